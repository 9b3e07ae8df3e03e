"""The review of a hand: from the result, through its steps, to playing on from one of them."""

import pytest

from game.engine.actions import Action, Deal, GoAlone, Keep, OrderUp, Pass, Play
from game.engine.cards import card, cards
from game.engine.house_rules import HouseRules
from game.engine.rules import apply, new_match
from game.engine.view import view_for
from game.players.appraise import Appraisal
from game.records.shared_deal import read_deal
from game.review import Decision
from game.scenes.match import MatchScene
from game.scenes.practice import PracticeScene
from game.scenes.review import ReviewScene, StepScene, _title
from game.scenes.review_pictures import option_row, option_title, option_verdict
from game.storage.preferences import Preferences
from game.widgets.button import Kit
from game.widgets.form import Form
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES
from tests.scenes.stage import SIZES, SizedPage
from tests.scenes.test_match import answer, app_of, asked, sit_down, wait


def reviewed(scene: MatchScene) -> ReviewScene:
    """Play the hand to its end and look at its review."""
    app = app_of(scene)
    while app.top.name != "hand-over":
        wait(scene, lambda: asked(scene) or app.top is not scene)
        if app.top is scene:
            answer(scene)
    assert app.top.press("review")
    shown = app.top
    assert isinstance(shown, ReviewScene)
    return shown


def opened(size: tuple[int, int] = (1280, 720), text_size: int = 100) -> ReviewScene:
    scene = sit_down(5, Preferences(speed="off", text_size=text_size), size)
    app, shown = app_of(scene), reviewed(scene)
    for _ in range(3000):
        app.frame(16, ())
        if shown.decisions is not None:
            return shown
    raise AssertionError("never weighed")


def test_the_review_names_a_verdict_and_every_decision() -> None:
    shown = opened()
    assert shown.decisions
    assert len(shown.prose()) == 1 + len(shown.decisions)
    assert [each.id for each in shown.controls() if each.command == "decision"] == [
        f"decision {number}" for number in range(len(shown.decisions))
    ]


def test_a_decision_leads_to_its_step_and_on_from_there_nothing_is_kept() -> None:
    shown = opened()
    assert shown.decisions
    app = shown.host
    saved = app.saves.load()
    assert shown.press("decision 0")
    step = app.top  # type: ignore[attr-defined]
    assert isinstance(step, StepScene)
    assert step.place == shown.decisions[0].place
    assert sum("Your choice" in line for line in step.prose()) == 1
    assert step.press("play-from-here")
    practice = app.top  # type: ignore[attr-defined]
    assert isinstance(practice, PracticeScene)
    assert practice.session.view == shown.decisions[0].view
    assert asked(practice)
    answer(practice)
    wait(practice, lambda: asked(practice) or app.top is not practice)  # type: ignore[attr-defined]
    assert app.saves.load() == saved
    if app_of(practice).top is practice:
        assert practice.press("command:menu")
        assert app_of(practice).top.press("leave")
        assert app_of(practice).top.name == "step"


def test_a_decision_is_called_by_its_name() -> None:
    """Seen in a match: the exchange and defending alone or together were both called "Five of ten"."""
    scene = sit_down(21, Preferences(speed="off"))
    shown = reviewed(scene)
    wait(scene, lambda: shown.decisions is not None)
    titles = [_title(each) for each in shown.decisions or ()]
    assert titles[:2] == ["Exchange: putting away the queen of clubs", "Defence: defending together"]
    assert titles[2].startswith("Trick 1: ")


class LinkingPage(SizedPage):
    """A page with an address, and what was copied last."""

    copied = ""

    def link(self, deal: str) -> str:
        return f"https://cards.test/?deal={deal}"

    def copy(self, text: str) -> None:
        self.copied = text


def test_a_link_to_the_deal_can_be_copied_where_there_is_an_address() -> None:
    shown = opened()
    assert shown.control("copy-link") is None, "natively there is none"
    shown.host.page = page = LinkingPage(1280, 720, 1.0)
    shown.relayout()
    assert shown.press("copy-link")
    address, _, words = page.copied.partition("?deal=")
    assert address == "https://cards.test/"
    deal, dealt = read_deal(words), shown.hand[0]
    assert isinstance(dealt.action, Deal)
    assert (deal.cards, deal.dealer) == (dealt.action.cards, dealt.after.dealer)
    button = shown.control("copy-link")
    assert button is not None
    assert button.label == "Copied"


def test_the_steps_go_from_the_first_to_the_last() -> None:
    shown = opened()
    assert shown.press("steps")
    step = shown.host.top  # type: ignore[attr-defined]
    assert isinstance(step, StepScene)
    assert step.place == 1
    assert any(line.endswith("dealt") for line in step.prose()), "what was so before it"
    seen = 1
    while step.press("step-on"):
        seen += 1
    assert seen == len(shown.hand) - 1
    assert step.press("step-back")


def decided(done: Action, *options: Appraisal) -> Decision:
    state, _ = apply(new_match(HouseRules()), Deal(HouseRules().cards, 0))
    return Decision(1, view_for(state, 1), done, options)


def test_an_option_is_compared_with_the_best_in_words() -> None:
    order, wait, alone = Appraisal(OrderUp(), 0.3, 0.5), Appraisal(Pass(), 0.1, 0.4), Appraisal(GoAlone(), 0.32, 0.497)
    one = decided(Pass(), order, wait)
    assert [option_title(each, one) for each in one.options] == ["Order it up", "Pass"]
    assert [option_verdict(each, one) for each in one.options] == ["The best", "Your choice: 0.2 less than the best"]
    even = decided(GoAlone(), order, alone, wait)
    assert [option_verdict(each, even) for each in even.options[:2]] == [
        "None is better",
        "Your choice: none is better",
    ]
    late = decided(Pass(), Appraisal(Pass(), -0.3, 0.6), order)
    assert option_verdict(order, late) == "Wins the match less often"
    card_option = Appraisal(Play(card("9C")), 0.0, 0.5)
    assert option_title(card_option, decided(card_option.action, card_option)) == "Nine of clubs"


@pytest.mark.parametrize("width", [280, 360, 680])
def test_every_option_is_a_row_as_wide_as_the_sheet(width: int) -> None:
    five = Appraisal(Keep(cards("JH JD AH KH QH")), 1.0, 0.5)
    one = decided(five.action, five, Appraisal(Keep(cards("JH JD AH KH 9S")), 0.7, 0.4))
    form = Form(Kit(Metrics(width + 40, 700, 1.0), THEMES["green"]), 20, 0, width)
    for each in one.options:
        row = option_row(each, one, form, four_colour=False)
        assert row.get_width() == width
        assert row.get_height() >= 60


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_review_and_steps_fit_every_window(size: tuple[int, int], text_size: int) -> None:
    shown = opened(size, text_size)
    for scene in (shown, None):
        if scene is None:
            assert shown.press("decision 0")
        top = shown.host.top  # type: ignore[attr-defined]
        boxes = [each.box for each in top.targets() if each.box.width]
        assert all(top.metrics.window.contains(box) for box in boxes)
        for place, one in enumerate(boxes):
            assert not any(one.colliderect(other) for other in boxes[place + 1 :])
