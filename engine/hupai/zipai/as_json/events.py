"""The events of a hand as JSON, as one seat saw them: each with a reason where nobody chose it."""

from __future__ import annotations

from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.actions import parse_action, verb
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.why.forced_reasons import outranked, why_happened


def own_claims(hand: Hand, seat: int, since: int) -> dict[int, str]:
    """Return the seat's claims on lying cards (hu, peng, chi) from event ``since`` on, by the events before each."""
    begun = [(at, text) for (mover, text), at in zip(hand.actions, hand.starts, strict=True) if mover == seat]
    words = [(at, verb(parse_action(text))) for at, text in begun if at >= since]
    return {at: word for at, word in words if word in ("hu", "peng", "chi")}


def events_json(
    hand: Hand, viewer: int | None, start: int, end: int | None = None, reader: Reader | None = None
) -> list[Json]:
    """Return the events from ``start`` on as ``viewer`` saw them; None sees all.

    One that nobody chose has its reason as ``why``.
    """
    mine = {} if viewer is None else own_claims(hand, viewer, start)
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
