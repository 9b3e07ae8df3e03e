"""A view in the words of the page: what stands in its `#table`, and its table of the score."""

from collections.abc import Sequence

from game.engine.view import View
from game.text import t


def table_data(view: View, *, busy: bool) -> dict[str, str]:
    """The page's `#table`: what the seat may know, in the words of record.md."""

    def word(value: object) -> str:
        return "none" if value is None else str(value)

    return {
        "phase": str(view.phase),
        "turn": word(view.turn),
        "dealer": word(view.dealer),
        "trump": view.trump.letter if view.trump is not None else "none",
        "maker": word(view.maker),
        "score": " ".join(map(str, view.score)),
        "tricks": " ".join(map(str, view.taken)),
        "hand": " ".join(each.code for each in view.hand),
        "winner": " ".join(map(str, view.winners)) or "none",
        "busy": "1" if busy else "0",
    }


def score_rows(view: View, names: Sequence[str]) -> list[tuple[str, str, str]]:
    """The score as a table: a row of titles, then one for each seat."""
    rows = [(t("result.column.player"), t("result.column.score"), t("result.column.tricks"))]
    return rows + [(name, str(view.score[seat]), str(view.taken[seat])) for seat, name in enumerate(names)]
