"""The mistakes that public euchre programs are known for, each in a position where it would cost.

A position is a record up to the decision. Where one card is wrong, all deals that agree with what the seat has seen, or
some hundreds of them, are solved by `brute_force`: the wrong card is better in none of them and worse in some.
"""

from collections.abc import Iterator
from itertools import combinations, islice
from math import comb
from random import Random

import pytest

from game.engine.actions import Call, Deal, GoAlone, Keep, OrderUp, Pass, Play, WithPartner
from game.engine.cards import LEFT_OF, Card, Seat
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.scoring import hand_points
from game.engine.state import Phase, State
from game.engine.view import View, view_for
from game.players import registry
from game.players.knowledge import Knowledge
from game.players.player import decide
from game.players.solver import Position, Solver
from game.records import read_record, replay
from tests.players.brute_force import BruteForce

LEVELS = ("advice", "strong", "expert")
SEARCHING = ("strong", "expert")
"""`advice` always takes the maker's trick when it can, and does not look at the score when it plays a card."""
SEEDS = range(5)
"""A trap is avoided whatever worlds are drawn."""
MANY = 150
"""Where more deals than this are possible, so many are looked at."""


def position(record: str) -> View:
    """What the seat to move sees at the end of a record."""
    state = replay(read_record("record 1\n" + record))
    assert state.turn is not None
    return view_for(state, state.turn)


def at(view: View, score: tuple[int, int, int]) -> View:
    """The same position at another score."""
    fields = {name: getattr(view, name) for name in View.__dataclass_fields__}
    return View(**{**fields, "score": score})


def played(name: str, view: View) -> set[str]:
    """The cards a player plays there, over some seeds."""
    actions = [decide(registry.player(name), view, 0, Random(seed)) for seed in SEEDS]
    return {action.card.code for action in actions if isinstance(action, Play)}


def seated(view: View) -> list[Seat]:
    """Who plays, from the maker clockwise."""
    assert view.maker is not None
    first = view.maker
    order = (first, LEFT_OF[first], LEFT_OF[LEFT_OF[first]])
    return [seat for seat in order if seat != view.sits_out and (seat == first or view.lone_defender in (None, seat))]


def deals(view: View) -> Iterator[dict[Seat, tuple[Card, ...]]]:
    """All ways the cards may lie for this seat, by what it has seen, or `MANY` of them."""
    know = Knowledge(view)
    others = [seat for seat in seated(view) if seat != view.seat]
    pool = list(know.unseen)
    sure: dict[Seat, tuple[Card, ...]] = dict.fromkeys(others, ())
    dealer = view.dealer
    if view.picked_up and dealer in others and view.upcard in pool and (dealer != view.maker or view.maker_alone):
        assert dealer is not None
        assert view.upcard is not None
        sure[dealer] = (view.upcard,)
        pool.remove(view.upcard)
    sizes = [view.hand_sizes[seat] - len(sure[seat]) for seat in others]

    def fits(seat: Seat, hand: tuple[Card, ...]) -> bool:
        return not any((seat, each.suits[know.trump]) in know.voids for each in hand)

    def every(number: int, pool: list[Card]) -> Iterator[dict[Seat, tuple[Card, ...]]]:
        if number == len(others):
            yield {view.seat: view.hand}
            return
        seat = others[number]
        for hand in combinations(pool, sizes[number]):
            if fits(seat, hand):
                for more in every(number + 1, [each for each in pool if each not in hand]):
                    yield {**more, seat: (*sure[seat], *hand)}

    def some() -> Iterator[dict[Seat, tuple[Card, ...]]]:
        rng = Random(1)
        while True:
            drawn = rng.sample(pool, sum(sizes))
            hands = {others[0]: tuple(drawn[: sizes[0]])}
            if len(others) > 1:
                hands[others[1]] = tuple(drawn[sizes[0] :])
            if all(fits(seat, hand) for seat, hand in hands.items()):
                yield {view.seat: view.hand} | {seat: (*sure[seat], *hand) for seat, hand in hands.items()}

    number, left = 1, len(pool)
    for size in sizes:
        number, left = number * comb(left, size), left - size
    return every(0, pool) if number <= 5000 else islice(some(), MANY)


