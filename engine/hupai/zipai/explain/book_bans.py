"""Rules of what a discard forbids: 吃边打边 and 放偎."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.rulebook import Case, Rule, practice, rule, seed
from hupai.zipai.explain.headings import S2_BASICS, S2_PLAY
from hupai.zipai.rules.ruleset import ZipaiRules

_EDGE: Final[Text] = (
    "吃边打边：吃了顺子的边张，紧接着打另一边外面的那一张，要看颜色。吃一打四不限。吃四打一，这一局只能胡无胡、"
    "卡胡。吃二打五、吃七打四（吃红打黑），只能胡红胡。吃四打七、吃五打二（吃黑打红），只能胡黑胡、一点朱。"
    "吃三打六、吃六打三、吃五打八、吃八打五、吃六打九、吃九打六（吃黑打黑）不能打。吃绞牌以后，"
    "同一数字另一种大小的牌不能打。吃的时候还比了别的牌，顺子不能打的改成能打，只是这一局只能胡红胡、黑胡、"
    "一点朱、无胡。吃了以后剩下的牌全都不能打的，就不能这样吃。",
    "吃边打边: after eating the end card of a run, discarding at once the card beyond the run's other end is "
    "free, limits what the hand may win with, or is forbidden: the colours decide. Eat 1, play 4: free. Eat 4, "
    "play 1: this hand may then win only without huxi (无胡) or with exactly 10 or 20 (卡胡). Eat 2, play 5 or "
    "eat 7, play 4 (red for black): only a red win. Eat 4, play 7 or eat 5, play 2 (black for red): only a "
    "black win or one red card. Eat 3, play 6; eat 6, play 3; eat 5, play 8; eat 8, play 5; eat 6, play 9; eat "
    "9, play 6 (black for black): forbidden. After eating in a mixed three the same number of the other size "
    "is forbidden. Where further melds were laid with the chi, a forbidden card of a run may be played, but "
    "the hand may then win only red, black, with one red card or without huxi. A chi that leaves only "
    "forbidden cards is not allowed.",
)


def _plays_all(rules: ZipaiRules) -> bool:
    """Whether every win that 吃边打边 names is played."""
    return rules.yi_dian_hong and rules.wu_hu and rules.ka_hu


CHI_BIAN: Final[tuple[Rule, ...]] = (
    Rule(
        "chi.edge",
        "claims",
        (
            Case(_EDGE, lambda rules: rules.chi_bian_da_bian and _plays_all(rules)),
            Case(
                (
                    f"{_EDGE[0]}这一桌不算的胡法，也不能靠它胡。",
                    f"{_EDGE[1]} Wins that are not played at this table are no way out.",
                ),
                lambda rules: rules.chi_bian_da_bian,
            ),
        ),
        (
            seed(
                "S2",
                *S2_PLAY,
                "2.13 吃边打边",
                says=(
                    "可以吃一打四；吃四打一只能胡无胡、卡胡；吃红打黑只能胡红胡；吃黑打红只能胡黑胡、一点朱；"
                    "别的吃黑打黑、吃大打小、吃小打大不能。",
                    "Eat 1, play 4 is free; eat 4, play 1 leaves 无胡 and 卡胡; red for black a red win; black for red "
                    "a black win or one red card; other black for black, and one size for the other, is forbidden.",
                ),
            ),
            practice(
                (
                    "比了别的牌就放宽，来源没有写；有的地方受限的一律只能胡红胡、黑胡、一点朱、无胡。",
                    "That further melds soften the ban the documents do not mention; in some places every limited hand "
                    "may win red, black, with one red card or without huxi.",
                )
            ),
        ),
    ),
    Rule(
        "chi.edge_red",
        "claims",
        (
            Case(
                (
                    "吃七打十、吃十打七（吃红打红）也不能打；比了别的牌照样放宽。",
                    "Eat 7, play 10 and eat 10, play 7 (red for red) are forbidden too, softened by further melds "
                    "alike.",
                ),
                lambda rules: rules.chi_bian_da_bian and rules.chi_bian_red,
            ),
            Case(
                ("吃七打十、吃十打七（吃红打红）不限。", "Eat 7, play 10 and eat 10, play 7 (red for red) are free."),
                lambda rules: rules.chi_bian_da_bian,
            ),
        ),
        (
            seed(
                "S2",
                *S2_PLAY,
                "2.13 吃边打边",
                says=("没有说吃红打红。", "It does not speak of red for red."),
            ),
            practice(("多数地方不能打。", "Forbidden in most places.")),
        ),
    ),
)

FANG_WEI: Final[tuple[Rule, ...]] = (
    rule(
        "past.fang_wei",
        "past",
        "放偎：打出别家已经偎了的牌（臭偎不算），这一局不能再吃、碰；胡、偎、提、跑照旧。",
        "放偎: whoever discards a card that another player has laid as a wei (a stale one aside) may no longer chi or "
        "peng in this hand; winning, wei, ti and pao stay open.",
        seed("S2", *S2_BASICS, "1.10 放偎"),
        practice(
            (
                "邵阳也有。偎了的牌亮着一张，打之前看得见；手里的坎看不见，不算。",
                "Shaoyang has it too. One card of a wei is shown, so one can know; a kan in a hand is hidden and does "
                "not count.",
            )
        ),
        when=lambda rules: rules.fang_wei,
    ),
)
