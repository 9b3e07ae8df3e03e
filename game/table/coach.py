"""The coach of the guided hand: a bubble with a few words that covers nothing of what it speaks about."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

import pygame
from pygame import Rect, Surface

from game.table.layers import Layer
from game.widgets.button import TOUCH, Kit
from game.widgets.compose import blend
from game.widgets.control import Control
from game.widgets.element import Element
from game.widgets.fonts import line_height, render, width, wrap
from game.widgets.shapes import rounded_rect, rounded_rect_mask, soft_shadow
from game.widgets.target import Target
from game.widgets.theme import Colour, mix
from game.widgets.vector import Sheet, fast

FONT: Final = 17.0
TITLE: Final = 1.18
"""The title's size, as a part of the text's."""
SHRINK: Final = (1.0, 0.92, 0.85, 0.78, 0.71, 0.65, 0.58, 0.51, 0.44)
"""Where there is no room for the words, they are made smaller in these steps."""
LEAST: Final = 13.0
"""They get no smaller than this, in units, whatever the person's text size."""
SMALLER: Final = 6.0
"""What it costs to make the words smaller than usual, beside covering something that is better seen; …"""
LESS_LARGE: Final = 2.5
"""… and what it costs to make them less large than a person with large text asked for."""
SMALL: Final = 360
"""In a window of which a side is no longer than that, in units, every bubble has one form, that which needs least room:
the title begins the text, and Next stands beside that."""
WIDTHS: Final = (400.0, 340.0, 290.0, 250.0, 215.0, 185.0, 160.0, 520.0, 640.0)
"""How wide the bubble may be, in units."""
PAD: Final = 13.0
TIGHT: Final = 9.0
"""The same where there is no room for the title over the text."""
EDGE: Final = 6.0
"""Least distance from the window's edge, in units."""
AIR: Final = 5.0
"""Distance kept from what must not be covered, in units."""
COVERS: Final = 0.45
"""What it costs to cover the least bit of what is better seen: rather a step or two smaller words."""
WHOLE: Final = 0.15
"""What it costs to cover all of something that can do without being seen for a while: a part of it would look amiss."""
CUTS: Final = 1.0
"""What it costs to cover a part of that."""
LINE: Final = 33
"""So many letters at least make a line that is read at ease; …"""
SHORT: Final = 0.03
"""… and what each that is missing costs."""
BESIDE: Final = 0.2
"""What it costs to have Next beside the words and not below them."""
TAIL: Final = 9.0
LEADING: Final = 1.3


@dataclass(frozen=True)
class CoachWords:
    """What the bubble says. A page to read has a `button`, the label of its Next."""

    title: str
    text: str
    part: int
    """Which part of the lesson it is, from 0, …"""
    parts: int
    """… and how many there are."""
    button: str = ""
    terms: tuple[tuple[str, str], ...] = ()
    """Words of the text that can be looked up, in its order, and the keys of what they lead to."""


@dataclass(frozen=True)
class CoachPlan:
    """Where a bubble stands and how its words are set, in device pixels."""

    body: Rect
    words: Rect
    """Where title and text stand."""
    button: Rect | None
    font: int
    titled: bool
    """Whether there is room for the title over the text; else it begins the text, in bold."""


