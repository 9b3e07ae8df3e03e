"""The guided first hand: played by controls, keys and finger, left at any page, and never covering what it shows."""

from collections.abc import Callable
from random import Random

import pygame
import pytest
from pygame import Rect

from game.app import App
from game.engine.actions import Keep, PickUp
from game.lesson import ASK, SAY, TRY
from game.scenes.host import start_lesson
from game.scenes.lesson import NEXT, SKIP, LessonScene
from game.scenes.lesson import PARTS as LESSON_PARTS
from game.scenes.playing import PlayingScene
from game.storage import statistics
from game.storage.preferences import Preferences
from game.table.coach import LEAST, CoachBubble, TermLink, set_lines, words_size
from game.table.prompts import action_id
from game.text import t
from tests.scenes.stage import SCENES, SIZES, SizedPage, show, stage
from tests.scenes.test_match import click, key

PAGES = 24
TOUCH = 44


def begin(size: tuple[int, int] = (1280, 720), text: int = 100) -> LessonScene:
    app = stage(size, preferences=Preferences(speed="off", text_size=text))
    start_lesson(app)
    assert isinstance(app.top, LessonScene)
    return app.top


def app_of(scene: PlayingScene) -> App:
    assert isinstance(scene.host, App)
    return scene.host


def answer(scene: LessonScene) -> None:
    """Do what the page waits for, by the controls."""
    page = scene.page
    assert page is not None
    if page.kind == SAY:
        assert scene.press(NEXT)
    elif page.kind == TRY:
        assert page.card is not None
        assert scene.press(f"try:{page.card.code}")
    elif isinstance(scene.lesson.next_action, Keep):
        for each in scene.lesson.next_action.cards:
            assert scene.press(f"card:{each.code}")
        assert scene.press("action:keep")
    elif isinstance(scene.lesson.next_action, PickUp):
        if scene.lesson.next_action.discard not in scene.choosing.chosen:
            assert scene.press(f"card:{scene.lesson.next_action.discard.code}")
        assert scene.press(action_id(scene.lesson.next_action))
    else:
        assert scene.press(action_id(scene.lesson.next_action))


def wait_for_page(scene: LessonScene) -> bool:
    """Let time pass until the coach says something; False at the end of the lesson."""
    app = app_of(scene)
    for _ in range(400):
        app.frame(100, ())
        if app.top is not scene:
            if not app.top.press("next-hand"):
                return False
        elif scene.page is not None:
            return True
    raise AssertionError("the coach said nothing")


def go_through(
    scene: LessonScene, act: Callable[[LessonScene], None] = answer, look: Callable[[LessonScene], object] = lambda _: 0
) -> int:
    """Take the lesson to its end; how many pages were seen."""
    seen = 0
    while wait_for_page(scene):
        look(scene)
        seen += 1
        act(scene)
    return seen


def bubble(scene: LessonScene) -> CoachBubble:
    (found,) = [each for each in scene.group.sprites() if isinstance(each, CoachBubble)]
    return found


def test_the_whole_lesson_by_its_controls(monkeypatch: pytest.MonkeyPatch) -> None:
    app = stage(preferences=Preferences(speed="off"))
    announced: list[str] = []
    monkeypatch.setattr(app, "announce", announced.append)
    start_lesson(app)
    scene = app.top
    assert isinstance(scene, LessonScene)
    assert go_through(scene) == PAGES
    assert scene.session.state.score == (3, 2, 0)
    for pages in scene.lesson.lesson.pages:
        for page in pages:
            words = t("lesson.line", title=t(f"lesson.{page.key}.title"), text=t(f"lesson.{page.key}"))
            assert announced.count(words) == 1, page.key
    assert app.top.press("new-match")
    assert app.top.name == "new-match"


def test_the_whole_lesson_by_keys() -> None:
    def act(scene: LessonScene) -> None:
        app, page = app_of(scene), scene.page
        assert page is not None
        if page.kind == SAY:
            app.frame(0, [key(pygame.K_RETURN)])
        elif isinstance(scene.lesson.next_action, Keep | PickUp) and page.kind == ASK:
            app.frame(0, [key(pygame.K_g, "g")])
            app.frame(0, [key(pygame.K_k, "k")])
        else:
            for _ in range(12):
                app.frame(0, [key(pygame.K_TAB)])
                control = scene.control(scene.focus)
                if control is not None and (control.action or control.command == "try"):
                    break
            app.frame(0, [key(pygame.K_SPACE)])

    assert go_through(begin(), act) == PAGES


