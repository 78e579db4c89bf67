"""The events of a hand as JSON, as one seat saw them: each with a reason where nobody chose it."""

from __future__ import annotations

from typing import Final

from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.why.forced_reasons import outranked, why_happened

CLAIMS: Final = ("hu", "peng", "chi")
"""What takes a lying card."""


def events_json(
    hand: Hand, viewer: int | None, start: int, end: int | None = None, reader: Reader | None = None
) -> list[Json]:
    """Return the events from ``start`` on as ``viewer`` saw them; None sees all.

    One that nobody chose has its reason as ``why``.
    """
    mine = {} if viewer is None else hand.words_of(viewer, start, CLAIMS)
    events: list[Json] = []
    before = hand.log[start - 1].seen_by(viewer) if start else None
    for number, event in enumerate(hand.log[start:end], start):
        shown = event.seen_by(viewer)
        reason = why_happened(shown, before, viewer)
        if viewer is not None and number in mine:
            reason = outranked(shown, mine[number], viewer) or reason
        before = shown
        events.append(shown if reason is None else {**shown, "why": VOCABULARY.reason_json(reason, reader)})
    return events
