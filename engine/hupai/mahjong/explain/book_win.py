"""Rules of winning: the shapes that win, which tiles may be won, and what a passed win costs."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import (
    both,
    field_is,
    has_honours,
    kawuxing_list,
    takes_discards,
    wang_ba,
    yibin_list,
    yongzhou_list,
)
from hupai.mahjong.explain.headings import (
    B_FAN,
    B_TING_YONG,
    B_WIN,
    HANDS,
    K_HANDS,
    K_SCORES,
    SCORES,
    WANG_BA,
)

WIN: Final = chapter(
    "win",
    rule_by_case(
        "win.shapes",
        Case(
            "{complete}张牌成了才能胡：四组（顺子、刻子或杠）加一对将，或者七巧对、下三烂、十三幺。杠算三张。",
            "A hand of {complete} tiles wins if it is complete: four melds (runs, triplets or kongs) and a "
            "pair, or seven pairs (七巧对), scattered tiles (下三烂) or thirteen orphans (十三幺). A kong "
            "counts as three tiles.",
            has_honours,
        ),
        Case(
            "{complete}张牌成了才能胡：四组（顺子、刻子或杠）加一对将，或者七巧对。杠算三张。",
            "A hand of {complete} tiles wins if it is complete: four melds (runs, triplets or kongs) and a "
            "pair, or seven pairs (七巧对). A kong counts as three tiles.",
            yongzhou_list,
        ),
        Case(
            "{complete}张牌成了才能胡：四组（顺子、刻子或杠）加一对将，或者七对。杠算三张。",
            "A hand of {complete} tiles wins if it is complete: four melds (runs, triplets or kongs) and a "
            "pair, or seven pairs (七对). A kong counts as three tiles.",
            kawuxing_list,
        ),
        Case(
            "{complete}张牌成了才能胡：四组（顺子、坎牌或杠）加一对将，或者暗七对。杠算三张。",
            "A hand of {complete} tiles wins if it is complete: four melds (runs, triplets or kongs) and a "
            "pair, or seven pairs (暗七对). A kong counts as three tiles.",
            yibin_list,
        ),
        seed("M0", *HANDS, "(1)、基础牌型").saying(
            "表里有几行画了十七张：一对将、五组。天胡、下三烂写的都是十四张，所以每行按四组算。",
            "Some rows of the table draw seventeen tiles, a pair and five melds. 天胡 and 下三烂 speak of "
            "fourteen, so every row is read as four melds.",
        ),
        seed("M3", *K_HANDS, "屁 胡"),
        seed("M4", *B_FAN, "1、平胡"),
        seed("M4", *B_FAN, "3、暗七对"),
    ),
    rule(
        "win.seven_pairs",
        "七个对子的牌要全在手里，碰过、杠过就不算；四张一样的算两对。",
        "The seven pairs have to be in the hand, with nothing laid; four equal tiles are two pairs.",
        seed("M0", *HANDS, "(5)、七巧对"),
        seed("M3", *K_HANDS, "七 对"),
        seed("M4", *B_FAN, "3、暗七对"),
    ),
    rule_by_case(
        "win.lan_gap",
        Case(
            "下三烂：手里十四张没有一张一样，同一门的数两两至少差{lan_gap}，比如一四七；没有碰过、杠过。",
            "Scattered tiles (下三烂): fourteen different tiles with nothing laid, and any two numbers of a "
            "suit are at least {lan_gap} apart, such as 1-4-7.",
            both(has_honours, field_is("lan_gap", 3)),
        ),
        Case(
            "下三烂：手里十四张没有一张一样，同一门的数两两至少差{lan_gap}，比如一三五；没有碰过、杠过。",
            "Scattered tiles (下三烂): fourteen different tiles with nothing laid, and any two numbers of a "
            "suit are at least {lan_gap} apart, such as 1-3-5.",
            has_honours,
        ),
        seed("M0", *HANDS, "(2)、下三烂").saying(
            "不一样、无相关的十四张牌。",
            "Fourteen tiles that differ and have nothing to do with each other.",
        ),
        practice(
            "多数地方一三也算挨着，要差三；有的地方只要不相邻。",
            "Mostly 1 and 3 still count as related, so 3 apart; in some places tiles must only not be next to "
            "each other.",
        ),
    ),
    rule(
        "win.qi_feng",
        "七风到位：下三烂里东南西北中发白都有，七张都要是真的；王霸印的正好是字牌，就算它那一张。",
        "Scattered tiles with all honours (七风到位): scattered tiles with each wind and each dragon as a real tile. "
        "A wild that is an honour by its print counts as that honour.",
        seed("M0", *HANDS, "(3)、七风到位"),
        practice("印着字牌的王霸算那张，照通行打法。", "That a wild counts as the honour on it is common practice."),
        when=has_honours,
    ),
    rule(
        "win.orphans",
        "十三幺：一九万、一九筒、一九条、东南西北中发白各一张，再加其中任意一张做将；都在手里。",
        "Thirteen orphans (十三幺): the 1 and 9 of each suit and every wind and dragon, and one of these twice, with "
        "nothing laid.",
        seed("M0", *HANDS, "(4)、十三幺"),
        when=has_honours,
    ),
    rule_by_case(
        "win.scatter_wild",
        Case(
            "下三烂、十三幺里，王霸只算印着的那张，不能当别的牌。",
            "In scattered tiles and thirteen orphans a wild is only the tile printed on it.",
            both(has_honours, field_is("scatter_wild", "face")),
        ),
        Case(
            "下三烂、十三幺里，王霸也可以当任何牌。",
            "In scattered tiles and thirteen orphans too a wild stands for any tile.",
            has_honours,
        ),
        seed("M0", *WANG_BA).saying("王霸可以代替任意一张牌。", "A wild replaces any tile."),
        practice("许多地方这几样牌里王霸只算本来那张。", "In many places it is only itself in these hands."),
    ),
    rule(
        "win.two_suits",
        "缺门：胡的牌，连桌上的在内，最多两门花色，三门都有不能胡；听用不算花色。",
        "Lacking a suit (缺门): a winning hand, with what is laid, has at most two of the three suits; wilds have "
        "none.",
        seed("M4", *B_WIN),
        seed("M4", *B_TING_YONG),
        when=field_is("two_suits", True),
    ),
    rule_by_case(
        "win.self_draw_only",
        Case(
            "只能胡自己摸的牌（自摸），别人打的牌、补杠的牌都不能胡。",
            "Only a tile of one's own draw wins (自摸); neither a discard nor the tile of another's kong can be won.",
            field_is("self_draw_only", True),
        ),
        Case(
            "自己摸的牌能胡（自摸），别人打的牌也能胡（打的人算点炮）。",
            "A player may win on an own draw (自摸) or on another's discard (点炮).",
        ),
        seed("M0", *SCORES),
        seed("M3", *K_SCORES),
        seed("M4", *B_WIN),
        practice(
            "永州、宜宾有的桌子只准自摸。",
            "At some tables in Yongzhou and in Yibin only own draws win.",
        ),
    ),
    rule_by_case(
        "win.wild_hand",
        Case(
            "手里有王霸的只能自摸，不能胡别人的牌。",
            "A player who holds a wild wins only on an own draw.",
            both(takes_discards, wang_ba, field_is("wild_hand_self_draw_only", True)),
        ),
        Case(
            "手里有王霸也可以胡别人的牌。",
            "A player who holds a wild may win on another's tile as well.",
            both(takes_discards, wang_ba),
        ),
        Case(
            "手里有听用也可以胡别人的牌。",
            "A player who holds a wild may win on another's tile as well.",
            both(takes_discards, field_is("indicator", True)),
        ),
        seed("M0", *SCORES),
        practice("有的桌子手里有王霸只能自摸。", "At some tables a hand with a wild wins only on own draws."),
    ),
    rule_by_case(
        "win.min_discard",
        Case(
            "胡别人的牌没有倍数的要求，屁胡也能胡；自摸也一样。",
            "Any complete hand, even a plain one (屁胡), may win on another's tile, as on an own draw.",
            both(kawuxing_list, field_is("min_discard", 1)),
        ),
        Case(
            "胡别人的牌至少要{min_discard}倍；自己或出牌的人明了牌、杠上炮（杠了以后打的牌）"
            "、抢杠的倍数都算在内。自摸没有要求。",
            "A win on another's tile must be worth at least ×{min_discard}. This includes doubling for a hand "
            "that either of the two has revealed, for a discard right after a kong (杠上炮) and for robbing a "
            "kong. An own draw has no minimum.",
            kawuxing_list,
        ),
        seed("M3", *K_HANDS, "屁 胡").saying("屁胡一倍，是普通的胡牌。", "A plain hand, worth ×1, is an ordinary win."),
        practice("多数桌子屁胡只能自摸，点炮两倍起胡。", "At most tables a win on a discard must be worth ×2."),
    ),
    rule_by_case(
        "win.min_fan",
        Case(
            "没有起胡的要求，一番也能胡。",
            "There is no minimum: a hand of 1 fan may win.",
            both(yibin_list, field_is("min_fan", 1)),
        ),
        Case(
            "{min_fan}番起胡，不到的不能胡。",
            "A hand must have at least {min_fan} fan to win.",
            yibin_list,
        ),
        seed("M4", *B_TING_YONG).saying("抓到听用胡牌减一番。", "A win with a wild has one fan less."),
        practice("有的桌子两番起胡。", "At some tables a win needs 2 fan."),
    ),
    rule_by_case(
        "win.several",
        Case(
            "一炮多响：一张牌几家都能胡，几家都可以胡，各算各的。",
            "If several players can win on a tile, all of them may (一炮多响), and each win is settled on its own.",
            both(takes_discards, field_is("multi_win", True)),
        ),
        Case(
            "一张牌几家都能胡，从出牌的人往下家数，先数到的胡。",
            "If several players can win on a tile, the first in turn order after the player whose tile it is wins.",
            takes_discards,
        ),
        seed("M4", *B_WIN),
        practice(
            "永州的原文没有说几家同胡怎么办，有的桌子只许先轮到的那家胡。",
            "The text of Yongzhou is silent on several winners; at some tables only the first in turn order wins.",
        ),
    ),
    rule_by_case(
        "win.deal",
        Case(
            "庄家起手十四张就成了牌，可以直接胡，按自摸付分，不另外加倍。",
            "A dealer whose fourteen tiles are complete from the deal may win at once, paid like an own draw "
            "and not doubled for it.",
            kawuxing_list,
        ),
        Case(
            "庄家起手十四张就成了牌，可以直接胡，叫天胡，按自摸付分。",
            "A dealer whose fourteen tiles are complete from the deal may win at once (天胡), paid like an own draw.",
        ),
        seed("M0", *HANDS, "(16)、天胡").saying(
            "庄家起手十四张成了牌。", "The dealer's fourteen tiles are complete from the deal."
        ),
        practice("别处起手成了只按自摸，是通行打法。", "Elsewhere it pays like an own draw: common practice."),
    ),
    rule_by_case(
        "win.four_wild_deal",
        Case(
            "起手四王：起手就有四张王霸，不管别的牌，可以直接胡，{worth[qi_shou_si_wang]:zh}，按自摸付；"
            "闲家在庄家打第一张以前问他胡不胡，不胡就照常打。",
            "Four wilds dealt (起手四王): a player who is dealt all four wilds may win at once, whatever the "
            "other tiles are, for {worth[qi_shou_si_wang]:en}, paid like an own draw. A player other than the "
            "dealer is asked before the dealer's first turn; whoever declines plays on.",
            both(yongzhou_list, field_is("four_wild_deal", True)),
        ),
        Case(
            "起手四张王霸不能直接胡，要成牌。",
            "Four wilds from the deal do not win by themselves.",
            yongzhou_list,
        ),
        practice("有的桌子起手四王直接胡。", "At some tables four wilds from the deal win at once."),
    ),
    rule_by_case(
        "win.forced",
        Case(
            "牌墙剩下不到{forced_last}张以后，能胡的都自动胡，不能过，自摸、点炮都一样。",
            "Once fewer than {forced_last} tiles are left in the wall, every possible win is taken "
            "automatically, on an own draw or on another's tile, and cannot be passed.",
            both(takes_discards, lambda rules: rules.forced_last > 0),
        ),
        Case(
            "牌墙剩下不到{forced_last}张以后，自摸能胡的都自动胡，不能过。",
            "Once fewer than {forced_last} tiles are left in the wall, every possible win is automatic.",
            lambda rules: rules.forced_last > 0,
        ),
        seed("M4", *B_WIN),
    ),
)
