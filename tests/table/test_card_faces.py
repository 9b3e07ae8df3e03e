"""Card pictures: sizes, corners, an index that can be read, and that no two look alike."""

from collections.abc import Iterator

import pygame
import pytest

from game.engine.cards import ALL_CARDS, Card, Rank, Suit, card
from game.table.card_back import card_back
from game.table.card_faces import bower_mark, card_face, card_height, colour_of, mark_rect
from game.table.card_sprite import card_picture
from game.table.courts import court
from game.table.index import index_mark
from game.table.pips import LAYOUTS
from game.table.portraits import portrait
from game.widgets.theme import THEMES


@pytest.fixture(autouse=True, scope="module")
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def brightness(picture: pygame.Surface) -> float:
    return sum(pygame.transform.average_color(picture)[:3]) / 3


@pytest.mark.parametrize("width", [40, 64, 101, 400])
@pytest.mark.parametrize("code", ["TS", "AH", "QD", "JK"])
def test_a_card_has_its_size_and_clear_corners(code: str, width: int) -> None:
    for picture in (card_face(card(code), width), card_back(width)):
        assert picture.get_size() == (width, card_height(width))
        for x in (0, width - 1):
            for y in (0, card_height(width) - 1):
                assert picture.get_at((x, y)).a < 120
        assert picture.get_at((width // 2, card_height(width) // 2)).a == 255


@pytest.mark.parametrize("four_colour", [False, True])
def test_no_two_cards_look_alike(four_colour: bool) -> None:
    faces = {pixels(card_face(each, 50, four_colour=four_colour)) for each in ALL_CARDS}
    assert len(faces) == len(ALL_CARDS)


COURTS = [each for each in ALL_CARDS if each.rank in (Rank.JACK, Rank.QUEEN, Rank.KING)]


@pytest.mark.parametrize("four_colour", [False, True])
def test_every_court_is_a_drawing_of_its_own(four_colour: bool) -> None:
    # Grey, so that no dye tells them apart, and where a fan shows face and hat: no index, no sign.
    area = pygame.Rect(28, 8, 24, 48)
    faces = [card_face(card(each.code), 100, four_colour=four_colour).subsurface(area) for each in COURTS]
    views = [pygame.image.tobytes(pygame.transform.grayscale(face), "RGB")[::3] for face in faces]
    for one in range(len(COURTS)):
        for other in range(one):
            different = sum(abs(a - b) > 24 for a, b in zip(views[one], views[other], strict=True))
            assert different > 0.25 * len(views[one]), (COURTS[one], COURTS[other])


@pytest.mark.parametrize("each", COURTS, ids=str)
def test_a_court_is_the_same_upside_down(each: Card) -> None:
    upright = court(each.rank, each.suit, 100, colour_of(each.suit))
    views = upright, pygame.transform.rotate(upright, 180)
    one, other = (pygame.image.tobytes(view, "RGB") for view in views)
    close = sum(abs(a - b) < 40 for a, b in zip(one, other, strict=True))
    assert close > 0.99 * len(one)  # but for the rounding at the edges of the frame


@pytest.mark.parametrize("each", COURTS, ids=str)
def test_the_half_of_a_court_that_a_fan_shows_is_the_upper_figures(each: Card) -> None:
    picture = court(each.rank, each.suit, 100, colour_of(each.suit))
    skin = [(248, 222, 196), (231, 190, 158), (226, 172, 126), (200, 140, 96)]

    def of_skin(rows: range) -> int:
        seen = [picture.get_at((x, y)) for x in range(52) for y in rows]
        return sum(any(max(abs(pixel[i] - hue[i]) for i in range(3)) < 4 for hue in skin) for pixel in seen)

    assert of_skin(range(70)) > 80
    assert of_skin(range(70)) > 1.5 * of_skin(range(82, 140)), "the other one stands on his head"


@pytest.mark.parametrize("rank", [rank for rank in Rank if rank is not Rank.JOKER])
@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize(("width", "least"), [(88, 22), (72, 20), (69, 20)])  # 360, 320 wide; 844x390
def test_the_index_is_large_enough_for_a_phone(rank: Rank, suit: Suit, width: int, least: int) -> None:
    drawn = pygame.mask.from_surface(index_mark(rank, suit, width, (0, 0, 0)), 100)
    heights = [rect.height for rect in drawn.get_bounding_rects() if rect.height > 4]
    assert max(heights) >= least
    assert drawn.get_size()[0] <= 0.22 * width, "a fan shows a strip only"


def test_the_index_stands_clear_of_the_pips() -> None:
    for code in ("9H", "10S"):
        face = card_face(card(code), 100)
        gap = face.subsurface((25, 8, 3, 40))
        assert brightness(gap) > 230, "no pip touches the index, or the nine would be counted as eleven"


@pytest.mark.parametrize(("one", "other"), [("JS", "JC"), ("KS", "KC"), ("JH", "JD"), ("QH", "QD")])
def test_courts_of_one_colour_differ_in_more_than_the_sign(one: str, other: str) -> None:
    area = pygame.Rect(28, 20, 40, 38)
    views = [pixels(card_face(card(code), 100).subsurface(area)) for code in (one, other)]
    different = sum(a != b for a, b in zip(*views, strict=True))
    assert different > 0.4 * len(views[0])


@pytest.mark.parametrize("code", ["JS", "QS", "KS"])
def test_the_ground_of_spade_courts_is_blue_in_the_usual_deck_only(code: str) -> None:
    one, other = (card_face(card(code), 200, four_colour=four).get_at((130, 30)) for four in (False, True))
    assert one.b - one.r > 30
    assert max(other[:3]) - min(other[:3]) < 8, "diamonds are the blue suit there"


def test_both_corners_carry_the_index() -> None:
    face = card_face(card("9S"), 100)
    upper = pixels(face.subsurface((4, 7, 22, 40)))
    lower = pixels(pygame.transform.rotate(face.subsurface((74, 93, 22, 40)), 180))
    close = sum(abs(a - b) < 30 for a, b in zip(upper, lower, strict=True))
    assert close > 0.9 * len(upper)


@pytest.mark.parametrize("rank", LAYOUTS)
def test_number_cards_have_as_many_pips_as_they_say(rank: Rank) -> None:
    assert len(LAYOUTS[rank]) == (1 if rank is Rank.ACE else rank)
    assert len(set(LAYOUTS[rank])) == len(LAYOUTS[rank])


@pytest.mark.parametrize("code", ["9S", "QH", "JK"])
def test_a_dimmed_card_is_darker_but_not_dark(code: str) -> None:
    plain, dimmed = brightness(card_face(card(code), 80)), brightness(card_face(card(code), 80, dimmed=True))
    assert 0.5 * plain < dimmed < 0.75 * plain


def test_the_mark_changes_its_place_only() -> None:
    plain, marked = card_face(card("JD"), 90).copy(), card_face(card("JD"), 90, mark="left").copy()
    assert pixels(plain.subsurface(mark_rect(90))) != pixels(marked.subsurface(mark_rect(90)))
    for picture in (plain, marked):
        picture.fill((0, 0, 0), mark_rect(90))
    assert pixels(plain) == pixels(marked)
    assert pixels(bower_mark("left", Suit.CLUBS, 30)) != pixels(bower_mark("right", Suit.CLUBS, 30))


@pytest.mark.parametrize("width", [66, 88, 152])
def test_the_mark_is_seen_in_a_fan_below_the_index_and_is_not_gold(width: int) -> None:
    place = mark_rect(width)
    index = index_mark(Rank.JACK, Suit.HEARTS, width, (0, 0, 0))
    assert round(width * 0.06) + index.get_height() < place.top
    assert place.left > 0
    assert place.right < 0.3 * width, "a fan shows a strip only"
    sign = bower_mark("left", Suit.DIAMONDS, place.width)
    assert sign.get_size() == place.size
    colours = {tuple(sign.get_at((x, y)))[:3] for x in range(place.width) for y in range(place.height)}
    gold = THEMES["green"].gold
    assert all(sum(abs(a - b) for a, b in zip(gold, each, strict=True)) > 60 for each in colours)
    assert THEMES["green"].red in colours, "the suit of which it is a bower"


def test_pictures_are_made_once() -> None:
    each: Card = card("KC")
    assert card_face(each, 70) is card_face(each, 70)
    assert card_face(each, 70, dimmed=True) is not card_face(each, 70)
    pygame.Surface((90, 120), 0, 32).blit(card_face(each, 70), (0, 0))
    assert card_face(each, 70).get_flags() & pygame.RLEACCEL, "SDL packs it at the first blit"


@pytest.mark.parametrize("px", [24, 40, 64, 200])
def test_portraits_are_round_and_four(px: int) -> None:
    pictures = [portrait(name, px) for name in ("South", "West", "East", "Dummy")]
    assert len({pixels(picture) for picture in pictures}) == 4
    for picture in pictures:
        assert picture.get_size() == (px, px)
        assert picture.get_at((0, 0)).a == 0
        assert picture.get_at((px // 2, px // 2)).a == 255
    with pytest.raises(KeyError):
        portrait("North-west", px)


def test_everything_can_be_drawn_without_a_display() -> None:
    pygame.display.quit()
    try:
        assert card_face(card("QC"), 53).get_width() == 53
        assert card_back(53).get_width() == 53
        assert portrait("East", 33).get_width() == 33
        assert card_picture(card("QC"), 53).get_width() > 53
    finally:
        pygame.display.init()
        pygame.display.set_mode((64, 64))
