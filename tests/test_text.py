"""The catalogue and the code agree, and what is missing is seen rather than fatal."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.text import FALLBACK, Catalogue, languages, load, read_catalogue, t

ROOT = Path(__file__).resolve().parent.parent
KEY = re.compile(r"[a-z_]+(\.[a-z0-9_-]+)+")
ENGLISH = read_catalogue(FALLBACK)


def sources() -> Iterator[ast.Module]:
    for file in sorted((ROOT / "game").rglob("*.py")):
        yield ast.parse(file.read_text("utf-8"))


def as_pattern(text: ast.JoinedStr) -> str:
    return "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[a-z0-9_-]+" for p in text.values)


def constants() -> set[str]:
    """Every string in the code that looks like a key."""
    return {
        node.value
        for module in sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value)
    }


def patterns() -> set[str]:
    """Every f-string in the code that may make a key."""
    made = {as_pattern(node) for module in sources() for node in ast.walk(module) if isinstance(node, ast.JoinedStr)}
    return {each for each in made if re.search(r"\\\.", each) and re.search(r"[a-z]{2}", each)}


def test_every_key_in_the_code_is_in_the_catalogue() -> None:
    said = set()
    for module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "t" and node.args:
                first = node.args[0]
                for each in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                    if isinstance(each, ast.Constant):
                        said.add(str(each.value))
                    elif isinstance(each, ast.JoinedStr):
                        pattern = as_pattern(each)
                        assert any(re.fullmatch(r"([a-z_]+\.)*" + pattern, key) for key in ENGLISH), pattern
    families = {key.partition(".")[0] for key in ENGLISH}
    said |= {each for each in constants() if each.partition(".")[0] in families}
    assert sorted(said - ENGLISH.keys()) == []


def test_every_key_in_the_catalogue_is_used() -> None:
    used, made = constants(), [re.compile(each) for each in patterns()]

    def is_used(key: str) -> bool:
        base = key.removesuffix(".one").removesuffix(".you")
        return bool({key, base} & used) or any(p.fullmatch(key) or p.fullmatch(base) for p in made)

    assert [key for key in ENGLISH if not is_used(key)] == []


def test_catalogue_is_sorted_and_filled() -> None:
    assert all(words.strip() for words in ENGLISH.values())
    for key, words in ENGLISH.items():
        names = dict.fromkeys(re.findall(r"{(\w+)}", words), "x")
        assert words.format_map(names)
        assert "{" not in words.format_map(names), key


@pytest.mark.parametrize("lang", languages())
def test_other_catalogues_only_translate(lang: str) -> None:
    other = read_catalogue(lang)
    assert other.keys() <= ENGLISH.keys()
    for key, words in other.items():
        assert set(re.findall(r"{(\w+)}", words)) <= set(re.findall(r"{(\w+)}", ENGLISH[key])), key


def test_missing_keys_and_names_are_shown() -> None:
    assert t("no.such.key") == "no.such.key"
    assert t("no.such.key", count=1) == "no.such.key"
    assert Catalogue({"a.b": "{who} wins"}).say("a.b", {"whom": 1}) == "a.b"


def test_plural() -> None:
    words = Catalogue({"n": "{count} tricks", "n.one": "1 trick", "m": "{count} cards"})
    assert [words.say("n", {"count": count}) for count in (0, 1, 2)] == ["0 tricks", "1 trick", "2 tricks"]
    assert words.say("m", {"count": 1}) == "1 cards"


def test_falls_back_to_english() -> None:
    assert load("xx").find("menu.resume") == ENGLISH["menu.resume"]
    assert load("en-GB").find("menu.resume") == ENGLISH["menu.resume"]
    assert Catalogue({}, {"a.b": "c"}).say("a.b", {}) == "c"
