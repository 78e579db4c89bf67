"""How a described hand is won: which tile completes it, how that came, and who stands how."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hupai.mahjong.described.hand import WAITING, CopiesLeft, DescribedHand, read_hand
from hupai.mahjong.described.seats_state import SeatsState, read_seats_state
from hupai.mahjong.hand.shapes import COMPLETE
from hupai.mahjong.melds import GANGS
from hupai.mahjong.notation import placed_melds, placed_tiles
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_ROB, BY_SELF
from hupai.mahjong.tiles import COPIES, Kind, code
from hupai.table.errors import InvalidNotation, InvalidRequest


class Way(NamedTuple):
    """How a winning tile comes."""

    by: int
    """BY_SELF, BY_DISCARD, BY_ROB or BY_DEAL."""
    after_kong: bool = False
    """Whether it replaces a tile after a 杠, or was discarded right after such a draw."""

    @property
    def is_anothers(self) -> bool:
        """Whether the tile is another seat's."""
        return self.by in (BY_DISCARD, BY_ROB)


SELF: Final = Way(BY_SELF)
DISCARD: Final = Way(BY_DISCARD)
DEAL: Final = Way(BY_DEAL)

WAYS: Final[dict[str, Way]] = {
    "self": SELF,
    "discard": DISCARD,
    "rob": Way(BY_ROB),
    "kong": Way(BY_SELF, after_kong=True),
    "kong_discard": Way(BY_DISCARD, after_kong=True),
    "deal": DEAL,
}
"""The ways by name: drawn, another's discard, 抢杠, 杠上开花, 杠上炮, with the deal."""

FIRST_ROUND, LAST_TILE, ONE_LEFT, THREE_BEN_JIN = CALLS = (
    *("first_round", "last_tile", "discarder_holds_one", "three_ben_jin"),
)
"""What no tile shows: nobody has claimed a tile and the winner has not discarded (地胡), the wall is empty (海底), the
discarder has one tile in the hand (金钩炮), and the 本金 that the winner does not hold came too and were discarded."""


@dataclass(frozen=True, slots=True)
class DescribedWin:
    """Everything that a win is judged and paid by."""

    hand: DescribedHand
    way: Way
    tile: Kind
    """The tile that completes the hand as it is printed, -1 for a win with the deal."""
    seats: SeatsState
    calls: frozenset[str] = frozenset()
    """Of :data:`CALLS`."""


def read_way(by: str, known: Sequence[str] = tuple(WAYS)) -> Way:
    """Return the way of that name; InvalidRequest ``unknown_by`` for one that is not among ``known``."""
    if by not in known:
        raise InvalidRequest("unknown_by", by=str(by)[:80], known=list(known))
    return WAYS[by]


def read_win(
    rules: MahjongRules,
    laid: str,
    hand: str,
    win: str,
    by: str,
    indicator: str | None,
    seats_state: str,
    calls: Sequence[str],
) -> DescribedWin:
    """Return the win that these texts describe.

    Raises what :func:`~hupai.mahjong.described.hand.read_hand` and
    :func:`~hupai.mahjong.described.seats_state.read_seats_state` raise, and besides InvalidNotation
    ``one_tile_expected``, ``tile_at_deal``, ``melds_at_deal``, ``kong_not_laid`` and ``robbed_tile_held``, and
    InvalidRequest ``unknown_by``, ``unknown_call`` and ``call_impossible``.
    """
    way = read_way(by)
    copies = CopiesLeft(rules)
    described = read_hand(rules, laid, hand, indicator, copies, _sizes(rules, way))
    _check_melds(described, way, by, laid)
    tile = _last_tile(way, win, copies)
    return DescribedWin(
        hand=described,
        way=way,
        tile=tile,
        calls=_checked_calls(described, way, calls),
        seats=read_seats_state(rules, seats_state, by_another=way.is_anothers, after_kong=way.after_kong),
    )


def _sizes(rules: MahjongRules, way: Way) -> tuple[int, ...]:
    """Return how many tiles the hand has without its last one: with the deal all of them.

    Where four dealt wilds win at once, so does a seat that is not the dealer (起手四王).
    """
    if way.by != BY_DEAL:
        return (WAITING,)
    return (WAITING, COMPLETE) if rules.four_wild_deal else (COMPLETE,)


def _check_melds(hand: DescribedHand, way: Way, by: str, laid: str) -> None:
    """Refuse melds before anybody could lay one, and a tile that replaces one though no 杠 is laid."""
    if way.by == BY_DEAL and hand.melds:
        raise InvalidNotation("melds_at_deal", position=placed_melds(laid)[0].start, by=by, text=laid)
    if way == WAYS["kong"] and not any(meld.group in GANGS for meld in hand.melds):
        raise InvalidNotation("kong_not_laid", position=len(laid.rstrip()), by=by, text=laid)


def _last_tile(way: Way, text: str, copies: CopiesLeft) -> Kind:
    """Return the tile that completes the hand, -1 with the deal; of a robbed one the 杠 has the other three."""
    if way.by == BY_DEAL:
        tiles = placed_tiles(text)
        if tiles:
            raise InvalidNotation("tile_at_deal", position=tiles[0][1], text=text)
        return -1
    tile = copies.take_one(text)
    if way.by == BY_ROB and copies.left[tile] < COPIES - 1:
        raise InvalidNotation("robbed_tile_held", position=placed_tiles(text)[0][1], tile=code(tile), text=text)
    return tile


def _checked_calls(hand: DescribedHand, way: Way, calls: Sequence[str]) -> frozenset[str]:
    """Return the calls; refuse one that cannot be with this hand and this way to win."""
    impossible = {
        FIRST_ROUND: way not in (SELF, DISCARD) or bool(hand.melds),
        LAST_TILE: way.by in (BY_DEAL, BY_ROB),
        ONE_LEFT: way.by != BY_DISCARD,
        THREE_BEN_JIN: hand.indicator < 0 or way.by == BY_DEAL or FIRST_ROUND in calls,
    }
    for call in calls:
        if call not in CALLS:
            raise InvalidRequest("unknown_call", call=str(call)[:80], known=list(CALLS))
        if impossible[call]:
            raise InvalidRequest("call_impossible", call=call)
    return frozenset(calls)
