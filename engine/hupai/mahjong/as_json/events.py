"""The events of a hand as JSON, as one seat saw them: each with a reason where nobody chose it."""

from __future__ import annotations

from typing import Final

from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.rules.wilds import stands_in
from hupai.mahjong.tiles import RED, code
from hupai.mahjong.why.forced_reasons import outranked, why_happened
from hupai.mahjong.why.refused_wins import wild_name
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader, Seat

CLAIMS: Final = ("hu", "peng", "gang", "fei", "chi")
"""What takes a lying tile. A 胡 with an own tile is among them; no other seat takes a tile then."""


def events_json(
    hand: Hand, viewer: Seat | None, start: int, end: int | None = None, reader: Reader | None = None
) -> list[Json]:
    """Return the events from ``start`` on as ``viewer`` saw them; None sees all.

    One that nobody chose has its reason as ``why``.

    The event ``indicator`` also names the wilds as the game calls them, and the tile that plays as their own kind.
    """
    mine = {} if viewer is None else hand.words_of(viewer, start, CLAIMS)
    events: list[Json] = []
    before = hand.log[start - 1].seen_by(viewer) if start else None
    for number, event in enumerate(hand.log[start:end], start):
        shown = event.seen_by(viewer)
        reason = why_happened(shown, before, viewer)
        if viewer is not None and number in mine:
            reason = outranked(shown, mine[number], viewer, multi_win=hand.rules.multi_win) or reason
        before = shown
        told = {**shown, **_wilds_named(hand)} if event.type == "indicator" else shown
        events.append(told if reason is None else {**told, "why": VOCABULARY.reason_json(reason, reader)})
    return events


def _wilds_named(hand: Hand) -> Json:
    """Return what the wilds are called, and their stand-in where the game has one."""
    replaced = stands_in(hand.rules, hand.table.wilds[0])
    return {"name": wild_name(hand.rules), "stand_in": code(RED) if replaced else None}
