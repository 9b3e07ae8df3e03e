"""The dummy's face and what became of it stand clear of everything else, at every size."""

from itertools import combinations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect

from game.engine.actions import Call, Deal, GoAlone, Keep, Pass
from game.engine.cards import DECKS
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.view import view_for
from game.table.layout import table_layout
from game.table.north import LEAST_FACE, North, NorthLook
from game.table.wording import dummy_fate
from game.widgets.button import Kit
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES
from tests.table.test_layout import LOW, SIZES

LOOKS = [
    NorthLook(lies, fate, aside) for lies in (True, False) for fate in ("", "East took it") for aside in (True, False)
]


def stands(metrics: Metrics, look: NorthLook) -> North:
    if not pygame.display.get_surface():
        pygame.display.init()
        pygame.display.set_mode((64, 64))
        pygame.font.init()
    north = North(table_layout(metrics), Kit(metrics, THEMES["green"]))
    north.show_look(look)
    return north


def check(metrics: Metrics, look: NorthLook) -> None:
    north = stands(metrics, look)
    layout = north.layout
    clear_of = {"menu": layout.menu, "trump": layout.trump, "last trick": layout.last_trick, "log": layout.log}
    clear_of |= dict(zip(("south", "west", "east"), layout.plates, strict=True))
    clear_of |= {"hand": layout.hand}
    kitty = Rect(0, 0, layout.pile, round(layout.pile * 1.4))
    kitty.center = layout.centre
    trick = [Rect(0, 0, layout.card, round(layout.card * 1.4)) for _ in range(3)]
    for card, spot in zip(trick, layout.spots, strict=True):
        card.center = spot
    if look.lies:
        clear_of["dummy"] = layout.dummy
        clear_of["kitty"] = kitty
    if look.lies and look.aside and not layout.flat_south:
        clear_of["aside"] = layout.aside
    if not look.lies or (look.fate and not north.hidden):
        clear_of |= {f"trick {seat}": card for seat, card in enumerate(trick)}
    north.tidy(layout.prompt.top, ())
    seen = [each.home for each in north.elements if each.visible]
    for one, other in combinations(seen, 2):
        assert not one.colliderect(other)
    for place in seen:
        assert metrics.window.contains(place)
        for name, each in clear_of.items():
            assert not place.colliderect(each), f"{place} lies over {name} {each}"


@pytest.mark.parametrize("size", [*SIZES, *LOW])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_it_lies_over_nothing(size: tuple[int, int], scale: float, text: float) -> None:
    metrics = Metrics(round(size[0] * scale), round(size[1] * scale), scale, text)
    for look in LOOKS:
        check(metrics, look)


@settings(max_examples=60, deadline=None)
@given(
    width=st.integers(320, 2560),
    height=st.integers(320, 1440),
    text=st.sampled_from([1.0, 1.25, 1.5]),
    look=st.sampled_from(LOOKS),
)
def test_it_lies_over_nothing_at_sizes_between(width: int, height: int, text: float, look: NorthLook) -> None:
    if width < height and height < 568:
        height = 568
    if width >= height and width < 568:
        width = 568
    check(Metrics(width, height, 1.0, text), look)


@pytest.mark.parametrize("size", SIZES)
def test_the_face_is_seen_while_the_dummy_lies_there(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    north = stands(metrics, NorthLook(lies=True))
    assert north.face.home.width >= metrics.px(LEAST_FACE)


def test_where_the_trick_needs_its_place_a_dummy_that_is_left_out_is_not_shown() -> None:
    metrics = Metrics(568, 320)
    north = stands(metrics, NorthLook(lies=True, fate="left out"))
    assert north.hidden
    north.tidy(320, ())
    assert not any(each.visible for each in north.elements)


def test_what_became_of_it_in_words() -> None:
    names = ("You", "West", "East")
    state = new_match(HouseRules(dealer_must_pick_up=True))
    state, _ = apply(state, Deal(DECKS[24], 0))

    def fate() -> str:
        return dummy_fate(view_for(state, 0), names, 0)

    for action in (Pass(), Pass(), Pass(), Pass()):
        assert fate() == ""
        state, _ = apply(state, action)
    call = next(each for each in view_for(state, 2).legal if isinstance(each, Call))
    state, _ = apply(state, call)
    assert fate() == "", "East has not chosen yet"
    alone, _ = apply(state, GoAlone())
    assert dummy_fate(view_for(alone, 0), names, 0) == "left out"
    state, _ = apply(state, Keep(state.hands[2]))
    assert fate() == "East took it"
    assert dummy_fate(view_for(state, 2), names, 2) == "You took it"
