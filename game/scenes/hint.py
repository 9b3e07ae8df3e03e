"""A hint: the human's options are weighed over some frames and then told in words."""

from time import perf_counter

from game.session import Session
from game.table.wording import hint_words


class Hint:
    """The weighing of what the human can do now, from the human's view alone."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._weighing = session.appraise()

    def think(self, budget_ms: float) -> str | None:
        """Weigh on for so long; the words when all is weighed. Not to be called again after that."""
        end = perf_counter() + budget_ms / 1000
        try:
            while perf_counter() < end:
                next(self._weighing)
        except StopIteration as done:
            return hint_words(done.value, self._session.suggestion(), self._session.view)
        return None
