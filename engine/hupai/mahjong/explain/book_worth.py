"""Rules of what hands are worth that several games have: plain hands, triplets, pairs, one suit, and the last tile."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule_by_case, seed
from hupai.mahjong.explain.book_words import (
    both,
    field_is,
    kawuxing_list,
    listed,
    takes_discards,
    yibin_list,
    yongzhou_list,
)
from hupai.mahjong.explain.headings import B_FAN, HANDS, K_HANDS, SCORES

SHARED_WORTH: Final = chapter(
    "value",
    rule_by_case(
        "worth.plain",
        Case(
            "基础：成了牌，下面的一样也没有，{worth[ji_ben]:zh}。",
            "Plain hand (基础): complete, with nothing of what follows: {worth[ji_ben]:en}.",
            yongzhou_list,
        ),
        Case(
            "屁胡：成了牌，下面的一样也没有，{worth[pi_hu]:zh}。",
            "Plain hand (屁胡): complete, with nothing of what follows: {worth[pi_hu]:en}.",
            kawuxing_list,
        ),
        Case(
            "平胡：四组加一对将，有顺子，{worth[ping_hu]:zh}。",
            "Plain hand (平胡): four melds, a run among them, and a pair: {worth[ping_hu]:en}.",
            yibin_list,
        ),
        seed("M0", *SCORES),
        seed("M3", *K_HANDS, "屁 胡"),
        seed("M4", *B_FAN, "1、平胡").saying("平胡两番。", "平胡 has 2 fan."),
        practice(
            "宜宾平胡一番，没有听用再加一番，一共两番。",
            "In Yibin 平胡 has 1 fan and one more without a wild, 2 in all.",
        ),
    ),
    rule_by_case(
        "worth.peng_peng_hu",
        Case(
            "碰碰胡：四组都是刻子或杠，加一对将，{worth[peng_peng_hu]:zh}。",
            "All triplets (碰碰胡): four triplets or kongs and a pair: {worth[peng_peng_hu]:en}.",
            lambda rules: listed("peng_peng_hu")(rules) or kawuxing_list(rules),
        ),
        Case(
            "对对胡：四组都是坎牌、碰、飞或杠，加一对将，{worth[dui_dui_hu]:zh}，代替平胡。",
            "All triplets (对对胡): four triplets, fei or kongs and a pair: {worth[dui_dui_hu]:en}, in place "
            "of the plain hand.",
            yibin_list,
        ),
        seed("M3", *K_HANDS, "碰碰胡"),
        seed("M4", *B_FAN, "2、对对胡").saying("对对胡三番。", "对对胡 has 3 fan."),
        practice("宜宾两番，没有听用再加一番，一共三番。", "In Yibin 2 fan and one more without a wild, 3 in all."),
    ),
    rule_by_case(
        "worth.seven_pairs",
        Case(
            "七巧对：七个对子，{worth[qi_qiao_dui]:zh}。",
            "Seven pairs (七巧对): {worth[qi_qiao_dui]:en}.",
            listed("qi_qiao_dui"),
        ),
        Case(
            "七对：{worth[qi_dui]:zh}。有一组四张一样的是豪华七对，{worth[hao_hua]:zh}；两组是超豪华七对，"
            "{worth[chao_hao_hua]:zh}；三组是超超豪华七对，{worth[chao_chao_hao_hua]:zh}。只算其中一样。",
            "Seven pairs (七对): {worth[qi_dui]:en}; with one four of a kind (豪华七对) {worth[hao_hua]:en}, "
            "with two (超豪华七对) {worth[chao_hao_hua]:en}, with three (超超豪华七对) "
            "{worth[chao_chao_hao_hua]:en}. Each takes the place of the lower ones.",
            kawuxing_list,
        ),
        Case(
            "暗七对：七个对子，{worth[an_qi_dui]:zh}，代替平胡。",
            "Seven pairs (暗七对): {worth[an_qi_dui]:en}, in place of the plain hand.",
            yibin_list,
        ),
        seed("M0", *HANDS, "(5)、七巧对"),
        seed("M3", *K_HANDS, "七 对"),
        seed("M3", *K_HANDS, "豪华七对"),
        seed("M3", *K_HANDS, "超豪华七对"),
        seed("M3", *K_HANDS, "超超豪华七对"),
        seed("M4", *B_FAN, "3、暗七对").saying("暗七对三番。", "暗七对 has 3 fan."),
        practice("宜宾两番，没有听用再加一番，一共三番。", "In Yibin 2 fan and one more without a wild, 3 in all."),
    ),
    rule_by_case(
        "worth.qing_yi_se",
        Case(
            "清一色：全是一门花色的顺子、刻子、杠和将，{worth[qing_yi_se]:zh}，七巧对不算；王霸不看，"
            "红中替王霸就跟着王霸那种牌算。",
            "One suit (清一色), in melds and a pair: {worth[qing_yi_se]:en}; seven pairs do not count. Wilds "
            "do not matter, and a red dragon in the wild's place counts as the wild's kind.",
            both(listed("qing_yi_se"), field_is("qing_qi_dui", False)),
        ),
        Case(
            "清一色：全是一门花色，{worth[qing_yi_se]:zh}；王霸不看，红中替王霸就跟着王霸那种牌算。",
            "One suit (清一色): {worth[qing_yi_se]:en}. Wilds do not matter, and a red dragon in the wild's "
            "place counts as the wild's kind.",
            listed("qing_yi_se"),
        ),
        Case(
            "清一色：全是一门花色，没有字牌，{worth[qing_yi_se]:zh}。",
            "One suit (清一色), without dragons: {worth[qing_yi_se]:en}.",
            kawuxing_list,
        ),
        Case(
            "清一色：全是一门花色，听用不看，加{worth[qing_yi_se]:zh}。",
            "One suit (清一色): {worth[qing_yi_se]:en} more; wilds do not matter.",
            yibin_list,
        ),
        seed("M0", *HANDS, "(15)、清一色").saying(
            "由一种花色的顺子、刻子（杠）、将牌组成。",
            "Runs, triplets or kongs and a pair of one suit.",
        ),
        seed("M3", *K_HANDS, "清一色"),
        seed("M4", *B_FAN, "5、清一色").saying("清一色四番。", "清一色 has 4 fan."),
        practice(
            "永州多数桌子七巧对全是一门也算；宜宾加两番：平胡一番、没有听用一番，一共四番。",
            "At most tables in Yongzhou seven pairs of one suit count too. In Yibin 2 more: with the plain "
            "hand and one fan for no wild 4 in all.",
        ),
    ),
    rule_by_case(
        "worth.gang_kai",
        Case(
            "杠开：杠了补的那张牌自摸胡，{worth[gang_kai]:zh}；补的牌成了王钓，合起来算杠上王钓，"
            "{worth[gang_shang_wang_diao]:zh}，成了王闯算杠上王闯，{worth[gang_shang_wang_chuang]:zh}。",
            "A win on the tile that replaces one after a kong (杠开): {worth[gang_kai]:en}. If it completes a "
            "wild bait (王钓), both together are {worth[gang_shang_wang_diao]:en} (杠上王钓), and with a wild "
            "charge (王闯) {worth[gang_shang_wang_chuang]:en} (杠上王闯).",
            listed("gang_shang_wang_diao"),
        ),
        Case(
            "杠开：杠了补的那张牌自摸胡，{worth[gang_kai]:zh}。",
            "A win on the tile that replaces one after a kong (杠开): {worth[gang_kai]:en}.",
            lambda rules: listed("gang_kai")(rules) or kawuxing_list(rules),
        ),
        Case(
            "杠上花：杠了补的那张牌自摸胡，加{worth[gang_kai]:zh}。",
            "A win on the tile that replaces one after a kong (杠上花): {worth[gang_kai]:en} more.",
            yibin_list,
        ),
        Case(
            "杠了补的那张牌自摸胡，照平常自摸算，不另外加。",
            "A win on the tile that replaces one after a kong is an ordinary own draw and adds nothing.",
            yongzhou_list,
        ),
        seed("M3", *K_HANDS, "杠 开"),
        practice(),
    ),
    rule_by_case(
        "worth.gang_shang_pao",
        Case(
            "杠上炮：杠了以后打的那张让别人胡了，{worth[gang_shang_pao]:zh}。",
            "A win on the discard right after a kong (杠上炮): {worth[gang_shang_pao]:en}.",
            kawuxing_list,
        ),
        Case(
            "杠上炮：杠了以后打的那张让别人胡了，加{worth[gang_shang_pao]:zh}。",
            "A win on the discard right after a kong (杠上炮): {worth[gang_shang_pao]:en} more.",
            both(yibin_list, takes_discards),
        ),
        Case(
            "杠了以后打的那张让别人胡了，照平常点炮算，不另外加。",
            "A win on the discard right after a kong is an ordinary one and adds nothing.",
            both(yongzhou_list, takes_discards),
        ),
        seed("M3", *K_HANDS, "杠上炮"),
        practice(),
    ),
    rule_by_case(
        "worth.qiang_gang",
        Case(
            "抢杠胡：{worth[qiang_gang]:zh}。",
            "A win by robbing a kong (抢杠): {worth[qiang_gang]:en}.",
            lambda rules: takes_discards(rules) and (listed("qiang_gang")(rules) or kawuxing_list(rules)),
        ),
        Case(
            "抢杠胡：加{worth[qiang_gang]:zh}。",
            "A win by robbing a kong (抢杠): {worth[qiang_gang]:en} more.",
            both(yibin_list, takes_discards),
        ),
        seed("M3", *K_HANDS, "抢 杠"),
        practice(),
    ),
    rule_by_case(
        "worth.zi_mo",
        Case(
            "自摸：{worth[zi_mo]:zh}，天胡也算。",
            "An own draw (自摸), or a win with the deal: {worth[zi_mo]:en}.",
            listed("zi_mo"),
        ),
        Case("自摸不另外加番。", "An own draw (自摸) adds no fan.", both(yibin_list, field_is("zimo_bonus", 0))),
        Case("自摸加{zimo_bonus}番。", "An own draw (自摸) adds {zimo_bonus} fan.", yibin_list),
        practice("有的桌子自摸加一番。", "At some tables an own draw adds one fan."),
    ),
    rule_by_case(
        "worth.tian_hu",
        Case(
            "天胡：{worth[tian_hu]:zh}。",
            "A dealer's win with the deal (天胡): {worth[tian_hu]:en}.",
            listed("tian_hu"),
        ),
        Case(
            "天胡：加{worth[tian_hu]:zh}。",
            "A dealer's win with the deal (天胡): {worth[tian_hu]:en} more.",
            yibin_list,
        ),
        seed("M0", *HANDS, "(16)、天胡"),
        practice(),
    ),
)
