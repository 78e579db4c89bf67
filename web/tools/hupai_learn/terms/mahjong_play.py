"""Terms of mahjong's play, wins and payments."""

from __future__ import annotations

from typing import Final

from hupai_learn.terms.term import Term

PLAY: Final[tuple[Term, ...]] = (
    Term(
        "ting",
        "听, 听牌, 叫",
        "tīng, tīngpái, jiào",
        ("还差一张就胡。", "to wait: one tile more completes the hand"),
        "reveal.when",
    ),
    Term("hu", "胡", "hú", ("赢；也指成了的牌。", "to win; also the complete hand"), "win.shapes"),
    Term("zimo", "自摸", "zìmō", ("胡自己摸的牌。", "winning on one's own draw"), "pay.win"),
    Term(
        "dianpao",
        "点炮, 放炮, 放冲",
        "diǎnpào, fàngpào, fàngchòng",
        ("打出的牌被人胡，由打的人付。", "a discard is won, and the discarder pays"),
        "pay.win",
    ),
    Term(
        "yi pao duo xiang",
        "一炮多响",
        "yí pào duō xiǎng",
        ("一张牌几家一起胡。", "several players win on the same tile"),
        "win.several",
    ),
    Term(
        "qianggang",
        "抢杠",
        "qiǎnggàng",
        ("胡别人补杠的那张；杠不成。", "to win on the tile that another adds to a peng; the kong fails"),
        "kong.rob",
    ),
    Term(
        "gang shang kai hua",
        "杠上开花, 杠上花, 杠开",
        "gàng shàng kāi huā, gàng shàng huā, gàng kāi",
        ("杠了补的那张牌自摸胡。", "a win on the tile that replaces one after a kong"),
        "worth.gang_kai",
    ),
    Term(
        "gang shang pao",
        "杠上炮",
        "gàng shàng pào",
        ("杠了以后打的那张让人胡了。", "a win on the discard right after a kong"),
        "worth.gang_shang_pao",
    ),
    Term(
        "gang shang gang",
        "杠上杠",
        "gàng shàng gàng",
        (
            "卡五星里杠了接着又有杠：后一个的分翻倍。",
            "in Ka Wu Xing a kong right after a kong, paid double",
        ),
        "pay.kong_chain",
    ),
    Term(
        "guo hu",
        "过胡",
        "guò hú",
        (
            "能胡不胡；到自己下次摸牌以前，别人的牌不能胡，或者要更大才能胡。",
            "to pass a win; until one's next draw another's tile cannot be won, or must be worth more",
        ),
        "win.guo_hu",
    ),
    Term(
        "tianhu",
        "天胡",
        "tiānhú",
        ("庄家起手十四张就成了。", "the dealer's win with the tiles as dealt"),
        "win.deal",
    ),
    Term(
        "dihu",
        "地胡",
        "dìhú",
        (
            "宜宾：闲家第一次摸牌就胡，或者胡庄家打的第一张。",
            "in Yibin another player's win on the first own draw or on the dealer's first discard",
        ),
        "worth.di_hu",
    ),
    Term(
        "pinghu",
        "平胡, 屁胡, 基础",
        "pínghú, pìhú, jīchǔ",
        ("没有别的名堂的胡。", "a plain win, worth nothing besides"),
        "worth.plain",
    ),
    Term(
        "fan",
        "番",
        "fān",
        ("宜宾算牌大小的数：相加，每多一番翻一倍。", "what Yibin counts: fan are added, and each further one doubles"),
        "yibin/pay.stake",
    ),
    Term(
        "gen",
        "根",
        "gēn",
        ("宜宾：四张一样的牌，杠也算；每根加一番。", "in Yibin four equal tiles, also as a kong; each adds a fan"),
        "worth.gen",
    ),
    Term(
        "jin gou diao",
        "金钩吊",
        "jīn gōu diào",
        (
            "宜宾：四组都亮在桌上，手里只剩一张。",
            "in Yibin a win with all four melds on the table and a single tile in the hand",
        ),
        "worth.jin_gou_diao",
    ),
    Term(
        "shou zhua yi",
        "手抓一",
        "shǒu zhuā yī",
        (
            "卡五星：四组都碰了、杠了，手里只剩一张。",
            "in Ka Wu Xing a win with four melds on the table and a single tile in the hand",
        ),
        "worth.shou_zhua_yi",
    ),
    Term(
        "ka wu xing",
        "卡五星",
        "kǎ wǔ xīng",
        (
            "胡五条或五筒，正好在四和六中间；也是这种玩法的名字。",
            "a win on the 5 of bamboo or dots between 4 and 6; also the name of that game",
        ),
        "worth.ka_wu_xing",
    ),
    Term(
        "si gui",
        "四归, 明四归, 暗四归",
        "sì guī, míng sì guī, àn sì guī",
        (
            "卡五星：胡的是第四张一样的；碰过三张是明，手里三张是暗。",
            "in Ka Wu Xing a win on a fourth equal tile: 明 after a peng, 暗 with three in the hand",
        ),
        "worth.sigui",
    ),
    Term(
        "ming pai",
        "明牌",
        "míng pái",
        (
            "卡五星：听了牌把手牌摊开，输赢翻倍；不能收回。",
            "in Ka Wu Xing to reveal a waiting hand for good, which doubles what it wins and pays",
        ),
        "reveal.when",
    ),
    Term(
        "que men",
        "缺门",
        "quē mén",
        ("宜宾：胡的牌最多两门花色。", "in Yibin a winning hand has at most two suits"),
        "win.two_suits",
    ),
    Term(
        "piao",
        "飘",
        "piāo",
        (
            "宜宾：发牌前选；飘了，和自己有关的胡牌输赢都翻倍。",
            "in Yibin chosen before the deal: it doubles what one wins and pays for wins",
        ),
        "deal.piao",
    ),
    Term(
        "xuezhan",
        "血战",
        "xuèzhàn",
        (
            "宜宾：胡了的离桌，别人接着打，到三家胡了或牌摸完。",
            "in Yibin the blood battle: winners leave and the others play on, until three have won or the wall is used "
            "up",
        ),
        "end.blood_battle",
    ),
    Term(
        "huang zhuang",
        "荒庄, 流局",
        "huāng zhuāng, liú jú",
        (
            "牌墙摸完，没有人胡；宜宾还不到三家胡也算。",
            "the wall is used up and nobody has won; in Yibin, fewer than three",
        ),
        "end.wall",
    ),
    Term(
        "huang gang",
        "荒杠",
        "huāng gàng",
        ("荒庄时杠的分不付；卡五星荒庄不荒杠。", "kongs are not paid without a winner; in Ka Wu Xing they are"),
        "pay.kong_on_draw",
    ),
    Term(
        "hua zhu",
        "花猪",
        "huā zhū",
        (
            "宜宾流局时手里还有三门花色的人，要赔不是花猪的每一家。",
            "in Yibin a player who still holds three suits when the wall is used up, and pays everybody who does not",
        ),
        "pay.flower_pig",
    ),
    Term(
        "cha jiao",
        "查叫",
        "chá jiào",
        (
            "宜宾流局时，没听牌的赔听牌的，按最大的番数。",
            "in Yibin, when the wall is used up, those who do not wait pay those who do the best win waited for",
        ),
        "pay.not_ready",
    ),
    Term(
        "dizhu",
        "底注",
        "dǐzhù",
        ("一倍付的分。", "the stake: what ×1 pays"),
        "pay.stake",
    ),
    Term(
        "zha niao",
        "扎鸟",
        "zhā niǎo",
        (
            "永州可选：胡了再翻几张，中一张每家多付一分。",
            "option in Yongzhou: tiles turned up after the win, each hit costs every payer a point more",
        ),
        "pay.birds",
    ),
)
