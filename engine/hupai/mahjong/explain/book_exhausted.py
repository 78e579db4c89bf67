"""Rules of what 杠 pay, and of payments after an exhausted wall."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import both, field_is, yibin_list
from hupai.mahjong.explain.headings import B_BASICS, B_TERMS, K_HANDS, K_RULES, K_SCORES, K_SPECIAL

KONG_PAY: Final = chapter(
    "pay",
    rule_by_case(
        "pay.kong",
        Case(
            "杠的分：暗杠，另外{others}家各付{kong[angang]}分；补杠，另外{others}家各付{kong[jiagang]}分；"
            "明杠，由打牌的人付{kong[gang]}分。",
            "Kongs pay: a concealed one {kong[angang]:point|points} from each of the {others} others, an added one "
            "{kong[jiagang]:point|points} from each, a claimed one {kong[gang]:point|points} from the discarder.",
            field_is("kong_points", "at_end"),
        ),
        Case(
            "杠的分当场付：暗杠，另外{others}家各付{kong[angang]}个底；蓄杠，"
            "另外{others}家各付{kong[jiagang]}个底；放杠，由打牌的人付{kong[gang]}个底。",
            "Kongs are paid at once: a concealed one {kong[angang]:stake|stakes} from each of the {others} "
            "others, an added one {kong[jiagang]:stake|stakes} from each, a claimed one "
            "{kong[gang]:stake|stakes} from the discarder.",
            field_is("kong_points", "at_once"),
        ),
        Case(
            "杠的分当场付：暗杠，还没胡的各家付{kong[angang]}个底；补杠，还没胡的各家付{kong[jiagang]}个底；"
            "明杠，由打牌的人付{kong[gang]}个底。",
            "Kongs are paid at once: a concealed one {kong[angang]:stake|stakes} from everybody who has not "
            "won, an added one {kong[jiagang]:stake|stakes} from each of them, a claimed one "
            "{kong[gang]:stake|stakes} from the discarder.",
            field_is("kong_points", "sichuan"),
        ),
        Case(
            "杠不另外付分，只在胡牌时算根。",
            "A kong is not paid; it only counts as a four of a kind (根) in a win.",
            yibin_list,
        ),
        Case("杠不付分。", "A kong is not paid."),
        seed("M3", *K_SCORES),
        seed("M3", *K_HANDS, "暗 杠"),
        practice(
            "永州暗杠二、补杠一、明杠三；宜宾有的桌子也算杠分。",
            "In Yongzhou 2 for a concealed, 1 for an added and 3 for a claimed kong; some tables in Yibin pay "
            "kongs too.",
        ),
    ),
    rule(
        "pay.kong_chain",
        "杠上杠：杠了补的牌接着又杠，或者杠了以后打的牌被别人杠，后一个杠的分翻倍，再接着杠再翻倍；每个杠都付。"
        "中间平常摸了牌，或者碰了，就重新算起。",
        "Kong on kong (杠上杠): if a kong follows at once, by the same player after the replacement tile or by "
        "another on the next discard, it pays double, the one after it double again, and so on; each of them is paid. "
        "An ordinary draw or a peng ends the chain.",
        seed("M3", *K_HANDS, "杠上杠"),
        practice(),
        when=field_is("kong_points", "at_once"),
    ),
    rule(
        "pay.kong_late",
        "本来能明杠，却只碰了，以后再补杠不付分。",
        "An added kong is not paid if the player could have claimed a kong and took a peng instead.",
        practice(),
        when=field_is("kong_points", "at_end"),
    ),
    rule_by_case(
        "pay.kong_on_draw",
        Case(
            "杠的分先记着，一局完的时候一起付；没有人胡，就都不付（荒庄荒杠）。",
            "Kongs are written down and paid at the end of the hand; without a winner none of them is paid (荒庄荒杠).",
            both(field_is("kong_points", "at_end"), field_is("kong_on_draw", "void")),
        ),
        Case(
            "杠的分先记着，一局完的时候一起付；没有人胡也照付（荒庄不荒杠）。",
            "Kongs are written down and paid at the end of the hand, without a winner all the same (荒庄不荒杠).",
            field_is("kong_points", "at_end"),
        ),
        Case(
            "荒庄不荒杠：没有人胡，杠的分照付。",
            "Without a winner kongs are paid all the same (荒庄不荒杠).",
            field_is("kong_points", "at_once", "sichuan"),
        ),
        seed("M3", *K_RULES).saying("荒庄不荒杠。", "Kongs are paid without a winner too."),
        practice(
            "有的桌子荒庄就不算杠，有的照算。",
            "At some tables kongs do not count without a winner, at others they do.",
        ),
    ),
)

EXHAUSTED: Final = chapter(
    "end",
    rule_by_case(
        "pay.exhausted",
        Case(
            "流局（牌摸完了还不到{wins_to_end}家胡）要查：先查花猪（还没胡、手里三门花色都有的人），再查叫"
            "（还没胡的人听没听牌，就是还差一张能胡），没听牌的赔听牌的。",
            "If the wall runs out before {wins_to_end} players have won, the hands are checked: first for "
            "three suits (花猪, a player who has not won and holds all three), then for who waits for a tile "
            "to win (查叫); players who do not wait pay those who do.",
            field_is("draw_penalty", "blood"),
        ),
        Case(
            "荒庄赔明牌：第一个明牌的人付另外{others}家各一个底；没人明牌就不付。",
            "After a hand without a winner the first player who revealed pays one stake to each of the "
            "{others} others; if nobody revealed, nobody pays.",
            field_is("draw_penalty", "first_revealer"),
        ),
        Case(
            "荒庄赔明牌：每个明了牌的人付另外{others}家各一个底，别人明没明都付。",
            "After a hand without a winner each player who revealed pays one stake to each of the {others} "
            "others, revealed or not.",
            field_is("draw_penalty", "all_revealed"),
        ),
        Case(
            "荒庄时查叫（看各家听没听牌，就是还差一张能胡）：没听牌的赔听牌的；{seats}家都听牌，"
            "就由第一个明牌的人付另外{others}家各一个底，没人明牌就不付（随州）。",
            "After a hand without a winner it is checked who waits for a tile (查叫): players who do not wait "
            "pay those who do; if all {seats} wait, the first who revealed pays one stake to each of the "
            "{others} others, and nobody pays if nobody revealed, as in Suizhou.",
            field_is("draw_penalty", "suizhou"),
        ),
        Case(
            "荒庄时查叫（看各家听没听牌，就是还差一张能胡）：没听牌的按最大的牌赔听牌的（孝感）。",
            "After a hand without a winner it is checked who waits for a tile (查叫): each player who does "
            "not wait pays each who does for that player's best win, as in Xiaogan.",
            field_is("draw_penalty", "xiaogan"),
        ),
        Case(
            "荒庄时谁也不用赔。",
            "A hand without a winner costs nobody a penalty.",
        ),
        seed("M3", *K_SPECIAL).saying(
            "荒庄，第一个明牌的玩家要赔每家底注。",
            "After 荒庄 the first player who revealed pays everybody the stake.",
        ),
        seed("M3", *K_HANDS, "明 牌").saying(
            "没有玩家胡牌，明牌的玩家付给其它二个玩家各底注。",
            "If nobody wins, the player who revealed pays the two others the stake.",
        ),
        seed("M4", *B_TERMS),
        seed("M4", *B_BASICS),
        practice(
            "永州荒庄不赔；随州、孝感要查叫。",
            "In Yongzhou nobody pays; in Suizhou and Xiaogan it is checked who waits.",
        ),
    ),
    rule_by_case(
        "pay.flower_pig",
        Case(
            "花猪付每一家不是花猪的{flower_pig}个底，胡了的、没听牌的也收，别的不再付；听用不算花色，"
            "打过听用停了胡的人不算花猪。",
            "A player with three suits (花猪) pays {flower_pig} stakes to everybody who is not one, winners "
            "and players who do not wait included, and nothing else. Wilds have no suit, and a player who has "
            "discarded a wild does not count as a 花猪.",
            both(
                field_is("draw_penalty", "blood"),
                field_is("wild_discard", "dead_hand"),
                field_is("dead_flower_pig", False),
            ),
        ),
        Case(
            "花猪付每一家不是花猪的{flower_pig}个底，胡了的、没听牌的也收，别的不再付；听用不算花色，"
            "打过听用停了胡的人三门都有，也是花猪。",
            "A player with three suits (花猪) pays {flower_pig} stakes to everybody who is not one, winners "
            "and players who do not wait included, and nothing else. Wilds have no suit, and a player who has "
            "discarded a wild pays like any other.",
            both(field_is("draw_penalty", "blood"), field_is("dead_flower_pig", True)),
        ),
        Case(
            "花猪付每一家不是花猪的{flower_pig}个底，胡了的、没听牌的也收，别的不再付；听用不算花色。",
            "A player with three suits (花猪) pays {flower_pig} stakes to everybody who is not one, winners "
            "and players who do not wait included, and nothing else. Wilds have no suit.",
            field_is("draw_penalty", "blood"),
        ),
        seed("M4", *B_BASICS),
        seed("M4", *B_TERMS).saying(
            "流局查叫时，手上还有三种花色的玩家称为花猪。",
            "Whoever still has three suits when the hands are checked is a 花猪.",
        ),
        practice("多数桌子停了胡的人不算花猪。", "At most tables a player who has discarded a wild is not a 花猪."),
    ),
    rule_by_case(
        "pay.not_ready",
        Case(
            "查叫：不是花猪、没听牌的人（停了胡的也算没听牌），付每个还没胡、听着牌的人一份，"
            "按他听的牌里最大的番数算，自摸、杠这些不加，一样封顶。已经胡了的不收。",
            "A player who is not a 花猪 and does not wait for a tile pays each player who waits and has not won "
            "yet; one who has discarded a wild never counts as waiting. The payment is for the best win that the "
            "other waits for, capped as always and without fan for an own draw or a kong. Winners get nothing.",
            both(field_is("draw_penalty", "blood"), field_is("wild_discard", "dead_hand")),
        ),
        Case(
            "查叫：不是花猪、没听牌的人，付每个还没胡、听着牌的人一份，按他听的牌里最大的番数算，自摸、"
            "杠这些不加，一样封顶。已经胡了的不收。",
            "A player who is not a 花猪 and does not wait for a tile pays each player who waits and has not "
            "won yet. The payment is for the best win that the other waits for, capped as always and without "
            "fan for an own draw or a kong. Winners get nothing.",
            field_is("draw_penalty", "blood"),
        ),
        Case(
            "没听牌的人付每个听牌的人一个底；没有人听牌就不付。",
            "A player who does not wait for a tile pays one stake to each who does; if nobody waits, nobody pays.",
            field_is("draw_penalty", "suizhou"),
        ),
        Case(
            "没听牌的人付每个听牌的人一份，按他听的牌里最大的倍数算，明牌不翻倍；没有人听牌就不付。",
            "A player who does not wait for a tile pays each who does for that player's best win, not doubled "
            "for revealed hands; if nobody waits, nobody pays.",
            field_is("draw_penalty", "xiaogan"),
        ),
        seed("M4", *B_BASICS).saying(
            "未听牌按包大原则赔给听牌玩家。", "Who does not wait pays those who do, for their best win."
        ),
        seed("M4", *B_TERMS).saying(
            "没听需赔给其他未胡者最大叫番数。",
            "Who does not wait pays the others who have not won, for the most fan that they wait for.",
        ),
        practice(),
    ),
)
