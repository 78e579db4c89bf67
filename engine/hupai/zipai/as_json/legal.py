"""The legal actions of a seat as rows for a page: what each lays, what it is worth, what the hand then waits for."""

from __future__ import annotations

from collections.abc import Mapping

from hupai.table.json_object import Json
from hupai.zipai.actions import (
    CLAIM_PENG,
    DECLARE,
    HU,
    RAISE,
    discarded,
    eaten_way,
    format_action,
    is_chi,
    is_discard,
    verb,
)
from hupai.zipai.cards import Kind, code, codes
from hupai.zipai.eating import way_shapes
from hupai.zipai.hand.king_calls import king_call
from hupai.zipai.hand.seat_cards import WithoutCard
from hupai.zipai.hand.win_claim import NO_LIMIT, win_names
from hupai.zipai.hand.winning import best_win
from hupai.zipai.melds import PENG, set_huxi, shape
from hupai.zipai.rules.settlement import discarder_pays
from hupai.zipai.state import Table
from hupai.zipai.view.observation import Observation, bars, limit_after
from hupai.zipai.why.preview import current_win_claim, huxi_gained, waits_of


def legal_json(seen: Observation, t: Table, action: int) -> Json:
    """Return one legal action as a row; ``t`` holds the seat's own cards and is left as it was."""
    entry: Json = {"action": format_action(action), "verb": verb(action)}
    seat = seen.seat
    if action == HU:
        entry.update(_hu_json(seen, t))
    elif action == CLAIM_PENG:
        entry["huxi"] = set_huxi(PENG, seen.live)
        entry["gained"] = huxi_gained(seen, action)
    elif action == DECLARE:
        entry["name"] = king_call(t, seat)
    elif action == RAISE:
        entry["waits"] = codes(waits_of(t, seat)[0])
    elif is_discard(action):
        entry.update(_discard_json(seen, t, discarded(action)))
    elif is_chi(action):
        shapes = [shape(number) for number in way_shapes(eaten_way(action))]
        entry["melds"] = [
            {
                "cards": codes(found.cards),
                "scores": found.name,
                "huxi": found.huxi,
            }
            for found in shapes
        ]
        entry["huxi"] = sum(found.huxi for found in shapes)
        entry["gained"] = huxi_gained(seen, action)
    return entry


def limit_json(limit: int) -> list[str] | None:
    """Return the names of the wins a hand is limited to, None for no limit."""
    return None if limit == NO_LIMIT else win_names(limit)


def _discard_json(seen: Observation, t: Table, kind: Kind) -> Json:
    """Return what a discard leaves: waits, the wins that remain, whether it bars from 吃 and 碰, or ``binds``."""
    seat, limit = seen.seat, limit_after(seen, kind)
    with WithoutCard(t, seat, kind, limit):
        found = waits_of(t, seat)[0]
    barred = bars(seen, kind)
    return {
        "card": code(kind),
        "waits": codes(found),
        "limit": limit_json(limit),
        "bars": barred,
        "binds": barred or limit != NO_LIMIT,
    }


def _hu_json(seen: Observation, t: Table) -> Mapping[str, int | None]:
    """Return 胡息 and points of a 胡 now; what 翻省 will add is not known yet and left out.

    ``pay_each`` is what each loser pays, ``discarder_pays`` what a discarder pays alone for both, else None.
    """
    claim = current_win_claim(t, seen)
    won = best_win(seen.rules, claim)
    if won is None:
        return {}
    each = won.price.pay_each
    return {"huxi": won.huxi, "pay_each": each, "discarder_pays": discarder_pays(seen.rules, claim.by, each)}
