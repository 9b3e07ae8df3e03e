"""What falls when the human has won never lies over what the result says."""

import pytest

from game.scenes.confetti import COVER, LAYER
from game.scenes.results import MatchOverScene
from game.storage.preferences import Preferences
from tests.scenes.stage import show


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_confetti_falls_behind_the_result_and_is_gone_then(size: tuple[int, int]) -> None:
    app = show("match-over", size, preferences=Preferences(speed="normal", motion="full"))
    scene = app.top
    assert isinstance(scene, MatchOverScene)
    for _ in range(10):
        app.frame(40, ())
    layers = [scene.group.get_layer_of_sprite(each) for each in scene.group.sprites()]
    assert LAYER in layers
    assert layers.count(COVER) == 1
    cover = next(each for each in scene.group.sprites() if scene.group.get_layer_of_sprite(each) == COVER)
    assert cover.rect == scene.box
    for _ in range(200):
        app.frame(40, ())
    assert min(scene.group.get_layer_of_sprite(each) for each in scene.group.sprites()) >= 0


def test_nothing_falls_where_it_would_not_be_seen() -> None:
    app = show("match-over", (320, 568), preferences=Preferences(speed="normal", motion="full"))
    for _ in range(10):
        app.frame(40, ())
    scene = app.top
    assert isinstance(scene, MatchOverScene)
    assert scene._confetti is None
