"""What the human is asked to do with the cards, in one line."""

from random import Random

from game.engine.actions import Deal
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.state import Phase
from game.engine.view import View, view_for
from game.players.advice import advise
from game.table.prompts import prompt_for
from game.text import t

NAMES = ("You", "West", "East")


def decisions(deals: int) -> list[View]:
    """Every card to be played in these deals, as its player sees it."""
    rng, rules, found = Random(8), HouseRules(), []
    for deal in range(deals):
        state, _ = apply(new_match(rules), Deal(tuple(rng.sample(rules.cards, rules.deck)), deal % 3))
        while state.turn is not None:
            view = view_for(state, state.turn)
            if view.phase is Phase.PLAY:
                found.append(view)
            state, _ = apply(state, advise(view))
    return found


def test_a_card_is_asked_for_by_what_may_be_played() -> None:
    asked = set()
    for view in decisions(12):
        prompt = prompt_for(view, NAMES, ())
        asked.add(prompt)
        if len(view.hand) == 1:
            assert prompt == t("table.prompt.play.last")
        elif not view.trick:
            assert prompt == t("table.prompt.play.lead")
        elif len(view.legal) < len(view.hand):
            assert prompt.startswith("Your turn: follow")
    assert len(asked) == 7, "the last card, a lead, four suits, and a suit that is missing"
