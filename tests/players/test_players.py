"""Every player: legal always, deterministic, blind to what it may not see."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.actions import Deal
from game.engine.cards import Card
from game.engine.house_rules import CHOICES, HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import Phase, State
from game.engine.view import View, view_for
from game.players import registry
from game.players.player import decide

QUICK = ("random", "beginner", "advice")
"""Players that need no search."""

house_rules = st.fixed_dictionaries({name: st.sampled_from(choices) for name, choices in CHOICES.items()}).map(
    lambda given: HouseRules(**given)  # type: ignore[arg-type]
)


def shuffled(rules: HouseRules, rng: Random) -> tuple[Card, ...]:
    deck = list(rules.cards)
    rng.shuffle(deck)
    return tuple(deck)


@pytest.mark.parametrize("name", QUICK)
@settings(max_examples=60, deadline=None)
@given(rules=house_rules, seed=st.integers(0, 2**32), others=st.sampled_from(QUICK))
def test_every_action_of_a_match_is_legal(name: str, rules: HouseRules, seed: int, others: str) -> None:
    rng = Random(seed)
    seats = [registry.player(name), registry.player(others), registry.player(others)]
    state = new_match(rules)
    for number in range(40):
        dealer = rng.randrange(3) if number == 0 else None
        state, _ = apply(state, Deal(shuffled(rules, rng), dealer))
        while state.turn is not None:
            view = view_for(state, state.turn)
            action = decide(seats[state.turn], view, 0, rng)
            assert action in view.legal
            state, _ = apply(state, action, state.turn)
        if state.phase is Phase.MATCH_OVER:
            break


def redealt(state: State, seat: int, rng: Random) -> State:
    """The same state with the cards that `seat` cannot know dealt anew among those who hold them."""
    known_upcard = {state.upcard} if state.picked_up else set()
    places = [list(state.hands[s]) for s in range(3)] + [list(state.dummy), list(state.kitty[1:])]
    hidden = [place for number, place in enumerate(places) if number != seat]
    if state.phase is Phase.DUMMY and state.turn == seat:
        hidden.remove(places[3])
    pool = [card for place in hidden for card in place if card not in known_upcard]
    rng.shuffle(pool)
    for place in hidden:
        for number, card in enumerate(place):
            if card not in known_upcard:
                place[number] = pool.pop()
    return state.but(
        hands=tuple(tuple(place) for place in places[:3]),
        dummy=tuple(places[3]),
        kitty=(*state.kitty[:1], *places[4]),
    )


@pytest.mark.parametrize("name", QUICK)
@settings(max_examples=60, deadline=None)
@given(rules=house_rules, seed=st.integers(0, 2**32))
def test_the_same_for_all_that_a_seat_cannot_know(name: str, rules: HouseRules, seed: int) -> None:
    rng = Random(seed)
    player = registry.player(name)
    state, _ = apply(new_match(rules), Deal(shuffled(rules, rng), rng.randrange(3)))
    while state.turn is not None:
        view = view_for(state, state.turn)
        action = decide(player, view, 0, Random(seed))
        if not state.tricks and not state.trick:  # later, who is void would have to be respected
            other = view_for(redealt(state, state.turn, rng), state.turn)
            assert other == view
            assert decide(player, other, 0, Random(seed)) == action
        state, _ = apply(state, action)


@pytest.mark.parametrize("name", registry.names())
def test_it_yields_before_it_answers(name: str) -> None:
    rules = HouseRules()
    state, _ = apply(new_match(rules), Deal(shuffled(rules, Random(1)), 0))
    assert state.turn is not None
    view: View = view_for(state, state.turn)
    thought = registry.player(name).think(view, 3, Random(1))
    next(thought)
    assert registry.player(name).name == name


def test_an_unknown_name_is_refused_with_the_names() -> None:
    with pytest.raises(ValueError, match=r"'nobody'.*random, beginner, advice"):
        registry.player("nobody")
