"""The players that search: legal, deterministic, and wise where wisdom can be checked."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.actions import Action, Deal, GoAlone, Keep, OrderUp, Pass, PickUp, Play
from game.engine.cards import Card, Suit, cards
from game.engine.dealing import stack
from game.engine.house_rules import CHOICES, HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import Phase, State, Trick
from game.engine.view import view_for
from game.players import registry
from game.players.player import decide

SEARCHING = ("pimc50", "strong", "expert")

house_rules = st.fixed_dictionaries({name: st.sampled_from(choices) for name, choices in CHOICES.items()}).map(
    lambda given: HouseRules(**given)  # type: ignore[arg-type]
)


def shuffled(rules: HouseRules, rng: Random) -> tuple[Card, ...]:
    deck = list(rules.cards)
    rng.shuffle(deck)
    return tuple(deck)


@pytest.mark.parametrize("name", SEARCHING)
@settings(max_examples=20, deadline=None)
@given(rules=house_rules, seed=st.integers(0, 2**32))
def test_every_action_is_legal_and_the_same_again(name: str, rules: HouseRules, seed: int) -> None:
    rng = Random(seed)
    score = (rng.randrange(rules.target), rng.randrange(rules.target), rng.randrange(rules.target))
    state, _ = apply(new_match(rules, score), Deal(shuffled(rules, rng), seed % 3))
    other = registry.player("random")
    while state.turn is not None:
        view = view_for(state, state.turn)
        action = decide(registry.player(name), view, 4, Random(seed))
        assert action in view.legal
        assert decide(registry.player(name), view, 4, Random(seed)) == action
        if rng.random() < 0.3:
            action = decide(other, view, 0, rng)
        state, _ = apply(state, action, state.turn)


@pytest.mark.parametrize("name", SEARCHING)
def test_one_player_object_serves_many_hands(name: str) -> None:
    """What the solver remembers from other deals changes nothing."""
    used = registry.player(name)
    for seed in range(6):
        rules = HouseRules()
        state, _ = apply(new_match(rules), Deal(shuffled(rules, Random(seed)), seed % 3))
        while state.turn is not None:
            view = view_for(state, state.turn)
            action = decide(used, view, 8, Random(seed))
            assert action == decide(registry.player(name), view, 8, Random(seed))
            state, _ = apply(state, action)


def before_the_fourth_trick(score: tuple[int, int, int]) -> State:
    """East is maker with one trick, the defenders have two, and leads the king of spades; South can ruff it."""
    tricks = (
        Trick(0, cards("AC QC KC"), 0),
        Trick(0, cards("AD QD KD"), 0),
        Trick(0, cards("TS 9S AS"), 2),
    )
    return State(
        rules=HouseRules(),
        score=score,
        phase=Phase.PLAY,
        turn=0,
        dealer=2,
        hands=(cards("9H 9C"), cards("TC TD"), cards("JH")),
        kitty=cards("TH AH QH KH"),
        passes=2,
        trump=Suit.HEARTS,
        maker=2,
        picked_up=True,
        maker_alone=False,
        leader=2,
        trick=cards("KS"),
        tricks=tricks,
        taken=(2, 0, 1),
    )


@pytest.mark.parametrize("name", ["strong", "expert"])
def test_a_euchre_is_not_taken_when_it_puts_the_other_defender_out(name: str) -> None:
    player = registry.player(name)
    for score, card in (((0, 0, 0), "9H"), ((8, 7, 0), "9H"), ((0, 8, 0), "9C"), ((9, 8, 9), "9H")):
        view = view_for(before_the_fourth_trick(score), 0)
        assert decide(player, view, 0, Random(1)) == Play(cards(card)[0]), score


@pytest.mark.parametrize(("words", "action"), [("", Keep), ("lone_march_points=6", GoAlone)])
def test_alone_only_where_it_pays(words: str, action: type[Action]) -> None:
    hands = ("9S TS 9D TD QC", "JH JD AH KH AS", "KS QS KD QD KC")
    deck = stack(2, [cards(hand) for hand in hands], cards("9C TC JC JS AD"), cards("9H TH QH AC"))
    state, _ = apply(new_match(HouseRules.from_words(words)), Deal(deck, 2))
    for each in (Pass(), OrderUp(), PickUp(cards("QD")[0])):
        state, _ = apply(state, each)
    assert isinstance(decide(registry.player("expert"), view_for(state, 1), 0, Random(1)), action)
