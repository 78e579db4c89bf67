"""Rules of what a win costs whom: payers, 明牌, 飘, the cap and birds."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import (
    blood_battle,
    both,
    field_is,
    kawuxing_list,
    takes_discards,
    yibin_list,
    yongzhou_list,
)
from hupai.mahjong.explain.headings import B_BASICS, B_FAN, B_PIAO, B_WIN, K_HANDS, K_SCORES, SCORES

_SUPPLIER: Final = field_is("gangpao_payer", "supplier")
_FEEDER: Final = field_is("feed_rule", "feeder_pays_all")

PAY: Final = chapter(
    "pay",
    rule_by_case(
        "pay.win",
        Case(
            "自摸，还没胡的各家都付。",
            "An own draw is paid by everybody who has not won yet.",
            both(blood_battle, field_is("self_draw_only", True)),
        ),
        Case(
            "自摸，还没胡的各家都付；点炮，只由打牌的人付，不多付，别人不付。",
            "An own draw is paid by everybody who has not won yet; a discard is paid by the discarder alone, "
            "who pays no more for it.",
            blood_battle,
        ),
        Case(
            "自摸，另外{others}家都付，每家付这副牌的分数。",
            "For an own draw each of the {others} others pays the worth of the hand.",
            both(yongzhou_list, field_is("self_draw_only", True)),
        ),
        Case(
            "自摸，另外{others}家都付，每家付这副牌的分数；点炮，只由打牌的人付一份，别人不付。",
            "For an own draw each of the {others} others pays the worth of the hand; for a discard the "
            "discarder alone pays it, once.",
            yongzhou_list,
        ),
        Case(
            "自摸，另外{others}家都付；点炮，只由打牌的人付，别人不付。",
            "For an own draw each of the {others} others pays; for a discard the discarder alone does.",
        ),
        seed("M0", *SCORES),
        seed("M3", *K_SCORES),
        seed("M4", *B_WIN).saying(
            "自摸三家输点；杠上开花，全部未胡者输点。",
            "An own draw is lost by three; a win on a replacement tile is lost by all who have not won.",
        ),
    ),
    rule_by_case(
        "pay.stake",
        Case(
            "底注一分。一家该付的是底注乘番数折成的倍数：一番1倍，两番2倍，三番4倍，往后每多一番翻一倍。",
            "The stake is 1 point. One payer owes the stake ×1 for 1 fan, ×2 for 2, ×4 for 3, and twice as "
            "much for each further fan.",
            yibin_list,
        ),
        Case(
            "底注一分。一家该付的是底注乘这副牌的倍数。",
            "The stake is 1 point. One payer owes the stake times the multiplier of the hand.",
            kawuxing_list,
        ),
        seed("M3", *K_HANDS),
        seed("M4", *B_FAN),
    ),
    rule_by_case(
        "pay.rob",
        Case(
            "抢杠胡，只由被抢的人付，把另外{others}家该付的都付了；那个杠不付分。",
            "A robbed kong is paid by the player who was robbed, who pays what the {others} others would owe "
            "together. The kong itself earns nothing.",
            both(takes_discards, field_is("robbed_pays_all", True)),
        ),
        Case(
            "抢杠胡，和点炮一样，只由被抢的人付；那个杠不付分。",
            "A robbed kong is paid like a discard, by the player who was robbed alone. The kong itself earns nothing.",
            takes_discards,
        ),
        seed("M3", *K_HANDS, "抢 杠"),
        practice(
            "永州被抢的人付三家的，有的地方各家都付。",
            "In Yongzhou the robbed player pays for all three, in some places everybody pays.",
        ),
    ),
    rule_by_case(
        "pay.gang_shang_pao",
        Case(
            "明杠以后打的牌点了炮（杠上炮），由当初打出那张给他杠的人付；这个人自己也胡了这张牌，"
            "或者早已胡了离桌，还是由打牌的人付。暗杠、补杠以后点炮，也由打牌的人付。",
            "A win on the discard right after a claimed kong (杠上炮) is paid by the player whose discard "
            "became the kong; if that player wins on it too, or has won before, the discarder pays after all. "
            "After a concealed or an added kong the discarder pays as well.",
            both(takes_discards, _SUPPLIER),
        ),
        Case(
            "杠了以后打的牌点了炮（杠上炮），由打牌的人付。",
            "A win on the discard right after a kong (杠上炮) is paid by the discarder.",
            takes_discards,
        ),
        seed("M3", *K_HANDS, "杠上炮"),
        seed("M4", *B_WIN).saying(
            "杠后点炮时，算引杠者点炮。",
            "After a kong the discard counts as fed by the one who led to the kong.",
        ),
        practice("多数桌子由打牌的人付。", "At most tables the discarder pays."),
    ),
    rule(
        "pay.feeder",
        "没明牌的人让明牌的人胡了（点炮或者被抢杠），要包：另外{others}家的都由他付，每一份都按他和赢家算。",
        "If a revealed hand wins on the discard or the kong of a player who has not revealed, that player pays "
        "{others} shares (包), each as between the two of them.",
        practice(),
        when=both(field_is("reveal", True), _FEEDER),
    ),
    rule_by_case(
        "pay.revealed",
        Case(
            "明牌翻倍：赢家和付的人，有一方明了牌，就付{worth[ming_pai]:zh}；两方都明了，也只翻一次，"
            "还是{both_revealed}倍。别的人明牌不影响这两家。",
            "Revealed hands double: if the winner or the payer has revealed, this payer owes {worth[ming_pai]:en}; if "
            "both have, it doubles only once, ×{both_revealed}. Other revealed hands do not matter between these two.",
            both(field_is("reveal", True), field_is("both_revealed", 2)),
        ),
        Case(
            "明牌翻倍：赢家和付的人，有一方明了牌，就付{worth[ming_pai]:zh}；两方都明了，翻两次，"
            "是{both_revealed}倍。别的人明牌不影响这两家。",
            "Revealed hands double: if the winner or the payer has revealed, this payer owes {worth[ming_pai]:en}; if "
            "both have, it doubles twice, ×{both_revealed}. Other revealed hands do not matter between these two.",
            field_is("reveal", True),
        ),
        seed("M3", *K_HANDS, "明 牌"),
        practice("有的地方对亮要翻两次。", "In some places it doubles twice."),
    ),
    rule_by_case(
        "pay.cap",
        Case(
            "最多算{cap}番，多的不算；飘另外翻，不受这个限制。",
            "At most {cap} fan count. 飘 (piao) multiplies on top of that.",
            both(yibin_list, lambda rules: rules.cap > 0, field_is("piao", "choose", "fixed")),
        ),
        Case(
            "最多算{cap}番，多的不算。",
            "At most {cap} fan count.",
            both(yibin_list, lambda rules: rules.cap > 0),
        ),
        Case(
            "一份最多{cap}倍，明牌翻的也算在内。",
            "One share of a win costs at most ×{cap}, doubling for revealed hands included.",
            lambda rules: rules.cap > 0,
        ),
        Case("付分不封顶。", "There is no cap on what a win costs."),
        seed("M3", *K_HANDS, "清一色超超豪华七对").saying(
            "清一色超超豪华七对五百一十二倍。", "清一色超超豪华七对 is worth ×512."
        ),
        seed("M4", *B_BASICS).saying("花猪赔三十二倍底注。", "A 花猪 pays 32 stakes."),
        practice(
            "宜宾多按六番（三十二倍）封顶，卡五星有的封八、十六、三十二倍。",
            "In Yibin the cap is mostly 6 fan (×32); in Ka Wu Xing it is ×8, ×16 or ×32 at some tables.",
        ),
    ),
)

PIAO_PAY: Final = chapter(
    "piao",
    rule_by_case(
        "pay.piao",
        Case(
            "飘的算法：付分的两家，一家飘的付2倍，两家都飘的付4倍，都不飘的不加；流局赔的也照飘翻倍。",
            "What one player pays another for a win is ×2 if one of the two plays with 飘 (piao) and ×4 if "
            "both do. What is paid when the wall has run out is multiplied in the same way.",
            both(field_is("piao", "choose"), field_is("piao_on_draw", True)),
        ),
        Case(
            "飘的算法：付分的两家，一家飘的付2倍，两家都飘的付4倍，都不飘的不加；流局赔的不照飘翻倍。",
            "What one player pays another for a win is ×2 if one of the two plays with 飘 (piao) and ×4 if "
            "both do. What is paid when the wall has run out is not multiplied.",
            field_is("piao", "choose"),
        ),
        Case(
            "家家都飘，胡牌付的都是4倍，流局赔的也是。",
            "Since everybody plays with 飘 (piao), every payment for a win is ×4, and so is every payment "
            "when the wall has run out.",
            both(field_is("piao", "fixed"), field_is("piao_on_draw", True)),
        ),
        Case(
            "家家都飘，胡牌付的都是4倍；流局赔的不照飘翻倍。",
            "Since everybody plays with 飘 (piao), every payment for a win is ×4. What is paid when the wall "
            "has run out is not multiplied.",
            field_is("piao", "fixed"),
        ),
        seed("M4", *B_PIAO).saying("飘的玩家输赢乘二倍。", "A player with 飘 wins and loses double."),
        practice("多数桌子流局赔的不照飘算。", "At most tables it does not count after an exhausted wall."),
    ),
)

BIRDS: Final = chapter(
    "pay",
    rule_by_case(
        "pay.birds",
        Case(
            "扎鸟：有人胡了，从牌墙再翻{birds}张（不够就翻完）；从赢家自己数1起，按座位往下数，"
            "数到赢家自己就中，就是{bird_ranks}，字牌也中。每中一张，付这次胡牌的人每一份多付1分。",
            "Birds (扎鸟): after a win {birds:tile is|tiles are} turned up from the wall, or as many as there are. "
            "A tile hits if its number, counted round the table from the winner as 1, ends at the winner "
            "({bird_ranks}); an honour always hits. Each hit adds 1 point to every share that is paid for the win.",
            lambda rules: rules.birds > 0,
        ),
        Case("胡了不扎鸟。", "No birds (扎鸟) are turned up after a win.", yongzhou_list),
        practice("有的桌子翻一张到六张鸟。", "At some tables one to six birds are turned up."),
    ),
)
