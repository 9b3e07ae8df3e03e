"""The drawn faces of the seats: three people and a tailor's dummy, in round frames.

Portrait units: 100 either way, the middle at (50, 50). The faces are of the same make as the court cards'.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import pygame

from game.widgets.shapes import cut_corners
from game.widgets.theme import Colour, mix
from game.widgets.vector import Sheet, fast

_INK: Final[Colour] = (38, 34, 40)
_FACE: Final = "M29 40 C29 20 71 20 71 40 L71 53 C71 68 60 77 50 77 C40 77 29 68 29 53 Z"
_FACE_SHADE: Final = "M50 25 C62 25 71 30 71 40 L71 53 C71 68 60 77 50 77 Z"


@lru_cache(maxsize=24)
def portrait(name: str, px: int) -> pygame.Surface:
    """The round portrait of "South", "West", "East" or "Dummy", `px` pixels across. KeyError for another name."""
    ground, paint = _PORTRAITS[name]
    sheet = Sheet((px, px), px / 100, ground=ground, fine=4 if px <= 110 else 3)
    sheet.circle((50, 34), 44, mix(ground, (255, 255, 255), 0.22))
    paint(sheet)
    sheet.circle((50, 50), 50.6, mix(ground, (252, 246, 230), 0.82), 3.6)
    plain = sheet.scaled()
    picture = pygame.Surface(plain.get_size(), pygame.SRCALPHA, 32)
    picture.blit(plain, (0, 0))
    cut_corners(picture, px / 2)
    return fast(picture)


def _head(sheet: Sheet, skin: Colour, shade: Colour) -> None:
    sheet.path("M40 66 H60 V86 H40 Z", shade)
    for x in (28.5, 71.5):
        sheet.circle((x, 49), 5, skin if x < 50 else shade)
    sheet.path(_FACE, skin)
    sheet.path(_FACE_SHADE, shade)


def _eyes(sheet: Sheet, brow: Colour) -> None:
    for x in (40.5, 59.5):
        sheet.path("M-5 0.6 C-3 -3.6 3 -3.6 5 0.6 C3 3 -3 3 -5 0.6 Z", (255, 252, 246), (x, 47))
        sheet.circle((x, 47), 2.5, _INK)
        sheet.circle((x + 0.9, 46.2), 0.8, (255, 255, 255))
        sheet.stroke_path(f"M{x - 5.4} 40.4 Q{x} 35.8 {x + 5.4} 40.4", 2.2, brow)


def _nose(sheet: Sheet, shade: Colour) -> None:
    sheet.path("M50 45 L54.6 57.6 C53 59.4 51.4 59.6 50 59.4 Z", mix(shade, (110, 50, 30), 0.28))


def _smile(sheet: Sheet, lips: Colour, depth: float = 3.0, width: float = 7.0) -> None:
    sheet.stroke_path(f"M{50 - width} 65 Q50 {65 + 2 * depth} {50 + width} 65", 2.4, lips)


def _south(sheet: Sheet) -> None:
    skin, shade = (248, 212, 178), (230, 182, 142)
    hair, dark = (170, 84, 42), (136, 62, 30)
    for x, y, r in ((26.0, 38.0, 11.0), (74, 38, 11), (30, 26, 12), (70, 26, 12)):
        sheet.circle((x, y), r, hair if x < 50 else dark)
    _head(sheet, skin, shade)
    sheet.path("M14 104 C14 86 28 80 40 78 C43 86 57 86 60 78 C72 80 86 86 86 104 Z", (46, 122, 98))
    sheet.path("M50 84 C55 84 58.6 82 60 78 C72 80 86 86 86 104 L50 104 Z", (34, 98, 78))
    sheet.stroke_path("M38 78.4 C42 88 58 88 62 78.4", 5, (240, 232, 212))
    for x, y, r in ((33.0, 29.0, 9.0), (42, 22, 10.5), (53, 20, 10.5), (64, 24, 10), (70, 32, 7), (46, 28, 6)):
        sheet.circle((x, y), r, hair if x < 51 else dark)
    _eyes(sheet, dark)
    _nose(sheet, shade)
    _smile(sheet, (186, 70, 62), 3.4, 7.5)
    for x, y in ((36, 56), (40, 58.4), (60.6, 58.4), (64.4, 56)):
        sheet.circle((x, y), 0.9, mix(shade, (150, 80, 40), 0.45))


def _west(sheet: Sheet) -> None:
    skin, shade = (206, 148, 108), (178, 118, 82)
    hair, dark = (226, 222, 214), (196, 190, 182)
    sheet.path("M27 40 C23 48 25 56 29 60 L32 40 Z", hair)
    sheet.path("M73 40 C77 48 75 56 71 60 L68 40 Z", dark)
    _head(sheet, skin, shade)
    sheet.path("M12 104 C12 86 28 80 40 78 L50 92 L60 78 C72 80 88 86 88 104 Z", (70, 62, 74))
    sheet.path("M50 92 L60 78 C72 80 88 86 88 104 L50 104 Z", (54, 47, 58))
    sheet.path("M40 76 L50 92 L60 76 L64 82 L52 100 L48 100 L36 82 Z", (246, 240, 228))
    sheet.path("M50 90 L41 85 L41 96 Z M50 90 L59 85 L59 96 Z", (176, 42, 50))
    sheet.circle((50, 90.4), 2.8, (146, 30, 40))
    _eyes(sheet, dark)
    _nose(sheet, shade)
    sheet.stroke_path("M45 69 Q50 71.4 55 69", 2.2, (140, 58, 50))
    sheet.path("M50 60 C43 57 36 60 31 67 C38 68 46 67 50 63.4 C54 67 62 68 69 67 C64 60 57 57 50 60 Z", hair)
    sheet.path("M50 60 C57 57 64 60 69 67 C62 68 54 67 50 63.4 Z", dark)
    # a flat cap
    sheet.path("M25 36 C22 20 36 12 52 12 C68 12 79 21 76 35 C62 27 40 27 25 36 Z", (126, 110, 78))
    sheet.path("M52 12 C68 12 79 21 76 35 C68 30 60 28.4 51 28.6 Z", (104, 90, 62))
    sheet.path("M24 38 C34 28 66 28 76 36 C80 38 79 41 75 40.6 C62 35 40 35 29 41 C25 43 22 41 24 38 Z", (92, 78, 54))
    sheet.circle((52, 12.6), 2.4, (92, 78, 54))


def _east(sheet: Sheet) -> None:
    skin, shade = (240, 198, 160), (219, 168, 128)
    hair, dark = (62, 48, 58), (44, 34, 44)
    sheet.circle((50, 15), 11, hair)
    sheet.path("M50 4 A50 15 11 -90 90 Z", dark)
    sheet.path("M50 16 C30 16 22 30 24 48 C25 58 27 62 31 66 L69 66 C73 62 75 58 76 48 C78 30 70 16 50 16 Z", hair)
    sheet.path("M50 16 C70 16 78 30 76 48 C75 58 73 62 69 66 L50 66 Z", dark)
    _head(sheet, skin, shade)
    sheet.path("M14 104 C14 88 27 82 40 79 L60 79 C73 82 86 88 86 104 Z", (232, 196, 96))
    sheet.path("M50 79 H60 C73 82 86 88 86 104 L50 104 Z", (208, 168, 70))
    sheet.path("M36 77 C42 84 58 84 64 77 L68 85 C58 93 42 93 32 85 Z", (176, 44, 62))
    sheet.path("M53 88 L64 86 L62 104 L54 104 Z", (146, 32, 50))
    # hair combed to the side
    sheet.path("M56 24 C44 22 30 28 28.4 50 C24 36 30 20 50 19 C70 20 76 36 71.6 50 C71 36 66 28 56 24 Z", hair)
    sheet.path("M56 24 C66 28 71 36 71.6 50 C76 36 70 20 50 19 C53 20 55 22 56 24 Z", dark)
    _eyes(sheet, dark)
    for x in (40.5, 59.5):
        sheet.circle((x, 47), 8.6, (150, 52, 56), 1.9)
    sheet.stroke([(48.4, 46), (50, 45.2), (51.6, 46)], 1.8, (150, 52, 56))
    _nose(sheet, shade)
    _smile(sheet, (190, 48, 60), 2.6, 6.5)
    for x in (27.6, 72.4):
        sheet.circle((x, 57), 2.4, (240, 190, 90))


def _dummy(sheet: Sheet) -> None:
    """A tailor's dummy: a head without a face on a bust of linen, cut off at the waist, on its stand."""
    wood, dark, line = (222, 180, 124), (186, 140, 88), (110, 74, 42)
    linen, shade, seam = (240, 228, 204), (208, 188, 154), (134, 104, 72)
    # the stand
    sheet.path("M46.4 82 H53.6 V102 H46.4 Z", line)
    sheet.path("M38 86 H62 V90 H38 Z", line)
    # the bust: shoulders, breast, waist
    bust = "M50 41 C56 41 57 44.6 64 47.4 C75 51 80 53 81 62 C82 70 74 71 71 74 C68 77 67 81 68 87"
    sheet.path(
        f"{bust} L32 87 C33 81 32 77 29 74 C26 71 18 70 19 62 C20 53 25 51 36 47.4 C43 44.6 44 41 50 41 Z", linen
    )
    sheet.path(f"{bust} L50 87 Z", shade)
    sheet.stroke_path("M50 46 V86", 1.7, seam)
    for x in (-1, 1):
        sheet.stroke_path(f"M{50 + x * 23} 52 Q{50 + x * 14} 66 {50 + x * 13} 86", 1.3, seam)
    # neck and head
    sheet.path("M44.4 34 H55.6 V43 C53.4 46.4 46.6 46.4 44.4 43 Z", dark)
    egg = "M50 6 C61 6 65.4 15 64 24.4 C62.8 33 57 39.6 50 39.6 C43 39.6 37.2 33 36 24.4 C34.6 15 39 6 50 6 Z"
    sheet.path(egg, wood)
    sheet.path("M50 6 C61 6 65.4 15 64 24.4 C62.8 33 57 39.6 50 39.6 Z", dark)
    sheet.stroke_path("M50 7 V39", 1.2, line)
    sheet.stroke_path("M36.4 22.6 Q50 28.6 63.6 22.6", 1.2, line)


_PORTRAITS: Final[dict[str, tuple[Colour, Callable[[Sheet], None]]]] = {
    "South": ((112, 152, 176), _south),
    "West": ((206, 164, 96), _west),
    "East": ((134, 164, 124), _east),
    "Dummy": ((148, 144, 150), _dummy),
}
