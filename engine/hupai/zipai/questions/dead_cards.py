"""Why the seat may not claim some cards any more, and since when: it played one itself, or it let one pass (臭牌).

What an answer has cost shows in what the seat sees at its next decision; so its own decisions tell the reason.
"""

from __future__ import annotations

from hupai.table.questions import Asking, Decision, Sentence, costs_of_decisions
from hupai.table.reason import Reason
from hupai.zipai.actions import discarded, is_discard
from hupai.zipai.cards import Kind, code, codes_in
from hupai.zipai.state import FLIP
from hupai.zipai.view.observation import Observation


def asks(asking: Asking) -> Reason | None:
    """Ask for the reasons, where some card may not be claimed any more."""
    return Reason("ask_dead", "past.discard") if answer(asking) else None


def answer(asking: Asking) -> list[Sentence]:
    """Return what each decision has cost, in their order; that of the lying card comes first."""
    found = costs_of_decisions(asking, _costs)
    lying = codes_in(1 << asking.seen.live) if asking.seen.live >= 0 else []
    return sorted(found, key=lambda one: list(one.cards) != lying)


def _costs(decision: Decision, after: Observation) -> list[Sentence]:
    """Return what a decision has cost, by what the seat sees at its next one."""
    before: Observation = decision[0]
    action = decision[1]
    kind = discarded(action) if is_discard(action) else before.live
    lost = [
        name
        for name, then, now in (("chi", before.no_chi, after.no_chi), ("peng", before.no_peng, after.no_peng))
        if now & ~then
    ]
    found = [_of_claims(before, kind, lost, played=is_discard(action))] if lost else []
    if after.barred[after.seat] and not before.barred[after.seat]:
        found.append(Reason("dead_barred", "past.fang_wei", {"card": code(kind)}))
    return [Sentence(reason, [code(kind)]) for reason in found]


def _of_claims(seen: Observation, kind: Kind, lost: list[str], *, played: bool) -> Reason:
    """Return which claims of the card are lost, how it came to that, and how many cards the wall had left."""
    facts: dict[str, int | str | bool] = {"card": code(kind), "count": seen.wall_left}
    if len(lost) == 1:
        facts["mine"] = lost[0]
    if played:
        return Reason("dead_played_rest" if "mine" in facts else "dead_played", "past.discard", facts)
    facts["from"] = seen.live_seat
    if seen.live_from == FLIP:
        facts["flipped"] = True
    if len(lost) == 1:
        return Reason("dead_let", f"past.{lost[0]}", facts)
    return Reason("dead_let_both", "past.peng", facts)
