"""The rules once more, slowly and from rules.md alone, on card codes: what the engine is held against.

Nothing here asks the engine which suit a card belongs to, who wins a trick, or what is legal.
"""

from itertools import combinations

from game.engine.actions import (
    Action,
    Call,
    Deal,
    Decline,
    GoAlone,
    Keep,
    NameBenny,
    OrderUp,
    Pass,
    PickUp,
    Play,
    WithPartner,
)
from game.engine.cards import ALL_CARDS, Suit, card
from game.engine.errors import Reason
from game.engine.house_rules import HouseRules
from game.engine.state import Phase, State

PARTNER_SUIT = {"S": "C", "C": "S", "H": "D", "D": "H"}


def suit(code: str, trump: str) -> str:
    """The suit of a card when `trump` is trump."""
    if code in ("JK", "J" + PARTNER_SUIT[trump]):
        return trump
    return code[1]


def height(code: str, trump: str, led: str) -> int:
    """Where a card stands among the cards that can win a trick, from 0; -1 when it cannot."""
    trumps = [rank + trump for rank in "789TQKA"]
    order = [rank + led for rank in "789TJQKA" if led != trump] + trumps
    order += ["J" + PARTNER_SUIT[trump], "J" + trump, "JK"]
    places = [place for place, each in enumerate(order) if each == code]
    return max(places, default=-1)


def may_play(hand: list[str], led: str | None, trump: str) -> list[str]:
    """The cards of a hand that follow the card led, or all of them."""
    if led is None:
        return hand
    return [each for each in hand if suit(each, trump) == suit(led, trump)] or hand


def winner(trick: list[tuple[int, str]], trump: str) -> int:
    """The seat that wins a trick of (seat, card)."""
    led = suit(trick[0][1], trump)
    return max(trick, key=lambda played: height(played[1], trump, led))[0]


def perft(hands: dict[int, list[str]], leader: int, trump: str) -> tuple[int, int, int, int]:
    """How many ways the hand may be played by the seats in `hands`, and the tricks each seat takes in all of them."""
    return _perft(hands, leader, trump, [], (0, 0, 0))


def _perft(
    hands: dict[int, list[str]], seat: int, trump: str, trick: list[tuple[int, str]], taken: tuple[int, ...]
) -> tuple[int, int, int, int]:
    if len(trick) == len(hands):
        seat = winner(trick, trump)
        taken = tuple(number + (each == seat) for each, number in enumerate(taken))
        trick = []
    if not trick and not hands[seat]:
        return (1, taken[0], taken[1], taken[2])
    totals = [0, 0, 0, 0]
    following = next_seat(seat, set(hands))
    for each in may_play(hands[seat], trick[0][1] if trick else None, trump):
        rest = {**hands, seat: [other for other in hands[seat] if other != each]}
        more = _perft(rest, following, trump, [*trick, (seat, each)], taken)
        totals = [total + number for total, number in zip(totals, more, strict=True)]
    return (totals[0], totals[1], totals[2], totals[3])


def next_seat(seat: int, playing: set[int]) -> int:
    """The next seat clockwise that plays."""
    seat = (seat + 1) % 3
    return seat if seat in playing else next_seat(seat, playing)


def first_leader(state: State) -> int:
    """Who leads the first trick."""
    assert state.dealer is not None
    playing = {0, 1, 2} - {state.sits_out}
    alone = [state.maker] if state.maker_alone else []
    if state.lone_defender is not None:
        alone.append(state.lone_defender)
    by_rule = state.rules.lead == "rule" and len(alone) == 1
    beside = alone[0] if by_rule else state.dealer
    assert beside is not None
    return next_seat(beside, {seat for seat in playing if seat is not None})


def points(rules: HouseRules, maker: int, taken: tuple[int, ...], alone: bool, lone_defender: int | None) -> list[int]:
    """What a finished hand gives each seat."""
    if taken[maker] >= 3:
        gain = 1 if taken[maker] < 5 else rules.lone_march_points if alone else rules.march_points
        return [gain if seat == maker else 0 for seat in range(3)]
    gain = 2
    if lone_defender is not None and taken[lone_defender] in (3, 4):
        gain = rules.lone_defender_points
    if lone_defender is not None and taken[lone_defender] == 5:
        gain = 4
    return [0 if seat == maker else gain for seat in range(3)]


