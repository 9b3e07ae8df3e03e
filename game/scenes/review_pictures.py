"""What the review of a hand shows in pictures: all cards open, a trick with its players, an option with its worth."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Surface

from game.engine.actions import Keep, Play
from game.engine.cards import SEATS, Card, Seat, Suit
from game.engine.state import State
from game.players.appraise import Appraisal
from game.review import NOTHING, Decision
from game.table.card_sprite import card_picture, margin_of
from game.table.hand_order import hand_order
from game.table.looks import FACES
from game.table.marks import mark_of
from game.table.portraits import portrait
from game.table.wording import advice_words, bracketed, signed
from game.text import t
from game.widgets.button import fitted
from game.widgets.compose import blend
from game.widgets.fonts import paragraph, render
from game.widgets.form import Form
from game.widgets.shapes import rounded_rect
from game.widgets.vector import fast

CARD: Final = 58
"""Width of a card, in units."""
SMALL_CARD: Final = 34
"""Width of the cards of a five that was weighed, in units."""


def option_title(option: Appraisal, decision: Decision) -> str:
    """An option in a few words: "Nine of clubs", "Order it up"."""
    if isinstance(option.action, Play):
        words = bracketed(option.action.card, decision.view.trump)
        return words[:1].upper() + words[1:]
    return advice_words(option.action, decision.view)


def option_verdict(option: Appraisal, decision: Decision) -> str:
    """How it compares with the best, and whether it was what the human did."""
    best, equal = decision.best, _equals(decision)
    if option in equal:
        words = t("review.option.best" if len(equal) == 1 else "review.option.equal")
    elif option.points > best.points or signed(option.points) == signed(best.points):
        words = t("review.option.match")
    else:
        words = t("review.option.worse", points=f"{best.points - option.points:.1f}")
    if option.action == decision.done:
        return t("review.option.yours", verdict=words)
    return words[:1].upper() + words[1:]


def _equals(decision: Decision) -> list[Appraisal]:
    """The best option, and those that cannot be told from it."""
    return [each for each in decision.options if decision.best.chance - each.chance < NOTHING]


def option_row(option: Appraisal, decision: Decision, form: Form, *, four_colour: bool) -> Surface:
    """An option, its points with a bar as long as they are many, and how it compares with the best."""
    kit, width = form.kit, form.width
    px, font, palette = kit.metrics.px, kit.metrics.font, kit.palette
    yours = option.action == decision.done
    inset, ink = px(12), palette.text if yours else palette.muted
    points = render(t("review.option.points", points=signed(option.points)), font(17), palette.text, bold=True)
    room = width - 2 * inset - points.get_width() - px(12)
    title: Surface
    if isinstance(option.action, Keep):
        small = max(px(20), min(px(SMALL_CARD), room // 6))
        trump = decision.view.trump
        title = card_picture_row(hand_order(option.action.cards, trump), trump, small, four_colour)
    else:
        title = paragraph(option_title(option, decision), font(17), palette.text, room, bold=yours)
    verdict = paragraph(option_verdict(option, decision), font(14), ink, width - 2 * inset, bold=yours)
    head = max(title.get_height(), points.get_height())
    bar = max(2, px(4))
    height = px(8) + head + px(5) + bar + px(5) + verdict.get_height() + px(8)
    picture = Surface((width, height), pygame.SRCALPHA, 32)
    fill = palette.raised if yours else palette.panel
    blend(picture, rounded_rect((width, height), px(10), fill, palette.panel_edge, max(1, px(1))), (0, 0))
    blend(picture, title, (inset, px(8) + (head - title.get_height()) // 2))
    blend(picture, points, (width - inset - points.get_width(), px(8) + (head - points.get_height()) // 2))
    least = min(each.points for each in decision.options)
    span = max(each.points for each in decision.options) - least
    part = 1.0 if span < 0.05 else 0.06 + 0.94 * (option.points - least) / span
    top, whole = px(8) + head + px(5), width - 2 * inset
    blend(picture, rounded_rect((whole, bar), bar / 2, palette.panel_edge), (inset, top))
    length = max(bar, round(whole * part))
    blend(picture, rounded_rect((length, bar), bar / 2, palette.card if yours else palette.muted), (inset, top))
    blend(picture, verdict, (inset, top + bar + px(5)))
    return fast(picture)


def trick_players(state: State) -> list[Seat]:
    """Who played each card of the trick on the table."""
    seats: list[Seat] = []
    seat = state.leader
    for _ in state.trick:
        assert seat is not None
        seats.append(seat)
        seat = (seat + 1) % 3
        if seat == state.sits_out:
            seat = (seat + 1) % 3
    return seats


def trick_row(state: State, names: Sequence[str], form: Form, *, four_colour: bool) -> Surface:
    """The cards of the trick so far, each over the player's face and name."""
    kit = form.kit
    px, font, palette = kit.metrics.px, kit.metrics.font, kit.palette
    width, seats = px(CARD), trick_players(state)
    margin = margin_of(width)
    columns: list[Surface] = []
    for seat, card in zip(seats, state.trick, strict=True):
        face = card_picture(card, width, four_colour=four_colour, mark=mark_of(card, state.trump))
        side, room = px(22), max(width, px(92))
        name = fitted(names[seat], font(15), room - side - px(5), palette.text, bold=True, least=0.6)
        led = t("last_trick.led") if seat == state.leader else ""
        below = fitted(led, font(13), room - side - px(5), palette.muted, least=0.6) if led else None
        lines = [name, *([below] if below is not None else [])]
        high = max(side, sum(each.get_height() for each in lines))
        column = Surface((room + 2 * margin, face.get_height() + high), pygame.SRCALPHA, 32)
        blend(column, face, (0, 0))
        top = face.get_height()
        blend(column, portrait(FACES[seat], side), (margin, top))
        for each in lines:
            blend(column, each, (margin + side + px(5), top))
            top += each.get_height()
        columns.append(column)
    step = columns[0].get_width() + px(4)
    row = Surface((step * len(columns), max(each.get_height() for each in columns)), pygame.SRCALPHA, 32)
    for place, each in enumerate(columns):
        blend(row, each, (place * step, 0))
    return fast(row)


