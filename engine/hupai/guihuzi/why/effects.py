"""What a legal action causes for the rest of the hand: locked cards, dead cards, dead pairs, no discard."""

from __future__ import annotations

from typing import Final

from hupai.guihuzi.actions import (
    CLAIM_PENG,
    CLAIM_PIAO,
    CLAIM_WAI,
    HU,
    PASS,
    Action,
    eaten_shape,
    is_chi,
    is_discard,
    is_liu,
    kind_of,
)
from hupai.guihuzi.hand.waits import wins_now
from hupai.guihuzi.melds import SHAPES
from hupai.guihuzi.rules.win_facts import BY_WAI
from hupai.guihuzi.state import PHASE_CLAIM, PHASE_DISCARD, Table
from hupai.guihuzi.turn.bans import discards_in, liu_in, locked_by_chi, neighbours_for
from hupai.guihuzi.turn.laying import lay_wai
from hupai.table.reason import ASKS, TELLS, WARNS, Reason
from hupai.zipai.cards import COPIES, Kind, code, codes_in

SEVERITY: Final[dict[str, str]] = {
    "hu_given_up": TELLS,
    "win_given_up": TELLS,
    "no_discard_follows": TELLS,
    "discard_goes_dead": TELLS,
    "pairs_go_dead": TELLS,
    "locks": WARNS,
    "chi_lost": WARNS,
    "peng_lost": WARNS,
    "wai_lost": WARNS,
    "four_lost": WARNS,
    "pairs_lost": WARNS,
    "last_win_given_up": WARNS,
    "hand_goes_dead": ASKS,
}
"""How severe each effect is: whether the player is informed, warned, or asked to confirm."""


def effects(t: Table, seat: int, action: Action) -> list[Reason]:
    """Return what a legal action causes; what others may still prevent is said as if they did not."""
    if action == PASS and t.phase == PHASE_DISCARD and t.wall_left:
        return [Reason("hand_goes_dead", "dead.hand")]
    found = _win_given_up(t) if HU in t.offers[seat] and action != HU and not _wins_by_wai(t, seat, action) else []
    if t.phase == PHASE_CLAIM:
        found += _passed(t, seat, action)
    if is_discard(action) and t.phase == PHASE_DISCARD:
        return found + _discarded(t, seat, kind_of(action))
    if is_liu(action) or action == CLAIM_PIAO:
        return [*found, Reason("no_discard_follows", "turn.liu" if is_liu(action) else "turn.piao")]
    if is_chi(action) or action in (CLAIM_PENG, CLAIM_WAI):
        found += _laid(t, seat, action)
    return found


def _win_given_up(t: Table) -> list[Reason]:
    """Return what letting a win go costs: nothing while there are cards to flip (``past.hu``)."""
    if not t.wall_left:
        return [Reason("last_win_given_up", "turn.end")]
    return [Reason("hu_given_up" if t.phase == PHASE_CLAIM else "win_given_up", "past.hu")]


def _wins_by_wai(t: Table, seat: int, action: Action) -> bool:
    """Whether the hand wins once this 歪 is laid (``turn.wai``)."""
    if action != CLAIM_WAI:
        return False
    after = t.clone()
    lay_wai(after, seat, None)
    return wins_now(after, seat, BY_WAI)


def _discarded(t: Table, seat: int, kind: Kind) -> list[Reason]:
    found = [Reason("discard_goes_dead", "past.discard", {"card": code(kind)})]
    left = list(t.hands[seat])
    left[kind] -= 1
    pairs = neighbours_for(left, kind) & ~t.dead_pairs[seat]
    return [*found, Reason("pairs_go_dead", "past.pair", _pairs(pairs, kind))] if pairs else found


def _pairs(pairs: int, kind: Kind) -> dict[str, object]:
    """Return the facts of pairs that no longer eat: their cards, and the card that they let go."""
    lows = [low for low in range(20) if pairs >> low & 1]
    return {"card": code(kind), "pairs": [code(low) + code(low + 1) for low in lows]}


def _passed(t: Table, seat: int, action: Action) -> list[Reason]:
    """Return what the seat lets go with this answer."""
    offers, kind = t.offers[seat], t.live
    facts = {"card": code(kind)}
    found = []
    if action == PASS or is_chi(action):
        if CLAIM_PIAO in offers:
            found.append(Reason("four_lost", "turn.piao", facts))
        elif any(map(is_liu, offers)):
            found.append(Reason("four_lost", "turn.liu", facts))
        elif CLAIM_WAI in offers:
            found.append(Reason("wai_lost", "past.wai", facts))
        if CLAIM_PENG in offers:
            found.append(Reason("peng_lost", "past.peng", facts))
    if action == PASS and any(map(is_chi, offers)):
        found.append(Reason("chi_lost", "past.chi", facts))
        pairs = neighbours_for(t.hands[seat], kind) & ~t.dead_pairs[seat]
        if pairs:
            found.append(Reason("pairs_lost", "past.pair", _pairs(pairs, kind)))
    return found


def hand_after(t: Table, seat: int, action: Action) -> tuple[list[int], int]:
    """Return the hand after a claim that owes a discard, and the kinds that are locked then."""
    hand, kind = list(t.hands[seat]), t.live
    if is_chi(action):
        for card in SHAPES[eaten_shape(action)]:
            hand[card] -= card != kind
        return hand, t.locked[seat] | locked_by_chi(eaten_shape(action), kind)
    hand[kind] -= 2
    return hand, t.locked[seat] | 1 << kind


def _laid(t: Table, seat: int, action: Action) -> list[Reason]:
    """Return what laying the lying card locks in the hand: “after this 吃 you may not discard 8” (``past.lock``)."""
    hand, locked = hand_after(t, seat, action)
    found = []
    fresh = sum(1 << kind for kind, count in enumerate(hand) if count and (locked & ~t.locked[seat]) >> kind & 1)
    if fresh:
        found.append(Reason("locks", "past.lock", {"locked": codes_in(fresh)}))
    four = hand[t.live] == COPIES - 3 and action == CLAIM_WAI
    stuck = t.wall_left and not discards_in(hand, locked) and not liu_in(hand, t.melds[seat]) and not four
    if stuck and not _wins_by_wai(t, seat, action):
        found.append(Reason("hand_goes_dead", "dead.hand"))
    return found
