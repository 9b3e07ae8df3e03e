"""In a match what the players say lies over nothing that matters at that moment."""

from collections.abc import Iterator

import pytest

from game.scenes.match import MatchScene
from game.storage.preferences import Preferences
from game.table.bubble import Bubble
from game.table.prompts import action_id
from tests.scenes.stage import stage


def bubbles(scene: MatchScene) -> Iterator[Bubble]:
    for each in scene.group.sprites():
        if isinstance(each, Bubble):
            yield each


def in_the_way(scene: MatchScene) -> str:
    """What a bubble lies over, in words; "" for nothing."""
    table = scene.table
    matters = [("a plate", each) for each in table.plate_places()]
    matters += [("a name", each.home) for each in table._north.elements if each.visible]
    matters += [("a button", each.box) for each in scene.asking.buttons]
    if scene.asking.prompt is not None:
        matters.append(("the words", scene.asking.prompt.rect))
    if not scene.timeline.busy:
        lying = [*table.trick.cards.values(), *table.dummy, *table.hand.values()]
        lying += [each for each in (table.kitty.upcard, table.kitty.pile) if each is not None]
        matters += [(f"a card, {each.card}", each.place) for each in lying if each.visible]
    for bubble in bubbles(scene):
        for name, place in matters:
            if bubble.body.colliderect(place):
                return f"{bubble.body} lies over {name} at {place}"
    return ""


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (568, 320), (844, 390), (1280, 720)])
def test_a_bubble_covers_nothing_during_a_match(size: tuple[int, int], text: int) -> None:
    app = stage(size, 1.0, Preferences(speed="normal", levels=("advice", "advice"), text_size=text))
    app.start_match()
    scene = app.top
    assert isinstance(scene, MatchScene)
    scene.session.seed = 11
    spoken = 0
    hands = 0
    for _ in range(6000):
        app.frame(120, ())
        if app.top is not scene:
            hands += 1
            if hands == 3 or not app.top.press("next-hand"):
                break
            continue
        spoken += len(list(bubbles(scene)))
        assert not in_the_way(scene)
        if scene.session.humans_turn and not scene.timeline.busy:
            action = scene.session.suggestion()
            if not scene.press(action_id(action)):
                legal = scene.session.view.legal[0]
                scene.session.submit(legal)
                scene.relayout()
    assert spoken > 20
