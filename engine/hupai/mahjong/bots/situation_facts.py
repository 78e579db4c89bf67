"""Facts about the position before a choice: the first step of a hint, which suggests nothing."""

from __future__ import annotations

from hupai.mahjong.actions import PASS, is_discard
from hupai.mahjong.rules.wilds import shown_suits, wilds_in, without_wilds
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import RANKS, SUIT_LETTERS, SUITS, code, codes, kinds_in, suit_of
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.view.unseen import unseen_copies
from hupai.mahjong.why.readiness import distance, waits_by_discard, winning_tiles
from hupai.mahjong.why.refused_wins import wild_name
from hupai.table.reason import Reason

NEARLY_EMPTY = 20
"""The wall is mentioned when this many tiles or fewer are left."""


def situation(seen: Observation) -> list[Reason]:
    """Return facts that the deciding seat can see, its own hand first; they suggest no choice."""
    if not any(seen.tiles):
        return [Reason("seen_no_tiles", "deal.piao")]
    unseen = unseen_copies(seen)
    found = _own_hand(seen, own_table(seen), unseen)
    held = wilds_in(seen.hand, seen.wilds)
    if held and not seen.dead[seen.seat]:
        found.append(Reason("seen_wilds", "wild.any", {"count": held, "name": wild_name(seen.rules)}))
    if seen.live >= 0 and PASS in seen.legal:
        found.append(Reason("seen_copies", "deal.tiles", {"tile": code(seen.live), "left": unseen[seen.live]}))
    return found + _others(seen, unseen)


def _own_hand(seen: Observation, t: Table, unseen: list[int]) -> list[Reason]:
    """Return what the hand waits for, which suit it lacks, and how far it is from waiting."""
    seat, owes = seen.seat, any(map(is_discard, seen.legal))
    if seen.dead[seat]:
        return [Reason("seen_dead", "wild.discard", {"name": wild_name(seen.rules)})]
    away = distance(t, seat, with_drawn=owes)
    if away is None:
        return [Reason("seen_cannot_win", "win.two_suits")]
    suits = _suits(seen) if seen.rules.two_suits else []
    if away:
        return [*suits, Reason("seen_distance", "win.shapes", {"distance": away})]
    if owes:
        left = [sum(unseen[kind] for kind in waits) for _, waits in waits_by_discard(t, seat)]
        return [*suits, Reason("seen_chances", "win.shapes", {"count": len(left), "left": max(left)})]
    waits = winning_tiles(t, seat)
    open_kinds = {kind for kind, copies in enumerate(unseen) if copies}
    facts = {"left": sum(unseen[kind] for kind in waits)}
    if open_kinds <= {*waits} and len(open_kinds) > RANKS:
        return [*suits, Reason("seen_waits_any", "win.shapes", facts)]
    return [*suits, Reason("seen_waits", "win.shapes", {"waits": codes(waits), **facts})]


def _suits(seen: Observation) -> list[Reason]:
    """Return which suit the hand lacks, or which of its three it has fewest tiles of (缺门)."""
    melds = seen.melds[seen.seat]
    natural, _ = without_wilds(seen.hand, seen.wilds)
    shown = shown_suits(natural, melds)
    if len(shown) == SUITS:
        laid = {suit_of(meld.kind) for meld in melds}
        tiles = {suit: sum(natural[suit * RANKS : (suit + 1) * RANKS]) for suit in shown if suit not in laid}
        suit = min(tiles, key=lambda each: tiles[each])
        facts = {"suit": SUIT_LETTERS[suit], "count": tiles[suit]}
        if laid:
            return [Reason("seen_three_suits_laid", "win.two_suits", {**facts, "laid": len(laid)})]
        return [Reason("seen_three_suits", "win.two_suits", facts)]
    lacking = next(suit for suit in range(SUITS) if suit not in shown)
    return [Reason("seen_lacks_suit", "win.two_suits", {"suit": SUIT_LETTERS[lacking]})]


def _others(seen: Observation, unseen: list[int]) -> list[Reason]:
    """Return who has revealed and waits for what, who has won, and that the wall is nearly empty."""
    found = []
    for seat, playing in enumerate(seen.playing):
        if seat == seen.seat:
            continue
        if not playing:
            found.append(Reason("seen_won", "end.blood_battle", {"from": seat}))
        elif seen.revealed[seat]:
            waits = kinds_in(seen.open_waits[seat])
            facts = {"from": seat, "waits": list(map(code, waits)), "left": sum(unseen[kind] for kind in waits)}
            found.append(Reason("seen_revealed", "reveal.bound", facts))
    if seen.wall_left <= NEARLY_EMPTY:
        found.append(Reason("seen_wall", "end.wall", {"count": seen.wall_left}))
    return found
