"""The words that euchre players use, each with a short entry and, where it helps, drawn cards."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from game.scenes.host import Host
from game.scenes.sheet import Foot, SheetScene
from game.table.card_row import row_picture
from game.table.score import score_fives
from game.text import t
from game.widgets.button import Style
from game.widgets.control import Control
from game.widgets.form import Form


@dataclass(frozen=True, slots=True)
class Term:
    """An entry: "glossary.KEY.title" and "glossary.KEY" of the catalogue."""

    cards: str = ""
    """Cards to draw; "glossary.KEY.caption" says what they show."""
    trump: str = "H"
    """The trump they are drawn for."""
    see: tuple[str, ...] = ()
    """Other entries that belong to it."""


TERMS: Final[dict[str, Term]] = {
    "alone": Term(see=("maker", "dummy", "march")),
    "benny": Term("JK JH JD AH", see=("trump", "right")),
    "call": Term(see=("turned_down", "trump", "stick")),
    "deal": Term(see=("kitty", "upcard")),
    "defender": Term(see=("maker", "euchre", "alone")),
    "duck": Term("AH 9H KH", "C", see=("defender",)),
    "dummy": Term(see=("maker", "alone")),
    "euchre": Term(see=("maker", "defender")),
    "exchange": Term(see=("upcard", "order")),
    "fives": Term(),
    "follow": Term("KC JS QC", "C", see=("left", "renege", "void")),
    "kitty": Term(see=("upcard", "deal")),
    "lead": Term(see=("trick", "follow")),
    "left": Term("JH JD AH", see=("right", "trump")),
    "maker": Term(see=("order", "call", "euchre", "march")),
    "march": Term(see=("trick", "alone")),
    "order": Term(see=("upcard", "maker", "exchange")),
    "renege": Term(see=("follow",)),
    "right": Term("JH JD AH", see=("left", "trump")),
    "ruff": Term("AS 9H TS", see=("void", "trump")),
    "stick": Term(see=("call", "turned_down")),
    "trick": Term("QD KD 9D", "S", see=("lead", "follow")),
    "trump": Term("JH JD AH KH QH TH 9H", see=("right", "left", "ruff")),
    "turned_down": Term(see=("upcard", "call")),
    "upcard": Term(see=("kitty", "order", "exchange")),
    "void": Term(see=("follow", "ruff")),
}
"""Every entry by its key."""

IN_TEXTS: Final = (
    *("alone", "dummy", "duck", "euchre", "follow", "lead", "left", "maker", "order", "right", "trick", "trump"),
    "upcard",
)
"""Entries whose term leads there from a running text; "glossary.KEY.words" are its forms in one."""
SHOWN_SCORE: Final = 7
"""The points that the fives of the example show."""


def title_of(key: str) -> str:
    """The term itself."""
    return t(f"glossary.{key}.title")


def lines_of(key: str) -> list[str]:
    """The entry in words, with what its cards show."""
    caption = [t(f"glossary.{key}.caption")] if TERMS[key].cards else []
    return [t(f"glossary.{key}"), *caption]


def terms_in(text: str) -> list[tuple[str, str]]:
    """The terms that a text names and their keys, in its order: each once, as it stands there first."""
    forms = {key: t(f"glossary.{key}.words").split("|") for key in IN_TEXTS}
    found = list[tuple[int, str, str]]()
    for key, words in forms.items():
        first = re.search(rf"\b(?:{'|'.join(map(re.escape, words))})\b", text, re.IGNORECASE)
        if first is not None:
            found.append((first.start(), first.group(), key))
    return [(word, key) for _, word, key in sorted(found)]


def term_control(key: str, where: str) -> Control:
    """A control that leads to a term's entry; `where` tells it from others of the same term."""
    title = title_of(key)
    return Control(f"term {key} {where}", title, t("glossary.open", term=title), command=f"term {key}")


class TermScene(SheetScene):
    """One entry, over what was being read."""

    name: ClassVar[str] = "term"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 480
    dialog: ClassVar[bool] = True

    def __init__(self, host: Host, key: str) -> None:
        super().__init__(host)
        self.key = key

    def heading(self) -> str:
        """The term."""
        return title_of(self.key)

    def prose(self) -> Sequence[str]:
        """The entry."""
        return (self.heading(), *lines_of(self.key))

    def back(self) -> Control | None:
        """None: the button below closes it."""
        return None

    def fill(self, form: Form) -> None:
        """The entry, and what belongs to it."""
        fill_entry(form, self.host, self.key)
        see = TERMS[self.key].see
        if see:
            form.gap(4)
            form.text(t("glossary.see"), muted=True, units=14)
            form.chips([term_control(each, "see") for each in see])

    def feet(self) -> Sequence[Foot]:
        """All entries, or done."""
        every, done = t("menu.glossary"), t("common.ok")
        return (
            (Control("glossary", every, every, command="glossary"), Style.PLAIN, None),
            (Control("back", done, done, command="back", hotkey="escape"), Style.PRIMARY, None),
        )

    def activate(self, control_id: str) -> None:
        """Close, or turn to another entry."""
        kind, _, what = control_id.partition(" ")
        if kind == "term":
            self.host.replace(TermScene(self.host, what.partition(" ")[0]))
        elif control_id == "glossary":
            self.host.replace(GlossaryScene(self.host, self.key))
        else:
            super().activate(control_id)

    def help(self) -> None:
        """This is help already."""


class GlossaryScene(SheetScene):
    """All entries in the order of the alphabet."""

    name: ClassVar[str] = "glossary"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 720
    arrows_scroll: ClassVar[bool] = True
    headed: ClassVar[bool] = True

    def __init__(self, host: Host, key: str | None = None) -> None:
        """Opens at the entry of `key`, or at the top."""
        super().__init__(host)
        self._start = key
        self._tops: dict[str, int] = {}
        """Where the entries begin, from the top of the content, in device pixels."""

    def heading(self) -> str:
        """Glossary."""
        return t("menu.glossary")

    def prose(self) -> Sequence[str]:
        """All entries; only the one it was opened at, where there is one."""
        keys = [self._start] if self._start is not None else sorted(TERMS, key=title_of)
        return [line for key in keys for line in (title_of(key), *lines_of(key))]

    def entered(self) -> None:
        """Show the entry it was opened at."""
        super().entered()
        if self._start is not None and self.pane is not None and self.pane.scroll_to(self._tops[self._start]):
            self.scrolled()

    def fill(self, form: Form) -> None:
        """The entries, one below the other."""
        for key in sorted(TERMS, key=title_of):
            self._tops[key] = form.height
            form.heading(title_of(key))
            fill_entry(form, self.host, key)

    def help(self) -> None:
        """This is help already."""


def fill_entry(form: Form, host: Host, key: str) -> None:
    """The words of an entry, its cards, and what they show."""
    words, *caption = lines_of(key)
    form.text(words)
    term = TERMS[key]
    if key == "fives":
        form.picture(score_fives(SHOWN_SCORE, 10, form.kit.metrics.px(58), form.kit))
        form.text(t("glossary.fives.caption", points=SHOWN_SCORE), muted=True, units=14)
    if caption:
        form.gap(4)
        four_colour = host.preferences.four_colour
        form.picture(row_picture(term.cards, term.trump, form.width, form.kit.metrics, four_colour=four_colour))
        form.text(caption[0], muted=True, units=14)
