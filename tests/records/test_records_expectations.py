"""Every kind of expectation fails when it should, and says what was expected and what is."""

import pytest

from game.records import check_record, read_record

HEAD = """\
record 1
hand
dealer 2
deal 0 JS AS 9H 9D 9C
deal 1 TH JH QH KH AH
deal 2 JD QD KD AD AC
dummy JC KS QS TD TC
kitty 9S TS KC QC
"""
CALLED = HEAD + "0 order up\n2 decline\n"
PLAY = CALLED + "0 keep JS JC AS 9H 9D\n1 alone\n"
TRICK = PLAY + "0 JS\n1 TH\n"
OVER = TRICK + "0 JC\n1 JH\n0 AS\n1 QH\n0 9H\n1 KH\n1 AH\n0 9D\n"

FAILS = [
    (HEAD, "turn 1", "expected turn 1, is 0"),
    (HEAD, "turn none", "expected turn none, is 0"),
    (OVER, "turn 0", "expected turn 0, is none"),
    (HEAD, "phase play", "expected phase play, is order-up"),
    (HEAD, "phase deal", "expected phase deal, is order-up"),
    (HEAD, "legal pass", "expected legal pass, is order up; pass"),
    (HEAD, "legal pass; order up; alone", "expected legal alone; order up; pass, is order up; pass"),
    (HEAD, "legal", "expected legal none, is order up; pass"),
    (PLAY, "legal JS JC AS 9H", "expected legal 9H; AS; JC; JS, is 9D; 9H; AS; JC; JS"),
    (HEAD, "illegal pass", "expected illegal pass, is legal"),
    (HEAD, "illegal 0 pass", "expected illegal 0 pass, is legal"),
    (HEAD, "illegal JS not-in-hand", "expected illegal JS not-in-hand, is illegal for wrong-phase"),
    (HEAD, "illegal 1 pass wrong-phase", "expected illegal 1 pass wrong-phase, is illegal for not-your-turn"),
    (HEAD, "won 0", "expected won 0, is none"),
    (TRICK, "won 1", "expected won 1, is 0"),
    (TRICK, "tricks 0 1 0", "expected tricks 0 1 0, is 1 0 0"),
    (TRICK, "points 0 0 0", "expected points 0 0 0, is none"),
    (OVER, "points 0 2 2", "expected points 0 2 2, is 1 0 0"),
    (OVER, "score 0 0 0", "expected score 0 0 0, is 1 0 0"),
    (OVER, "winner 0", "expected winner 0, is none"),
    (OVER, "winner 0 1", "expected winner 0 1, is none"),
    (HEAD, "trump s", "expected trump S, is none"),
    (CALLED, "trump none", "expected trump none, is S"),
    (CALLED, "maker 2", "expected maker 2, is 0"),
    (CALLED, "maker none", "expected maker none, is 0"),
    (PLAY, "sits-out none", "expected sits-out none, is 2"),
    (PLAY, "sits-out 1", "expected sits-out 1, is 2"),
]


@pytest.mark.parametrize(("text", "expectation", "message"), FAILS)
def test_failure(text: str, expectation: str, message: str) -> None:
    failures = check_record(read_record(f"{text}expect {expectation}\n", "some.euchre"))
    assert [str(failure) for failure in failures] == [f"some.euchre:{text.count(chr(10)) + 1}: {message}"]


def test_all_failures_are_told_in_order() -> None:
    failures = check_record(read_record(HEAD + "expect turn 1\nexpect turn 0\n0 pass\nexpect turn 2\n"))
    assert [failure.line for failure in failures] == [9, 12]


def test_a_long_list_is_shortened() -> None:
    (failure,) = check_record(read_record(CALLED + "expect legal alone\n"))
    assert failure.reason.endswith("(253 actions)")
    assert len(failure.reason) < 500


def test_a_makers_choice_is_any_five_of_ten_in_any_order() -> None:
    record = read_record(CALLED + "expect illegal keep JS JC AS 9H 9D\nexpect illegal keep 9D 9H AS JC JS\n")
    assert len(check_record(record)) == 2
