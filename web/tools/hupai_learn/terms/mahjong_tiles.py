"""Terms of the mahjong tiles, of the groups that they form, and of whole hands."""

from __future__ import annotations

from typing import Final

from hupai_learn.terms.term import Term

TILES: Final[tuple[Term, ...]] = (
    Term(
        "huase",
        "花色, 门",
        "huāsè, mén",
        (
            "万、条（索）、筒（饼），各从一到九；一种叫一门。",
            "a suit: characters (万), bamboo (条, also 索) or dots (筒, also 饼), each from 1 to 9",
        ),
        "deal.tiles",
    ),
    Term(
        "zipai",
        "字牌",
        "zìpái",
        (
            "麻将里的字牌是风牌东南西北和箭牌中发白；凑不成顺子。",
            "in mahjong the honours: the winds 东南西北 and the dragons 中发白; they form no runs",
        ),
        "deal.tiles",
    ),
    Term(
        "paiqiang",
        "牌墙",
        "páiqiáng",
        ("发完牌还扣着的牌，从头上摸。", "the wall: the tiles still face down; draws come from its head"),
        "turn.draw",
    ),
    Term(
        "duizi",
        "对子, 将",
        "duìzi, jiàng",
        (
            "两张一样的牌；四组以外的那一对叫将。",
            "two equal tiles; the pair that a complete hand has besides its four melds is the jiang",
        ),
        "win.shapes",
    ),
    Term(
        "shunzi",
        "顺子",
        "shùnzi",
        ("同一门花色、数字相连的三张。", "a run: three numbers of one suit in sequence"),
        "win.shapes",
    ),
    Term(
        "kezi",
        "刻子, 坎牌",
        "kèzi, kǎnpái",
        ("三张一样的牌。", "a triplet: three equal tiles"),
        "win.shapes",
    ),
    Term(
        "peng",
        "碰",
        "pèng",
        (
            "手里一对，加上别人打的一张，亮着摆下，再打一张；可碰可不碰。",
            "a pair and another's discard, laid face up; a discard follows; optional",
        ),
        "claim.peng",
    ),
    Term(
        "chi",
        "吃",
        "chī",
        (
            "两张手牌和上家打的一张凑成顺子；这三种麻将平常不能吃，永州可选。",
            "a run with the previous player's discard; none of the three games has it, but Yongzhou may choose it",
        ),
        "claim.chi",
    ),
    Term(
        "gang",
        "杠",
        "gàng",
        (
            "四张一样的牌，亮着摆下，算一组；再从牌墙补一张。",
            "a kong: four equal tiles, laid face up as one meld; a tile from the wall replaces the fourth",
        ),
        "kong.kinds",
    ),
    Term(
        "minggang",
        "明杠, 放杠",
        "mínggàng, fànggàng",
        (
            "手里三张，加上别人打的第四张。",
            "a claimed kong: three in the hand and another's discard",
        ),
        "kong.kinds",
    ),
    Term(
        "angang",
        "暗杠",
        "àngàng",
        ("四张都在自己手里；这里也亮着摆下。", "a concealed kong: all four from the hand; here it lies face up, too"),
        "kong.kinds",
    ),
    Term(
        "bugang",
        "补杠, 蓄杠, 弯杠",
        "bǔgàng, xùgàng, wāngàng",
        (
            "碰过的牌，自己又有第四张，加上去。",
            "an added kong: the fourth tile from the hand, put to one's own peng",
        ),
        "kong.kinds",
    ),
    Term(
        "qidui",
        "七对, 七巧对, 暗七对",
        "qīduì, qīqiǎoduì, ànqīduì",
        ("七个对子，都在手里；四张一样的算两对。", "seven pairs, nothing laid; four equal tiles are two of them"),
        "win.seven_pairs",
    ),
    Term(
        "yingqiaodui",
        "硬巧对",
        "yìngqiǎoduì",
        ("没有王霸的七巧对。", "in Yongzhou seven pairs without a wild"),
        "worth.ying_qiao_dui",
    ),
    Term(
        "longqiaodui",
        "龙巧对, 豪华七对, 龙七对",
        "lóngqiǎoduì, háohuá qīduì, lóngqīduì",
        ("七个对子里有四张一样的。", "seven pairs with four equal tiles"),
        "worth.long",
    ),
    Term(
        "pengpenghu",
        "碰碰胡, 对对胡",
        "pèngpènghú, duìduìhú",
        ("四组都是刻子或杠，加一对将。", "all triplets: four triplets or kongs and a pair"),
        "worth.peng_peng_hu",
    ),
    Term(
        "qingyise",
        "清一色",
        "qīngyīsè",
        ("全是一门花色。", "all tiles of one suit"),
        "worth.qing_yi_se",
    ),
    Term(
        "xia san lan",
        "下三烂, 十三烂",
        "xià sān làn, shísān làn",
        (
            "十四张没有一样的，同一门的数两两至少差三。",
            "scattered tiles: fourteen different ones, numbers of a suit at least 3 apart",
        ),
        "win.lan_gap",
    ),
    Term(
        "qi feng dao wei",
        "七风到位",
        "qī fēng dào wèi",
        ("东南西北中发白都有的下三烂。", "scattered tiles with all seven honours"),
        "win.qi_feng",
    ),
    Term(
        "shisanyao",
        "十三幺",
        "shísānyāo",
        (
            "每门的一、九和七种字牌各一张，其中一种两张。",
            "thirteen orphans: the 1 and 9 of each suit and every honour, one of them twice",
        ),
        "win.orphans",
    ),
)
