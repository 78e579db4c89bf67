"""The terms of the games: characters, pinyin and meaning in both languages.

docs/glossary.md holds the same terms in English; a test compares the two.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hupai_learn.text import Text


class Term(NamedTuple):
    """One term: its spelling without tones, its characters, its pinyin, its meaning, and the rule that says more."""

    name: str
    zi: str
    pinyin: str
    means: Text
    rule: str = ""


TERMS: Final[tuple[Term, ...]] = (
    Term(
        "zipai",
        "字牌",
        "zìpái",
        (
            "湖南的纸牌：小字一到十、大字壹到拾，各四张；二、七、十是红字。",
            "the character cards: 一 … 十 small, 壹 … 拾 big, four of each; 2, 7 and 10 are red",
        ),
        "deck.cards",
    ),
    Term(
        "wang",
        "王, 王霸",
        "wáng, wángbà",
        ("可以当任何一张牌，不能打出。", "the king: stands for any card, is never discarded"),
        "king.stand",
    ),
    Term(
        "dun",
        "墩",
        "dūn",
        ("桌子中间还扣着的牌。", "the wall: the cards still face down in the middle"),
        "deal.hands",
    ),
    Term(
        "liangzhang",
        "亮张, 挡底",
        "liàngzhāng, dǎngdǐ",
        (
            "庄家的第二十一张，给大家看过再进庄家的手。",
            "the dealer's 21st card, shown to all before it joins the hand",
        ),
        "deal.shown",
    ),
    Term(
        "kan",
        "坎",
        "kǎn",
        (
            "发到手就有的三张同样的牌，不能拆，不能打。",
            "three equal cards dealt to a hand: never broken, never discarded",
        ),
        "kan.locked",
    ),
    Term(
        "ti",
        "提, 倾",
        "tí, qīng",
        (
            "四张同样的牌都是自己的，发到手的或自己翻出的；马上摆下。",
            "four equal cards all one's own, dealt or flipped; laid at once",
        ),
        "ti.compulsory",
    ),
    Term(
        "pao",
        "跑",
        "pǎo",
        (
            "坎、偎或碰得了桌上的第四张；必须跑。",
            "a kan, wei or peng that takes the fourth card from the table; compulsory",
        ),
        "pao.compulsory",
    ),
    Term(
        "zou pao",
        "走跑",
        "zǒu pǎo",
        (
            "该跑没有跑；这里的跑自动摆下，走不掉。",
            "to miss a pao one had to make; here a pao is laid by itself, so nobody can miss it",
        ),
        "pao.compulsory",
    ),
    Term(
        "wei",
        "偎, 啸",
        "wēi, xiào",
        (
            "手里一对，加上自己刚翻出的一张；必须偎，扣着摆下，耒阳、邵阳亮一张。",
            "a pair in the hand and the card one just flipped; compulsory, laid face down, in Leiyang and Shaoyang one "
            "card up",
        ),
        "wei.compulsory",
    ),
    Term(
        "chouwei",
        "臭偎, 臭啸",
        "chòuwēi, chòuxiào",
        ("放过碰的牌后来偎成的；亮一张。", "a wei of a card whose peng was once passed; one card shows"),
        "wei.stale",
    ),
    Term(
        "peng",
        "碰",
        "pèng",
        ("手里一对，加上别人的一张；可碰可不碰。", "a pair and somebody else's card; optional"),
        "peng.pair",
    ),
    Term(
        "chi",
        "吃",
        "chī",
        (
            "两张手牌和桌上的一张凑成一句话或绞牌；可吃可不吃。",
            "two cards of the hand and the card on the table form a run, two-seven-ten or mixed three; optional",
        ),
        "chi.who",
    ),
    Term(
        "bi",
        "比, 下火",
        "bǐ, xiàhuǒ",
        (
            "吃了以后手里还剩同样的牌，也都要成组摆下。",
            "after a chi, every other copy of the eaten card must be laid in further melds",
        ),
        "bi.compulsory",
    ),
    Term(
        "shun",
        "顺",
        "shùn",
        ("同样大小、数字相连的三张，像四五六。", "a run of one size, like 四五六"),
        "chi.shape",
    ),
    Term(
        "jiao",
        "绞",
        "jiǎo",
        ("同一个数字，两大一小或两小一大，像三三叁。", "a mixed three: one number in both sizes, like 三三叁"),
        "chi.shape",
    ),
    Term(
        "er qi shi",
        "二七十",
        "èr qī shí",
        ("同样大小的二、七、十：一组，有胡息。", "two, seven and ten of one size: a group worth huxi"),
        "huxi.shapes",
    ),
    Term(
        "yi er san",
        "一二三",
        "yī èr sān",
        ("同样大小的一、二、三：一组，有胡息。", "one, two, three of one size: a group worth huxi"),
        "huxi.shapes",
    ),
    Term(
        "jiang",
        "将, 吊子",
        "jiàng, diàozi",
        ("有提、跑的牌胡时要有的一对。", "the pair a hand with a ti or pao needs"),
        "win.shape",
    ),
    Term(
        "diao jiang",
        "掉将",
        "diào jiàng",
        (
            "有提、跑却没有一对将：牌不算成，不能胡。",
            "to have a ti or pao and no pair for it: the hand is not complete and cannot win",
        ),
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
            "剩两张王时叫：来哪张都和它们凑成三张。",
            "declared with both kings left, which make a triple of whatever comes",
        ),
        "fan.wang_chuang",
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
        ("耒阳的提，不论谁胡，另两家都要付。", "in Leiyang the points both others pay for every ti, whoever wins"),
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
