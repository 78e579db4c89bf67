"""A rule set: everything in which the games of the family differ, as data and named functions.

A game is ``replace(BASE, …)`` that names only what it does differently (see :mod:`hupai.mahjong.games`). The turn, the
value of a hand and the settlement read these fields and never ask which game they are in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from hupai.mahjong.hand.shapes import WinShapes
from hupai.mahjong.rules.win_claim import WinClaim, WinValue
from hupai.mahjong.tiles import DECK_84, DECK_108, DECK_112, DECK_136, Deck

DECKS: Final[dict[int, Deck]] = {84: DECK_84, 108: DECK_108, 112: DECK_112, 136: DECK_136}
"""The decks by their number of tiles."""


FAN, TIMES, POINTS = "fan", "times", "points"
"""What a list of worths counts: fan that are added, factors, or points."""

NOTHING_ELSE = WinShapes(seven_pairs=False)
"""No shape wins but four melds and a pair."""


@dataclass(frozen=True, slots=True)
class Valuation:
    """A list of worths: what hands are worth by it, and how that is told."""

    best: Callable[[MahjongRules, WinClaim], WinValue | None]
    """The highest worth of a hand, None if it does not win."""
    readings: Callable[[MahjongRules, WinClaim], Iterator[WinValue]]
    """Every reading of a hand with its worth; slow, for proofs."""
    whole: str
    """The rule that makes one worth of what a hand has."""
    counts: Callable[[MahjongRules], str]
    """What is counted by these rules: FAN, TIMES or POINTS."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MahjongRules:
    """The rules of one game with its options applied; compare by value, never by name."""

    game: str
    """Identifier of the game, for records; nothing branches on it."""
    seats: int = 4
    """How many play: 3 or 4."""
    hands_per_session: int = 8
    """Hands in a match unless the players ask otherwise."""
    tiles: int = 136
    """Tiles in the deck: 136, 112, 108 or 84."""
    shapes: WinShapes = NOTHING_ELSE
    """The shapes that win besides four melds and a pair."""
    valuation: Valuation
    """The list of worths."""

    # Wilds.
    indicator: bool = False
    """Whether a tile is turned up after the deal and names the wild."""
    stand_in: bool = False
    """Whether 红中 plays as the wild's own kind (永州)."""
    wilds: int = 0
    """Wild tiles in the deck: 4, 8 or 12; 8 and 12 take the next numbers as well (宜宾)."""
    honour_flip: str = "ring"
    """An honour as indicator: ``ring``, the next honour is wild, or ``reflip``, another tile is turned."""
    wild_discard: str = "allowed"
    """Discarding a wild: ``allowed``, ``dead_hand``, after which the seat can neither claim nor win, or ``forbid``."""

    # Claims.
    chi: bool = False
    """吃: whether the next seat may take a discard for a run."""
    fei: bool = False
    """飞: whether one tile and one wild may take a discard, and 提 take the wild back."""
    multi_win: bool = True
    """Whether several seats may win on one tile."""
    self_draw_only: bool = False
    """Whether only drawn tiles win."""
    wild_hand_self_draw_only: bool = False
    """Whether a hand with a wild wins on drawn tiles only."""
    guo_hu: str = "off"
    """After passing a win, until the next own draw: ``strict``, no win on a discard; ``more``, only a higher one;
    ``paid``, only one that pays more, 明牌 counted; ``off``, any."""
    min_discard: int = 1
    """The least multiplier that wins on a discard."""
    min_fan: int = 0
    """The fewest fan that win, in a game that counts fan."""
    two_suits: bool = False
    """缺门: whether a hand must lack a suit."""
    forced_last: int = 0
    """Tiles left in the wall below which every possible win is taken by itself; 0 for never."""

    # The end of a hand.
    wins_to_end: int = 1
    """Wins after which the hand ends: 1, or 3 in a blood battle (血战)."""
    first_dealer: str = "lot"
    """Who deals the first hand: the ``lot`` or the ``host``, seat 0."""
    draw_dealer: str = "stays"
    """Who deals after an exhausted wall: ``stays``, ``last_drawer`` or ``first_winner``."""
    several_winners_dealer: str = "discarder"
    """Who deals after several wins on one tile: the ``discarder`` or the ``nearest`` winner."""

    # Worth and payments.
    score: str = "highest"
    """The table of worths (永州): ``highest``, ``closed``, ``half``, ``open``, ``double`` or ``daozhou``."""
    scatter_wild: str = "joker"
    """A wild in 下三烂 and 十三幺: ``joker``, any tile, or ``face``, its printed kind."""
    lan_gap: int = 3
    """Ranks between two tiles of one suit in 下三烂: 3 or 2."""
    guiwei: str = "natural"
    """王归位: ``natural``, a wild in a run as its printed kind, or ``loose``, any wild in a run."""
    long_natural_only: bool = False
    """Whether the four alike of 龙巧对 must be natural tiles."""
    four_wild_deal: bool = False
    """起手四王: whether four dealt wilds win at once."""
    kong_points: str = "none"
    """What a 杠 pays: ``none``, ``at_end`` (永州), ``at_once`` (卡五星), ``sichuan``."""
    kong_on_draw: str = "void"
    """杠 after an exhausted wall: ``void`` or ``keep``."""
    birds: int = 0
    """扎鸟: tiles turned after a win; each hit adds a stake."""
    cap: int = 0
    """The most a win counts: a multiplier, or fan in a game that counts fan; 0 is no cap."""
    sigui: str = "last_tile"
    """四归: ``last_tile``, ``any``, ``strict`` or ``revealed_is_ming``."""
    profile: str = "seed"
    """The list of worths (卡五星): ``seed``, or ``xiangyang`` with 大小三元 and 海底."""
    reveal: bool = False
    """明牌: whether a waiting hand may be revealed."""
    both_revealed: int = 2
    """The factor where winner and payer are revealed: 2 or 4."""
    feed_rule: str = "free"
    """Discards that a revealed hand waits for: ``free``, ``no_feed_revealed`` or ``feeder_pays_all``."""
    draw_penalty: str = "none"
    """Who pays after an exhausted wall: ``none``, ``first_revealer``, ``all_revealed``, ``suizhou``, ``xiaogan`` or
    ``blood`` (花猪 and 查叫)."""
    long_qidui: int = 4
    """龙七对: 4 fan, from its parts, or 5."""
    zimo_bonus: int = 0
    """Fan added for a drawn tile."""
    jingoupao: int = 0
    """金钩炮: fan added if the discarder has one tile left."""
    gangpao_payer: str = "discarder"
    """杠上炮 is paid by the ``discarder`` or the ``supplier`` of the 杠."""
    piao: str = "off"
    """飘: ``off``, ``choose`` before each hand, or ``fixed``, everybody."""
    piao_on_draw: bool = False
    """Whether 飘 multiplies 花猪 and 查叫."""
    gen_wilds: str = "one"
    """根: how many of the four may be wilds, ``one`` or ``any`` number."""
    ben_jin: str = "triplet"
    """本金: ``triplet``, three as 碰 or as a triplet, or ``drawn``, a 碰 or three that came during the hand."""
    wild_fan: str = "once"
    """What wilds cost a win: ``once``, the fan for a win without one, or ``each``, one fan for every wild."""
    dead_flower_pig: bool = False
    """Whether a dead hand of three suits pays as 花猪."""
    qing_qi_dui: bool = True
    """Whether seven pairs of one suit are 清一色 (永州)."""
    reveal_wins: str = "must"
    """Whether a revealed hand ``must`` take every win or ``may`` pass one."""
    added_kong: str = "any"
    """蓄杠, 补杠: with ``any`` fourth tile, or only with one ``drawn`` after the 碰."""
    robbed_pays_all: bool = False
    """抢杠: whether the robbed seat pays what everybody would have paid."""
    claim_last: bool = True
    """Whether the discard that follows the wall's last tile may be taken with 碰, 吃 and 飞. It may always be won, and
    never be taken with 杠."""

    waits_in_vain: bool = False
    """Whether a revealed hand must go on waiting for kinds of which it holds all four tiles too, as versions before
    0.4.0 played: for their records, links and positions alone."""

    def worth_of(self, claim: WinClaim) -> WinValue | None:
        """Return the highest worth of a hand, None if it does not win."""
        return self.valuation.best(self, claim)

    @property
    def wall_size(self) -> int:
        """Tiles in the wall after the deal, the dealer's fourteenth tile and the indicator."""
        return self.tiles - 13 * self.seats - 1 - self.indicator


def earlier_rules(rules: MahjongRules) -> tuple[MahjongRules, ...]:
    """Return these rules as earlier versions played them, where they differ."""
    return (replace(rules, waits_in_vain=True),) if rules.reveal else ()


def deck_of_rules(rules: MahjongRules) -> Deck:
    """Return the deck of these rules."""
    return DECKS[rules.tiles]
