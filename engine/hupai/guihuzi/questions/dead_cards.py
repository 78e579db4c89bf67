"""Why the seat may not eat or 碰 some cards any more, and since when: it played one itself, or let one pass (臭牌).

What an answer has cost shows in what the seat sees at its next decision; so its own decisions tell the reason.
"""

from __future__ import annotations

from hupai.guihuzi.actions import is_discard, kind_of
from hupai.guihuzi.view.observation import Observation
from hupai.table.questions import Asking, Decision, Sentence, costs_of_decisions
from hupai.table.reason import Reason
from hupai.zipai.cards import KINDS, code


def asks(asking: Asking) -> Reason | None:
    """Ask for the reasons, where some card may not be claimed any more."""
    return Reason("ask_dead", "past.discard") if answer(asking) else None


def answer(asking: Asking) -> list[Sentence]:
    """Return what each decision has cost, in their order."""
    return costs_of_decisions(asking, _costs)


def _costs(decision: Decision, after: Observation) -> list[Sentence]:
    """Return what a decision has cost, by what the seat sees at its next one."""
    before: Observation = decision[0]
    action = decision[1]
    kind = kind_of(action) if is_discard(action) else before.live
    if kind < 0:
        return []
    facts, played = {"card": code(kind), "count": before.wall_left}, is_discard(action)
    chi, peng = (
        bool((now & ~then) >> kind & 1)
        for then, now in ((before.no_chi, after.no_chi), (before.no_peng, after.no_peng))
    )
    found = []
    if chi and peng:
        rule = "past.discard" if played else "past.peng"
        found.append(Sentence(Reason("dead_played_both" if played else "dead_let_both", rule, facts), [code(kind)]))
    elif chi or peng:
        mine = "chi" if chi else "peng"
        rule = "past.discard" if played else f"past.{mine}"
        reason = Reason("dead_played" if played else "dead_let", rule, {**facts, "mine": mine})
        found.append(Sentence(reason, [code(kind)]))
    fresh = after.dead_pairs & ~before.dead_pairs
    pairs = [code(low) + code(low + 1) for low in range(KINDS) if fresh >> low & 1]
    if pairs:
        facts_of_pairs = {**facts, "pairs": pairs}
        reason = Reason("dead_pairs_played" if played else "dead_pairs_let", "past.pair", facts_of_pairs)
        found.append(Sentence(reason, pairs))
    return found
