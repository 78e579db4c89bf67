"""What a seat knows at one decision, in the form that the bots reckon with: live copies, how tiles play, draws left."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.bots.aims import ORPHANS, SCATTERED, Aim, Prices, prices
from hupai.mahjong.bots.reach import Held
from hupai.mahjong.hand.shapes import MELDS
from hupai.mahjong.melds import GANGS, PENG, Meld
from hupai.mahjong.rules.wilds import plays_as, printed_as
from hupai.mahjong.tiles import KINDS, SUITS, Kind, is_honour, suit_of
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.unseen import unseen_copies


class Outlook:
    """One seat's knowledge at one decision."""

    __slots__ = (
        "_bit_live",
        "_copies",
        "faces_differ",
        "live",
        "live_as",
        "others",
        "prices",
        "rules",
        "seat",
        "seen",
        "stand_in",
        "turns",
        "unseen",
        "wild_live",
        "wilds",
    )

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.seat = seen.seat
        rules = self.rules = seen.rules
        self.wilds = seen.wilds
        self.prices: Prices = prices(rules)
        self.live = unseen_copies(seen)
        """The copies of each printed kind that the seat has not seen."""
        self.unseen = max(1, sum(self.live))
        self.wild_live = sum([self.live[kind] for kind in self.wilds])
        self.live_as = list(self.live)
        """The copies of each kind by what the tiles play as; wilds are none."""
        for kind in self.wilds:
            self.live_as[kind] = 0
        first = self.wilds[0] if self.wilds else -1
        self.stand_in: Kind = printed_as(rules, self.wilds, first) if first >= 0 else -1
        """红中 where it plays as the wild's kind, else -1."""
        if self.stand_in >= 0:
            self.live_as[first], self.live_as[self.stand_in] = self.live_as[self.stand_in], 0
        self.others = [seat for seat in range(len(seen.playing)) if seen.playing[seat] and seat != seen.seat]
        self.turns = seen.wall_left // (len(self.others) + 1) if self.others else 0
        """How many more tiles the seat may expect to draw."""
        self._copies: dict[int, int] = {}

    # --- how tiles play --------------------------------------------------------------------------------

    def natural(self, hand: Sequence[int]) -> tuple[tuple[int, ...], int]:
        """Return the natural tiles of a hand by what they play as, and its wilds."""
        if not self.wilds:
            return tuple(hand), 0
        counts = list(hand)
        wilds = 0
        for kind in self.wilds:
            wilds += counts[kind]
            counts[kind] = 0
        if self.stand_in >= 0:
            counts[self.wilds[0]], counts[self.stand_in] = counts[self.stand_in], 0
        return tuple(counts), wilds

    def held(self, hand: Sequence[int], melds: Sequence[Meld]) -> Held:
        """Return the tiles of a hand with these melds, ready to be measured."""
        natural, wilds = self.natural(hand)
        gap = self.rules.lan_gap if self.rules.shapes.scattered_gap else 0
        faces, jokers = natural, wilds
        if wilds and self.rules.scatter_wild == "face":
            faces, jokers = tuple(hand), 0
        elif self.stand_in >= 0 and hand[self.stand_in]:
            counts = list(natural)
            counts[self.wilds[0]], counts[self.stand_in] = 0, hand[self.stand_in]
            faces = tuple(counts)
        return Held(
            natural,
            wilds,
            MELDS - len(melds),
            self.laid_suits(melds),
            self.wilds[0] if self.wilds else -1,
            faces,
            jokers,
            gap,
        )

    def laid_suits(self, melds: Sequence[Meld]) -> int:
        """Return the suits and honours of melds, as the bits of an aim."""
        found = 0
        for meld in melds:
            kind = plays_as(self.rules, self.wilds, meld.kind)
            found |= 1 << (SUITS if is_honour(kind) else suit_of(kind))
        return found

    # --- live copies -----------------------------------------------------------------------------------

    def copies(self, nearer: int, aim: Aim | None = None) -> int:
        """Return the unseen tiles that come nearer: those of these kinds, and the wilds."""
        printed = aim is not None and aim.shape in (SCATTERED, ORPHANS)
        key = nearer << 1 | printed
        found = self._copies.get(key)
        if found is None:
            live = self.live if printed else self.live_as
            found = self.wild_live + sum([live[kind] for kind in range(KINDS) if nearer >> kind & 1])
            if printed:
                found -= sum([live[kind] for kind in self.wilds if nearer >> kind & 1])
            self._copies[key] = found
        return found

    def printed_kinds(self, nearer: int) -> list[Kind]:
        """Return the printed kinds of which an unseen copy comes nearer, wilds not among them, ascending."""
        found = [kind for kind in range(KINDS) if nearer >> kind & 1 and self.live_as[kind]]
        if self.stand_in >= 0 and self.wilds[0] in found:
            found.remove(self.wilds[0])
            found = sorted([*found, self.stand_in])
        return found

    # --- worth -----------------------------------------------------------------------------------------

    def meld_factor(self, melds: Sequence[Meld]) -> tuple[int, int]:
        """Return what the laid melds multiply the worth of a plain hand by, as a fraction."""
        over, under = 1, 1
        for meld in melds:
            part = (1, 1)
            if meld.group in GANGS:
                part = self.prices.kong
            elif meld.group == PENG and meld.kind == self.seen_indicator:
                part = self.prices.indicator
            over, under = over * part[0], under * part[1]
        return over, under

    @property
    def seen_indicator(self) -> Kind:
        """The kind of the indicator, -1 where there is none."""
        return self.seen.turned[-1] if self.seen.turned else -1

    def melds(self) -> tuple[Meld, ...]:
        """Return the seat's laid melds."""
        return self.seen.melds[self.seat]
