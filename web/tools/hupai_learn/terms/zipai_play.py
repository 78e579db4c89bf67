"""Terms of play, of winning and of payment with character cards."""

from __future__ import annotations

from typing import Final

from hupai_learn.terms.term import Term

PLAY: Final[tuple[Term, ...]] = (
    Term(
        "zhuang",
        "庄, 庄家",
        "zhuāng, zhuāngjiā",
        ("多拿一张、先打牌的人。", "who has one card more and plays first"),
        "deal.dealer_first",
    ),
    Term(
        "fan pai",
        "翻牌",
        "fān pái",
        (
            "轮到自己时把墩上的下一张翻开：马上用上，或者留在桌上。",
            "to flip: to turn up the wall's next card on one's turn; it is used at once or stays on the table",
        ),
        "turn.flip",
    ),
    Term(
        "guo",
        "过",
        "guò",
        ("不要桌上这张牌。", "not to take the card that lies face up"),
        "turn.window",
    ),
    Term(
        "ting",
        "听, 听牌",
        "tīng, tīngpái",
        ("差一张就胡；听的是能胡的那些牌。", "one card more wins; the waits are the cards that do"),
        "win.shape",
    ),
    Term(
        "dead",
        "臭牌, 过张",
        "chòupái, guòzhāng",
        (
            "自己放过或打出过的牌：这一局放过吃的不能再吃，放过碰的不能再碰，打出过的吃、碰都不能。",
            "a card one let pass or discarded: for this hand a passed chi or peng is lost, and both after a discard",
        ),
        "past.chi",
    ),
    Term(
        "si shou",
        "死手",
        "sǐ shǒu",
        ("该打牌却没有能打的：不能再胡、碰、吃。", "a hand that owes a discard and has none: no more win, peng or chi"),
        "dead.hand",
    ),
    Term(
        "chong pao",
        "重跑, 八块",
        "chóng pǎo, bākuài",
        ("第二次起的提、跑：不打牌。", "every ti or pao after the first, dealt ti counted: no discard follows"),
        "turn.second_quad",
    ),
    Term("hu", "胡", "hú", ("赢这一局；也指已经成了的牌。", "to win; also the complete hand"), "win.shape"),
    Term(
        "pie pao hu",
        "撇跑胡",
        "piē pǎo hú",
        (
            "自己或别人要跑的牌正好能胡：胡在先。",
            "to win on a card that would become a pao, one's own or another's: the win comes first",
        ),
        "win.before_pao",
    ),
    Term(
        "huxi",
        "胡息",
        "húxī",
        ("各组牌的分量；凑够了才能胡。", "what groups are worth; so many are needed to win"),
        "win.minimum",
    ),
    Term(
        "tun",
        "囤",
        "tún",
        (
            "付分时由胡息换成：一般十五胡息一囤，往后每三胡息多一囤。",
            "what huxi become in the payment: commonly 15 make 1, every three more make one more",
        ),
        "pay.tun",
    ),
    Term(
        "dai di",
        "带底",
        "dài dǐ",
        ("可选：每次胡牌多加一囤。", "option: every win gets one unit more"),
        "pay.base_bonus",
    ),
    Term(
        "fan",
        "番",
        "fān",
        (
            "付分的倍数：红胡、一点朱、黑胡、自摸、王。",
            "a factor on the payment: red, one red, black, own flip, kings",
        ),
        "fan.ming_tang",
    ),
    Term(
        "ming tang",
        "名堂",
        "míng táng",
        (
            "番数的来由；耒阳、邵阳的名堂多数翻胡息，不翻付分。",
            "what makes a fan; in Leiyang and Shaoyang most multiply the huxi instead of the payment",
        ),
        "fan.ming_tang",
    ),
    Term(
        "xing",
        "省, 醒",
        "xǐng",
        (
            "胡牌后定下的奖励牌：翻省翻墩上下一张来定，跟省就是胡的那张。",
            "bonus cards named after the win: 翻省 turns the wall's next card, 跟省 takes the winning card",
        ),
        "xing.when",
    ),
    Term("zimo", "自摸", "zìmō", ("胡自己翻出的牌。", "winning on one's own flip"), "fan.self_draw"),
    Term(
        "wang diao",
        "王钓",
        "wáng diào",
        (
            "只剩一张王时叫：来哪张都和它配将；来的是王，就是王钓王。",
            "declared with one king left, which pairs with whatever comes; wang diao wang if a king comes",
        ),
        "fan.wang_diao",
    ),
    Term(
        "wang chuang",
        "王闯",
        "wáng chuǎng",
        (
            "剩两张王时叫：来哪张都和它们凑成三张；来的是王，就是王闯王。",
            "declared with two kings left, which make a triple of whatever comes; wang chuang wang if a king comes",
        ),
        "fan.wang_chuang",
    ),
    Term(
        "wang zha",
        "王炸",
        "wáng zhà",
        (
            "三王、四王里剩三张王时叫：来哪张都和它们凑成一提；来的是王，就是王炸王。",
            "declared with three kings left, which make a ti of whatever comes; wang zha wang if a king comes",
        ),
        "fan.wang_zha",
    ),
    Term(
        "xian hu",
        "限胡",
        "xiàn hú",
        (
            "手里王多时的限制：按番限胡要够番数，按王限胡三张王起要叫了王才能胡。",
            "a limit on hands with many kings: a least factor, or from three kings on only declared wins",
        ),
        "king.limit",
    ),
    Term(
        "dan tiao",
        "单挑",
        "dāntiǎo",
        (
            "两个人打：对家又是上家又是下家。",
            "a game of two: the other is both the player before and the one after",
        ),
        "deal.hands",
    ),
    Term(
        "zuo xing",
        "坐醒",
        "zuòxǐng",
        (
            "四个人坐、三个人打：庄家对面的那个不打，胡家有醒，他也有一份。",
            "four at the table, three play: whoever is opposite the dealer sits out, and is paid for the winner's "
            "bonus cards",
        ),
        "deal.hands",
    ),
    Term(
        "qu pai",
        "去牌",
        "qù pái",
        (
            "可选，两个人打的时候：发完牌从墩上拿走几张，谁也不看，这一局不用。",
            "option for two: cards taken from the wall after the deal, unseen and unused",
        ),
        "deal.hands",
    ),
    Term(
        "huang zhuang",
        "黄庄, 荒庄, 臭庄",
        "huáng zhuāng, huāng zhuāng, chòu zhuāng",
        (
            "墩上的牌翻完，没有人胡；双王玩法里王多的要赔。",
            "a drawn hand: the wall is empty and nobody won; with kings whoever holds more pays for them",
        ),
        "turn.end",
    ),
    Term(
        "tianhu",
        "天胡",
        "tiānhú",
        ("庄家发到手的牌就成了。", "the dealer's win with the cards as dealt"),
        "win.heaven",
    ),
    Term(
        "dihu",
        "地胡",
        "dìhú",
        ("闲家胡庄家的亮张。", "another player's win on the dealer's shown card"),
        "win.shown",
    ),
    Term(
        "san ti wu kan",
        "三提五坎",
        "sān tí wǔ kǎn",
        (
            "庄家发到手就有三提或五坎，别的牌不论，直接胡。",
            "a dealer with three ti or five kan from the deal wins, whatever the other cards are",
        ),
        "win.three_five",
    ),
    Term(
        "dianpao",
        "点炮, 放炮",
        "diǎnpào, fàngpào",
        ("打出的牌被人胡，打的一家付两家的分。", "a discard is won, and its player pays for both losers"),
        "win.discard",
    ),
    Term(
        "guo hu",
        "过胡",
        "guò hú",
        ("能胡不胡；耒阳下一次要付得更多才能胡。", "to let a win go; in Leiyang the next one must pay more"),
        "win.guo_hu",
    ),
    Term(
        "wu hu",
        "无胡",
        "wú hú",
        ("一点胡息也没有的胡，算二十一。", "a win with no huxi at all; counts 21"),
        "pay.wu_hu",
    ),
    Term(
        "ka hu",
        "卡胡",
        "kǎ hú",
        (
            "正好十胡息，算十六；正好二十，算二十四。",
            "a win with exactly 10 huxi, counted 16, or exactly 20, counted 24",
        ),
        "pay.ka_hu",
    ),
    Term(
        "ju shou",
        "举手",
        "jǔ shǒu",
        (
            "发到手就听牌的可以举手，胡了算两倍；一般进了牌没有胡就作废。",
            "to raise the hand: it waits from the deal, and a win counts double, usually until a card is taken in "
            "without winning",
        ),
        "win.raise",
    ),
    Term(
        "long",
        "龙",
        "lóng",
        (
            "提、跑的四张也叫一条龙：跑了一条龙、括了一条龙；耒阳每提一条龙，不论谁胡，另两家都要付。",
            "a ti or pao, as in 跑了一条龙 and 括了一条龙; in Leiyang also the points both others pay for every ti, "
            "whoever wins",
        ),
        "pay.long",
    ),
    Term(
        "fang wei",
        "放偎",
        "fàng wēi",
        (
            "打了别家偎过的牌：这一局不能再吃、碰。",
            "to discard what another has laid as a wei: no more chi, no more peng this hand",
        ),
        "past.fang_wei",
    ),
    Term(
        "chi bian da bian",
        "吃边打边",
        "chī biān dǎ biān",
        (
            "吃了顺子的一头，又打另一头外面那张：有的可以，有的限胡，有的不许。",
            "to eat one end of a run and discard beyond the other: free, limiting or forbidden, by the cards",
        ),
        "chi.edge",
    ),
    Term(
        "haidi",
        "海底",
        "hǎidǐ",
        ("可选：胡墩上最后一张，另算番。", "option: a factor for winning on the wall's last card"),
        "fan.haidi",
    ),
)
