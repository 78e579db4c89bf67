"""A rule set: everything that may differ between two games of the family, as data and named functions.

A game is ``replace(BASE, …)`` naming only what differs (see ``hupai.zipai.games``). Numbers and switches
are data; where data will not do, a field holds a function from an ordinary module. The turn, the win
check and the settlement read these fields and never ask which game they are in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hupai.zipai.claim import Price, WinFacts
    from hupai.zipai.settlement import Payment


@dataclass(frozen=True, slots=True)
class ZipaiRules:
    """The rules of one game with its options applied; compare by value, never by name."""

    game: str
    """Identifier of the game the options were applied to, for records; nothing branches on it."""
    kings: int
    """Kings 王 in the deck: 0 or 2 (S0 永州双王扯胡子规则 §一)."""
    min_huxi: int
    """胡息 a hand must reach to win."""
    base_bonus: int
    """带底: 囤 added to every win, 0 or 1."""
    win_on_discard: bool
    """点炮: a card played from a hand may be won, its player paying for everybody."""
    xing: str
    """省: ``off``, ``fan`` (翻省: turn the next wall card) or ``gen`` (跟省: the winning card)."""
    xing_offset: int
    """Which card a turned card points at: 1 its successor, 0 itself, -1 its predecessor."""
    xing_value: int
    """囤 each 省 is worth."""
    red_min: int
    """Red cards that make 红胡."""
    red_to_dot: int
    """红转点: red cards from which 红胡 pays like 点胡; 0 is off."""
    red_to_black: int
    """红转黑: red cards from which 红胡 pays like 黑胡; 0 is off."""
    self_draw: int
    """自摸: factor for winning on one's own flip."""
    tianhu: int
    """天胡: factor on top of 自摸 for the dealer's win with the dealt cards."""
    king_draw_penalty: int
    """黄庄: points each king costs its holder for every opponent who has one king fewer."""
    cap_per_loser: int
    """Most points one loser can pay; 0 is no cap."""
    hands_per_session: int
    """Hands in a session unless the players ask otherwise."""
    wei_hidden: bool
    """Whether a 偎 lies face down for the others (a 臭偎 always shows one card)."""
    price: Callable[[ZipaiRules, WinFacts], Price]
    """What a complete hand pays: 囤, fans, product."""
    pays: Callable[[ZipaiRules, int, int, int, bool], list[Payment]]
    """Who pays whom after a win: (rules, winner, source seat or -1, pay_each, source pays all)."""
    exhausted: Callable[[ZipaiRules, Sequence[int]], list[Payment]]
    """Who pays whom after a 黄庄, given each seat's kings."""
    next_dealer: Callable[[int, int | None, int], int]
    """Who deals next: (dealer, winner or None, hands drawn in a row)."""
