"""Every mistake in a mahjong position has a sentence in both languages."""

from __future__ import annotations

import pytest

from hupai.explain.shared import SHARED
from hupai.mahjong.explain.notation_texts import NOTATION
from hupai.mahjong.explain.position_texts import POSITION
from tests.engine.source_scan import coded, given_facts, places

RAISED = [(code, call) for file, code, call in coded("mahjong") if file.startswith("mahjong/position")]


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    codes = {code for code, _ in RAISED}
    assert codes - set(NOTATION) - set(SHARED.texts) == set(POSITION)


@pytest.mark.parametrize(("code", "call"), RAISED)
def test_the_sentence_names_facts_that_the_error_gives(code: str, call: object) -> None:
    if code in POSITION:
        zh, en = POSITION[code]
        given = given_facts(call)
        assert places(zh) == places(en) and (given is None or places(zh) <= given)
        assert zh.endswith("。") and en.endswith(".")
