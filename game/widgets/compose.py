"""Putting pictures together on clear ground."""

from pygame import Rect, Surface


def blend(onto: Surface, picture: Surface, place: tuple[int, int] | Rect) -> None:
    """Paint a cached picture on a surface that is itself partly clear, keeping what is clear.

    A run-length encoded picture, as `fast` makes them, loses its alpha in a plain blit onto such a surface.
    """
    plain = picture.copy()
    plain.set_alpha(255)  # without RLEACCEL: no longer encoded
    onto.blit(plain, place)