def results(view: View) -> list[dict[str, int]]:
    """For each such deal: card -> points of the seat's side (minus those of the other) after it, all cards known."""
    assert view.maker is not None
    assert view.trump is not None
    assert view.leader is not None
    order = seated(view)
    legal = [action.card for action in view.legal if isinstance(action, Play)]
    found = []
    for hands in deals(view):
        there = Position(view.trump, tuple(hands[seat] for seat in order), order.index(view.leader), view.trick)
        whole = [list(hand) for hand in there.hands]
        for place, each in enumerate(view.trick):
            whole[(there.leader + place) % len(order)].append(each)
        tricks = BruteForce(view.trump, whole, [0]).values(there, legal)
        points = {}
        for each, more in zip(legal, tricks, strict=True):
            taken = [0, 0, 0]
            taken[view.maker] = view.taken[view.maker] + more
            taken[order[1]] = 5 - taken[view.maker]
            gained = hand_points(
                view.rules, view.maker, (taken[0], taken[1], taken[2]), bool(view.maker_alone), view.lone_defender
            )
            against = gained[view.maker] - gained[order[1]]
            points[each.code] = against if view.seat == view.maker else -against
        found.append(points)
    return found


# --- Second hand -----------------------------------------------------------------------------------------------------

# East, the maker, has two tricks and leads the king of spades. West has no spade and holds the nine of trump, which was
# turned up. South's right bower takes a trick in any case; the other one is West's.
SECOND_HAND = """
hand
dealer 1
deal 0 AS AC 9D JH 9C
deal 1 TD QD KC TC JC
deal 2 QS KS AH TH 9S
dummy AD TS JS KD QC
kitty 9H QH KH JD
2 order up
1 pick up JC
2 keep QS KS AD AH TH
0 partner
1 partner
2 QS
0 AS
1 TD
0 AC
1 TC
2 TH
2 AD
0 9D
1 QD
2 KS
"""


@pytest.mark.parametrize("name", SEARCHING)
def test_second_hand_leaves_the_euchring_trick_to_the_partner(name: str) -> None:
    view = position(SECOND_HAND)
    assert played(name, view) == {"9C"}


# --- Leads against a lone maker --------------------------------------------------------------------------------------

# East, alone, ruffed a club and has two tricks; South has no trump. West needs both tricks that are left: the right
# bower, first, takes the trump with which the ace would be ruffed.
VOID_OF_THE_MAKER = """
rules lone_march_points=4
hand
dealer 2
deal 0 KC TS TD 9D JC
deal 1 TC TH AD AC JH
deal 2 QH KH QD AS KS
dummy 9C QC QS JS KD
kitty 9H 9S AH JD
0 pass
1 pass
2 order up
2 pick up KS
2 alone
0 partner
1 partner
0 KC
1 TC
2 QH
2 KH
0 TS
1 TH
2 QD
0 TD
1 AD
"""


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("maker", ["alone", "keep QH KH QD AS 9H"])
def test_no_ace_into_a_void_of_the_maker(name: str, maker: str) -> None:
    view = position(VOID_OF_THE_MAKER.replace("2 alone", f"2 {maker}"))
    assert played(name, view) == {"JH"}


# --- Leads of the maker ----------------------------------------------------------------------------------------------

# Neither defender followed to the right bower. The ace of trump takes a trick whenever it is played, and as a ruff it
# brings the lead back for the queen of diamonds.
NO_TRUMP_OUT = """
rules deck=32
hand
dealer 1
deal 0 AD 9D AC 8C 7S
deal 1 TD 8D KC TC 8S
deal 2 JH AH KD QD 9C
dummy 7C 7D 9S TS JC
kitty QC 8H 9H TH QH KH JD 7H JS QS KS AS
2 pass
0 pass
1 pass
2 call H
2 keep JH AH KD QD 9C
0 partner
1 partner
2 JH
0 7S
1 8S
"""


@pytest.mark.parametrize("name", LEVELS)
def test_no_more_trump_is_led_when_both_defenders_have_none(name: str) -> None:
    view = position(NO_TRUMP_OUT)
    assert played(name, view) <= {"KD", "QD"}


@pytest.mark.parametrize("name", LEVELS)
def test_trump_is_led_when_it_is_all_there_is(name: str) -> None:
    view = position(
        NO_TRUMP_OUT.replace("JH AH KD QD 9C", "JH AH KH QH TH")
        .replace("kitty QC 8H 9H TH QH KH JD", "kitty QC 8H 9H KD QD 9C JD")
        .replace("1 8S", "1 8S\n2 AH\n0 8C\n1 TC")
    )
    assert played(name, view) <= {"KH", "QH", "TH"}


