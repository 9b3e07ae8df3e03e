"""A match in plain words, trick by trick, with the score."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.engine.cards import SEATS, Card, Rank, Seat, Suit, is_left_bower, is_right_bower
from game.engine.events import (
    BennyNamed,
    CardPlayed,
    Dealt,
    Declined,
    DummyTaken,
    Event,
    HandScored,
    MatchWon,
    Partnered,
    Passed,
    PickedUp,
    Points,
    TrickTaken,
    TrumpMade,
    UpcardTurnedDown,
    WentAlone,
)
from game.engine.state import Phase, State
from game.records.match_record import MatchRecord, start, steps

_SEAT_NAMES: Final = ("South", "West", "East")
_AWAITED: Final = {
    Phase.NAME_BENNY: "to name the joker's suit",
    Phase.ORDER_UP: "to pass or order up",
    Phase.EXCHANGE: "to pick up or decline",
    Phase.CALL_TRUMP: "to pass or call trump",
    Phase.DUMMY: "to take the dummy or go alone",
    Phase.DEFENCE: "to defend with the partner or alone",
    Phase.PLAY: "to play",
}


def show_record(record: MatchRecord) -> Iterator[str]:
    """The match line by line. Raises RecordError at an action that is not legal."""
    names = record.players or _SEAT_NAMES
    yield f"Players: {', '.join(names)}, clockwise"
    yield f"House rules: {record.rules.to_words() or 'the default'}"
    yield f"Score: {_by_name(names, record.score)}"
    state = start(record)
    hands = 0
    for step in steps(record):
        if isinstance(step.events[0], Dealt):
            hands += 1
            yield ""
            yield f"Hand {hands}"
        for event in step.events:
            if line := _told(event, names, step.before, step.after):
                yield line
        state = step.after
    yield from _rest(state, names)


def _rest(state: State, names: Sequence[str]) -> Iterator[str]:
    """Where an unfinished match stands."""
    if state.trick:
        assert state.leader is not None
        shown = ", ".join(_played(state.trick, state.leader, state.sits_out, state.trump, names))
        yield f"  Trick {len(state.tricks) + 1}, unfinished: {shown}"
    if state.turn is not None:
        yield f"  Unfinished: {names[state.turn]} is {_AWAITED[state.phase]}."
    elif state.phase is not Phase.MATCH_OVER:
        yield "Unfinished: the next deal is awaited."


def _told(event: Event, names: Sequence[str], before: State, after: State) -> str:
    """One event as a line; "" for what another line tells."""
    match event:
        case Dealt():
            held = "".join(f"\n  {names[seat]} holds {_list(event.hands[seat])}." for seat in SEATS)
            return (
                f"  {names[event.dealer]} deals.{held}\n  The dummy holds {_list(after.dummy)}."
                f"\n  Turned up: {card_name(event.upcard)}."
            )
        case BennyNamed():
            return f"  {names[event.seat]} names {_suit(event.suit)} for the joker."
        case Passed():
            return f"  {names[event.seat]} passes."
        case UpcardTurnedDown():
            return f"  The {card_name(event.upcard)} is turned down."
        case TrumpMade():
            assert after.dealer is not None
            said = ("accepts", "orders it up", "assists")[event.seat - after.dealer]
            how = said if event.round == 1 else f"calls {_suit(event.suit)}"
            return f"  {names[event.seat]} {how}: {_suit(event.suit)} are trump."
        case PickedUp():
            taken, put = card_name(event.upcard, after.trump), card_name(event.discard, after.trump)
            return f"  {names[event.seat]} picks up the {taken} and discards the {put}."
        case Declined():
            return f"  {names[event.seat]} declines the {card_name(event.upcard, after.trump)}."
        case DummyTaken():
            kept, buried = _list(event.kept, after.trump), _list(event.buried, after.trump)
            return f"  {names[event.seat]} takes the dummy, keeps {kept} and buries {buried}."
        case WentAlone(sits_out=None):
            return f"  {names[event.seat]} goes alone."
        case WentAlone():
            assert event.sits_out is not None
            return f"  {names[event.seat]} defends alone; {names[event.sits_out]} sits out."
        case Partnered():
            return f"  {names[event.seat]} defends with the partner."
        case TrickTaken():
            trick = after.tricks[-1]
            shown = ", ".join(_played(trick.cards, trick.leader, after.sits_out, after.trump, names))
            return f"  Trick {len(after.tricks)}: {shown}. {names[event.seat]} takes it."
        case HandScored():
            return _scored(event, names)
        case MatchWon():
            winners = " and ".join(names[seat] for seat in event.winners)
            return f"{winners} {'wins' if len(event.winners) == 1 else 'share'} the match."
        case CardPlayed():
            return ""


def _scored(event: HandScored, names: Sequence[str]) -> str:
    score = f"  Score: {_by_name(names, event.score)}"
    if event.maker is None:
        return f"  Nobody calls: no points.\n{score}"
    made = event.tricks[event.maker]
    result = "is euchred with" if made < 3 else "makes a march with" if made == 5 else "makes it with"
    tricks = f"{made} {'trick' if made == 1 else 'tricks'}"
    return f"  {names[event.maker]} {result} {tricks}. Points: {_by_name(names, event.points)}\n{score}"


def _played(
    trick: Sequence[Card], leader: Seat, sits_out: Seat | None, trump: Suit | None, names: Sequence[str]
) -> list[str]:
    around = [seat for seat in (leader, *SEATS[leader + 1 :], *SEATS[:leader]) if seat != sits_out]
    return [f"{names[seat]} {card_name(each, trump)}" for seat, each in zip(around, trick, strict=False)]


def card_name(each: Card | None, trump: Suit | None = None) -> str:
    """A card in words: "jack of diamonds (left bower)"."""
    if each is None:
        return "card"
    if each.suit is None:
        return "joker"
    bower = " (right bower)" if is_right_bower(each, trump) else " (left bower)" if is_left_bower(each, trump) else ""
    rank = str(int(each.rank)) if each.rank < Rank.JACK else each.rank.name.lower()
    return f"{rank} of {_suit(each.suit)}{bower}"


def _list(held: Sequence[Card], trump: Suit | None = None) -> str:
    return ", ".join(card_name(each, trump) for each in held)


def _suit(each: Suit) -> str:
    return each.name.lower()


def _by_name(names: Sequence[str], points: Points) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, points, strict=True))
