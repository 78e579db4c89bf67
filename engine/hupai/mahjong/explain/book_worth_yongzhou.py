"""Rules of what only hands of 永州 are worth: the wilds' own hands, and the list that is played."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import (
    both,
    field_is,
    halves_discards,
    listed,
    only_highest,
    takes_discards,
    yongzhou_list,
)
from hupai.mahjong.explain.headings import HANDS, SCORES
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.value.yongzhou_scores import SCALES, SUM


def _adds(rules: MahjongRules) -> bool:
    """Whether the list that is played adds its items."""
    return yongzhou_list(rules) and SCALES[rules.score].counts == SUM


YONGZHOU_WORTH: Final = chapter(
    "value",
    rule_by_case(
        "worth.xia_san_lan",
        Case(
            "下三烂{worth[xia_san_lan]:zh}；七风到位{worth[qi_feng]:zh}，不再算下三烂。",
            "Scattered tiles (下三烂): {worth[xia_san_lan]:en}; with all honours (七风到位) "
            "{worth[qi_feng]:en} instead.",
            both(listed("xia_san_lan"), listed("qi_feng")),
        ),
        Case(
            "下三烂{worth[xia_san_lan]:zh}，七风到位也只算下三烂。",
            "Scattered tiles (下三烂): {worth[xia_san_lan]:en}, with or without all honours.",
            listed("xia_san_lan"),
        ),
        seed("M0", *HANDS, "(2)、下三烂"),
        seed("M0", *HANDS, "(3)、七风到位"),
        practice(),
    ),
    rule(
        "worth.shi_san_yao",
        "十三幺{worth[shi_san_yao]:zh}。",
        "Thirteen orphans (十三幺): {worth[shi_san_yao]:en}.",
        seed("M0", *HANDS, "(4)、十三幺"),
        practice(),
        when=listed("shi_san_yao"),
    ),
    rule_by_case(
        "worth.long",
        Case(
            "龙巧对：七巧对里有四张一样的，{worth[long_qiao_dui]:zh}，不再算七巧对；四张都要是真的，王霸不能凑。",
            "Seven pairs with four alike (龙巧对): {worth[long_qiao_dui]:en} in place of seven pairs. No wild "
            "may be one of the four.",
            both(listed("long_qiao_dui"), field_is("long_natural_only", True)),
        ),
        Case(
            "龙巧对：七巧对里有四张一样的，{worth[long_qiao_dui]:zh}，不再算七巧对；王霸可以凑。",
            "Seven pairs with four alike (龙巧对): {worth[long_qiao_dui]:en} in place of seven pairs. Wilds "
            "may be among the four.",
            listed("long_qiao_dui"),
        ),
        seed("M0", *HANDS, "(6)、龙巧对"),
        practice("有的地方四张都要是真的。", "In some places no wild may be one of the four."),
    ),
    rule(
        "worth.ying_qiao_dui",
        "硬巧对：七巧对里没有王霸，{worth[ying_qiao_dui]:zh}，不再算七巧对；有红中不要紧，它不是王霸。",
        "Seven pairs without a wild (硬巧对): {worth[ying_qiao_dui]:en} in place of seven pairs. A red dragon in the "
        "wild's place is allowed.",
        seed("M0", *HANDS, "(7)、硬巧对"),
        practice(),
        when=listed("ying_qiao_dui"),
    ),
    rule(
        "worth.wang_diao",
        "王钓：摸牌以前别的牌都成了，只剩一张王霸（四组加王霸，或者六对加王霸），摸哪张都胡，{worth[wang_diao]:zh}；"
        "摸到的也是王霸，是王钓王，{worth[wang_diao_wang]:zh}。只算自摸。",
        "Wild bait (王钓): before the draw the hand is four melds or six pairs and one wild, so that any tile wins: "
        "{worth[wang_diao]:en}; if the tile drawn is a wild too (王钓王), {worth[wang_diao_wang]:en}. It counts on an "
        "own draw only.",
        seed("M0", *HANDS, "(8)、王钓"),
        seed("M0", *HANDS, "(9)、王钓王"),
        practice(),
        when=listed("wang_diao"),
    ),
    rule(
        "worth.wang_chuang",
        "王闯：摸牌以前有三组、一对将，剩两张王霸，摸哪张都和王霸凑成一组，{worth[wang_chuang]:zh}；摸到的也是王霸，"
        "是王闯王，{worth[wang_chuang_wang]:zh}。只算自摸；又是王钓又是王闯的，算王闯。",
        "Wild charge (王闯): before the draw the hand is three melds, a pair and two wilds, so that any tile makes the "
        "fourth meld: {worth[wang_chuang]:en}; if the tile drawn is a wild too (王闯王), "
        "{worth[wang_chuang_wang]:en}. It counts on an own draw only; a hand that is bait and charge is a charge.",
        seed("M0", *HANDS, "(10)、王闯"),
        seed("M0", *HANDS, "(11)、王闯王"),
        practice("有的地方王闯比王钓大一倍。", "In some places a wild charge is worth twice a wild bait."),
        when=listed("wang_chuang"),
    ),
    rule_by_case(
        "worth.gui_wei",
        Case(
            "王归位：顺子里有王霸，不管它当哪张，{worth[wang_gui_wei]:zh}。",
            "Wild at home (王归位): any wild in a run, whatever it stands for: {worth[wang_gui_wei]:en}.",
            both(listed("wang_gui_wei"), field_is("guiwei", "loose")),
        ),
        Case(
            "王归位：顺子里有王霸，而且正好当它印着的那张，{worth[wang_gui_wei]:zh}；比如王霸五筒在四五六筒里当五筒。",
            "Wild at home (王归位): a wild in a run, standing for the very tile printed on it, such as a wild "
            "5 of dots in 4-5-6: {worth[wang_gui_wei]:en}.",
            listed("wang_gui_wei"),
        ),
        seed("M0", *HANDS, "(12)、王归位").saying(
            "胡牌牌组内有王霸组成的顺子。", "The winning hand has a run formed with a wild."
        ),
        practice(
            "多数地方王霸要当它自己，有的地方顺子里有王霸就算。",
            "Mostly the wild has to stand for itself; in some places any wild in a run counts.",
        ),
    ),
    rule_by_case(
        "worth.gui_wei_more",
        Case(
            "这样的顺子有两组（双王归位）{worth[shuang_wang_gui_wei]:zh}，三组{worth[san_wang_gui_wei]:zh}，"
            "四组{worth[si_wang_gui_wei]:zh}。",
            "With two such runs (双王归位) {worth[shuang_wang_gui_wei]:en}, with three "
            "{worth[san_wang_gui_wei]:en}, with four {worth[si_wang_gui_wei]:en}.",
            listed("si_wang_gui_wei"),
        ),
        Case(
            "这样的顺子有两组或更多，是双王归位，{worth[shuang_wang_gui_wei]:zh}。",
            "With two or more such runs it is 双王归位: {worth[shuang_wang_gui_wei]:en}.",
            listed("shuang_wang_gui_wei"),
        ),
        Case(
            "这样的顺子有几组也只算一次。",
            "Several such runs count once.",
            listed("wang_gui_wei"),
        ),
        seed("M0", *HANDS, "(13)、双王归位").saying(
            "有2对王霸组成的顺子。", "There are two pairs of runs formed with wilds."
        ),
        practice("两组就算双王归位。", "Two such runs are enough."),
    ),
    rule(
        "worth.si_da_tian_wang",
        "四大天王：胡的牌里有四张王霸，怎么用都行，{worth[si_da_tian_wang]:zh}。",
        "Four heavenly kings (四大天王): a complete hand with all four wilds, however they are used: "
        "{worth[si_da_tian_wang]:en}.",
        seed("M0", *HANDS, "(14)、四大天王"),
        when=listed("si_da_tian_wang"),
    ),
    rule(
        "worth.hun_yi_se",
        "混一色：一门花色再带字牌，{worth[hun_yi_se]:zh}。",
        "One suit with honours (混一色): {worth[hun_yi_se]:en}.",
        practice(),
        when=listed("hun_yi_se"),
    ),
    rule(
        "worth.men_qing",
        "门清：四组加一对将，除了暗杠没有亮过牌，自摸或天胡的，{worth[men_qing]:zh}；全求人：四组都碰了、"
        "杠了（或吃了），没有暗杠，{worth[quan_qiu_ren]:zh}。",
        "Nothing laid (门清): four melds and a pair with nothing on the table but concealed kongs, won on an own draw "
        "or with the deal: {worth[men_qing]:en}. Everything laid (全求人): four melds on the table, none of them a "
        "concealed kong: {worth[quan_qiu_ren]:en}.",
        practice(),
        when=listed("men_qing"),
    ),
    rule_by_case(
        "worth.score",
        Case(
            "几样都有，只算最大的一样，不加也不乘。{worths:zh}；别的都是基础，{worth[ji_ben]:zh}。",
            "Only the highest of what a hand has counts; nothing is added or multiplied. {worths:en}. Every "
            "other hand is a plain one: {worth[ji_ben]:en}.",
            only_highest,
        ),
        Case(
            "几样都有，分数相加。{worths:zh}；一样也没有是基础，{worth[ji_ben]:zh}。",
            "What a hand has is added up. {worths:en}. A hand with nothing of these is a plain one: "
            "{worth[ji_ben]:en}.",
            _adds,
        ),
        Case(
            "几样都有，倍数相乘。{worths:zh}；一样也没有是基础，{worth[ji_ben]:zh}。",
            "What a hand has is multiplied. {worths:en}. A hand with nothing of these is a plain one: "
            "{worth[ji_ben]:en}.",
            yongzhou_list,
        ),
        seed("M0", *SCORES).saying(
            "基础牌型，自摸每家输一分，点炮方输一分。",
            "A plain hand costs everybody 1 point on an own draw, and the discarder 1 point.",
        ),
        practice(
            "各桌的分数表不同：有的只算最大的，有的相加，有的相乘。",
            "The lists differ: some count only the highest, some add, some multiply.",
        ),
    ),
    rule(
        "worth.discard_half",
        "点炮的再加一半，不足一分的去掉，所以基础点炮还是1分；抢杠不加。",
        "A discard costs half as much again, rounded down, so that a plain hand still costs 1 point. "
        "Robbing a kong does not.",
        practice(),
        when=both(halves_discards, takes_discards),
    ),
)
