"""What a seat with hidden cards may wait for, in sentences: in imagined deals, and in every hand that it may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from hupai.table.questions import Sentence
from hupai.table.reason import Reason
from hupai.table.seats import Seat
from hupai.zipai.cards import KINDS, Kind, codes, format_cards

NAMED: Final = 4
"""How many kinds are named that a seat waits for in imagined deals, the most frequent ones."""


def imagined_waits(seat: Seat, waits: Sequence[Collection[Kind]], live: Sequence[int]) -> Sentence:
    """Return in how many of some imagined deals the seat waits, and for what most often.

    ``waits`` are the kinds that it waits for in each deal; only kinds with ``live`` copies are named.
    """
    facts: dict[str, int | str] = {"from": seat, "worlds": len(waits)}
    if not any(waits):
        return Sentence(Reason("sign_imagined_none", "bot.expert", facts))
    facts["share"] = 100 * sum(map(bool, waits)) // len(waits)
    counts = Counter(kind for kinds in waits for kind in kinds if live[kind])
    if not counts:
        return Sentence(Reason("sign_imagined_gone", "bot.expert", facts))
    often = sorted(counts, key=lambda kind: (-counts[kind], kind))[:NAMED]
    return Sentence(Reason("sign_imagined", "bot.expert", {**facts, "card": format_cards(often)}), codes(often))


def only_waits(seat: Seat, held: int, possible: Collection[Kind], live: Sequence[int]) -> list[Sentence]:
    """Return the only cards that a seat with ``held`` cards can wait for; nothing if that may be any ``live`` one."""
    if len(possible) == sum(map(bool, live[:KINDS])):
        return []
    facts: dict[str, int | str] = {"from": seat, "held": held}
    if not possible:
        return [Sentence(Reason("sign_nothing", "win.shape", facts))]
    kinds = sorted(possible)
    facts |= {"card": format_cards(kinds), "live": sum(live[kind] for kind in kinds)}
    return [Sentence(Reason("sign_only", "win.shape", facts), codes(kinds))]
