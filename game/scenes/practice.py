"""A hand played again from some point, for trying what would have come of another way. Nothing of it is kept."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from game.records import MatchRecord
from game.scenes.host import Host
from game.scenes.match import MatchScene
from game.storage.saves import SavedMatch
from game.table.asking import Corner
from game.text import t
from game.widgets.control import Control


class PracticeScene(MatchScene):
    """The table for one hand; when it is over, or left, what was below is shown again."""

    name: ClassVar[str] = "practice"

    def __init__(self, host: Host, record: MatchRecord, seed: int, levels: tuple[str, str]) -> None:
        players = record.players or ("South", "West", "East")
        names = (players[0], players[1], players[2])
        super().__init__(host, SavedMatch(record.text, seed, names, levels), keep=False)

    def controls(self) -> Sequence[Control]:
        """As at the table, but the way out leads back instead of to the menu."""
        words = t("practice.back")
        return [
            replace(each, name=words, command="back") if each.id == "command:menu" else each
            for each in super().controls()
        ]

    def corners(self) -> list[Corner]:
        """As at the table, but for the way out."""
        return [
            Corner(each.id, each.box, "back", t("common.back")) if each.id == "command:menu" else each
            for each in super().corners()
        ]

    def activate(self, control_id: str) -> None:
        """Leave, or play."""
        if control_id == "command:menu":
            self.host.pop()
        else:
            super().activate(control_id)

    def extras(self) -> Sequence[Control]:
        """None: nothing of it is kept."""
        return ()

    def after_result(self, command: str) -> None:
        """Back to the review."""
        self.host.pop()
