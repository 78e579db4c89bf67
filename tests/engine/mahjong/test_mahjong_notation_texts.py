"""Every mistake in mahjong notation has a sentence in both languages."""

from __future__ import annotations

import pytest

from hupai.mahjong.explain.notation_texts import NOTATION
from tests.engine.source_scan import coded, given_facts, places

FILES = ("mahjong/notation.py", "mahjong/actions.py")
RAISED = [(code, call) for file, code, call in coded("mahjong") if file in FILES]


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    assert {code for code, _ in RAISED} == set(NOTATION)


@pytest.mark.parametrize(("code", "call"), RAISED)
def test_the_sentence_names_facts_that_the_error_gives(code: str, call: object) -> None:
    zh, en = NOTATION[code]
    assert places(zh) == places(en) <= given_facts(call)
    assert zh.endswith("。") and en.endswith(".")
