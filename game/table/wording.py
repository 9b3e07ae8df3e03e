"""Cards, events and refusals in words, as the log, the page and the toasts say them."""

from collections.abc import Sequence

from game.engine.actions import (
    Action,
    Call,
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
from game.engine.cards import Card, Rank, Seat, Suit, is_left_bower, is_right_bower
from game.engine.errors import Reason
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
    TrickTaken,
    TrumpMade,
    UpcardTurnedDown,
    WentAlone,
)
from game.engine.state import Phase
from game.engine.view import View
from game.players.appraise import Appraisal
from game.table.hand_order import hand_order
from game.text import t


def suit_word(suit: Suit) -> str:
    """ "hearts"."""
    return t(f"suit.{suit.name.lower()}")


def suit_title(suit: Suit) -> str:
    """ "Hearts"."""
    return t(f"suit.title.{suit.name.lower()}")


def plain_name(card: Card) -> str:
    """ "jack of diamonds"."""
    if card.suit is None:
        return t("card.joker")
    return t("card.name", rank=t(f"rank.{int(card.rank)}"), suit=suit_word(card.suit))


def card_name(card: Card, trump: Suit | None) -> str:
    """ "jack of diamonds, left bower": the full name, with what trump makes of the card."""
    if is_right_bower(card, trump):
        return t("card.right", card=plain_name(card))
    if is_left_bower(card, trump):
        return t("card.left", card=plain_name(card))
    return plain_name(card)


def names_of(cards: Sequence[Card], trump: Suit | None) -> str:
    """Cards in a sentence."""
    return ", ".join(card_name(card, trump) for card in cards)


class Speaker:
    """Tells events in words, for one who sits at `seat`."""

    def __init__(self, names: Sequence[str], seat: Seat | None) -> None:
        self.names = names
        self.seat = seat

    def event(self, event: Event, trump: Suit | None) -> list[str]:
        """The event in a line or two; none for what needs no words. `trump` is what it is after the event."""
        match event:
            case Dealt():
                lines = [self._of(event.dealer, "event.dealt", card=plain_name(event.upcard))]
                if self.seat is not None and event.hands[self.seat]:
                    lines.append(t("event.your_hand", cards=names_of(hand_order(event.hands[self.seat], None), None)))
                return lines
            case BennyNamed():
                return [self._of(event.seat, "event.named", suit=suit_word(event.suit))]
            case Passed():
                return [self._of(event.seat, "event.passed")]
            case UpcardTurnedDown():
                return [t("event.turned_down", card=plain_name(event.upcard))]
            case TrumpMade():
                key = "event.ordered" if event.round == 1 else "event.called"
                return [self._of(event.seat, key, suit=suit_word(event.suit))]
            case PickedUp():
                discard = plain_name(event.discard) if event.discard is not None else ""
                return [self._of(event.seat, "event.picked_up", card=plain_name(event.upcard), discard=discard)]
            case Declined():
                return [self._of(event.seat, "event.declined", card=plain_name(event.upcard))]
            case DummyTaken():
                return [self._of(event.seat, "event.dummy", cards=names_of(hand_order(event.kept, trump), trump))]
            case WentAlone() if event.sits_out is None:
                return [self._of(event.seat, "event.alone")]
            case WentAlone():
                if event.sits_out == self.seat:
                    return [t("event.defends_alone.out", name=self.names[event.seat])]
                assert event.sits_out is not None
                return [self._of(event.seat, "event.defends_alone", other=self.names[event.sits_out])]
            case Partnered():
                return [self._of(event.seat, "event.partnered")]
            case CardPlayed():
                return [self._of(event.seat, "event.played", card=card_name(event.card, trump))]
            case TrickTaken():
                return [self._of(event.seat, "event.trick")]
            case HandScored():
                return [self._scored(event)]
            case MatchWon():
                if len(event.winners) == 1:
                    return [self._of(event.winners[0], "event.won")]
                return [t("event.shared", names=t("common.and").join(self.names[seat] for seat in event.winners))]

    def _of(self, seat: Seat, key: str, **names: object) -> str:
        return t(f"{key}.you" if seat == self.seat else key, name=self.names[seat], **names)

    def _scored(self, event: HandScored) -> str:
        if event.maker is None:
            return t("event.nobody")
        points = ", ".join(
            t("event.points", name=self.names[seat], count=count) for seat, count in enumerate(event.points) if count
        )
        score = ", ".join(t("event.score", name=self.names[seat], score=n) for seat, n in enumerate(event.score))
        return t("event.scored", points=points or t("event.points.none"), score=score)


