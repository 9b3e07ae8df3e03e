"""The play of a hand with all cards known, solved exactly.

A suit is one number, its code: the owners of the cards still in hands, as base-3 digits, the highest card's first
(least significant), under a leading 1. Cards that are gone leave no gap, so positions that play alike have equal codes.
A position at the start of a trick is the code of trump, the codes of the three side suits in order of size, and the
leader. Every question is yes or no: can the maker take this many of the tricks that are left? What is found out about a
position stays in a table that other deals use too.

Players are numbered from the maker clockwise: 0 the maker, 1, and, unless one side is alone, 2.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.engine.cards import STRENGTH, Card, Suit

_SUITS: Final = (0, 1, 2, 3)
_WIDTH: Final = 12
"""Bits for the places of one suit's cards; no suit has more than nine."""
_MASK: Final = (1 << _WIDTH) - 1
_EMPTY: Final = 1
"""The code of a suit nobody holds."""
_TABLE_LIMIT: Final = 300_000
"""Positions remembered before the table is begun anew: about 60 MB."""


@dataclass(frozen=True, slots=True)
class Position:
    """A hand in play, all cards known."""

    trump: Suit
    hands: tuple[tuple[Card, ...], ...]
    """By player, without the cards on the table; two or three players."""
    leader: int
    """Who led, or leads, the trick on the table."""
    trick: tuple[Card, ...] = ()
    """The cards on the table, the leader's first."""

    @property
    def turn(self) -> int:
        """Who plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def left(self) -> int:
        """How many tricks are left, with the one on the table."""
        return max(len(hand) for hand in self.hands) if not self.trick else len(self.hands[self.leader]) + 1


class Solver:
    """Answers for positions with so many players; keep one to keep what it has found out.

    `allies` are the players who want the maker to take tricks: the maker alone, as a rule; also a defender whose
    partner would win the match with a euchre.
    """

    def __init__(self, players: int = 3, allies: Sequence[int] = (0,)) -> None:
        self.players = players
        self._ally = tuple(player in allies for player in range(players))
        self._table: dict[tuple[int, int, int, int, int], int] = {}
        """Position -> 8 * at least + at most, in tricks of the maker."""
        self._options: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._removed: dict[int, int] = {}

    def values(self, position: Position, legal: Sequence[Card], goals: Sequence[int]) -> list[int]:
        """For each of these cards of the player to move: how many of `goals` the maker then reaches.

        `goals` are numbers of tricks, rising, that the maker is to take of those left in the position.
        """
        if len(self._table) > _TABLE_LIMIT:
            self._table.clear()
        codes, places = _encode(position)
        left = position.left
        turn = position.turn
        led = [places[each] for each in position.trick]
        found: list[int] = []
        known: dict[tuple[int, int], int] = {}
        for each in legal:
            suit, place = places[each]
            options = (self._options.get(codes[suit]) or self._options_of(codes[suit]))[turn]
            # Equal cards, one after the other in rank, are worth the same.
            place = max((option for option in options if option <= place), default=place)
            if (suit, place) not in known:
                played = [*led, (suit, place)]
                reached = 0
                for goal in goals:
                    if not self._continue(codes, position.leader, played, left, goal):
                        break
                    reached += 1
                known[suit, place] = reached
            found.append(known[suit, place])
        return found

    def reached(self, position: Position, goals: Sequence[int]) -> int:
        """How many of `goals` (rising) the maker reaches in a position, whoever is to move."""
        if len(self._table) > _TABLE_LIMIT:
            self._table.clear()
        codes, places = _encode(position)
        played = [places[each] for each in position.trick]
        left = position.left
        reached = 0
        for goal in goals:
            if not self._continue(codes, position.leader, played, left, goal):
                break
            reached += 1
        return reached

    def _continue(
        self, codes: tuple[int, int, int, int], leader: int, played: Sequence[tuple[int, int]], left: int, goal: int
    ) -> bool:
        """Whether the maker takes `goal` more tricks when this much of the trick is played already."""
        if goal <= 0:
            return True
        if goal > left:
            return False
        if not played:
            first, second, third = sorted(codes[1:])
            return self._start(codes[0], first, second, third, leader, left, goal)
        suit, place = played[0]
        best_suit, best_place, best = suit, place, leader
        marks = 1 << (suit * _WIDTH + place)
        player = leader
        for other_suit, other_place in played[1:]:
            player = (player + 1) % self.players
            marks |= 1 << (other_suit * _WIDTH + other_place)
            if (other_suit == best_suit and other_place < best_place) or (other_suit == 0 and best_suit != 0):
                best_suit, best_place, best = other_suit, other_place, player
        to_come = self.players - len(played)
        if not to_come:
            return self._end(codes, marks, best, left, goal)
        player = (player + 1) % self.players
        return self._follow(codes, suit, marks, player, to_come, best_suit, best_place, best, left, goal)

    def _start(self, trump: int, first: int, second: int, third: int, leader: int, left: int, goal: int) -> bool:
        """Whether the maker takes `goal` of the `left` tricks, from the start of a trick; 0 < goal <= left."""
        key = (trump, first, second, third, leader)
        known = self._table.get(key)
        if known is None:
            low, high = 0, left
            if trump > 1:
                # The highest trumps take a trick each, whenever they are played.
                owner, rest, run = trump % 3, trump // 3, 1
                while rest > 1 and rest % 3 == owner:
                    rest //= 3
                    run += 1
                if owner == 0:
                    low = run
                else:
                    high = left - run
        else:
            low, high = known >> 3, known & 7
        if goal <= low:
            return True
        if goal > high:
            return False
        codes = (trump, first, second, third)
        wanted = self._ally[leader]
        answer = not wanted
        following = leader + 1
        to_come = self.players - 1
        if following > to_come:
            following = 0
        for suit in _SUITS:
            code = codes[suit]
            if code == 1 or (suit > 1 and code == codes[suit - 1]):
                continue
            options = self._options.get(code) or self._options_of(code)
            shift = suit * _WIDTH
            for place in options[leader]:
                marks = 1 << (shift + place)
                if self._follow(codes, suit, marks, following, to_come, suit, place, leader, left, goal) is wanted:
                    answer = wanted
                    break
            else:
                continue
            break
        if answer:
            low = goal
        else:
            high = goal - 1
        self._table[key] = low << 3 | high
        return answer

    def _follow(
        self,
        codes: tuple[int, int, int, int],
        led: int,
        marks: int,
        player: int,
        to_come: int,
        best_suit: int,
        best_place: int,
        best: int,
        left: int,
        goal: int,
    ) -> bool:
        """The same in the middle of a trick with `player` to play; `best` holds it with the card at `best_place`.

        `marks` are the cards played, a bit for each; `to_come` is how many are still to play.
        """
        options = (self._options.get(codes[led]) or self._options_of(codes[led]))[player]
        wanted = self._ally[player]
        to_come -= 1
        following = player + 1
        if following == self.players:
            following = 0
        if options:
            shift = led * _WIDTH
            for place in options:
                played = marks | 1 << (shift + place)
                if best_suit == led and place < best_place:
                    if to_come:
                        answer = self._follow(codes, led, played, following, to_come, led, place, player, left, goal)
                    else:
                        answer = self._end(codes, played, player, left, goal)
                elif to_come:
                    answer = self._follow(
                        codes, led, played, following, to_come, best_suit, best_place, best, left, goal
                    )
                else:
                    answer = self._end(codes, played, best, left, goal)
                if answer is wanted:
                    return wanted
            return not wanted
        for suit in _SUITS:
            code = codes[suit]
            if code == 1:
                continue
            shift = suit * _WIDTH
            for place in (self._options.get(code) or self._options_of(code))[player]:
                played = marks | 1 << (shift + place)
                if suit == 0 and (best_suit != 0 or place < best_place):
                    if to_come:
                        answer = self._follow(codes, led, played, following, to_come, 0, place, player, left, goal)
                    else:
                        answer = self._end(codes, played, player, left, goal)
                elif to_come:
                    answer = self._follow(
                        codes, led, played, following, to_come, best_suit, best_place, best, left, goal
                    )
                else:
                    answer = self._end(codes, played, best, left, goal)
                if answer is wanted:
                    return wanted
        return not wanted

    def _end(self, codes: tuple[int, int, int, int], marks: int, winner: int, left: int, goal: int) -> bool:
        """The same when the trick is complete."""
        if winner == 0:
            goal -= 1
            if goal <= 0:
                return True
        left -= 1
        if goal > left:
            return False
        trump, first, second, third = codes
        cache = self._removed
        gone = marks & _MASK
        if gone:
            trump = cache.get(trump << _WIDTH | gone) or self._remove(trump, gone)
        gone = marks >> _WIDTH & _MASK
        if gone:
            first = cache.get(first << _WIDTH | gone) or self._remove(first, gone)
        gone = marks >> 2 * _WIDTH & _MASK
        if gone:
            second = cache.get(second << _WIDTH | gone) or self._remove(second, gone)
        gone = marks >> 3 * _WIDTH
        if gone:
            third = cache.get(third << _WIDTH | gone) or self._remove(third, gone)
        if first > second:
            first, second = second, first
        if second > third:
            second, third = third, second
            if first > second:
                first, second = second, first
        return self._start(trump, first, second, third, winner, left, goal)

    def _options_of(self, code: int) -> tuple[tuple[int, ...], ...]:
        """By player: the places of the cards in a suit that differ, the highest of each run of equal ones."""
        found: list[list[int]] = [[], [], []]
        place, before, rest = 0, -1, code
        while rest > 1:
            rest, owner = divmod(rest, 3)
            if owner != before:
                found[owner].append(place)
            before = owner
            place += 1
        options = tuple(tuple(each) for each in found)
        self._options[code] = options
        return options

    def _remove(self, code: int, marks: int) -> int:
        """The code without the cards at the marked places."""
        digits: list[int] = []
        rest, place = code, 0
        while rest > 1:
            rest, owner = divmod(rest, 3)
            if not marks >> place & 1:
                digits.append(owner)
            place += 1
        after = _EMPTY
        for owner in reversed(digits):
            after = after * 3 + owner
        self._removed[code << _WIDTH | marks] = after
        return after


def _encode(position: Position) -> tuple[tuple[int, int, int, int], dict[Card, tuple[int, int]]]:
    """The suits' codes, trump first, and where each card stands: its suit's number and its place in the code."""
    trump = position.trump
    suits: dict[Suit, list[tuple[int, int, Card]]] = {trump: []}
    for suit in Suit:
        suits.setdefault(suit, [])
    players = len(position.hands)
    for player, hand in enumerate(position.hands):
        for each in hand:
            own = each.suits[trump]
            suits[own].append((STRENGTH[trump][own][each], player, each))
    for number, each in enumerate(position.trick):
        own = each.suits[trump]
        suits[own].append((STRENGTH[trump][own][each], (position.leader + number) % players, each))
    codes: list[int] = []
    places: dict[Card, tuple[int, int]] = {}
    for number, held in enumerate(suits.values()):
        held.sort(key=lambda entry: -entry[0])
        code = _EMPTY
        for _, player, _ in reversed(held):
            code = code * 3 + player
        for place, (_, _, each) in enumerate(held):
            places[each] = (number, place)
        codes.append(code)
    one, two, three, four = codes
    return (one, two, three, four), places
