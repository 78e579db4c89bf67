"""Rules of the cards, their groups, the deal and who deals."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, Rule, practice, rule, seed
from hupai.zipai.explain.headings import (
    BASICS,
    FUGUI_PLAY,
    KINDS,
    LECTURE,
    PLAY,
    S1_KINDS,
    S1_PLAY,
    S2_BASICS,
    S2_PLAY,
    STANDARD,
)
from hupai.zipai.explain.rule_words import has_kings

CARDS: Final[tuple[Rule, ...]] = (
    Rule(
        "deck.cards",
        "cards",
        (
            Case(
                (
                    "一副{deck}张：小字一到十、大字壹到拾各四张，另有两张王。",
                    "The deck has {deck} cards: four each of small 一 to 十 and big 壹 to 拾, and two kings 王.",
                ),
                has_kings,
            ),
            Case(
                (
                    "一副{deck}张：小字一到十、大字壹到拾各四张，没有王。",
                    "The deck has {deck} cards: four each of small 一 to 十 and big 壹 to 拾, and no kings.",
                ),
            ),
        ),
        (
            seed("S0", *BASICS, says=("八十二张，有两张王霸。", "Eighty-two cards, two kings among them.")),
            seed("S0", *STANDARD, "游戏用牌", says=("八十张。", "Eighty cards.")),
            seed("S2", *S2_BASICS, "1.1 牌数", says=("八十张。", "Eighty cards.")),
        ),
    ),
    rule(
        "deck.colours",
        "cards",
        "二、七、十和贰、柒、拾是红字，其余是黑字。",
        "The 2, 7 and 10 of both sizes are red; all other cards are black.",
        seed("S0", *STANDARD, "2、牌的颜色"),
        seed("S1", "牌的颜色"),
    ),
    rule(
        "group.set",
        "cards",
        "相同的牌：两张是对，起手三张是坎，四张是提或跑；别人的牌凑成三张是碰，自己翻牌凑成三张是偎。",
        "Equal cards: two are a pair, three from the deal a kan, four a ti or pao; three with another's card are a "
        "peng, three with one's own flip a wei.",
        seed("S0", *KINDS),
        seed("S1", *S1_KINDS, "三张同牌"),
        seed("S2", *S2_BASICS, "1.4 一对牌"),
        seed("S2", *S2_BASICS, "1.6 一提牌"),
    ),
    rule(
        "chi.shape",
        "cards",
        "不同的牌可以组成：同样大小的顺子（一二三也在内）、二七十，或者同一数字大小混搭的绞牌（两大一小、两小一大）。",
        "Unequal cards form a run of one size (one-two-three among them), two-seven-ten of one size, or a mixed "
        "three: the same number, two of one size and one of the other.",
        seed("S0", *KINDS, "一句话"),
        seed("S0", *KINDS, "绞牌"),
        seed("S1", *S1_KINDS, "顺子"),
        seed("S1", *S1_KINDS, "大小三搭"),
        seed("S2", *S2_BASICS, "1.7 一句话"),
        seed("S2", *S2_BASICS, "1.8 绞牌"),
    ),
    rule(
        "kan.locked",
        "cards",
        "起手三张相同的牌是一坎，不能拆开、不能打出，也不能和别的牌组合。",
        "Three equal cards in the hand are a kan: it is never split, discarded or used in another group.",
        seed("S0", *KINDS, "坎"),
        seed("S1", *S1_PLAY, "坎"),
        seed("S2", *S2_BASICS, "1.5 一坎牌"),
    ),
)

DEAL: Final[tuple[Rule, ...]] = (
    rule(
        "deal.hands",
        "deal",
        "三个人打，每人先砌二十张，庄家再得一张亮张，墩上留{wall}张。",
        "Three play; each is dealt twenty cards, the dealer then gets one more, face up; {wall} cards stay in the "
        "wall.",
        seed("S0", *KINDS, "砌牌"),
        seed("S0", *STANDARD, "砌牌"),
        seed("S1", *S1_PLAY),
    ),
    rule(
        "deal.shown",
        "deal",
        "庄家的第二十一张是亮张，给大家看过再进庄家的手，算庄家自己摸的。",
        "The dealer's twenty-first card is shown to all, then joins the dealer's hand and counts as the dealer's own "
        "flip.",
        seed("S0", *LECTURE, "亮张"),
        seed("S0", *STANDARD, "亮张"),
        seed("S1", *S1_PLAY),
    ),
    rule(
        "deal.dealer_first",
        "deal",
        "第一局的庄家抽签定。",
        "The first dealer is chosen by lot.",
        seed("S0", *STANDARD, "定庄"),
        seed("S0", *LECTURE, "定庄"),
        seed("S2", *S2_BASICS, "1.2 坐庄", says=("开局房主坐庄。", "The host deals first.")),
    ),
    Rule(
        "deal.next",
        "deal",
        (
            Case(
                (
                    "谁胡牌，下一局谁坐庄；荒庄由庄家接着坐庄，连续三次荒庄才由庄家的下家坐庄。",
                    "The winner deals next. After a drawn hand the dealer stays; after three drawn hands in a row the "
                    "player after the dealer takes over.",
                ),
                lambda rules: rules.dealer_after_draw == "stay",
            ),
            Case(
                (
                    "谁胡牌，下一局谁坐庄；黄庄由庄家的下家坐庄。",
                    "The winner deals next; after a drawn hand the player after the dealer does.",
                ),
            ),
        ),
        (
            seed("S0", *LECTURE, "定庄", says=("臭庄由庄家的下家坐庄。", "After a drawn hand the next player deals.")),
            seed("S2", *S2_BASICS, "1.2 坐庄", says=("黄庄下家坐庄。", "After a drawn hand the next player deals.")),
            seed(
                "S0",
                *STANDARD,
                "定庄",
                says=(
                    "荒庄由庄家继续坐庄，连续三次荒庄才由下家坐庄。",
                    "After a drawn hand the dealer stays; only after three in a row the next player deals.",
                ),
            ),
            practice(("有的地方由翻最后一张牌的人坐庄。", "In some places whoever flipped the last card deals next.")),
        ),
    ),
    rule(
        "quad.dealt",
        "deal",
        "起手有四张相同的牌，打第一张牌之前必须提出来，摆在桌上。",
        "Four equal cards in a dealt hand must be laid as a ti before the first card is played.",
        seed("S0", *KINDS, "倾"),
        seed("S0", *STANDARD, "自动提牌"),
        seed("S1", *S1_KINDS),
    ),
    Rule(
        "ti.shown",
        "deal",
        (
            Case(
                (
                    "提的四张牌，三张扣着，一张亮着；起手提也一样。",
                    "Of a ti three cards lie face down and one face up, a ti from the deal included.",
                ),
                lambda rules: rules.ti_hidden == "off",
            ),
            Case(
                (
                    "起手提四张全扣着；后来翻牌提的，三张扣着，一张亮着。",
                    "A ti from the deal lies face down completely; of a flipped one three cards lie face down and "
                    "one face up.",
                ),
                lambda rules: rules.ti_hidden == "dealt",
            ),
            Case(
                (
                    "起手提三张扣着，一张亮着；后来翻牌提的，四张全扣着。",
                    "Of a ti from the deal three cards lie face down and one face up; a flipped one lies face down "
                    "completely.",
                ),
                lambda rules: rules.ti_hidden == "flipped",
            ),
            Case(
                (
                    "提的四张牌全扣着，起手提、翻牌提都一样。",
                    "All four cards of a ti lie face down, dealt or flipped.",
                ),
            ),
        ),
        (
            seed("S0", *PLAY, "倾", says=("三张扣着，一张亮着。", "Three face down, one shown.")),
            seed("S0", *KINDS, "倾", says=("起手提摆给大家看。", "A ti from the deal is laid for all to see.")),
            seed(
                "S0",
                *FUGUI_PLAY,
                "【倾牌】",
                says=(
                    "翻牌提的不亮；起手提三张扣着，一张亮着。",
                    "A flipped ti is not shown; of a dealt one three cards lie face down, one face up.",
                ),
            ),
            seed(
                "S1",
                *S1_PLAY,
                "提",
                says=(
                    "起手提不亮；翻牌提扣三张亮一张。",
                    "A ti from the deal is not shown; of a flipped one three cards lie face down, one face up.",
                ),
            ),
            seed("S0", *LECTURE, says=("起手提四张全扣。", "A ti from the deal lies face down completely.")),
            seed("S2", *S2_PLAY, "2.3 提牌", says=("亮一张。", "One card is shown.")),
        ),
    ),
    rule(
        "quad.skip",
        "deal",
        "起手不止一提时，每多一提就少打一次牌：要牌之后不打，由下家翻牌。庄家少打的第一次就是开局那一张。",
        "Whoever was dealt several ti skips one discard for each after the first; the next player flips instead. "
        "For the dealer the opening discard is the first one skipped.",
        seed("S0", *STANDARD, "自动提牌"),
        practice(),
    ),
)
