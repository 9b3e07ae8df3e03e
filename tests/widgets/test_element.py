"""Elements repaint what changed, and it looks as if everything had been painted anew."""

import pygame
from pygame import Rect, Surface

from game.widgets.element import Element, Elements, apart


def glass(place: Rect) -> Element:
    """An element that lets half of what is below through."""
    picture = Surface(place.size, pygame.SRCALPHA)
    picture.fill((0, 0, 0, 128))
    return Element(picture, place.topleft)


def test_what_lies_under_several_that_go_is_painted_once() -> None:
    screen, background = Surface((100, 100)), Surface((100, 100))
    background.fill((200, 200, 200))
    elements = Elements()
    pane = glass(Rect(0, 0, 100, 100))
    going = [glass(Rect(10 + 10 * step, 10, 40, 40)) for step in range(4)]
    elements.put([pane, *going])
    elements.repaint_rect(screen.get_rect())
    elements.draw(screen, background)
    for each in going:
        each.kill()
    elements.draw(screen, background)
    anew = background.copy()
    elements.paint(anew)
    assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(anew, "RGB")
    assert not elements.changed


def test_areas_are_set_apart() -> None:
    areas = [Rect(0, 0, 10, 10), Rect(20, 0, 10, 10), Rect(5, 0, 20, 5), Rect(50, 50, 5, 5)]
    assert apart(areas) == [Rect(0, 0, 30, 10), Rect(50, 50, 5, 5)]
