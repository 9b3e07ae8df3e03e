"""The glossary: every term has its entry, and every way to it leads there."""

import pygame
import pytest

from game.scenes.glossary import IN_TEXTS, TERMS, GlossaryScene, lines_of, terms_in, title_of
from game.scenes.rules import SECTIONS
from game.scenes.rules import TERMS as IN_RULES
from game.text import FALLBACK, read_catalogue, t
from tests.scenes.stage import show, stage


def test_every_entry_has_words_and_every_word_an_entry() -> None:
    words = {key for key in read_catalogue(FALLBACK) if key.startswith("glossary.")}
    for key, term in TERMS.items():
        assert {f"glossary.{key}", f"glossary.{key}.title"} <= words
        assert (f"glossary.{key}.caption" in words) is (bool(term.cards) or key == "fives")
        assert key not in term.see
        assert set(term.see) <= TERMS.keys()
    titles = [title_of(key) for key in TERMS]
    assert len(set(titles)) == len(titles)


def test_every_term_can_be_reached_from_the_rules() -> None:
    assert IN_RULES.keys() == set(SECTIONS)
    reached = {key for keys in IN_RULES.values() for key in keys}
    todo = list(reached)
    while todo:
        fresh = set(TERMS[todo.pop()].see) - reached
        reached |= fresh
        todo += fresh
    assert reached | {"benny", "deal", "duck"} == TERMS.keys()


@pytest.mark.parametrize("section", SECTIONS)
def test_a_term_under_the_rules_opens_its_entry(section: str) -> None:
    for key in IN_RULES[section]:
        app = show("rules", (390, 844))
        assert app.top.press(f"term {key} {section}")
        assert app.top.name == "term"
        assert app.top.heading() == title_of(key)
        assert list(app.top.prose())[1:] == lines_of(key)
        for other in TERMS[key].see:
            assert app.top.press(f"term {other} see")
            assert app.top.heading() == title_of(other)
            break
        assert app.top.press("back")
        assert app.top.name == "rules"


@pytest.mark.parametrize("way", ["mouse", "finger", "key"])
def test_the_chip_of_a_term_is_pressed_any_way(way: str) -> None:
    app = show("rules", (390, 844))
    scene = app.top
    scene.set_focus("term maker aim")  # scrolls to it
    target = scene.target_of("term maker aim")
    assert target is not None
    assert min(scene.metrics.css(target.box).size) >= 44
    if way == "key":
        app.frame(0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")])
    else:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            touch = way == "finger"
            app.frame(0, [pygame.event.Event(kind, pos=target.box.center, button=1, touch=touch)])
    assert app.top.name == "term"
    assert app.top.heading() == title_of("maker")


def test_terms_are_found_in_running_text() -> None:
    assert terms_in("If hearts are trump, the jack is the right bower. Trumps win.") == [
        ("trump", "trump"),
        ("right bower", "right"),
    ]
    assert terms_in("Nothing trumpeted.") == []
    assert set(IN_TEXTS) <= TERMS.keys()
    for key in IN_TEXTS:
        for word in t(f"glossary.{key}.words").split("|"):
            assert terms_in(f"It says: {word}.") == [(word, key)]


def test_an_entry_leads_to_its_place_in_the_glossary() -> None:
    app = show("rules", (390, 844))
    app.top.press("term renege play")
    assert app.top.press("glossary")
    scene = app.top
    assert isinstance(scene, GlossaryScene)
    assert scene.pane is not None
    assert scene.pane.offset > 0
    assert scene.prose()[0] == title_of("renege")
    assert app.top.press("back")
    assert app.top.name == "rules"


def test_it_is_reached_from_rules_and_from_the_pause_menu() -> None:
    for name in ("rules", "pause"):
        app = show(name, (1280, 720))
        assert app.top.press("glossary")
        assert app.top.name == "glossary"
        assert len(app.top.prose()) > 2 * len(TERMS) - 1
        app.pop()
        assert app.top.name == name


def test_it_is_in_the_order_of_the_alphabet() -> None:
    app = stage()
    app.push(GlossaryScene(app))
    prose = [line for line in app.top.prose() if line in {title_of(key) for key in TERMS}]
    assert prose == sorted(prose)
