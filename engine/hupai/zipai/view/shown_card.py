"""Whether what lies on the table leaves the dealer its shown card, 亮张 (``deal.shown``)."""

from __future__ import annotations

from hupai.zipai.cards import KINDS
from hupai.zipai.melds import CHI, PAO
from hupai.zipai.state import PHASE_OVER, PLAYED
from hupai.zipai.view.observation import Observation, laid_openly


def seems_held(seen: Observation) -> bool:
    """Whether the dealer, another seat, seems to have the card still, in the hand or face down.

    Of a copy that another seat took from the dealer it cannot be told whether it was flipped or played; it counts as
    played.
    """
    kind, dealer = seen.shown, seen.dealer
    if not 0 <= kind < KINDS or dealer == seen.seat or seen.phase == PHASE_OVER:
        return False
    if (seen.live, seen.live_seat, seen.live_from) == (kind, dealer, PLAYED) or (kind, PLAYED) in seen.discards[dealer]:
        return False
    others = [meld for seat, melds in enumerate(seen.melds) if seat != dealer for meld in melds if meld[1] >= 0]
    sources = [meld[3] for meld in others if (meld[2] if meld[0] == CHI else meld[1]) == kind]
    whole = (PAO, kind) in [meld[:2] for meld in others]
    return dealer not in sources and not whole and not laid_openly(kind, seen.melds[dealer])
