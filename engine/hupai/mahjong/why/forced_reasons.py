"""Why something happened that nobody chose: wins that are taken by themselves, a dead hand, a claim that lost.

It works on events as one seat saw them (:meth:`hupai.table.events.Event.seen_by`), so it reveals nothing else.
"""

from __future__ import annotations

from typing import Final

from hupai.table.json_object import Facts
from hupai.table.reason import Reason

Seen = Facts
"""An event as a seat saw it."""

_TAKES: Final = {"won": "hu", "peng": "peng", "gang": "gang", "fei": "fei", "chi": "chi"}
"""Events in which somebody takes the lying tile, and the claims they carry out."""

_OF_A_WIN: Final = frozenset(("won", "birds", "paid"))
"""Events that follow each other when somebody wins."""


def why_happened(event: Seen, before: Seen | None, viewer: int | None) -> Reason | None:
    """Return why the event happened, None if somebody chose it; ``before`` is the event before it."""
    kind = event["t"]
    if kind == "won" and event["forced"] == "reveal":
        return Reason("forced_by_reveal", "reveal.must_win")
    if kind == "won" and event["forced"] == "last":
        return Reason("forced_by_last_tiles", "win.forced")
    if kind == "dead":
        return Reason("went_dead", "wild.discard", {"name": "ting_yong"})
    if kind == "drew" and not event["replaces"] and before is not None and before["t"] in _OF_A_WIN:
        return Reason("winner_left", "end.blood_battle")
    if kind == "birds":
        return Reason("birds_follow", "pay.birds")
    if kind == "exhausted":
        return Reason("wall_empty", "end.wall")
    return None


def outranked(event: Seen, mine: str, viewer: int, *, multi_win: bool) -> Reason | None:
    """Return why the viewer's claim ``mine`` (hu, peng, gang, fei or chi) lost, if another seat takes the tile here.

    With ``multi_win`` a 胡 loses to nothing: several seats may win on one tile.
    """
    taken = _TAKES.get(event["t"])
    if taken is None or (mine == "hu" and multi_win) or event["seat"] == viewer:
        return None
    facts = {"tile": event["tile"], "mine": mine, "taken": taken, "taker": event["seat"]}
    return Reason("outranked", "win.several" if mine == "hu" else "claim.priority", facts)
