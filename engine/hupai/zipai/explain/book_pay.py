"""Rules of 囤, payments and 龙."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.zipai.explain.headings import FUGUI, KING, PLAY, S2_FANS, S2_SCORE
from hupai.zipai.explain.rule_words import fans_on_huxi, has_kings, has_sitter, is_duel
from hupai.zipai.rules.ruleset import ZipaiRules


def _pays_for_both(rules: ZipaiRules) -> bool:
    """Whether somebody whose discard was won pays for another player too."""
    return rules.win_on_discard and not is_duel(rules)


PAY: Final = chapter(
    "pay",
    rule(
        "pay.tun",
        "胡息换囤：{table:zh}。",
        "Huxi become units of payment (囤): {table:en}.",
        seed("S0", *PLAY, "省").saying(
            "二十一胡是三个子（囤），三胡息一个。", "21 huxi make 3 units; three huxi are one."
        ),
        seed("S2", *S2_SCORE, "3.9 囤数计算").saying(
            "十一到十五算一，十六到十九算二，二十一算三，以后每三胡多一。",
            "11–15 count 1, 16–19 count 2, 21 counts 3, then one more for every three.",
        ),
        practice(
            "起胡十八、二十一胡息时，有的地方也从头一档算起。",
            "Where 18 or 21 huxi are needed, some places begin at the first step again.",
        ),
        practice(
            "邵阳五胡息一囤，有的地方三胡息或一胡息一囤。",
            "In Shaoyang five huxi make a unit, in some places three or one.",
        ),
    ),
    rule_by_case(
        "pay.ka_hu",
        Case(
            "卡胡：正好十胡息是小卡胡，按十六胡息算；正好二十胡息是大卡胡，按二十四胡息算。先这样算，再乘名堂。",
            "卡胡: exactly 10 huxi count as 16 (小卡胡), exactly 20 count as 24 (大卡胡), before fan multiply them.",
            lambda rules: rules.ka_hu,
        ),
        seed("S2", *S2_FANS, "4.5 小卡胡"),
        seed("S2", *S2_FANS, "4.6 大卡胡"),
    ),
    rule(
        "pay.wu_hu",
        "无胡按二十一胡息算，再乘名堂。",
        "A win without huxi (无胡) counts as 21 huxi, before fan multiply them.",
        seed("S2", *S2_FANS, "4.7 无胡"),
        when=lambda rules: rules.wu_hu,
    ),
    rule_by_case(
        "pay.base_bonus",
        Case(
            "带底：每次胡牌加{base_bonus}囤，加了再乘番。",
            "Every win gets {base_bonus:unit|units} more before multiplying (带底).",
            lambda rules: rules.base_bonus > 0,
        ),
        Case("不带底。", "No unit is added to a win (不带底)."),
        seed("S0", *PLAY, "省").saying(
            "二十一胡、三省是六个子，带底七个。",
            "21 huxi and three bonus cards are 6 units, 7 with the base.",
        ),
        practice("许多地方总是带底，十五胡息就是两囤。", "Many places always add it, so that 15 huxi make 2 units."),
    ),
    rule_by_case(
        "pay.self_draw_tun",
        Case(
            "自摸另加{self_draw_tun}囤，加了再乘。",
            "A win on one's own flip gets {self_draw_tun:unit|units} more before multiplying.",
            lambda rules: rules.self_draw_tun > 0 and rules.self_draw > 1,
        ),
        Case(
            "自摸另加{self_draw_tun}囤。",
            "A win on one's own flip gets {self_draw_tun:unit|units} more.",
            lambda rules: rules.self_draw_tun > 0,
        ),
        practice(),
    ),
    rule_by_case(
        "pay.each",
        Case(
            "胡牌后，囤数加上醒，再乘番数，就是每家该付的分。",
            "After a win each loser owes (units + units of bonus cards) × factors, in points.",
            lambda rules: rules.xing != "off",
        ),
        Case(
            "胡牌后，囤数就是每家该付的分。",
            "After a win each loser owes one point for every unit.",
            lambda rules: fans_on_huxi(rules) and rules.self_draw == 1,
        ),
        Case(
            "胡牌后，囤数就是每家该付的分；自摸的，囤数乘了自摸的倍数再付。",
            "After a win each loser owes one point for every unit; on the winner's own flip the units are "
            "multiplied first.",
            fans_on_huxi,
        ),
        Case(
            "胡牌后，囤数乘番数，就是每家该付的分。",
            "After a win each loser owes units × factors, in points.",
        ),
        practice(),
    ),
    rule(
        "pay.discard",
        "胡打出的牌，打牌的一家把两家该付的分都付了，另一家不付。",
        "After a win on a discard, whoever played the card pays what both losers owe; the other loser pays nothing.",
        seed("S2", *S2_FANS, "4.10 放炮"),
        practice(),
        when=_pays_for_both,
    ),
    rule_by_case(
        "pay.sitter",
        Case(
            "坐醒的吃醒：胡家把醒数乘番数的一半付给坐醒的，零头不要；没有醒就没得吃。",
            "The sitter lives on the bonus cards (醒): the winner hands on half of their units × factors, "
            "rounded down. Without any there is nothing to halve.",
            lambda rules: has_sitter(rules) and rules.sitter_share == "winner",
        ),
        Case(
            "坐醒的吃醒：两个输家除了付胡家，每家再付坐醒的「醒数乘番数」；没有醒就没得吃。封顶时输家一共只付"
            "封顶的数，坐醒的得封顶数减去囤乘番，不够减就没有，其余归胡家。",
            "The sitter lives on the bonus cards (醒): each of the two losers pays the sitter, beside the "
            "winner, their units × factors. Without any they owe the sitter nothing. Where the cap "
            "holds, a loser pays the cap in all; the sitter gets what the cap leaves after the other units × "
            "factors, and the winner the rest.",
            has_sitter,
        ),
        practice(
            "也有胡家拿一半醒给坐醒的，各处不同。",
            "Elsewhere the winner gives the sitter half of the bonus; places differ.",
        ),
    ),
    rule_by_case(
        "pay.sitter_dealer",
        Case(
            "庄家胡了，又没有醒，就把一家付的分给坐醒的。",
            "A dealer who wins without bonus cards gives the sitter what one loser paid.",
            lambda rules: has_sitter(rules) and rules.sitter_dealer_share,
        ),
        Case(
            "庄家胡了，没有醒，坐醒的也没有份。",
            "When the dealer wins without bonus cards the sitter gets nothing.",
            has_sitter,
        ),
        practice(
            "有的地方庄家没有醒胡了，收的两家，分一家给坐醒的。",
            "In some places a dealer who wins without bonus cards hands the sitter what one loser pays.",
        ),
    ),
    rule_by_case(
        "pay.sitter_floor",
        Case(
            "坐醒保底：胡到封顶{cap_per_loser}分的，坐醒的至少得{floor}分，不够的由胡家从赢来的分里补。",
            "From a win that reaches the cap of {cap_per_loser} points the sitter gets {floor} at least; the "
            "winner adds what is short out of the take.",
            lambda rules: has_sitter(rules) and rules.sitter_floor,
        ),
        Case("坐醒的不保底。", "The sitter is sure of nothing.", has_sitter),
        practice(
            "只有个别平台这样写：封顶300至少得100，600至少得200；由谁付没有写明。各桌请先讲好。",
            "Only some app offers it, with 100 at a cap of 300 and 200 at 600, without a word on who pays: "
            "agree on it first.",
        ),
    ),
    rule_by_case(
        "pay.cap",
        Case(
            "胡牌时每家最多付{cap_per_loser}分；点炮的一家付两家的，最多是这个数的两倍。",
            "One loser pays at most {cap_per_loser} points for a win; a player whose discard was won pays for "
            "both losers, at most twice as much.",
            lambda rules: rules.cap_per_loser > 0 and _pays_for_both(rules),
        ),
        Case(
            "胡牌时每家最多付{cap_per_loser}分。",
            "One loser pays at most {cap_per_loser} points for a win.",
            lambda rules: rules.cap_per_loser > 0,
        ),
        Case("胡牌付分不封顶。", "There is no cap on what a win costs."),
        practice(),
    ),
    rule_by_case(
        "pay.long",
        Case(
            "龙：每一提，起手的、翻牌的都算，向两家各收分：大字{long_big}分，小字{long_value}分；不管谁胡、"
            "胡不胡都结，也不封顶。",
            "龙: every ti, dealt or made by a flip, earns points from each of the two others, {long_big} if it "
            "is big and {long_value} if it is small, whoever wins and in a drawn hand too; no cap applies.",
            lambda rules: rules.long_value > 0,
        ),
        seed("S2", *S2_SCORE, "3.8 龙"),
    ),
    rule_by_case(
        "pay.kings",
        Case(
            "黄庄时，闲家只跟庄家比王：比庄家多的，一张付庄家{king_draw_penalty}分，再付坐醒的{king_draw_penalty}分；"
            "比庄家少的，一张收庄家{king_draw_penalty}分。",
            "In a drawn hand the two others are compared with the dealer alone: for each king more a player "
            "pays the dealer {king_draw_penalty} points and the sitter as many; for each king fewer the "
            "dealer pays that player {king_draw_penalty} points.",
            lambda rules: rules.sitter_huangzhuang == "dealer" and rules.king_draw_penalty > 0,
        ),
        Case(
            "黄庄时，打牌的三家互相比王，王多的赔王少的，按相差的张数算，一张{king_draw_penalty}分；坐醒的不算。",
            "In a drawn hand whichever of the three players holds more kings than another pays that player "
            "{king_draw_penalty} points for each king more; the sitter has no part in it.",
            lambda rules: has_sitter(rules) and rules.king_draw_penalty > 0,
        ),
        Case(
            "黄庄时，有王的要赔王比自己少的每一家，按相差的张数算，一张{king_draw_penalty}分。",
            "In a drawn hand whoever holds more kings than an opponent pays that opponent {king_draw_penalty} "
            "points for each king more.",
            lambda rules: has_kings(rules) and rules.king_draw_penalty > 0,
        ),
        Case("黄庄时有王不赔。", "Kings cost nothing in a drawn hand.", has_kings),
        seed("S0", *KING).saying("一张王赔赌注五倍，两张十倍。", "One king costs five stakes, two cost ten."),
        seed("S0", *FUGUI, "【黄庄】").saying("一张王赔五分，两张十分。", "One king costs 5 points, two cost 10."),
        practice("有的地方一张王一共只赔五分。", "In some places a king costs only 5 points in all."),
        practice(
            "有人坐醒的，有的地方闲家只跟庄家比王，坐醒的也分。",
            "Where one sits, kings are in places compared only with the dealer's, and the sitter has a share.",
        ),
    ),
    rule(
        "pay.drawn_long",
        "黄庄时只结龙，别的不付。",
        "In a drawn hand only 龙 is paid.",
        seed("S2", *S2_SCORE, "3.8 龙"),
        when=lambda rules: not has_kings(rules) and rules.long_value > 0,
    ),
    rule(
        "pay.drawn",
        "黄庄时谁也不付分。",
        "In a drawn hand nobody pays.",
        practice(),
        when=lambda rules: not has_kings(rules) and not rules.long_value,
    ),
)
