"""What a win is judged by: the tiles, the last tile and how it came; and what a win is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from hupai.mahjong.hand.divisions import Division
from hupai.mahjong.melds import Meld
from hupai.mahjong.tiles import Kind

BY_SELF, BY_DISCARD, BY_ROB, BY_DEAL = range(4)
"""How the last tile came: drawn, another's discard, robbed from a 补杠 (抢杠), or with the deal.

What a 提 puts down counts as a discard."""

BY_NAMES = ("self", "discard", "rob", "deal")

STANDARD, SEVEN_PAIRS, SCATTERED, SEVEN_WINDS, ORPHANS = (
    *("standard", "seven_pairs", "scattered"),
    *("seven_winds", "orphans"),
)
"""The shapes of a complete hand: 基础, 七对, 十三烂, 七风到位, 十三幺."""


@dataclass(frozen=True, slots=True)
class WinClaim:
    """A hand of 14 tiles, each laid meld counted as three, and how its last tile came."""

    hand: tuple[int, ...]
    """The tiles in the hand as they are printed, wilds and the last tile included: 34 numbers."""
    melds: tuple[Meld, ...]
    last: Kind
    """The tile that completes the hand, as it is printed; -1 for a win with the deal."""
    by: int
    """BY_SELF, BY_DISCARD, BY_ROB or BY_DEAL."""
    wild: Kind = -1
    """The kind whose tiles are wild, -1 where there are no wilds."""
    indicator: Kind = -1
    """The kind of the tile that was turned up, -1 where none is."""
    after_kong: bool = False
    """Whether the last tile replaced one after a 杠, or was discarded right after such a draw."""
    first_round: bool = False
    """Whether nobody has claimed a tile and the winner has not discarded: 地胡 is possible."""
    last_of_wall: bool = False
    """Whether the last tile is the wall's last one, or was discarded after it: 海底."""
    discarder_holds_one: bool = False
    """Whether the discarder has one tile in the hand: 金钩炮."""
    revealed: bool = False
    """Whether the winner has revealed the hand: 明牌."""
    ben_jin_discarded: int = 0
    """How many 本金 the winner has discarded, where those count (宜宾)."""


class ValueItem(NamedTuple):
    """One reason for the worth of a hand."""

    id: str
    amount: int
    """Points, a factor or fan: whichever the game counts by."""


class Reading:
    """A way to read a complete hand. Its groups are laid when somebody looks at them: play needs the worth alone."""

    __slots__ = ("_groups", "_lay", "shape")

    def __init__(self, shape: str, groups: Division = (), lay: Callable[[], Division] | None = None) -> None:
        """``shape`` is STANDARD, SEVEN_PAIRS, SCATTERED, SEVEN_WINDS or ORPHANS; ``lay`` finds the groups if given."""
        self.shape = shape
        self._groups = groups
        self._lay = lay

    @property
    def groups(self) -> Division:
        """Its groups in the hand; empty for a shape without groups."""
        if self._lay is not None:
            self._groups, self._lay = self._lay(), None
        return self._groups

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reading) and (self.shape, self.groups) == (other.shape, other.groups)

    def __hash__(self) -> int:
        return hash((self.shape, self.groups))

    def __repr__(self) -> str:
        return f"Reading({self.shape!r}, {self.groups!r})"

    def __reduce__(self) -> tuple[type[Reading], tuple[str, Division]]:
        return Reading, (self.shape, self.groups)


@dataclass(frozen=True, slots=True)
class WinValue:
    """What a win is worth in one reading."""

    items: tuple[ValueItem, ...]
    """Everything that counts."""
    fan: int | None
    """The sum of the fan, without a cap, in a game that counts fan."""
    multiplier: int
    """How many stakes a payer owes, before what depends on the payer."""
    reading: Reading
