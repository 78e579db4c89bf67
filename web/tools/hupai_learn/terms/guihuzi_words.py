"""Terms of 鬼胡子 that zipai does not have, or has in another sense."""

from __future__ import annotations

from typing import Final

from hupai_learn.terms.term import Term

WORDS: Final[tuple[Term, ...]] = (
    Term(
        "xi",
        "硬息",
        "yìngxī",
        "一门值不值：一样的牌和二七十各算一个，胡牌要五个。",
        "xi: what groups are worth, one each; a win needs five",
        "xi.groups",
    ),
    Term(
        "half group",
        "半句",
        "bànjù",
        "胡牌的最后一门，只有两张：一对、二七十里的两张，或者一句话里的两张。",
        "the last group of a complete hand, two cards: a pair, two of a two-seven-ten, or two of a run",
        "win.shape",
    ),
    Term(
        "wai",
        "歪",
        "wāi",
        "自己翻的一张和手里的两张一样，摆下来。",
        "one's own flip laid with two equal cards of the hand; optional",
        "turn.wai",
    ),
    Term(
        "liu",
        "溜",
        "liū",
        "四张一样的，全是自己的；摆了不打牌。",
        "four equal cards, all one's own; no discard follows",
        "turn.liu",
    ),
    Term(
        "piao",
        "飘",
        "piāo",
        "自己翻到碰过的第四张，添上去；不打牌。",
        "one's own flip added to one's peng; no discard follows",
        "turn.piao",
    ),
    Term(
        "pair of the own flip",
        "单歪",
        "dānwāi",
        "自己翻的一张凑成最后的一对。",
        "a last pair completed by one's own flip",
        "pay.kan",
    ),
    Term(
        "dead pair",
        "臭门子",
        "chòu ménzi",
        "手里挨着的两张，能吃的一张放过了或者打过了，另一头也不能再吃。",
        "two neighbours that could have eaten a card which was let go or discarded: they eat nothing more",
        "past.pair",
    ),
    Term(
        "locked card",
        "锁牌",
        "suǒpái",
        "吃、碰、歪以后，这一局不能打的牌。",
        "cards that may not be discarded in this hand after a chi, peng or wai",
        "past.lock",
    ),
    Term(
        "inner four",
        "内圆, 内豪",
        "nèiyuán, nèiháo",
        "四张一样的全是自己的。",
        "all four of a card, all one's own",
        "xi.fours",
    ),
    Term(
        "outer four",
        "外圆, 外豪",
        "wàiyuán, wàiháo",
        "四张一样的，有一张是别人的。",
        "all four of a card, one of them another player's",
        "xi.fours",
    ),
    Term(
        "win without a discard",
        "报听",
        "bàotīng",
        "一张手牌都没打过就胡了。",
        "to win without ever discarding from the hand",
        "pay.ready",
    ),
    Term(
        "nothing but runs",
        "无息平",
        "wúxīpíng",
        "什么都没摆，全是一句话，没有息也能胡。",
        "a concealed hand of runs alone, which wins without xi",
        "win.flat",
    ),
    Term(
        "nine pairs",
        "九对半",
        "jiǔduìbàn",
        "起手有九对，打第一张以前就能胡。",
        "nine dealt pairs, which win before the first card",
        "win.nine_pairs",
    ),
    Term(
        "ten pairs", "十对", "shíduì", "二十张成十对，就能胡。", "twenty cards in ten pairs, which win", "win.ten_pairs"
    ),
    Term(
        "every group counts",
        "项项息, 行行息",
        "xiàngxiàngxī, hánghángxī",
        "七门都有息。",
        "every group of the seven counts",
        "pay.table",
    ),
    Term(
        "hand in hand",
        "手牵手",
        "shǒuqiānshǒu",
        "只听同样大小的两张邻牌。",
        "waiting for exactly two neighbours of one size",
        "pay.neighbours",
    ),
    Term(
        "back to back",
        "背靠背",
        "bèikàobèi",
        "只听同一个数的大小两张。",
        "waiting for exactly one number in both sizes",
        "pay.twins",
    ),
)
