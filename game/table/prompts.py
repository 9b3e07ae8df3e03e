"""What the human is asked, in words, and the controls that answer it."""

from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Final

from game.engine.actions import (
    Action,
    Call,
    Decline,
    GoAlone,
    NameBenny,
    OrderUp,
    Pass,
    PickUp,
    Play,
    WithPartner,
)
from game.engine.cards import LEFT_OF, Card, Suit
from game.engine.state import Phase
from game.engine.view import View
from game.records import action_words
from game.table.hand_order import hand_order, shown_hand
from game.table.wording import card_name, order_words, plain_name, suit_title, suit_word
from game.text import t
from game.widgets.control import Control

KEEP: Final = "action:keep"
PUT_AWAY: Final = "action:pick up"
"""The dealer's exchange while no card is chosen; with one it is the action's own id."""
SUGGEST: Final = "command:suggest"
_SUIT_KEYS: Final = {Suit.SPADES: "s", Suit.HEARTS: "h", Suit.DIAMONDS: "d", Suit.CLUBS: "c"}


def action_id(action: Action) -> str:
    """The id of the control that does an action."""
    return f"action:{action_words(action)}"


def card_id(card: Card) -> str:
    """The id of the toggle of a card that is chosen from some."""
    return f"card:{card.code}"


def prompt_for(view: View, names: Sequence[str], chosen: Collection[Card]) -> str:
    """What is asked of the human, or who is awaited; "" when there is nothing to say."""
    if view.turn is None:
        return ""
    if view.turn != view.seat:
        return t("table.sits_out") if view.sits_out == view.seat else ""
    match view.phase:
        case Phase.NAME_BENNY:
            return t("table.prompt.name-benny")
        case Phase.ORDER_UP:
            suit = suit_title(view.upcard_suit) if view.upcard_suit is not None else ""
            card = plain_name(view.upcard) if view.upcard is not None else ""
            if view.dealer == view.seat:
                return t("table.prompt.order-up.dealer", suit=suit, card=card)
            return t("table.prompt.order-up", suit=suit)
        case Phase.CALL_TRUMP:
            stuck = not any(isinstance(each, Pass) for each in view.legal)
            return t("table.prompt.call-trump.stuck" if stuck else "table.prompt.call-trump")
        case Phase.EXCHANGE:
            return t("table.prompt.exchange", card=plain_name(view.upcard) if view.upcard is not None else "")
        case Phase.DUMMY:
            return t("table.prompt.dummy.count", count=len(chosen)) if chosen else t("table.prompt.dummy")
        case Phase.DEFENCE:
            maker = names[view.maker] if view.maker is not None else ""
            return t("table.prompt.defence", name=maker, suit=suit_word(view.trump) if view.trump is not None else "")
        case Phase.PLAY:
            return _play_prompt(view)
        case _:
            return ""


def _play_prompt(view: View) -> str:
    if len(view.hand) == 1:
        return t("table.prompt.play.last")
    if not view.trick or view.trump is None:
        return t("table.prompt.play.lead")
    led = view.trick[0].suits[view.trump]
    follows = any(card.suits[view.trump] is led for card in view.hand)
    return t("table.prompt.play.follow", suit=suit_word(led)) if follows else t("table.prompt.play.free")


def controls_for(view: View, names: Sequence[str], chosen: Collection[Card]) -> list[Control]:
    """The controls of every action that is open to the human, in reading order: words first, then cards."""
    if view.legal and view.phase is Phase.DUMMY:
        return five_of_ten(view, chosen)
    if view.legal and view.phase is Phase.EXCHANGE:
        return exchange(view, chosen)
    cards = shown_hand(view)
    controls: list[Control] = []
    on_cards: dict[Card, Control] = {}
    for action in _in_turns(view.legal):
        match action:
            case Play(card):
                on_cards[card] = _card_control(view, card, cards.index(card) + 1)
            case _:
                controls.append(_word_control(view, action, names))
    return controls + [on_cards[card] for card in cards if card in on_cards]


def _in_turns(actions: Sequence[Action]) -> list[Action]:
    """The same, with the suits that can be named in alternating colours, as in the hand."""
    named = [each for each in actions if isinstance(each, Call | NameBenny)]
    black = [each for each in named if not each.suit.is_red]
    red = [each for each in named if each.suit.is_red]
    first, second = (red, black) if len(red) > len(black) else (black, red)
    mixed = [each for pair in zip_longest(first, second) for each in pair if each is not None]
    return [each for each in actions if not isinstance(each, Call | NameBenny)] + mixed


def _card_control(view: View, card: Card, place: int) -> Control:
    action, name = Play(card), t("action.play.name", card=card_name(card, view.trump))
    return Control(action_id(action), card.code, name, action=action_words(action), hotkey=str(place))


def _word_control(view: View, action: Action, names: Sequence[str]) -> Control:
    label, name, hotkey = _words_of(view, action, names)
    return Control(action_id(action), label, name, action=action_words(action), hotkey=hotkey)


