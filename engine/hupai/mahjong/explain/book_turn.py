"""Rules of the turn, of claims, of 杠, of the end of a hand and of the length of a match."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import blood_battle, both, field_is, kawuxing_list, takes_discards, yongzhou_list
from hupai.mahjong.explain.headings import (
    B_BASICS,
    B_TERMS,
    B_TING_YONG,
    K_FLOW,
    K_HANDS,
    K_RULES,
    K_SPECIAL,
)

_CHI: Final = field_is("chi", True)
_FEI: Final = field_is("fei", True)

TURN: Final = chapter(
    "turn",
    rule_by_case(
        "turn.order",
        Case(
            "庄家先打一张。打出的牌没人要，下家摸一张再打，这样轮下去；胡了的人跳过。",
            "The dealer discards first. If nobody claims a discard, the next player draws a tile and discards, "
            "and so on; players who have won are skipped.",
            blood_battle,
        ),
        Case(
            "庄家先打一张。打出的牌没人要，下家摸一张再打，这样轮下去。",
            "The dealer discards first. If nobody claims a discard, the next player draws a tile and discards, "
            "and so on.",
        ),
        seed("M3", *K_FLOW),
        practice(),
    ),
    rule(
        "turn.draw",
        "摸牌都从牌墙头上摸，杠了补的那张也是，不从尾上拿。平常轮到摸的牌，就不算杠后的牌了。",
        "Tiles are drawn from the head of the wall, and so is the tile that replaces one after a kong (杠). After an "
        "ordinary draw nothing counts as following a kong any more.",
        seed("M4", *B_BASICS),
        practice(),
    ),
    rule_by_case(
        "turn.discard",
        Case(
            "摸了牌，或者碰了别人的牌，要打一张。明牌（听牌以后把手牌摊开给大家看）的人只能打刚摸的那张。",
            "After drawing a tile or claiming one, the player discards one. A player who has revealed a hand "
            "(明牌: waiting, and shown to everybody) may only discard the tile just drawn.",
            field_is("reveal", True),
        ),
        Case(
            "摸了牌，或者碰、飞了别人的牌，要打一张。打过听用的人先打那时手里的牌，再打后来摸的。",
            "After drawing a tile or claiming one, the player discards one. A player who has discarded a wild "
            "first discards the tiles held at that moment.",
            both(_FEI, field_is("wild_discard", "dead_hand")),
        ),
        Case(
            "摸了牌，或者要了别人的牌，要打一张。",
            "After drawing a tile or claiming one, the player discards one.",
        ),
        seed("M3", *K_FLOW),
        seed("M4", *B_TING_YONG),
        practice(),
    ),
    rule(
        "turn.window",
        "打出一张牌，要得起的人都要说：要，还是过；在定下来以前，谁也看不到别人怎么说。",
        "Every player who may claim a discard has to answer: claim or pass. Nobody sees another's answer before it is "
        "settled who gets the tile.",
        practice(),
    ),
)

CLAIM: Final = chapter(
    "claim",
    rule_by_case(
        "claim.peng",
        Case(
            "别人打的牌，手里有两张同样的可以碰。明了牌的人不能碰。",
            "A discard may be claimed for a peng (碰) by a player who holds two equal tiles. A revealed hand "
            "makes no peng.",
            field_is("reveal", True),
        ),
        Case(
            "别人打的牌，手里有两张同样的可以碰。",
            "A discard may be claimed for a peng (碰) by a player who holds two equal tiles.",
        ),
        seed("M3", *K_FLOW),
        seed("M4", *B_BASICS),
        practice(),
    ),
    rule_by_case(
        "claim.chi",
        Case(
            "可以吃：上家打的牌，能和手里两张凑成顺子就可以收下；红中可以当王霸那种牌来吃。",
            "Chi (吃) is allowed: a discard of the previous player may be claimed for a run with two tiles of "
            "the hand. A red dragon serves in it as the wild's kind.",
            _CHI,
        ),
        Case("不能吃牌凑顺子。", "There is no chi: no discard may be claimed for a run."),
        seed("M3", *K_RULES),
        seed("M4", *B_BASICS),
        practice("永州有的桌子可以吃。", "Some tables in Yongzhou allow it."),
    ),
    rule_by_case(
        "claim.priority",
        Case(
            "碰、杠先于吃。",
            "A peng or a kong comes before a chi.",
            both(field_is("self_draw_only", True), _CHI),
        ),
        Case(
            "碰、杠先于飞；几家要飞，从打牌的人往下家数，先数到的先。",
            "A peng or a kong comes before a fei; of several fei the first in turn order after the discarder.",
            both(field_is("self_draw_only", True), _FEI),
        ),
        Case(
            "几家都要一张牌：胡最先，其次碰、杠，最后吃。",
            "If several players claim a tile, a win comes first, then a peng or a kong, then a chi.",
            both(takes_discards, _CHI),
        ),
        Case(
            "几家都要一张牌：胡最先，其次碰、杠，最后飞；几家要飞，从打牌的人往下家数，先数到的先。",
            "If several players claim a tile, a win comes first, then a peng or a kong, then a fei; of several "
            "fei the first in turn order after the discarder.",
            both(takes_discards, _FEI),
        ),
        Case(
            "几家都要一张牌：胡先于碰、杠。",
            "If several players claim a tile, a win comes before a peng or a kong.",
            takes_discards,
        ),
        practice(),
    ),
    rule_by_case(
        "claim.last",
        Case(
            "牌墙摸空以后打出的牌，不能杠，能碰的还可以碰。",
            "A discard after the wall's last tile makes no kong; other claims are still possible.",
            field_is("claim_last", True),
        ),
        Case(
            "牌墙摸空以后打出的牌，谁也不能要。",
            "A discard after the wall's last tile may not be claimed.",
            field_is("self_draw_only", True),
        ),
        Case(
            "牌墙摸空以后打出的牌，只能胡。",
            "A discard after the wall's last tile may only be won.",
        ),
        seed("M3", *K_SPECIAL),
        practice("有的地方这张牌连碰也不行。", "In some places it may not be claimed for a peng either."),
    ),
)

KONG: Final = chapter(
    "kong",
    rule_by_case(
        "kong.kinds",
        Case(
            "杠有三种：手里三张加别人打的一张是放杠；手里四张是暗杠；碰过的牌，碰了以后自己又摸到第四张，"
            "加上去是蓄杠，碰的时候第四张已经在手里的不行。",
            "A kong (杠) has four equal tiles. Three from the hand and a discard make a claimed kong (放杠), "
            "four from the hand a concealed kong (暗杠), the fourth tile added to an own peng an added kong "
            "(蓄杠), if it was drawn after the peng and not held already.",
            both(kawuxing_list, field_is("added_kong", "drawn")),
        ),
        Case(
            "杠有三种：手里三张加别人打的一张是放杠；手里四张是暗杠；碰过的牌，自己又有第四张，加上去是蓄杠。",
            "A kong (杠) has four equal tiles. Three from the hand and a discard make a claimed kong (放杠), four "
            "from the hand a concealed kong (暗杠), the fourth tile added to an own peng an added kong (蓄杠).",
            kawuxing_list,
        ),
        Case(
            "杠有三种：手里三张加别人打的一张是明杠；手里四张是暗杠；碰过的牌，自己又有第四张，加上去是补杠，"
            "也叫弯杠。",
            "A kong (杠) has four equal tiles. Three from the hand and a discard make a claimed kong (明杠), four from "
            "the hand a concealed kong (暗杠), the fourth tile added to an own peng an added kong (补杠, also 弯杠).",
            yongzhou_list,
        ),
        Case(
            "杠有三种：手里三张加别人打的一张是明杠；手里四张是暗杠；碰过的牌，自己又有第四张，加上去是补杠。",
            "A kong (杠) has four equal tiles. Three from the hand and a discard make a claimed kong (明杠), four "
            "from the hand a concealed kong (暗杠), the fourth tile added to an own peng an added kong (补杠).",
        ),
        seed("M3", *K_HANDS, "蓄 杠").saying("碰牌后又摸到第四张。", "The fourth tile, drawn after the peng."),
        seed("M3", *K_HANDS, "明 杠"),
        seed("M4", *B_BASICS),
        practice(
            "碰的时候手里就有的第四张，多数桌子以后也可以加上去。",
            "At most tables a fourth tile that was in the hand at the peng may be added later as well.",
        ),
    ),
    rule_by_case(
        "kong.own",
        Case(
            "自己摸了牌（庄家开头不用摸）才能暗杠、蓄杠；碰了要先打一张。",
            "A concealed or an added kong is laid after an own draw, by the dealer also after the deal, and "
            "never right after a peng.",
            kawuxing_list,
        ),
        Case(
            "自己摸了牌（庄家开头不用摸）才能暗杠、补杠；要了别人的牌，先打一张。",
            "A concealed or an added kong is laid after an own draw, by the dealer also after the deal, and "
            "never right after a claim.",
        ),
        practice(),
    ),
    rule(
        "kong.shown",
        "杠都亮在桌上，暗杠也亮。",
        "Every kong lies face up, a concealed one as well.",
        seed("M4", *B_BASICS),
        practice(),
    ),
    rule(
        "kong.last",
        "摸到牌墙最后一张，有杠也不能杠。",
        "Whoever draws the wall's last tile may not lay a kong.",
        seed("M3", *K_SPECIAL),
        practice(),
    ),
    rule_by_case(
        "kong.rob",
        Case(
            "抢杠：别人蓄杠的那张正好是自己要胡的，可以胡；杠不成，还是碰。放杠、暗杠不能抢。",
            "Robbing a kong (抢杠): a player may win on the tile that another adds to a peng. The kong fails "
            "and stays a peng. Other kinds of kong cannot be robbed.",
            both(takes_discards, kawuxing_list),
        ),
        Case(
            "抢杠：别人补杠的那张正好是自己要胡的，可以胡；杠不成，还是碰。明杠、暗杠不能抢。",
            "Robbing a kong (抢杠): a player may win on the tile that another adds to a peng. The kong fails "
            "and stays a peng. Other kinds of kong cannot be robbed.",
            takes_discards,
        ),
        seed("M3", *K_HANDS, "抢 杠"),
        practice(),
    ),
)

END: Final = chapter(
    "end",
    rule_by_case(
        "end.win",
        Case(
            "有人胡了，这一局就完；几家胡同一张牌，都算。",
            "A win ends the hand; if several players win on the same tile, all of these wins count.",
            both(takes_discards, field_is("multi_win", True), field_is("wins_to_end", 1)),
        ),
        Case("有人胡了，这一局就完。", "A win ends the hand.", field_is("wins_to_end", 1)),
        seed("M3", *K_RULES),
        practice(),
    ),
    rule(
        "end.open",
        "胡了的人把手牌亮出来给大家看。",
        "A winner lays the hand open for everybody to see.",
        practice(),
    ),
    rule(
        "end.blood_battle",
        "血战：胡了的人离桌，别的人接着打，直到{wins_to_end}家胡了或者牌摸完。胡完由最后一个胡的人的下家摸牌；"
        "几家同时胡，从出牌的人往下家数，数到最后的算最后。",
        "Blood battle (血战): a winner leaves the table and the others play on, until {wins_to_end:player has|players "
        "have} won or the wall has run out. The player after the last winner draws next; of several winners on one "
        "tile the last is the farthest in turn order from the player whose tile it was.",
        seed("M4", *B_TERMS),
        practice(),
        when=blood_battle,
    ),
    rule_by_case(
        "end.wall",
        Case(
            "牌摸完了，最后打出的牌也没人要，还不到{wins_to_end}家胡，就是流局，也叫荒庄。",
            "If the wall has run out, nobody takes the last discard and fewer than {wins_to_end} players have "
            "won, the hand ends (流局, also 荒庄).",
            blood_battle,
        ),
        Case(
            "牌摸完了，最后打出的牌也没人要，就是荒庄。",
            "If the wall has run out and nobody takes the last discard, the hand ends without a winner (荒庄).",
        ),
        seed("M3", *K_RULES),
        seed("M4", *B_TERMS),
        practice(),
    ),
)

SESSION: Final = chapter(
    "session",
    rule(
        "session.length",
        "一场打{hands_per_session}局，也可以另外约定。",
        "A match has {hands_per_session:hand|hands} unless agreed otherwise.",
        practice(),
    ),
)
