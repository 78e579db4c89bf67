"""Rules of 名堂, the fans: what multiplies a win."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, Rule, chapter, practice, rule, rule_by_case, seed
from hupai.zipai.explain.book_king_fans import KING_FANS
from hupai.zipai.explain.headings import S2_FANS, SPECIAL
from hupai.zipai.explain.rule_words import fans_on_huxi
from hupai.zipai.rules.ruleset import ZipaiRules


def _several_on_huxi(rules: ZipaiRules) -> bool:
    """Whether a win can have several fans that multiply the 胡息: one for its colour and another one."""
    others = (rules.tianhu > 1, rules.dihu > 1, rules.haidi > 1, rules.ju_shou)
    return fans_on_huxi(rules) and any(others)


_COLOURS: Final[tuple[Rule, ...]] = (
    rule_by_case(
        "fan.red",
        Case(
            "胡牌时红字不少于{red_min}张，够红转点或红转黑的才算名堂。",
            "A winning hand with {red_min} red cards or more gets a factor only through 红转点 or 红转黑.",
            lambda rules: rules.red_times == 1 and bool(rules.red_to_dot or rules.red_to_black),
        ),
        Case(
            "胡牌时红字不少于{red_min}张，不算名堂。",
            "A winning hand with {red_min} red cards or more gets no factor for them.",
            lambda rules: rules.red_times == 1,
        ),
        Case(
            "胡牌时红字不少于{red_min}张是红胡，胡息{red_times}倍。",
            "A winning hand with {red_min} red cards or more is a red win: its huxi ×{red_times}.",
            fans_on_huxi,
        ),
        Case(
            "胡牌时红字不少于{red_min}张是红胡，{red_times}番。",
            "A winning hand with {red_min} red cards or more is a red win: ×{red_times}.",
        ),
        seed("S0", *SPECIAL, "红胡").saying("红字满十张，二番。", "Ten red cards, ×2."),
        seed("S2", *S2_FANS, "4.1 红胡").saying(
            "红字满十三张，胡息两倍。", "Thirteen red cards; the huxi count twice."
        ),
        practice(
            "跑胡子各地张数、番数不同；邵阳十三张，胡息两倍。",
            "In Paohuzi the number and the factor differ from place to place; Shaoyang needs thirteen, and "
            "the huxi count twice.",
        ),
    ),
    rule_by_case(
        "fan.dot",
        Case(
            "胡牌时正好一张红字，不算名堂。",
            "A winning hand with exactly one red card gets no factor for it.",
            lambda rules: not rules.yi_dian_hong or rules.dot_times == 1,
        ),
        Case(
            "胡牌时正好一张红字是一点朱（点胡、一点红），胡息{dot_times}倍。",
            "A winning hand with exactly one red card (一点朱, 点胡, 一点红): its huxi ×{dot_times}.",
            fans_on_huxi,
        ),
        Case(
            "胡牌时正好一张红字是一点朱（点胡、一点红），{dot_times}番。",
            "A winning hand with exactly one red card (一点朱, 点胡, 一点红): ×{dot_times}.",
        ),
        seed("S0", *SPECIAL, "一点朱").saying("三番。", "×3."),
        seed("S2", *S2_FANS, "4.2 一点朱").saying("胡息两倍。", "The huxi count twice."),
        practice("邵阳和有的地方不算。", "Shaoyang and some other places do not count it."),
    ),
    rule_by_case(
        "fan.black",
        Case(
            "胡牌时没有红字，不算名堂。",
            "A winning hand without any red card gets no factor for that.",
            lambda rules: rules.black_times == 1,
        ),
        Case(
            "胡牌时没有红字是黑胡，胡息{black_times}倍。",
            "A winning hand without any red card is a black win: its huxi ×{black_times}.",
            fans_on_huxi,
        ),
        Case(
            "胡牌时没有红字是黑胡，{black_times}番。",
            "A winning hand without any red card is a black win: ×{black_times}.",
        ),
        seed("S0", *SPECIAL, "黑胡").saying("四番。", "×4."),
        seed("S2", *S2_FANS, "4.3 黑胡").saying("胡息两倍。", "The huxi count twice."),
        practice("邵阳胡息两倍。", "In Shaoyang the huxi count twice."),
    ),
    rule(
        "fan.red_to_dot",
        "红字不少于{red_to_dot}张，红胡按{dot_times}番算（红转点）。",
        "From {red_to_dot} red cards on, a red win counts ×{dot_times} (红转点).",
        practice(),
        when=lambda rules: rules.red_to_dot > 0,
    ),
    rule(
        "fan.red_to_black",
        "红字不少于{red_to_black}张，红胡按{black_times}番算（红转黑）。",
        "From {red_to_black} red cards on, a red win counts ×{black_times} (红转黑).",
        practice(),
        when=lambda rules: rules.red_to_black > 0,
    ),
)

_DRAWS: Final[tuple[Rule, ...]] = (
    rule_by_case(
        "fan.self_draw",
        Case("自摸不加番。", "Winning on one's own flip adds no factor.", lambda rules: rules.self_draw == 1),
        Case(
            "胡自己翻出的牌是自摸，囤数{self_draw}倍。",
            "Winning on one's own flip: the units ×{self_draw}.",
            fans_on_huxi,
        ),
        Case("胡自己翻出的牌是自摸，{self_draw}番。", "Winning on one's own flip: ×{self_draw}."),
        seed("S0", *SPECIAL, "自摸").saying("二番。", "×2."),
        seed("S2", *S2_FANS, "4.4 自摸").saying("二番。", "×2."),
        practice("邵阳不加番，有的地方加一囤。", "Shaoyang adds nothing, some places add a unit."),
    ),
    rule_by_case(
        "fan.tianhu",
        Case(
            "天胡不加番。",
            "A heavenly win adds no factor.",
            lambda rules: rules.tianhu == 1 and rules.self_draw == 1,
        ),
        Case(
            "天胡只按自摸算。",
            "A heavenly win counts as a win on one's own flip and nothing more.",
            lambda rules: rules.tianhu == 1,
        ),
        Case(
            "天胡胡息{tianhu}倍，自摸另算。",
            "A heavenly win: its huxi ×{tianhu}, besides the factor of one's own flip.",
            fans_on_huxi,
        ),
        Case(
            "天胡{tianhu}番，自摸另算。",
            "A heavenly win: ×{tianhu}, besides the factor of one's own flip.",
        ),
        practice(
            "永州只算自摸；跑胡子各地两番到六番。",
            "Yongzhou counts it as one's own flip only; in Paohuzi it is ×2 to ×6, depending on the place.",
        ),
        seed("S2", *S2_FANS, "4.8 天胡").saying("胡息两倍。", "The huxi count twice."),
    ),
    rule_by_case(
        "fan.dihu",
        Case(
            "地胡不加番，也不算自摸。",
            "Winning on the dealer's shown card (地胡) adds no factor and does not count as one's own flip.",
            lambda rules: rules.dihu == 1,
        ),
        Case(
            "地胡胡息{dihu}倍，不算自摸。",
            "Winning on the dealer's shown card (地胡): its huxi ×{dihu}; it does not count as one's own flip.",
            lambda rules: rules.dihu > 1 and fans_on_huxi(rules),
        ),
        Case(
            "地胡{dihu}番，不算自摸。",
            "Winning on the dealer's shown card (地胡): ×{dihu}; it does not count as one's own flip.",
            lambda rules: rules.dihu > 1,
        ),
        practice(),
    ),
    rule_by_case(
        "fan.ju_shou",
        Case(
            "举着手胡牌，胡息2倍。",
            "A win with the hand raised: its huxi ×2.",
            lambda rules: rules.ju_shou and fans_on_huxi(rules),
        ),
        Case(
            "举着手胡牌，2番。",
            "A win with the hand raised: ×2.",
            lambda rules: rules.ju_shou,
        ),
        seed("S2", *S2_FANS, "4.9 举手"),
    ),
    rule_by_case(
        "fan.haidi",
        Case(
            "海底：胡墩上最后一张牌，胡息{haidi}倍。",
            "A win on the last card of the wall (海底): its huxi ×{haidi}.",
            lambda rules: rules.haidi > 1 and fans_on_huxi(rules),
        ),
        Case(
            "海底：胡墩上最后一张牌，{haidi}番。",
            "A win on the last card of the wall (海底): ×{haidi}.",
            lambda rules: rules.haidi > 1,
        ),
        practice("多数地方不算。", "Most places do not count it."),
    ),
)

FANS: Final = chapter(
    "fan",
    rule_by_case(
        "fan.ming_tang",
        Case(
            "同时有几个名堂，胡息的倍数相乘。",
            "A fan (名堂) is a factor on the huxi; if a win has several, the factors are multiplied.",
            lambda rules: _several_on_huxi(rules) and rules.ming_tang == "multiply",
        ),
        Case(
            "同时有几个名堂，胡息的倍数相加。",
            "A fan (名堂) is a factor on the huxi; if a win has several, the factors are added.",
            _several_on_huxi,
        ),
        Case(
            "同时有几个名堂，番数相乘。",
            "A fan (名堂) is a factor on the units of a win; if a win has several, the factors are multiplied.",
            lambda rules: not fans_on_huxi(rules) and rules.ming_tang == "multiply",
        ),
        Case(
            "同时有几个名堂，番数相加。",
            "A fan (名堂) is a factor on the units of a win; if a win has several, the factors are added.",
            lambda rules: not fans_on_huxi(rules),
        ),
        seed("S0", *SPECIAL, "红胡王钓").saying("相乘。", "They are multiplied."),
        practice("有的地方相加。", "Some places add them."),
    ),
    rule_by_case(
        "fan.huxi",
        Case(
            "名堂先乘在胡息上，乘好的胡息再换成囤。",
            "Fan multiply the huxi first, and the result is turned into units.",
            lambda rules: fans_on_huxi(rules) and rules.self_draw == 1,
        ),
        Case(
            "名堂先乘在胡息上，乘好的胡息再换成囤；只有自摸乘在囤上。",
            "Fan multiply the huxi first, and the result is turned into units; only winning on "
            "one's own flip multiplies the units.",
            fans_on_huxi,
        ),
        seed("S2", *S2_FANS, "4.1 红胡"),
        seed("S2", *S2_FANS, "4.4 自摸"),
        practice("邵阳也是先翻胡息。", "Shaoyang multiplies the huxi first as well."),
    ),
    *_COLOURS,
    *_DRAWS,
    *KING_FANS,
)