def plan_coach(
    words: CoachWords,
    kit: Kit,
    kept_free: Sequence[Rect],
    spared: list[Rect],
    near: Rect,
    *,
    hidden: Sequence[Rect] = (),
) -> CoachPlan:
    """The best place: never over `kept_free`, better not over `spared`, close to `near`, with words as large as can be.

    What is in `hidden` is spared, too, but where there is little room it may be covered as a whole.

    Where even the smallest words find no place that is free, what is covered least is taken.
    """
    air = kit.metrics.px(AIR)
    hard = [each.inflate(2 * air, 2 * air) for each in kept_free]
    edge = 2 * kit.metrics.px(EDGE)
    hidden = [each.clip(kit.metrics.window.inflate(-edge, -edge)) for each in hidden]
    best: tuple[float, CoachPlan] | None = None
    large, usual = kit.metrics.font(FONT), kit.metrics.px(FONT)
    steps = [each for each in SHRINK if round(large * each) >= kit.metrics.px(LEAST)] or [1.0]
    small = min(kit.metrics.w, kit.metrics.h) <= SMALL
    for step, shrink in enumerate(steps):
        font = round(large * shrink)
        smaller = LESS_LARGE * (1 - max(font, usual) / large) + SMALLER * max(0.0, 1 - font / usual)
        for titled in (False,) if small else (True, False) if step > 1 else (True,):
            for plan in _plans(words, kit, shrink, titled=titled):
                if small and plan.button is not None and not _is_beside(plan):
                    continue
                found = _place(plan.body, kit, hard, spared, near, hidden)
                if found is None:
                    continue
                cost, corner = found
                cost += smaller + (0 if titled else 0.25)
                cost += 0.3 * max(0.0, plan.body.height / plan.body.width - 0.55)  # wide is easier to read than high
                cost += SHORT * max(0.0, LINE - 2 * plan.words.width / plan.font)  # a letter is half as wide as high
                cost += BESIDE if _is_beside(plan) and not small else 0
                if best is None or cost < best[0]:
                    best = cost, _moved(plan, corner)
        if best is not None and best[0] < smaller + 0.4:
            break
    if best is not None:
        return best[1]
    return _least_bad(words, kit, hard, steps[-1])


def _plans(words: CoachWords, kit: Kit, shrink: float, *, titled: bool) -> Iterator[CoachPlan]:
    """The bubble in several shapes, each at the window's corner."""
    metrics = kit.metrics
    px = metrics.px
    font, pad, gap = round(metrics.font(FONT) * shrink), px(PAD if titled else TIGHT), px(8)
    # Large text is no reason for a button beyond its size for a finger.
    side = max(px(TOUCH), round(font * 1.9))
    button_w = width(words.button, font, bold=True) + 2 * px(16) if words.button else 0
    button_w = max(button_w, px(72)) if words.button else 0
    most = metrics.width - 2 * px(EDGE)
    seen: set[tuple[int, int]] = set()
    for each in WIDTHS:
        for beside in (False, True) if words.button else (False,):
            room = min(px(each), most) - 2 * pad
            if beside:
                room -= button_w + gap
            if room < font * 7:
                continue
            size = words_size(words, font, room, titled=titled)
            if beside:
                inner = (size[0] + gap + button_w, max(size[1], side))
            elif words.button:
                inner = (max(size[0], button_w + px(84)), size[1] + gap + side)
            else:
                inner = (max(size[0], px(96)), size[1])
            if inner in seen or inner[0] + 2 * pad > most:
                continue
            seen.add(inner)
            body = Rect(0, 0, inner[0] + 2 * pad, inner[1] + 2 * pad - px(3))
            top = pad - px(2)
            if beside:
                top += (inner[1] - size[1]) // 2
            button = None
            if words.button:
                button = Rect(body.right - pad - button_w, 0, button_w, side)
                button.bottom = body.bottom - pad + px(2)
                if beside:
                    button.centery = body.centery
            yield CoachPlan(body, Rect(pad, top, *size), button, font, titled)


def words_size(words: CoachWords, font: int, room: int, *, titled: bool) -> tuple[int, int]:
    """How large title and text are when they are set `room` wide."""
    lines = set_lines(words, font, room, titled=titled)
    wide = max(_head_width(head, font) + width(rest, font) for head, rest in lines)
    high = round(font * LEADING) * (len(lines) - 1) + line_height(font)
    if titled:
        size = round(font * TITLE)
        heads = wrap(words.title, size, room, display=True)
        wide = max(wide, *(width(line, size, display=True) for line in heads))
        high += round(size * LEADING) * len(heads)
    return wide + 2, high


def set_lines(words: CoachWords, font: int, room: int, *, titled: bool) -> list[tuple[str, str]]:
    """The lines of the text, at most `room` wide: of each what is bold, and what follows."""
    if titled:
        return [("", line) for line in wrap(words.text, font, room)]
    title = words.title if words.title.endswith((".", "!", "?")) else f"{words.title}."
    lines = [("", "")]
    for word, bold in [*((each, True) for each in title.split()), *((each, False) for each in words.text.split())]:
        head, rest = lines[-1]
        longer = (f"{head} {word}".lstrip(), rest) if bold else (head, f"{rest} {word}".lstrip())
        if (head or rest) and _head_width(longer[0], font) + width(longer[1], font) > room:
            lines.append((word, "") if bold else ("", word))
        else:
            lines[-1] = longer
    return lines


