"""The preview of a choice: what a legal action leads to for the seat that plays it.

It is built from an :class:`~hupai.mahjong.view.observation.Observation` alone, so it says nothing the player could not
work out. It assumes that no other claim comes first and that nobody robs a 补杠 or a 提.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    HU,
    Action,
    is_angang,
    is_chi,
    is_discard,
    is_jiagang,
    is_reveal,
    is_ti,
    tile_of,
)
from hupai.mahjong.hand.shapes import COMPLETE
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_SELF, WinClaim, WinValue
from hupai.mahjong.state import PHASE_CLAIM, PHASE_ROB, Table
from hupai.mahjong.tiles import Kind, kinds_in
from hupai.mahjong.turn.claim_window import lying_tile_comes_by
from hupai.mahjong.turn.kongs import lay_added_kong, lay_claimed_kong, lay_concealed_kong
from hupai.mahjong.turn.revealing import show_hand
from hupai.mahjong.turn.seat_tiles import take_discard
from hupai.mahjong.turn.taking import lay_chi, lay_peng
from hupai.mahjong.turn.wild_claims import lay_fei, note_wild_discard, swap
from hupai.mahjong.turn.wins import forget_passed_win, pass_win, win_claim
from hupai.mahjong.view.observation import Observation, observe
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.view.unseen import unseen_copies
from hupai.mahjong.why.effects import Change, effects_of
from hupai.mahjong.why.readiness import Waits, distance, waits_by_discard, winning_tiles
from hupai.table.reason import Reason
from hupai.table.seats import Seat


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action leads to. Kinds are ascending."""

    waits: Waits
    """The kinds that the hand waits for afterwards, those it holds all tiles of left out; nothing while it owes a
    discard, after 胡 and before the deal."""
    left: tuple[int, ...]
    """How many copies of each wait the seat has not seen."""
    by_discard: tuple[tuple[Kind, Waits, tuple[int, ...]], ...]
    """After a claim or a 提, each discard that leaves the hand waiting, with its waits and their unseen copies."""
    distance: int | None
    """How many tiles must be exchanged until the hand waits: 0 if it does, or if a discard that it owes lets it wait.
    None for a hand that cannot win any more, after 胡, and before the deal."""
    worth: int | None
    """The multiplier of the win for 胡, else None."""
    effects: tuple[Reason, ...]
    """What binds afterwards, in the order it happens."""


def preview_action(seen: Observation, action: Action) -> Preview:
    """Return what the action, one of ``seen.legal``, leads to."""
    seat = seen.seat
    before, t = own_table(seen), own_table(seen)
    won = _offered_value(seen, before)
    _carry_out(t, seen, action)
    owes = sum(t.hands[seat]) + 3 * len(t.melds[seat]) == COMPLETE
    unseen = unseen_copies(seen)
    waits, by_discard = _outlook(t, seen, action, owes=owes)
    change = Change(
        action,
        before,
        t,
        waited=winning_tiles(before, seat),
        waits=bool(waits or by_discard),
        in_fan=won is not None and won.fan is not None,
    )
    return Preview(
        waits=waits,
        left=_copies(unseen, waits),
        by_discard=tuple([(kind, found, _copies(unseen, found)) for kind, found in by_discard]),
        distance=None if action == HU else distance(t, seat, with_drawn=True),
        worth=won.multiplier if action == HU and won is not None else None,
        effects=tuple(effects_of(change, seat)),
    )


def effects(t: Table, seat: Seat, action: Action) -> list[Reason]:
    """Return what a legal action causes for the rest of the hand, in the order it happens."""
    return list(preview_action(observe(t, seat), action).effects)


def offered_win(seen: Observation, t: Table) -> WinClaim:
    """Return the hand with which the seat would win now on its own table."""
    seat = seen.seat
    if t.phase not in (PHASE_CLAIM, PHASE_ROB):
        return win_claim(t, seat, BY_DEAL if t.taken < 0 else BY_SELF, t.taken)
    by = lying_tile_comes_by(t)
    # The discarder's tiles are not on the own table, only their number is known.
    one_left = by == BY_DISCARD and seen.tiles[seen.live_seat] == 1 + (seen.robbed >= 0)
    return replace(win_claim(t, seat, by, t.live), discarder_holds_one=one_left)


def _offered_value(seen: Observation, t: Table) -> WinValue | None:
    """Return the worth of the win that the seat is offered, None if it is offered none."""
    return seen.rules.worth_of(offered_win(seen, t)) if HU in seen.legal else None


def _outlook(t: Table, seen: Observation, action: Action, *, owes: bool) -> tuple[Waits, list[tuple[Kind, Waits]]]:
    """Return what the hand waits for after the action, or what each discard would leave it waiting for."""
    if action == HU:
        return (), []
    if is_reveal(action):
        return tuple(kinds_in(t.open_waits[seen.seat])), []
    if owes:
        return (), list(waits_by_discard(t, seen.seat))
    return winning_tiles(t, seen.seat), []


def _copies(unseen: list[int], kinds: Waits) -> tuple[int, ...]:
    return tuple([unseen[kind] for kind in kinds])


def _carry_out(t: Table, seen: Observation, action: Action) -> None:
    """Carry out the action on the seat's own table, as far as the seat itself takes part in it."""
    seat, kind = seen.seat, tile_of(action)
    if HU in seen.legal and action != HU:
        pass_win(t, seat)
    if is_discard(action) or is_reveal(action):
        if is_reveal(action):
            show_hand(t, seat, kind, None)
        take_discard(t, seat, kind)
        t.taken = -1
        if kind in t.wilds:
            note_wild_discard(t, seat, None)
    elif action in (CLAIM_PENG, CLAIM_FEI) or is_chi(action):
        _claim(t, seat, action)
    elif is_ti(action):
        swap(t, seat, kind, None)
    elif action == CLAIM_GANG or is_angang(action) or is_jiagang(action):
        _lay_kong(t, seat, action)
        # The tile that replaces one is drawn at once.
        t.taken = -1
        forget_passed_win(t, seat)


def _claim(t: Table, seat: Seat, action: Action) -> None:
    """Lay the meld of a claim after which a discard is owed."""
    if action == CLAIM_PENG:
        lay_peng(t, seat, None)
    elif action == CLAIM_FEI:
        lay_fei(t, seat, None)
    else:
        lay_chi(t, seat, tile_of(action), None)
    t.turn, t.taken = seat, -1


def _lay_kong(t: Table, seat: Seat, action: Action) -> None:
    if action == CLAIM_GANG:
        lay_claimed_kong(t, seat, None)
    elif is_angang(action):
        lay_concealed_kong(t, seat, tile_of(action), None)
    else:
        lay_added_kong(t, seat, tile_of(action), None)
