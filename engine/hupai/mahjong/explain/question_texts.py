"""The questions that a player may ask at a decision, and the sentences of their answers."""

from __future__ import annotations

from typing import Final

from hupai.explain.choice_texts import ASKED, WAITING
from hupai.explain.language import Text, Variant

QUESTIONS: Final[dict[str, Text]] = {
    "ask_improving": (
        "哪些牌能让我离听更近？",
        "Which tiles bring my hand nearer to waiting?",
    ),
    **WAITING,
    **ASKED,
}
"""The questions by code; each stands for itself and ends in a question mark."""

ANSWERS: Final[dict[str, Text]] = {
    "improves_to": (
        "{action}：还差{distance}张听，能进{tiles}：{kinds}种，没露面的{left}张。",
        "{action}: {distance:tile|tiles} away from waiting; {tiles} bring the hand nearer: {kinds:kind|kinds}, {left} "
        "unseen.",
    ),
    "improves_none": (
        "{action}：还差{distance}张听，能进的牌都露面了。",
        "{action}: {distance:tile|tiles} away from waiting, and all tiles that would bring the hand nearer have been "
        "seen.",
    ),
    "improves_waits": (
        "{action}：听{waits}，没露面的{left}张。",
        "{action}: the hand waits for {waits}, {left} unseen.",
    ),
    "improves_never": (
        "怎么打，这一局都胡不了了。",
        "Whatever is chosen, the hand cannot win any more.",
    ),
    "improves_others": (
        "别的打法还有{count}种，离听更远，或者一样近、能进的牌不比上面多；先点起一张再问，就只说那一张。",
        "{count:other choice leaves|other choices leave} the hand farther from waiting, or as near with no more tiles "
        "to come. Lift a tile before asking, and the answer is about that one.",
    ),
    "sign_laid": (
        "{from}摆了{count}组，手里{held}张，打过{discards}张。",
        "{from}: {count:meld|melds} laid, {held:tile|tiles} in hand, {discards:tile|tiles} discarded.",
    ),
    "sign_only": (
        "{from}手里只有一张，平常的胡法只可能听{waits}。",
        "With a single tile in hand {from} can wait for nothing but {waits}, special occasions aside.",
    ),
    "sign_nothing": (
        "{from}手里只有一张，平常的胡法没有哪张能胡。",
        "With a single tile in hand {from} can win on no tile, special occasions aside.",
    ),
    "sign_risky": (
        "照别家打的和摆的算，你手里最容易放炮的是{tiles}，险的在前。",
        "By what the others have discarded and laid, the tiles of your hand that are likeliest to be won are {tiles}, "
        "the riskiest first.",
    ),
    "choice_farther": (
        "光看差几张听，次选近：差{less}张，它选的差{distance}张。",
        "By the distance alone the next best choice is ahead: {less:tile|tiles} away from waiting, against {distance}.",
    ),
    "choice_waits_fewer": (
        "光看听牌，次选多：没露面的{more}张，它选的{left}张。",
        "By waits alone the next best choice is ahead: {more} unseen, against {left}.",
    ),
    "choice_improves_fewer": (
        "光看能进的牌，次选多：没露面的{more}张，它选的{left}张。",
        "By tiles that bring the hand nearer the next best choice is ahead: {more} unseen, against {left}.",
    ),
}
"""The sentences of the answers (:mod:`hupai.mahjong.questions`)."""

QUESTION_VARIANTS: Final[dict[str, Variant]] = {
    "improves_waits": Variant(
        lambda facts: facts.get("left") == 0,
        "{action}：听{waits}，可是都露面了。",
        "{action}: the hand waits for {waits}, but all copies have been seen.",
    ),
    "choice_farther": Variant(
        lambda facts: facts.get("less") == 0,
        "光看差几张听，次选近：就听了，它选的差{distance}张。",
        "By the distance alone the next best choice is ahead: it waits, the first is {distance:tile|tiles} away.",
    ),
}
"""Other texts for a code, chosen by its facts."""
