"""Why a choice is good: facts that the seat can see, the strongest first."""

from __future__ import annotations

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
from hupai.guihuzi.bots.comparisons import compared
from hupai.guihuzi.hand.waits import waits
from hupai.guihuzi.melds import RED_SHAPES, SHAPES, SHAPES_WITH
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.guihuzi.why.preview import table_after
from hupai.table.reason import Reason
from hupai.zipai.cards import Kind, code, codes

MOST = 3
"""How many reasons are given."""


def reasons_for(seen: Observation, best: Action, second: Action | None, rule: str) -> tuple[Reason, ...]:
    """Return why the action is good, by itself and beside the second."""
    if best == HU:
        return (Reason("bot_wins", rule),)
    found = []
    waiting = _waiting_after(seen, best, rule)
    if waiting:
        found.append(waiting)
    if is_discard(best) and not waiting and stands_alone(seen, kind_of(best)):
        found.append(Reason("bot_keeps_groups", rule, {"card": code(kind_of(best))}))
    if lays_xi(best):
        kind = kind_of(best) if is_liu(best) else seen.live
        found.append(Reason("bot_takes_xi", rule, {"card": code(kind)}))
    if second is not None and not waiting:
        found += compared(seen, best, second, rule)
    if found:
        return tuple(found[:MOST])
    return (_by_own_reckoning(seen, best, rule),)


def reasons_in_hindsight(seen: Observation, best: Action, done: Action, rule: str) -> tuple[Reason, ...]:
    """Return the same once the other action was taken."""
    return reasons_for(seen, best, done, rule)


def _waiting_after(seen: Observation, action: Action, rule: str) -> Reason | None:
    """Return which unseen cards the hand waits for after the action.

    None if it waits for none that can still come, or if a discard is still to follow.
    """
    if is_chi(action) or action in (CLAIM_PENG, CLAIM_WAI) or (action == PASS and seen.live < 0):
        return None
    after = table_after(own_table(seen), seen.seat, action)
    unseen = unseen_copies(seen)
    for own, plays, keeps in (
        (False, "bot_plays_to_wait", "bot_keeps_waiting"),
        (True, "bot_plays_to_own_flip", "bot_keeps_own_flip"),
    ):
        found = [kind for kind in waits(after, seen.seat, own=own) if unseen[kind]]
        if not found:
            continue
        facts = {"wanted": codes(found), "live": sum(unseen[kind] for kind in found)}
        if is_discard(action):
            return Reason(plays, rule, {"card": code(kind_of(action)), **facts})
        return Reason(keeps, rule, facts)
    return None


def stands_alone(seen: Observation, kind: Kind) -> bool:
    """Whether no other card of the hand could be in one group with this one."""
    if seen.hand[kind] > 1:
        return False
    partners = {other for shape in SHAPES_WITH[kind] for other in SHAPES[shape]} - {kind}
    return not any(seen.hand[other] for other in partners)


def lays_xi(action: Action) -> bool:
    """Whether the action lays a group with 硬息."""
    if is_chi(action):
        return eaten_shape(action) in RED_SHAPES
    return is_liu(action) or action in (CLAIM_PENG, CLAIM_WAI, CLAIM_PIAO)


def _by_own_reckoning(seen: Observation, best: Action, rule: str) -> Reason:
    if is_discard(best):
        return Reason("bot_rates_discard", rule, {"card": code(kind_of(best))})
    if best == PASS:
        return Reason("bot_rates_pass", rule)
    return Reason("bot_rates_claim", rule, {"card": code(seen.live)})
