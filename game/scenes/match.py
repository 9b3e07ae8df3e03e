"""A match: the table, from the first deal to the last trick, saved while it is played."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from game.review import up_to
from game.scenes.hand_result import HandResult
from game.scenes.host import Host
from game.scenes.new_match import NewMatchScene
from game.scenes.pause import PauseScene
from game.scenes.playing import PlayingScene
from game.scenes.results import HandOverScene, MatchOverScene
from game.scenes.review import ReviewScene
from game.session import HUMAN, Session
from game.storage.saves import SavedMatch
from game.storage.statistics import count_hand
from game.text import t
from game.widgets.control import Control


class MatchScene(PlayingScene):
    """Plays hand after hand, the human against two computer players, or a demo of three."""

    name: ClassVar[str] = "match"

    def __init__(self, host: Host, saved: SavedMatch | None = None, *, keep: bool = True) -> None:
        """A new match with the preferred rules and players, or a saved one; `keep` it saved while it is played.

        Raises RecordError or ValueError for a saved match that cannot be played on.
        """
        self._keep = keep
        self.demo = host.options.demo
        """How many matches computer players are still to play in all seats; None when the human plays."""
        super().__init__(host, _session(host, saved, keep=keep))

    def entered(self) -> None:
        """The page shows score and record of this match."""
        super().entered()
        self.host.page.show_record(self.session.finished_hands())

    def hand_scored(self) -> None:
        """Count it, and offer its record."""
        session = self.session
        if self._keep and session.human is not None:
            count_hand(
                self.host.backend,
                session.levels,
                session.view,
                hand_as_played=session.hand_as_played,
                match_as_played=session.match_as_played,
            )
        self.host.page.show_record(session.finished_hands())

    # The menu --------------------------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """Over the table, with a way to take back the last move."""
        back = self._take_back if self.session.before_last_move() is not None else None
        self.host.push(PauseScene(self.host, self.session.view.rules, back, saved=self._keep))

    def _take_back(self) -> None:
        """Play on from before the human's last move, as if the match had been interrupted there."""
        before = self.session.before_last_move()
        if before is not None:
            if self._keep:
                self.host.saves.save(before)
            self.host.show_only(MatchScene(self.host, before, keep=self._keep))

    # The end of a hand -----------------------------------------------------------------------------------------------

    def hand_ended(self, result: HandResult) -> None:
        """Show what it came to, or who has won the match."""
        if self.demo is not None:
            self._demo_goes_on(self.demo)
        elif self.session.over:
            if self._keep:
                self.host.saves.clear()
            self.host.audio.cue("match" if self.session.seat in result.winners else "loss")
            self.host.push(MatchOverScene(self.host, result, self._after_result, self._extras()))
        else:
            self.host.push(HandOverScene(self.host, result, self._after_result, self._extras()))

    def _extras(self) -> Sequence[Control]:
        """What can be done beside going on, when a hand is over."""
        commands = ["review"] if self.session.human is not None else []
        if self.session.over:
            commands.append("copy-record")
        keys = {"review": "review.look", "copy-record": "result.copy_record"}
        return [Control(each, t(keys[each]), t(keys[each]), command=each) for each in commands]

    def _after_result(self, command: str) -> None:
        """What was chosen under a result: "next-hand", "new-match", "menu", or one of the extras."""
        match command:
            case "copy-record":
                self.host.page.copy(self.session.finished_hands())
            case "review":
                self._review()
            case "next-hand":
                self.deal()
            case "new-match":
                self._shows_result = False
                self.host.push(NewMatchScene(self.host))
            case "menu":
                self._shows_result = False
                if self.session.over:
                    self.host.go_to_menu()
                else:
                    self._result_is_due = True  # the menu is left: the result is there again
                    self.host.push(PauseScene(self.host, self.session.view.rules, saved=self._keep))

    def _review(self) -> None:
        session = self.session

        def play_on(place: int) -> None:
            from game.scenes.practice import PracticeScene  # late: it is seldom wanted

            self.host.push(PracticeScene(self.host, up_to(session.record, place), session.seed, session.levels))

        scene = ReviewScene(self.host, session.record, self.names, session.seat, session.seed, play_on)
        self.host.push(scene)

    def _demo_goes_on(self, matches: int) -> None:
        """The next hand; the next match; the end."""
        if not self.session.over:
            self.deal()
            return
        self.demo = matches - 1
        if self.demo <= 0:
            self.host.quit(0)
            return
        seed, chosen = self.session.seed + 1, self.host.preferences
        self.session = Session.new(chosen.rules, seed, chosen.levels, human=None)
        self._shows_result = False
        self.relayout()


def _session(host: Host, saved: SavedMatch | None, *, keep: bool) -> Session:
    """What is to be played: the saved match, or a new one."""
    chosen, first, demo = host.preferences, host.options.deal, host.options.demo is not None
    save = host.saves.save if keep else None
    if saved is not None:
        return Session.resumed(saved, human=None if demo else HUMAN, save=save)
    seed = host.options.seed if host.options.seed is not None else host.page.entropy() >> 1
    if demo:
        return Session.new(chosen.rules, seed, chosen.levels, human=None)
    rules = chosen.rules if first is None else replace(chosen.rules, deck=len(first.cards))
    return Session.new(rules, seed, chosen.levels, first=first, save=save)
