"""The lying tile: who may claim it, whose claim is carried out, and which wins were passed (``claim.`` rules).

Each seat entitled to something owes one answer, in any order, and nobody sees it before the tile is decided. That is
as soon as no open answer could outrank the best claim. The ranks: 胡, then 杠 and 碰, then 飞 and 吃, each in turn
order. Where several seats may win, every 胡 is carried out. A seat that must win is not asked: its 胡 stands.
"""

from __future__ import annotations

from hupai.mahjong.actions import CLAIM_FEI, CLAIM_GANG, CLAIM_PENG, HU, PASS, Action, is_ti
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_ROB
from hupai.mahjong.state import NO_LIMIT, PHASE_CLAIM, PHASE_ROB, Table
from hupai.mahjong.tiles import Kind
from hupai.mahjong.turn.finish import seats_after
from hupai.mahjong.turn.kongs import may_claim_kong
from hupai.mahjong.turn.seat_tiles import UNKNOWN
from hupai.mahjong.turn.taking import chi_offers, may_peng
from hupai.mahjong.turn.wild_claims import may_fei
from hupai.mahjong.turn.wins import claimed_win, must_win, pass_win, worth
from hupai.table.seats import Seat

_PENG_RANK, _LOW_RANK, _NOBODY = 10, 20, 99
UNANSWERED: Action = -1


def lay_for_all(t: Table, seat: Seat, kind: Kind, robbed: Action = -1) -> None:
    """Lay the tile of ``seat`` where everybody sees it: a discard, or that of a 补杠 or 提 that may be robbed."""
    t.live, t.live_seat, t.robbed = kind, seat, robbed


def open_window(t: Table) -> bool:
    """Ask every seat that may claim the lying discard, or win the lying tile of a 补杠 or 提.

    Returns whether anybody is asked or wins. Nobody may claim a wild.
    """
    t.phase = PHASE_CLAIM if t.robbed < 0 else PHASE_ROB
    return _ask(t)


def lying_tile_comes_by(t: Table) -> int:
    """Return how the lying tile is won: robbed from a 补杠; a discard, and what 提 puts down, as a discard."""
    return BY_ROB if t.robbed >= 0 and not is_ti(t.robbed) else BY_DISCARD


def _ask(t: Table) -> bool:
    """Note what each seat may answer, and the wins that are taken without asking; return whether there is either."""
    live, rules = t.live, t.rules
    t.pending = []
    t.answers = [UNANSWERED] * rules.seats
    t.worths = [NO_LIMIT] * rules.seats
    t.offers = [[] for _ in t.answers]
    if live in t.wilds:
        return False
    others = seats_after(t, t.live_seat)
    may_lay = t.phase == PHASE_CLAIM and (t.drawn < len(t.wall) or rules.claim_last)
    fewest = 1 if rules.fei else 2
    eats = others[0] if may_lay and rules.chi else -1
    forced = False
    for seat in others:
        may_meld = may_lay and (t.hands[seat][live] >= fewest or seat == eats)
        if t.dead[seat] or not (may_meld or t.waits[seat] >= UNKNOWN):
            continue
        offers: list[Action] = []
        value = claimed_win(t, seat, lying_tile_comes_by(t))
        if value is not None:
            if must_win(t, seat):
                t.answers[seat] = HU
                forced = True
                continue
            t.worths[seat] = worth(t, seat, value)
            offers.append(HU)
        if may_meld:
            offers += _meld_offers(t, seat, is_next=seat == eats)
        if offers:
            t.offers[seat] = [PASS, *offers]
            t.pending.append(seat)
    return forced or bool(t.pending)


def _meld_offers(t: Table, seat: Seat, *, is_next: bool) -> list[Action]:
    """Return the melds that the seat may form with the discard, ascending; 吃 is for the next seat."""
    offers: list[Action] = []
    if may_peng(t, seat):
        offers.append(CLAIM_PENG)
    if may_claim_kong(t, seat):
        offers.append(CLAIM_GANG)
    if may_fei(t, seat):
        offers.append(CLAIM_FEI)
    return offers + chi_offers(t, seat) if is_next else offers


def _rank(t: Table, seat: Seat, action: Action) -> int:
    """Return the priority of a claim on the lying tile; the lowest goes first."""
    if action in (CLAIM_PENG, CLAIM_GANG):
        return _PENG_RANK
    order = (seat - t.live_seat) % t.seats
    return order if action == HU else _LOW_RANK + order


def resolve(t: Table) -> tuple[bool, list[Seat]]:
    """Return whether the tile is decided, and the seats whose claims are carried out: none, one, or several winners.

    When it is decided, passed wins are noted.
    """
    ranks = {seat: _rank(t, seat, answer) for seat, answer in enumerate(t.answers) if answer > PASS}
    best = min(ranks.values(), default=_NOBODY)
    for seat in t.pending:
        highest = t.offers[seat][1]
        if _rank(t, seat, highest) < best or (t.rules.multi_win and highest == HU):
            return False, []
    t.pending = []
    for seat, answer in enumerate(t.answers):
        if t.worths[seat] != NO_LIMIT and answer not in (HU, UNANSWERED):
            pass_win(t, seat)
    winners = [seat for seat in seats_after(t, t.live_seat) if t.answers[seat] == HU]
    if winners:
        return True, winners if t.rules.multi_win else winners[:1]
    return True, [seat for seat, rank in ranks.items() if rank == best]
