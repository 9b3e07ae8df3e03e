"""What a hand came to, as a result tells it."""

from dataclasses import dataclass
from typing import Final

from game.engine.cards import SEATS, Seat
from game.engine.events import Points
from game.engine.view import View
from game.text import t

HUMAN: Final[Seat] = 0


@dataclass(frozen=True, slots=True)
class HandResult:
    """A finished hand, and the score with it."""

    names: tuple[str, str, str]
    """By seat; seat 0 is the human, who is called "You"."""
    maker: Seat | None
    """None when nobody called."""
    alone: bool
    """Whether the maker played alone."""
    lone_defender: Seat | None
    tricks: Points
    points: Points
    """What the hand gave."""
    score: Points
    """After the hand."""
    target: int
    winners: tuple[Seat, ...] = ()
    """Who has won the match with it."""

    @classmethod
    def of(cls, view: View, names: tuple[str, str, str]) -> "HandResult":
        """What the hand came to that is over in this view."""
        return cls(
            names=names,
            maker=view.maker,
            alone=bool(view.maker_alone),
            lone_defender=view.lone_defender,
            tricks=view.taken,
            points=view.points or (0, 0, 0),
            score=view.score,
            target=view.rules.target,
            winners=view.winners,
        )

    def headline(self) -> str:
        """What happened, in a few words."""
        if self.maker is None:
            return t("result.nobody")
        taken = self.tricks[self.maker]
        if taken < 3:
            what = "euchred"
        elif taken == 5:
            what = "all_alone" if self.alone else "all"
        else:
            what = "made_alone" if self.alone else "made"
        return self._say(f"result.{what}", self.maker, count=taken)

    def match_headline(self) -> str:
        """Who has won."""
        if len(self.winners) > 1:
            return t("result.shared", names=t("common.and").join(self.name(seat) for seat in self.winners))
        return self._say("result.won", self.winners[0]) if self.winners else ""

    def name(self, seat: Seat) -> str:
        """A seat's name; "You" for the human."""
        return t("seat.you") if seat == HUMAN else self.names[seat]

    def role(self, seat: Seat) -> str:
        """MAKER, ALONE, DEFENDS or nothing."""
        if self.maker is None:
            return ""
        if seat == self.maker:
            return t("result.role.maker_alone") if self.alone else t("result.role.maker")
        if self.lone_defender is not None:
            return t("result.role.alone") if seat == self.lone_defender else t("result.role.sat_out")
        return t("result.role.defends")

    def lines(self) -> list[str]:
        """The table in words, a line for each seat."""
        return [
            t(
                "result.line",
                name=self.name(seat),
                tricks=t("result.tricks", count=self.tricks[seat]),
                points=t("result.points", count=self.points[seat]),
                score=self.score[seat],
                target=self.target,
            )
            for seat in SEATS
        ]

    def _say(self, key: str, seat: Seat, **names: object) -> str:
        return t(f"{key}.you", **names) if seat == HUMAN else t(key, name=self.names[seat], **names)
