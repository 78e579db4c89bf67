"""A test of a whole table names every row that is wrong."""

from __future__ import annotations

import pytest

from tests.rows import assert_none, each_row


def test_every_wrong_row_is_named_and_no_other() -> None:
    @each_row("number, double", lambda: [(1, 2), (2, 5), (3, 6), (4, "x")])
    def doubles(number: int, double: int) -> None:
        assert number == double - number

    with pytest.raises(AssertionError, match="2 of 4 rows are wrong") as caught:
        doubles()
    named = [line.partition(":")[0] for line in str(caught.value).splitlines() if line[0].isdigit()]
    assert named[1:] == ["2. (2, 5)", "4. (4, 'x')"]


def test_rows_may_be_named_and_a_table_without_rows_is_wrong() -> None:
    @each_row("text", {"a row": "1", "another": "x"})
    def numbers(text: str) -> None:
        assert text.isdigit()

    with pytest.raises(AssertionError, match=r"1 of 2 rows are wrong:\n2\. another: AssertionError"):
        numbers()
    with pytest.raises(AssertionError, match="no rows"):
        each_row("text", ())(numbers)()


def test_every_offender_is_named() -> None:
    with pytest.raises(AssertionError, match=r"2 wrong:\na\.py:1: x\nb\.py:2: y"):
        assert_none(["a.py:1: x", "b.py:2: y"])
    assert_none([])
