"""Why not: for each sort of action a game has, whether a seat may do it now, as JSON."""

from __future__ import annotations

from hupai.table.json_object import Json
from hupai.table.seats import Reader
from hupai.zipai.actions import format_action, parse_action, verb
from hupai.zipai.cards import code
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.state import Table
from hupai.zipai.why.refusals import why_no_chi, why_not


def why_rows(t: Table, seat: int, reader: Reader | None) -> Json:
    """Return, for each sort of action the game has, whether the seat may do it now, and why not; 吃 as a whole."""
    legal = t.offers[seat] if seat in t.pending else []
    kings, raising = ["declare"] if t.rules.kings else [], ["raise"] if t.rules.ju_shou else []
    rows: list[Json] = []
    for word in ["hu", *kings, *raising, "peng", "chi", "pass"]:
        offered = [format_action(action) for action in legal if verb(action) == word]
        reason = why_no_chi(t, seat) if word == "chi" else why_not(t, seat, parse_action(word))
        rows.append(VOCABULARY.why_row(word, offered, reason, reader))
    return {"card": code(t.live) if t.live >= 0 else None, "rows": rows}
