"""Rules of what only hands of 卡五星 are worth."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import both, field_is, kawuxing_list
from hupai.mahjong.explain.headings import K_HANDS, K_SPECIAL

KAWUXING_WORTH: Final = chapter(
    "value",
    rule(
        "worth.ka_wu_xing",
        "卡五星：胡五条或五筒，这张五正好在四五六的中间，{worth[ka_wu_xing]:zh}；同时还听别的牌也算。",
        "Ka wu xing (卡五星): the winning tile is the 5 of bamboo or dots as the middle of 4-5-6: "
        "{worth[ka_wu_xing]:en}. The hand may wait for other tiles as well.",
        seed("M3", *K_HANDS, "卡五星").saying(
            "单胡一张卡在中间的五；2245667、2245556胡五也算。",
            "A single wait for a 5 in the middle; 2245667 and 2245556 won on a 5 count.",
        ),
        practice("不要求单胡这一张。", "The 5 need not be the only wait."),
        when=kawuxing_list,
    ),
    rule_by_case(
        "worth.sigui",
        Case(
            "四归（四张一样，其中有一张用在别的组里，不是杠）：手里的牌有几组四归都算，不管胡的是哪张。"
            "碰过三张的是明四归，{worth[ming_si_gui]:zh}；四张都在手里的是暗四归，{worth[an_si_gui]:zh}。",
            "Four alike that are no kong (四归): every such four of the hand counts, whichever tile wins. With "
            "a peng of three of them (明四归) {worth[ming_si_gui]:en}, with all four in the hand (暗四归) "
            "{worth[an_si_gui]:en}.",
            both(kawuxing_list, field_is("sigui", "any")),
        ),
        Case(
            "四归（胡的那张是第四张一样的，不是杠）：碰过三张，胡第四张，是明四归，{worth[ming_si_gui]:zh}；"
            "手里三张，胡第四张，而且那三张还是一个刻子，是暗四归，{worth[an_si_gui]:zh}。",
            "Four alike that are no kong (四归): winning on the fourth tile of an own peng (明四归) is "
            "{worth[ming_si_gui]:en}, on the fourth of three in the hand (暗四归) {worth[an_si_gui]:en} if "
            "these three stay a triplet.",
            both(kawuxing_list, field_is("sigui", "strict")),
        ),
        Case(
            "四归（胡的那张是第四张一样的，不是杠）：碰过三张，胡第四张，是明四归，{worth[ming_si_gui]:zh}；"
            "手里三张，胡第四张，是暗四归，{worth[an_si_gui]:zh}，但是自己明了牌就只算明四归。",
            "Four alike that are no kong (四归): winning on the fourth tile of an own peng (明四归) is "
            "{worth[ming_si_gui]:en}, on the fourth of three in the hand (暗四归) {worth[an_si_gui]:en}; if "
            "the hand is revealed, the second counts as the first.",
            both(kawuxing_list, field_is("sigui", "revealed_is_ming")),
        ),
        Case(
            "四归（胡的那张是第四张一样的，不是杠）：碰过三张，胡第四张，是明四归，{worth[ming_si_gui]:zh}；"
            "手里三张，胡第四张，是暗四归，{worth[an_si_gui]:zh}。手里原来就有的四张不算。",
            "Four alike that are no kong (四归): winning on the fourth tile of an own peng (明四归) is "
            "{worth[ming_si_gui]:en}, on the fourth of three in the hand (暗四归) {worth[an_si_gui]:en}. Fours "
            "that were complete before do not count.",
            kawuxing_list,
        ),
        seed("M3", *K_HANDS, "明四归"),
        seed("M3", *K_HANDS, "暗四归").saying(
            "手上三个五条，胡五八条，摸到“五万”：这副牌没有万，第四张只能是五条。",
            "Three 5 of bamboo that wait for 5 and 8, and a “5 of characters” drawn: the deck has no "
            "characters, so the fourth can only be the 5 of bamboo.",
        ),
        seed("M3", *K_SPECIAL).saying("手上的四归不另外再结算。", "A four in the hand is not counted again."),
        practice(
            "有的地方有几组算几组，有的要三张还是刻子，有的明了牌只算明四归。",
            "Some count every four, some want the three to stay a triplet, some count only 明四归 for a revealed hand.",
        ),
    ),
    rule(
        "worth.sigui_pairs",
        "七对不算卡五星，也不算四归。",
        "Seven pairs count neither 卡五星 nor 四归.",
        practice(),
        when=kawuxing_list,
    ),
    rule(
        "worth.san_yuan_qi_dui",
        "三元七对：七对里有中中、发发、白白，{worth[san_yuan_qi_dui]:zh}，不再算七对；要是按四张一样的算更大，"
        "就按那个算。",
        "Seven pairs with all three dragons (三元七对): {worth[san_yuan_qi_dui]:en} in place of seven pairs, or what "
        "its fours of a kind make if that is more.",
        seed("M3", *K_HANDS, "三元7对"),
        practice(),
        when=kawuxing_list,
    ),
    rule(
        "worth.shou_zhua_yi",
        "手抓一：四组都碰了、杠了，手里只剩一张，自摸、点炮都算，{worth[shou_zhua_yi]:zh}，不再算碰碰胡。",
        "One tile in the hand (手抓一): four melds on the table, won on an own draw or a discard: "
        "{worth[shou_zhua_yi]:en}. All triplets are included.",
        seed("M3", *K_HANDS, "手抓一"),
        seed("M3", *K_HANDS, "清一色手抓一").saying("清一色手抓一十六倍。", "With one suit it is ×16."),
        when=kawuxing_list,
    ),
    rule_by_case(
        "worth.profile",
        Case(
            "另外还算：小三元（中发白两样刻子、一样做将）{worth[xiao_san_yuan]:zh}，大三元（三样都是刻子）"
            "{worth[da_san_yuan]:zh}，海底（牌墙摸空以后胡）{worth[hai_di]:zh}。",
            "Also counted are two triplets of dragons with a pair of the third (小三元) "
            "{worth[xiao_san_yuan]:en}, triplets of all three (大三元) {worth[da_san_yuan]:en}, and a win once "
            "the wall is empty (海底) {worth[hai_di]:en}.",
            both(kawuxing_list, field_is("profile", "xiangyang")),
        ),
        Case(
            "小三元、大三元、海底都不另外算。",
            "Triplets of dragons (小三元, 大三元) and a win on the last tile (海底) add nothing.",
            kawuxing_list,
        ),
        seed("M3", *K_HANDS, "三元7对"),
        practice("襄阳算小三元、大三元和海底。", "Xiangyang counts 小三元, 大三元 and 海底."),
    ),
    rule(
        "worth.product",
        "几样都有，倍数相乘，比如清一色七对是清一色的倍数乘七对的倍数；一副牌有几种摆法，按最大的算。",
        "Everything that applies is multiplied: seven pairs of one suit are the multiplier of one suit times that of "
        "seven pairs. If the hand can be divided in several ways, the best one counts.",
        seed("M3", *K_HANDS),
        when=kawuxing_list,
    ),
)
