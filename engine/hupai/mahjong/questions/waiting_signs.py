"""Which other seats show signs of waiting, and for what: open hands, melds, and what a single hidden tile could be."""

from __future__ import annotations

from hupai.mahjong.actions import is_discard, tile_of
from hupai.mahjong.bots.risk import Risk
from hupai.mahjong.hand.shapes import MELDS
from hupai.mahjong.tiles import KINDS, Kind, codes, kinds_in
from hupai.mahjong.turn.seat_tiles import UNKNOWN
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.view.unseen import unseen_copies
from hupai.mahjong.why.readiness import winning_tiles
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason

SIGN = 2
"""A seat that has laid so many melds shows signs of waiting."""
RISKY = 3
"""So many of the own tiles are named that are likeliest to be won."""


def asks(asking: Asking) -> Reason | None:
    """Ask who seems to wait, where somebody shows signs of it."""
    return Reason("ask_waiting", "win.shapes") if _suspects(asking.seen) else None


def answer(asking: Asking) -> list[Sentence]:
    """Return what each seat shows and may wait for, and which own tiles are the riskiest to discard."""
    seen: Observation = asking.seen
    unseen, found = unseen_copies(seen), []
    for seat in _suspects(seen):
        if seen.revealed[seat]:
            waits = codes(kinds_in(seen.open_waits[seat]))
            facts = {
                "from": seat,
                "waits": waits,
                "left": sum(unseen[kind] for kind in kinds_in(seen.open_waits[seat])),
            }
            found.append(Sentence(Reason("seen_revealed", "reveal.bound", facts), waits))
            continue
        facts = {"from": seat, "count": len(seen.melds[seat]), "held": seen.tiles[seat]}
        found.append(Sentence(Reason("sign_laid", "win.shapes", {**facts, "discards": len(seen.rivers[seat])})))
        found += _single(seen, seat, unseen)
    return found + _risky(seen, unseen)


def _suspects(seen: Observation) -> list[int]:
    """Return the seats that show signs of waiting, the next one first."""
    seats = len(seen.playing)
    others = [(seen.seat + step) % seats for step in range(1, seats)]
    return [
        seat
        for seat in others
        if seen.playing[seat] and not seen.dead[seat] and (seen.revealed[seat] or len(seen.melds[seat]) >= SIGN)
    ]


def _single(seen: Observation, seat: int, unseen: list[int]) -> list[Sentence]:
    """Return the only tiles that a seat can wait for whose four melds lie open, by every tile that it may hold."""
    if len(seen.melds[seat]) < MELDS or seen.tiles[seat] != 1:
        return []
    t, possible = own_table(seen), set[Kind]()
    t.live = t.taken = -1
    for kind in range(KINDS):
        if unseen[kind]:
            t.hands[seat], t.waits[seat] = [int(other == kind) for other in range(KINDS)], UNKNOWN
            possible |= {wait for wait in winning_tiles(t, seat) if unseen[wait] > (wait == kind)}
    if len(possible) == sum(map(bool, unseen)):
        return []
    kinds = sorted(possible)
    if not kinds:
        return [Sentence(Reason("sign_nothing", "win.shapes", {"from": seat}))]
    waits = codes(kinds)
    return [Sentence(Reason("sign_only", "win.shapes", {"from": seat, "waits": waits}), waits)]


def _risky(seen: Observation, unseen: list[int]) -> list[Sentence]:
    """Return the own tiles that are likeliest to be won, as far as the signs of hidden hands tell."""
    risk = Risk(seen, unseen)
    costs = {kind: risk.cost(kind) for kind in {tile_of(action) for action in seen.legal if is_discard(action)}}
    kinds = sorted([kind for kind in costs if costs[kind]], key=lambda kind: (-costs[kind], kind))[:RISKY]
    if not kinds:
        return []
    tiles = codes(kinds)
    return [Sentence(Reason("sign_risky", "bot.strong", {"tiles": tiles}), tiles)]
