"""Why not: for each sort of action a game has, whether a seat may do it now, as JSON."""

from __future__ import annotations

from typing import Final

from hupai.guihuzi.actions import format_action, parse_action, verb
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.state import Table
from hupai.guihuzi.why.refusals import why_no_chi, why_no_liu, why_not
from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.cards import code

_AS_A_WHOLE: Final = {"chi": why_no_chi, "liu": why_no_liu}
"""What tells of all ways to do something at once why a seat has none."""


def why_rows(t: Table, seat: int, reader: Reader | None) -> Json:
    """Return, for each sort of action, whether the seat may do it now, else why not; 吃 and 溜 as a whole."""
    legal = t.offers[seat] if seat in t.pending else []
    rows: list[Json] = []
    piao = ["piao"] if t.rules.piao else []
    for word in ["hu", "wai", "liu", *piao, "peng", "chi", "pass"]:
        offered = [format_action(action) for action in legal if verb(action) == word]
        whole = _AS_A_WHOLE.get(word)
        reason = whole(t, seat) if whole else why_not(t, seat, parse_action(word))
        rows.append(VOCABULARY.why_row(word, offered, reason, reader))
    return {"card": code(t.live) if t.live >= 0 else None, "rows": rows}
