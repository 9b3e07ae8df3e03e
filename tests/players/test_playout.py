"""The fast playing on is the slow one: same cards, same tricks, same calls."""

from collections.abc import Iterator
from random import Random

from game.engine.actions import Deal, Keep, Play
from game.engine.cards import LEFT_OF, SEATS, Suit
from game.engine.house_rules import CHOICES, HouseRules
from game.engine.rules import apply, legal_actions, new_match
from game.engine.state import Phase, State
from game.engine.view import view_for
from game.players import rehearsal
from game.players.advice import advise
from game.players.keeping import BY_HIGHER, NEW_SUIT, SECOND, best_five
from game.players.knowledge import Knowledge
from game.players.playout import BITS, Table, following
from game.players.rehearsal import Rehearsal


def dealt(number: int) -> Iterator[tuple[State, Random]]:
    """Fresh deals, every other one under random house rules, at random scores."""
    for seed in range(number):
        rng = Random(seed)
        chosen = {name: rng.choice(choices) for name, choices in CHOICES.items()} if seed % 2 else {}
        rules = HouseRules(**chosen)  # type: ignore[arg-type]
        deck = list(rules.cards)
        rng.shuffle(deck)
        score = (rng.randrange(rules.target), rng.randrange(rules.target), rng.randrange(rules.target))
        yield apply(new_match(rules, score), Deal(tuple(deck), seed % 3))[0], rng


def table_of(state: State) -> Table:
    """The table at the first lead of a hand."""
    assert state.trump is not None
    assert state.maker is not None
    assert state.leader is not None
    bits = BITS[state.trump]
    active = [seat for seat in SEATS if seat != state.sits_out]
    unseen = [bits.mask(Knowledge(view_for(state, seat)).unseen) for seat in SEATS]
    hands = [bits.mask(state.hands[seat]) for seat in SEATS]
    return Table(state.trump, state.maker, following(active), hands, unseen, state.leader)


def test_every_card_is_the_one_advice_would_play() -> None:
    compared = 0
    for state, rng in dealt(300):
        table: Table | None = None
        while state.turn is not None:
            action = advise(view_for(state, state.turn))
            if state.phase is Phase.PLAY:
                table = table or table_of(state)
                assert table.turn == state.turn
                assert state.trump is not None
                assert Play(BITS[state.trump].cards[table.choose()]) == action
                compared += 1
            if rng.random() < 0.25:
                action = rng.choice(legal_actions(state))
            if table and isinstance(action, Play) and state.trump is not None:
                table.play(BITS[state.trump].of[action.card])
            state, _ = apply(state, action)
    assert compared > 3000


def test_a_hand_played_on_from_the_deal_ends_as_among_advice_players() -> None:
    """But for fives that count the same."""
    same = other = 0
    for state, _ in dealt(400):
        if state.phase is not Phase.ORDER_UP or state.upcard_suit is None:
            continue
        end = Rehearsal(view_for(state, LEFT_OF[0])).bid(rehearsal.Deal(state.hands, state.dummy), 0, state.upcard_suit)
        while state.turn is not None:
            state, _ = apply(state, advise(view_for(state, state.turn)))
        assert (None if end is None else end.maker) == state.maker
        if end is None or end.points(state.rules) == state.points:
            same += 1
        else:
            other += 1
    assert same > 20 * other


def test_the_five_kept_count_as_much_as_the_best_of_all() -> None:
    rng = Random(4)
    for number in range(300):
        rules = HouseRules(deck=(24, 25, 32)[number % 3])
        trump = rng.choice(list(Suit))
        ten = rng.sample(rules.cards, 10)
        bits = BITS[trump]
        unseen = bits.mask(rules.cards) & ~bits.mask(ten)
        kept = rehearsal.best_five(bits, bits.mask(ten), unseen)
        best = bits.mask(best_five(ten, trump, (), rules.cards))
        assert kept.bit_count() == 5
        assert kept & ~bits.mask(ten) == 0
        trumps = bits.mask(each for each in rules.cards if each.suits[trump] is trump)
        assert kept & trumps == best & trumps
        # The same worth: per suit as many higher cards out, as many cards.
        assert counted(kept, unseen, trump) >= counted(best, unseen, trump)


def counted(five: int, unseen: int, trump: Suit) -> int:
    """What the side cards of a five count, by the constants of `keeping`."""
    total = 0
    for suit in Suit:
        if suit is trump:
            continue
        values = sorted(
            (
                BY_HIGHER[(unseen & BITS[trump].above[bit]).bit_count()]
                for bit, card in BITS[trump].cards.items()
                if bit & five and card.suits[trump] is suit
            ),
            reverse=True,
        )
        total -= NEW_SUIT if values else 0
        share = 100
        for value in values:
            total += value * share // 100
            share = share * SECOND // 100
    return total


def test_playing_on_does_not_change_the_table_it_was_copied_from() -> None:
    for state, _ in dealt(40):
        while state.turn is not None and state.phase is not Phase.PLAY:
            state, _ = apply(state, advise(view_for(state, state.turn)))
        if state.phase is not Phase.PLAY:
            continue
        table = table_of(state)
        before = (table.hands.copy(), table.unseen.copy(), table.voids.copy(), table.turn, table.taken)
        first, second = (table.copy().finish(state.lone_defender is not None) for _ in range(2))
        assert first == second
        assert before == (table.hands, table.unseen, table.voids, table.turn, table.taken)


def test_a_kept_five_is_one_the_rules_allow() -> None:
    for state, _ in dealt(60):
        while state.turn is not None and state.phase is not Phase.DUMMY:
            state, _ = apply(state, advise(view_for(state, state.turn)))
        if state.phase is not Phase.DUMMY or state.trump is None or state.maker is None:
            continue
        bits = BITS[state.trump]
        ten = bits.mask((*state.hands[state.maker], *state.dummy))
        kept = rehearsal.best_five(bits, ten, bits.mask(state.rules.cards) & ~ten)
        assert Keep(tuple(bits.cards[1 << place] for place in range(40) if kept >> place & 1)) in legal_actions(state)