def winners(rules: HouseRules, score: tuple[int, ...]) -> list[int]:
    """Who has won at a score."""
    reached = [seat for seat in range(3) if score[seat] >= rules.target]
    best = [seat for seat in reached if score[seat] == max(score)]
    if rules.tie == "share":
        return reached
    return [] if rules.tie == "play_on" and len(best) > 1 else best


UNIVERSE: tuple[Action, ...] = (
    Pass(),
    OrderUp(),
    Decline(),
    GoAlone(),
    WithPartner(),
    *(Call(each) for each in Suit),
    *(NameBenny(each) for each in Suit),
    *(PickUp(each) for each in ALL_CARDS),
    *(Play(each) for each in ALL_CARDS),
)
"""Every action there is, but for the deals and the fives of ten."""

PHASES: dict[type, set[Phase]] = {
    Deal: {Phase.DEAL, Phase.HAND_OVER},
    NameBenny: {Phase.NAME_BENNY},
    Pass: {Phase.ORDER_UP, Phase.CALL_TRUMP},
    OrderUp: {Phase.ORDER_UP},
    Call: {Phase.CALL_TRUMP},
    PickUp: {Phase.EXCHANGE},
    Decline: {Phase.EXCHANGE},
    Keep: {Phase.DUMMY},
    GoAlone: {Phase.DUMMY, Phase.DEFENCE},
    WithPartner: {Phase.DEFENCE},
    Play: {Phase.PLAY},
}
"""When each kind of action may be tried at all."""


def refusal(state: State, action: Action, seat: int | None) -> Reason | None:
    """Why `seat` may not do this; None when it may. Not for deals."""
    if state.phase is Phase.MATCH_OVER:
        return Reason.MATCH_OVER
    if state.turn is not None and seat != state.turn:
        return Reason.NOT_YOUR_TURN
    if state.phase not in PHASES[type(action)]:
        return Reason.WRONG_PHASE
    rules, dealer = state.rules, state.dealer
    hand = [each.code for each in state.hands[seat]] if seat is not None else []
    upcard = state.kitty[0].code if state.kitty else ""
    turned_down = state.benny.letter if upcard == "JK" and state.benny is not None else upcard[-1:]
    match action:
        case Pass() if state.phase is Phase.CALL_TRUMP and seat == dealer and rules.stick_the_dealer:
            return Reason.DEALER_STUCK
        case Call(named) if named.letter == turned_down and not rules.turned_down_suit_allowed:
            return Reason.TURNED_DOWN_SUIT
        case PickUp(discard) if discard.code == upcard:
            return Reason.CANNOT_DISCARD_UPCARD
        case PickUp(discard) if discard.code not in hand:
            return Reason.NOT_IN_HAND
        case Decline() if state.maker == dealer or rules.dealer_must_pick_up:
            return Reason.MUST_PICK_UP
        case Keep(kept):
            ten = {*hand, *(each.code for each in state.dummy)}
            five = {each.code for each in kept}
            return None if len(kept) == len(five) == 5 and five <= ten else Reason.NOT_FIVE_OF_TEN
        case Play(played) if played.code not in hand:
            return Reason.NOT_IN_HAND
        case Play(played):
            assert state.trump is not None
            led = state.trick[0].code if state.trick else None
            return None if played.code in may_play(hand, led, state.trump.letter) else Reason.MUST_FOLLOW_SUIT
        case _:
            return None


def legal(state: State) -> set[Action]:
    """Everything the seat whose turn it is may do."""
    actions = {action for action in UNIVERSE if refusal(state, action, state.turn) is None}
    if state.phase is Phase.DUMMY:
        assert state.maker is not None
        ten = [each.code for each in (*state.hands[state.maker], *state.dummy)]
        actions |= {Keep(tuple(card(code) for code in five)) for five in combinations(ten, 5)}
    return actions
