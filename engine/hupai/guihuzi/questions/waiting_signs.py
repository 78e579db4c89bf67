"""Which other seats show signs of waiting, and for what: what lies before them, and what their hidden cards could be.

How many groups a seat has laid, how many cards it holds and how many 硬息 lie there, everybody sees. What it might wait
for is looked up in imagined deals that fit what the asking seat saw, and for one or two hidden cards in all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from hupai.guihuzi.determinize.sample import sample
from hupai.guihuzi.hand.winning import laid_xi
from hupai.guihuzi.view.observation import HIDDEN_LIU, Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.guihuzi.why.preview import waits_of
from hupai.table.chance import Stream
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.questions.possible_waits import imagined_waits, only_waits

SIGN = 3
"""How many whole groups a seat has laid, of six, when it shows signs of waiting."""
WORLDS = 40
"""How many deals are imagined."""
FEW = 2
"""The most hidden cards of a hand that are tried out in every way."""


def asks(asking: Asking) -> Reason | None:
    """Ask who seems to wait, where somebody shows signs of it."""
    return Reason("ask_waiting", "win.shape") if _suspects(asking.seen) else None


def answer(asking: Asking) -> list[Sentence]:
    """Return what each seat shows, and what it may wait for."""
    seen: Observation = asking.seen
    rng = Stream("asked", "waiting")
    worlds, live = [sample(seen, rng) for _ in range(WORLDS)], unseen_copies(seen)
    found = []
    for seat in _suspects(seen):
        waits = [{*some, *own} for some, own in (waits_of(t, seat) for t in worlds)]
        found += [Sentence(_laid(seen, seat)), imagined_waits(seat, waits, live), *_only(seen, seat, live)]
    return found


def _suspects(seen: Observation) -> list[int]:
    """Return the seats that show signs of waiting, the next one first."""
    seats = seen.rules.seats
    others = [(seen.seat + step) % seats for step in range(1, seats)]
    return [seat for seat in others if not seen.dead[seat] and len(seen.melds[seat]) >= SIGN]


def _laid(seen: Observation, seat: int) -> Reason:
    """Return what everybody sees of a seat."""
    laid = seen.melds[seat]
    xi = sum(laid_xi(seen.rules, meld) for meld in laid)
    facts = {"from": seat, "count": len(laid), "held": seen.cards[seat], "xi": xi}
    return Reason("sign_laid", "xi.groups", {**facts, "lacking": max(0, seen.rules.min_xi - xi)})


def _only(seen: Observation, seat: int, live: Sequence[int]) -> list[Sentence]:
    """Return the only cards that the seat can wait for, where it holds few cards and all its groups can be read."""
    held = seen.cards[seat]
    if held > FEW or HIDDEN_LIU in seen.melds[seat]:
        return []
    t, possible = own_table(seen), set[Kind]()
    for cards in combinations_with_replacement([kind for kind in range(KINDS) if live[kind]], held):
        counts = [cards.count(kind) for kind in range(KINDS)]
        if all(count <= most for count, most in zip(counts, live, strict=True)):
            t.hands[seat] = counts
            some, own = waits_of(t, seat)
            # What the hand holds cannot come any more.
            possible |= {kind for kind in (*some, *own) if live[kind] > counts[kind]}
    return only_waits(seat, held, possible, live)
