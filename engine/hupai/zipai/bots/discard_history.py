"""What each seat played and what it did not claim: evidence about hidden hands that proves nothing but suggests much.

An observation keeps the order of each seat's discards, but not the order between the seats. Counting back from the
last card, that order is certain until the latest claim: a card was flipped by its seat, the one before by its 上家, and
so on. The hands have not changed since then. Older cards passed when the hands held more cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.zipai.cards import Kind
from hupai.zipai.determinize.evidence import Evidence
from hupai.zipai.rules.sitting import others_in_turn
from hupai.zipai.state import FLIP, PLAYED
from hupai.zipai.view.observation import Observation

UntakenCard = tuple[int, Kind, int]
"""A card that nobody claimed: (seat it lies before, kind, FLIP or PLAYED)."""


@dataclass(frozen=True, slots=True)
class SeatHistory:
    """What one seat has done so far. Kinds are sets in bits."""

    plays: int
    """How often it has played a card; every claim led to a discard."""
    played: int
    """Kinds it played that nobody claimed."""
    last_played: int
    """The last of them, as a set."""
    not_eaten: int
    """Kinds it could have eaten but did not."""
    not_paired: int
    """Kinds it did not 碰 although it could have with a pair."""
    recent: int
    """Kinds that nobody claimed since its hand last changed."""
    recent_cards: tuple[UntakenCard, ...]
    """The same cards one by one, latest first."""


def seat_histories(seen: Observation, known: Evidence) -> tuple[SeatHistory, ...]:
    """Return the history of every seat: what ``seen`` shows, limited by what ``known`` proves."""
    recent = untaken_cards(seen)
    return tuple(_history(seen, known, seat, recent) for seat in range(seen.rules.seats))


def _history(seen: Observation, known: Evidence, seat: int, recent: list[UntakenCard]) -> SeatHistory:
    played = [kind for kind, source in seen.discards[seat] if source == PLAYED]
    recent_cards = []
    for card in recent:
        if card[0] == seat and card[2] == PLAYED:
            break
        recent_cards.append(card)
    claims = sum(1 for _, what, claimed, _ in seen.melds[seat] if claimed >= 0 or what < 0)
    free = not (seen.barred[seat] or seen.dead[seat])
    own = sum({1 << kind for kind in played})
    return SeatHistory(
        plays=claims + (seat == seen.dealer) + seen.kings_shown[seat],
        played=own,
        last_played=1 << played[-1] if played else 0,
        not_eaten=known.no_chi[seat] & ~own if free else 0,
        not_paired=known.no_peng[seat] & ~own if free else 0,
        recent=sum({1 << kind for _, kind, _ in recent_cards}),
        recent_cards=tuple(recent_cards),
    )


def untaken_cards(seen: Observation) -> list[UntakenCard]:
    """Return the cards that nobody claimed, latest first, as far back as their order is certain."""
    left = [list(cards) for cards in seen.discards]
    seat, source = seen.live_seat, seen.live_from
    found: list[UntakenCard] = []
    # A discard follows a claim; before the claim the order is not certain.
    while seat >= 0 and source == FLIP:
        seat = others_in_turn(seen.rules.seats, seen.dealer)[seat][-1]
        if not left[seat] or seen.skips[seat] or seen.dead[seat] or seen.quads[seat] > 1:
            break
        kind, source = left[seat].pop()
        found.append((seat, kind, source))
    return found
