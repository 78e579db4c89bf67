"""Which groups could still bring the 胡息 that a hand lacks: those that one more card makes, by the rules of claims.

Each card that was not seen yet is laid down as the wall or the previous seat may bring it; what the seat then has to
lay, and what it may claim, comes from the turn itself. Kings are left out: they get their values when the hand is won.
"""

from __future__ import annotations

from dataclasses import dataclass

from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.actions import CLAIM_PENG, eaten_way, is_chi
from hupai.zipai.cards import KINDS, Kind, code
from hupai.zipai.eating import Way, way_shapes
from hupai.zipai.melds import shape
from hupai.zipai.state import FLIP, PLAYED, Table
from hupai.zipai.turn.claim_window import forced_pao, lay_for_all, open_window
from hupai.zipai.turn.laying import lay_chi, lay_pao, lay_peng, lay_ti, lay_wei
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import unseen_copies
from hupai.zipai.why.preview import own_table, standing_huxi


@dataclass(slots=True)
class _Gains:
    """How many 胡息 more the hand has after one more card of a kind; 0 where it brings none in this way."""

    own: int = 0
    """By 提 or 偎, which the seat's own flip makes."""
    pao: int = 0
    peng: int = 0
    chi: int = 0
    way: Way = 0
    """The way to eat the card that brings most."""

    @property
    def most(self) -> int:
        """The most of them."""
        return max(self.own, self.pao, self.peng, self.chi)


def asks(asking: Asking) -> Reason | None:
    """Ask for the groups, where the hand may still win and has too few 胡息."""
    seen: Observation = asking.seen
    lacking = seen.rules.min_huxi - standing_huxi(own_table(seen), seen.seat)
    if lacking <= 0 or seen.dead[seen.seat] or not seen.wall_left:
        return None
    return Reason("ask_huxi", "win.minimum", {"lacking": lacking})


def answer(asking: Asking) -> list[Sentence]:
    """Return a sentence for each group that one more card makes, those that bring most first."""
    seen: Observation = asking.seen
    live = unseen_copies(seen)
    gains = {kind: _gains(seen, kind) for kind in range(KINDS) if live[kind]}
    kinds = [kind for kind in gains if gains[kind].most]
    kinds.sort(key=lambda kind: (-gains[kind].most, -live[kind]))
    found = [Sentence(Reason("kings_aside", "king.stand"))] if seen.rules.kings else []
    if not kinds:
        return [*found, Sentence(Reason("huxi_none", "huxi.sets"))]
    for kind in kinds:
        found += _sentences(kind, live[kind], gains[kind])
    return found


def _gains(seen: Observation, kind: Kind) -> _Gains:
    """Return what one more card of this kind brings."""
    seat = seen.seat
    before = standing_huxi(own_table(seen), seat)
    previous = seen.others[-1]
    found = _Gains()
    for giver, source in ((seat, FLIP), (previous, FLIP), (previous, PLAYED)):
        t = own_table(seen)
        t.no_chi[seat], t.no_peng[seat] = seen.no_chi, seen.no_peng
        t.drawn += source == FLIP
        own = giver == seat
        if own and (t.hands[seat][kind] == 3 or t.wei_mask[seat] >> kind & 1):
            lay_ti(t, seat, kind, None)
            found.own = standing_huxi(t, seat) - before
            continue
        if own and t.hands[seat][kind] == 2:
            lay_wei(t, seat, kind, None)
            found.own = max(0, standing_huxi(t, seat) - before)
            continue
        lay_for_all(t, giver, kind, source)
        open_window(t)
        if forced_pao(t, seat):
            lay_pao(t, seat, None)
            found.pao = standing_huxi(t, seat) - before
            continue
        _add_claims(found, t, seat, before)
    return found


def _add_claims(found: _Gains, t: Table, seat: int, before: int) -> None:
    """Note what the claims bring that the seat is offered on the lying card."""
    for action in t.offers[seat]:
        after = t.clone()
        if action == CLAIM_PENG:
            lay_peng(after, seat, None)
            found.peng = max(found.peng, standing_huxi(after, seat) - before)
        elif is_chi(action):
            lay_chi(after, seat, eaten_way(action), None)
            gained = standing_huxi(after, seat) - before
            if gained > found.chi:
                found.chi, found.way = gained, eaten_way(action)


def _sentences(kind: Kind, live: int, gains: _Gains) -> list[Sentence]:
    """Return what the card makes: a set of its own kind, and the shapes with which it may be eaten."""
    found, card = [], code(kind)
    facts: dict[str, int | str] = {"card": card, "live": live}
    if gains.own and gains.pao:
        reason = Reason("huxi_quad", "huxi.sets", {**facts, "huxi": gains.own, "less": gains.pao})
        found.append(Sentence(reason, [4 * card]))
    elif gains.pao:
        found.append(Sentence(Reason("huxi_pao", "huxi.sets", {**facts, "huxi": gains.pao}), [4 * card]))
    elif gains.own and gains.peng:
        reason = Reason("huxi_pair", "huxi.sets", {**facts, "huxi": gains.own, "less": gains.peng})
        found.append(Sentence(reason, [3 * card]))
    elif gains.own:
        found.append(Sentence(Reason("huxi_wei", "huxi.sets", {**facts, "huxi": gains.own}), [3 * card]))
    if gains.chi:
        melds = [shape(number).text for number in way_shapes(gains.way)]
        reason = Reason("huxi_chi", "huxi.shapes", {**facts, "melds": melds, "huxi": gains.chi})
        found.append(Sentence(reason, melds))
    return found
