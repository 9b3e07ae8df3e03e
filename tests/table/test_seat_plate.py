"""What stands on a seat's plate fits it, whatever the text size."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect

from game.table.layout import TableLayout, table_layout
from game.table.plate_plan import PlateForm, PlatePlan, SeatLook, plan_plate
from game.table.score import trick_packets
from game.table.seat_plate import SeatPlate
from game.table.table import Table
from game.widgets.button import Kit
from game.widgets.element import Elements
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES
from tests.table.test_layout import LOW, SIZES

ROLES = ("", "Maker", "Defends", "Sits out", "Maker, alone", "Defends alone")
NAMES = ("West", "East")


def plate(size: tuple[int, int], text: float, **told: object) -> SeatPlate:
    pygame.display.init()
    pygame.display.set_mode(size)
    pygame.font.init()
    kit = Kit(Metrics(*size, 1.0, text), THEMES["green"])
    table = Table(Elements(), table_layout(kit.metrics), kit, ("You", "West", "East"), 0)
    each = table.plates[1]
    each.show_look(replace(each.look, **told))  # type: ignore[arg-type]
    return each


def told(name: str = "West", **more: object) -> SeatLook:
    return replace(SeatLook(name, "West", 0, 10, twins=NAMES if name != "You" else ()), **more)  # type: ignore[arg-type]


def places(layout: TableLayout) -> list[tuple[Rect, PlateForm, str]]:
    """Every plate of a layout, with its form and the name on it."""
    others = PlateForm.STRIP if layout.strips else PlateForm.TALL
    found = [(layout.plates[0], PlateForm.FLAT if layout.flat_south else PlateForm.TALL, "You")]
    found += [(layout.plates[seat], others, NAMES[seat - 1]) for seat in (1, 2)]
    for choice in (layout.five, layout.exchange):
        found += [(each, PlateForm.STRIP, name) for each, name in zip(choice.plates or (), NAMES, strict=False)]
    return found


def solid(plan: PlatePlan, tricks: int) -> dict[str, Rect]:
    """What is seen on a plate, without the air above and below letters."""
    found = {"name": plan.name.place, "figure": plan.figure.place}
    for name, line in (("role", plan.role), ("target", plan.target)):
        if line is not None:
            found[name] = line.place
    found = {name: each.inflate(0, -round(each.height * 0.34)) for name, each in found.items()}
    for name, each in (("face", plan.face), ("pill", plan.pill), ("fives", plan.fives)):
        if each is not None:
            found[name] = each
    packets = trick_packets(tricks, plan.packets.height, plan.packets.width)
    if packets is not None:
        found["packets"] = packets.get_rect(midright=plan.packets.midright)
    return found


def check_plan(metrics: Metrics, place: Rect, form: PlateForm, look: SeatLook) -> None:
    plan = plan_plate(place.size, metrics, form, look)
    seen = solid(plan, look.tricks)
    if look.dealer:
        seen["dealer"] = plan.dealer
    room = Rect((0, 0), place.size)
    for name, each in seen.items():
        assert room.contains(each), f"{name} {each} leaves the plate {room}"
    allowed = {("role", "pill"), ("face", "dealer")}
    for (one, first), (other, second) in combinations(seen.items(), 2):
        if (one, other) not in allowed:
            assert not first.colliderect(second), f"{one} {first} lies over {other} {second} in {form} {room}, {look}"


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [*SIZES, *LOW])
def test_nothing_on_a_plate_lies_over_anything_else(size: tuple[int, int], text: float) -> None:
    metrics = Metrics(*size, 1.0, text)
    for place, form, name in places(table_layout(metrics)):
        for role in ROLES:
            for dealer in (False, True):
                for score, target, tricks in ((0, 10, 0), (9, 10, 5), (10, 10, 1), (14, 15, 3), (4, 5, 5)):
                    look = told(name, role=role, dealer=dealer, score=score, target=target, tricks=tricks)
                    check_plan(metrics, place, form, look)


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [*SIZES, *LOW])
def test_the_tricks_are_seen_while_cards_are_played(size: tuple[int, int], text: float) -> None:
    metrics = Metrics(*size, 1.0, text)
    for place, form, name in places(table_layout(metrics))[:3]:
        for dealer in (False, True):
            for score in (0, 9):
                look = told(name, role="Defends", dealer=dealer, score=score, tricks=5)
                assert "packets" in solid(plan_plate(place.size, metrics, form, look), 5), (place, form, look)


@settings(max_examples=150, deadline=None)
@given(
    width=st.integers(320, 2560),
    height=st.integers(320, 1440),
    scale=st.sampled_from([1.0, 2.0]),
    text=st.sampled_from([1.0, 1.25, 1.5]),
    role=st.sampled_from(ROLES),
    dealer=st.booleans(),
    score=st.integers(0, 10),
    tricks=st.integers(0, 5),
)
def test_nor_at_sizes_between(
    width: int, height: int, scale: float, text: float, role: str, dealer: bool, score: int, tricks: int
) -> None:
    if width < height and height < 568:
        height = 568
    if width >= height and width < 568:
        width = 568
    metrics = Metrics(round(width * scale), round(height * scale), scale, text)
    for place, form, name in places(table_layout(metrics)):
        check_plan(metrics, place, form, told(name, role=role, dealer=dealer, score=score, tricks=tricks))


@pytest.mark.parametrize("size", SIZES)
def test_larger_text_is_felt_on_names_roles_and_scores(size: tuple[int, int]) -> None:
    plans = []
    for text in (1.0, 1.5):
        metrics = Metrics(*size, 1.0, text)
        layout = table_layout(metrics)
        looks = [told(name, role="Defends", score=6) for name in ("You", *NAMES)]
        forms = [form for _, form, _ in places(layout)]
        plans.append(
            [
                plan_plate(each.size, metrics, form, look)
                for each, form, look in zip(layout.plates, forms, looks, strict=False)
            ]
        )
    for usual, large in zip(*plans, strict=True):
        assert large.name.size >= 1.2 * usual.name.size
        assert usual.role is not None
        assert large.role is not None
        assert large.role.size >= 1.2 * usual.role.size
        assert large.figure.size >= 1.2 * usual.figure.size


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768), (1280, 720), (2560, 1440)])
def test_the_target_stands_beside_the_score(size: tuple[int, int]) -> None:
    assert plate(size, 1.0, score=8, target=10).plan.target


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_while_cards_are_chosen_the_strips_still_tell_the_score_in_fives_or_large_of_ten(text: float) -> None:
    metrics = Metrics(320, 568, 1.0, text)
    strips = table_layout(metrics).exchange.plates
    assert strips is not None
    plan = plan_plate(strips[0].size, metrics, PlateForm.STRIP, told(score=6, role="Defends"))
    assert (plan.face and plan.fives) or (plan.target and plan.figure.size >= 30)
    assert plan.name.size >= 0.4 * plan.figure.size


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (568, 320), (844, 390), (1280, 720)])
def test_west_and_east_are_written_in_one_size_and_the_dummy_is_no_larger(size: tuple[int, int], text: float) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    pygame.font.init()
    kit = Kit(Metrics(*size, 1.0, text), THEMES["green"])
    table = Table(Elements(), table_layout(kit.metrics), kit, ("You", "West", "East"), 0)
    _, west, east = table.plates
    west.show_look(replace(west.look, role="Maker", score=9, dealer=True, tricks=3))
    east.show_look(replace(east.look, role="Defends"))
    assert west.name_size == east.name_size
    assert west.plan.role is not None
    assert east.plan.role is not None
    assert west.plan.role.size == east.plan.role.size
    assert table._north._font(13, 1.0) <= west.name_size


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(320, 568), (360, 740), (390, 844)])
def test_the_dealer_button_keeps_away_from_the_role(size: tuple[int, int], text: float) -> None:
    plan = plate(size, text, role="Defends", dealer=True).plan
    assert plan.pill is not None
    assert not plan.dealer.inflate(6, 2).colliderect(plan.pill)


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (390, 844), (844, 390), (1280, 720)])
def test_the_dealer_button_has_one_place_in_every_window(size: tuple[int, int]) -> None:
    metrics = Metrics(*size, 1.0, 1.0)
    layout = table_layout(metrics)
    for each, form, _ in places(layout):
        plan = plan_plate(each.size, metrics, form, told(dealer=True, role="Maker"))
        assert plan.face
        assert plan.face.collidepoint(plan.dealer.midtop)
        assert plan.dealer.left < plan.face.left
        assert plan.dealer == plan.waiting_dealer
