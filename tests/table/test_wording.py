"""What the table says about cards, events and refusals."""

import pytest

from game.engine.actions import Deal, Keep, OrderUp, Pass, PickUp, Play, WithPartner
from game.engine.cards import Suit, card, cards
from game.engine.dealing import stack
from game.engine.errors import Reason
from game.engine.events import HandScored, MatchWon, Passed, TrumpMade, WentAlone
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, legal_actions, new_match
from game.engine.state import State
from game.engine.view import view_for
from game.players.appraise import Appraisal
from game.table.wording import Speaker, card_name, hint_words, order_words, refusal, spoken

NAMES = ("You", "West", "East")


@pytest.mark.parametrize(
    ("code", "trump", "name"),
    [
        ("JD", Suit.HEARTS, "jack of diamonds, left bower"),
        ("JH", Suit.HEARTS, "jack of hearts, right bower"),
        ("JS", Suit.HEARTS, "jack of spades"),
        ("JD", None, "jack of diamonds"),
        ("TC", Suit.CLUBS, "ten of clubs"),
        ("JK", Suit.CLUBS, "joker"),
    ],
)
def test_names_of_cards(code: str, trump: Suit | None, name: str) -> None:
    assert card_name(card(code), trump) == name


def test_events_speak_to_the_human() -> None:
    speaker = Speaker(NAMES, 0)
    assert speaker.event(Passed(0, 1), None) == ["You pass."]
    assert speaker.event(Passed(2, 1), None) == ["East passes."]
    assert speaker.event(WentAlone(1, 0), None) == ["West defends alone. You sit out."]
    assert speaker.event(MatchWon((0, 2)), None) == ["You and East share the win."]
    scored = HandScored(1, (2, 2, 1), (2, 0, 2), (2, 4, 6))
    assert speaker.event(scored, None) == ["Hand over. You 2 points, East 2 points. Score: You 2, West 4, East 6."]
    assert speaker.event(HandScored(None, (0, 0, 0), (0, 0, 0), (0, 0, 0)), None) == [
        "Nobody calls: the cards are thrown in."
    ]


def test_the_spoken_forms_of_round_one() -> None:
    assert [order_words(seat, 2) for seat in (0, 1, 2)] == ["first", "second", "dealer"]
    said = [spoken(TrumpMade(seat, Suit.HEARTS, 1), 2) for seat in (0, 1, 2)]
    assert said == [(0, "I order it up"), (1, "I assist"), (2, "I accept")]


def table(own: str, west_leads: str) -> State:
    """Hearts are trump, West made them and leads; South is to follow with `own`."""
    west = cards(west_leads + " 9C TC QC KC")
    rest = [each for each in HouseRules().cards if each not in (*cards(own), *west, card("9H"))]
    east, dummy, kitty = rest[:5], rest[5:10], [card("9H"), *rest[10:]]
    state = new_match(HouseRules())
    deal = stack(0, (cards(own), west, east), dummy, kitty)
    state, _ = apply(state, Deal(deal, 0))
    for action in (OrderUp(), PickUp(cards(own)[4]), Keep(west), WithPartner(), WithPartner()):
        state, _ = apply(state, action)
    assert state.turn == 1
    state, _ = apply(state, Play(west[0]))
    following = [each for each in legal_actions(state) if isinstance(each, Play)]
    return apply(state, following[0])[0]


def test_a_refusal_names_the_suit_and_the_left_bower() -> None:
    # Hearts are trump; the jack of diamonds is the left bower. South holds it and clubs nowhere.
    state = table("JD AS KS QS TS", "AH")
    words = refusal(Reason.MUST_FOLLOW_SUIT, card("AS"), view_for(state, 0), NAMES)
    assert words == "You must follow hearts: you have two of them"


def test_a_refusal_says_which_cards_can_follow() -> None:
    for own, words in (("QS AS KS JC TS", "you have the nine of hearts"), ("KH QH JH QS TS", "you have four of them")):
        refused = refusal(Reason.MUST_FOLLOW_SUIT, card("QS"), view_for(table(own, "AH"), 0), NAMES)
        assert refused == f"You must follow hearts: {words}"


def test_the_left_bower_is_no_card_of_its_printed_suit() -> None:
    state = table("JD AD KS QS TS", "9D")
    words = refusal(Reason.MUST_FOLLOW_SUIT, card("JD"), view_for(state, 0), NAMES)
    assert words == "The jack of diamonds is the left bower: it is a trump, not a card of diamonds"


def test_out_of_turn_names_whose_turn_it_is() -> None:
    state = new_match(HouseRules())
    state, _ = apply(state, Deal(HouseRules().cards, 0))
    state, _ = apply(state, Pass())
    assert state.turn == 2
    words = refusal(Reason.NOT_YOUR_TURN, state.hands[0][0], view_for(state, 0), NAMES)
    assert words == "It is East's turn"


def test_a_hint_says_when_the_match_matters_more_than_points() -> None:
    rules = HouseRules()
    state, _ = apply(new_match(rules), Deal(rules.cards, 0))
    assert state.turn is not None
    view = view_for(state, state.turn)
    order, wait = Appraisal(OrderUp(), 0.2, 0.35), Appraisal(Pass(), -0.3, 0.3)
    assert hint_words([order, wait], OrderUp(), view) == "Order it up: about +0.2 points; passing −0.3"
    late = hint_words([Appraisal(Pass(), -0.3, 0.4), order], Pass(), view)
    assert late == "Pass: it wins the match more often (about −0.3 points; ordering it up +0.2)"
    assert hint_words([], OrderUp(), view) == "Order it up: a sound choice"
    assert hint_words([order], OrderUp(), view) == "Order it up: about +0.2 points"


def plays(*options: tuple[str, float]) -> list[Appraisal]:
    return [Appraisal(Play(card(code)), points, 0.5) for code, points in options]


def test_a_tie_is_not_called_best() -> None:
    view = view_for(table("JD AS KS QS TS", "AH"), 0)
    words = hint_words(plays(("AS", 0.21), ("JD", 0.19), ("TS", -0.4)), Play(card("AS")), view)
    assert words == "Either the ace of spades or the jack of diamonds (left bower): about +0.2 points"
    words = hint_words(plays(("AS", -0.01), ("KS", 0.0), ("TS", 0.04)), Play(card("AS")), view)
    assert words == "Take your pick: each gives about +0.0 points"


def test_a_hint_of_five_speaks_of_the_dots() -> None:
    view = view_for(table("JD AS KS QS TS", "AH"), 0)
    dotted, other = Keep(cards("JH JD AS KS QS")), Keep(cards("JH JD AS KS TS"))
    weighed = [Appraisal(dotted, 3.0, 0.5), Appraisal(other, 2.9, 0.5)]
    assert hint_words(weighed, dotted, view) == "Keep the dotted five: about +3.0 points; the next five +2.9"
    words = hint_words(weighed, other, view)
    assert words.startswith("Keep jack of hearts (right bower), jack of diamonds (left bower), ace of spades")
    even = [Appraisal(dotted, 3.0, 0.5), Appraisal(other, 2.98, 0.5)]
    assert hint_words(even, dotted, view) == "Keep the dotted five: about +3.0 points; another five does as well"
