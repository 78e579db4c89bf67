"""Rules of what a discard forbids: 吃边打边 and 放偎."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.zipai.explain.headings import S2_BASICS, S2_PLAY
from hupai.zipai.rules.ruleset import ZipaiRules

_EDGE: Final[Text] = (
    "吃边打边：吃了顺子的边张，紧接着打另一边外面的那一张，要看是哪两张。吃一打四不限。吃四打一，这一局只能胡无胡、"
    "卡胡。吃二打五、吃七打四（吃红打黑），只能胡红胡。吃四打七、吃五打二（吃黑打红），只能胡黑胡、一点朱。"
    "吃三打六、吃六打三、吃五打八、吃八打五、吃六打九、吃九打六（吃黑打黑）不能打。吃绞牌以后，"
    "同一数字另一种大小的牌不能打。吃的时候还比了别的牌，顺子不能打的改成能打，只是这一局只能胡红胡、黑胡、"
    "一点朱、无胡。吃了以后剩下的牌全都不能打的，就不能这样吃。",
    "吃边打边: a player who has just eaten the end card of a run may want to discard the card beyond its other "
    "end. Whether that is free, limits the wins of the hand or is forbidden depends on the two cards. Eat 1, play "
    "4: free. Eat 4, play 1: this hand may then win only without huxi (无胡) or with exactly 10 or 20 (卡胡). Eat "
    "2, play 5 or eat 7, play 4 (eat red, play black): only with a red win. Eat 4, play 7 or eat 5, play 2 (eat "
    "black, play red): only with a black win or exactly one red card. Eat 3, play 6; eat 6, play 3; eat 5, play 8; "
    "eat 8, play 5; eat 6, play 9; eat 9, play 6 (eat black, play black): forbidden. After a chi in a mixed three, "
    "the same number of the other size is forbidden. If further melds were laid with the chi, a card forbidden "
    "because of a run may be played, but this hand may then win only with a red win, a black win, exactly one red "
    "card or no huxi. A chi that leaves nothing but forbidden cards to discard is not allowed.",
)


def _plays_all(rules: ZipaiRules) -> bool:
    """Whether every win that 吃边打边 names is played."""
    return rules.yi_dian_hong and rules.wu_hu and rules.ka_hu


CHI_BIAN: Final = chapter(
    "claims",
    rule_by_case(
        "chi.edge",
        Case(*_EDGE, lambda rules: rules.chi_bian_da_bian and _plays_all(rules)),
        Case(
            f"{_EDGE[0]}这一桌不算的胡法，也不能靠它胡。",
            f"{_EDGE[1]} A kind of win that is not played at this table is of no use here either.",
            lambda rules: rules.chi_bian_da_bian,
        ),
        seed("S2", *S2_PLAY, "2.13 吃边打边").saying(
            "可以吃一打四；吃四打一只能胡无胡、卡胡；吃红打黑只能胡红胡；吃黑打红只能胡黑胡、一点朱；"
            "别的不能吃黑打黑；绞牌不能吃大打小、吃小打大。",
            "Eat 1, play 4 is free; eat 4, play 1 leaves 无胡 and 卡胡; eat red, play black a red win; eat "
            "black, play red a black win or one red card. Any other black card after a black one is "
            "forbidden, and in a mixed three the other size.",
        ),
        practice(
            "比了别的牌就放宽，来源没有写；有的地方受限的一律只能胡红胡、黑胡、一点朱、无胡。",
            "The documents do not say that further melds soften the ban. In some places every limited hand may "
            "win with a red win, a black win, one red card or no huxi.",
        ),
    ),
    rule_by_case(
        "chi.edge_red",
        Case(
            "吃七打十、吃十打七（吃红打红）也不能打；比了别的牌照样放宽。",
            "Eat 7, play 10 and eat 10, play 7 (eat red, play red) are forbidden too; further melds soften "
            "this ban as well.",
            lambda rules: rules.chi_bian_da_bian and rules.chi_bian_red,
        ),
        Case(
            "吃七打十、吃十打七（吃红打红）不限。",
            "Eat 7, play 10 and eat 10, play 7 (eat red, play red) are free.",
            lambda rules: rules.chi_bian_da_bian,
        ),
        seed("S2", *S2_PLAY, "2.13 吃边打边").saying(
            "没有说吃红打红。", "It says nothing about eating red and playing red."
        ),
        practice("多数地方不能打。", "Forbidden in most places."),
    ),
)

FANG_WEI: Final = chapter(
    "past",
    rule(
        "past.fang_wei",
        "放偎：打出别家已经偎了的牌（臭偎不算），这一局什么牌都不能再吃、碰；胡、偎、提、跑照旧。",
        "放偎: a player who discards a card that another player has laid as a wei (a stale wei does not count) may "
        "neither chi nor peng any card for the rest of the hand; a win, wei, ti or pao is still possible.",
        seed("S2", *S2_BASICS, "1.10 放偎"),
        practice(
            "邵阳也有。偎了的牌亮着一张，打之前看得见；手里的坎看不见，不算。臭偎不算，也是通行打法。",
            "Shaoyang has it too. One card of a wei is face up, so the discarder can see it; a kan in a hand "
            "cannot be seen and does not count. That a stale wei does not count is common practice too.",
        ),
        when=lambda rules: rules.fang_wei,
    ),
)
