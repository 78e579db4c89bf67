"""The events of a hand as JSON, as one seat saw them: each with a reason where nobody chose it."""

from __future__ import annotations

from typing import Final

from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.reason import Reason
from hupai.table.seats import Reader

CLAIMS: Final = ("hu", "wai", "liu", "piao", "peng", "chi")
"""What takes a lying card."""
TAKES = {"won": "hu", "wai": "wai", "liu": "liu", "piao": "piao", "peng": "peng", "chi": "chi"}
"""The claim that each event carries out."""


def events_json(
    hand: Hand, viewer: int | None, start: int, end: int | None = None, reader: Reader | None = None
) -> list[Json]:
    """Return the events from ``start`` on as ``viewer`` saw them; None sees all.

    One that nobody chose has its reason as ``why``.
    """
    mine = {} if viewer is None else hand.words_of(viewer, start, CLAIMS)
    events: list[Json] = []
    for number, event in enumerate(hand.log[start:end], start):
        shown = event.seen_by(viewer)
        reason = Reason("no_discard_left_dead", "dead.hand") if event.type == "dead" else None
        if viewer is not None and number in mine:
            reason = _outranked(shown, mine[number], viewer) or reason
        events.append(shown if reason is None else {**shown, "why": VOCABULARY.reason_json(reason, reader)})
    return events


def _outranked(event: Json, claim: str, viewer: int) -> Reason | None:
    """Return why the viewer's claim did not get the card: another's came first (``turn.priority``)."""
    taken = TAKES.get(event["t"])
    if taken is None or event.get("seat") == viewer:
        return None
    return Reason("outranked", "turn.priority", {"seat": event["seat"], "mine": claim, "taken": taken})