# East, alone, has two tricks. The king of spades is boss, the ten of diamonds is not.
LONER_TO_MAKE_IT = """
rules lone_march_points=4
hand
dealer 2
deal 0 AS AC JS QC KD
deal 1 QS KC TH 9C QD
deal 2 JH KS 9S TD 9D
dummy TS 9H AD TC JC
kitty AH QH KH JD
0 pass
1 pass
2 order up
2 pick up 9D
2 alone
0 partner
1 partner
0 AS
1 QS
2 9S
0 AC
1 KC
2 AH
2 JH
0 JS
1 TH
"""


@pytest.mark.parametrize("name", LEVELS)
def test_the_loner_cashes_a_boss_before_a_loser_to_make_it(name: str) -> None:
    view = position(LONER_TO_MAKE_IT)
    assert played(name, view) == {"KS"}


# East, alone, has three tricks, the ace of spades and the queen of diamonds. Defenders who see all cards stop the march
# either way; others have to guess what to keep when the ace comes first.
LONER_TO_MARCH = """
rules lone_march_points=4
hand
dealer 2
deal 0 KC QS KD TS JC
deal 1 9C JS 9D TC TH
deal 2 JH KH AS QD TD
dummy KS AC QC JD AD
kitty AH QH 9H 9S
0 pass
1 pass
2 order up
2 pick up TD
2 alone
0 partner
1 partner
0 KC
1 9C
2 KH
2 JH
0 TS
1 TH
2 AH
0 JC
1 TC
"""


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("paid", [3, 4, 6])
def test_the_loner_cashes_a_boss_before_a_loser_to_march(name: str, paid: int) -> None:
    view = position(LONER_TO_MARCH.replace("points=4", f"points={paid}"))
    assert played(name, view) == {"AS"}


# --- Two who must stop one, until one of them is about to win --------------------------------------------------------

# East, the maker, has two tricks and leads the king of spades. South holds the trick with the ace. West, without a
# spade, has the right bower, which takes the last trick.
PARTNERS_TRICK = """
hand
dealer 1
deal 0 KC 9D 9C AS KH
deal 1 TC TD QC JH QD
deal 2 JC AD AC KS AH
dummy 9S TS JS QS KD
kitty 9H TH QH JD
2 order up
1 decline
2 keep JC AD AC KS AH
0 partner
1 partner
2 JC
0 KC
1 TC
0 9D
1 TD
2 AD
2 AC
0 9C
1 QC
2 KS
0 AS
"""


@pytest.mark.parametrize("name", LEVELS)
def test_the_partners_trick_is_left_to_the_partner(name: str) -> None:
    assert played(name, position(PARTNERS_TRICK)) == {"QD"}


# East, the maker, has one trick, the defenders have two, and East leads the king of spades. South has no spade: the
# nine of trump takes the trick that euchres East, the nine of clubs does not.
EUCHRE_OR_NOT = """
hand
dealer 2
deal 0 AC AD TS 9H 9C
deal 1 QC QD 9S TC TD
deal 2 KC KD AS KS 9D
dummy JH JS JC JD QS
kitty TH AH QH KH
0 pass
1 pass
2 order up
2 pick up 9D
2 keep KC KD AS KS JH
0 partner
1 partner
0 AC
1 QC
2 KC
0 AD
1 QD
2 KD
0 TS
1 9S
2 AS
2 KS
"""


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(
    ("score", "house"),
    [
        ((0, 0, 0), ""),
        ((8, 7, 0), ""),  # two points put out South alone
        ((9, 8, 9), ""),  # they put out both defenders, and South is ahead; East would win by making it
        ((9, 9, 5), ""),  # they share the win
        ((8, 9, 8), "tie=share"),  # likewise, though West is ahead
    ],
)
def test_a_euchre_is_taken(name: str, score: tuple[int, int, int], house: str) -> None:
    assert played(name, at(position(f"rules {house}\n{EUCHRE_OR_NOT}"), score)) == {"9H"}


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize(
    ("score", "house"),
    [
        ((0, 8, 0), ""),  # two points put out West
        ((0, 9, 0), ""),
        ((7, 8, 8), ""),  # East is then at nine, but West is not yet out
        ((8, 9, 8), ""),  # both defenders pass ten, and West is ahead
        ((0, 9, 0), "tie=share"),
        ((0, 9, 0), "target=11"),
    ],
)
def test_a_euchre_that_puts_the_other_defender_out_is_not_taken(
    name: str, score: tuple[int, int, int], house: str
) -> None:
    assert played(name, at(position(f"rules {house}\n{EUCHRE_OR_NOT}"), score)) == {"9C"}


