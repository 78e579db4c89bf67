"""A rule set: everything that may differ between two games of the family, as data and named functions.

A game is ``replace(BASE, …)`` naming only what differs (see :mod:`hupai.zipai.games`). Numbers and switches are
data; where data is not enough, a field holds a function. The turn, the win check and the settlement read these
fields and never ask which game they are in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hupai.table.duel import DuelEnd
from hupai.table.payments import Payment
from hupai.zipai.cards import COPIES, KINDS

SEATS = 3
"""How many usually play, and the most who do (``deal.hands``)."""

SITTING = 4
"""How many are at the table where one sits, 坐醒."""

MAX_KINGS = 4
"""The most kings a deck has."""

DEALT = 20
"""Cards each seat is dealt; the dealer then gets the shown card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ZipaiRules(DuelEnd):
    """The rules of one game with its options applied; compare by value, never by name."""

    game: str
    """Identifier of the game the options were applied to, for records; nothing branches on it."""
    seats: int = SEATS
    """How many are at the table: three, two, or four of whom one sits (``deal.hands``, ``deal.sitter``)."""
    buried: int = 0
    """Cards laid aside from the wall after the deal, which nobody sees (``deal.buried``)."""
    kings: int = 0
    """Kings 王 in the deck: 0 to 4 (S0 永州双王扯胡子规则 §一)."""
    min_huxi: int = 15
    """胡息 a hand must reach to win."""
    wu_hu: bool = False
    """无胡: a complete hand of exactly 0 胡息 wins as well (S2 4.7)."""
    tun_step: int = 3
    """胡息 that make one more 囤 (``pay.tun``)."""
    base_bonus: int = 0
    """带底: 囤 added to every win (``pay.base_bonus``)."""
    win_on_discard: bool = False
    """点炮, 放炮: a card played from a hand may be won, and its player pays for everybody (``win.discard``)."""
    guo_hu: str = "free"
    """After passing a 胡: ``free``, or ``more``: the next one must pay more (``win.guo_hu``)."""
    guo_zhang: str = "each"
    """What a passed 吃 or 碰 forbids of that card: ``each`` itself only, ``both`` either of them (``past.chi``,
    ``past.peng``; S0 臭牌, S2 2.10)."""
    wang_chuang: str = "sure"
    """When 王闯 and 王炸 may be announced: ``sure`` where every card wins, ``open`` as soon as only the kings are left
    (``king.call``; S0 王闯)."""
    king_limit: str = "off"
    """限胡, which wins king holders may have: any (``off``), ``fan`` (a least factor by the number of kings), ``shape``
    (with three or four kings announced wins only), or ``usual``: ``fan`` in a deck of four kings, else any
    (``king.limit``)."""
    three_ti_five_kan: bool = False
    """三提五坎: the dealer's third 提 or fifth 坎 wins at once (``win.three_five``; S0 跑胡子规则)."""
    three_five_cards: str = "all"
    """Which cards make 三提五坎: ``all`` the dealer's 21, the ``dealt`` twenty, or ``shown``: the shown card completes
    it (``win.three_five``)."""
    ju_shou: bool = False
    """举手: a hand that waits after the deal may be raised, which doubles its win (``win.raise``; S2 4.9)."""
    ju_shou_kept: bool = False
    """Whether a raised hand stays raised when its seat takes a card and does not win (``win.raise``; S2 4.9)."""
    fang_wei: bool = False
    """放偎: who discards a kind that another seat laid as 偎 may no longer 吃 or 碰 (``past.fang_wei``; S2 1.10)."""
    chi_bian_da_bian: bool = False
    """吃边打边: after a 吃, discarding at the other end of the run is limited or forbidden (``chi.edge``; S2 2.13)."""
    chi_bian_red: bool = True
    """Whether that forbids 7→10 and 10→7, which the source does not mention (``chi.edge_red``)."""
    xing: str = "off"
    """省: ``off``, ``fan`` (翻省: turn the next wall card) or ``gen`` (跟省: the winning card)."""
    xing_offset: int = 1
    """Which card a turned card names: 1 its successor, 0 itself, -1 its predecessor (``xing.turned``)."""
    xing_value: int = 1
    """囤 each 省 is worth."""
    red_min: int = 10
    """Red cards that make 红胡."""
    red_times: int = 2
    """Factor of 红胡."""
    dot_times: int = 3
    """Factor of 点胡, exactly one red card; 红转点 pays the same."""
    black_times: int = 4
    """Factor of 黑胡, no red card; 红转黑 pays the same."""
    yi_dian_hong: bool = True
    """一点红: whether exactly one red card is a fan at all."""
    ming_tang: str = "multiply"
    """Several fans at once: ``multiply`` their factors, or ``add`` them (``fan.ming_tang``)."""
    red_to_dot: int = 0
    """红转点: red cards from which 红胡 pays like 点胡; 0 is off."""
    red_to_black: int = 0
    """红转黑: red cards from which 红胡 pays like 黑胡; 0 is off."""
    self_draw: int = 2
    """自摸: factor for winning on one's own flip."""
    self_draw_tun: int = 0
    """自摸: 囤 added for it."""
    tianhu: int = 1
    """天胡: factor on top of 自摸 for the dealer's win with the dealt cards."""
    dihu: int = 0
    """地胡: factor for another's win on the dealer's shown card; 0 leaves that card to the dealer."""
    haidi: int = 1
    """海底: factor for a win on the last card of the wall."""
    ka_hu: bool = False
    """卡胡: exactly 10 胡息 count 16, exactly 20 count 24 (S2 4.5, 4.6)."""
    long_value: int = 0
    """龙: points every 提 takes from each opponent, whoever wins; a big one twice as many (S2 3.8)."""
    king_draw_penalty: int = 0
    """黄庄: points a seat pays an opponent for each king it holds more."""
    cap_per_loser: int = 0
    """Most points one loser can pay; 0 is no cap."""
    hands_per_session: int = 8
    """Hands in a session unless the players ask otherwise."""
    wei_hidden: bool = True
    """Whether a 偎 lies face down for the others (a 臭偎 always shows one card)."""
    ti_hidden: str = "off"
    """Which 提 the others cannot read: none (``off``: three down, one up), ``dealt``, ``flipped`` or ``all`` ones
    (``ti.shown``)."""
    first_dealer: str = "lot"
    """Who deals the first hand of a match: the seat drawn by ``lot``, or the ``host``, seat 0 (``deal.dealer_first``;
    S2 1.2)."""
    dealer_after_draw: str = "next"
    """Who deals after a 黄庄: the ``next`` seat, or the dealer (``stay``) except after every third in a row."""
    fans_on: str = "tun"
    """What fans multiply: ``tun``, the 囤, or ``huxi``, the 胡息 that make the 囤 (``fan.huxi``; S2 名堂). 自摸 and
    king fans multiply 囤 either way."""
    tun_from_huxi: Callable[[ZipaiRules, int], int]
    """The 囤 for a number of 胡息."""
    win_payments: Callable[[ZipaiRules, int, Sequence[int], int, int, int], list[Payment]]
    """What players pay after a win: (rules, winner, losers, source seat or -1, pay_each, BY_… of the last card)."""
    draw_payments: Callable[[ZipaiRules, int, Sequence[int]], list[Payment]]
    """Who pays whom after a 黄庄, given the dealer and each seat's kings."""
    sitter_share: str = "losers"
    """坐醒: who pays the sitter for the 醒, each of the ``losers``, or the ``winner`` half of it (``pay.sitter``)."""
    sitter_dealer_share: bool = False
    """坐醒: whether a dealer who wins without 醒 hands the sitter what one loser paid (``pay.sitter_dealer``)."""
    sitter_floor: bool = False
    """坐醒: whether the sitter gets a third of the cap at least from a win that reaches it (``pay.sitter_floor``)."""
    sitter_huangzhuang: str = "none"
    """坐醒: what the sitter has of a 黄庄: nothing (``none``), or a share with the ``dealer`` (``pay.kings``)."""
    called_as_sure: bool = False
    """Whether an announced king win pays at most the highest form that every card completes, as before 0.4.0, and not
    the best one the flipped card completes. No option: only what was played so is replayed so."""
    asks_in_vain: bool = False
    """Whether 吃 and 碰 are offered although everybody sees that a 跑 takes the card, as versions before 0.3.0 did
    where somebody could 胡. No option: only what was played so is replayed so."""

    @property
    def limits_kings_by(self) -> str:
        """限胡 as it is played: ``off``, ``fan`` or ``shape`` (``king.limit``)."""
        if self.king_limit != "usual":
            return self.king_limit
        return "fan" if self.kings == MAX_KINGS else "off"

    @property
    def sits(self) -> bool:
        """Whether one at the table sits, 坐醒 (``deal.sitter``)."""
        return self.seats > SEATS

    @property
    def players(self) -> int:
        """How many play a hand: all at the table but the sitter."""
        return self.seats - self.sits

    @property
    def deck_size(self) -> int:
        """Cards in the deck: four of each kind, and the kings (S0 永州双王扯胡子规则 §一)."""
        return COPIES * KINDS + self.kings

    @property
    def wall_size(self) -> int:
        """Cards in the wall after the deal of twenty to each player, the shown card and the buried ones (S0 砌牌)."""
        return self.deck_size - self.players * DEALT - 1 - self.buried
