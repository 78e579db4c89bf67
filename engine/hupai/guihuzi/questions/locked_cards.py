"""Which cards of the hand may not be discarded any more, and since which group (锁牌, ``past.lock``)."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.guihuzi.actions import is_discard
from hupai.guihuzi.melds import CHI, GROUP_NAMES, SHAPE_TEXTS, Meld
from hupai.guihuzi.turn.bans import discards_in, locked_by
from hupai.guihuzi.view.observation import Observation
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.cards import KINDS, Kind, code, codes, format_cards


def asks(asking: Asking) -> Reason | None:
    """Ask for the reasons, where a card of the hand is locked."""
    return Reason("ask_locked", "past.lock") if _locked(asking.seen, asking.seen.melds[asking.seen.seat]) else None


def answer(asking: Asking) -> list[Sentence]:
    """Return each group that locks cards of the hand, in the order in which they were laid, and what is free."""
    seen: Observation = asking.seen
    found = []
    for meld in seen.melds[seen.seat]:
        kinds = _locked(seen, (meld,))
        if kinds:
            found.append(Sentence(_reason(meld, kinds, _laid_at(asking, meld)), codes(kinds)))
    free = discards_in(seen.hand, locked_by(seen.melds[seen.seat]))
    if not free:
        return [*found, Sentence(Reason("locked_all", "dead.hand"))]
    if any(map(is_discard, seen.legal)):
        facts = {"card": format_cards(free), "kinds": len(free)}
        found.append(Sentence(Reason("locked_free", "past.lock", facts), codes(free)))
    return found


def _locked(seen: Observation, melds: Sequence[Meld]) -> list[Kind]:
    """Return the kinds of the hand that these groups lock."""
    locked = locked_by(melds)
    return [kind for kind in range(KINDS) if seen.hand[kind] and locked >> kind & 1]


def _reason(meld: Meld, kinds: list[Kind], wall: int | None) -> Reason:
    """Return which cards a group locks, and how many cards the wall had left when its claim was made, if known."""
    group, what, claimed, _ = meld
    facts: dict[str, int | str] = {"card": format_cards(kinds)}
    if wall is not None:
        facts["count"] = wall
    if group == CHI:
        return Reason("locked_chi", "past.lock", {**facts, "eaten": code(claimed), "meld": SHAPE_TEXTS[what]})
    return Reason("locked_set", "past.lock", {**facts, "eaten": code(what), "mine": GROUP_NAMES[group]})


def _laid_at(asking: Asking, meld: Meld) -> int | None:
    """Return how many cards the wall had left when the seat claimed this group, None if its decisions do not tell.

    Of two equal groups it is the earlier one: what the later one locks was locked by then.
    """
    seat = asking.seen.seat
    views: list[Observation] = [*(seen for seen, _ in asking.past), asking.seen]
    first = next(at for at, view in enumerate(views) if meld in view.melds[seat])
    return views[first - 1].wall_left if first else None