def beside_terms(scene: LessonScene) -> tuple[int, int]:
    """A place of the bubble at which no word can be looked up, and no button stands."""
    body = bubble(scene).plan.body
    places = ((x, y) for y in range(body.top + 6, body.bottom - 6, 6) for x in range(body.left + 6, body.right - 6, 6))
    return next(each for each in places if isinstance(scene.target_at(each), CoachBubble))


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_the_whole_lesson_by_finger(size: tuple[int, int]) -> None:
    def act(scene: LessonScene) -> None:
        page = scene.page
        assert page is not None
        if page.kind == SAY:
            click(scene, beside_terms(scene))
        elif isinstance(scene.lesson.next_action, Keep | PickUp) and page.kind == ASK:
            keeps = isinstance(scene.lesson.next_action, Keep)
            for wanted in ("command:suggest", "action:keep" if keeps else action_id(scene.lesson.next_action)):
                target = scene.target_of(wanted)
                assert target is not None
                click(scene, target.box.center)
                for _ in range(10):
                    app_of(scene).frame(100, ())
        else:
            wanted = f"try:{page.card.code}" if page.card is not None else action_id(scene.lesson.next_action)
            target = scene.target_of(wanted)
            assert target is not None
            click(scene, target.box.center)

    assert go_through(begin(size), act) == PAGES


def test_it_can_be_left_at_every_page() -> None:
    scene = begin((390, 844))
    app = app_of(scene)

    def look(scene: LessonScene) -> None:
        stack = list(app.scenes)
        assert scene.press(SKIP)
        assert app.top.name == "menu"
        app.scenes = stack  # as if it had not been left

    assert go_through(scene, look=look) == PAGES


def test_it_can_be_left_from_its_menu_and_from_a_result() -> None:
    scene = begin()
    app = app_of(scene)
    wait_for_page(scene)
    assert scene.press("command:menu")
    assert app.top.name == "pause"
    assert app.top.control("new-match") is None
    assert app.top.press("resume")
    assert app.top is scene
    assert scene.press("command:menu")
    assert app.top.press("skip")
    assert app.top.name == "menu"
    scene = begin()
    app = app_of(scene)
    for _ in range(4000):
        app.frame(100, ())
        if app.top is not scene:
            break
        if scene.page is not None:
            answer(scene)
    assert app.top.name == "lesson-hand-over"
    assert app.top.press("skip")
    assert app.top.name == "menu"


def test_it_touches_neither_saved_match_nor_statistics() -> None:
    app = stage(preferences=Preferences(speed="off"))
    app.start_match()
    for _ in range(50):
        app.frame(50, ())
    saved = app.saves.load()
    assert saved is not None
    start_lesson(app)
    scene = app.top
    assert isinstance(scene, LessonScene)
    go_through(scene)
    assert app.saves.load() == saved
    assert statistics.load(app.backend).total.hands == 0
    assert app.top.press("menu")
    assert app.top.controls()[0].id == "resume"


def test_only_what_is_asked_is_open() -> None:
    def look(scene: LessonScene) -> None:
        page = scene.page
        assert page is not None
        moves = [each for each in scene.controls() if each.action is not None and each.enabled]
        if page.kind != ASK or isinstance(scene.lesson.next_action, Keep):
            assert not moves, page.key
        else:
            wanted = scene.lesson.next_action
            if isinstance(wanted, PickUp) and scene.press(f"card:{wanted.discard.code}"):
                moves = [each for each in scene.controls() if each.action is not None and each.enabled]
            assert [each.id for each in moves] == [action_id(wanted)], page.key

    go_through(begin(), look=look)


def to_page(scene: LessonScene, wanted: str) -> None:
    while wait_for_page(scene):
        assert scene.page is not None
        if scene.page.key == wanted:
            return
        answer(scene)
    raise AssertionError(f"there is no page {wanted}")


