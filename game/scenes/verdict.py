"""A euchre, a march or a hand alone in a picture: a word stamped across felt, and the tricks of the hand below it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame
from pygame import Surface

from game.engine.cards import SEATS, Seat
from game.engine.events import Points
from game.table.card_back import card_back
from game.table.portraits import portrait
from game.text import t
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.fonts import fit, render
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.theme import mix
from game.widgets.vector import fast

PORTRAITS: Final = ("South", "West", "East")
"""By seat."""
TURN: Final = 4.0
"""How far the stamped word is turned, in degrees."""
_FINER: Final = 2
_STEP: Final = 0.6
"""From a packet to the next, in its widths."""
_PACKET_TURNS: Final = (-3.0, 2.0, -1.0, 3.0, -2.0)
"""Packets are laid down by hand, not by a ruler, in degrees."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is stamped, and whose tricks are shown."""

    word: str
    """ "EUCHRED", "MARCH" or "ALONE"."""
    red: bool
    """Whether it is stamped in red: the maker has failed."""
    sides: tuple[tuple[Seat, ...], ...]
    """The seats whose tricks are shown: who gained by the hand, then who did not."""


def verdict_of(maker: Seat | None, alone: bool, lone_defender: Seat | None, tricks: Points) -> Verdict | None:
    """What there is to stamp; None for a hand that ended as most do."""
    if maker is None:
        return None
    others = tuple(seat for seat in SEATS if seat != maker and lone_defender in (None, seat))
    if tricks[maker] < 3:
        return Verdict(t("result.stamp.euchred"), True, (others, (maker,)))
    if tricks[maker] == 5:
        return Verdict(t("result.stamp.alone" if alone else "result.stamp.march"), False, ((maker,),))
    return Verdict(t("result.stamp.alone"), False, ((maker,), others)) if alone else None


