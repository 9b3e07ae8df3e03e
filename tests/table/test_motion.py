"""Motion as looks.md has it: everything that moves settles (out-cubic) and takes 150 to 350 ms at normal speed."""

from random import Random

import pytest

from game.animation import timeline as timelines
from game.animation.easing import out_cubic
from game.animation.timeline import Timeline
from game.animation.tween import Running, Tween
from game.audio import Audio
from game.engine.cards import card
from game.engine.house_rules import HouseRules
from game.storage.preferences import Preferences
from game.table import moves, score_moves
from game.table.layers import Layer
from tests.table.test_choreography import play, seated

KINDS = {
    "_foresee": "nothing: the human's cards are painted while they are shuffled",
    "visitor": "a packet that is dealt",
    "late_move": "a card that is played, exchanged or taken",
    "slide": "a card that the human chose",
    "send_away": "a trick that is swept, a dummy that is fetched",
    "flip": "a card that is turned",
    "rise": "words and points that come up",
    "_pass_dealer_button": "the dealer button",
    "ScorePop": "a score that has changed",
}
"""Who makes the movements, by the function's name."""


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> list[Tween]:
    """All movements that are queued from now on."""
    found: list[Tween] = []

    class Watched(Running):
        def __init__(self, tween: Tween) -> None:
            super().__init__(tween)
            found.append(tween)

    monkeypatch.setattr(timelines, "Running", Watched)
    return found


def kind(tween: Tween) -> str:
    """The function that made it."""
    return tween.on_progress.__qualname__.removeprefix("Moves.").removeprefix("Choreography.").partition(".")[0]


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_everything_settles_within_150_to_350_ms(moved: list[Tween], motion: str) -> None:
    for seed in (3, 4):
        preferences = Preferences(rules=HouseRules(target=5), levels=("random", "random"), motion=motion)
        play(seated((390, 844), preferences, seed), Random(seed), 1200, 40)
    moves = [each for each in moved if each.on_progress is not timelines._nothing]
    assert len(moves) > 300
    wrong = {
        (kind(each), each.duration_ms, each.easing.__name__)
        for each in moves
        if each.easing is not out_cubic or not 150 <= each.duration_ms <= 350
    }
    assert not wrong
    still = {"rise", "_pass_dealer_button", "ScorePop"} if motion == "reduced" else set()
    assert {kind(each) for each in moves} == KINDS.keys() - still


def test_points_are_counted_at_that_pace_too() -> None:
    assert 150 <= score_moves.COUNT <= 350


def test_normal_speed_is_the_speed_of_the_clock() -> None:
    way: list[float] = []
    timeline = Timeline("normal")
    timeline.then(Tween(moves.FLIGHT, way.append))
    timeline.update(moves.FLIGHT / 2)
    assert way == [pytest.approx(1 - 0.5**3)]
    timeline.update(moves.FLIGHT / 2)
    assert way[-1] == 1.0
    assert not timeline.busy


def test_turning_a_card_is_a_flip() -> None:
    """It grows narrow, shows its other side where it is narrowest, and grows wide again; its middle stays."""
    table = seated((1280, 720), Preferences(), 1).table
    sprite = table.maker.make(None, table.kitty.place, Layer.KITTY)
    timeline = Timeline()
    flip = moves.Moves(table, timeline, Audio(), moves.Pace()).flip(lambda: sprite, card("JH"))
    timeline.then(flip)
    whole, middle = sprite.rect.width, sprite.rect.centerx
    widths, faces = [], []
    for _ in range(round(moves.FLIP / 4)):
        timeline.update(4)
        widths.append(sprite.rect.width)
        faces.append(sprite.card)
        assert abs(sprite.rect.centerx - middle) <= 2
    narrowest = widths.index(min(widths))
    assert min(widths) < 0.35 * whole
    assert widths[:narrowest] == sorted(widths[:narrowest], reverse=True)
    assert widths[narrowest:] == sorted(widths[narrowest:])
    assert faces[narrowest - 1] is None
    assert faces[-1] is card("JH")
    assert widths[-1] == whole
