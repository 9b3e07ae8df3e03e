"""The solver against minimax written as plainly as it can be."""

from collections.abc import Iterable
from functools import lru_cache
from random import Random

import pytest

from game.engine.cards import DECKS, STRENGTH, Card, Suit, cards
from game.players.solver import Position, Solver


def followers(position: Position) -> tuple[Card, ...]:
    """The cards the player to move may play."""
    hand = position.hands[position.turn]
    if not position.trick:
        return hand
    led = position.trick[0].suits[position.trump]
    return tuple(each for each in hand if each.suits[position.trump] is led) or hand


def after(position: Position, played: Card) -> Position:
    """The position after a card; a complete trick is taken off the table by `tricks_of_maker`."""
    hands = tuple(tuple(each for each in hand if each is not played) for hand in position.hands)
    return Position(position.trump, hands, position.leader, (*position.trick, played))


@lru_cache(maxsize=200_000)
def tricks_of_maker(position: Position, allies: tuple[int, ...]) -> int:
    """How many of the tricks left the maker takes: every play tried."""
    players = len(position.hands)
    if len(position.trick) == players:
        led = position.trick[0].suits[position.trump]
        heights = [STRENGTH[position.trump][led][each] for each in position.trick]
        winner = (position.leader + heights.index(max(heights))) % players
        won = int(winner == 0)
        if not position.hands[0]:
            return won
        return won + tricks_of_maker(Position(position.trump, position.hands, winner), allies)
    results = [tricks_of_maker(after(position, each), allies) for each in followers(position)]
    return max(results) if position.turn in allies else min(results)


def random_position(rng: Random, players: int, size: int) -> Position:
    deck = list(DECKS[rng.choice((24, 25, 32))])
    rng.shuffle(deck)
    hands = tuple(tuple(deck[size * player : size * (player + 1)]) for player in range(players))
    position = Position(rng.choice(list(Suit)), hands, rng.randrange(players))
    for _ in range(rng.randrange(players)):
        position = after(position, rng.choice(followers(position)))
    return position


SIDES: tuple[tuple[int, tuple[int, ...]], ...] = ((3, (0,)), (2, (0,)), (3, (0, 1)), (3, (0, 2)))


def check(positions: Iterable[Position], solver: Solver, allies: tuple[int, ...]) -> None:
    for position in positions:
        goals = range(1, position.left + 1)
        each = [tricks_of_maker(after(position, played), allies) for played in followers(position)]
        assert solver.values(position, followers(position), goals) == each, position
        assert solver.reached(position, goals) == (max(each) if position.turn in allies else min(each)), position


@pytest.mark.parametrize(("players", "allies"), SIDES)
@pytest.mark.parametrize("size", [1, 2, 3])
def test_small_positions(players: int, allies: tuple[int, ...], size: int) -> None:
    rng = Random(f"{players}{allies}{size}")
    check((random_position(rng, players, size) for _ in range(200)), Solver(players, allies), allies)


@pytest.mark.parametrize(("players", "allies", "size", "number"), [(3, (0,), 4, 12), (2, (0,), 5, 40), (3, (0,), 5, 1)])
def test_large_positions(players: int, allies: tuple[int, ...], size: int, number: int) -> None:
    rng = Random(f"{players}{allies}{size}")
    check((random_position(rng, players, size) for _ in range(number)), Solver(players, allies), allies)


def test_the_left_bower_is_a_trump() -> None:
    # Hearts are trump. The ace of trump, led, is taken by the left bower; the nine of clubs is ruffed with it, and the
    # ace of trump then ruffs.
    position = Position(Suit.HEARTS, (cards("JD AS"), cards("AH 9C"), cards("KS TC")), 1)
    assert Solver(3).values(position, cards("AH 9C"), (1, 2)) == [2, 1]


def test_goals_already_reached_or_out_of_reach() -> None:
    position = Position(Suit.HEARTS, (cards("JH"), cards("AH"), cards("KS")), 1)
    assert Solver(3).reached(position, (-1, 0, 1, 2)) == 3
