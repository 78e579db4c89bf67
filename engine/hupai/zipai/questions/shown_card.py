"""Whether the dealer's shown card (亮张) can still come: who has seen it wonders if it counts as unseen."""

from __future__ import annotations

from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.cards import KINDS, code
from hupai.zipai.view.observation import Observation, laid_openly
from hupai.zipai.view.unseen import unseen_copies


def asks(asking: Asking) -> Reason | None:
    """Ask for the shown card, where another seat deals and it is no king."""
    seen: Observation = asking.seen
    if seen.dealer == seen.seat or not 0 <= seen.shown < KINDS:
        return None
    return Reason("ask_shown", "deal.shown", {"card": code(seen.shown)})


def answer(asking: Asking) -> list[Sentence]:
    """Return where the card is, and how many others of its kind are unseen."""
    seen: Observation = asking.seen
    card = code(seen.shown)
    facts = {"card": card, "from": seen.dealer, "live": unseen_copies(seen)[seen.shown]}
    if seen.shown_held:
        reason = Reason("shown_held", "deal.shown", facts)
    elif laid_openly(seen.shown, seen.melds[seen.dealer]):
        reason = Reason("shown_laid", "deal.shown", facts)
    else:
        reason = Reason("shown_played", "deal.shown", facts)
    return [Sentence(reason, [card])]
