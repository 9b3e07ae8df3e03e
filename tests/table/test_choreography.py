"""Movement ends where the truth is: when the queue has drained, putting the table in step changes nothing."""

from random import Random

import pytest

from game.engine.actions import Keep, PickUp
from game.engine.house_rules import HouseRules
from game.scenes.match import MatchScene
from game.storage.preferences import Preferences
from game.table.card_sprite import CardSprite
from game.table.prompts import action_id
from tests.scenes.stage import stage

Picture = dict[str, object]


def lies(sprite: CardSprite | None) -> object:
    return (
        None if sprite is None else (sprite.card, sprite.mark, tuple(sprite.place), sprite.angle, bool(sprite.alive()))
    )


def picture(scene: MatchScene) -> Picture:
    """What the felt shows, as far as it is the truth's."""
    table = scene.table
    return {
        "hand": [lies(sprite) for sprite in table.hand.values()],
        "ten": {card: lies(sprite) for card, sprite in table.spread.items()},
        "west": [lies(sprite) for sprite in table.backs[1]],
        "east": [lies(sprite) for sprite in table.backs[2]],
        "dummy": [lies(sprite) for sprite in table.dummy],
        "upcard": lies(table.kitty.upcard),
        "trick": {seat: lies(sprite) for seat, sprite in table.trick.cards.items()},
        "plates": [plate.look for plate in table.plates],
        "trump": table.badge.look,
        "cards": sum(isinstance(each, CardSprite) for each in scene.group.sprites()),
    }


def known_cards(scene: MatchScene) -> int:
    table = scene.table
    single = [each for each in (table.kitty.pile, table.kitty.upcard) if each is not None]
    several = (table.hand, table.spread, table.backs[1], table.backs[2], table.dummy, table.trick.cards, single)
    return sum(len(each) for each in several)


def painted_in_order(scene: MatchScene) -> bool:
    """Whether each card of the hand covers the one to its left, and none to its right."""
    hand = list(scene.table.hand.values())
    return [each for each in scene.group.sprites() if each in hand] == hand


def play(scene: MatchScene, rng: Random, frames: int, dt_ms: float, hurry: float = 0.0) -> int:
    """Play with random legal actions; how many times the table settled."""
    settled = 0
    app = scene.host
    for _ in range(frames):
        was_busy = scene.timeline.busy
        if hurry and was_busy and rng.random() < hurry:
            scene.timeline.hurry()
        scene.timeline.update(dt_ms)
        if scene.timeline.busy:
            continue
        # What runs beside the queue may end a little later than it: let it.
        for _ in range(40):
            scene.timeline.update(dt_ms)
        before = picture(scene)
        scene.settle()
        assert painted_in_order(scene), f"after {scene.lines[-3:]}"
        if was_busy:
            assert picture(scene) == before, f"after {scene.lines[-3:]}"
            assert before["cards"] == known_cards(scene), "a card lies about that nobody knows of"
            settled += 1
        if app.top is not scene:  # type: ignore[attr-defined]
            app.top.press("next-hand")  # type: ignore[attr-defined]
            if scene.session.over:
                return settled
        elif scene.session.humans_turn:
            act(scene, rng)
        else:
            scene.update(0)
    return settled


def act(scene: MatchScene, rng: Random) -> None:
    action = rng.choice(scene.session.view.legal)
    if isinstance(action, Keep):
        for card in action.cards:
            assert scene.press(f"card:{card.code}")
        assert scene.press("action:keep")
    elif isinstance(action, PickUp):
        assert scene.press(f"card:{action.discard.code}")
        assert scene.press(action_id(action))
    else:
        assert scene.press(action_id(action))


def seated(size: tuple[int, int], preferences: Preferences, seed: int) -> MatchScene:
    app = stage(size, preferences=preferences)
    app.start_match()
    scene = app.top
    assert isinstance(scene, MatchScene)
    scene.session.seed = seed
    return scene


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("deck", [24, 25, 32])
def test_every_movement_ends_in_the_truth(size: tuple[int, int], deck: int) -> None:
    rules = HouseRules(deck=deck, lone_march_points=6)
    scene = seated(size, Preferences(rules=rules, levels=("random", "random")), deck)
    assert play(scene, Random(deck), 1500, 40) > 60


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_hurried_movement_ends_in_the_truth_too(motion: str) -> None:
    scene = seated((844, 390), Preferences(motion=motion, levels=("random", "random")), 5)
    assert play(scene, Random(5), 900, 17, hurry=0.3) > 60
