"""Which cards could still bring the 硬息 that a hand lacks: those that one more card lays down, by the rules of claims.

Each card that was not seen yet is laid down as the wall or the previous seat may bring it; what the seat may then lay
comes from the turn itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.guihuzi.actions import CLAIM_PENG, HU, PASS, eaten_shape, is_chi, verb
from hupai.guihuzi.melds import SHAPE_TEXTS
from hupai.guihuzi.state import FLIP, PLAYED, Table
from hupai.guihuzi.turn.claim_window import lay_for_all, open_window
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.guihuzi.why.preview import own_xi, table_after
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.cards import COPIES, KINDS, Kind, code


@dataclass(slots=True)
class _Gains:
    """How many 硬息 more the hand has after one more card of a kind; 0 where it brings none in this way."""

    own: int = 0
    """By what the seat's own flip lays."""
    laid: str = ""
    """What that is: 歪, 溜 or 飘."""
    peng: int = 0
    chi: int = 0
    shape: int = -1
    """The shape to which eating the card brings most."""

    @property
    def most(self) -> int:
        """The most of them."""
        return max(self.own, self.peng, self.chi)


def asks(asking: Asking) -> Reason | None:
    """Ask for the cards, where the hand may still win and has too few 硬息."""
    seen: Observation = asking.seen
    lacking = seen.rules.min_xi - own_xi(own_table(seen), seen.seat)
    if lacking <= 0 or seen.dead[seen.seat] or not seen.wall_left:
        return None
    return Reason("ask_xi", "win.minimum", {"lacking": lacking})


def answer(asking: Asking) -> list[Sentence]:
    """Return a sentence for each group that one more card lays, those that bring most first."""
    seen: Observation = asking.seen
    live = unseen_copies(seen)
    gains = {kind: _gains(seen, kind) for kind in range(KINDS) if live[kind]}
    kinds = [kind for kind in gains if gains[kind].most]
    kinds.sort(key=lambda kind: (-gains[kind].most, -live[kind]))
    found = [one for kind in kinds for one in _sentences(kind, live[kind], gains[kind])]
    return found or [Sentence(Reason("xi_none", "xi.groups"))]


def _gains(seen: Observation, kind: Kind) -> _Gains:
    """Return what one more card of this kind brings."""
    seat, found = seen.seat, _Gains()
    previous = (seat - 1) % seen.rules.seats
    before = own_xi(own_table(seen), seat)
    for giver, source in ((seat, FLIP), (previous, FLIP), (previous, PLAYED)):
        t = own_table(seen)
        t.drawn += source == FLIP
        lay_for_all(t, giver, kind, source)
        open_window(t)
        _add_claims(found, t, seat, before)
    return found


def _add_claims(found: _Gains, t: Table, seat: int, before: int) -> None:
    """Note what the claims bring that the seat is offered on the lying card."""
    for action in t.offers[seat]:
        if action in (PASS, HU):
            continue
        gained = own_xi(table_after(t, seat, action), seat) - before
        if is_chi(action):
            if gained > found.chi:
                found.chi, found.shape = gained, eaten_shape(action)
        elif action == CLAIM_PENG:
            found.peng = max(found.peng, gained)
        elif gained > found.own:
            found.own, found.laid = gained, verb(action)


def _sentences(kind: Kind, live: int, gains: _Gains) -> list[Sentence]:
    """Return what the card lays: equal cards, and a shape with which it may be eaten."""
    found = []
    facts: dict[str, int | str] = {"card": code(kind), "live": live}
    if gains.own:
        count = COPIES if gains.laid != "wai" else COPIES - 1
        facts_of_own = {**facts, "mine": gains.laid, "xi": gains.own}
        reason = Reason("xi_pair" if gains.peng == gains.own else "xi_own", "xi.groups", facts_of_own)
        found.append(Sentence(reason, [count * code(kind)]))
    if gains.peng and gains.peng != gains.own:
        reason = Reason("xi_peng", "xi.groups", {**facts, "xi": gains.peng})
        found.append(Sentence(reason, [(COPIES - 1) * code(kind)]))
    if gains.chi:
        melds = [SHAPE_TEXTS[gains.shape]]
        reason = Reason("xi_chi", "xi.groups", {**facts, "melds": melds, "xi": gains.chi})
        found.append(Sentence(reason, melds))
    return found