def order_words(seat: Seat, dealer: Seat | None) -> str:
    """How trump is made in round one at this seat: "first" (orders up), "second" (assists) or "dealer" (accepts)."""
    if seat == dealer:
        return "dealer"
    return "first" if dealer is not None and seat == (dealer + 1) % 3 else "second"


def spoken(event: Event, dealer: Seat | None) -> tuple[Seat, str] | None:
    """What a player says aloud, and who: the words of a speech bubble. None when nobody says anything."""
    match event:
        case BennyNamed():
            return event.seat, t("say.name", suit=suit_word(event.suit))
        case Passed():
            return event.seat, t("say.pass")
        case TrumpMade() if event.round == 1:
            return event.seat, t(f"say.order.{order_words(event.seat, dealer)}")
        case TrumpMade():
            return event.seat, t("say.call", suit=suit_title(event.suit))
        case PickedUp():
            return event.seat, t("say.pick_up")
        case Declined():
            return event.seat, t("say.decline")
        case DummyTaken():
            return event.seat, t("say.five")
        case WentAlone():
            return event.seat, t("say.alone" if event.sits_out is None else "say.defend_alone")
        case Partnered():
            return event.seat, t("say.partner")
        case _:
            return None


def refusal(reason: Reason, card: Card, view: View, names: Sequence[str]) -> str:
    """Why a card cannot be played now, in a sentence that teaches."""
    if reason is Reason.MUST_FOLLOW_SUIT and view.trick and view.trump is not None:
        trump = view.trump
        led = view.trick[0].suits[trump]
        if is_left_bower(card, trump) and card.suit is led:
            return t("refuse.left_is_trump", card=plain_name(card), suit=suit_word(led))
        following = [each for each in view.hand if each.suits[trump] is led]
        if len(following) == 1 and is_left_bower(following[0], trump):
            return t("refuse.must-follow-suit.left", suit=suit_word(led), card=plain_name(following[0]))
        if len(following) == 1 and following[0].rank is Rank.JOKER:
            return t("refuse.must-follow-suit.benny", suit=suit_word(led))
        if is_left_bower(view.trick[0], trump):
            return t("refuse.must-follow-suit.left", suit=suit_word(led), card=plain_name(view.trick[0]))
        if len(following) == 1:
            return t("refuse.must-follow-suit.one", suit=suit_word(led), card=bracketed(following[0], trump))
        return t("refuse.must-follow-suit", suit=suit_word(led), count=t(f"number.{len(following)}"))
    if view.turn is not None and view.turn != view.seat:
        return t("refuse.not-your-turn", name=names[view.turn])
    return t("refuse.choose")


def bracketed(card: Card, trump: Suit | None) -> str:
    """ "jack of diamonds (left bower)": within a sentence that has commas of its own."""
    if is_right_bower(card, trump):
        return t("card.right.bracket", card=plain_name(card))
    if is_left_bower(card, trump):
        return t("card.left.bracket", card=plain_name(card))
    return plain_name(card)


def option_words(action: Action, view: View) -> str:
    """An option in a sentence: "the ace of spades", "passing", "calling hearts"."""
    return _option("option", action, view)


