"""Small suits in their colours that fall over the table, and behind what is to be read, when the human has won."""

import math
import random
from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.engine.cards import Suit
from game.widgets.button import Kit
from game.widgets.compose import blend
from game.widgets.element import Element
from game.widgets.shapes import suit_glyph
from game.widgets.theme import mix
from game.widgets.vector import fast

PIECES: Final = 70
PIECES_IN_PAGE: Final = 46
"""As many in a browser, where each costs more."""
FALL_MS: Final = 2000.0
"""How long a piece falls from the top to below the lower edge, about."""
LAYER: Final = -2
"""Below everything else of a scene, …"""
COVER: Final = -1
"""… and below what veils them where there are words."""
VEIL: Final = 196
"""How much of the sheet's ground lies over a piece there, of 255: words have their contrast all the same."""
LATEST_MS: Final = 1000.0
"""The last one sets out then."""


class Confetti:
    """The pieces and their ways; `elements` are to be put into a scene, `update` lets them fall."""

    def __init__(
        self,
        kit: Kit,
        ground: Surface,
        boxes: Sequence[Rect],
        pieces: int = PIECES,
        seed: int = 5,
        *,
        figures: Rect | None = None,
    ) -> None:
        """They are only guessed at where they fall behind what `ground`, the scene's background, shows in `boxes`.

        Nothing at all is seen of them in `figures`: a suit beside a number would be read as a card.
        """
        rng = random.Random(seed)
        px, window = kit.metrics.px, kit.metrics.window
        self._height = window.height
        self._covers = []
        for box in (*boxes, figures):
            if box is None or not box.height:
                continue
            veil = Surface(box.size, 0, ground)  # one alpha for all of it: much faster than an alpha for each pixel
            veil.blit(ground, (0, 0), box)
            if box is not figures:
                veil.set_alpha(VEIL)
            self._covers.append(Element(veil, box.topleft, layer=COVER))
        self._elapsed = 0.0
        self._pieces: list[tuple[Element, Callable[[float], tuple[int, int]], float]] = []
        for place in range(pieces):
            # A few sizes and angles: pictures are shared.
            side, angle = px((15, 19, 24)[place % 3]), (-35, 20, -10, 40, 0)[place % 5]
            picture = fallen_suit(Suit(place % 4), side, angle, kit)
            element = Element(picture, (0, -side), layer=LAYER)
            element.show(False)
            delay = rng.uniform(0, LATEST_MS)
            self._pieces.append((element, self._way(rng, window.width, side, px(22)), delay))

    @property
    def elements(self) -> Sequence[Element]:
        """The pieces, and what veils them."""
        return [*self._covers, *(element for element, _, _ in self._pieces)]

    @property
    def over(self) -> bool:
        """Whether all have fallen."""
        return not self._pieces

    def update(self, dt_ms: float) -> None:
        """Let them fall; those that are down are gone."""
        self._elapsed += dt_ms
        left = []
        for element, way, delay in self._pieces:
            since = self._elapsed - delay
            if since > 0:
                at = way(since / FALL_MS)
                if at[1] > self._height:
                    element.kill()
                    continue
                element.move_to(at)
                element.show()
            left.append((element, way, delay))
        self._pieces = left
        if not left:
            self._uncover()

    def stop(self) -> None:
        """Take them all away."""
        for element, _, _ in self._pieces:
            element.kill()
        self._uncover()
        self._pieces = []

    def _uncover(self) -> None:
        for each in self._covers:
            each.kill()

    def _way(self, rng: random.Random, width: int, side: int, sway: int) -> Callable[[float], tuple[int, int]]:
        x, speed = rng.uniform(0.02, 0.98) * width, rng.uniform(0.85, 1.3)
        phase, swings = rng.uniform(0, math.tau), rng.uniform(1.5, 3.0)
        height = self._height

        def way(part: float) -> tuple[int, int]:
            fall = part * speed
            down = -side + (height + side + 1) * (0.55 * fall + 0.45 * fall * fall)
            return round(x + sway * math.sin(phase + swings * math.tau * fall)) - side // 2, round(down)

        return way


def fallen_suit(suit: Suit, side: int, angle: float, kit: Kit) -> Surface:
    """A suit turned by so many degrees, red or ivory: the colours of the cards, on the dark of cloth and panels."""
    colour = mix(kit.palette.red, (255, 255, 255), 0.14) if suit.is_red else kit.palette.card
    large = suit_glyph(suit, 2 * side, colour)
    plain = Surface(large.get_size(), pygame.SRCALPHA, 32)
    plain.fill((*colour, 0))
    blend(plain, large, (0, 0))
    return fast(pygame.transform.rotozoom(plain, angle, 0.5))
