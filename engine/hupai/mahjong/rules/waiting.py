"""What a hand of thirteen tiles waits for by the rules of a game, and the best win among that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from hupai.mahjong.hand import shapes as hand_shapes
from hupai.mahjong.hand.shapes import WinShapes, least_exchanges
from hupai.mahjong.melds import Meld
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.wilds import laid_tiles, plays_as, stands_in, with_stand_ins, without_wilds
from hupai.mahjong.rules.win_claim import BY_DISCARD, WinClaim
from hupai.mahjong.tiles import RED, Kind


def completing_tiles(rules: MahjongRules, wilds: Sequence[Kind], counts: Sequence[int], laid: int) -> int:
    """Return the kinds that may complete a hand of thirteen tiles, as a set in bits: a superset of those that win.

    The bits are kinds as tiles play. A wild completes the hand if the set is not empty.
    """
    return max(completing_or_distant(rules, wilds, counts, laid), 0)


def completing_or_distant(rules: MahjongRules, wilds: Sequence[Kind], counts: Sequence[int], laid: int) -> int:
    """Return what :func:`completing_tiles` does; for a hand that waits for nothing, how many tiles must be exchanged at
    least before it can, as a number below 0.
    """
    shapes = win_shapes(rules)
    if not wilds:
        return hand_shapes.completing_or_distant(counts, 0, laid, shapes)
    natural, held = without_wilds(counts, wilds)
    found = hand_shapes.completing_or_distant(natural, held, laid, shapes)
    if natural[RED] and stands_in(rules, wilds[0]):
        for played in with_stand_ins(natural, wilds[0]):
            other = hand_shapes.completing_or_distant(played, held, laid, shapes)
            # Of two sets both count; a set is above 0, and of two distances the shorter one is the higher.
            found = found | other if found > 0 and other > 0 else max(found, other)
    return found


def exchanges_before_waiting(rules: MahjongRules, wilds: Sequence[Kind], counts: Sequence[int], laid: int) -> int:
    """Return how many tiles must be exchanged at least before the hand can wait; 14 tiles may wait after a discard."""
    shapes = win_shapes(rules)
    if not wilds:
        return least_exchanges(counts, 0, laid, shapes)
    natural, held = without_wilds(counts, wilds)
    least = least_exchanges(natural, held, laid, shapes)
    if natural[RED] and stands_in(rules, wilds[0]):
        for played in with_stand_ins(natural, wilds[0]):
            least = min(least, least_exchanges(played, held, laid, shapes))
    return least


def completes(rules: MahjongRules, wilds: Sequence[Kind], waits: int, kind: Kind) -> bool:
    """Whether a tile printed with this kind completes a hand for which :func:`completing_tiles` found these kinds."""
    if not waits or kind in wilds:
        return waits != 0
    return bool((waits >> kind | waits >> plays_as(rules, wilds, kind)) & 1)


def win_shapes(rules: MahjongRules) -> WinShapes:
    """Return the shapes that win by these rules, scattered tiles with the gap that the players chose."""
    shapes = rules.shapes
    return shapes if shapes.scattered_gap in (0, rules.lan_gap) else _with_gap(shapes, rules.lan_gap)


@cache
def _with_gap(shapes: WinShapes, gap: int) -> WinShapes:
    return replace(shapes, scattered_gap=gap)


def known_copies(
    rules: MahjongRules, wilds: Sequence[Kind], hand: Sequence[int], melds: Sequence[Meld], turned: Sequence[Kind]
) -> list[int]:
    """Return how many tiles printed with each kind a seat holds or has laid; the turned tiles are everybody's."""
    copies = list(hand)
    for meld in melds:
        for kind in laid_tiles(rules, wilds, meld):
            copies[kind] += 1
    for kind in turned:
        copies[kind] += 1
    return copies


def worth_waited_for(
    rules: MahjongRules,
    wilds: Sequence[Kind],
    hand: Sequence[int],
    melds: Sequence[Meld],
    turned: Sequence[Kind],
    *,
    revealed: bool = False,
    ben_jin_discarded: int = 0,
) -> int:
    """Return the highest multiplier of the wins that a hand of thirteen tiles waits for, 0 if it is not ready (查叫).

    They count as ordinary wins on a discard. A tile counts if the seat does not hold all of its kind itself.
    """
    waits = completing_tiles(rules, wilds, hand, len(melds))
    if not waits:
        return 0
    best = 0
    known = known_copies(rules, wilds, hand, melds, turned)
    for kind, copies in enumerate(deck_of_rules(rules)):
        if known[kind] < copies and completes(rules, wilds, waits, kind):
            claim = WinClaim(
                hand=(*hand[:kind], hand[kind] + 1, *hand[kind + 1 :]),
                melds=tuple(melds),
                last=kind,
                by=BY_DISCARD,
                wild=wilds[0] if wilds else -1,
                indicator=turned[-1] if turned else -1,
                revealed=revealed,
                ben_jin_discarded=ben_jin_discarded,
            )
            value = rules.worth_of(claim)
            best = max(best, value.multiplier if value else 0)
    return best