def test_another_card_says_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = begin()
    to_page(scene, "duck")
    made = scene.lesson.made
    refused = t("refuse.must-follow-suit", suit=t("suit.hearts"), count=t("number.2"))
    for code, words in (("KH", t("lesson.other_card")), ("QD", refused)):
        sprite = next(each for each in scene.table.hand.values() if each.card is not None and each.card.code == code)
        assert sprite.dimmed is (code == "QD")
        said: list[str] = []
        monkeypatch.setattr(scene, "toast", lambda words, *_, said=said: said.append(words))
        scene.tapped(sprite, sprite.place.center)
        assert said == [words]
    assert scene.lesson.made == made


def test_five_others_are_not_kept() -> None:
    scene = begin()
    to_page(scene, "keep")
    toggles = [each.id for each in scene.controls() if each.card is not None]
    for each in toggles[3:8]:
        assert scene.press(each)
    keep = scene.control("action:keep")
    assert keep is not None
    assert not keep.enabled
    assert scene.press("command:suggest")
    assert scene.press("action:keep")


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (568, 320), (1280, 720)])
@pytest.mark.parametrize("text", [100, 150])
def test_the_coach_calls_the_buttons_by_their_words(size: tuple[int, int], text: int) -> None:
    for page, wanted in (("keep", {"command:suggest", "action:keep"}), ("exchange", {"action:pick up"})):
        scene = begin(size, text)
        to_page(scene, page)
        named = [each.control for each in scene.asking.buttons if each.control and each.control.id in wanted]
        assert {each.id for each in named} == wanted
        assert all(each.label in t(f"lesson.{page}") for each in named), named
    assert t("action.suggest") in t("lesson.other_five")


def check_words(shown: CoachBubble, key: str) -> None:
    """The bubble holds the whole page, its title too: over the text, or where there is no room as its first words."""
    plan = shown.plan
    lines = set_lines(shown.words, plan.font, plan.words.width, titled=plan.titled)
    heads, rest = (" ".join(filter(None, each)) for each in zip(*lines, strict=True))
    assert heads == ("" if plan.titled else t(f"lesson.{key}.title").rstrip(".!?") + heads[-1]), key
    assert rest == t(f"lesson.{key}"), key
    assert plan.body.contains(plan.words), key
    assert words_size(shown.words, plan.font, plan.words.width, titled=plan.titled)[1] <= plan.words.height, key


def check_layout(scene: LessonScene) -> None:
    """The bubble is in the window, covers nothing it speaks of or that can be pressed, and Next can be touched."""
    page, window = scene.page, scene.metrics.window
    assert page is not None
    body = bubble(scene).plan.body
    where = (page.key, window.size, body)
    assert window.contains(body), where
    check_words(bubble(scene), page.key)
    for word in page.about:
        spots = scene._spots(word)
        assert spots, (word, where)
        for spot in spots:
            assert not body.colliderect(spot), (word, spot, where)
    for target in scene.targets():
        if target.control is None or not target.control.enabled:
            continue
        if target.control.id == NEXT or isinstance(target, TermLink):
            assert body.contains(target.whole), where
        else:
            assert not body.colliderect(target.box), (target.control.id, where)
        css = scene.metrics.css(target.whole)
        if target.control.id in (NEXT, SKIP):
            assert css.width >= TOUCH, where
            assert css.height >= TOUCH, where
    for sprite in scene.table.trick.cards.values():
        assert not body.colliderect(sprite.place), where
    if page.kind == ASK:
        answers = [each.box for each in scene.asking.buttons]
        rows = [each.place for each in scene.table.spread.values()]
        assert body.collidelist([*answers, *rows]) < 0, where
    assert bubble(scene).plan.font >= scene.metrics.px(LEAST), where


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(320, 568), (360, 740), (568, 320)])
def test_in_a_small_window_every_bubble_has_one_form(size: tuple[int, int], text: int) -> None:
    def look(scene: LessonScene) -> None:
        check_layout(scene)
        plan = bubble(scene).plan
        assert not plan.titled
        assert plan.button is None or plan.button.top < plan.words.bottom

    assert go_through(begin(size, text), look=look) == PAGES


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", SIZES)
def test_the_coach_covers_nothing_that_matters(size: tuple[int, int], text: int) -> None:
    assert go_through(begin(size, text), look=check_layout) == PAGES


