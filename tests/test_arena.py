"""The arena: duplicate deals, the same results from the same seed, and wrong use in words."""

import json
from random import Random

import pytest

from game.arena.__main__ import main
from game.arena.contest import Contest
from game.arena.deciders import Entry
from game.arena.hand import same_hands, shuffled
from game.arena.intervals import bootstrap
from game.engine.cards import SEATS
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match


def contest(*names: str, **options: object) -> Contest:
    first, second, third = (Entry(name) for name in names)
    return Contest((first, second, third), HouseRules(), **options)  # type: ignore[arg-type]


def test_every_seating_is_played_once() -> None:
    assert len(contest("advice", "random", "random").assignments()) == 3
    assert len(contest("advice", "advice", "advice").assignments()) == 1


def test_a_deal_is_the_same_whoever_deals() -> None:
    rules = HouseRules()
    deck = shuffled(rules, Random(5))
    states = [apply(new_match(rules), same_hands(deck, dealer))[0] for dealer in SEATS]
    assert len({(state.hands, state.dummy, state.kitty) for state in states}) == 1
    assert [state.dealer for state in states] == [0, 1, 2]


def test_points_over_all_seatings_are_fair() -> None:
    tallies = contest("advice", "random", "random").play_deal(3)
    assert tallies["advice"].hands == 9
    assert tallies["random"].hands == 18
    assert tallies["advice"].margin + tallies["random"].margin == pytest.approx(0)


def test_the_same_seed_gives_the_same_result_in_one_process_or_two() -> None:
    def points(jobs: int) -> list[float]:
        return [each["random"].points for each in contest("advice", "random", "random", seed=7).play(4, jobs)]

    assert points(1) == points(2)


def test_the_interval_holds_the_mean() -> None:
    rng = Random(1)
    found = bootstrap([rng.gauss(1, 2) for _ in range(400)])
    assert found.low < found.mean < found.high
    assert found.high - found.low == pytest.approx(4 * 1.96 * 2 / 20 / 2, rel=0.25)


@pytest.mark.parametrize("more", [[], ["--match"], ["--phase", "make"], ["--phase", "bid", "--rest", "random"]])
def test_json_is_one_object(capsys: pytest.CaptureFixture[str], more: list[str]) -> None:
    assert main(["advice", "random", "random", "--deals", "2", "--json", *more]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["results"]) == {"advice", "random"}
    margin = found["results"]["advice"]["margin"]
    assert margin["low"] <= margin["mean"] <= margin["high"]


def test_words_name_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advice", "random", "random", "--deals", "3", "--rules", "deck=25"]) == 0
    words = capsys.readouterr().out
    assert "own minus others" in words
    assert "deck=25" in words


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ([], "PLAYER"),
        (["advice", "random"], "PLAYER"),
        (["advice", "random", "nobody"], "nobody"),
        (["advice"] * 3 + ["--deals", "0"], "above zero"),
        (["advice"] * 3 + ["--deals", "many"], "many"),
        (["advice"] * 3 + ["--rules", "deck=3"], "deck"),
        (["advice"] * 3 + ["--rules", "nonsense"], "nonsense"),
        (["advice"] * 3 + ["--phase", "sleep"], "sleep"),
        (["advice"] * 3 + ["--rest", "random"], "--phase"),
        (["advice"] * 3 + ["--jobs", "-1"], "-1"),
        (["advice"] * 3 + ["--limit", "-1"], "limit"),
    ],
)
def test_wrong_use_is_told_in_words(capsys: pytest.CaptureFixture[str], wrong: list[str], word: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(wrong)
    assert ended.value.code == 2
    assert word in capsys.readouterr().err
