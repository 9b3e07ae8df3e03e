"""A euchre, a march and a hand alone are seen as such in the still result, and nothing is out of sight for it."""

import pygame
import pytest

from game.scenes.hand_result import HandResult
from game.scenes.results import HandOverScene
from game.scenes.verdict import Verdict, stamp, verdict_of, verdict_picture
from game.storage.preferences import Preferences
from game.widgets.button import Kit
from game.widgets.control import Control
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES, contrast
from tests.scenes.stage import NAMES, nothing, stage

REVIEW = Control("review", "Review this hand", "Review this hand", command="review")
EUCHRE = HandResult(NAMES, 2, False, None, (2, 1, 2), (2, 2, 0), (7, 6, 4), 10)
MADE = HandResult(NAMES, 1, False, None, (1, 3, 1), (0, 1, 0), (8, 6, 4), 10)


def kit() -> Kit:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    return Kit(Metrics(390, 844), THEMES["green"])


def test_what_is_stamped_and_whose_tricks_are_shown() -> None:
    assert verdict_of(None, False, None, (0, 0, 0)) is None
    assert verdict_of(1, False, None, (1, 3, 1)) is None
    assert verdict_of(2, False, None, (2, 1, 2)) == Verdict("EUCHRED", True, ((0, 1), (2,)))
    assert verdict_of(2, False, 1, (0, 3, 2)) == Verdict("EUCHRED", True, ((1,), (2,)))
    assert verdict_of(0, False, None, (5, 0, 0)) == Verdict("MARCH", False, ((0,),))
    assert verdict_of(0, True, None, (5, 0, 0)) == Verdict("ALONE", False, ((0,),))
    assert verdict_of(1, True, None, (1, 4, 0)) == Verdict("ALONE", False, ((1,), (0, 2)))
    assert verdict_of(1, True, None, (3, 2, 0)) == Verdict("EUCHRED", True, ((0, 2), (1,)))


@pytest.mark.parametrize("room", [(400, 90), (260, 60), (150, 44)])
def test_a_stamp_stays_in_its_room(room: tuple[int, int]) -> None:
    for word in ("EUCHRED", "MARCH", "ALONE"):
        picture = stamp(word, room, kit(), red=True)
        (seen,) = pygame.mask.from_surface(picture, 160).get_bounding_rects()  # without its shadow
        assert seen.width <= room[0]
        assert seen.height <= room[1]
        assert max(seen.width / room[0], seen.height / room[1]) > 0.7, "as large as there is room"


@pytest.mark.parametrize("name", THEMES)
def test_what_is_stamped_can_be_read(name: str) -> None:
    assert contrast(THEMES[name].red, THEMES[name].card) >= 4.5
    assert contrast(THEMES[name].ink, THEMES[name].card) >= 4.5


def test_the_picture_is_made_once() -> None:
    verdict = verdict_of(2, False, None, (2, 1, 2))
    assert verdict is not None
    made = verdict_picture(verdict, (2, 1, 2), (300, 120), kit())
    assert made.get_size() == (300, 120)
    assert verdict_picture(verdict, (2, 1, 2), (300, 120), kit()) is made


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(320, 568), (360, 740), (390, 844), (844, 390), (568, 320), (1024, 768), (1280, 720)])
def test_rows_and_buttons_stay_in_sight(size: tuple[int, int], text: int) -> None:
    app = stage(size, preferences=Preferences(speed="off", text_size=text))
    scene = HandOverScene(app, EUCHRE, nothing, [REVIEW])
    app.push(scene)
    assert scene.pane is not None
    assert scene._shown is not None
    assert scene._shown.rect == scene._shown.home, "every row is in sight"
    if size != (568, 320) or text == 100:
        assert scene.pane.furthest == 0
    assert scene.verdict() is not None
    low = min(size) < 400 and text == 150
    assert low or scene._stamped or scene.emblem() is not None


def test_a_hand_that_ended_as_most_do_has_no_stamp() -> None:
    app = stage((390, 844), preferences=Preferences(speed="off"))
    scene = HandOverScene(app, MADE, nothing, [REVIEW])
    app.push(scene)
    assert scene.verdict() is None
    assert scene.emblem() is None
