"""Which other seats show signs of waiting, and for what: what lies before them, and what their hidden cards could be.

How many groups a seat has laid, how many cards it holds and how much 胡息 can be read, everybody sees. What it might
wait for is looked up in imagined deals that fit what the asking seat saw, and for one or two hidden cards in all of
them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from hupai.table.chance import Stream
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.bots.beliefs import sample_worlds
from hupai.zipai.cards import KINDS, KING, Kind
from hupai.zipai.determinize.evidence import evidence_of, raised_hands
from hupai.zipai.hand.seat_cards import single_seat_table
from hupai.zipai.questions.possible_waits import imagined_waits, only_waits
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import unseen_copies
from hupai.zipai.why.preview import waits_of

SIGN = 2
"""How many groups a seat has laid when it shows signs of waiting."""
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
    suspects = _suspects(seen)
    worlds, live = sample_worlds(seen, Stream("asked", "waiting"), WORLDS), unseen_copies(seen)
    found = []
    for seat in suspects:
        if seat in raised_hands(seen):
            found.append(Sentence(Reason("sign_raised", "win.raise", {"from": seat})))
        found.append(Sentence(_laid(seen, seat)))
        waits = [{*some, *own} for some, own in (waits_of(t, seat) for t in worlds)]
        found.append(imagined_waits(seat, waits, live))
        found += _only(seen, seat, live)
    return found


def _suspects(seen: Observation) -> list[int]:
    """Return the seats that show signs of waiting, the next one first."""
    return [
        seat for seat in seen.others if not seen.dead[seat] and (seen.raised[seat] or len(seen.melds[seat]) >= SIGN)
    ]


def _laid(seen: Observation, seat: int) -> Reason:
    """Return what everybody sees of a seat."""
    facts = {"from": seat, "count": len(seen.melds[seat]), "held": seen.cards[seat], "huxi": seen.huxi[seat]}
    lacking = seen.rules.min_huxi - seen.huxi[seat]
    return Reason("sign_laid", "huxi.sets", {**facts, "lacking": max(0, lacking)})


def _only(seen: Observation, seat: int, live: Sequence[int]) -> list[Sentence]:
    """Return the only cards that the seat can wait for, where it holds few cards and all its groups can be read."""
    held = seen.cards[seat]
    if held > FEW or any(meld[1] < 0 for meld in seen.melds[seat]):
        return []
    possible = set[Kind]()
    for counts in _hands(seen, seat):
        t = single_seat_table(seen.rules, seat, seen.melds[seat], counts, skips=seen.skips[seat])
        t.limits[seat], t.raised[seat] = seen.limits[seat], seen.raised[seat]
        some, own = waits_of(t, seat)
        possible |= {*some, *own}
    return only_waits(seat, held, {kind for kind in possible if live[kind]}, live)


def _hands(seen: Observation, seat: int) -> Iterator[list[int]]:
    """Yield every hand that the seat may hold, as counts, by what the asking seat saw."""
    known = evidence_of(seen)
    needed = Counter({KING: seen.kings_shown[seat]})
    if seat == seen.dealer and known.shown >= 0:
        needed[known.shown] = 1
    kinds = [kind for kind in range(KINDS + 1) if min(known.unseen[kind], known.most[seat][kind])]
    for cards in combinations_with_replacement(kinds, seen.cards[seat]):
        counts = [cards.count(kind) for kind in range(KINDS + 1)]
        fits = all(counts[kind] <= min(known.unseen[kind], known.most[seat][kind]) for kind in cards)
        if fits and all(counts[kind] >= count for kind, count in needed.items()):
            yield counts
