"""Where everything on the felt stands: a pure function of the window's metrics. Portrait is not a small landscape.

Worked out in units (`Metrics`), handed out in device pixels. The table seen from South: West left, the dummy at the
top, East right, the trick in the middle, the human's hand at the bottom with what is asked of the human above it.
`upright` and `sideways` draft the table for their kind of window, `trick_spots`, `choice_beside` and `choice_stacked`
fill it in.
"""

from dataclasses import dataclass

from pygame import Rect

from game.table.card_faces import card_height
from game.table.choice_beside import choice_beside
from game.table.choice_layout import CardChoice, Surroundings
from game.table.choice_stacked import choice_stacked
from game.table.draft import Draft
from game.table.fan import Lie, fan, fan_step, hanging_fan
from game.table.sideways import sideways
from game.table.sizes import APART, BACK_TURN, BACKS_APART, BUTTON, GAP, WORDS
from game.table.trick_spots import trick_within
from game.table.upright import upright
from game.widgets.metrics import Metrics

Point = tuple[int, int]


@dataclass(frozen=True)
class TableLayout:
    """All places, in device pixels. Seats index the tuples."""

    card: int
    """Width of a card in the human's hand and in the trick."""
    turn: float
    """How far the human's cards are turned from each other, in degrees."""
    small: int
    """Width of a card in the dummy, and of one on its way from and to the others."""
    back: int
    """Width of a card in the others' hands."""
    peek: int
    """How much of these shows below the plates."""
    pile: int
    """Width of the kitty and the upcard on it."""
    menu: Rect
    trump: Rect
    log: Rect
    last_trick: Rect
    hint: Rect
    plates: tuple[Rect, Rect, Rect]
    flat_south: bool
    """Whether South's plate is flat."""
    strips: bool
    """Whether West's and East's plates are strips in the bar."""
    dummy: Rect
    """The dummy's cards lie in here, side by side."""
    aside: Rect
    """Where an upcard lies that the dealer left on the kitty."""
    hand: Rect
    """The human's cards lie in here."""
    dummy_name: Point
    """The top middle of the word below the dummy."""
    kitty_name: Point
    """The top middle of the word below the kitty."""
    oval: Rect
    """The line woven into the felt around the trick, …"""
    roundness: float
    """… and how square it is: 2 is an ellipse."""
    ring: Rect | None
    """The same while nobody plays yet: above what the human is asked; None where there is no room for one."""
    rim: bool
    """Whether the rim of the table is seen."""
    worded: bool
    """Whether the corner buttons are wide enough for a word beside the icon."""
    centre: Point
    """Where kitty and upcard lie."""
    spots: tuple[Point, Point, Point]
    """The middle of each seat's card in the trick."""
    prompt: Rect
    """Words about what is asked of the human; its lower edge stays above the buttons."""
    buttons: Rect
    """Room for the buttons of the human's actions; rows grow upward from its lower edge."""
    five: CardChoice
    """For choosing five of ten."""
    exchange: CardChoice
    """For the dealer's exchange: the own five and the upcard, of which one is put away."""

    def hand_places(self, cards: int) -> list[Lie]:
        """How the human's cards lie, from left to right, when there are so many."""
        return fan(self.hand, self.card, cards, self.card * APART, self.turn)

    def back_places(self, seat: int, cards: int) -> list[Lie]:
        """How an opponent's cards lie: tucked under the plate, so that their lower ends show."""
        plate = self.plates[seat]
        step = fan_step(self.back, plate.width - 4, BACK_TURN, self.back * BACKS_APART)
        return hanging_fan((plate.centerx, plate.bottom + self.peek), self.back, cards, step, BACK_TURN)

    def dummy_places(self, cards: int) -> list[Rect]:
        """Where the dummy's cards lie."""
        return row(self.dummy, self.small, cards, self.small * 0.6)

    def home(self, seat: int) -> Point:
        """Where cards go that are dealt to a seat or taken by it, and come from when it plays."""
        return self.hand.center if seat == 0 else self.plates[seat].center


def row(area: Rect, width: int, cards: int, step: float) -> list[Rect]:
    """Cards side by side in the middle of an area, `step` apart or, where that is too wide, closer."""
    if cards > 1:
        step = min(step, (area.width - width) / (cards - 1))
    left = area.centerx - (width + step * (cards - 1)) / 2
    return [Rect(round(left + step * place), area.y, width, card_height(width)) for place in range(cards)]


def table_layout(metrics: Metrics) -> TableLayout:
    """The places for a window."""
    return _filled_in(metrics, upright(metrics) if metrics.portrait else sideways(metrics))


def _filled_in(m: Metrics, draft: Draft) -> TableLayout:
    # While cards are played no more than one button and no words, or the words alone, stand above the hand.
    beside = draft.strips  # the button stands beside the hand there
    asked = WORDS * m.text if beside else max(BUTTON, WORDS * m.text)
    floor = m.h - (m.height - draft.buttons.bottom) / m.unit - asked - 6
    trick = trick_within(draft.oval, draft.card, floor)
    south, west, east = ((m.px(x), m.px(y)) for x, y in trick.spots)
    floor = draft.hand.bottom if draft.flat_south else draft.plates[0].bottom
    around = Surroundings(
        card=draft.card,
        floor=floor / m.unit,
        hand=draft.choosing.hand,
        asked=draft.choosing.asked,
        south=draft.choosing.south,
        edge=draft.menu.x / m.unit,
        below=draft.choosing.top if draft.choosing.below is None else draft.choosing.below,
        under_strips=draft.choosing.top if draft.choosing.under_strips is None else draft.choosing.under_strips,
        beside=draft.choosing.beside,
        strips=draft.choosing.strips,
        hint=draft.hint,
        button=BUTTON,
        gap=GAP,
        words=WORDS * m.text,
    )
    choice = choice_beside if draft.choosing.low else choice_stacked
    five = choice(m, around, others=5, slots=5)
    # As wide as the ten: so many cards are painted once less.
    exchange = choice(m, around, others=1, slots=1, widest=five.cards[0].width / m.unit)
    return TableLayout(
        card=m.px(draft.card),
        turn=draft.turn,
        small=m.px(draft.small),
        back=m.px(draft.back),
        peek=m.px(draft.peek),
        menu=draft.menu,
        trump=draft.trump,
        log=draft.log,
        last_trick=draft.last_trick,
        hint=draft.hint,
        plates=draft.plates,
        flat_south=draft.flat_south,
        strips=draft.strips,
        pile=m.px(draft.pile),
        dummy=draft.dummy,
        aside=draft.aside,
        hand=draft.hand,
        dummy_name=(draft.dummy.centerx, draft.dummy.bottom + m.px(3)),
        kitty_name=(m.px(draft.centre[0]), m.px(draft.centre[1] + draft.pile * 0.7) + m.px(8)),
        oval=m.rect(*trick.oval),
        roundness=trick.power,
        ring=None if draft.ring is None else m.rect(*draft.ring),
        rim=draft.rim,
        worded=draft.worded,
        centre=(m.px(draft.centre[0]), m.px(draft.centre[1])),
        spots=(south, west, east),
        prompt=draft.prompt,
        buttons=draft.buttons,
        five=five,
        exchange=exchange,
    )
