"""What one seat may see, built anew from the table: bots, hints and the page get nothing else.

:func:`observe` copies what is public and the seat's own cards into a new object. It never takes a full object and
removes secrets, so a field added to the table stays hidden until somebody copies it here on purpose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hupai.table.json_object import Json
from hupai.table.seats import ONLOOKER
from hupai.zipai.actions import Action
from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.eating import Way
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.melds import TI, WEI, Meld, meld_cards, meld_huxi
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.sitting import others_in_turn
from hupai.zipai.state import PHASE_CLAIM, PHASE_DISCARD, PHASE_OPENING, Table
from hupai.zipai.turn.chi_bian import chi_bian_after

WAIT = -1
"""Phase of a seat that owes no answer now; the seat does not learn whether another one does."""

HIDDEN_WEI: Meld = (WEI, -1, -1, -1)
"""A 偎 whose cards lie face down for this seat."""

HIDDEN_TI: Meld = (TI, -1, -1, -1)
"""A 提 of which this seat sees no card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """The hand as ``seat`` sees it. Tuples are indexed by seat unless said otherwise.

    What is a seat's own has the value that an onlooker sees: none.
    """

    rules: ZipaiRules
    seat: int
    dealer: int
    phase: int
    """The phase of the hand if this seat owes an answer or the hand is over, else WAIT."""
    turn: int
    hand: tuple[int, ...]
    """This seat's cards: copies of each of the 21 kinds."""
    legal: tuple[Action, ...] = ()
    cards: tuple[int, ...]
    """Cards in each hand."""
    melds: tuple[tuple[Meld, ...], ...]
    """Melds of each seat; those this seat cannot read are HIDDEN_WEI or HIDDEN_TI."""
    discards: tuple[tuple[tuple[Kind, int], ...], ...]
    """Unclaimed cards before each seat, as (kind, FLIP or PLAYED)."""
    huxi: tuple[int, ...]
    """胡息 of each seat's melds that this seat can read."""
    quads: tuple[int, ...]
    kings_shown: tuple[int, ...]
    dead: tuple[bool, ...]
    """死手: whose hand is dead. A dead card, 臭牌, is in ``no_chi`` or ``no_peng``."""
    skips: tuple[int, ...]
    """Discards each seat need not make because it was dealt several quads, which everybody saw."""
    wall_left: int
    live: Kind
    """The lying card, which everybody sees, or -1."""
    live_seat: int
    """Who flipped or played last."""
    live_from: int
    last: Kind = -1
    """The card after which this seat owes a discard, -1 if it owes none."""
    shown: Kind
    """亮张, the last of the dealer's dealt cards."""
    shown_held: bool
    """Whether the dealer, another seat, must still have it, in the hand or face down."""
    declared: str
    """The king win announced for the current draw, or an empty text."""
    raised: tuple[bool, ...]
    """举手."""
    barred: tuple[bool, ...]
    """放偎: who may neither 吃 nor 碰 any more."""
    limits: tuple[int, ...]
    """吃边打边: the wins each seat is limited to, as a set in bits."""
    no_chi: int = 0
    no_peng: int = 0
    """This seat's own 臭牌, as kind sets."""
    above: int = 0
    """Points per loser that this seat's next 胡 must exceed."""
    answer: Action = -1
    """What this seat has answered while others may still answer, else -1."""
    eaten: Kind = -1
    """The card this seat has just eaten while it owes the discard for it, else -1."""
    eaten_way: Way = 0

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats that play, in turn order after this one."""
        return others_in_turn(self.rules.seats, self.dealer)[self.seat]


def observe(t: Table, seat: int) -> Observation:
    """Return what ``seat`` may see of the table now."""
    owes = seat in t.pending
    return Observation(
        seat=seat,
        phase=t.phase if owes or t.result is not None else WAIT,
        hand=tuple(t.hands[seat]),
        legal=tuple(t.offers[seat]) if owes else (),
        last=t.last if owes and t.phase == PHASE_DISCARD else -1,
        no_chi=t.no_chi[seat],
        no_peng=t.no_peng[seat],
        above=t.above[seat],
        answer=t.answers[seat] if t.phase in (PHASE_CLAIM, PHASE_OPENING) else -1,
        eaten=t.eaten if owes else -1,
        eaten_way=t.eaten_way if owes and t.eaten >= 0 else 0,
        **_seen_by(t, seat),
    )


def onlook(t: Table) -> Observation:
    """Return what somebody sees who stands at the table and has no seat: what is public, and no hand.

    Once the hand is over, the groups that lay face down are seen too.
    """
    return Observation(
        seat=ONLOOKER,
        phase=t.phase if t.result is not None else WAIT,
        hand=(0,) * (KINDS + 1),
        **_seen_by(t, ONLOOKER),
    )


def _seen_by(t: Table, seat: int) -> Json:
    """Return the fields of what lies on the table and what all have heard; only the groups that others laid differ."""
    melds, huxi = _groups_seen(t, seat)
    return {
        "rules": t.rules,
        "dealer": t.dealer,
        "turn": t.turn,
        "cards": tuple(map(sum, t.hands)),
        "melds": melds,
        "discards": tuple(map(tuple, t.discards)),
        "huxi": huxi,
        "quads": tuple(t.quads),
        "kings_shown": tuple(t.kings_shown),
        "dead": tuple(t.dead),
        "skips": tuple(t.skips),
        "wall_left": t.wall_left,
        "live": t.live,
        "live_seat": t.live_seat,
        "live_from": t.live_from,
        "shown": t.shown,
        "shown_held": shown_held(t, seat, melds[t.dealer]),
        "declared": t.declared,
        "raised": tuple(t.raised),
        "barred": tuple(t.barred),
        "limits": tuple(t.limits),
    }


def _groups_seen(t: Table, seat: int) -> tuple[tuple[tuple[Meld, ...], ...], tuple[int, ...]]:
    """Return all melds as ``seat`` sees them, and the 胡息 of each seat's that it can read."""
    rules = t.rules
    if t.result is not None or not (rules.wei_hidden or rules.ti_hidden != "off"):
        return tuple(map(tuple, t.melds)), tuple(t.laid_huxi)
    melds, huxi = [], list(t.laid_huxi)
    for owner, laid in enumerate(t.melds):
        seen = tuple(laid)
        if owner != seat and laid:
            seen = tuple([meld_as_seen(rules, meld) for meld in laid])
            if HIDDEN_WEI in seen or HIDDEN_TI in seen:
                huxi[owner] = sum([meld_huxi(meld) for meld in seen if meld[1] >= 0])
        melds.append(seen)
    return tuple(melds), tuple(huxi)


