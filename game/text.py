"""The game's words: `t("menu.new_match")`. Catalogues are flat JSON files in assets/i18n/."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent.parent / "assets" / "i18n"
FALLBACK: Final = "en"


class Catalogue:
    """The words of one language, with English behind it for what it lacks."""

    def __init__(self, words: Mapping[str, str], behind: Mapping[str, str] | None = None) -> None:
        self._words = words
        self._behind = behind or {}

    def find(self, key: str) -> str | None:
        """The words of a key, or None."""
        return self._words.get(key, self._behind.get(key))

    def say(self, key: str, names: Mapping[str, object]) -> str:
        """The words of a key with names filled in.

        Where a `count` is among the names and is 1, `key.one` is taken if there is one. A missing key, or words that
        ask for a name that is not given, are shown as the key itself, so that they are seen and mended.
        """
        words = self.find(f"{key}.one") if names.get("count") == 1 else None
        if words is None:
            words = self.find(key)
        if words is None:
            return key
        try:
            return words.format_map(dict(names)) if names else words
        except (KeyError, IndexError, ValueError):
            return key


def languages() -> tuple[str, ...]:
    """The languages there are catalogues for."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


def read_catalogue(lang: str) -> dict[str, str]:
    """The catalogue of a language as it is on disk. Raises OSError or ValueError when it cannot be read."""
    return {str(key): str(words) for key, words in json.loads((FOLDER / f"{lang}.json").read_text("utf-8")).items()}


def catalogue_for(lang: str) -> str | None:
    """The catalogue that serves a language such as "en" or "pt-BR", by its name; None where there is none."""
    here = languages()
    return next((name for name in (lang, lang.replace("_", "-").partition("-")[0].lower()) if name in here), None)


def load(lang: str) -> Catalogue:
    """The catalogue for a language such as "en" or "pt-BR"; English where there is none."""
    english = read_catalogue(FALLBACK)
    name = catalogue_for(lang)
    return Catalogue(english) if name in (None, FALLBACK) else Catalogue(read_catalogue(str(name)), english)


class _Speaker:
    """Holds the catalogue in use: the one thing every `t` needs and none should have to be handed."""

    def __init__(self) -> None:
        self._catalogue: Catalogue | None = None

    def use(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    @property
    def catalogue(self) -> Catalogue:
        if self._catalogue is None:
            self._catalogue = load(FALLBACK)
        return self._catalogue


_SPEAKER: Final = _Speaker()


def use_language(lang: str) -> None:
    """Speak this language from now on; English where there is no catalogue for it."""
    _SPEAKER.use(load(lang))


def t(key: str, **names: object) -> str:
    """The words of `key` in the chosen language, with `{names}` filled in; see Catalogue.say."""
    return _SPEAKER.catalogue.say(key, names)
