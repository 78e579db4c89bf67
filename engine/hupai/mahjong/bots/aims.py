"""The kinds of hand that a seat may aim at in a game, and what each is worth: asked from the rules, not written down.

An *aim* is a shape in some suits. Its worth is that of an example: a typical complete hand of that shape, judged by the
game's own list. So every option counts, and no game is named here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from hupai.mahjong.melds import GANG, PENG, Meld
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_SELF, WinClaim
from hupai.mahjong.tiles import HONOURS, RANKS, SUITED, SUITS, TERMINALS, Kind, counts_of

MELDS, TRIPLETS, PAIRS, SPARE, HOME, SCATTERED, ORPHANS = range(7)
"""Shapes: melds and a pair; triplets and a pair; seven pairs; melds and a spare wild that makes any tile win (王钓);
melds with a wild in a run as its printed kind (王归位); scattered tiles; thirteen orphans."""

HONOUR_BIT: Final = 1 << SUITS
ALL: Final = (1 << SUITS + 1) - 1
"""Suits and honours as bits of ``Aim.suits``: a bit for each suit, then one for the honours."""
ONE_SUIT: Final = (1, 2, 4)
"""The suits of an aim with one suit."""

_WAYS: Final = (MELDS, PAIRS, SCATTERED, ORPHANS)


class Worth(NamedTuple):
    """How many stakes a win pays."""

    own: int
    """With a drawn tile, from each payer."""
    other: int
    """With a discard; 0 if the hand does not win on one."""


class Aim(NamedTuple):
    """A kind of hand to aim at."""

    shape: int
    suits: int
    """The suits and honours that it may use, in bits."""
    natural: Worth
    """Its worth without a wild."""
    with_wild: Worth


class Prices(NamedTuple):
    """What a game pays for."""

    aims: tuple[Aim, ...]
    wide: tuple[Aim, ...]
    """Those that together are every way to win: each shape in all the suits that it may use."""
    kong: tuple[int, int]
    """The worth of a hand with a 杠 as a fraction of the same hand with a 碰."""
    indicator: tuple[int, int]
    """The worth of a hand with a 碰 of the indicator's kind as a fraction of one with another 碰."""

    @property
    def plain(self) -> int:
        """What each payer pays for a plain hand won with a drawn tile, in stakes; 1 where no plain hand wins."""
        return max([aim.natural.own for aim in self.wide if aim.shape == MELDS], default=1)


NOTHING: Final = Worth(0, 0)

_PLAIN: Final = ((0, 1, 2, 4, 5, 6), (1, 2, 3, 5, 5))
"""123 567 in one suit, 234 66 in another; a 碰 of 8 in the second belongs to it. As ranks from 0."""
_TRIPLETS: Final = ((0, 0, 0, 3, 3, 3), (6, 6, 6, 8, 8))
_PAIRS: Final = ((0, 0, 3, 3, 6, 6, 8, 8), (1, 1, 4, 4, 7, 7))
_LAID_RANK: Final = 7
_LAID_TRIPLET_RANK: Final = 1


@lru_cache(maxsize=64)
def prices(rules: MahjongRules) -> Prices:
    """Return the aims of a game and what they are worth."""
    asked = _Examples(rules)
    plain = asked.plain(asked.suits[0], asked.suits[-1], wild=False)
    laid = asked.suits[-1] * RANKS + _LAID_RANK
    aims = tuple(aim for aim in asked.aims() if aim.natural.own or aim.with_wild.own)
    return Prices(
        aims,
        tuple(aim for aim in aims if aim.shape in _WAYS and aim.suits not in ONE_SUIT),
        (asked.with_meld(Meld(GANG, laid), -1).own, plain.own),
        (asked.with_meld(Meld(PENG, laid), laid + 1 if rules.indicator else -1).own, plain.own),
    )


