"""The play of a hand with all cards known, by trying everything: what the solver is held against.

It shares nothing with the solver, nor with the engine: which suit a card belongs to and which card is higher comes from
`tests.engine.naive`. No card is thought equal to another, no line is cut off, the number of tricks is the value. Twice:
`naive_tricks` remembers nothing; `BruteForce`, for full deals, remembers the starts of tricks by the very cards.
"""

from collections.abc import Sequence

from game.engine.cards import Card, Suit
from game.players.solver import Position
from tests.engine import naive


def naive_tricks(position: Position, allies: Sequence[int]) -> int:
    """How many of the tricks left the maker takes."""
    hands = [[each.code for each in hand] for hand in position.hands]
    trick = [each.code for each in position.trick]
    return _naive(hands, trick, position.leader, position.trump.letter, allies)


def _naive(hands: list[list[str]], trick: list[str], leader: int, trump: str, allies: Sequence[int]) -> int:
    players = len(hands)
    if len(trick) == players:
        winner = naive.winner([((leader + place) % players, each) for place, each in enumerate(trick)], trump)
        return int(winner == 0) + _naive(hands, [], winner, trump, allies)
    turn = (leader + len(trick)) % players
    if not hands[turn]:
        return 0
    results = []
    for each in naive.may_play(hands[turn], trick[0] if trick else None, trump):
        rest = hands.copy()
        rest[turn] = [other for other in hands[turn] if other != each]
        results.append(_naive(rest, [*trick, each], leader, trump, allies))
    return max(results) if turn in allies else min(results)


class BruteForce:
    """All there is to know about one deal: every play of these hands, by any leader.

    Each card is a bit; a set of cards is a number. `hands` are the players' from the maker clockwise, with the cards
    they have on the table. `allies` are the players who want the maker to take tricks.
    """

    def __init__(self, trump: Suit, hands: Sequence[Sequence[Card]], allies: Sequence[int]) -> None:
        codes = [each.code for hand in hands for each in hand]
        letter = trump.letter
        self.bit = {code: 1 << place for place, code in enumerate(codes)}
        self._players = len(hands)
        self._is_ally = [player in allies for player in range(len(hands))]
        self._held = [sum(self.bit[each.code] for each in hand) for hand in hands]
        anything = (1 << len(codes)) - 1
        self._suit = {0: anything}
        """Card led -> the cards that follow; 0 while none is."""
        self._above = {0: anything}
        """Card -> the cards that take a trick from it, when it is the best so far."""
        for code, card in self.bit.items():
            own = naive.suit(code, letter)
            height = naive.height(code, letter, own)
            self._suit[card] = sum(self.bit[each] for each in codes if naive.suit(each, letter) == own)
            self._above[card] = sum(self.bit[each] for each in codes if naive.height(each, letter, own) > height)
        self._cards: dict[int, tuple[int, ...]] = {}
        self._known: dict[int, int] = {}
        """(Cards left, leader) as one number -> tricks of the maker."""

    def tricks(self, left: int, leader: int) -> int:
        """How many tricks the maker takes of those to be played with the cards `left` in all hands."""
        position = left << 2 | leader
        value = self._known.get(position)
        if value is None:
            value = self._play(left, leader, self._players, 0, 0, leader) if left else 0
            self._known[position] = value
        return value

    def values(self, position: Position, legal: Sequence[Card]) -> list[int]:
        """The same after each of these cards of the player to move, in a position of this deal."""
        left = sum(self.bit[each.code] for hand in position.hands for each in hand)
        return [self._after(position, left, each) for each in legal]

    def _after(self, position: Position, left: int, card: Card) -> int:
        trick = [self.bit[each.code] for each in (*position.trick, card)]
        best, holder = trick[0], position.leader
        for place, each in enumerate(trick):
            if each & self._above[best]:
                best, holder = each, (position.leader + place) % self._players
        to_come = self._players - len(trick)
        if not to_come:
            return (holder == 0) + self.tricks(left ^ trick[-1], holder)
        following = (position.turn + 1) % self._players
        return self._play(left ^ trick[-1], following, to_come, trick[0], best, holder)

    def _play(self, left: int, player: int, to_come: int, led: int, best: int, holder: int) -> int:
        """The same in the middle of a trick: `player` is next of `to_come`, `holder` has it with `best`."""
        hand = left & self._held[player]
        playable = hand & self._suit[led] or hand
        above = self._above[best]
        following = (player + 1) % self._players
        results = []
        for card in self._cards.get(playable) or self._cards_of(playable):
            holds, highest = (player, card) if card & above else (holder, best)
            if to_come > 1:
                value = self._play(left ^ card, following, to_come - 1, led or card, highest, holds)
            else:
                rest = left ^ card
                known = self._known.get(rest << 2 | holds)
                value = (holds == 0) + (self.tricks(rest, holds) if known is None else known)
            results.append(value)
        return max(results) if self._is_ally[player] else min(results)

    def _cards_of(self, several: int) -> tuple[int, ...]:
        found = self._cards[several] = tuple(card for card in self.bit.values() if card & several)
        return found
