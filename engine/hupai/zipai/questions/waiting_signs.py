"""Which other seats show signs of waiting, and for what: what lies before them, and what their hidden cards could be.

How many groups a seat has laid, how many cards it holds and how much 胡息 can be read, everybody sees. What it might
wait for is looked up in imagined deals that fit what the asking seat saw, and for one or two hidden cards in all of
them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from hupai.table.chance import Stream
from hupai.table.questions import Asking, Sentence, most_waited_for
from hupai.table.reason import Reason
from hupai.zipai.bots.beliefs import sample_worlds
from hupai.zipai.cards import KINDS, KING, Kind, codes, format_cards
from hupai.zipai.determinize.evidence import evidence_of, raised_hands
from hupai.zipai.hand.seat_cards import single_seat_table
from hupai.zipai.state import Table
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import unseen_copies
from hupai.zipai.why.preview import waits_of

SIGN = 2
"""How many groups a seat has laid when it shows signs of waiting."""
WORLDS = 40
"""How many deals are imagined."""
NAMED = 4
"""How many kinds are named that a seat waits for in imagined deals, the most frequent ones."""
FEW = 2
"""The most hidden cards of a hand that are tried out in every way."""


def asks(asking: Asking) -> Reason | None:
    """Ask who seems to wait, where somebody shows signs of it."""
    return Reason("ask_waiting", "win.shape") if _suspects(asking.seen) else None


def answer(asking: Asking) -> list[Sentence]:
    """Return what each seat shows, and what it may wait for."""
    seen: Observation = asking.seen
    suspects = _suspects(seen)
    worlds = sample_worlds(seen, Stream("asked", "waiting"), WORLDS)
    found = []
    for seat in suspects:
        if seat in raised_hands(seen):
            found.append(Sentence(Reason("sign_raised", "win.raise", {"from": seat})))
        found.append(Sentence(_laid(seen, seat)))
        found.append(_imagined(seen, seat, worlds))
        found += _only(seen, seat)
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


def _imagined(seen: Observation, seat: int, worlds: list[Table]) -> Sentence:
    """Return in how many of the imagined deals the seat waits, and for what most often."""
    waits = [{*some, *own} for some, own in (waits_of(t, seat) for t in worlds)]
    share, kinds = most_waited_for(waits, unseen_copies(seen), NAMED)
    facts: dict[str, int | str] = {"from": seat, "worlds": len(worlds)}
    if not any(waits):
        return Sentence(Reason("sign_imagined_none", "bot.expert", facts))
    facts["share"] = share
    if not kinds:
        return Sentence(Reason("sign_imagined_gone", "bot.expert", facts))
    return Sentence(Reason("sign_imagined", "bot.expert", {**facts, "card": format_cards(kinds)}), codes(kinds))


def _only(seen: Observation, seat: int) -> list[Sentence]:
    """Return the only cards that the seat can wait for, where it holds few cards and all its groups can be read."""
    held = seen.cards[seat]
    if held > FEW or any(meld[1] < 0 for meld in seen.melds[seat]):
        return []
    live, possible = unseen_copies(seen), set[Kind]()
    for counts in _hands(seen, seat):
        t = single_seat_table(seen.rules, seat, seen.melds[seat], counts, skips=seen.skips[seat])
        t.limits[seat], t.raised[seat] = seen.limits[seat], seen.raised[seat]
        some, own = waits_of(t, seat)
        possible |= {*some, *own}
    kinds = sorted(kind for kind in possible if live[kind])
    if len(kinds) == sum(map(bool, live[:KINDS])):
        return []
    facts: dict[str, int | str] = {"from": seat, "held": held}
    if not kinds:
        return [Sentence(Reason("sign_nothing", "win.shape", facts))]
    facts |= {"card": format_cards(kinds), "live": sum(live[kind] for kind in kinds)}
    return [Sentence(Reason("sign_only", "win.shape", facts), codes(kinds))]


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