def advice_words(action: Action, view: View) -> str:
    """An option as advice: "Play the ace of spades", "Pass", "Call hearts"."""
    return _option("advice", action, view)


def _option(form: str, action: Action, view: View) -> str:
    match action:
        case Play(card):
            return t(f"{form}.play", card=bracketed(card, view.trump))
        case Pass():
            return t(f"{form}.pass")
        case OrderUp():
            return t(f"{form}.order.{order_words(view.seat, view.dealer)}")
        case Call(suit) | NameBenny(suit):
            return t(f"{form}.call", suit=suit_word(suit))
        case PickUp(card):
            return t(f"{form}.discard", card=bracketed(card, view.trump))
        case Decline():
            return t(f"{form}.decline")
        case Keep(kept):
            key = "option.keep" if form == "option" else "advice.keep.cards"
            return t(key, cards=", ".join(bracketed(card, view.trump) for card in hand_order(kept, view.trump)))
        case GoAlone():
            return t(f"{form}.alone")
        case WithPartner():
            return t(f"{form}.partner")
        case _:
            raise ValueError("a deal is nobody's option")


def signed(points: float) -> str:
    """Points with a sign, as "+0.4" or "−1.2"."""
    return f"{round(points, 1) or 0.0:+.1f}".replace("-", "−")


def hint_words(options: Sequence[Appraisal], advised: Action, view: View) -> str:
    """What to do and what it promises, in a short sentence: the expected points of the best option and of the next.

    Best is what wins the match most often; where another option has more points, that is said. Options that promise
    the same are called as good as each other.

    Where nothing was weighed (`options` is empty), what a sound player would do: `advised`, the cards with dots.
    """
    if not options:
        return t("hint.advice", advice=_advice(advised, advised, view))
    best, *others = options
    points = signed(best.points)
    advice = _advice(best.action, advised, view)
    if not others:
        return t("hint.only", advice=advice, points=points)
    more = max(others, key=lambda each: each.points)
    if more.points > best.points and signed(more.points) != points:
        other, gives = option_words(more.action, view), signed(more.points)
        return t("hint.for_match", advice=advice, points=points, other=other, other_points=gives)
    if isinstance(best.action, Keep):
        equal = signed(others[0].points) == points
        key = "hint.five.tie" if equal else "hint.five"
        return t(key, advice=advice, points=points, other_points=signed(others[0].points))
    equals = [each for each in options if signed(each.points) == points]
    if len(equals) == len(options) and len(options) > 2:
        return t("hint.all_equal", points=points)
    if len(equals) > 1:
        first, second = (option_words(each.action, view) for each in equals[:2])
        return t("hint.tie", first=first, second=second, points=points)
    other = option_words(others[0].action, view)
    return t("hint.best", advice=advice, points=points, other=other, other_points=signed(others[0].points))


def _advice(action: Action, advised: Action, view: View) -> str:
    """An option as advice; the five that is marked with dots is named by these."""
    if isinstance(action, Keep) and action == advised:
        return t("advice.keep.dotted")
    return advice_words(action, view)


def banner_words(event: HandScored, *, alone: bool) -> str:
    """What is written large across the felt at the end of a hand; nothing where it was an ordinary one."""
    if event.maker is None:
        return ""
    taken = event.tricks[event.maker]
    if taken < 3:
        return t("table.banner.euchre")
    if taken == 5:
        return t("table.banner.alone" if alone else "table.banner.march")
    return ""


def dummy_fate(view: View, names: Sequence[str], human: Seat | None) -> str:
    """What became of the dummy in this hand; "" while that is open, and between hands."""
    if view.maker is None or view.maker_alone is None or view.phase in (Phase.DEAL, Phase.HAND_OVER, Phase.MATCH_OVER):
        return ""
    if view.maker_alone:
        return t("table.dummy.left")
    return t("table.dummy.taken.you") if view.maker == human else t("table.dummy.taken", name=names[view.maker])
