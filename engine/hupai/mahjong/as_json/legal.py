"""The legal actions of a seat as rows for a page: what each lays, what it pays, what the hand then waits for."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    HU,
    Action,
    format_action,
    is_angang,
    is_chi,
    is_discard,
    is_jiagang,
    is_reveal,
    is_ti,
    tile_of,
    verb,
)
from hupai.mahjong.as_json.trying import after
from hupai.mahjong.melds import ANGANG, CHI, FEI, GANG, JIAGANG, PENG, Meld
from hupai.mahjong.rules.settlement import win_payments
from hupai.mahjong.rules.wilds import laid_tiles
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_ROB
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import COPIES, Kind, code, codes
from hupai.mahjong.turn.finish import standings
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.why.preview import offered_win
from hupai.mahjong.why.readiness import distance, kills, winning_tiles
from hupai.table.json_object import Json
from hupai.table.seats import Seat


def legal_json(seen: Observation, t: Table, action: Action, unseen: Sequence[int]) -> Json:
    """Return one legal action as a row; ``t`` holds what the seat sees and is left as it was.

    ``unseen`` has the copies of each kind that the seat has not seen.
    """
    entry: Json = {"action": format_action(action), "verb": verb(action)}
    seat = seen.seat
    if action == HU:
        entry["worth"] = _worth(seen, t)
    elif is_discard(action) or is_reveal(action):
        entry |= _discard_row(t, seat, tile_of(action), unseen, reveals=is_reveal(action))
    elif tile_of(action) >= 0 or action in (CLAIM_PENG, CLAIM_GANG, CLAIM_FEI):
        entry |= _meld_row(seen, t, action, unseen)
    return entry


def _discard_row(t: Table, seat: Seat, kind: Kind, unseen: Sequence[int], *, reveals: bool) -> Json:
    """Return what a discard leads to, and whether it ``binds`` for the rest of the hand: 明牌, or a wild that kills."""
    killed = kills(t, seat, kind)
    with after(t, seat, [kind]):
        found = {"waits": [], "left": 0, "distance": None} if killed else _leads_to(t, seat, unseen)
    return {"tile": code(kind), **found, "binds": reveals or killed}


def _leads_to(t: Table, seat: Seat, unseen: Sequence[int]) -> Json:
    """Return what thirteen tiles wait for, how many of these are unseen, and the tiles to ready."""
    waits = winning_tiles(t, seat)
    return {
        "waits": codes(waits),
        "left": sum(unseen[kind] for kind in waits),
        "distance": distance(t, seat),
    }


def _meld_row(seen: Observation, t: Table, action: Action, unseen: Sequence[int]) -> Json:
    """Return the tiles that an action lays and what it leads to; a claim owes a discard, so it waits for nothing yet.

    A 杠 is looked at before the tile that replaces one, and a 提 with the wild taken back.
    """
    seat = seen.seat
    meld, taken, given = laid_by(t, seat, action)
    row: Json = {
        "tile": code(seen.live if tile_of(action) < 0 or is_chi(action) else tile_of(action)),
        "tiles": codes(laid_tiles(t.rules, t.wilds, meld)),
    }
    grows = is_jiagang(action) or is_ti(action)
    with after(t, seat, taken, () if grows else (meld,), given):
        if meld.group in (GANG, ANGANG, JIAGANG):
            return row | _leads_to(t, seat, unseen)
        return {**row, "distance": distance(t, seat)}


def laid_by(t: Table, seat: Seat, action: Action) -> tuple[Meld, list[Kind], Kind]:
    """Return the meld that an action leaves on the table, the tiles it takes from the hand, and the wild it gives back.

    The last is -1 unless the action is a 提.
    """
    kind = t.live if tile_of(action) < 0 else tile_of(action)
    if action == CLAIM_PENG:
        return Meld(PENG, kind), [kind] * 2, -1
    if action == CLAIM_GANG:
        return Meld(GANG, kind), [kind] * (COPIES - 1), -1
    if action == CLAIM_FEI:
        wild = next(wild for wild in t.wilds if t.hands[seat][wild])
        return Meld(FEI, kind, wild), [kind, wild], -1
    if is_angang(action):
        return Meld(ANGANG, kind), [kind] * COPIES, -1
    if is_jiagang(action):
        return Meld(JIAGANG, kind), [kind], -1
    if is_ti(action):
        fei = next(meld for meld in t.melds[seat] if meld.group == FEI and meld.kind == kind)
        return Meld(PENG, kind), [kind], fei.wild
    run = Meld(CHI, kind)
    taken = list(laid_tiles(t.rules, t.wilds, run))
    taken.remove(t.live)
    return run, taken, -1


def _worth(seen: Observation, t: Table) -> Json:
    """Return what a win pays; ``pay_each`` is null where payers owe different sums, which ``pays`` then lists."""
    claim = offered_win(seen, t)
    value = t.rules.worth_of(claim)
    if value is None:
        raise AssertionError("a win was offered that is none")
    source = t.live_seat if claim.by in (BY_DISCARD, BY_ROB) else None
    supplier = t.supplier if claim.after_kong else None
    payments = win_payments(t.rules, seen.seat, claim.by, value, source, standings(t), supplier)
    sums = {payment.points for payment in payments}
    return {
        "multiplier": value.multiplier,
        "fan": value.fan,
        "pay_each": sums.pop() if len(sums) == 1 else None,
        "pays": [{"from": payment.payer, "points": payment.points} for payment in payments],
    }
