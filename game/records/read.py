"""Reading a record: from text to a `MatchRecord` that was played through once."""

from collections.abc import Sequence
from typing import Final

from game.engine.actions import Deal
from game.engine.cards import LEFT_OF, SEATS, Card, Seat, card
from game.engine.dealing import DUMMY, stack
from game.engine.house_rules import HouseRules
from game.engine.rules import new_match
from game.records.expectations import parse_expectation
from game.records.match_record import NO_SCORE, Expectation, MatchRecord, RecordError, play_through
from game.records.words import number, parse_action, quoted, seat

_HEADER: Final = ("rules", "players", "score")
_DEALT: Final = 20
"""Cards dealt to three hands and the dummy."""


def read_record(text: str, name: str = "record") -> MatchRecord:
    """The match a record tells; expectations are read, not checked.

    `name` is what errors call the file. Raises RecordError for a malformed line and for an illegal action.
    """
    record = parse_record(text, name)
    for _ in play_through(record):
        pass
    return record


def parse_record(text: str, name: str = "record") -> MatchRecord:
    """A record read without playing it: well-formed, but its actions may be illegal. Raises RecordError."""
    reader = _Reader(name)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for place, line in enumerate(lines, start=1):
        if words := line.partition("#")[0].split():
            reader.statement(place, words)
    return reader.finish()


class _Hand:
    """A `hand` block up to its first action: what its lines have said of the deal so far."""

    def __init__(self, line: int, record: MatchRecord, last_dealer: Seat | None) -> None:
        self.line = line
        self._rules = record.rules
        self._last_dealer = last_dealer
        self._places: dict[int, tuple[Card, ...]] = {}
        self._deck: tuple[Card, ...] = ()
        self._kitty: tuple[Card, ...] = ()
        self._seen: dict[Card, str] = {}
        self._named_dealer: Seat | None = None

    def dealer(self, words: Sequence[str]) -> None:
        """The line `dealer SEAT`."""
        if self._named_dealer is not None:
            raise ValueError("this hand has a dealer already")
        (word,) = _exactly(1, words)
        self._named_dealer = seat(word)

    def deal(self, words: Sequence[str]) -> None:
        """The line `deal SEAT C C C C C`."""
        if not words:
            raise ValueError("deal to whom? deal SEAT and five cards")
        self._hold(f"deal {seat(words[0])}", seat(words[0]), words[1:])

    def dummy(self, words: Sequence[str]) -> None:
        """The line `dummy C C C C C`."""
        self._hold("dummy", DUMMY, words)

    def _hold(self, what: str, place: int, words: Sequence[str]) -> None:
        if self._deck:
            raise ValueError("a deck line is in place of the deal and dummy lines")
        if place in self._places:
            raise ValueError(f"this hand has {what} already")
        self._places[place] = self._cards(what, words, (5,))

    def kitty(self, words: Sequence[str]) -> None:
        """The line `kitty C C C C …`, the upcard first."""
        if self._kitty:
            raise ValueError("this hand has a kitty already")
        if len(self._deck) == self._rules.deck and self._deck[_DEALT:] == tuple(card(word) for word in words):
            return
        self._kitty = self._cards("kitty", words, (self._rules.deck - _DEALT,))

    def deck(self, words: Sequence[str]) -> None:
        """The line `deck C C C …`: the whole deck, or what is dealt of it when the kitty has its own line."""
        if self._deck or self._places:
            raise ValueError("a deck line is in place of the deal and dummy lines, once")
        whole = self._rules.deck
        if self._kitty and len(words) == whole and self._kitty == tuple(card(word) for word in words[_DEALT:]):
            words = words[:_DEALT]
        self._deck = self._cards("deck", words, (_DEALT,) if self._kitty else (whole, _DEALT))

    def _cards(self, what: str, words: Sequence[str], sizes: tuple[int, ...]) -> tuple[Card, ...]:
        """Cards of the deck that no line of this hand has named yet, as many as one of `sizes`."""
        held: list[Card] = []
        for word in words:
            each = card(word)
            if each not in self._rules.cards:
                raise ValueError(f"{each} is not in the deck of {self._rules.deck}")
            if each in self._seen:
                raise ValueError(f"{each} twice: in {self._seen[each]} and in {what}")
            self._seen[each] = what
            held.append(each)
        if len(held) not in sizes:
            raise ValueError(f"{what} has {len(held)} cards, not {sizes[0]}")
        return tuple(held)

    def missing(self) -> str:
        """What this hand still lacks to be dealt; "" for nothing."""
        if self._named_dealer is None and self._last_dealer is None:
            return "the first hand names its dealer"
        if len(self._deck) == self._rules.deck:
            return ""
        lines = [] if self._deck else [f"deal {place}" for place in SEATS if place not in self._places]
        if not self._deck and DUMMY not in self._places:
            lines.append("dummy")
        if not self._kitty:
            lines.append("kitty")
        return f"this hand has no {', '.join(lines)}" if lines else ""

    def dealt(self) -> tuple[Deal, Seat]:
        """The deal, and whose it is. Only when nothing is missing."""
        dealer = self._named_dealer
        if dealer is None:
            assert self._last_dealer is not None
            dealer = LEFT_OF[self._last_dealer]
        if self._deck:
            deck = self._deck + self._kitty
        else:
            deck = stack(dealer, [self._places[place] for place in SEATS], self._places[DUMMY], self._kitty)
        return Deal(deck, self._named_dealer), dealer


