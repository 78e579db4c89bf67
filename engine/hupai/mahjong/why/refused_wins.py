"""Why 胡 is refused: what the hand lacks, in the terms of a player, or which rule bars a complete hand."""

from __future__ import annotations

from dataclasses import replace

from hupai.mahjong.rules.pair_factors import wins_on_discard
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.wilds import wilds_in
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_SELF, WinClaim, WinValue
from hupai.mahjong.state import LIES, NO_WIN, PHASE_CLAIM, PHASE_ROB, Table
from hupai.mahjong.tiles import SUITS, Kind, code, codes
from hupai.mahjong.turn.claim_window import lying_tile_comes_by
from hupai.mahjong.turn.turn_offers import has_drawn
from hupai.mahjong.turn.wins import win_claim, worth
from hupai.mahjong.why.readiness import (
    distance,
    drawn_claim,
    laid_suits,
    open_tiles,
    shape_tiles,
    winning_tiles,
)
from hupai.table.reason import Reason
from hupai.table.seats import Seat


def why_no_hu(t: Table, seat: Seat) -> Reason:
    """Return why the seat, which has not won and owes no other answer first, may not declare 胡."""
    if t.dead[seat]:
        return Reason("hand_dead", "wild.discard")
    if t.phase in (PHASE_CLAIM, PHASE_ROB):
        if seat == t.live_seat:
            return Reason("own_tile", "win.self_draw_only", {"tile": code(t.live)})
        return _why_no_claimed_win(t, seat)
    if seat in t.pending:
        return _why_no_own_win(t, seat)
    waits = winning_tiles(t, seat)
    if not waits:
        return _why_not_waiting(t, seat)
    wild = unclaimable_wild(t)
    if wild >= 0:
        return Reason("wild_not_claimed", "wild.discard", {"tile": code(wild), "name": wild_name(t.rules)})
    return Reason("no_tile_to_win", "turn.window", {"waits": codes(waits)})


def unclaimable_wild(t: Table) -> Kind:
    """Return the wild that was discarded last and that nobody could claim, -1 if something else was discarded.

    It is only looked for while the next seat acts with the tile it drew. The seat before it in order has discarded
    then, unless that seat has won.
    """
    before = (t.turn - 1) % t.seats
    river = t.rivers[before]
    drew = t.live < 0 <= t.taken and not t.after_kong and t.discards > 0
    if drew and t.playing[before] and river and river[-1].kind in t.wilds and river[-1].fate == LIES:
        return river[-1].kind
    return -1


def wild_name(rules: MahjongRules) -> str:
    """Return what the wilds are called: ``wang_ba`` (王霸) or ``ting_yong`` (听用)."""
    return "wang_ba" if rules.stand_in else "ting_yong"


def _why_no_claimed_win(t: Table, seat: Seat) -> Reason:
    """Return why the lying tile, which is another's, may not be won."""
    rules, facts = t.rules, {"tile": code(t.live)}
    if rules.self_draw_only:
        return Reason("self_draw_only", "win.self_draw_only", facts)
    if rules.wild_hand_self_draw_only and wilds_in(t.hands[seat], t.wilds):
        return Reason("wild_hand_draws", "win.wild_hand", {**facts, "name": wild_name(rules)})
    claim = win_claim(t, seat, lying_tile_comes_by(t), t.live)
    value = rules.worth_of(claim)
    if value is None:
        return _why_no_win(t, seat, claim)
    revealed = t.revealed[seat] > 0 or t.revealed[t.live_seat] > 0
    if not wins_on_discard(rules, value, revealed):
        counted = value.multiplier * (2 if revealed else 1)
        return Reason("below_minimum", "win.min_discard", {"multiplier": counted, "min": rules.min_discard})
    if t.passed[seat] == NO_WIN:
        return Reason("win_was_passed", "win.guo_hu", facts)
    return Reason("worth_no_more", "win.guo_hu", {**worth_facts(t, seat, value), "above": t.passed[seat]})


def worth_facts(t: Table, seat: Seat, value: WinValue) -> dict[str, int]:
    """Return what 过胡 compares a win by: its fan, or its multiplier in a game without fan."""
    return {"multiplier" if value.fan is None else "fan": worth(t, seat, value)}


def _why_no_own_win(t: Table, seat: Seat) -> Reason:
    """Return why the hand of the seat whose turn it is does not win as it is."""
    if not has_drawn(t, seat):
        return Reason("claimed_first", "turn.discard")
    if t.taken < 0:
        return _why_no_win(t, seat, win_claim(t, seat, BY_DEAL, -1))
    return _why_no_win(t, seat, win_claim(t, seat, BY_SELF, t.taken))


def _why_no_win(t: Table, seat: Seat, claim: WinClaim) -> Reason:
    """Return why a hand that is worth nothing does not win: a rule that bars it, or what it lacks."""
    return _why_barred(t.rules, claim) or _why_not_complete(t, seat, claim)


def _why_barred(rules: MahjongRules, claim: WinClaim) -> Reason | None:
    """Return the one rule without which the hand would win, None if there is none."""
    complete = replace(rules, two_suits=False, min_fan=0).worth_of(claim)
    if complete is not None:
        value = replace(rules, min_fan=0).worth_of(claim)
        if value is None:
            return Reason("three_suits", "win.two_suits")
        return Reason("too_few_fan", "win.min_fan", {"fan": value.fan, "min": rules.min_fan})
    if replace(rules, scatter_wild="joker").worth_of(claim) is not None:
        return Reason("wild_is_itself", "win.scatter_wild", {"name": wild_name(rules)})
    if replace(rules, lan_gap=_LEAST_GAP).worth_of(claim) is not None:
        return Reason("scattered_too_near", "win.lan_gap", {"min": rules.lan_gap})
    return None


_LEAST_GAP = 2
"""The least distance in 下三烂 that any table plays with."""


def _why_not_complete(t: Table, seat: Seat, claim: WinClaim) -> Reason:
    """Return that the last tile is none of those the hand waits for, or that it waits for none."""
    waits = winning_tiles(t, seat)
    if waits:
        return Reason("not_waited_for", "win.shapes", {"tile": code(claim.last), "waits": codes(waits)})
    return _why_not_waiting(t, seat)


def _why_not_waiting(t: Table, seat: Seat) -> Reason:
    """Return why no tile would win for the hand as it is."""
    if t.rules.two_suits and len(laid_suits(t.melds[seat])) == SUITS:
        return Reason("three_suits_laid", "win.two_suits")
    shaped = shape_tiles(t, seat)
    if not shaped:
        return _not_ready(t, seat)
    free = open_tiles(t, seat, shaped)
    if not free and not t.wilds:
        return Reason("waits_all_held", "win.shapes", {"waits": codes(shaped)})
    return _why_all_barred(t, seat, free)


def _why_all_barred(t: Table, seat: Seat, kinds: list[Kind]) -> Reason:
    """Return the rule that bars the hand with every tile that completes its shape."""
    without_minimum = replace(t.rules, min_fan=0)
    few = [kind for kind in kinds if without_minimum.worth_of(drawn_claim(t, seat, kind)) is not None]
    if few:
        return Reason("waits_too_few_fan", "win.min_fan", {"waits": codes(few), "min": t.rules.min_fan})
    if t.rules.two_suits:
        return Reason("waits_three_suits", "win.two_suits", {"waits": codes(kinds)})
    return _not_ready(t, seat)


def _not_ready(t: Table, seat: Seat) -> Reason:
    """Return how far the hand is from waiting, at least."""
    left = distance(t, seat, with_drawn=True)
    return Reason("not_ready", "win.shapes", {"left": 0 if left is None else left})
