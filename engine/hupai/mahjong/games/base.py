"""What the games of the family share: the rules every game starts from, and options that several offer."""

from __future__ import annotations

from hupai.mahjong.hand.shapes import WinShapes
from hupai.mahjong.rules.ruleset import TIMES, MahjongRules, Valuation
from hupai.table.options import Option

NO_WORTHS = Valuation(
    best=lambda rules, claim: None, readings=lambda rules, claim: iter(()), whole="", counts=lambda rules: TIMES
)
"""In the base rules no hand wins: a game names its own list of worths."""

BASE = MahjongRules(
    game="",
    seats=4,
    hands_per_session=8,
    tiles=136,
    shapes=WinShapes(seven_pairs=False),
    valuation=NO_WORTHS,
    indicator=False,
    stand_in=False,
    wilds=0,
    honour_flip="ring",
    wild_discard="allowed",
    chi=False,
    fei=False,
    multi_win=True,
    self_draw_only=False,
    wild_hand_self_draw_only=False,
    guo_hu="off",
    min_discard=1,
    min_fan=0,
    two_suits=False,
    forced_last=0,
    wins_to_end=1,
    first_dealer="lot",
    draw_dealer="stays",
    several_winners_dealer="discarder",
    score="highest",
    scatter_wild="joker",
    lan_gap=3,
    guiwei="natural",
    long_natural_only=False,
    four_wild_deal=False,
    kong_points="none",
    kong_on_draw="void",
    birds=0,
    cap=0,
    sigui="last_tile",
    profile="seed",
    reveal=False,
    both_revealed=2,
    feed_rule="free",
    draw_penalty="none",
    long_qidui=4,
    zimo_bonus=0,
    jingoupao=0,
    gangpao_payer="discarder",
    piao="off",
    piao_on_draw=False,
    gen_wilds="one",
    ben_jin="triplet",
    wild_fan="once",
    dead_flower_pig=False,
    qing_qi_dui=True,
    reveal_wins="must",
    added_kong="any",
    robbed_pays_all=False,
)
"""Four seats, 136 tiles, no wilds, four melds and a pair, nothing paid besides a win; a game names what differs."""

SESSION = Option("hands_per_session", (1, 2, 4, 8, 16), 8, "session.length")
FIRST_DEALER = Option("first_dealer", ("lot", "host"), "lot", "deal.dealer_first")
"""Options that several games offer, with the defaults most of them share."""
