"""What a seat may do on its own turn (``turn.`` rules)."""

from __future__ import annotations

from itertools import compress

from hupai.mahjong.actions import HU, Action, discard
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import KINDS, Kind
from hupai.mahjong.turn.kongs import own_kongs
from hupai.mahjong.turn.revealing import fed_kinds, revealing_discards
from hupai.mahjong.turn.wild_claims import swaps
from hupai.table.seats import Seat


def turn_offers(t: Table, seat: Seat, *, may_win: bool) -> list[Action]:
    """Return the seat's legal actions, ascending: at least one discard.

    A 暗杠 or 补杠 needs an own drawn tile, the dealt ones included; so it never follows a 碰, 吃 or 飞 at once.
    """
    offers = [HU] if may_win else []
    if t.revealed[seat] or t.dead[seat] or t.rules.wild_discard == "forbid" or t.rules.feed_rule == "no_feed_revealed":
        offers += [discard(kind) for kind in allowed_discards(t, seat)]
    else:
        offers += compress(_DISCARDS, t.hands[seat])
    if t.rules.reveal:
        offers += revealing_discards(t, seat)
    if has_drawn(t, seat):
        offers += own_kongs(t, seat)
    if t.rules.fei:
        offers += swaps(t, seat)
    return offers


_DISCARDS = tuple(discard(kind) for kind in range(KINDS))


def has_drawn(t: Table, seat: Seat) -> bool:
    """Whether the seat's turn began with an own tile: it drew one, or it is the dealer's first turn."""
    return t.taken >= 0 or not t.discards


def allowed_discards(t: Table, seat: Seat) -> list[Kind]:
    """Return the kinds that the seat may discard, ascending (``turn.discard``).

    A revealed seat discards what it drew, and a dead one first what it held when it died. Where the rules forbid it,
    no seat discards a wild or feeds a revealed hand as long as it has another tile.
    """
    if t.revealed[seat] and t.taken >= 0:
        return [t.taken]
    held = list(compress(range(KINDS), t.hands[seat]))
    if t.dead[seat]:
        return [kind for kind in held if t.first[seat][kind]] or held
    if t.rules.wild_discard == "forbid":
        held = [kind for kind in held if kind not in t.wilds] or held
    fed = fed_kinds(t, seat)
    return [kind for kind in held if not fed >> kind & 1] or held if fed else held
