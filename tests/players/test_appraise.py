"""The options told to the human: every one legal, the best first, and blind to what the seat cannot know."""

from dataclasses import replace
from random import Random

import pytest

from game.engine.actions import Deal, GoAlone, Keep, NameBenny, Pass, Play
from game.engine.cards import JOKER, Suit
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, legal_actions, new_match
from game.engine.state import Phase, State
from game.engine.view import View, view_for
from game.players.advice import advise
from game.players.appraise import Appraisal, appraise
from game.players.keeping import fives_by_worth


def appraised(view: View, done: object = None, worlds: int = 12) -> tuple[Appraisal, ...]:
    thought = appraise(view, Random(1), worlds, done)  # type: ignore[arg-type]
    while True:
        try:
            next(thought)
        except StopIteration as over:
            found: tuple[Appraisal, ...] = over.value
            return found


def moments(seed: int, rules: HouseRules, phase: Phase) -> list[State]:
    """States of some hands in which a decision of this phase with a choice is due."""
    rng = Random(seed)
    found: list[State] = []
    state = new_match(rules)
    for dealer in range(6):
        state, _ = apply(new_match(rules), Deal(tuple(rng.sample(rules.cards, rules.deck)), dealer % 3))
        while state.turn is not None:
            if state.phase is phase and len(legal_actions(state)) > 1:
                found.append(state)
            state, _ = apply(state, advise(view_for(state, state.turn)))
    return found


def view_of(state: State) -> View:
    assert state.turn is not None
    return view_for(state, state.turn)


def test_every_card_is_appraised_once_and_the_best_is_first() -> None:
    for state in moments(3, HouseRules(), Phase.PLAY)[:12]:
        view = view_of(state)
        found = appraised(view)
        assert {each.action for each in found} == set(view.legal)
        assert [each.chance for each in found] == sorted((each.chance for each in found), reverse=True)
        assert all(-3 <= each.points <= 3 and 0 <= each.chance <= 1 for each in found)


def test_the_last_boss_is_worth_its_trick() -> None:
    """With all other cards played the value is exact: the same whatever the number of worlds."""
    state = next(each for each in moments(5, HouseRules(), Phase.PLAY) if len(each.tricks) == 3 and not each.trick)
    few, many = appraised(view_of(state), worlds=4), appraised(view_of(state), worlds=40)
    assert {each.action for each in few} == {each.action for each in many}


def test_what_was_kept_is_appraised_beside_the_best_fives() -> None:
    state = moments(4, HouseRules(lone_march_points=6), Phase.DUMMY)[0]
    view = view_of(state)
    assert view.trump is not None
    worst = Keep(fives_by_worth(view, view.trump)[-1])
    found = appraised(view, worst)
    assert GoAlone() in [each.action for each in found]
    assert worst in [each.action for each in found]
    assert all(each.action in view.legal for each in found)


@pytest.mark.parametrize("phase", [Phase.ORDER_UP, Phase.EXCHANGE, Phase.DEFENCE])
def test_every_option_of_these_is_appraised(phase: Phase) -> None:
    for state in moments(6, HouseRules(lone_defender_points=4), phase)[:8]:
        view = view_of(state)
        assert {each.action for each in appraised(view)} == set(view.legal)


def test_the_likely_suits_are_appraised_beside_passing() -> None:
    state, _ = apply(new_match(HouseRules()), Deal(HouseRules().cards, 0))
    for _ in range(3):
        state, _ = apply(state, Pass())
    options = {each.action for each in appraised(view_of(state))}
    assert Pass() in options
    assert options <= set(view_of(state).legal)
    assert len(options) == 3


def test_naming_the_benny_is_appraised() -> None:
    deck = HouseRules(deck=25).cards
    state, _ = apply(new_match(HouseRules(deck=25)), Deal((*deck[:20], JOKER, *deck[20:24]), 0))
    assert {each.action for each in appraised(view_of(state))} == {NameBenny(suit) for suit in Suit}


def test_what_the_seat_cannot_know_does_not_matter() -> None:
    for state in moments(8, HouseRules(), Phase.PLAY)[:10]:
        seat = state.turn
        assert seat is not None
        others = [each for each in range(3) if each != seat]
        one, two = others
        if len(state.hands[one]) != len(state.hands[two]) or state.tricks or state.trick:
            continue
        hands = list(state.hands)
        hands[one], hands[two] = hands[two], hands[one]
        swapped = replace(state, hands=tuple(hands))
        assert appraised(view_of(swapped)) == appraised(view_of(state))


def test_played_cards_have_an_appraisal() -> None:
    state = moments(9, HouseRules(), Phase.PLAY)[0]
    view = view_of(state)
    assert isinstance(appraised(view)[0].action, Play)
