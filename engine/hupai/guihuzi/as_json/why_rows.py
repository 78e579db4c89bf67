"""Why not: for each sort of action a game has, whether a seat may do it now, as JSON."""

from __future__ import annotations

from hupai.guihuzi.actions import format_action, liu, parse_action, verb
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.state import Table
from hupai.guihuzi.why.refusals import why_no_chi, why_not
from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.cards import code


def why_rows(t: Table, seat: int, reader: Reader | None) -> Json:
    """Return, for each sort of action the game has, whether the seat may do it now, and why not; 吃 as a whole."""
    legal = t.offers[seat] if seat in t.pending else []
    rows: list[Json] = []
    piao = ["piao"] if t.rules.piao else []
    for word in ["hu", "wai", "liu", *piao, "peng", "chi", "pass"]:
        offered = [format_action(action) for action in legal if verb(action) == word]
        if word == "chi":
            reason = why_no_chi(t, seat)
        elif word == "liu":
            reason = None if offered else why_not(t, seat, liu(max(t.live, 0)))
        else:
            reason = why_not(t, seat, parse_action(word))
        row = {
            "verb": word,
            "legal": bool(offered),
            "reason": None if reason is None else VOCABULARY.reason_json(reason, reader),
        }
        rows.append({**row, "action": offered[0]} if len(offered) == 1 else row)
    return {"card": code(t.live) if t.live >= 0 else None, "rows": rows}
