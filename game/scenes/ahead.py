"""What is done ahead: while nothing happens, the game loads and paints what the table will need.

In a page loading a module takes some 10 ms, and painting a court card as much. Done at the moment of need, the table
would be slow to appear and the deal would stutter; done in frames that have nothing else to do, nobody notices.
"""

from collections.abc import Iterator
from importlib import import_module
from time import perf_counter
from typing import Final

from game.storage.preferences import Preferences
from game.widgets.button import Kit
from game.widgets.metrics import Metrics
from game.widgets.theme import THEMES

BUDGET_MS: Final = 5.0
"""How much of a frame it may take; one job may run over that."""
_MODULES: Final = (
    "game.scenes.new_match",
    "game.table.courts",
    "game.table.card_sprite",
    "game.engine.rules",
    "game.records",
    "game.players.card_play",
    "game.players.playout",
    "game.players.bid_worth",
    "game.players.outlook",
    "game.players.registry",
    "game.session",
    "game.table.seat_plate",
    "game.table.upright",
    "game.table.sideways",
    "game.table.layout",
    "game.table.north",
    "game.table.choice_panel",
    "game.table.speech",
    "game.table.open_panel",
    "game.table.kitty",
    "game.table.table",
    "game.table.deal_moves",
    "game.table.choreography",
    "game.scenes.verdict",
    "game.scenes.results",
    "game.table.asking",
    "game.table.looking",
    "game.scenes.last_trick",
    "game.scenes.log_drawer",
    "game.scenes.beside",
    "game.scenes.table",
    "game.scenes.playing",
    "game.scenes.match",
    "game.scenes.lesson",
)
"""The way from the menu to the table and the lesson, from below: each of them loads only a few more."""


class Ahead:
    """Small jobs, of which a few are done whenever there is time."""

    def __init__(self) -> None:
        self._loading = _load()
        self._painting: Iterator[None] = iter(())

    def paint_for(self, metrics: Metrics, preferences: Preferences) -> None:
        """From now on paint cards for this window and these preferences."""
        self._painting = _paint(metrics, preferences)

    def work(self, budget_ms: float = BUDGET_MS) -> None:
        """Do jobs until the time is used up or none is left."""
        end = perf_counter() + budget_ms / 1000
        for jobs in (self._loading, self._painting):
            for _ in jobs:
                if perf_counter() >= end:
                    return


def _load() -> Iterator[None]:
    for name in _MODULES:
        import_module(name)
        yield


def _paint(metrics: Metrics, preferences: Preferences) -> Iterator[None]:
    from game.table.card_sprite import card_picture  # by now it is loaded
    from game.table.choice_panel import choice_panel
    from game.table.layout import table_layout
    from game.table.seat_plate import PlateForm, SeatLook, SeatPlate
    from game.table.turned_card import large_picture, turned_picture

    layout, kit = table_layout(metrics), Kit(metrics, THEMES[preferences.theme])
    # What the first table shows. Of a plate, the portrait and the letters are kept.
    south = PlateForm.FLAT if layout.flat_south else PlateForm.TALL
    others = PlateForm.STRIP if layout.strips else PlateForm.TALL
    for name, place, form in zip(("South", "West", "East"), layout.plates, (south, others, others), strict=True):
        SeatPlate(place, kit, SeatLook(name, name, 0, 10), form)
        yield
    card_picture(None, layout.card)
    card_picture(None, layout.small)
    yield
    for cards in range(5, 0, -1):
        for lie in (*layout.back_places(1, cards), *(layout.hand_places(5) if cards == 5 else ())):
            if lie.angle:
                turned_picture(None, lie.place.width, lie.angle)
                yield
    for each in preferences.rules.cards:
        card_picture(each, layout.card, four_colour=preferences.four_colour)
        yield
        large_picture(each, layout.card, four_colour=preferences.four_colour)
        yield
    for width in dict.fromkeys((layout.five.cards[0].width, layout.small)):
        for each in preferences.rules.cards:
            card_picture(each, width, four_colour=preferences.four_colour)
            yield
    for exchange in (False, True):
        choice_panel(kit, exchange=exchange)
        yield
