"""Malformed records: the error names file, line and reason, and nothing but RecordError is ever raised."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records import RecordError, check_record, read_record
from game.records.read import parse_record

DEAL = """\
deal 0 JS AS 9H 9D 9C
deal 1 TH JH QH KH AH
deal 2 JD QD KD AD AC
dummy JC KS QS TD TC
kitty 9S TS KC QC
"""
HEAD = f"record 1\nhand\ndealer 2\n{DEAL}"
"""Eight lines."""
DECK = "9S TS JS QS KS AS 9H TH JH QH KH AH 9D TD JD QD KD AD 9C TC"

WRONG = [
    # the text as a whole
    ("", 1, "empty"),
    ("\n\n# nothing\n", 1, "empty"),
    ("hand\n", 1, "record 1"),
    ("\nrecord\n", 2, "record 1"),
    ("record 2\n", 1, "record 1"),
    ("record 1 2\n", 1, "record 1"),
    ("record 1\nrecord 1\n", 2, "unknown statement 'record'"),
    ("record 1\nhello\n", 2, "unknown statement 'hello'"),
    ("record 1\n\x00\x07\n", 2, "unknown statement"),
    # the header
    ("record 1\nrules deck=23\n", 2, "deck cannot be 23"),
    ("record 1\nrules deck\n", 2, "no value"),
    ("record 1\nrules stick_the_dealer=1\n", 2, "stick_the_dealer cannot be 1"),
    ("record 1\nrules hat=yes\n", 2, "unknown house rule 'hat'"),
    ("record 1\nrules deck=24 deck=24\n", 2, "twice"),
    ("record 1\nrules\n\nrules\n", 4, "line 2 already"),
    ("record 1\nplayers A B\n", 2, "2 words follow, not 3"),
    ("record 1\nplayers A B C D\n", 2, "4 words follow, not 3"),
    ("record 1\nplayers A B C\nplayers A B C\n", 3, "line 2 already"),
    ("record 1\nscore 1 2\n", 2, "2 words follow, not 3"),
    ("record 1\nscore 1 2 x\n", 2, "not a number: 'x'"),
    ("record 1\nscore 1 2 -3\n", 2, "not a number: '-3'"),
    ("record 1\nscore 1 2 ٣\n", 2, "not a number"),
    (f"record 1\nscore 1 2 {'9' * 5000}\n", 2, "not a number"),
    ("record 1\nscore 10 2 3\nhand\n", 2, "over at 10 2 3"),
    ("record 1\nscore 5 2 3\nrules target=5\nhand\n", 2, "over at 5 2 3"),
    ("record 1\nhand\nrules deck=25\n", 3, "before the first hand"),
    ("record 1\nexpect turn 0\n", 2, "after the first hand line"),
    ("record 1\n0 pass\n", 2, "stands in a hand"),
    ("record 1\ndeal 0 JS AS 9H 9D 9C\n", 2, "beginning of a hand"),
    # the deal
    (f"record 1\nhand\n{DEAL}0 pass\n", 2, "names its dealer"),
    ("record 1\nhand\n", 2, "dealer"),
    ("record 1\nhand\ndealer 2\n", 2, "no deal 0, deal 1, deal 2, dummy, kitty"),
    ("record 1\nhand now\n", 2, "1 words follow, not 0"),
    ("record 1\nhand\ndealer 3\n", 3, "not a seat"),
    ("record 1\nhand\ndealer South\n", 3, "not a seat"),
    ("record 1\nhand\ndealer\n", 3, "0 words follow, not 1"),
    ("record 1\nhand\ndealer 1\ndealer 1\n", 4, "dealer already"),
    (HEAD.replace("dummy JC KS QS TD TC\n", "") + "0 pass\n", 2, "no dummy"),
    (HEAD.replace("kitty 9S TS KC QC\n", ""), 2, "no kitty"),
    (HEAD.replace("deal 1 TH JH QH KH AH\n", "") + "0 pass\n", 2, "no deal 1"),
    (HEAD.replace("deal 1 TH", "deal 1 JS"), 5, "JS twice: in deal 0 and in deal 1"),
    (HEAD.replace("TS KC", "TS AH"), 8, "AH twice: in deal 1 and in kitty"),
    (HEAD.replace("TD TC", "TD TD"), 7, "TD twice"),
    (HEAD.replace(" QC", ""), 8, "kitty has 3 cards, not 4"),
    (HEAD.replace("JS AS 9H 9D 9C", "JS AS 9H 9D"), 4, "deal 0 has 4 cards, not 5"),
    (HEAD.replace("JD QD KD AD AC", "JD QD KD AD AC TS"), 6, "deal 2 has 6 cards, not 5"),
    (HEAD.replace("JC KS", "7C KS"), 7, "7C is not in the deck of 24"),
    (HEAD.replace("9S TS", "JK TS"), 8, "JK is not in the deck of 24"),
    (HEAD.replace("9S TS", "XS TS"), 8, "unknown card 'XS'"),
    (HEAD.replace("deal 1", "deal 4"), 5, "not a seat"),
    (HEAD.replace("deal 1", "deal 0"), 5, "deal 0 already"),
    (HEAD + "dummy 9S\n", 9, "dummy already"),
    (HEAD + "kitty 9S\n", 9, "kitty already"),
    (HEAD + "deal\n", 9, "to whom"),
    (HEAD + "0 pass\ndealer 1\n", 10, "beginning of a hand"),
    (HEAD.replace("record 1\n", "record 1\nrules deck=25\n"), 9, "kitty has 4 cards, not 5"),
    (f"record 1\nhand\ndealer 0\ndeck {DECK}\n", 3 - 1, "no kitty"),
    (f"record 1\nhand\ndealer 0\ndeck {DECK} JC QC KC\n", 4, "deck has 23 cards, not 24"),
    (f"record 1\nhand\ndealer 0\ndeck {DECK} JC QC KC KC\n", 4, "KC twice"),
    (f"record 1\nhand\ndealer 0\ndeck {DECK} JC QC KC AC 7S\n", 4, "7S is not in the deck of 24"),
    (f"record 1\nhand\ndealer 0\ndeck {DECK}\ndummy JC QC KC AC 9S\n", 5, "in place of"),
    (f"record 1\nhand\ndealer 0\ndeck {DECK} JC QC KC AC\nkitty QC JC KC AC\n", 5, "QC twice"),
    # actions
    (HEAD + "0 fold\n", 9, "neither an action nor a card: 'fold'"),
    (HEAD + "0\n", 9, "no action"),
    (HEAD + "3 pass\n", 9, "not a seat"),
    (HEAD + "00000000000000000000 pass\n", 9, "not a seat"),
    (HEAD + "² pass\n", 9, "not a seat"),
    (HEAD + "0 pick up\n", 9, "missing"),
    (HEAD + "0 pass now\n", 9, "too much after 'pass': 'now'"),
    (HEAD + "1 pass\n", 9, "not-your-turn"),
    (HEAD + "0 JS\n", 9, "wrong-phase"),
    (HEAD + "0 order up\n\n0 decline\n", 11, "not-your-turn"),
    (HEAD + "0 order up\n2 pick up JS\n", 10, "not-in-hand"),
    (HEAD + "0 order up\n2 pick up 9S\n", 10, "cannot-discard-upcard"),
    (HEAD + "0 order up\n2 decline\n0 keep JS\n", 11, "not-five-of-ten"),
    (HEAD + "0 pass\nhand\n" + DEAL, 10, "not finished"),
    (HEAD + "0 pass\n1 pass\n2 pass\n0 call S # no, spades were turned down\n", 12, "turned-down-suit"),
    # expectations
    (HEAD + "expect\n", 9, "expect what"),
    (HEAD + "expect luck\n", 9, "unknown expectation 'luck'"),
    (HEAD + "expect turn\n", 9, "one word"),
    (HEAD + "expect turn 4\n", 9, "not a seat"),
    (HEAD + "expect turn 1 2\n", 9, "one word"),
    (HEAD + "expect phase bidding\n", 9, "order-up"),
    (HEAD + "expect legal 9X\n", 9, "neither"),
    (HEAD + "expect illegal\n", 9, "no action"),
    (HEAD + "expect illegal 9H because\n", 9, "too much"),
    (HEAD + "expect illegal 9H must-follow\n", 9, "unknown reason 'must-follow'"),
    (HEAD + "expect illegal 7 9H\n", 9, "not a seat"),
    (HEAD + "expect score 1 2\n", 9, "three numbers"),
    (HEAD + "expect tricks 1 2 x\n", 9, "not a number"),
    (HEAD + "expect points 1\n", 9, "three numbers"),
    (HEAD + "expect winner 0 5\n", 9, "not a seat"),
    (HEAD + "expect winner\n", 9, "one word"),
    (HEAD + "expect trump X\n", 9, "unknown suit"),
    (HEAD + "expect sits-out X\n", 9, "not a seat"),
]


@pytest.mark.parametrize(("text", "line", "reason"), WRONG)
def test_error(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text, "some.euchre")
    assert (caught.value.name, caught.value.line) == ("some.euchre", line)
    assert reason in caught.value.reason
    assert str(caught.value) == f"some.euchre:{line}: {caught.value.reason}"
    assert "\n" not in str(caught.value)


def test_nothing_follows_the_end_of_a_match() -> None:
    tricks = ("JS TH JD", "JC JH QD", "AS QH KD", "9H KH AD")
    played = "".join(f"{seat} {card}\n" for trick in tricks for seat, card in enumerate(trick.split()))
    played += "1 AH\n2 AC\n0 9D\n"
    over = f"{HEAD.replace('hand', 'score 9 0 0' + chr(10) + 'hand', 1)}0 order up\n2 decline\n0 keep JS JC AS 9H 9D\n"
    over += "1 partner\n2 partner\n" + played
    assert check_record(read_record(over + "expect winner 0\n")) == []
    lines = over.count("\n")
    for more in ("0 pass\n", f"hand\n{DEAL}"):
        with pytest.raises(RecordError, match="match-over") as caught:
            read_record(over + more)
        assert caught.value.line == lines + 1


VOCABULARY = """record 1 0 2 3 hand dealer deal dummy kitty deck rules players score expect legal illegal turn phase
play order up pass pick keep alone partner call name decline JS 9H JK 7C 10H must-follow-suit none # ;"""
WORDS = st.sampled_from([*VOCABULARY.split(), "\n"])


@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    _never_anything_else(text)
    _never_anything_else(HEAD + text)


@given(st.lists(WORDS, max_size=30))
def test_any_words(words: list[str]) -> None:
    _never_anything_else("record 1\n" + " ".join(words))
    _never_anything_else(HEAD + " ".join(words))


@given(st.data())
def test_any_line_gone_doubled_or_moved(data: st.DataObject) -> None:
    lines = (HEAD + "0 order up\n2 decline\n0 keep JS JC AS 9H 9D\n1 alone\n0 JS\n1 TH\n").split("\n")
    source = data.draw(st.integers(0, len(lines) - 1))
    target = data.draw(st.integers(0, len(lines) - 1))
    moved = lines.pop(source) if data.draw(st.booleans()) else lines[source]
    if data.draw(st.booleans()):
        lines.insert(target, moved)
    _never_anything_else("\n".join(lines))


def _never_anything_else(text: str) -> None:
    with contextlib.suppress(RecordError):
        check_record(parse_record(text))
