"""What a loose card of a hand goes with: a finished group, partners that wait for a third card, or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hupai.table.reason import Reason
from hupai.zipai.cards import KINDS, Kind, code
from hupai.zipai.melds import PARTNERS
from hupai.zipai.view.observation import Observation


@dataclass(frozen=True, slots=True)
class CardTies:
    """What one loose card goes with among the other loose cards. Kings are not counted."""

    partners: bool
    """Whether another loose card belongs to a group with it."""
    whole: bool
    """Whether two other loose cards make a group with it."""
    copies: int
    """Unseen cards that would make a group with it and one other loose card."""


def ties_of(hand: Sequence[int], live: Sequence[int], kind: Kind) -> CardTies:
    """Return what a loose card of the hand goes with; ``live`` has the unseen copies of each kind."""
    loose = [count if count < 3 else 0 for count in hand[:KINDS]]
    loose[kind] -= 1
    wanted = {kind} if loose[kind] else set()
    whole = False
    for _, a, b in PARTNERS[kind]:
        if loose[a] and loose[b] and (a != b or loose[a] == 2):
            whole = True
        if loose[a]:
            wanted.add(b)
        if loose[b]:
            wanted.add(a)
    return CardTies(bool(wanted), whole, sum(live[card] for card in wanted))


def loose_end(seen: Observation, ties: CardTies, kind: Kind, rule: str) -> Reason | None:
    """Return that the card goes with nothing, or that what it waits for has been seen; None if neither is so."""
    if ties.partners and (ties.whole or ties.copies):
        return None
    facts = {"card": code(kind), **kings_fact(seen)}
    return Reason("bot_partners_gone" if ties.partners else "bot_lone_card", rule, facts)


def kings_fact(seen: Observation) -> dict[str, int]:
    """Return a fact that the deck has kings, which the sentence leaves out of account; nothing if it has none."""
    return {"kings": seen.rules.kings} if seen.rules.kings else {}
