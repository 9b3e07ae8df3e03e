"""A deal somebody shares: the cards of one hand, written as a record writes them."""

from game.engine.actions import Deal
from game.engine.cards import DECKS, Seat
from game.records.match_record import RecordError, Statement
from game.records.read import read_record
from game.records.words import codes


def write_deal(deal: Deal, dealer: Seat) -> str:
    """Write a deal of this dealer in the words that `read_deal` reads."""
    return f"dealer {dealer}; deck {codes(deal.cards)}"


def read_deal(text: str) -> Deal:
    """Read the lines of a record that make a deal, with semicolons between them: "dealer 1; deck 9H TS …".

    Raises ValueError, in words, for anything else.
    """
    lines = "\n".join(text.replace(";", "\n").splitlines())
    wrong = ""
    for size in DECKS:
        try:
            record = read_record(f"record 1\nrules deck={size}\nhand\n{lines}", "deal")
        except RecordError as error:
            wrong = wrong or error.reason
            continue
        entries = record.entries
        if len(entries) == 1 and isinstance(entries[0], Statement) and isinstance(entries[0].action, Deal):
            return entries[0].action
        wrong = "it is one deal and nothing else"
    raise ValueError(wrong)
