"""What falls when the human has won leaves what the result says readable, and the result is all in sight."""

import pygame
import pytest

from game.scenes.confetti import COVER, LAYER, VEIL
from game.scenes.results import HandOverScene, MatchOverScene
from game.scenes.score_table import ScoreTable
from game.storage.preferences import Preferences
from game.widgets.control import Control
from game.widgets.theme import THEMES, contrast, mix
from tests.scenes.stage import MATCH, nothing, show, stage

MOVING = Preferences(speed="normal", motion="full")


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 720)])
def test_confetti_falls_below_a_veil_where_there_are_words_and_is_gone_then(size: tuple[int, int]) -> None:
    app = show("match-over", size, preferences=MOVING)
    scene = app.top
    assert isinstance(scene, MatchOverScene)
    for _ in range(10):
        app.frame(40, ())
    layers = [scene.group.get_layer_of_sprite(each) for each in scene.group.sprites()]
    assert LAYER in layers
    covers = [each.rect for each in scene.group.sprites() if scene.group.get_layer_of_sprite(each) == COVER]
    assert all(scene.box.contains(each) for each in covers)
    title = next(each for each in scene.group.sprites() if getattr(each, "text", "") == scene.heading())
    said = next(each for each in scene.group.sprites() if getattr(each, "text", "") == scene.result.headline())
    for each in (title.rect, said.rect):
        assert each.collidelist(covers) >= 0
    for _ in range(200):
        app.frame(40, ())
    assert min(scene.group.get_layer_of_sprite(each) for each in scene.group.sprites()) >= 0


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 720)])
def test_no_piece_is_seen_behind_the_rows_of_the_score(size: tuple[int, int], text_size: int) -> None:
    app = show("match-over", size, preferences=MOVING.but(text_size=text_size))
    scene = app.top
    assert isinstance(scene, MatchOverScene)
    assert scene._shown is not None
    assert scene.pane is not None
    assert scene.background is not None
    rows = scene._shown.rect.clip(scene.pane.viewport)
    for _ in range(25):
        app.frame(40, ())
    pieces = [each for each in scene.group.sprites() if scene.group.get_layer_of_sprite(each) == LAYER]
    assert any(each.rect.colliderect(rows) for each in pieces)
    for each in scene.group.sprites():
        if scene.group.get_layer_of_sprite(each) >= 0:
            each.visible = False
    screen = scene.background.copy()
    scene.group.repaint_rect(screen.get_rect())
    scene.group.draw(screen)
    assert pixels(screen.subsurface(rows)) == pixels(scene.background.subsurface(rows))
    assert pixels(screen) != pixels(scene.background)


@pytest.mark.parametrize("name", THEMES)
def test_words_can_be_read_over_a_veiled_piece(name: str) -> None:
    palette = THEMES[name]
    behind = mix(palette.card, palette.panel, VEIL / 255)
    assert contrast(palette.text, behind) >= 4.5
    assert contrast(palette.muted, behind) >= 4.5


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 720)])
def test_the_whole_result_of_a_match_is_in_sight(size: tuple[int, int]) -> None:
    scene = show("match-over", size).top
    assert scene.pane is not None
    assert scene.pane.furthest == 0


@pytest.mark.parametrize("name", ["hand-over", "match-over"])
@pytest.mark.parametrize("size", [(320, 568), (1280, 720)])
def test_points_are_counted_on_once_and_then_nothing_is_painted_again(name: str, size: tuple[int, int]) -> None:
    scene = show(name, size, preferences=MOVING).top
    assert isinstance(scene, HandOverScene)
    assert scene._shown is not None
    pictures = []
    for _ in range(90):
        scene.update(16)
        pictures.append(scene._shown.image)
    assert len(set(map(id, pictures))) > 10
    assert len(set(map(id, pictures[-20:]))) == 1
    table = ScoreTable(scene.result, pictures[-1].get_width(), scene.kit)
    if name == "hand-over":
        assert pixels(pictures[-1]) == pixels(table.picture())
        assert pixels(table.picture(0.0)) != pixels(table.picture())


@pytest.mark.parametrize("still", [MOVING.but(speed="off"), MOVING.but(motion="reduced")])
def test_where_nothing_is_to_move_the_score_stands_there_at_once(still: Preferences) -> None:
    scene = show("hand-over", (390, 844), preferences=still).top
    assert isinstance(scene, HandOverScene)
    assert scene._shown is not None
    first = scene._shown.image
    assert scene._counted is None
    for _ in range(60):
        scene.update(16)
    assert scene._shown.image is first


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_what_was_copied_is_said_and_nothing_begins_anew() -> None:
    app = stage((390, 844), preferences=MOVING)
    scene = MatchOverScene(app, MATCH, nothing, [Control("copy-record", "Copy", "Copy", command="copy-record")])
    app.push(scene)
    for _ in range(300):
        app.frame(16, ())
    assert scene.press("copy-record")
    button = scene.control("copy-record")
    assert button is not None
    assert button.label == "Copied"
    assert app.top is scene
    assert scene._counted is None, "the points are counted on once"
