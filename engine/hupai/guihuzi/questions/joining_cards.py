"""Which cards would finish one more group (门) after a discard: as many groups as possible first, then most cards."""

from __future__ import annotations

from hupai.guihuzi.actions import is_discard, kind_of
from hupai.guihuzi.hand.whole_groups import finishing_kinds, whole_groups
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.cards import Kind, code, codes

SHOWN = 3
"""How many discards are named if the player points at none."""


def asks(asking: Asking) -> Reason | None:
    """Ask for the cards where a discard is owed."""
    return Reason("ask_joins", "win.shape") if any(map(is_discard, asking.seen.legal)) else None


def answer(asking: Asking) -> list[Sentence]:
    """Return what the discard leaves that the player points at, else what the best ones leave."""
    seen: Observation = asking.seen
    if asking.about is not None and is_discard(asking.about):
        return [_after(seen, kind_of(asking.about))[1]]
    found = [_after(seen, kind_of(action)) for action in seen.legal if is_discard(action)]
    return [sentence for _, sentence in sorted(found, key=lambda row: row[0], reverse=True)[:SHOWN]]


def _after(seen: Observation, kind: Kind) -> tuple[tuple[int, int, int], Sentence]:
    """Return how good the discard is, by its groups and the cards to come, and the sentence about it."""
    hand, unseen = list(seen.hand), unseen_copies(seen)
    hand[kind] -= 1
    groups = len(seen.melds[seen.seat]) + whole_groups(hand)
    kinds = finishing_kinds(hand, unseen)
    live = sum(unseen[each] for each in kinds)
    facts = {"action": f"discard {code(kind)}", "groups": groups}
    wanted = codes(kinds)
    if kinds:
        reason = Reason("joins", "win.shape", {**facts, "wanted": wanted, "kinds": len(kinds), "live": live})
    else:
        reason = Reason("joins_none", "win.shape", facts)
    return (groups, live, -kind), Sentence(reason, wanted)