def test_a_resize_at_any_page_keeps_it_in_place() -> None:
    scene, rng = begin(), Random(5)
    page = app_of(scene).page
    assert isinstance(page, SizedPage)

    def look(scene: LessonScene) -> None:
        before, number = scene.page, scene.page_number
        assert isinstance(page, SizedPage)
        page.sized = (float(rng.randint(320, 1400)), float(rng.randint(390, 900)), 1.0)
        for _ in range(3):
            app_of(scene).frame(100, ())
        assert scene.page is before
        assert scene.page_number == number
        check_layout(scene)

    assert go_through(scene, look=look) == PAGES


def test_the_first_visit_offers_it_and_later_ones_do_not() -> None:
    app = stage(preferences=Preferences(speed="off"))
    app.begin()
    assert app.top.controls()[0].id == "learn"
    assert app.top.default() == "learn"
    assert app.top.press("new-match")
    assert app.top.control("learn") is not None
    assert app.top.press("start-match")
    assert app.preferences.met
    app.saves.clear()
    app.go_to_menu()
    assert app.top.control("learn") is None
    assert app.top.press("rules")
    assert app.top.press("learn"), "it can be played again"
    assert isinstance(app.top, LessonScene)


def test_the_menus_rules_do_not_end_a_match() -> None:
    app = stage(preferences=Preferences(speed="off"))
    app.start_match()
    app.top.handle(key(pygame.K_ESCAPE))
    assert app.top.press("rules")
    assert app.top.control("learn") is None


@pytest.mark.parametrize("name", [*SCENES, "match", "lesson"])
def test_a_question_mark_opens_the_rules_everywhere(name: str) -> None:
    if name in ("match", "lesson"):
        app = stage(preferences=Preferences(speed="off"))
        app.start_match() if name == "match" else start_lesson(app)
    else:
        app = show(name, (1280, 720), above_menu=True)
    app.top.handle(key(pygame.K_SLASH, "?"))
    assert app.top.name in ("rules", "glossary", "term")


def test_places_are_those_of_the_table() -> None:
    scene = begin()
    to_page(scene, "bowers")
    assert scene._spots("card:JD")
    with pytest.raises(ValueError, match="cannot speak"):
        scene._spots("moon")
    assert all(isinstance(each, Rect) for each in scene._spots("plates"))


def test_the_parts_of_the_lesson_follow_each_other() -> None:
    parts: list[int] = []
    go_through(begin(), look=lambda scene: parts.append(bubble(scene).words.part))
    assert parts == sorted(parts)
    assert set(parts) == set(range(len(LESSON_PARTS)))


def test_on_a_phone_on_its_side_the_bubble_is_wide_and_cuts_nobody_in_two() -> None:
    def look(scene: LessonScene) -> None:
        page, plan = scene.page, bubble(scene).plan
        assert page is not None
        for seat in (1, 2):
            fan = [each.place for each in scene.table.backs[seat] if each.visible]
            others = scene.table.plate_places()[seat].unionall(fan)
            assert plan.body.contains(others) or not plan.body.colliderect(others), page.key
        assert plan.titled, page.key
        assert plan.font == scene.metrics.font(17), page.key
        if plan.button is not None:
            assert plan.button.top >= plan.words.bottom, page.key
            assert scene.metrics.css(plan.words).width >= 230, page.key

    assert go_through(begin((844, 390)), look=look) == PAGES


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (320, 568), (1280, 720)])
@pytest.mark.parametrize("way", ["press", "finger", "key"])
def test_each_term_the_coach_names_opens_its_entry(size: tuple[int, int], way: str) -> None:
    opened: set[str] = set()

    def look(scene: LessonScene) -> None:
        app = app_of(scene)
        links = [each for each in scene.targets() if isinstance(each, TermLink)]
        terms = [each for each in scene.controls() if each.id.startswith("term ")]
        assert [each.control for each in links] == terms
        for each, control in zip(links, terms, strict=True):
            if way == "press":
                assert scene.press(control.id)
            elif way == "finger":
                click(scene, each.box.center)
            else:
                scene.set_focus(control.id)
                app.frame(0, [key(pygame.K_RETURN)])
            assert app.top.name == "term", control
            opened.add(app.top.heading())
            assert app.top.press("back")
            assert app.top is scene
        page = scene.page
        assert page is not None
        assert bubble(scene).plan.body.contains(links[0].box) if links else True, page.key

    assert go_through(begin(size), look=look) == PAGES
    assert {"Trump", "Right bower", "Left bower", "Dummy", "Euchre", "Trick"} <= opened
