"""Whether a reason can be shown: in both languages, without gaps, and with a rule that the game has."""

from __future__ import annotations

from hupai.table.reason import Reason
from hupai.table.seats import Reader
from hupai.zipai.explain.rulebook import RULEBOOK
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.rules.ruleset import ZipaiRules

FALLBACK = ("原因代码", "reason code")
"""What a sentence contains if words for its code or facts for its words are missing."""
GAPS = ("None", "{", "_")


def check_words(reason: Reason, rules: ZipaiRules) -> None:
    """Raise AssertionError unless the reason can be shown, to a seat and to somebody without one."""
    assert reason.code in VOCABULARY.texts, f"no words for {reason.code}"
    for reader in (None, Reader(0, 3)):
        text = VOCABULARY.sentence(reason.code, dict(reason.facts), reader=reader)
        assert all(text.values()), reason
        assert not any(word in part for part in text.values() for word in (*FALLBACK, *GAPS)), (reason, text)
    row = RULEBOOK.row(reason.rule, rules)
    assert row is not None and all(row["text"].values()), f"{reason.rule} says nothing here"
