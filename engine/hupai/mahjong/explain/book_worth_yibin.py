"""Rules of what only hands of 宜宾 are worth."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import both, field_is, takes_discards, yibin_list
from hupai.mahjong.explain.headings import B_FAN, B_TERMS, B_TING_YONG

YIBIN_WORTH: Final = chapter(
    "value",
    rule_by_case(
        "worth.di_hu",
        Case(
            "地胡：还没有人碰、杠、飞、胡过，闲家第一次摸牌就自摸，加{worth[di_hu]:zh}。",
            "地胡: a player other than the dealer wins on the first own draw, before anybody has claimed or "
            "won a tile or laid a kong: {worth[di_hu]:en} more.",
            both(yibin_list, field_is("self_draw_only", True)),
        ),
        Case(
            "地胡：还没有人碰、杠、飞、胡过，闲家第一次摸牌就自摸，或者胡庄家打的第一张，加{worth[di_hu]:zh}。",
            "地胡: a player other than the dealer wins on the first own draw or on the dealer's first "
            "discard, before anybody has claimed or won a tile or laid a kong: {worth[di_hu]:en} more.",
            yibin_list,
        ),
        practice(),
    ),
    rule(
        "worth.jin_gou_diao",
        "金钩吊：四组都亮在桌上，手里只剩一张单吊，在对对胡上加{worth[jin_gou_diao]:zh}。",
        "Four melds on the table and a single tile in the hand (金钩吊): {worth[jin_gou_diao]:en} more than all "
        "triplets.",
        seed("M4", *B_FAN, "4、金钩吊").saying("金钩吊四番。", "金钩吊 has 4 fan."),
        practice(
            "对对胡两番、金钩吊一番、没有听用一番，一共四番。",
            "2 fan for all triplets, 1 for the single tile and 1 without a wild, 4 in all.",
        ),
        when=yibin_list,
    ),
    rule_by_case(
        "worth.jin_gou_pao",
        Case(
            "点炮的人自己也只剩一张牌（金钩炮），不另外加番。",
            "A discarder who has a single tile left (金钩炮) adds no fan.",
            both(yibin_list, takes_discards, field_is("jingoupao", 0)),
        ),
        Case(
            "点炮的人自己也只剩一张牌（金钩炮），加{jingoupao}番。",
            "If the discarder has a single tile left (金钩炮), {jingoupao} fan more.",
            both(yibin_list, takes_discards),
        ),
        practice("有的桌子金钩炮加一番。", "At some tables it adds one fan."),
    ),
    rule_by_case(
        "worth.wu_ting_yong",
        Case(
            "没有听用：胡的牌连桌上的在内一张听用也没有，加{worth[wu_ting_yong]:zh}；有听用的不加，"
            "除了第一张，每张听用还要减一番，最少剩一番。",
            "A win without a single wild, melds on the table included: {worth[wu_ting_yong]:en} more. Each "
            "wild after the first costs one fan, but 1 fan is always left.",
            both(yibin_list, field_is("wild_fan", "each")),
        ),
        Case(
            "没有听用：胡的牌连桌上的在内一张听用也没有，加{worth[wu_ting_yong]:zh}；有听用的，不管几张都不加。",
            "A win without a single wild, melds on the table included: {worth[wu_ting_yong]:en} more. One wild "
            "or several make no difference.",
            yibin_list,
        ),
        seed("M4", *B_TING_YONG).saying("抓到听用，胡牌减一番。", "A win with a wild has one fan less."),
        practice(
            "没有听用加一番，和有听用减一番一样；原文没有说几张听用减几次，多数只减一次。",
            "One fan more without a wild comes to the same. The text does not say whether several wilds cost "
            "one fan or several; mostly it is one.",
        ),
    ),
    rule_by_case(
        "worth.gen",
        Case(
            "根：四张一样的牌，杠了的、碰了手里再有一张的、全在手里的都算，其中几张是听用当的也算；每一根加一番。",
            "Each kind that the hand and its melds hold four times (根) adds 1 fan: a kong, a peng with the "
            "fourth in the hand, or four in the hand. Any number of the four may be wilds.",
            both(yibin_list, field_is("gen_wilds", "any")),
        ),
        Case(
            "根：四张一样的牌，杠了的、碰了手里再有一张的、全在手里的都算，听用当其中一张也算，"
            "另外三张要是真的；每一根加一番。",
            "Each kind that the hand and its melds hold four times (根) adds 1 fan: a kong, a peng with the fourth in "
            "the hand, or four in the hand. A wild may stand for one of them; the other three have to be real tiles.",
            yibin_list,
        ),
        seed("M4", *B_TERMS),
        seed("M4", *B_TING_YONG).saying(
            "有三个一万，胡一、四万，抓到听用二万再加一番，算带跟。",
            "With three 1 of characters, a wild drawn for a wait of 1 and 4 adds one fan as a fourth.",
        ),
        practice("有的桌子听用当两张、三张也算根。", "At some tables two or three wilds among the four count."),
    ),
    rule_by_case(
        "worth.long_qi_dui",
        Case(
            "龙七对（有四张一样的暗七对）不另外列：暗七对加根，没有听用的话一共{long_qidui}番，多一根再加一番。",
            "Seven pairs with four alike (龙七对) are no hand of their own: with the fan for the four of a "
            "kind they make {long_qidui} fan if there is no wild, and each further four adds 1.",
            both(yibin_list, field_is("long_qidui", 4)),
        ),
        Case(
            "龙七对（有四张一样的暗七对）没有听用的话{long_qidui}番，第一根已经算在里面，多一根再加一番。",
            "Seven pairs with four alike (龙七对) make {long_qidui} fan if there is no wild; the first four "
            "of a kind is included, and each further one adds 1.",
            yibin_list,
        ),
        practice("有的地方四番，有的地方五番。", "4 fan in some places, 5 in others."),
    ),
    rule_by_case(
        "worth.ben_jin",
        Case(
            "本金：碰了三张本金，或者这一局三张都到过自己手里，加{worth[ben_jin]:zh}；怎么摆都算，"
            "打出去的也算，胡的那张也算，飞不算。",
            "A peng of the 本金 adds {worth[ben_jin]:en}, and so do three of them that came to the hand in the "
            "course of it, however they lie, discarded ones and the winning tile included. A fei does not count.",
            both(yibin_list, field_is("ben_jin", "drawn")),
        ),
        Case(
            "本金：碰了三张本金，或者手里有一坎本金，加{worth[ben_jin]:zh}；三张都要是真的，飞不算。",
            "A peng of the 本金, or a triplet of it in the hand, adds {worth[ben_jin]:en}. All three have to "
            "be real tiles, so a fei does not count.",
            yibin_list,
        ),
        seed("M4", *B_TING_YONG).saying(
            "碰或抓到三个一万，胡牌加一番。",
            "A peng of three 1 of characters, or three drawn, adds one fan.",
        ),
        practice("多数要三张成一坎。", "Mostly the three have to be a triplet."),
    ),
    rule(
        "worth.fan",
        "番数相加：平胡、对对胡、七对里算一样，再加上别的番；一副牌有几种摆法，按最大的算。",
        "The fan of a hand are added up: one shape (a plain hand, all triplets or seven pairs) and everything else "
        "that applies. If the hand can be divided in several ways, the best one counts.",
        seed("M4", *B_FAN, "6、清对").saying("清对五番。", "All triplets of one suit (清对) have 5 fan."),
        practice(
            "对对胡两番、清一色两番、没有听用一番，一共五番。",
            "2 fan for all triplets, 2 for one suit and 1 without a wild, 5 in all.",
        ),
        when=yibin_list,
    ),
)