class _Examples:
    """Typical complete hands of a game."""

    def __init__(self, rules: MahjongRules) -> None:
        self.rules = rules
        deck = deck_of_rules(rules)
        self.suits = [suit for suit in range(SUITS) if deck[suit * RANKS]]
        self.honours = all(deck[SUITED:])

    def aims(self) -> list[Aim]:
        """Return every aim of the game."""
        rules = self.rules
        found: list[Aim] = []
        wide = [1 << a | 1 << b for a, b in combinations(self.suits, 2)] if rules.two_suits else [ALL]
        narrow = [1 << suit for suit in self.suits]
        plain = Aim(MELDS, ALL, self._plain(ALL, wild=False), self._plain(ALL, wild=True))
        for shape, make in ((MELDS, self._plain), (TRIPLETS, self._triplets), (PAIRS, self._pairs)):
            if shape == PAIRS and not rules.shapes.seven_pairs:
                continue
            wide_worth = make(ALL, wild=False), make(ALL, wild=True)
            if shape != TRIPLETS or wide_worth[0].own > plain.natural.own:
                found += [Aim(shape, suits, *wide_worth) for suits in wide]
            pure = make(narrow[0], wild=False), make(narrow[0], wild=True)
            if pure[0].own > max(wide_worth[0].own, 0 if shape == MELDS else self._plain(narrow[0], wild=False).own):
                found += [Aim(shape, suits, *pure) for suits in narrow]
        if rules.indicator:
            found += self._with_wilds(plain, wide)
        if self.honours and rules.shapes.scattered_gap:
            found.append(Aim(SCATTERED, ALL, *self._scattered()))
        if self.honours and rules.shapes.thirteen_orphans:
            found.append(Aim(ORPHANS, ALL, *self._orphans()))
        return found

    def _with_wilds(self, plain: Aim, wide: Sequence[int]) -> list[Aim]:
        """Return the aims that need a wild and are worth more than the same hand with it elsewhere."""
        first, last = self.suits[0], self.suits[-1]
        x, y = first * RANKS, last * RANKS
        runs = [*(x + rank for rank in _PLAIN[0]), y + 1, y + 2, y + 3]
        laid = (Meld(PENG, y + _LAID_RANK),)
        wild = self._wild_outside(first, last)
        spare = self._worth([*runs, wild, y + 5], laid, y + 5, wild)
        at_home = self._worth([*runs, y + 5, y + 5], laid, y + 5, y + 2)
        found = []
        for shape, worth in ((SPARE, spare), (HOME, at_home)):
            if worth.own > plain.with_wild.own:
                found += [Aim(shape, suits, NOTHING, worth) for suits in wide]
        return found

    def with_meld(self, meld: Meld, wild: Kind) -> Worth:
        """Return the worth of the plain hand with this meld as the laid one; -1 for a wild of another suit."""
        x, y = self.suits[0] * RANKS, self.suits[-1] * RANKS
        tiles = [*(x + rank for rank in _PLAIN[0]), *(y + rank for rank in _PLAIN[1])]
        outside = self._wild_outside(self.suits[0], self.suits[-1])
        return self._worth(tiles, (meld,), tiles[-1], wild if wild >= 0 else outside)

    def plain(self, first: int, second: int, *, wild: bool) -> Worth:
        """Return the worth of melds and a pair in these suits, one of them laid."""
        return self._of_ranks(_PLAIN, first, second, _LAID_RANK, wild=wild)

    def _plain(self, suits: int, *, wild: bool) -> Worth:
        return self.plain(*self._suits_of_example(suits), wild=wild)

    def _triplets(self, suits: int, *, wild: bool) -> Worth:
        return self._of_ranks(_TRIPLETS, *self._suits_of_example(suits), _LAID_TRIPLET_RANK, wild=wild)

    def _pairs(self, suits: int, *, wild: bool) -> Worth:
        return self._of_ranks(_PAIRS, *self._suits_of_example(suits), None, wild=wild)

    def _suits_of_example(self, suits: int) -> tuple[int, int]:
        """Return the suits of the example: the only one twice, or the first and the last."""
        if suits == ALL:
            return self.suits[0], self.suits[-1]
        return suits.bit_length() - 1, suits.bit_length() - 1

    def _of_ranks(
        self, ranks: tuple[Sequence[int], Sequence[int]], first: int, second: int, laid: int | None, *, wild: bool
    ) -> Worth:
        tiles = [first * RANKS + rank for rank in ranks[0]] + [second * RANKS + rank for rank in ranks[1]]
        outside = self._wild_outside(first, second)
        if wild:
            if outside < 0:
                return NOTHING
            tiles[0] = outside
        melds = () if laid is None else (Meld(PENG, second * RANKS + laid),)
        return self._worth(tiles, melds, tiles[-1], outside)

    def _scattered(self) -> tuple[Worth, Worth]:
        tiles = [suit * RANKS + rank for suit in range(SUITS) for rank in (0, 3, 6)] + list(HONOURS[:5])
        wild = 1 + RANKS  # next to the 1 and two below the 4: no tile of the example
        return self._worth(tiles, (), tiles[-1], wild), self._worth([wild, *tiles[1:]], (), tiles[-1], wild)

    def _orphans(self) -> tuple[Worth, Worth]:
        tiles = [*TERMINALS, *HONOURS, HONOURS[0]]
        wild = 1 + RANKS
        return self._worth(tiles, (), tiles[-1], wild), self._worth([wild, *tiles[1:]], (), tiles[-1], wild)

    def _wild_outside(self, first: int, second: int) -> Kind:
        """Return a wild kind of a suit that the example does not use, -1 if the game has no wilds."""
        if not self.rules.indicator:
            return -1
        return next(suit for suit in range(SUITS) if suit not in (first, second)) * RANKS + 1

    def _worth(self, tiles: Sequence[Kind], melds: tuple[Meld, ...], last: Kind, wild: Kind) -> Worth:
        """Return what the example is worth; the indicator is the kind below the wild."""
        rules = self.rules
        hand = tuple(counts_of(tiles))
        indicator = wild - 1 if wild >= 0 else -1
        worth = []
        for by in (BY_SELF, BY_DISCARD):
            value = rules.worth_of(WinClaim(hand, melds, last, by, wild, indicator))
            worth.append(value.multiplier if value else 0)
        return Worth(worth[0], on_discard(rules, worth[1], has_wild=wild >= 0 and hand[wild] > 0))


def on_discard(rules: MahjongRules, multiplier: int, *, has_wild: bool, factor: int = 1) -> int:
    """Return the worth of a win on a discard, 0 where the rules do not allow it; ``factor`` is that of 明牌."""
    if rules.self_draw_only or (rules.wild_hand_self_draw_only and has_wild) or multiplier * factor < rules.min_discard:
        return 0
    return multiplier
