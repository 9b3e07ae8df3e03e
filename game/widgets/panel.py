"""What overlays and sheets stand on: a dimmed picture, a panel."""

from pygame import Rect, Surface

from game.widgets.button import Kit
from game.widgets.shapes import rounded_rect, soft_shadow
from game.widgets.theme import Palette, mix

RADIUS = 18
"""The corner of a panel, in units."""


def dimmed(picture: Surface, palette: Palette) -> Surface:
    """What an overlay stands on: the picture below, darkened, so that it is clear what is to be done first."""
    dark = picture.copy()
    # A veil of one colour and one alpha: in a page 30 times as fast as to multiply and add.
    veil = Surface(picture.get_size(), 0, dark)
    veil.fill(mix((0, 0, 0), palette.felt_edge, 0.39))
    veil.set_alpha(163)
    dark.blit(veil, (0, 0))
    return dark


def draw_panel(surface: Surface, box: Rect, kit: Kit, *, radius: float = RADIUS) -> None:
    """Draw a panel with a soft shadow on a background."""
    px = kit.metrics.px
    blur = px(14)
    shadow = soft_shadow(box.size, px(radius), blur, kit.palette.shadow)
    surface.blit(shadow, (box.x - blur, box.y - blur + px(5)))
    surface.blit(rounded_rect(box.size, px(radius), kit.palette.panel, kit.palette.panel_edge, max(1, px(1))), box)
