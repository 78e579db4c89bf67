"""Rules of the announced king wins: 王钓, 王闯, 王炸, and each with a king flipped."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Rule, practice, rule, seed
from hupai.zipai.explain.headings import SPECIAL
from hupai.zipai.explain.rule_words import has_kings, some_kings

KING_FANS: Final[tuple[Rule, ...]] = (
    rule(
        "fan.wang_diao",
        "王钓：有提或跑，别的牌都成组（别的王可以用在组里），手里剩一张王，叫了王钓，翻出哪张都和王成将：4番，自摸不另算。",
        "King's bait (王钓): with a ti or pao, all else in groups and one king left (others may be in groups), the "
        "player declares it, and whatever is flipped makes the pair with the king: ×4, which includes one's own flip.",
        seed("S0", *SPECIAL, "王钓").saying("四番。", "×4."),
        seed("S0", *SPECIAL, "红胡王钓").saying(
            "红胡王钓八番：红胡二番乘王钓四番，没有再乘自摸。",
            "A red win with 王钓 is ×8: ×2 for red and ×4 for 王钓, and nothing for one's own flip.",
        ),
        practice("有的地方再乘自摸。", "Some places multiply by the factor of one's own flip as well."),
        when=has_kings,
    ),
    rule(
        "fan.wang_diao_wang",
        "王钓王：叫了王钓，翻出来又是王，两张王成将：8番，自摸不另算。",
        "King baits king (王钓王): king's bait is declared and another king is flipped; the two kings make the pair: "
        "×8, which includes one's own flip.",
        seed("S0", *SPECIAL, "王钓王").saying("八番。", "×8."),
        practice(
            "自摸不另算，是照红胡王钓的番数推的通行打法；有的地方再乘自摸。",
            "That this includes one's own flip is common practice, as in the ×8 of a red 王钓; some places "
            "multiply by it as well.",
        ),
        when=some_kings(2),
    ),
    rule(
        "fan.wang_chuang",
        "王闯：别的牌都成组（别的王可以用在组里），手里剩两张王，叫了王闯，翻出哪张都和两张王成一坎：8番，自摸不另算。",
        "King's charge (王闯): with all else in groups and two kings left (others may be in groups), the player "
        "declares it, and whatever is flipped makes a kan with the two kings: ×8, which includes one's own flip.",
        seed("S0", *SPECIAL, "王闯").saying("八番。", "×8."),
        practice(
            "自摸不另算，是照红胡王钓的番数推的通行打法；有的地方再乘自摸。",
            "That this includes one's own flip is common practice, as in the ×8 of a red 王钓; some places "
            "multiply by it as well.",
        ),
        when=some_kings(2),
    ),
    rule(
        "fan.wang_chuang_wang",
        "王闯王：叫了王闯，翻出来又是王，三张王成一坎，当哪张牌由赢家定：16番，自摸不另算。",
        "King charges king (王闯王): king's charge is declared and another king is flipped; the three kings make a kan "
        "of any card: ×16, which includes one's own flip.",
        practice(),
        when=some_kings(3),
    ),
    rule(
        "fan.wang_zha",
        "王炸：五组没有提、跑的牌加一对将，手里剩三张王（第四张可以用在组里或将里），叫了王炸，翻出哪张都和三张王成一提：16番，自摸不另算。",
        "King's blast (王炸): with five groups, none of them a ti or pao, a pair and three kings left (a fourth may be "
        "in a group or the pair), the player declares it, and whatever is flipped makes a ti with the three kings: "
        "×16, which includes one's own flip.",
        practice(),
        when=some_kings(3),
    ),
    rule(
        "fan.wang_zha_wang",
        "王炸王：叫了王炸，翻出来是第四张王，四张王成一提，当哪张牌由赢家定：32番，自摸不另算。",
        "King blasts king (王炸王): king's blast is declared and the fourth king is flipped; the four kings make a ti "
        "of any card: ×32, which includes one's own flip.",
        practice(),
        when=some_kings(4),
    ),
)
