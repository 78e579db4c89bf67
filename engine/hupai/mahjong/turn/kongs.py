"""杠: which ones a seat may lay, laying them, and what they pay (``kong.`` rules).

A 明杠 takes a discard, a 暗杠 and a 补杠 need an own drawn tile. No 杠 follows the wall's last tile, because nothing is
left to replace it. Wilds form no 杠, and a 飞 grows into none.
"""

from __future__ import annotations

from hupai.mahjong.actions import Action, angang, jiagang
from hupai.mahjong.melds import ANGANG, GANG, JIAGANG, PENG, Meld
from hupai.mahjong.rules.settlement import kong_payments
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import COPIES, KINDS, Kind, code
from hupai.mahjong.turn.finish import pay, standings
from hupai.mahjong.turn.revealing import fed_kinds, keeps_waits
from hupai.mahjong.turn.seat_tiles import change_meld, lay_meld, take_tiles
from hupai.table.events import Emit, Event
from hupai.table.seats import Seat


def own_kongs(t: Table, seat: Seat) -> list[Action]:
    """Return the 暗杠 and 补杠 that the seat may lay with the tiles in its hand, ascending."""
    hand = t.hands[seat]
    if not (t.melds[seat] or COPIES in hand) or not t.wall_left or t.dead[seat]:
        return []
    fours = [kind for kind in range(KINDS) if hand[kind] == COPIES and kind not in t.wilds] if COPIES in hand else []
    found = [angang(kind) for kind in fours if keeps_waits(t, seat, kind, COPIES)]
    laid = [meld.kind for meld in t.melds[seat] if meld.group == PENG]
    added = [kind for kind in laid if hand[kind] and may_grow(t, seat, kind)]
    fed = fed_kinds(t, seat) if added else 0
    return found + [jiagang(kind) for kind in sorted(added) if not fed >> kind & 1 and keeps_waits(t, seat, kind, 1)]


def may_grow(t: Table, seat: Seat, kind: Kind) -> bool:
    """Whether the own 碰 of this kind may grow by its fourth tile: by option only by one drawn after the 碰."""
    return t.rules.added_kong == "any" or not t.late[seat] >> kind & 1


def may_claim_kong(t: Table, seat: Seat) -> bool:
    """Whether the seat may take the lying discard for a 明杠."""
    holds_three = t.hands[seat][t.live] == COPIES - 1
    return holds_three and t.wall_left > 0 and keeps_waits(t, seat, t.live, COPIES - 1)


def lay_claimed_kong(t: Table, seat: Seat, emit: Emit | None) -> None:
    """Lay three tiles with the lying discard: 明杠."""
    kind, source = t.live, t.live_seat
    take_tiles(t, seat, kind, COPIES - 1)
    lay_meld(t, seat, Meld(GANG, kind), source)
    if emit:
        emit(Event("gang", {"seat": seat, "tile": code(kind), "from": source}))
    _pay_kong(t, seat, Meld(GANG, kind), source, emit)


def lay_concealed_kong(t: Table, seat: Seat, kind: Kind, emit: Emit | None) -> None:
    """Lay four tiles of the own hand: 暗杠. They lie face up."""
    take_tiles(t, seat, kind, COPIES)
    lay_meld(t, seat, Meld(ANGANG, kind), seat)
    t.taken = -1
    if emit:
        emit(Event("angang", {"seat": seat, "tile": code(kind)}))
    _pay_kong(t, seat, Meld(ANGANG, kind), None, emit)


def announce_added_kong(t: Table, seat: Seat, kind: Kind, emit: Emit | None) -> None:
    """Tell everybody of a 补杠, which may still be robbed (抢杠), and whether it will pay nothing, being late."""
    if emit:
        late = t.rules.kong_points == "at_end" and t.late[seat] >> kind & 1
        emit(Event("jiagang", {"seat": seat, "tile": code(kind), **({"late": True} if late else {})}))


def lay_added_kong(t: Table, seat: Seat, kind: Kind, emit: Emit | None) -> None:
    """Add the fourth tile to the own 碰: the 补杠 was not robbed."""
    take_tiles(t, seat, kind)
    change_meld(t, seat, Meld(PENG, kind), Meld(JIAGANG, kind))
    t.live = t.taken = -1
    _pay_kong(t, seat, Meld(JIAGANG, kind), None, emit)


def _pay_kong(t: Table, seat: Seat, laid: Meld, source: Seat | None, emit: Emit | None) -> None:
    """Pay this 杠, now or at the end of the hand, and note that the next tile replaces one (``pay.kong``)."""
    late = bool(t.late[seat] >> laid.kind & 1)
    payments = kong_payments(t.rules, laid.group, seat, source, standings(t), t.chain, late)
    if t.rules.kong_points == "at_end":
        t.due += payments
    else:
        pay(t, payments, emit)
    t.chain += 1
    t.supplier = source
