"""One match being played: its state, its record and its computer players. No pygame.

The truth is here and the table only shows it: `submit` (the human), `play_thought` (a computer player) and `deal` each
apply one action, extend the record and save at once; only then is anything moved on the screen.
"""

from collections.abc import Callable, Generator
from random import Random
from time import perf_counter
from typing import Final

from game.engine.actions import Action, Deal
from game.engine.cards import SEATS, Seat
from game.engine.events import Event, redact
from game.engine.house_rules import HouseRules
from game.engine.rules import apply
from game.engine.state import Phase, State
from game.engine.view import View, view_for
from game.players.appraise import Appraisal, appraise
from game.players.player import DEFAULT_LIMIT, Player, decide
from game.players.registry import player
from game.records import MatchRecord, read_record, replay
from game.records.match_record import Statement, start
from game.storage.saves import SavedMatch

HUMAN: Final[Seat] = 0
NAMES: Final = ("South", "West", "East")
TASTES: Final = ("bold", "careful")
"""How West and East like to bid, whatever their level."""
ADVISER: Final = "fitted"
"""The computer player that suggests moves to the human."""


class Session:
    """A match at the table. `human` is None when computer players hold all three seats."""

    def __init__(
        self,
        record: MatchRecord,
        seed: int,
        levels: tuple[str, str],
        *,
        human: Seat | None = HUMAN,
        save: Callable[[SavedMatch], object] | None = None,
        taken_back: int = 0,
    ) -> None:
        """Go on from the end of `record`.

        `levels` are the computer players of West and East; the first also plays South when nobody else does. `save` is
        called after every action. `taken_back` is the number of the last hand in which a move was taken back. Raises
        RecordError for a record that breaks the rules, ValueError for an unknown level.
        """
        self.record = record
        self.seed = seed
        self.levels = levels
        self.human = human
        self.state = replay(record) if record.entries else start(record)
        self._seen: tuple[State, View] | None = None
        self._save = save
        self._taken_back = taken_back
        south = player(levels[0]) if human is None else None
        west, east = (player(f"{level}+{taste}") for level, taste in zip(levels, TASTES, strict=True))
        self._players: tuple[Player | None, ...] = (south, west, east)
        self._adviser = player(ADVISER)
        self._thought: Generator[None, None, Action] | None = None
        self._decided: Action | None = None
        self._first: Deal | None = None
        self._hands = sum(isinstance(getattr(entry, "action", None), Deal) for entry in record.entries)

    @classmethod
    def new(
        cls,
        rules: HouseRules,
        seed: int,
        levels: tuple[str, str],
        *,
        first: Deal | None = None,
        human: Seat | None = HUMAN,
        save: Callable[[SavedMatch], object] | None = None,
    ) -> "Session":
        """A match before its first deal, which is `first` if that is given; it has to be of the rules' deck."""
        session = cls(MatchRecord(rules=rules, players=NAMES), seed, levels, human=human, save=save)
        session._first = first
        return session

    @classmethod
    def resumed(
        cls, saved: SavedMatch, *, human: Seat | None = HUMAN, save: Callable[[SavedMatch], object] | None = None
    ) -> "Session":
        """A match that was interrupted, at the very point. Raises RecordError or ValueError when it cannot be read."""
        record = read_record(saved.record, "saved match")
        return cls(record, saved.seed, saved.levels, human=human, save=save, taken_back=saved.taken_back)

    # What is so --------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the seat on this side of the table may know: the human's, or South's when there is none."""
        if self._seen is None or self._seen[0] is not self.state:
            self._seen = self.state, view_for(self.state, self.seat)  # asked for several times a frame
        return self._seen[1]

    @property
    def seat(self) -> Seat:
        """Whose cards are shown."""
        return HUMAN if self.human is None else self.human

    @property
    def names(self) -> tuple[str, str, str]:
        """The players' names by seat."""
        south, west, east = self.record.players or NAMES
        return south, west, east

    @property
    def humans_turn(self) -> bool:
        """Whether the match waits for the human."""
        return self.human is not None and self.state.turn == self.human

    @property
    def computers_turn(self) -> bool:
        """Whether the match waits for a computer player."""
        return self.state.turn is not None and not self.humans_turn

    @property
    def awaits_deal(self) -> bool:
        """Whether the next hand is to be dealt."""
        return self.state.phase in (Phase.DEAL, Phase.HAND_OVER)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.phase is Phase.MATCH_OVER

    @property
    def hands_dealt(self) -> int:
        """How many hands of this match have been dealt, the present one among them."""
        return self._hands

    @property
    def hand_as_played(self) -> bool:
        """Whether no move of the present hand was taken back."""
        return not self._taken_back or self._taken_back != self._hands

    @property
    def match_as_played(self) -> bool:
        """Whether no move of the match was taken back."""
        return not self._taken_back

    def saved(self) -> SavedMatch:
        """All that is needed to go on later."""
        return SavedMatch(self.record.text, self.seed, self.names, self.levels, self._taken_back)

    def before_last_move(self) -> SavedMatch | None:
        """The match with the human's last move in the hand that is being played taken back; None before the first."""
        if self.over or self.awaits_deal or self.human is None:
            return None
        statements = [entry for entry in self.record.entries if isinstance(entry, Statement)]
        for place in reversed(range(len(statements))):
            if isinstance(statements[place].action, Deal):
                break
            if statements[place].seat == self.human:
                return SavedMatch(self.record.first(place).text, self.seed, self.names, self.levels, self._hands)
        return None

    def finished_hands(self) -> str:
        """The record without the hand that is being played: what may be shown and copied."""
        text = self.record.text
        return text if self.over or self.awaits_deal else text.rpartition("\nhand\n")[0] + "\n"

    # What can be done --------------------------------------------------------------------------------------------

    def submit(self, action: Action) -> tuple[Event, ...]:
        """The human acts; what happened, as the human may see it. Raises IllegalAction, and then nothing did."""
        return self._act(self.human, action)

    def deal(self) -> tuple[Event, ...]:
        """Deal the next hand: the same one for the same seed and number of hands, however the match went."""
        if self._first is not None and not self._hands:
            return self._act(None, self._first)
        cards = list(self.state.rules.cards)
        Random(f"{self.seed}/deal/{self._hands}").shuffle(cards)
        first = Random(f"{self.seed}/dealer").choice(SEATS) if self.state.dealer is None else None
        return self._act(None, Deal(tuple(cards), first))

    def think(self, budget_ms: float) -> bool:
        """Let the computer player whose turn it is think for about this long; whether it has made up its mind.

        A decision has a generator of its own, seeded by its place in the match, so that going on after a reload gives
        the same moves as never having stopped.
        """
        seat = self.state.turn
        if self._decided is not None or seat is None or not self.computers_turn:
            return self._decided is not None
        if self._thought is None:
            mind = self._players[seat]
            assert mind is not None
            rng = Random(f"{self.seed}/think/{len(self.record.entries)}")
            self._thought = mind.think(view_for(self.state, seat), DEFAULT_LIMIT, rng)
        end = perf_counter() + budget_ms / 1000
        try:
            while True:
                next(self._thought)
                if perf_counter() >= end:
                    return False
        except StopIteration as done:
            self._decided, self._thought = done.value, None
            return True

    def play_thought(self) -> tuple[Event, ...]:
        """Do what the computer player decided on. Returns what happened, as the human may see it."""
        assert self._decided is not None
        return self._act(self.state.turn, self._decided)

    def suggestion(self) -> Action:
        """What a sound player would do in the human's place, from the human's view alone."""
        rng = Random(f"{self.seed}/advise/{len(self.record.entries)}")
        return decide(self._adviser, self.view, DEFAULT_LIMIT, rng)

    def appraise(self) -> Generator[None, None, tuple[Appraisal, ...]]:
        """Weigh the human's options from the human's view alone, best first; () where there is no choice."""
        return appraise(self.view, Random(f"{self.seed}/advise/{len(self.record.entries)}"))

    def _act(self, seat: Seat | None, action: Action) -> tuple[Event, ...]:
        state, events = apply(self.state, action, seat)
        if isinstance(action, Deal):
            self._hands += 1
        self.record.add(seat, action)
        self.state, self._thought, self._decided = state, None, None
        if self._save is not None:
            self._save(self.saved())
        return tuple(redact(event, self.seat) for event in events)
