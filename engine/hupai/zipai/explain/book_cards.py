"""Rules of the cards, their groups, the deal and who deals."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
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
from hupai.zipai.explain.rule_words import has_kings, has_sitter, is_duel

_DEALT_OPEN: Final[Text] = (
    "起手提三张扣着，一张亮着；后来翻牌提的，四张全扣着。",
    "A dealt ti has three cards face down and one face up; a ti made by a flip lies entirely face down.",
)
_ALL_DOWN: Final[Text] = (
    "提的四张牌全扣着，起手提、翻牌提都一样。",
    "A ti, dealt or made by a flip, lies entirely face down.",
)
_WITH_SHOWN: Final[Text] = (
    "用亮张补成的提，亮张大家都见过，照样亮着。",
    " A ti that the shown card completes keeps that card face up, as everybody has seen it.",
)
_FROM_OPEN_WEI: Final[Text] = (
    "偎了的牌本来亮着一张，提成以后还亮着。",
    " A ti made from a wei keeps the card that the wei already showed face up.",
)

CARDS: Final = chapter(
    "cards",
    rule_by_case(
        "deck.cards",
        Case(
            "一副{deck}张：小字一到十、大字壹到拾各四张，另有{kings}张王（王霸）。",
            "The deck has {deck} cards: four each of the small numbers one to ten (一 to 十) and of the big "
            "numbers one to ten (壹 to 拾), and {kings:king|kings} (王).",
            has_kings,
        ),
        Case(
            "一副{deck}张：小字一到十、大字壹到拾各四张，没有王。",
            "The deck has {deck} cards: four each of the small numbers one to ten (一 to 十) and of the big "
            "numbers one to ten (壹 to 拾), and no kings.",
        ),
        seed("S0", *BASICS).saying("八十二张，有两张王霸。", "Eighty-two cards, two kings among them."),
        seed("S0", *STANDARD, "游戏用牌").saying("八十张。", "Eighty cards."),
        seed("S2", *S2_BASICS, "1.1 牌数").saying("八十张。", "Eighty cards."),
        practice(
            "永州打没有王的，也打一张到四张王的；最常打的是双王。",
            "In Yongzhou people play without kings and with one to four; two are the most usual.",
        ),
    ),
    rule(
        "deck.colours",
        "二、七、十和贰、柒、拾是红字，其余是黑字。",
        "The 2, 7 and 10 of both sizes are red; all other cards are black.",
        seed("S0", *STANDARD, "2、牌的颜色"),
        seed("S1", "牌的颜色"),
    ),
    rule(
        "group.set",
        "相同的牌：两张是对，起手三张是坎；一对加别人的一张是碰，加自己翻的一张是偎（又叫啸）；"
        "四张全是自己的是提（又叫倾），里面有别人的牌是跑。摆到桌上的牌不能再拆；打牌当中，只有偎还能成提或跑，碰还能成跑。",
        "Equal cards: two are a pair, and three from the deal are a kan (坎). A pair makes a peng (碰) with another "
        "player's card and a wei (偎, also 啸) with one's own flip. Four are a ti (提, also 倾) if all are one's own, "
        "and a pao (跑) if any came from another player. A group laid on the table is a meld and is not taken apart "
        "again; during play only a wei can still become a ti or pao, and a peng a pao.",
        seed("S0", *KINDS),
        seed("S0", "永州跑胡子牌型介绍"),
        seed("S1", *S1_KINDS, "三张同牌"),
        seed("S2", *S2_BASICS, "1.4 一对牌"),
        seed("S2", *S2_BASICS, "1.6 一提牌"),
    ),
    rule(
        "chi.shape",
        "不同的牌可以组成一句话或绞牌。一句话是三张相连的顺子（一二三也算）或二七十，要全是小字或全是大字；"
        "绞牌（又叫搭子）是同一个数字，两大一小或两小一大。",
        "Unequal cards form a run, two-seven-ten or a mixed three. A run is three numbers in sequence, one-two-three "
        "among them; a run or two-seven-ten (both 一句话) is all small or all big. A mixed three (绞牌) is one number, "
        "two cards of one size and one of the other.",
        seed("S0", *KINDS, "一句话"),
        seed("S0", *KINDS, "绞牌"),
        seed("S1", *S1_KINDS, "顺子"),
        seed("S1", *S1_KINDS, "二七十"),
        seed("S1", *S1_KINDS, "大小三搭"),
        seed("S2", *S2_BASICS, "1.7 一句话"),
        seed("S2", *S2_BASICS, "1.8 绞牌"),
    ),
    rule(
        "kan.locked",
        "起手三张相同的牌是一坎，不能拆开、不能打出，也不能和别的牌组合。",
        "Three equal cards from the deal are a kan: it is never split, and its cards are never discarded or used in "
        "another group.",
        seed("S0", *KINDS, "坎"),
        seed("S1", *S1_PLAY, "坎"),
        seed("S2", *S2_BASICS, "1.5 一坎牌"),
    ),
)

DEAL: Final = chapter(
    "deal",
    rule_by_case(
        "deal.hands",
        Case(
            "两个人打（单挑），对家是上家也是下家。每人砌二十张，庄家再得一张亮张，墩上留{wall}张。",
            "Two play (单挑), each of them before and after the other. Each is dealt twenty cards, and the "
            "dealer gets one more, face up; {wall} cards are left in the wall (墩).",
            is_duel,
        ),
        Case(
            "四个人坐，三个人打，还有一个坐醒。打的每人砌二十张，庄家再得一张亮张，墩上留{wall}张。",
            "Four are at the table; three play, and one sits (坐醒). Each player is dealt twenty cards, and "
            "the dealer gets one more, face up; {wall} cards are left in the wall (墩).",
            has_sitter,
        ),
        Case(
            "三个人打，每人砌二十张，庄家再得一张亮张，墩上留{wall}张。",
            "Three play. Each is dealt twenty cards, and the dealer gets one more, face up; {wall} cards are "
            "left in the wall (墩).",
        ),
        seed("S0", *KINDS, "砌牌").saying(
            "有两张王，墩上留二十一张。",
            "With two kings in the deck twenty-one cards are left in the wall.",
        ),
        seed("S0", *STANDARD, "砌牌").saying(
            "没有王，墩上留十九张。", "Without kings nineteen cards are left in the wall."
        ),
        seed("S1", *S1_PLAY),
        practice(
            "两个人打也是二十一张对二十张，少发的一手留在墩上，或者去掉。",
            "Two are dealt twenty-one and twenty cards as well; the third hand stays in the wall or is laid aside.",
        ),
    ),
    rule(
        "deal.sitter",
        "庄家对面的那个坐醒：没有牌，不摸也不打，轮到就跳过，看到的和大家一样多。换了庄，新庄家对面的坐醒；黄庄由庄家的"
        "下家做庄。",
        "Whoever is opposite the dealer sits (坐醒): without cards, without a turn, and seeing what everybody sees. "
        "When the deal passes on, so does the seat; after a drawn hand the next player after the dealer deals.",
        practice(
            "有的桌子让坐醒的看庄家的牌，或者每局换座位。",
            "At some tables the sitter may look at the dealer's hand, or all change seats after every hand.",
        ),
        when=has_sitter,
    ),
    rule_by_case(
        "deal.buried",
        Case(
            "两个人打，发完牌从墩上去掉{buried}张，扣在一边，谁也不看，这一局不用。",
            "When two play, {buried} cards are taken from the wall after the deal and laid aside face down; "
            "nobody sees them, and they are not used in this hand.",
            lambda rules: rules.buried > 0,
        ),
        Case(
            "两个人打不去牌，没有发的都留在墩上。",
            "When two play, no cards are laid aside: all that are not dealt stay in the wall.",
            is_duel,
        ),
        practice(
            "有的去十张、二十张，也有不去的，哪种在永州最常见没有定论；去二十张，正好少了第三个人的一手牌，墩上又和"
            "三个人打一样多。",
            "Some lay ten or twenty cards aside, some none; which is usual in Yongzhou is not settled. Twenty "
            "are just the third player's hand: the wall is then as long as with three.",
        ),
    ),
    rule(
        "deal.shown",
        "庄家的第二十一张是亮张（又叫挡底），亮给大家看过，再收进庄家手里，算庄家自己翻的。",
        "The dealer's twenty-first card (亮张, also 挡底) is shown to all, then joins the dealer's hand and counts as "
        "the dealer's own flip.",
        seed("S0", *LECTURE, "亮张"),
        seed("S0", *STANDARD, "亮张"),
        seed("S1", *S1_PLAY),
    ),
    rule_by_case(
        "deal.dealer_first",
        Case(
            "第一局由房主（开桌的人）坐庄。",
            "The host, who opened the table, deals first.",
            lambda rules: rules.first_dealer == "host",
        ),
        Case("第一局的庄家随机定。", "The first dealer is chosen at random."),
        seed("S0", *STANDARD, "定庄").saying("第一局的庄家随机定。", "The first dealer is chosen at random."),
        seed("S0", *LECTURE, "定庄").saying("第一局的庄家随机定。", "The first dealer is chosen at random."),
        seed("S2", *S2_BASICS, "1.2 坐庄").saying("开局房主坐庄。", "The host deals first."),
    ),
    rule_by_case(
        "deal.next",
        Case(
            "谁胡牌，下一局谁坐庄；黄庄由庄家接着坐庄，连续三次黄庄才由庄家的下家坐庄。",
            "The winner deals next. After a drawn hand the dealer stays; after three drawn hands in a row the "
            "player after the dealer takes over.",
            lambda rules: rules.dealer_after_draw == "stay",
        ),
        Case(
            "谁胡牌，下一局谁坐庄；黄庄由庄家的下家坐庄。",
            "The winner deals next; after a drawn hand the player after the dealer does.",
        ),
        seed("S0", *LECTURE, "定庄").saying("臭庄由庄家的下家坐庄。", "After a drawn hand the next player deals."),
        seed("S2", *S2_BASICS, "1.2 坐庄").saying("黄庄下家坐庄。", "After a drawn hand the next player deals."),
        seed("S0", *STANDARD, "定庄").saying(
            "荒庄由庄家继续坐庄，连续三次荒庄才由下家坐庄。",
            "After a drawn hand the dealer stays; only after three in a row the next player deals.",
        ),
        practice(
            "有的地方由翻最后一张牌的人坐庄，也有由王多的人坐庄的。",
            "In some places whoever flipped the last card deals next, or whoever holds most kings.",
        ),
    ),
    rule(
        "quad.dealt",
        "起手有四张相同的牌，打第一张牌之前必须提出来，摆在桌上，不能拆开和别的牌组合。",
        "Four equal cards in a dealt hand must be laid as a ti before the first card is played; they are never split.",
        seed("S0", *KINDS, "倾"),
        seed("S0", *STANDARD, "自动提牌"),
        seed("S1", *S1_KINDS),
        practice("有的地方起手的四张不提也行。", "In some places dealt fours need not be laid."),
    ),
    rule_by_case(
        "ti.shown",
        Case(
            "提的四张牌，三张扣着，一张亮着；起手提也一样。",
            "A ti, dealt or made by a flip, has three cards face down and one face up.",
            lambda rules: rules.ti_hidden == "off",
        ),
        Case(
            f"起手提四张全扣着；后来翻牌提的，三张扣着，一张亮着。{_WITH_SHOWN[0]}",
            "A dealt ti lies entirely face down; a ti made by a flip has three cards face down and one face "
            f"up.{_WITH_SHOWN[1]}",
            lambda rules: rules.ti_hidden == "dealt",
        ),
        Case(
            f"{_DEALT_OPEN[0]}{_FROM_OPEN_WEI[0]}",
            f"{_DEALT_OPEN[1]}{_FROM_OPEN_WEI[1]}",
            lambda rules: rules.ti_hidden == "flipped" and not rules.wei_hidden,
        ),
        Case(*_DEALT_OPEN, lambda rules: rules.ti_hidden == "flipped"),
        Case(
            f"{_ALL_DOWN[0]}{_WITH_SHOWN[0]}{_FROM_OPEN_WEI[0]}",
            f"{_ALL_DOWN[1]}{_WITH_SHOWN[1]}{_FROM_OPEN_WEI[1]}",
            lambda rules: not rules.wei_hidden,
        ),
        Case(f"{_ALL_DOWN[0]}{_WITH_SHOWN[0]}", f"{_ALL_DOWN[1]}{_WITH_SHOWN[1]}"),
        seed("S0", *PLAY, "倾").saying("三张扣着，一张亮着。", "Three face down, one shown."),
        seed("S0", *KINDS, "倾").saying("起手提摆给大家看。", "A dealt ti is laid for all to see."),
        seed("S0", *FUGUI_PLAY, "【倾牌】").saying(
            "翻牌提的不亮；起手提三张扣着，一张亮着。",
            "A ti made by a flip is not shown; a dealt one has three cards face down and one face up.",
        ),
        seed("S1", *S1_PLAY, "提").saying(
            "起手提不亮；翻牌提扣三张亮一张。",
            "A dealt ti is not shown; a ti made by a flip has three cards face down and one face up.",
        ),
        seed("S0", *LECTURE).saying("起手提四张全扣。", "A dealt ti lies entirely face down."),
        seed("S2", *S2_PLAY, "2.3 提牌").saying("亮一张。", "One card is shown."),
    ),
    rule(
        "quad.skip",
        "起手不止一提时，第一提以外每有一提，就少打一次牌：该打的时候不打，由下家翻牌。"
        "庄家少打的第一次就是开局那一张。",
        "A player dealt more than one ti skips one discard for each ti beyond the first: when it would be due, the "
        "next player flips instead. For the dealer the opening discard is the first one skipped.",
        seed("S0", *STANDARD, "自动提牌"),
        practice(),
    ),
)
