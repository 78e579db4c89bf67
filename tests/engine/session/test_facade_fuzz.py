"""Whatever is sent to the façade, a refused message changes nothing and no error is internal."""

from __future__ import annotations

import pytest

from tests.engine.facade_fuzz import Fuzzer


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_refused_message_changes_nothing(seed: str) -> None:
    codes = Fuzzer(seed).run(2000)
    assert codes["ok"] > 150 and len(codes) > 25


@pytest.mark.long
def test_a_hundred_thousand_messages() -> None:
    Fuzzer("long").run(100_000)
