"""What plates and the trump badge show of a view."""

from collections.abc import Sequence
from typing import Final

from game.engine.cards import Seat
from game.engine.state import Phase
from game.engine.view import View
from game.table.seat_plate import SeatLook
from game.table.trump_badge import TrumpLook
from game.table.wording import plain_name, suit_title, suit_word
from game.text import t

FACES: Final = ("South", "West", "East")
"""The portraits by seat."""


def blank_look(seat: Seat, names: Sequence[str], human: Seat | None) -> SeatLook:
    """What a seat's plate shows before anything is known."""
    return SeatLook(names[seat], FACES[seat], 0, 10, human=seat == human, twins=_twins(seat, names))


def seat_look(view: View, seat: Seat, names: Sequence[str], human: Seat | None) -> SeatLook:
    """What a seat's plate shows."""
    return SeatLook(
        name=names[seat],
        face=FACES[seat],
        score=view.score[seat],
        target=view.rules.target,
        tricks=view.taken[seat],
        role=_role(view, seat),
        role_is_maker=view.maker == seat,
        dealer=view.dealer == seat,
        turn=view.turn == seat,
        human=seat == human,
        twins=_twins(seat, names),
    )


def trump_look(view: View, names: Sequence[str], human: Seat | None, *, four_colour: bool) -> TrumpLook:
    """Trump and who made it, or what is being asked about it."""
    if view.trump is not None and view.maker is not None:
        name = names[view.maker]
        how = "called" if view.passes >= 3 else "accepted" if view.maker == view.dealer else "ordered"
        if view.maker == human:
            made = t(f"table.trump.{how}.you"), t("table.trump.by.you")
        else:
            made = t(f"table.trump.{how}", name=name), t("table.trump.by", name=name)
        return TrumpLook(view.trump, suit_title(view.trump), made, four_colour)
    words: tuple[str, ...] = ()
    if view.phase is Phase.CALL_TRUMP and view.upcard is not None:
        suit = suit_word(view.upcard_suit) if view.upcard_suit is not None else plain_name(view.upcard)
        words = t("table.trump.round2", suit=suit), t("table.trump.round2.short", suit=suit)
    elif view.phase is Phase.ORDER_UP:
        words = t("table.trump.round1"), t("table.trump.round1.short")
    return TrumpLook(None, t("table.trump.none"), words)


def _role(view: View, seat: Seat) -> str:
    """Maker, defender or neither, in a word; "" while nobody is."""
    if view.maker is None or view.phase in (Phase.DEAL, Phase.HAND_OVER):
        return ""
    if view.maker == seat:
        return t("role.maker_alone" if view.maker_alone else "role.maker")
    if view.sits_out == seat:
        return t("role.sits_out")
    return t("role.alone" if view.lone_defender == seat else "role.defends")


def _twins(seat: Seat, names: Sequence[str]) -> tuple[str, ...]:
    """The names on the plates that look alike: West's and East's are written in one size."""
    return tuple(names[1:]) if seat else ()