# South defends alone and has three tricks. All five give four points to West, too, who sits out; four give two.
LONE_DEFENDER = """
hand
dealer 2
deal 0 JH JD AH 9H AC
deal 1 9S QS 9D TD JC
deal 2 KH QH KS KC TS
dummy AS AD KD QC TC
kitty TH QD 9C JS
0 pass
1 pass
2 order up
2 pick up TS
2 keep KH QH TH KS KC
0 alone
2 KC
0 AC
0 JD
2 QH
0 AH
2 KH
"""


@pytest.mark.parametrize("name", SEARCHING)
def test_a_lone_defender_gives_a_trick_away_where_four_points_put_the_other_out(name: str) -> None:
    assert played(name, at(position(LONE_DEFENDER), (0, 7, 0))) == {"9H"}


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("score", [(0, 0, 0), (6, 0, 0), (7, 5, 8)])
def test_a_lone_defender_takes_all_otherwise(name: str, score: tuple[int, int, int]) -> None:
    assert played(name, at(position(LONE_DEFENDER), score)) == {"JH"}


def test_nobody_defends_alone_for_points_that_put_the_other_out() -> None:
    """South has a euchre in hand. Alone it gives four to West, too, who needs three; with the partner it gives two."""
    record = "rules lone_defender_points=4" + LONE_DEFENDER[: LONE_DEFENDER.index("0 alone")]
    assert decide(registry.player("expert"), at(position(record), (0, 7, 0)), 0, Random(1)) == WithPartner()


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("score", [(0, 0, 0), (6, 0, 0)])
def test_a_euchre_in_hand_is_defended_alone_where_it_pays_double(name: str, score: tuple[int, int, int]) -> None:
    record = "rules lone_defender_points=4" + LONE_DEFENDER[: LONE_DEFENDER.index("0 alone")]
    assert decide(registry.player(name), at(position(record), score), 0, Random(1)) == GoAlone()


def orders(name: str, score: tuple[int, int, int]) -> int:
    """How often South, who bids first, orders the upcard up to East, in so many random deals at a score."""
    rules = HouseRules()
    number = 0
    for seed in range(40 if name == "expert" else 100):
        deck = tuple(Random(seed).sample(rules.cards, rules.deck))
        state, _ = apply(new_match(rules, score), Deal(deck, 2))
        number += decide(registry.player(name), view_for(state, 0), 20, Random(1)) == OrderUp()
    return number


@pytest.mark.parametrize("name", LEVELS)
def test_who_is_about_to_win_changes_the_call(name: str) -> None:
    """More calls with the dealer at nine, who wins by making it; fewer with West at eight, whom a euchre puts out."""
    usual = orders(name, (0, 0, 0))
    assert orders(name, (0, 0, 9)) > 1.25 * usual
    assert orders(name, (0, 8, 0)) < 0.75 * usual


# --- Alone -----------------------------------------------------------------------------------------------------------


def dealt(rules: HouseRules, seed: int) -> State:
    """A random deal at a random score."""
    rng = Random(seed)
    score = (rng.randrange(rules.target), rng.randrange(rules.target), rng.randrange(rules.target))
    state, _ = apply(new_match(rules, score), Deal(tuple(rng.sample(rules.cards, rules.deck)), seed % 3))
    return state


def decisions(rules: HouseRules, seed: int, stop: Phase) -> Iterator[State]:
    """The decisions of a random deal up to the end of a phase, with everything else as advised."""
    state = dealt(rules, seed)
    advice = registry.player("advice")
    while state.turn is not None and state.phase in _BEFORE[stop]:
        yield state
        state, _ = apply(state, decide(advice, view_for(state, state.turn), 0, Random(seed)))


