"""House rules as words and back; their names and values are those of rules.md."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.house_rules import CHOICES, HouseRules

ANY = st.builds(HouseRules, **{name: st.sampled_from(choices) for name, choices in CHOICES.items()})


@given(ANY)
def test_words_and_back(rules: HouseRules) -> None:
    assert HouseRules.from_words(rules.to_words()) == rules
    assert HouseRules.from_words(rules.to_words().upper()) == rules


def test_the_defaults_of_rules_md() -> None:
    words = (
        "deck=24 target=10 dealer_must_pick_up=no turned_down_suit_allowed=no stick_the_dealer=no lead=rule "
        "march_points=3 lone_march_points=3 lone_defender_points=2 tie=higher_then_share"
    )
    assert HouseRules.from_words(words) == HouseRules.from_words("") == HouseRules()
    assert HouseRules().to_words() == ""


def test_only_what_differs_is_written() -> None:
    assert HouseRules(deck=25, stick_the_dealer=True, tie="play_on").to_words() == (
        "deck=25 stick_the_dealer=yes tie=play_on"
    )


@pytest.mark.parametrize(
    "words",
    [
        *(f"deck={size}" for size in (24, 25, 32)),
        *(f"target={points}" for points in (5, 7, 10, 11, 15)),
        *(f"march_points={points}" for points in (2, 3, 4)),
        *(f"lone_march_points={points}" for points in (3, 4, 5, 6)),
        *(f"lone_defender_points={points}" for points in (2, 4)),
        *(f"lead={lead}" for lead in ("rule", "always_left_of_dealer")),
        *(f"tie={tie}" for tie in ("higher_then_share", "share", "play_on")),
        *(
            f"{name}={word}"
            for name in ("dealer_must_pick_up", "turned_down_suit_allowed", "stick_the_dealer")
            for word in ("yes", "no")
        ),
    ],
)
def test_every_value_of_rules_md_is_known(words: str) -> None:
    HouseRules.from_words(words)


@pytest.mark.parametrize(
    "words", ["deck=26", "target=9", "march_points=5", "tie=no", "stick_the_dealer=true", "x=1", "deck", "deck=", "="]
)
def test_other_words_are_refused(words: str) -> None:
    with pytest.raises(ValueError, match="house rule"):
        HouseRules.from_words(words)


def test_other_values_are_refused() -> None:
    with pytest.raises(ValueError, match="deck"):
        HouseRules(deck=52)
    with pytest.raises(ValueError, match="stick_the_dealer"):
        HouseRules(stick_the_dealer=1)  # type: ignore[arg-type]
