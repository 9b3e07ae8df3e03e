"""What the advice player does where advice is plain."""

from game.engine.actions import Action, Call, Deal, Decline, GoAlone, Keep, OrderUp, Pass, PickUp, Play, WithPartner
from game.engine.cards import cards, suit
from game.engine.dealing import stack
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import State
from game.engine.view import view_for
from game.players.advice import advise


def dealt(
    hands: tuple[str, str, str], dummy: str, kitty: str, *actions: Action, dealer: int = 2, rules: str = ""
) -> State:
    """The state after these actions on this deal."""
    house = HouseRules.from_words(rules)
    deck = stack(dealer, [cards(hand) for hand in hands], cards(dummy), cards(kitty))
    state, _ = apply(new_match(house), Deal(deck, dealer))
    for action in actions:
        state, _ = apply(state, action)
    return state


def advised(state: State) -> Action:
    assert state.turn is not None
    return advise(view_for(state, state.turn))


def test_orders_up_with_both_bowers_and_passes_with_nothing() -> None:
    strong = dealt(("JH JD AH AS 9C", "9S TS 9D TD QC", "KS QS KD QD AC"), "AD KC TC JC JS", "9H TH QH KH")
    assert advised(strong) == OrderUp()
    weak = dealt(("9S TS 9C TC 9D", "JH JD AH AS QC", "KS QS KD QD AC"), "AD KC TD JC JS", "9H TH QH KH")
    assert advised(weak) == Pass()


def test_the_stuck_dealer_names_the_best_legal_suit() -> None:
    passes = [Pass()] * 5
    state = dealt(
        ("KS QS KD QD AC", "JH JD AH AS QC", "9S TS 9C TC JC"),
        "AD KC TD 9D JS",
        "9H TH QH KH",
        *passes,
        rules="stick_the_dealer=yes",
    )
    assert advised(state) in (Call(suit("C")), Call(suit("S")))


def test_the_dealer_takes_the_upcard_and_keeps_trumps_and_aces() -> None:
    state = dealt(("JH JD AH AS 9C", "9S TS 9D TD QC", "KH AD QD AC KS"), "QS KC TC JC JS", "9H TH QH KD", OrderUp())
    action = advised(state)
    assert action != Decline()
    assert isinstance(action, PickUp)
    assert action.discard in cards("KS QD")


def test_keeps_the_trumps_of_ten() -> None:
    state = dealt(
        ("JH JD AH AS 9C", "9S TS 9D TD QC", "KS QS KD QD AC"),
        "TH KC QH JC JS",
        "9H AD TC KH",
        OrderUp(),
        PickUp(cards("QD")[0]),
    )
    assert advised(state) == Keep(cards("JH JD AH QH TH"))


def ready(rules: str = "") -> State:
    """The maker, who does not lead, holds five sure tricks; the dummy holds nothing."""
    return dealt(
        ("9S TS 9D TD QC", "JH JD AH KH AS", "KS QS KD QD KC"),
        "9C TC JC JS AD",
        "9H TH QH AC",
        Pass(),
        OrderUp(),
        PickUp(cards("QD")[0]),
        rules=rules,
    )


def test_goes_alone_only_where_it_pays() -> None:
    assert isinstance(advised(ready()), Keep)
    assert advised(ready("lone_march_points=4")) == GoAlone()


def test_defends_with_the_partner() -> None:
    state, _ = apply(ready(), Keep(cards("JH JD AH KH AS")))
    assert advised(state) == WithPartner()


def test_does_not_ruff_the_partners_winning_ace() -> None:
    # South leads the ace of spades, West, the partner, is void and holds a trump; East, the maker, plays last.
    state = dealt(
        ("AS 9D TD QC 9C", "TH KD QD AC KC", "JH JD AH KH TS"),
        "JS JC TC AD 9S",
        "9H QH KS QS",
        Pass(),
        Pass(),
        OrderUp(),
        PickUp(cards("TS")[0]),
        Keep(cards("JH JD AH KH 9H")),
        WithPartner(),
        WithPartner(),
    )
    state, _ = apply(state, Play(cards("AS")[0]))
    assert advised(state) != Play(cards("TH")[0])


def test_the_maker_leads_trump_and_the_defender_an_ace() -> None:
    state = dealt(
        ("JH JD AH 9S 9C", "AS TS 9D TD QC", "KS QS KD QD AC"),
        "JS KC TC JC AD",
        "9H TH QH KH",
        OrderUp(),
        PickUp(cards("QD")[0]),
        Keep(cards("JH JD AH AD KC")),
        WithPartner(),
        WithPartner(),
    )
    assert advised(state) == Play(cards("JH")[0])
    state = dealt(
        ("AS TS 9D TD QC", "JH JD AH 9S 9C", "KS QS KD QD AC"),
        "JS KC TC JC AD",
        "9H TH QH KH",
        Pass(),
        OrderUp(),
        PickUp(cards("QD")[0]),
        Keep(cards("JH JD AH AD KC")),
        WithPartner(),
        WithPartner(),
    )
    assert advised(state) == Play(cards("AS")[0])
