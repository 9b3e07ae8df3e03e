"""The solver against brute force on as many full deals as wanted.

    python -m tests.players.prove_solver --deals 20000 [--seed 1]

A deal is full hands of a deck of 24, 25 or 32, with any trump. Every leader begins it, then it is played at random to
the end. Wherever it stands, the value of every legal card, in tricks of the maker, and of the position has to be the
one that trying everything gives. The solver is the same for all deals, with all it remembers of others.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Final

from game.engine.cards import DECKS, Card, Suit
from game.players.solver import Position, Solver
from tests.engine import naive
from tests.players.brute_force import BruteForce

SIDES: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (3, (0,)),
    (3, (0, 1)),
    (3, (0, 2)),
    (3, (0, 1, 2)),
    (2, (0,)),
    (2, (0, 1)),
)
"""How many play, and who wants the maker to take tricks."""
COMMON: Final = ((3, (0,)), (3, (0,)), (3, (0,)), (2, (0,)), (2, (0,)), *SIDES)
"""What the deals take turns with: mostly the maker against all."""


def may_play(position: Position) -> tuple[Card, ...]:
    """The cards the player to move may play."""
    hand = position.hands[position.turn]
    led = position.trick[0].code if position.trick else None
    codes = naive.may_play([each.code for each in hand], led, position.trump.letter)
    return tuple(each for each in hand if each.code in codes)


def after(position: Position, card: Card) -> Position:
    """The position after a card; a complete trick stays on the table until `gathered`."""
    hands = tuple(tuple(each for each in hand if each is not card) for hand in position.hands)
    return Position(position.trump, hands, position.leader, (*position.trick, card))


def gathered(position: Position) -> Position:
    """The position with a complete trick taken off the table by who won it."""
    players = len(position.hands)
    if len(position.trick) < players:
        return position
    trick = [((position.leader + place) % players, each.code) for place, each in enumerate(position.trick)]
    return Position(position.trump, position.hands, naive.winner(trick, position.trump.letter))


def random_deal(rng: Random, players: int, size: int = 5) -> Position:
    """Hands of so many cards, somebody to lead. Half of the makers chose their cards from ten, trumps first."""
    deck = list(DECKS[rng.choice((24, 25, 32))])
    rng.shuffle(deck)
    trump = rng.choice(list(Suit))
    hands = [tuple(deck[size * player : size * (player + 1)]) for player in range(players)]
    if rng.random() < 0.5:
        more = (*hands[0], *deck[size * players : size * players + 5])
        hands[0] = tuple(sorted(more, key=lambda each: naive.suit(each.code, trump.letter) != trump.letter)[:size])
    return Position(trump, tuple(hands), rng.randrange(players))


def check(position: Position, values: Sequence[int], solver: Solver, allies: Sequence[int]) -> None:
    """That the solver finds these values of the legal cards, for every goal, and the best of them for the position."""
    legal = may_play(position)
    goals = range(1, position.left + 1)
    assert solver.values(position, legal, goals) == list(values), (position, allies)
    best = max(values) if position.turn in allies else min(values)
    assert solver.reached(position, goals) == best, (position, allies)


def prove_deal(rng: Random, players: int, allies: Sequence[int], solver: Solver) -> int:
    """Check one deal, by every leader; how many positions that were."""
    deal = random_deal(rng, players)
    brute = BruteForce(deal.trump, deal.hands, allies)
    checked = 0
    for leader in range(players):
        position = Position(deal.trump, deal.hands, leader)
        while any(position.hands):
            legal = may_play(position)
            check(position, brute.values(position, legal), solver, allies)
            checked += 1
            position = gathered(after(position, rng.choice(legal)))
    return checked


def prove(deals: int, seed: int) -> Counter[tuple[int, tuple[int, ...]]]:
    """Check so many deals; how many positions that were, by players and allies."""
    solvers = {side: Solver(*side) for side in SIDES}
    checked: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for number in range(deals):
        side = COMMON[number % len(COMMON)]
        checked[side] += prove_deal(Random(f"{seed}/{number}"), *side, solvers[side])
    return checked


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.players.prove_solver", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=2000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options = parser.parse_args()
    begun = process_time()
    checked = prove(options.deals, options.seed)
    for (players, allies), positions in sorted(checked.items()):
        print(f"{players} players, for the maker {allies}: {positions} positions, all equal")
    print(f"{options.deals} deals, {sum(checked.values())} positions in {process_time() - begun:.1f} s")


if __name__ == "__main__":
    main()
