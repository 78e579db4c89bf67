"""The events of a hand as JSON, as one seat saw them: each with a reason where nobody chose it."""

from __future__ import annotations

from hupai.guihuzi.actions import parse_action, verb
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.reason import Reason
from hupai.table.seats import Reader

CLAIMS = ("hu", "wai", "liu", "piao", "peng", "chi")
TAKES = {"won": "hu", "wai": "wai", "liu": "liu", "piao": "piao", "peng": "peng", "chi": "chi"}
"""The claim that each event carries out."""


def own_claims(hand: Hand, seat: int, since: int) -> dict[int, str]:
    """Return the seat's claims on lying cards from event ``since`` on, by the events before each."""
    begun = [(at, text) for (mover, text), at in zip(hand.actions, hand.starts, strict=True) if mover == seat]
    words = [(at, verb(parse_action(text))) for at, text in begun if at >= since]
    return {at: word for at, word in words if word in CLAIMS}


def events_json(
    hand: Hand, viewer: int | None, start: int, end: int | None = None, reader: Reader | None = None
) -> list[Json]:
    """Return the events from ``start`` on as ``viewer`` saw them; None sees all.

    One that nobody chose has its reason as ``why``.
    """
    mine = {} if viewer is None else own_claims(hand, viewer, start)
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
