"""The legal actions of a seat as rows for a page: what each lays, what it is worth, what the hand then waits for."""

from __future__ import annotations

from hupai.guihuzi.actions import (
    CLAIM_PENG,
    CLAIM_PIAO,
    CLAIM_WAI,
    HU,
    eaten_shape,
    format_action,
    is_chi,
    is_discard,
    is_liu,
    kind_of,
    verb,
)
from hupai.guihuzi.hand.win_now import win_now
from hupai.guihuzi.melds import RED_SHAPES, SHAPES
from hupai.guihuzi.state import Table
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.why.preview import waits_of, xi_after
from hupai.table.json_object import Json
from hupai.zipai.cards import code, codes


def legal_json(seen: Observation, t: Table, action: int) -> Json:
    """Return one legal action as a row; ``t`` holds the seat's own cards and is left as it was."""
    entry: Json = {"action": format_action(action), "verb": verb(action)}
    if action == HU:
        entry.update(hu_json(t, seen.seat))
    elif is_discard(action):
        entry.update(_discard_json(t, seen.seat, kind_of(action)))
    elif is_chi(action) or is_liu(action) or action in (CLAIM_PENG, CLAIM_WAI, CLAIM_PIAO):
        before, after = xi_after(seen, action)
        entry |= {"huxi": after, "gained": after - before}
        if is_liu(action):
            entry["card"] = code(kind_of(action))
        if is_chi(action):
            shape = eaten_shape(action)
            scores = "er_qi_shi" if shape in RED_SHAPES else "shun"
            entry["melds"] = [{"cards": codes(SHAPES[shape]), "scores": scores, "huxi": int(shape in RED_SHAPES)}]
    return entry


def hu_json(t: Table, seat: int) -> Json:
    """Return 硬息 and points of a 胡 now; ``pay_each`` is what each loser pays."""
    won = win_now(t, seat)
    if won is None:
        return {}
    return {"huxi": won.facts.xi, "pay_each": won.price.pay_each, "discarder_pays": None}


def _discard_json(t: Table, seat: int, kind: int) -> Json:
    """Return what a discard leaves the hand waiting for."""
    t.hands[seat][kind] -= 1
    found, own = waits_of(t, seat)
    t.hands[seat][kind] += 1
    return {
        "card": code(kind),
        "waits": codes(found),
        "waits_self": codes(own),
        "limit": None,
        "bars": False,
        "binds": False,
    }
