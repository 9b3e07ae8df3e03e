"""Small suits of ivory, rose and green that fall behind the result when the human has won."""

import math
import random
from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.engine.cards import Suit
from game.widgets.button import Kit
from game.widgets.element import Element
from game.widgets.shapes import suit_glyph

PIECES: Final = 30
FALL_MS: Final = 2600.0
"""How long a piece falls from the top to below the lower edge, about."""
LAYER: Final = -2
"""Below everything else of a scene, …"""
COVER: Final = -1
"""… and below the panel that they fall behind."""


class Confetti:
    """The pieces and their ways; `elements` are to be put into a scene, `update` lets them fall."""

    def __init__(self, kit: Kit, ground: Surface, box: Rect, seed: int = 5) -> None:
        """They fall behind what `ground`, the scene's background, shows in `box`."""
        rng = random.Random(seed)
        px, palette, window = kit.metrics.px, kit.palette, kit.metrics.window
        colours = (palette.card, palette.danger, palette.panel_edge)  # gold is for what can be done
        self._height = window.height
        panel = ground.subsurface(box.clip(ground.get_rect())).copy()
        self._cover = Element(panel, box.topleft, layer=COVER)
        self._elapsed = 0.0
        self._pieces: list[tuple[Element, Callable[[float], tuple[int, int]], float]] = []
        for place in range(PIECES):
            side = px(rng.choice((14, 18, 24)))
            picture = suit_glyph(Suit(place % 4), side, colours[place % len(colours)])
            element = Element(picture, (0, -side), layer=LAYER)
            element.show(False)
            delay = rng.uniform(0, 900)
            self._pieces.append((element, self._way(rng, window.width, side, px(22)), delay))

    @property
    def elements(self) -> Sequence[Element]:
        """The pieces, and what hides them."""
        return [self._cover, *(element for element, _, _ in self._pieces)]

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
            self._cover.kill()

    def stop(self) -> None:
        """Take them all away."""
        for element, _, _ in self._pieces:
            element.kill()
        self._cover.kill()
        self._pieces = []

    def _way(self, rng: random.Random, width: int, side: int, sway: int) -> Callable[[float], tuple[int, int]]:
        x, speed = rng.uniform(0.02, 0.98) * width, rng.uniform(0.85, 1.3)
        phase, swings = rng.uniform(0, math.tau), rng.uniform(1.5, 3.0)
        height = self._height

        def way(part: float) -> tuple[int, int]:
            fall = part * speed
            down = -side + (height + side + 1) * (0.55 * fall + 0.45 * fall * fall)
            return round(x + sway * math.sin(phase + swings * math.tau * fall)) - side // 2, round(down)

        return way