def meld_as_seen(rules: ZipaiRules, meld: Meld) -> Meld:
    """Return another seat's meld as it lies on the table (``wei.compulsory``, ``ti.shown``)."""
    if meld[0] == WEI and rules.wei_hidden:
        return HIDDEN_WEI
    if meld[0] == TI and rules.ti_hidden != "off" and meld[2] < 0:
        return HIDDEN_TI
    return meld


def shown_held(t: Table, seat: int, melds: Sequence[Meld]) -> bool:
    """Whether the dealer must still have the shown card, by what ``seat`` sees of its ``melds`` (``deal.shown``)."""
    ordinary = 0 <= t.shown < KINDS and seat != t.dealer
    return ordinary and t.result is None and not t.shown_played and not laid_openly(t.shown, melds)


def laid_openly(kind: Kind, melds: Sequence[Meld]) -> bool:
    """Whether a meld that can be read has a card of the kind; whoever lays one of a kind keeps none in the hand."""
    return any(meld[1] >= 0 and kind in meld_cards(meld) for meld in melds)


def bars(seen: Observation, kind: Kind) -> bool:
    """Whether discarding ``kind`` would bar this seat from 吃 and 碰, as another laid it as 偎 (``past.fang_wei``)."""
    return (
        seen.rules.fang_wei
        and not seen.barred[seen.seat]
        and any(
            meld[:2] == (WEI, kind)
            for owner in range(seen.rules.seats)
            if owner != seen.seat
            for meld in seen.melds[owner]
        )
    )


def limit_after(seen: Observation, kind: Kind) -> int:
    """Return the wins a discard of ``kind`` now would leave, NO_LIMIT if it costs nothing (``chi.edge``)."""
    limit = chi_bian_after(seen.rules, seen.eaten, seen.eaten_way).limits.get(kind, NO_LIMIT)
    return limit if limit == NO_LIMIT else limit & seen.limits[seen.seat]
