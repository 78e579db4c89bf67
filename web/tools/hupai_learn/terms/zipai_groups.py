"""Terms of the character cards and of the groups that they form."""

from __future__ import annotations

from typing import Final

from hupai_learn.terms.term import Term

GROUPS: Final[tuple[Term, ...]] = (
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
        "men zi",
        "门子",
        "mén zi",
        (
            "胡牌时数的组：一句话、一绞牌、一坎、一偎、一碰、一提、一跑各是一方；要七方，有提、跑是六方加将。",
            "a group as a win counts them: a run, two-seven-ten, mixed three, kan, wei, peng, ti or pao; a win needs "
            "seven, or with a ti or pao six and a pair",
        ),
        "win.shape",
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
            "to miss a pao one had to make; here a pao is laid automatically, so nobody can miss it",
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
        "ren peng",
        "忍碰",
        "rěn pèng",
        (
            "能碰不碰：这一局不能再碰这张牌，以后自己翻到是臭偎。",
            "to let a peng pass: it cannot be made later in the hand, and on one's own flip the pair makes a chouwei",
        ),
        "past.peng",
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
        "yi ju hua",
        "一句话",
        "yí jù huà",
        ("相连的三张，或者二七十；要同样大小。", "a run or two-seven-ten, all of one size"),
        "chi.shape",
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
        "san pai",
        "散牌",
        "sǎn pái",
        ("手里还没成组的牌。", "cards of the hand that are in no group yet"),
        "win.shape",
    ),
)