@lru_cache(maxsize=4)
def verdict_picture(verdict: Verdict, tricks: Points, size: tuple[int, int], kit: Kit) -> Surface:
    """A piece of felt of this size, in pixels, with the word across it and the tricks below."""
    px, palette = kit.metrics.px, kit.palette
    width, height = size
    picture = Surface(size, pygame.SRCALPHA, 32)
    line = max(1, px(1))
    blend(picture, rounded_rect(size, px(14), palette.felt, mix(palette.rim_light, palette.gold, 0.2), line), (0, 0))
    inner = (width - 2 * px(6), height - 2 * px(6))
    woven = mix(palette.felt, palette.text, 0.2)
    blend(picture, rounded_rect(inner, px(9), palette.felt, woven, line), (px(6), px(6)))
    pad = px(16)
    low = round(height * (0.36 if width > height * 2 else 0.46))
    rows = _tricks(verdict.sides, tricks, (width - 2 * pad, low), kit)
    stamped = stamp(verdict.word, (width - 2 * pad, height - low - px(16)), kit, red=verdict.red)
    free = height - stamped.get_height() - rows.get_height()
    blend(picture, stamped, ((width - stamped.get_width()) // 2, round(free * 0.42)))
    blend(picture, rows, ((width - rows.get_width()) // 2, height - rows.get_height() - px(13)))
    return fast(picture)


def stamp(word: str, room: tuple[int, int], kit: Kit, *, red: bool = False) -> Surface:
    """A word in a frame on a piece of card, a little turned; but for its shadow within `room`, in pixels."""
    palette = kit.palette
    ink = palette.red if red else palette.ink
    size = fit(word, kit.metrics.px(52), round(room[0] * 0.8), least=8, display=True) * _FINER
    turn = math.radians(TURN)
    while True:
        text = render(word, size, ink, display=True)
        across, down, frame = round(size * 0.5), round(size * 0.1), max(2, round(size * 0.06))
        body = (text.get_width() + 2 * across, round(size * 1.3) + 2 * down)
        wide = body[0] * math.cos(turn) + body[1] * math.sin(turn)
        high = body[0] * math.sin(turn) + body[1] * math.cos(turn)
        over = max(wide / (room[0] * _FINER), high / (room[1] * _FINER))
        if over <= 1 or size <= 8 * _FINER:
            break
        size = min(size - 1, int(size / over))
    blur = round(size * 0.24)
    picture = Surface((body[0] + 2 * blur, body[1] + 2 * blur), pygame.SRCALPHA, 32)
    picture.fill((*palette.card, 0))
    blend(picture, soft_shadow(body, size * 0.2, blur, palette.shadow), (0, round(blur * 0.4)))
    blend(picture, rounded_rect(body, size * 0.2, palette.card), (blur, blur))
    lines = mix(palette.card, ink, 0.85)
    for inset, thick in ((frame * 1.4, frame), (frame * 3.3, max(1, frame // 2))):
        inside = (round(body[0] - 2 * inset), round(body[1] - 2 * inset))
        blend(
            picture,
            rounded_rect(inside, size * 0.15, palette.card, lines, thick),
            (blur + round(inset), blur + round(inset)),
        )
    blend(picture, text, text.get_rect(center=(picture.get_width() // 2, picture.get_height() // 2)))
    return pygame.transform.rotozoom(picture, TURN, 1 / _FINER)


def _tricks(sides: Sequence[Sequence[Seat]], tricks: Points, room: tuple[int, int], kit: Kit) -> Surface:
    """Each seat's face and the tricks it took, face down: the sides on one line, or where that is narrow on two."""
    most = kit.metrics.px(52)
    line = _row(sides, tricks, (room[0], min(room[1], most)), kit)
    if len(sides) == 1 or line.get_height() >= room[1] * 0.62:
        return line
    gap = kit.metrics.px(5)
    high = min(most, (room[1] - gap) // 2)
    rows = [_row([side], tricks, (room[0], high), kit) for side in sides]
    if min(each.get_height() for each in rows) <= line.get_height():
        return line
    size = (max(each.get_width() for each in rows), sum(each.get_height() for each in rows) + gap * (len(rows) - 1))
    picture = Surface(size, pygame.SRCALPHA, 32)
    top = 0
    for each in rows:
        blend(picture, each, ((size[0] - each.get_width()) // 2, top))
        top += each.get_height() + gap
    return picture


def _row(sides: Sequence[Sequence[Seat]], tricks: Points, room: tuple[int, int], kit: Kit) -> Surface:
    """The sides beside each other, as high as there is room, with a line between them."""
    high = room[1]
    while True:
        groups = [[_one(seat, tricks[seat], high, kit) for seat in side] for side in sides]
        near, far = round(high * 0.32), round(high * 0.8)
        wide = sum(each.get_width() for side in groups for each in side)
        wide += near * sum(len(side) - 1 for side in groups) + far * (len(groups) - 1)
        if wide <= room[0] or high <= 16:
            break
        high = min(high - 1, high * room[0] // wide)
    picture = Surface((wide, max(each.get_height() for side in groups for each in side)), pygame.SRCALPHA, 32)
    left = 0
    for place, side in enumerate(groups):
        if place:
            rule = Surface((max(1, kit.metrics.px(1)), round(high * 0.8)))
            rule.fill(mix(kit.palette.felt, kit.palette.text, 0.35))
            middle = left + far // 2 - near
            picture.blit(rule, (middle, (picture.get_height() - rule.get_height()) // 2))
            left += far - near
        for each in side:
            blend(picture, each, (left, (picture.get_height() - each.get_height()) // 2))
            left += each.get_width() + near
    return picture


def _one(seat: Seat, tricks: int, high: int, kit: Kit) -> Surface:
    face = round(high * 0.86)
    width = round(high * 0.68)
    air, step = round(high * 0.14), round(width * _STEP)
    packets = [
        pygame.transform.rotozoom(_plain(card_back(width * _FINER)), turn, 1 / _FINER)
        for turn in _PACKET_TURNS[:tricks]
    ]
    across = face + (air + width + step * (tricks - 1) + round(width * 0.1) if tricks else 0)
    down = max(face, *(each.get_height() for each in packets)) if packets else face
    picture = Surface((across, down), pygame.SRCALPHA, 32)
    blend(picture, portrait(PORTRAITS[seat], face), (0, (down - face) // 2))
    for place, each in enumerate(packets):
        middle = face + air + width // 2 + step * place
        blend(picture, each, each.get_rect(center=(middle, down // 2)))
    return picture


def _plain(picture: Surface) -> Surface:
    plain = picture.copy()
    plain.set_alpha(255)  # without RLEACCEL: to be turned
    return plain
