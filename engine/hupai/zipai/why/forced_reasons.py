"""Why something happened that nobody chose: compulsory 提, 偎 and 跑, a skipped discard, a claim that lost.

It works on events as one seat saw them (:meth:`hupai.table.events.Event.seen_by`), so it reveals nothing else.
"""

from __future__ import annotations

from hupai.table.json_object import Facts
from hupai.table.reason import Reason

Seen = Facts
"""An event as a seat saw it."""

_TAKES = {"won": "hu", "pao": "pao", "peng": "peng", "chi": "chi"}
"""Events in which somebody takes the lying card, and the claims they carry out."""


def why_happened(event: Seen, before: Seen | None, viewer: int | None) -> Reason | None:
    """Return why the event happened, None if somebody chose it; ``before`` is the event before it."""
    kind = event["t"]
    card = {"card": event["card"]} if event.get("card") is not None else {}
    if kind == "ti":
        rule = "quad.dealt" if event["start"] else "ti.compulsory"
        if not card:
            return Reason("forced_hidden_ti", rule)
        return Reason("forced_dealt_ti" if event["start"] else "forced_ti", rule, card)
    if kind == "wei":
        return Reason("forced_chouwei", "wei.stale", card) if event["chou"] else Reason("forced_wei", "wei.compulsory")
    if kind == "pao":
        return Reason("forced_pao", "pao.compulsory", card)
    if kind == "skip":
        by_quad = before is not None and (before["t"] == "pao" or (before["t"] == "ti" and not before["start"]))
        return Reason("skip_second_quad", "turn.second_quad") if by_quad else Reason("skip_dealt_quads", "quad.skip")
    if kind == "dead":
        return Reason("went_dead", "dead.hand")
    if kind == "exhausted":
        return Reason("wall_empty", "turn.end")
    if event.get("seat") != viewer:
        return None
    if kind == "lowered":
        return Reason("raise_lost", "win.raise")
    if kind == "barred":
        return Reason("bars_you", "past.fang_wei", card)
    if kind == "limited":
        return Reason("limits_wins", "chi.edge", {**card, "wins": event["wins"]})
    return None


def outranked(event: Seen, mine: str, viewer: int) -> Reason | None:
    """Return why the viewer's claim ``mine`` (hu, peng or chi) lost, if another seat takes the card in this event."""
    taken = _TAKES.get(event["t"])
    if taken is None or event["seat"] == viewer:
        return None
    if event["card"] is None:
        return Reason("outranked_by_dealer", "win.one")
    facts = {"card": event["card"], "mine": mine, "taken": taken, "taker": event["seat"]}
    return Reason("outranked", "win.one" if mine == "hu" else "turn.priority", facts)
