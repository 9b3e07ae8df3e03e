"""The panel on which the human chooses cards: five of ten, or the one that the dealer puts away."""

from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.table.card_back import corner_radius
from game.table.choice_layout import CardChoice
from game.table.dotted import dashed_outline, dotted_outline
from game.table.layout import table_layout
from game.text import t
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.fonts import fit, paragraph, render
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.theme import mix
from game.widgets.vector import fast

BLUR = 14
"""How far the panel's shadow stands out on every side, in units."""


@lru_cache(maxsize=2)
def choice_panel(kit: Kit, *, exchange: bool) -> Surface:
    """The empty panel with its shadow; shared, not to be painted on. It is large, and painting it takes a while."""
    layout, palette, px = table_layout(kit.metrics), kit.palette, kit.metrics.px
    choice = layout.exchange if exchange else layout.five
    blur = px(BLUR)
    ground = panel_ground(choice, kit)
    picture = Surface(ground.size, pygame.SRCALPHA, 32)
    offset = (-ground.x, -ground.y)
    for each in choice.covered:
        box = each.move(offset)
        blend(picture, soft_shadow(box.size, px(16), blur), (box.x - blur, box.y - blur + px(3)))
        blend(picture, rounded_rect(box.size, px(16), palette.panel, palette.panel_edge, max(1, px(1))), box)
    for place in choice.cards:
        blend(picture, left_place(place.size, kit), place.move(offset))
    ends = []
    for at, key in zip(choice.labels, ("table.hand", "table.upcard" if exchange else "table.dummy"), strict=True):
        words = render(t(key), choice.label, palette.muted, bold=True)
        place = words.get_rect(topleft=(at[0] + offset[0], at[1] + offset[1]))
        blend(picture, words, place)
        ends.append(place)
    # What the dots mean, at the end of the line of words that is nearest to the human.
    own = ends[0] if ends[0].top > ends[1].top or exchange else ends[1]
    right = choice.panel.right + offset[0] - px(8)
    if exchange and ends[1].top == ends[0].top:
        right = ends[1].left - px(14)
    _legend(picture, Rect(own.right + px(10), own.top, right - own.right - px(10), own.height), choice.label, kit)
    return fast(picture)


def panel_ground(choice: CardChoice, kit: Kit) -> Rect:
    """What the picture of the panel covers: panel, tray and their shadows."""
    blur = kit.metrics.px(BLUR)
    return choice.panel.unionall(choice.covered).inflate(2 * blur, 2 * blur)


def _legend(picture: Surface, room: Rect, height: int, kit: Kit) -> None:
    """A small dotted card and "suggested", at the right end of its room, if it has any."""
    palette, px = kit.palette, kit.metrics.px
    words = render(t("table.suggested"), round(height * 0.9), palette.muted)
    sample = (round(height * 0.72), round(height * 0.96))
    width = words.get_width() + px(6) + sample[0]
    if width > room.width:
        return
    at = words.get_rect(midright=(room.right, room.centery))
    blend(picture, words, at)
    dots = dotted_outline(sample, sample[0] * 0.16, max(1.5, height * 0.1), palette.muted)
    blend(picture, dots, dots.get_rect(midright=(at.left - px(6), room.centery)))


def left_place(size: tuple[int, int], kit: Kit) -> Surface:
    """Where a card lay that was chosen: only a little darker, for nothing is to be done there."""
    palette = kit.palette
    return rounded_rect(size, corner_radius(size[0]) + 1, mix(palette.panel, palette.shadow, 0.28))


def slots_of(choice: CardChoice, kit: Kit) -> list[Surface]:
    """The places that are to be filled, each saying what with: the number of a card that is kept, or "Put away"."""
    count = len(choice.slots)
    words = [str(place + 1) for place in range(count)] if count > 1 else [t("action.put_away")]
    return [_slot(slot.size, each, kit, choice.label) for slot, each in zip(choice.slots, words, strict=True)]


def _slot(size: tuple[int, int], words: str, kit: Kit, height: int) -> Surface:
    palette, px = kit.palette, kit.metrics.px
    radius = corner_radius(size[0]) + 1
    picture = Surface(size, pygame.SRCALPHA, 32)
    blend(picture, rounded_rect(size, radius, mix(palette.panel, palette.felt, 0.45)), (0, 0))
    line = mix(palette.muted, palette.panel, 0.3)
    blend(picture, dashed_outline(size, radius, max(1.5, px(1.5)), px(7), line), (0, 0))
    high, room = round(height * 1.4) if len(words) == 1 else height, size[0] - px(14)
    if fit(words, high, room, least=px(8)) < high:
        high = min(fit(each, high, room, least=px(8)) for each in words.split())
    label = paragraph(words, high, palette.muted, room, centred=True)
    blend(picture, label, label.get_rect(center=(size[0] // 2, size[1] // 2)))
    return fast(picture)
