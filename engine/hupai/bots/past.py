"""What each seat let go and what it played, read back from what lies on the table: the soft part of the evidence.

An observation holds each seat's cards in order, not the order between seats. From the last card backwards that
order is certain for a while (who flipped, its 上家 before it, and so on), until a claim hides it: those cards went by
the very hands that are held now. Older ones went by hands that held more.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.table.seats import next_seat
from hupai.zipai.cards import Kind
from hupai.zipai.evidence import Evidence
from hupai.zipai.observation import Observation
from hupai.zipai.state import FLIP, PLAYED, SEATS

Passing = tuple[int, Kind, int]
"""A card that nobody took: (seat before which it lies, kind, FLIP or PLAYED)."""


@dataclass(frozen=True, slots=True)
class Past:
    """What one seat did so far. Kinds are sets in bits."""

    plays: int
    """How often it has played a card, by the groups it claimed."""
    played: int
    """Kinds it played that nobody took."""
    last_played: int
    """The last of them."""
    not_eaten: int
    """Kinds it was free to eat and did not."""
    not_paired: int
    """Kinds it was free to 碰 if it held two, and did not."""
    lately: int
    """Kinds that nobody took since its hand last changed."""
    since: tuple[Passing, ...]
    """The same, one by one, latest first."""


def pasts(seen: Observation, known: Evidence) -> tuple[Past, ...]:
    """Return what every seat let go and played, as ``seen`` shows it and ``known`` proves it."""
    recent = went_by(seen)
    return tuple(_past(seen, known, seat, recent) for seat in range(SEATS))


def _past(seen: Observation, known: Evidence, seat: int, recent: list[Passing]) -> Past:
    played = [kind for kind, source in seen.discards[seat] if source == PLAYED]
    since = []
    for card in recent:
        if card[0] == seat and card[2] == PLAYED:
            break
        since.append(card)
    claims = sum(1 for _, what, claimed, _ in seen.melds[seat] if claimed >= 0 or what < 0)
    free = not (seen.barred[seat] or seen.dead[seat])
    own = sum({1 << kind for kind in played})
    return Past(
        plays=claims + (seat == seen.dealer) + seen.kings_shown[seat],
        played=own,
        last_played=1 << played[-1] if played else 0,
        not_eaten=known.no_chi[seat] & ~own if free else 0,
        not_paired=known.no_peng[seat] & ~own if free else 0,
        lately=sum({1 << kind for _, kind, _ in since}),
        since=tuple(since),
    )


def went_by(seen: Observation) -> list[Passing]:
    """Return the cards that nobody took, latest first, as far back as their order between the seats is certain."""
    left = [list(cards) for cards in seen.discards]
    seat, source = seen.live_seat, seen.live_from
    found: list[Passing] = []
    # Who plays has just taken a card: what went by before that is not certain any more.
    while seat >= 0 and source == FLIP:
        seat = next_seat(next_seat(seat, SEATS), SEATS)
        if not left[seat] or seen.skips[seat] or seen.dead[seat] or seen.quads[seat] > 1:
            break
        kind, source = left[seat].pop()
        found.append((seat, kind, source))
    return found
