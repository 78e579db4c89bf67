"""Lines of text in a picture: nothing is lost, and no line is wider than it may be."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hupai.picture.text_lines import lines, tenths

words = st.text(alphabet="ab  中，。-", max_size=60)


def test_lines_end_at_spaces_and_beside_chinese_characters() -> None:
    assert lines("one two three", 48) == ["one two", "three"]
    assert lines("听三六九万", 20) == ["听三", "六九", "万"]
    assert lines("abcdefgh", 24) == ["abcd", "efgh"]


@given(text=words, most=st.integers(10, 200))
def test_no_line_is_too_wide_and_no_character_is_lost(text: str, most: int) -> None:
    found = lines(text, most)
    assert all(tenths(line) <= most for line in found)
    assert "".join(found).replace(" ", "") == text.replace(" ", "")