class _Reader:
    """The record so far, line by line."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._line = 0
        self._header: dict[str, int] = {}
        self._rules = HouseRules()
        self._players: tuple[str, ...] = ()
        self._score = NO_SCORE
        self._record: MatchRecord | None = None
        self._hand: _Hand | None = None
        """The hand whose deal is still being read."""
        self._dealer: Seat | None = None
        self._has_begun = False

    def statement(self, line: int, words: Sequence[str]) -> None:
        """Read one statement; what is found wrong is wrong at `line`, unless it says otherwise."""
        self._line = line
        try:
            self._statement(words)
        except RecordError:
            raise
        except ValueError as error:
            raise RecordError(self._name, line, str(error)) from None

    def _statement(self, words: Sequence[str]) -> None:
        word, rest = words[0].lower(), words[1:]
        if not self._has_begun:
            if word != "record" or rest != ["1"]:
                raise ValueError('a record begins with the line "record 1"')
            self._has_begun = True
        elif word in _HEADER:
            self._header_line(word, rest)
        elif word == "hand":
            _exactly(0, rest)
            self._deal()
            self._hand = _Hand(self._line, self._begun(), self._dealer)
        elif word in ("dealer", "deal", "dummy", "kitty", "deck"):
            self._deal_line(word, rest)
        elif word == "expect":
            self._expect(parse_expectation(rest, self._line))
        elif word.isdigit():
            self._action(seat(word), rest)
        else:
            raise ValueError(f"unknown statement {quoted(words[0])}")

    def _header_line(self, word: str, rest: Sequence[str]) -> None:
        if self._record is not None:
            raise ValueError(f"{word} comes before the first hand")
        if word in self._header:
            raise ValueError(f"{word} stands in line {self._header[word]} already")
        self._header[word] = self._line
        if word == "rules":
            self._rules = HouseRules.from_words(" ".join(rest))
        elif word == "players":
            _exactly(3, rest)
            self._players = tuple(rest)
        else:
            one, two, three = (number(each) for each in _exactly(3, rest))
            self._score = (one, two, three)

    def _begun(self) -> MatchRecord:
        """The record, whose header is complete now."""
        if self._record is None:
            try:
                new_match(self._rules, self._score)
            except ValueError as error:
                raise RecordError(self._name, self._header["score"], str(error)) from None
            self._record = MatchRecord(self._rules, self._players, self._score, self._name)
        return self._record

    def _deal_line(self, word: str, rest: Sequence[str]) -> None:
        if self._hand is None:
            raise ValueError(f"{word} stands at the beginning of a hand, before its first action")
        match word:
            case "dealer":
                self._hand.dealer(rest)
            case "deal":
                self._hand.deal(rest)
            case "dummy":
                self._hand.dummy(rest)
            case "kitty":
                self._hand.kitty(rest)
            case _:
                self._hand.deck(rest)

    def _expect(self, expectation: Expectation) -> None:
        if self._record is None:
            raise ValueError("expect stands after the first hand line")
        if self._hand is not None and not self._hand.missing():
            self._deal()
        self._record.expect(expectation)

    def _action(self, who: Seat, words: Sequence[str]) -> None:
        if self._record is None:
            raise ValueError("an action stands in a hand")
        action = parse_action(" ".join(words))
        self._deal()
        self._record.add(who, action, self._line)

    def _deal(self) -> None:
        """The deal of the open hand is complete."""
        hand = self._hand
        if hand is None:
            return
        if missing := hand.missing():
            raise RecordError(self._name, hand.line, missing)
        deal, self._dealer = hand.dealt()
        self._begun().add(None, deal, hand.line)
        self._hand = None

    def finish(self) -> MatchRecord:
        """The record, when the text is at its end."""
        if not self._has_begun:
            raise RecordError(self._name, 1, 'a record begins with the line "record 1"; this one is empty')
        self._deal()
        return self._begun()


def _exactly(count: int, words: Sequence[str]) -> Sequence[str]:
    if len(words) != count:
        raise ValueError(f"{len(words)} words follow, not {count}")
    return words
