"""Whatever is sent to the façade, a refused message changes nothing and no error is internal."""

from __future__ import annotations

from tests.engine.amounts import few_or_many
from tests.engine.facade_fuzz import Fuzzer


@few_or_many("messages", 1500, 100_000)
def test_a_refused_message_changes_nothing(messages: int) -> None:
    codes = Fuzzer("a").run(messages)
    assert codes["ok"] > messages // 15 and len(codes) > 25
