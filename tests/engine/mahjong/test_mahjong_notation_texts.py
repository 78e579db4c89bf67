"""Every mistake in mahjong notation or in a position has a sentence in both languages."""

from __future__ import annotations

from hupai.explain.shared import SHARED
from hupai.mahjong.explain.notation_texts import NOTATION
from hupai.mahjong.explain.position_texts import POSITION
from tests.engine.source_scan import coded, given_facts, places
from tests.rows import each_row


def raised(*files: str) -> list[tuple[str, object]]:
    """The codes that these modules raise, each with its call."""
    return [(code, call) for file, code, call in coded("mahjong") if file.startswith(files)]


def of_notation() -> list[tuple[str, object]]:
    """The mistakes of texts of tiles, melds and actions."""
    return raised("mahjong/notation.py", "mahjong/actions.py", "mahjong/signs.py", "table/signs.py")


def of_positions() -> list[tuple[str, object]]:
    """The mistakes of positions that have sentences of their own or of notation."""
    return [(code, call) for code, call in raised("mahjong/position") if code not in SHARED.texts]


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    assert {code for code, _ in of_notation()} == set(NOTATION)
    assert {code for code, _ in of_positions()} - set(NOTATION) == set(POSITION)


@each_row("code, call", lambda: of_notation() + of_positions())
def test_the_sentence_names_facts_that_the_error_gives(code: str, call: object) -> None:
    zh, en = {**NOTATION, **POSITION}[code]
    assert places(zh) == places(en) <= given_facts(call)
    assert zh.endswith("。") and en.endswith(".")
