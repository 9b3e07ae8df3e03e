"""Random matches over random house rules, held against `naive`."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine.actions import Action, Deal, GoAlone, Keep, Pass
from game.engine.cards import ALL_CARDS, JOKER, Card
from game.engine.errors import IllegalAction, Reason
from game.engine.events import HandScored, MatchWon, TrickTaken
from game.engine.house_rules import CHOICES, HouseRules
from game.engine.rules import apply, legal_actions, new_match
from game.engine.state import Phase, State
from game.engine.view import view_for
from game.records import Expectation, MatchRecord, check_record, read_record, replay, write_record
from tests.engine import naive

RULES = st.builds(HouseRules, **{name: st.sampled_from(choices) for name, choices in CHOICES.items()})
SEEDS = st.integers(0, 2**32)
LONGEST = 5000
"""No random match has more actions."""

quick = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def deal(state: State, rng: Random) -> Deal:
    """A shuffled deck; the joker, where there is one, is often turned up."""
    deck = list(state.rules.cards)
    rng.shuffle(deck)
    if JOKER in deck and rng.random() < 0.3:
        joker = deck.index(JOKER)
        deck[joker], deck[20] = deck[20], deck[joker]
    return Deal(tuple(deck), rng.randrange(3) if state.dealer is None else None)


def choose(state: State, rng: Random) -> Action:
    """A random action; every second bid is a pass and every third maker goes alone, so that all of it comes up."""
    if state.phase in (Phase.DEAL, Phase.HAND_OVER):
        return deal(state, rng)
    actions = legal_actions(state)
    if state.phase is Phase.CALL_TRUMP and Pass() in actions and rng.random() < 0.4:
        return Pass()
    if state.phase is Phase.DUMMY and rng.random() < 0.3:
        return GoAlone()
    return rng.choice(actions)


def states(rules: HouseRules, seed: int, hands: int = 1) -> Iterator[tuple[State, Random]]:
    """Every state of so many random hands of a match, from before the first deal on."""
    rng = Random(seed)
    state = new_match(rules)
    while hands >= 0 and state.phase is not Phase.MATCH_OVER:
        yield state, rng
        action = choose(state, rng)
        hands -= isinstance(action, Deal)
        state, _ = apply(state, action)
    yield state, rng


def all_cards(state: State) -> list[Card]:
    """Every card of a hand, wherever it is: the upcard lies on the kitty unless the dealer took it."""
    kitty = state.kitty[1:] if state.picked_up else state.kitty
    held = [*kitty, *state.dummy, *state.buried, *state.trick]
    for each in (*state.hands, *(trick.cards for trick in state.tricks)):
        held += each
    return held + ([state.discard] if state.discard else [])


@quick
@given(RULES, SEEDS)
def test_cards_are_conserved(rules: HouseRules, seed: int) -> None:
    for state, _ in states(rules, seed, hands=3):
        if state.phase in (Phase.DEAL, Phase.HAND_OVER, Phase.MATCH_OVER):
            continue  # the cards are gathered in
        assert Counter(all_cards(state)) == Counter(rules.cards)
        playing = {len(hand) for seat, hand in enumerate(state.hands) if seat != state.sits_out}
        assert max(playing) - min(playing) <= (1 if state.trick else 0)


@quick
@given(RULES, SEEDS)
def test_what_is_listed_applies_and_all_else_is_refused(rules: HouseRules, seed: int) -> None:
    for state, rng in states(rules, seed, hands=3):
        listed = list(legal_actions(state))
        assert len(set(listed)) == len(listed)
        assert set(listed) == naive.legal(state)
        assert bool(listed) == (state.turn is not None)
        before = state.but()
        actions = [*kinds_of(state), *rng.sample(naive.UNIVERSE, 12), *fives(state, rng)]
        for action in actions:
            assert refused(state, action, state.turn) == naive.refusal(state, action, state.turn)
        for seat in range(3):
            for action in rng.sample(actions, 5):
                assert refused(state, action, seat) == naive.refusal(state, action, seat)
        for action in rng.sample(listed, min(len(listed), 5)):
            apply(state, action)  # no seat: whose turn it is
        assert state == before


def kinds_of(state: State) -> Iterator[Action]:
    """Every action of the kinds that belong to the phase; of the others, all are refused alike."""
    return (action for action in naive.UNIVERSE if state.phase in naive.PHASES[type(action)])


def fives(state: State, rng: Random) -> Iterator[Keep]:
    """Some fives of ten, and some that are none."""
    for size in (0, 4, 5, 5, 5, 6):
        yield Keep(tuple(rng.sample(ALL_CARDS, size)))
        if state.phase is Phase.DUMMY and state.maker is not None:
            ten = [*state.hands[state.maker], *state.dummy]
            yield Keep(tuple(rng.sample(ten, size)))
            yield Keep(tuple(rng.choices(ten, k=5)))


def refused(state: State, action: Action, seat: int | None) -> Reason | None:
    """The reason for which the engine refuses an action; None when it applies."""
    try:
        after, events = apply(state, action, seat)
    except IllegalAction as error:
        assert error.action is action  # noqa: PT017
        return error.reason
    assert after is not state
    assert events
    return None


@quick
@given(RULES, SEEDS)
def test_only_the_whole_deck_can_be_dealt_and_only_in_its_time(rules: HouseRules, seed: int) -> None:
    for state, rng in states(rules, seed):
        good = deal(state, rng)
        deck = good.cards
        wrong = [
            Deal(deck[1:], 0),
            Deal((*deck, deck[0]), 0),
            Deal((*deck[1:], deck[1]), 0),
            Deal(HouseRules(deck=32 if rules.deck != 32 else 24).cards, 0),
            Deal(deck, 3),
        ]
        if state.dealer is None:
            wrong.append(Deal(deck))
        if state.phase in (Phase.DEAL, Phase.HAND_OVER):
            apply(state, good)
            expected = Reason.NOT_A_DEAL
        else:
            wrong.append(good)
            expected = Reason.MATCH_OVER if state.phase is Phase.MATCH_OVER else Reason.WRONG_PHASE
        for each in wrong:
            with pytest.raises(IllegalAction) as caught:
                apply(state, each)
            assert caught.value.reason is expected


@settings(quick, max_examples=60)
@given(RULES, SEEDS)
def test_a_match_is_played_to_its_end(rules: HouseRules, seed: int) -> None:
    """Tricks, leads, points and winners are those of `naive`, and there is always something to do."""
    rng = Random(seed)
    state = new_match(rules)
    record = MatchRecord(rules, ("A", "B", "C"))
    for _ in range(LONGEST):
        if state.phase is Phase.MATCH_OVER:
            break
        action = choose(state, rng)
        seat = state.turn
        after, events = apply(state, action, seat)
        record.add(seat, action)
        if rng.random() < 0.05:
            record.expect(Expectation("turn", "none" if after.turn is None else str(after.turn)))
        _check_step(state, action, after)
        for event in events:
            if isinstance(event, HandScored):
                _check_score(state, after, event)
            assert not isinstance(event, MatchWon) or event.winners == after.winners != ()
        state = after
    assert state.phase is Phase.MATCH_OVER
    assert state.turn is None
    _check_record(record, state)


def _check_step(state: State, action: Action, after: State) -> None:
    if isinstance(action, Deal):
        assert state.dealer is None or after.dealer == (state.dealer + 1) % 3
    if state.phase is Phase.DEFENCE and after.phase is Phase.PLAY:
        assert after.turn == after.leader == naive.first_leader(after)
    if state.phase is Phase.PLAY:
        assert state.trump is not None
        assert state.turn is not None
        assert after.taken == tuple(sum(trick.winner == seat for trick in after.tricks) for seat in range(3))
        playing = {0, 1, 2} - ({state.sits_out} if state.sits_out is not None else set())
        if len(after.tricks) > len(state.tricks):
            trick = after.tricks[-1]
            seats = [trick.leader]
            while len(seats) < len(playing):
                seats.append(naive.next_seat(seats[-1], playing))
            played = list(zip(seats, [each.code for each in trick.cards], strict=True))
            assert trick.winner == naive.winner(played, state.trump.letter)
            assert after.turn == (trick.winner if after.phase is Phase.PLAY else None)
        else:
            assert after.turn == naive.next_seat(state.turn, playing)


def _check_score(state: State, after: State, event: HandScored) -> None:
    expected = [0, 0, 0]
    if after.maker is not None:
        expected = naive.points(after.rules, after.maker, after.taken, bool(after.maker_alone), after.lone_defender)
        assert sum(after.taken) == 5
    assert list(event.points) == expected
    assert after.points == event.points
    assert event.tricks == after.taken
    assert event.score == after.score == tuple(a + b for a, b in zip(state.score, expected, strict=True))
    assert list(after.winners) == naive.winners(after.rules, after.score)
    assert after.phase is (Phase.MATCH_OVER if after.winners else Phase.HAND_OVER)


def _check_record(record: MatchRecord, state: State) -> None:
    text = write_record(record)
    again = read_record(text)
    assert again == record
    assert write_record(again) == text
    assert replay(again) == state
    assert check_record(again) == []


@quick
@given(RULES, SEEDS)
def test_a_view_does_not_change_with_what_the_seat_cannot_see(rules: HouseRules, seed: int) -> None:
    for state, rng in states(rules, seed, hands=2):
        if state.phase is Phase.DEAL:
            continue
        for seat in range(3):
            assert view_for(reshuffled(state, seat, rng), seat) == view_for(state, seat)


def reshuffled(state: State, seat: int, rng: Random) -> State:
    """The state with every card that `seat` does not know, by rules.md, moved to another hidden place."""
    hands = [list(hand) for hand in state.hands]
    places: dict[str, list[Card]] = {
        "dummy": list(state.dummy),
        "kitty": list(state.kitty[1:]),
        "buried": list(state.buried),
        "discard": [state.discard] if state.discard else [],
    }
    known = [hands[seat]]
    if state.maker == seat:
        known.append(places["buried"])
        if state.phase is Phase.DUMMY:
            known.append(places["dummy"])
    if state.dealer == seat:
        known.append(places["discard"])
    hidden = [cards for cards in (*hands, *places.values()) if not any(cards is each for each in known)]
    upcard = state.upcard
    # An upcard that was taken is known to be the dealer's, in hand or, when the dealer took the dummy, buried.
    slots = [(cards, i) for cards in hidden for i, each in enumerate(cards) if each is not upcard]
    pool = [cards[i] for cards, i in slots]
    rng.shuffle(pool)
    for (cards, i), each in zip(slots, pool, strict=True):
        cards[i] = each
    if state.picked_up and state.maker == state.dealer != seat:
        assert state.dealer is not None
        dealers = [(cards, i) for cards in (hands[state.dealer], places["buried"]) for i in range(len(cards))]
        at = [(cards, i) for cards, i in dealers if cards[i] is upcard]
        if at:  # not played yet
            (cards, i), (others, j) = at[0], rng.choice(dealers)
            cards[i], others[j] = others[j], cards[i]
    return state.but(
        hands=tuple(tuple(hand) for hand in hands),
        dummy=tuple(places["dummy"]),
        kitty=(*state.kitty[:1], *places["kitty"]),
        buried=tuple(places["buried"]),
        discard=places["discard"][0] if places["discard"] else None,
    )


def test_reshuffling_does_move_cards() -> None:
    """The test before this one is not empty."""
    moved: Counter[str] = Counter()
    for state, rng in (each for seed in range(20) for each in states(HouseRules(), seed)):
        if state.phase is Phase.PLAY:
            other = reshuffled(state, 0, rng)
            assert Counter(all_cards(other)) == Counter(all_cards(state))
            for name in ("hands", "dummy", "kitty", "buried", "discard"):
                moved[name] += getattr(state, name) != getattr(other, name)
    assert min(moved[name] for name in ("hands", "dummy", "kitty", "buried", "discard")) > 0


def test_random_hands_come_to_everything() -> None:
    """Both lone hands, both euchres, every phase: what the tests above say is said about all of it."""
    seen: Counter[str] = Counter()
    for seed in range(150):
        for state, _ in states(HouseRules(deck=25), seed, hands=2):
            seen[state.phase] += 1
            seen["both alone"] += bool(state.maker_alone) and state.lone_defender is not None
            seen["declined"] += state.picked_up is False
    wanted = {phase.value for phase in Phase} - {Phase.MATCH_OVER.value} | {"both alone", "declined"}
    assert all(seen[each] > 0 for each in wanted)


def test_a_trick_is_told_when_it_is_complete() -> None:
    rng = Random(1)
    state = new_match(HouseRules())
    while state.phase is not Phase.MATCH_OVER:
        before = len(state.tricks)
        action = choose(state, rng)
        state, events = apply(state, action)
        told = sum(isinstance(event, TrickTaken) for event in events)
        assert told == (0 if isinstance(action, Deal) else len(state.tricks) - before)