def _words_of(view: View, action: Action, names: Sequence[str]) -> tuple[str, str, str]:
    match action:
        case Pass():
            return t("action.pass"), t("action.pass"), "p"
        case OrderUp():
            how = order_words(view.seat, view.dealer)
            suit = suit_word(view.upcard_suit) if view.upcard_suit is not None else ""
            return t(f"action.order.{how}"), t("action.order.name", say=t(f"say.order.{how}"), suit=suit), "o"
        case Call(suit):
            return suit_title(suit), t("action.call.name", suit=suit_word(suit)), _SUIT_KEYS[suit]
        case NameBenny(suit):
            return suit_title(suit), t("action.name.name", suit=suit_word(suit)), _SUIT_KEYS[suit]
        case Decline():
            card = plain_name(view.upcard) if view.upcard is not None else ""
            return t("action.decline"), t("action.decline.name", card=card), "x"
        case GoAlone():
            return t("action.defend_alone"), t("action.defend_alone"), "a"
        case WithPartner():
            other = next(seat for seat in (LEFT_OF[view.seat], LEFT_OF[LEFT_OF[view.seat]]) if seat != view.maker)
            return t("action.partner"), t("action.partner.name", name=names[other]), "t"
        case _:
            raise ValueError(f"{action} is on a card")


def five_of_ten(view: View, chosen: Collection[Card]) -> list[Control]:
    """A toggle for each of the ten cards, the suggestion, alone, and Keep, which opens at exactly five."""
    controls: list[Control] = []
    keys = "1234567890"
    for place, (card, where) in enumerate(ten_cards(view)):
        name = t("action.toggle.name", card=card_name(card, view.trump), **{"from": t(f"action.from.{where}")})
        controls.append(
            Control(card_id(card), card.code, name, card=card.code, pressed=card in chosen, hotkey=keys[place])
        )
    rules = view.rules
    pays = rules.lone_march_points > rules.march_points
    alone = t("action.alone.name") if pays else t("action.alone.same")
    keep = t("action.keep")
    controls.append(Control(SUGGEST, t("action.suggest"), t("action.suggest.name"), command="suggest", hotkey="g"))
    controls.append(Control(action_id(GoAlone()), t("action.alone"), alone, action="alone", hotkey="a"))
    controls.append(Control(KEEP, keep, keep, action="keep", enabled=len(chosen) == 5, hotkey="k"))
    return controls


def exchange(view: View, chosen: Collection[Card]) -> list[Control]:
    """On the canvas a toggle for each card that can be put away, the suggestion, Leave where that is allowed, and Put
    away; in the page a button for each exchange that can be made."""
    cards = hand_order(view.hand, view.trump)
    controls: list[Control] = []
    for place, card in enumerate(cards):
        name = t("action.toggle.name", card=card_name(card, view.trump), **{"from": t("action.from.hand")})
        on, place_key = card in chosen, str(place + 1)
        controls.append(
            Control(card_id(card), card.code, name, card=card.code, pressed=on, in_page=False, hotkey=place_key)
        )
    suggest, name = t("action.suggest"), t("action.suggest.discard")
    controls.append(Control(SUGGEST, suggest, name, command="suggest", in_page=False, hotkey="g"))
    if Decline() in view.legal:
        label, name, hotkey = _words_of(view, Decline(), ())
        action = action_words(Decline())
        controls.append(Control(action_id(Decline()), label, name, action=action, hotkey=hotkey))
    label = t("action.put_away")
    for card in cards:
        name = t("action.put_away.name", card=card_name(card, view.trump))
        action, on = action_words(PickUp(card)), [card] == list(chosen)
        key = "k" if on else None
        twin = card_id(card)
        controls.append(
            Control(action_id(PickUp(card)), label, name, action=action, twin=twin, on_canvas=on, hotkey=key)
        )
    if len(chosen) != 1:
        controls.append(Control(PUT_AWAY, label, label, action="pick up", enabled=False, in_page=False, hotkey="k"))
    return controls


def confirming(view: View, chosen: Sequence[Card]) -> str | None:
    """The id of the control that ends choosing cards, when as many are chosen as must be."""
    if view.phase is Phase.DUMMY and len(chosen) == 5:
        return KEEP
    if view.phase is Phase.EXCHANGE and len(chosen) == 1:
        return action_id(PickUp(chosen[0]))
    return None


def short_label(control: Control) -> str:
    """Fewer words for a button that stands where there is no room for more."""
    return t("action.decline.short") if control.id == action_id(Decline()) else control.label


def choice_cards(view: View) -> list[tuple[Card, str]]:
    """The cards that are chosen from, with where each is from: the maker's ten, or the dealer's own five."""
    if view.phase is Phase.EXCHANGE:
        return [(card, "hand") for card in hand_order(view.hand, view.trump)]
    return ten_cards(view)


def ten_cards(view: View) -> list[tuple[Card, str]]:
    """The maker's ten with where each is from, "hand" or "dummy": the own five sorted, then the dummy's."""
    own = hand_order(view.hand, view.trump)
    dummy = hand_order(view.dummy, view.trump)
    return [(card, "hand") for card in own] + [(card, "dummy") for card in dummy]
