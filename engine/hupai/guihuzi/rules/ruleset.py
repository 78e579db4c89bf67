"""A rule set: everything that may differ between two games of the family, as data and one named function.

A game is ``replace(BASE, …)`` naming only what differs (see :mod:`hupai.guihuzi.games`). The turn, the win check and
the settlement read these fields and never ask which game they are in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hupai.guihuzi.rules.win_facts import Price, WinFacts
from hupai.table.duel import DuelEnd

DEALT = 19
"""Cards that each seat is dealt; the dealer gets one more (``deal.hands``)."""

GROUPS = 7
"""门 of a complete hand: six whole groups and a half one (``win.shape``)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuihuziRules(DuelEnd):
    """The rules of one game with its options applied; compare by value, never by name."""

    game: str
    """Identifier of the game the options were applied to, for records; nothing branches on it."""
    seats: int = 3
    """How many play: three or two (``deal.seats``)."""
    buried: int = 0
    """Cards that are taken from the wall after the deal and laid aside, with two seats (``deal.buried``)."""
    hands_per_session: int = 8
    """Hands in a match unless the players ask otherwise."""
    xi: tuple[int, ...] = (1, 1, 1, 1, 1, 1, 1, 1, 0)
    """硬息 of each kind of group, by its number in :mod:`hupai.guihuzi.melds` (``xi.groups``); a run has none."""
    min_xi: int = 5
    """硬息 a hand must reach to win (``win.minimum``)."""
    needs_merit: bool = False
    """Whether a hand below seven 硬息 needs a 坎, 歪, 溜, four equal cards, a pair of its own flip or a 名堂
    (``win.merit``)."""
    piao: bool = False
    """飘: whether the fourth card of one's own flip may join a laid 碰 (``turn.piao``)."""
    eat_limit: int = 0
    """The most runs without 硬息 a seat may eat, 0 for no limit (``chi.limit``)."""
    wuxiping: bool = False
    """无息平: a hand of nothing but runs wins without any 硬息 (``win.flat``)."""
    jiuduiban: bool = False
    """九对半: nine pairs among the dealt cards win before the first discard (``win.nine_pairs``)."""
    ten_pairs: bool = False
    """十对: twenty cards in ten pairs win (``win.ten_pairs``)."""
    diaodiaoshou: bool = False
    """吊吊手: whether a win with a single card left in the hand is a 名堂 (``pay.one_card``)."""
    shouqianshou: bool = False
    """手牵手: whether waiting for exactly two neighbours is a 名堂 (``pay.neighbours``)."""
    beikaobei: bool = False
    """背靠背: whether waiting for exactly one number in both sizes is a 名堂 (``pay.twins``)."""
    table: str = "small"
    """小卓 or 大卓: the ``small`` or the ``big`` table of points (``pay.table``)."""
    combine: str = "multiply"
    """What several 名堂 do: ``multiply`` or ``add`` (``pay.several``)."""
    cap: int = 0
    """The most points that each loser pays, 0 for no limit (``pay.cap``)."""
    price: Callable[[GuihuziRules, WinFacts], Price]
    """What a complete hand pays, by the game's own table."""
