"""The seat's own table after a choice, with what it may no longer do; a claim is followed by its best discard."""

from __future__ import annotations

from hupai.guihuzi.actions import CLAIM_PENG, CLAIM_WAI, PASS, Action, is_chi, is_discard, kind_of
from hupai.guihuzi.bots.choices import discard_worths, lacking_xi
from hupai.guihuzi.bots.taste import PATIENT
from hupai.guihuzi.state import PHASE_CLAIM, Table
from hupai.guihuzi.turn.bans import neighbours_for
from hupai.guihuzi.turn.claim_window import NOBODY, mark_passed, rank
from hupai.guihuzi.why.preview import table_after
from hupai.zipai.cards import Kind


def afterwards(t: Table, seat: int, action: Action) -> tuple[Table, Kind]:
    """Return a table on which the seat has done this, as if no other seat claimed the card, and its discard or -1.

    After 吃, 碰 and 歪 that is the card without which the others fit together best.
    """
    if t.phase == PHASE_CLAIM:
        t = t.clone()
        mark_passed(t, seat, rank(t, seat, action) if action > PASS else NOBODY)
    after = table_after(t, seat, action)
    played = kind_of(action) if is_discard(action) else -1
    if is_chi(action) or action in (CLAIM_PENG, CLAIM_WAI):
        xi_worth = PATIENT.worth_of_xi(lacking_xi(after, seat))
        rows = discard_worths(after.hands[seat], after.locked[seat], xi_worth, after.dead_pairs[seat])
        played = max(rows, key=lambda row: (row[1], -row[0]), default=(-1, 0))[0]
        if played >= 0:
            after.hands[seat][played] -= 1
    if played >= 0:
        after.no_chi[seat] |= 1 << played
        after.no_peng[seat] |= 1 << played
        after.dead_pairs[seat] |= neighbours_for(after.hands[seat], played)
        after.untouched[seat] &= seat == t.dealer and t.last < 0
    return after, played
