"""Rules of the tiles, of the deal, of who deals, and of 飘."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import blood_battle, both, field_is, takes_discards, ting_yong, wang_ba
from hupai.mahjong.explain.headings import (
    B_BASICS,
    B_PIAO,
    B_TERMS,
    B_TILES,
    B_TING_YONG,
    DEALERS,
    HANDS,
    K_FLOW,
    K_HANDS,
    K_RULES,
    WANG_BA,
)

DECK: Final = chapter(
    "deck",
    rule_by_case(
        "deal.tiles",
        Case(
            "一副牌{tiles}张：万、条、筒从一到九，东南西北，中发白，每种四张；没有花牌。",
            "The deck has {tiles} tiles: characters, bamboo and dots from 1 to 9, the four winds and the three "
            "dragons, four of each. There are no flowers.",
            field_is("tiles", 136),
        ),
        Case(
            "一副牌{tiles}张：万、条、筒从一到九，再加红中，每种四张；没有东南西北发白，也就没有下三烂、"
            "七风到位和十三幺。",
            "The deck has {tiles} tiles: characters, bamboo and dots from 1 to 9 and the red dragon, four of "
            "each. Without the other honours there are no scattered tiles (下三烂, 七风到位) and no thirteen "
            "orphans (十三幺).",
            field_is("tiles", 112),
        ),
        Case(
            "一副牌{tiles}张：条、筒从一到九，中发白，每种四张；没有万，也没有东南西北。",
            "The deck has {tiles} tiles: bamboo and dots from 1 to 9 and the three dragons, four of each. "
            "There are no characters and no winds.",
            field_is("tiles", 84),
        ),
        Case(
            "一副牌{tiles}张：条、筒、万从一到九，每种四张；没有字牌和花牌。",
            "The deck has {tiles} tiles: bamboo, dots and characters from 1 to 9, four of each. There are no "
            "honours and no flowers.",
        ),
        seed("M0", *HANDS, "(4)、十三幺"),
        seed("M3", *K_HANDS, "三元7对").saying(
            "牌型里有中发白、条和饼，没有列出一副有哪些牌。",
            "Its hands have the three dragons, bamboo and dots; what the deck has is not listed.",
        ),
        seed("M4", *B_TILES),
        practice(
            "卡五星不用万和东南西北，是通行打法；永州有的地方只用一百一十二张，字牌只留红中。",
            "That Ka Wu Xing has no characters and no winds is common practice. In some places in Yongzhou "
            "112 tiles are used, with the red dragon as the only honour.",
        ),
    ),
    rule(
        "deal.seats",
        "{seats}个人打，按逆时针轮流，右手边是下家。",
        "There are {seats} players. Turns go counter-clockwise: the next player sits on the right.",
        seed("M3", *K_FLOW),
        seed("M4", *B_TILES),
        practice(),
    ),
)

DEAL: Final = chapter(
    "deal",
    rule_by_case(
        "deal.dealer_first",
        Case(
            "第一局由房主坐庄。房主就是开桌的人，坐第一个位子。",
            "The host, who opened the table and has the first seat, deals the first hand.",
            field_is("first_dealer", "host"),
        ),
        Case("第一局随机定庄。", "Who deals the first hand is decided at random."),
        seed("M0", *DEALERS).saying(
            "仅第一局为创建房间的玩家为庄。", "The player who made the room deals the first hand only."
        ),
        seed("M3", *K_FLOW).saying("第一轮系统选定庄家。", "In the first round the system chooses the dealer."),
        seed("M4", *B_BASICS).saying("第一盘随机选定一人坐庄。", "In the first hand a random player deals."),
    ),
    rule_by_case(
        "deal.next",
        Case(
            "{wins_to_end}家都胡了，下一局由最先胡的人坐庄。牌摸完了还不到{wins_to_end}家胡（流局），"
            "不管有没有人胡过，都由庄家接着坐庄。",
            "After a hand with {wins_to_end:winner|winners} the one who won first deals next. If the wall runs out "
            "before {wins_to_end} players have won (流局), the dealer deals again, whether or not somebody has won.",
            both(blood_battle, field_is("draw_dealer", "stays")),
        ),
        Case(
            "下一局由最先胡的人坐庄，牌摸完了还不到{wins_to_end}家胡（流局）也一样；没人胡过，庄家不下庄。",
            "The player who won first deals the next hand, also if the wall runs out before {wins_to_end} "
            "players have won (流局); if nobody has won, the dealer deals again.",
            blood_battle,
        ),
        Case(
            "谁胡了谁下一局坐庄；庄家胡了接着坐庄。荒庄（牌摸完了没有人胡）的下一局，由摸最后一张牌的人坐庄。",
            "The winner deals the next hand; a dealer who wins deals again. If the wall runs out and nobody "
            "has won (荒庄), the player who drew the last tile deals next.",
            field_is("draw_dealer", "last_drawer"),
        ),
        Case(
            "谁胡了谁下一局坐庄；庄家胡了接着坐庄。荒庄（牌摸完了没有人胡），庄家不下庄。",
            "The winner deals the next hand; a dealer who wins deals again. If the wall runs out and nobody "
            "has won (荒庄), the dealer deals again.",
        ),
        seed("M0", *DEALERS).saying(
            "荒庄由摸最后一张牌的玩家下局坐庄。", "After 荒庄 the player who drew the last tile deals."
        ),
        seed("M3", *K_RULES).saying("荒庄不下庄。", "The dealer stays after 荒庄."),
        seed("M3", *K_FLOW),
        seed("M4", *B_BASICS).saying(
            "首先胡牌的人为下一盘的庄家；荒庄不下庄。",
            "Who wins first deals the next hand; after 荒庄 the dealer stays.",
        ),
        seed("M4", *B_TERMS).saying(
            "抓完牌仍有两家以上未胡叫流局，也叫荒庄。",
            "A wall that runs out while two or more have not won is 流局, also called 荒庄.",
        ),
    ),
    rule_by_case(
        "deal.several",
        Case(
            "最先胡的要是几家同时胡一张牌，就由出这张牌的人坐庄。",
            "If several players won first, all on the same tile, the player whose tile it was deals.",
            both(blood_battle, takes_discards, field_is("several_winners_dealer", "discarder")),
        ),
        Case(
            "几家同时胡一张牌，由出这张牌的人坐庄。",
            "If several players win on the same tile, the player whose tile it was deals.",
            both(takes_discards, field_is("multi_win", True), field_is("several_winners_dealer", "discarder")),
        ),
        Case(
            "几家同时胡一张牌，从出牌的人往下家数，最先数到的赢家坐庄。",
            "If several players win on the same tile, the first of them in turn order after the player whose "
            "tile it was deals.",
            both(takes_discards, field_is("multi_win", True)),
        ),
        seed("M0", *DEALERS).saying("由本局胡牌的玩家下局坐庄。", "Who won this hand deals the next one."),
        seed("M4", *B_BASICS),
        practice(
            "永州、卡五星多是点炮的人坐庄，永州有的桌子由先轮到的赢家坐庄。",
            "In Yongzhou and in Ka Wu Xing mostly the discarder deals as well; at some tables in Yongzhou the "
            "first winner in turn order does.",
        ),
    ),
    rule_by_case(
        "deal.hands",
        Case(
            "每人发13张，庄家多一张；再翻开一张，牌墙还剩{wall}张，每多翻一张再少一张。",
            "Each player gets 13 tiles and the dealer one more. One tile is turned up, and {wall} are left in "
            "the wall, one fewer for each further tile that is turned.",
            both(field_is("indicator", True), field_is("honour_flip", "reflip")),
        ),
        Case(
            "每人发13张，庄家多一张；再翻开一张，牌墙还剩{wall}张。",
            "Each player gets 13 tiles and the dealer one more. One tile is turned up, and {wall} are left in "
            "the wall.",
            field_is("indicator", True),
        ),
        Case(
            "每人发13张，庄家多一张，牌墙还剩{wall}张。",
            "Each player gets 13 tiles and the dealer one more; {wall} are left in the wall.",
        ),
        seed("M3", *K_FLOW),
        seed("M4", *B_TILES),
        practice(),
    ),
    rule_by_case(
        "deal.indicator",
        Case(
            "发完牌，庄家再翻开一张，定这一局的王霸（能顶任何牌的牌）；翻到字牌就接着翻，翻到万、条、筒为止。"
            "翻开的牌都不再用。",
            "After the deal the dealer turns up a tile that names the wilds (王霸) of this hand, which stand "
            "for any tile. If it is an honour, another is turned until one of a suit shows. The tiles turned "
            "up are out of play.",
            both(wang_ba, field_is("honour_flip", "reflip")),
        ),
        Case(
            "发完牌，庄家再翻开一张，定这一局的王霸（能顶任何牌的牌）。翻开的这张不再用。",
            "After the deal the dealer turns up a tile that names the wilds (王霸) of this hand, which stand "
            "for any tile. The tile turned up is out of play.",
            wang_ba,
        ),
        Case(
            "发完牌翻开一张，这种牌叫本金；它定这一局的听用（能顶任何牌的牌）。翻开的这张不再用，别的三张本金照常打。",
            "After the deal a tile is turned up: its kind is the 本金, and it names the wilds (听用) of this hand, "
            "which stand for any tile. That tile is out of play; the other three 本金 are ordinary tiles.",
            ting_yong,
        ),
        seed("M0", *WANG_BA),
        seed("M4", *B_TING_YONG),
        practice("有的地方翻到字牌要重翻。", "In some places an honour that is turned up is followed by another tile."),
    ),
)

PIAO: Final = chapter(
    "piao",
    rule_by_case(
        "deal.piao",
        Case(
            "每一局发牌前，各家先选飘不飘；飘了，这一局胡牌的输赢，和自己有关的都翻倍。都选完了才知道谁飘。",
            "Before each deal every player chooses whether to play with 飘 (piao), which doubles what that "
            "player wins and pays for wins in this hand. Nobody sees a choice before all are made.",
            field_is("piao", "choose"),
        ),
        Case(
            "定飘：每一局各家都飘（飘就是胡牌的输赢，和自己有关的都翻倍）。",
            "Everybody plays every hand with 飘 (piao), which doubles what a player wins and pays for wins.",
            field_is("piao", "fixed"),
        ),
        seed("M4", *B_PIAO),
        practice("有的地方定飘，家家都飘。", "In some places everybody has to 飘 (定飘)."),
    ),
)
