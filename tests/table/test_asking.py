"""How what is asked is shown."""

import pytest

from game.engine.state import Phase
from game.table.prompts import KEEP
from game.widgets.button import Style
from tests.scenes.test_match_layouts import sized


@pytest.mark.parametrize("phase", [Phase.ORDER_UP, Phase.CALL_TRUMP, Phase.DEFENCE])
def test_all_answers_have_one_weight(phase: Phase) -> None:
    scene = sized(phase, 390, 844, 1.0)
    styles = {each.style for each in scene.asking.buttons}
    assert len(scene.asking.buttons) >= 2
    assert styles == {Style.ANSWER}


def test_gold_is_the_one_thing_to_do_once_five_are_chosen() -> None:
    scene = sized(Phase.DUMMY, 390, 844, 1.0)

    def golden() -> list[str]:
        buttons = [each for each in scene.asking.buttons if each.style is Style.PRIMARY]
        return [each.control.id for each in buttons if each.control is not None and each.control.enabled]

    assert golden() == []
    assert scene.press("command:suggest")
    assert golden() == [KEEP]
    assert scene.press("command:suggest")
    for card in list(scene.choosing.chosen):
        scene.press(f"card:{card.code}")


def test_a_question_without_room_on_one_line_has_two() -> None:
    wide = sized(Phase.EXCHANGE, 844, 390, 1.0).asking.prompt
    assert wide is not None
    one = wide.home.height
    narrow = sized(Phase.EXCHANGE, 568, 320, 1.0, text=150).asking.prompt
    assert narrow is not None
    assert narrow.home.height > one * 1.5
    assert narrow.height >= 20