_BIDDING = (Phase.NAME_BENNY, Phase.ORDER_UP, Phase.CALL_TRUMP)
_BEFORE = {Phase.DUMMY: (*_BIDDING, Phase.EXCHANGE, Phase.DUMMY), Phase.PLAY: tuple(Phase)}


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("words", ["", "deck=25", "deck=32", "march_points=4 lone_march_points=4"])
def test_nobody_goes_alone_for_the_same_points(name: str, words: str) -> None:
    rules = HouseRules.from_words(words)
    asked = 0
    for seed in range(30 if name == "expert" else 120):
        for state in decisions(rules, seed, Phase.DUMMY):
            if state.phase is Phase.DUMMY:
                assert state.turn is not None
                view = view_for(state, state.turn)
                assert GoAlone() in view.legal
                assert isinstance(decide(registry.player(name), view, 20, Random(seed)), Keep), seed
                asked += 1
    assert asked > 25


# West has four of the five highest trumps and an ace, and nothing in the dummy is better.
FIVE_SURE_TRICKS = """
hand
dealer 2
deal 0 9S TS 9D TD QC
deal 1 JH JD AH KH AS
deal 2 KS QS KD QD KC
dummy 9C TC JC JS AD
kitty 9H TH QH AC
0 pass
1 order up
2 pick up QD
"""


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(
    ("words", "alone"),
    [
        ("", False),
        ("lone_march_points=4", True),
        ("lone_march_points=6", True),
        ("march_points=4 lone_march_points=4", False),
    ],
)
def test_five_sure_tricks_go_alone_where_it_pays(name: str, words: str, alone: bool) -> None:
    view = position(f"rules {words}\n{FIVE_SURE_TRICKS}")
    chosen = {decide(registry.player(name), view, 0, Random(seed)) for seed in SEEDS}
    assert {isinstance(action, GoAlone) for action in chosen} == {alone}


# --- No choice, and a forced one -------------------------------------------------------------------------------------


def no_search(*_: object) -> list[int]:
    raise AssertionError("the solver was asked")


@pytest.mark.parametrize("name", registry.names())
def test_with_one_legal_action_there_is_no_search(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played after one yield at most, without a position solved or a random number drawn."""
    monkeypatch.setattr(Solver, "values", no_search)
    monkeypatch.setattr(Solver, "reached", no_search)
    forced = 0
    for seed in range(10):
        for state in decisions(HouseRules(), seed, Phase.PLAY):
            assert state.turn is not None
            view = view_for(state, state.turn)
            if len(view.legal) == 1:
                assert len(list(registry.player(name).think(view, 100, Random(1)))) <= 1
                assert decide(registry.player(name), view, 100, Random(1)) == view.legal[0]
                forced += 1
    assert forced > 30


@pytest.mark.parametrize("name", [*registry.names(), "expert+bold", "expert+careful"])
@pytest.mark.parametrize("deck", [24, 25, 32])
@pytest.mark.parametrize("turned_down_allowed", [False, True])
def test_a_stuck_dealer_names_a_legal_suit(name: str, deck: int, turned_down_allowed: bool) -> None:
    rules = HouseRules.from_words(
        f"deck={deck} stick_the_dealer=yes turned_down_suit_allowed={'yes' if turned_down_allowed else 'no'}"
    )
    for seed in range(60):
        state = dealt(rules, seed)
        while state.turn is not None and state.passes < 5:
            view = view_for(state, state.turn)
            # A joker turned up is named first; then everybody passes.
            state, _ = apply(state, Pass() if Pass() in view.legal else view.legal[seed % len(view.legal)])
        assert state.turn == state.dealer
        assert state.dealer is not None
        view = view_for(state, state.dealer)
        action = decide(registry.player(name), view, 20, Random(seed))
        assert isinstance(action, Call)
        assert action in view.legal
        assert turned_down_allowed or action.suit is not view.upcard_suit


# --- The positions are what they are said to be ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("record", "wrong", "right"),
    [
        (SECOND_HAND, "JH", "9C"),
        (PARTNERS_TRICK, "JH", "QD"),
        (LONE_DEFENDER, "9H", "JH"),
        (EUCHRE_OR_NOT, "9C", "9H"),
        (VOID_OF_THE_MAKER, "AC", "JH"),
        (VOID_OF_THE_MAKER.replace("2 alone", "2 keep QH KH QD AS 9H"), "AC", "JH"),
        (NO_TRUMP_OUT, "AH", "KD"),
        (LONER_TO_MAKE_IT, "TD", "KS"),
    ],
)
def test_the_wrong_card_costs(record: str, wrong: str, right: str) -> None:
    """With all cards known it is never better than the right one, and worse in some deals."""
    compared = results(position(record))
    assert compared
    assert all(each[wrong] <= each[right] for each in compared)
    assert any(each[wrong] < each[right] for each in compared)