def _head_width(head: str, font: int) -> int:
    return width(f"{head} ", font, bold=True) if head else 0


def _is_beside(plan: CoachPlan) -> bool:
    return plan.button is not None and plan.button.top < plan.words.bottom


def _place(
    body: Rect, kit: Kit, hard: list[Rect], spared: list[Rect], near: Rect, hidden: Sequence[Rect]
) -> tuple[float, tuple[int, int]] | None:
    """The cheapest free corner for a bubble of this size, and its cost; None where there is none."""
    metrics = kit.metrics
    edge = metrics.px(EDGE)
    room_x, room_y = metrics.width - 2 * edge - body.width, metrics.height - 2 * edge - body.height
    if room_x < 0 or room_y < 0:
        return None
    # The best place touches something: an edge, what must stay free, or what is spoken about.
    size = body.size
    walls = [near.inflate(2 * metrics.px(AIR), 2 * metrics.px(AIR)), *hard]
    columns = {edge, edge + room_x // 2, edge + room_x, near.centerx - size[0] // 2}
    columns |= {walls[0].right, walls[0].left - size[0]}
    rows = {edge, edge + room_y // 2, edge + room_y, near.centery - size[1] // 2}
    for wall in (*walls, *spared, *hidden):
        rows |= {wall.bottom, wall.top - size[1]}
    rows |= {each for wall in hidden for each in (wall.top, wall.bottom - size[1])}
    diagonal, area = hypot(metrics.width, metrics.height), size[0] * size[1]
    best: tuple[float, tuple[int, int]] | None = None
    for x in sorted({min(max(edge, each), edge + room_x) for each in columns}):
        for y in sorted({each for each in rows if edge <= each <= edge + room_y}):
            there = Rect((x, y), size)
            if there.collidelist(hard) >= 0:
                continue
            cost = _distance(there, near) / diagonal
            cost += 0.12 * abs(there.centerx - near.centerx) / metrics.width
            if best is not None and cost >= best[0]:
                continue
            for place in there.collidelistall(spared):
                part = there.clip(spared[place])
                cost += COVERS + 0.9 * part.width * part.height / min(area, spared[place].width * spared[place].height)
            for each in hidden:
                if there.contains(each):
                    cost += WHOLE
                elif there.colliderect(each):
                    cost += CUTS
            if best is None or cost < best[0]:
                best = cost, (x, y)
    return best


def _least_bad(words: CoachWords, kit: Kit, hard: Sequence[Rect], shrink: float) -> CoachPlan:
    plans = [each for each in _plans(words, kit, shrink, titled=False) if kit.metrics.window.contains(each.body)]
    plan = min(plans or list(_plans(words, kit, shrink, titled=False)), key=lambda each: each.body.height)
    rows = range(0, max(1, kit.metrics.height - plan.body.height), max(2, kit.metrics.px(8)))

    def covered(y: int) -> int:
        there = Rect(kit.metrics.px(EDGE), y, plan.body.width, plan.body.height)
        return sum(part.width * part.height for part in (there.clip(each) for each in hard))

    return _moved(plan, (kit.metrics.px(EDGE), min(rows, key=covered)))


def _moved(plan: CoachPlan, corner: tuple[int, int]) -> CoachPlan:
    button = plan.button.move(corner) if plan.button is not None else None
    return CoachPlan(plan.body.move(corner), plan.words.move(corner), button, plan.font, plan.titled)


def _distance(one: Rect, other: Rect) -> float:
    """From edge to edge."""
    dx = max(0, other.left - one.right, one.left - other.right)
    dy = max(0, other.top - one.bottom, one.top - other.bottom)
    return hypot(dx, dy)


class CoachBubble(Target):
    """The bubble, ivory, with a tail towards what it speaks about where that is close."""

    def __init__(self, words: CoachWords, plan: CoachPlan, kit: Kit, near: Rect | None) -> None:
        self.words = words
        self.plan = plan
        px, palette = kit.metrics.px, kit.palette
        margin = px(14)
        body = plan.body
        picture = Surface((body.width + 2 * margin, body.height + 2 * margin), pygame.SRCALPHA, 32)
        blend(picture, soft_shadow(body.size, px(16), margin), (0, px(4)))
        inside = Rect((margin, margin), body.size)
        if near is not None and _distance(body, near) < px(24):
            _draw_tail(picture, inside, near.move(margin - body.x, margin - body.y), px(TAIL), palette.card)
        edge = mix(palette.card, palette.ink, 0.22)
        blend(picture, rounded_rect(body.size, px(16), palette.card, edge, max(1, px(1))), inside)
        at = plan.words.move(margin - body.x, margin - body.y)
        top = at.y
        if plan.titled:
            size = round(plan.font * TITLE)
            for line in wrap(words.title, size, at.width, display=True):
                blend(picture, render(line, size, palette.ink, display=True), (at.x, top))
                top += round(size * LEADING)
        blend(picture, _set(words, plan, palette.ink), (at.x, top))
        dots = part_dots(words.part, words.parts, kit)
        if plan.button is not None and not _is_beside(plan):
            middle = plan.button.centery + margin - body.y
            blend(picture, dots, (at.x, middle - dots.get_height() // 2))
        else:  # at the end of the title's line, or of the last one, where that leaves room
            if plan.titled:
                size = round(plan.font * TITLE)
                used, middle = width(words.title, size, display=True), at.y + line_height(size, display=True) // 2
            else:
                head, rest = set_lines(words, plan.font, at.width, titled=False)[-1]
                used, middle = _head_width(head, plan.font) + width(rest, plan.font), at.bottom - plan.font * 2 // 3
            right = inside.right - (at.x - inside.left) if plan.button is None else at.right
            if at.x + used + px(14) + dots.get_width() <= right:
                blend(picture, dots, dots.get_rect(midright=(right, middle)))
        super().__init__(None, fast(picture), (body.x - margin, body.y - margin), margin=margin, layer=Layer.COACH)


def part_dots(part: int, parts: int, kit: Kit) -> Surface:
    """A dot for each part of the lesson: full for those behind, long for this one, pale for those to come."""
    px, palette = kit.metrics.px, kit.palette
    side, long, gap = px(7), px(17), px(5)
    picture = Surface(((parts - 1) * (side + gap) + long, side), pygame.SRCALPHA, 32)
    picture.fill((*palette.card, 0))
    left = 0
    for place in range(parts):
        size = (long if place == part else side, side)
        colour = mix(palette.ink, palette.card, 0.75 if place > part else 0.15)
        blend(picture, rounded_rect(size, side / 2, colour), (left, 0))
        left += size[0] + gap
    return picture


def _set(words: CoachWords, plan: CoachPlan, ink: Colour) -> Surface:
    font, room = plan.font, plan.words.width
    lines = set_lines(words, font, room, titled=plan.titled)
    step = round(font * LEADING)
    picture = Surface((room, step * (len(lines) - 1) + line_height(font)), pygame.SRCALPHA, 32)
    picture.fill((*ink, 0))
    for place, (head, rest) in enumerate(lines):
        if head:
            blend(picture, render(head, font, ink, bold=True), (0, place * step))
        if rest:
            blend(picture, render(rest, font, ink), (_head_width(head, font), place * step))
    return picture


def term_places(words: CoachWords, plan: CoachPlan) -> list[tuple[str, Rect]]:
    """The keys of the terms, and where each stands in the bubble; of one that is broken the longer part."""
    font = plan.font
    lines = set_lines(words, font, plan.words.width, titled=plan.titled)
    top = plan.words.y
    if plan.titled:
        size = round(font * TITLE)
        top += round(size * LEADING) * len(wrap(words.title, size, plan.words.width, display=True))
    places = list[tuple[str, Rect]]()
    text = " ".join(rest for _, rest in lines if rest)
    for word, key in words.terms:
        start = re.search(rf"\b{re.escape(word)}\b", text)
        if start is None:
            continue
        parts, begins = list[Rect](), 0
        for number, (head, rest) in enumerate(lines):
            first, last = max(start.start() - begins, 0), min(start.end() - begins, len(rest))
            if rest and first < last:
                x = plan.words.x + _head_width(head, font) + width(rest[:first], font)
                across = width(rest[first:last], font)
                parts.append(Rect(x, top + number * round(font * LEADING), across, line_height(font)))
            begins += len(rest) + 1 if rest else 0
        places.append((key, max(parts, key=lambda each: each.width)))
    return places


class TermLink(Target):
    """The dots under a word that can be looked up; with the keyboard on it a frame around the word.

    A finger may miss the word by a little: what is pressed is as large as a finger, but not beyond the `bubble`.
    """

    def __init__(self, control: Control, place: Rect, bubble: Rect, kit: Kit) -> None:
        self.kit = kit
        least = kit.metrics.px(TOUCH)
        finger = place.inflate(max(0, least - place.width), max(0, least - place.height))
        self.finger = finger.clip(bubble)
        margin = kit.metrics.px(3)
        size = place.inflate(2 * margin, 2 * margin).size
        super().__init__(
            control, Surface(size), (place.x - margin, place.y - margin), margin=margin, layer=Layer.COACH + 1
        )
        self.look_changed()

    def hit(self, pos: tuple[int, int]) -> bool:
        """Around the word, too."""
        return bool(self.visible) and self.finger.collidepoint(pos)

    def look_changed(self) -> None:
        """Draw the dots, and the frame where it is wanted."""
        palette, px = self.kit.palette, self.kit.metrics.px
        width, height = self.home.size
        picture = Surface((width, height), pygame.SRCALPHA, 32)
        strong = self.focused or self.held or self.hovered
        if self.focused:
            frame = rounded_rect_mask((width, height), px(5), palette.ink)
            inside = (width - 2 * max(1, px(1.5)), height - 2 * max(1, px(1.5)))
            hole = rounded_rect_mask(inside, px(4), (0, 0, 0))
            picture.blit(frame, (0, 0))
            picture.blit(
                hole, ((width - inside[0]) // 2, (height - inside[1]) // 2), special_flags=pygame.BLEND_RGBA_SUB
            )
        ink, thick = mix(palette.card, palette.ink, 1.0 if strong else 0.55), max(1, px(1.3))
        line = height - self.margin - max(thick, round((height - 2 * self.margin) * 0.1))
        for x in range(self.margin, width - self.margin - thick + 1, 2 * thick):
            picture.fill((*ink, 255), Rect(x, line, thick, thick))
        self.set_image(fast(picture))


def _draw_tail(picture: Surface, body: Rect, near: Rect, size: int, colour: Colour) -> None:
    """A small triangle at the side of the bubble that looks at `near`; none where that is not beside it."""
    across = 2 * size
    x = min(max(near.centerx, body.left + 2 * across), body.right - 2 * across)
    y = min(max(near.centery, body.top + 2 * across), body.bottom - 2 * across)
    above, below = near.bottom <= body.top, near.top >= body.bottom
    if (above or below) and near.left - across < x < near.right + across and body.width > 4 * across:
        path = "M0 10 L10 0 L20 10 Z" if above else "M0 0 L20 0 L10 10 Z"
        sheet = Sheet((across, size + 2), size / 10, clear_as=colour)
        sheet.path(path, colour)
        blend(picture, sheet.scaled(), (x - size, body.top - size + 1 if above else body.bottom - 1))
    elif (near.right <= body.left or near.left >= body.right) and near.top < y < near.bottom:
        left = near.right <= body.left
        path = "M10 0 L10 20 L0 10 Z" if left else "M0 0 L10 10 L0 20 Z"
        sheet = Sheet((size + 2, across), size / 10, clear_as=colour)
        sheet.path(path, colour)
        blend(picture, sheet.scaled(), (body.left - size + 1 if left else body.right - 1, y - size))


class Frame(Element):
    """A line around what is spoken about."""

    def __init__(self, around: Rect, kit: Kit, colour: Colour, radius: float = 12) -> None:
        px = kit.metrics.px
        out, line = px(4), max(2, px(3))
        size = (around.width + 2 * out, around.height + 2 * out)
        picture = rounded_rect_mask(size, px(radius) + out, colour)
        inside = rounded_rect_mask((size[0] - 2 * line, size[1] - 2 * line), px(radius) + out - line, (0, 0, 0))
        picture.blit(inside, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
        super().__init__(fast(picture), (around.x - out, around.y - out), layer=Layer.FRAME)