def open_cards(state: State, names: Sequence[str], form: Form, *, four_colour: bool) -> Surface:
    """Everybody's cards, the dummy and the kitty, a row each, as one picture as wide as the form."""
    kit = form.kit
    px, font, palette = kit.metrics.px, kit.metrics.font, kit.palette
    rows = [(names[seat], state.hands[seat]) for seat in SEATS]
    rows += [(t("table.dummy"), state.dummy), (t("review.kitty"), state.kitty)]
    rows = [(name, cards) for name, cards in rows if cards]
    label_width = max((render(name, font(15), palette.text, bold=True).get_width() for name, _ in rows), default=0)
    width = max(px(30), min(px(58), (form.width - label_width - px(16)) // 6))
    pictures = [
        card_picture_row(_sorted(cards, state.trump, name), state.trump, width, four_colour) for name, cards in rows
    ]
    height = pictures[0].get_height() if pictures else 1
    picture = Surface((form.width, max(1, (height + px(2)) * len(rows))), pygame.SRCALPHA, 32)
    for place, ((name, _), cards) in enumerate(zip(rows, pictures, strict=True)):
        top = place * (height + px(2))
        words = render(name, font(15), palette.text, bold=True)
        blend(picture, words, (0, top + (height - words.get_height()) // 2))
        blend(picture, cards, (label_width + px(10), top))
    return fast(picture)


def _sorted(cards: Sequence[Card], trump: Suit | None, name: str) -> Sequence[Card]:
    # The kitty stays as it lies, the upcard first.
    return cards if name == t("review.kitty") else hand_order(cards, trump)


def card_picture_row(cards: Sequence[Card], trump: Suit | None, width: int, four_colour: bool) -> Surface:
    """Cards side by side; many lie closer."""
    margin = margin_of(width)
    step = width + margin // 2 if len(cards) <= 5 else width * 5 // max(5, len(cards))
    first = card_picture(cards[0], width, four_colour=four_colour, mark=mark_of(cards[0], trump))
    picture = Surface((step * (len(cards) - 1) + first.get_width(), first.get_height()), pygame.SRCALPHA, 32)
    for place, card in enumerate(cards):
        face = card_picture(card, width, four_colour=four_colour, mark=mark_of(card, trump))
        blend(picture, face, (place * step, 0))
    return picture
