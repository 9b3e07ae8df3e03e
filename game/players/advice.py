"""The players that follow sound advice. They look nothing up and sample nothing; they count."""

from collections.abc import Generator
from random import Random

from game.engine.actions import (
    Action,
    Call,
    GoAlone,
    Keep,
    NameBenny,
    OrderUp,
    Pass,
    PickUp,
    Play,
    WithPartner,
)
from game.engine.cards import Suit
from game.engine.state import Phase
from game.engine.view import View
from game.players import alone, calling, card_play, keeping, taught
from game.players.knowledge import Knowledge, trumps_of


class AdvicePlayer:
    """Rules of thumb for every decision of the game; it calls as people are taught.

    `lean`: quarters of a trick that it counts too many, or too few, when it calls.
    """

    name = "advice"

    def __init__(self, lean: int = 0) -> None:
        self._lean = lean

    def think(self, view: View, limit: int, rng: Random) -> Generator[None, None, Action]:
        """See `Player.think`. Neither `limit` nor `rng` matters."""
        yield
        return by_the_book(view, self._lean)


class FittedPlayer:
    """`advice` but for its calls, which are those that self-play found best. What search takes others for."""

    name = "fitted"

    def think(self, view: View, limit: int, rng: Random) -> Generator[None, None, Action]:
        """See `Player.think`. Neither `limit` nor `rng` matters."""
        yield
        return advise(view)


def by_the_book(view: View, lean: int = 0) -> Action:
    """What people are taught to do; always one of `view.legal`. `lean`: see `taught.bid`."""
    return taught.bid(view, lean) if view.phase in (Phase.ORDER_UP, Phase.CALL_TRUMP) else advise(view)


def advise(view: View) -> Action:
    """What is best by counting alone, calls by what self-play found; always one of `view.legal`."""
    match view.phase:
        case Phase.NAME_BENNY:
            return NameBenny(max(Suit, key=lambda suit: calling.benny_count(view, suit)))
        case Phase.ORDER_UP:
            assert view.dealer is not None
            added = calling.for_the_score(view.rules, view.score, view.dealer, view.seat)
            return OrderUp() if calling.order_count(view) + added > 0 else Pass()
        case Phase.CALL_TRUMP:
            suits = [each.suit for each in view.legal if isinstance(each, Call)]
            best = max(suits, key=lambda suit: calling.call_count(view, suit))
            if calling.call_count(view, best) > 0 or len(suits) == len(view.legal):
                return Call(best)
            return Pass()
        case Phase.EXCHANGE:
            assert view.upcard is not None
            assert view.trump is not None
            return PickUp(keeping.best_discard(view.hand, view.upcard, view.trump, view.rules.cards))
        case Phase.DUMMY:
            assert view.trump is not None
            assert view.dealer is not None
            kept = keeping.best_five((*view.hand, *view.dummy), view.trump, keeping.out_of_play(view), view.rules.cards)
            return (
                GoAlone()
                if alone.goes_alone(view.rules, view.seat, view.dealer, view.trump, view.hand, kept)
                else Keep(kept)
            )
        case Phase.DEFENCE:
            assert view.trump is not None
            boss = any(Knowledge(view).is_boss(each) for each in trumps_of(view.hand, view.trump))
            return GoAlone() if alone.defends_alone(view.rules, view.hand, view.trump, boss) else WithPartner()
        case _:
            legal = [each.card for each in view.legal if isinstance(each, Play)]
            return Play(card_play.choose_card(Knowledge(view), legal))
