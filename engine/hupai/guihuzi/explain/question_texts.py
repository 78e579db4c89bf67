"""The questions that a player may ask at a decision, and the sentences of their answers."""

from __future__ import annotations

from typing import Final

from hupai.explain.choice_texts import ASKED, DEAD_CARDS, RED_NOW, SIGNS, WAITING
from hupai.explain.language import Text, Variant
from hupai.table.json_object import Facts

QUESTIONS: Final[dict[str, Text]] = {
    "ask_xi": (
        "还差{lacking}个硬息，哪些牌能补？",
        "{lacking} xi short: which cards could still bring them?",
    ),
    "ask_joins": (
        "再来哪些牌，就多成一门？",
        "Which cards would finish one more group?",
    ),
    "ask_red": (
        "红字有几张？打一张以后，名堂怎么样？",
        "How many red cards are there, and what would the choice do to the feats of colour?",
    ),
    **WAITING,
    **DEAD_CARDS,
    "ask_locked": (
        "哪些牌锁住了不能打，从哪一门起？",
        "Which cards are locked in my hand, and since which group?",
    ),
    **ASKED,
}
"""The questions by code; each stands for itself and ends in a question mark."""

_PLAYED: Final[Text] = (
    "{card}：墩上剩{count}张时你打过，",
    "{card}: you played it with {count:card|cards} left in the wall, so ",
)
_LET: Final[Text] = (
    "{card}：墩上剩{count}张时你没要，",
    "{card}: you let it go with {count:card|cards} left in the wall, so ",
)
_LOST: Final[dict[str, Text]] = {
    "": ("不能再{mine}了。", "there is no more {mine} of it."),
    "_both": ("吃、碰都不行了。", "there is no more chi or peng of it."),
}
_PAIRS: Final[Text] = ("{pairs}这门臭了，两头都不能吃。", "{pairs} became a dead pair: it may not eat at either end.")

_REDS: Final[dict[str, Text]] = {
    "red_fewer": ("打红字{card}", "After playing the red {card}"),
    "red_same": ("打黑字", "After playing a black card"),
    "red_more": ("要了红字{card}", "With the red {card}, before any discard"),
}
"""What a choice does to the number of red cards."""

ANSWERS: Final[dict[str, Text]] = {
    "xi_none": (
        "没露面的牌里，没有哪一张一来就能多出硬息。",
        "No unseen card would by itself bring more xi.",
    ),
    "xi_own": (
        "自己翻到{card}可以{mine}，多{xi}个硬息；没露面的还有{live}张。",
        "Your own flip of {card} may be laid as a {mine}: {xi} xi more; {live} unseen.",
    ),
    "xi_pair": (
        "{card}再来一张：自己翻到可以{mine}，别人的可以碰，都多{xi}个硬息；没露面的还有{live}张。",
        "One more {card}: a {mine} by your own flip or a peng of another's, {xi} xi more either way; {live} unseen.",
    ),
    "xi_peng": (
        "碰别人的{card}，多{xi}个硬息；没露面的还有{live}张。",
        "A peng of another's {card}: {xi} xi more; {live} unseen.",
    ),
    "xi_chi": (
        "吃{card}，摆出{melds}，多{xi}个硬息；没露面的还有{live}张。",
        "A chi of {card} lays {melds}: {xi} xi more; {live} unseen.",
    ),
    **RED_NOW,
    "red_exactly": (
        "胡牌时红字正好{count}张：{id}，{points}分。",
        "Exactly {count:red card|red cards} in a win: {id}, {points:point|points}.",
    ),
    "red_from": (
        "胡牌时红字有{count}张或更多：{id}，{points}分。",
        "{count:red card|red cards} or more in a win: {id}, {points:point|points}.",
    ),
    "red_from_more": (
        "胡牌时红字有{count}张：{id}，{points}分；每多一张红字多{more}分。",
        "{count:red card|red cards} in a win: {id}, {points:point|points}, and {more} more for each further red card.",
    ),
    "red_fixed": (
        "摆出的和锁住的红字有{count}张，打不掉，{names}做不成了。",
        "{count:red card|red cards}, laid or locked, cannot be played, so this is out of reach: {names}.",
    ),
    **{
        code: (
            f"{zh}，红字{{red}}张；就这么多张胡，红黑不算名堂。",
            f"{en}: {{red:red card|red cards}}; that number is no feat.",
        )
        for code, (zh, en) in _REDS.items()
    },
    "sign_laid": (
        "{from}摆了{count}门，手里{held}张；摆着的有{xi}个硬息，离起胡还差{lacking}个。",
        "{from}: {count:group|groups} laid, {held:card|cards} in hand, {xi} xi laid, {lacking} short of a win.",
    ),
    **SIGNS,
    "locked_chi": (
        "{card}：吃{eaten}摆了{meld}，从那时起不能打。",
        "{card}: locked since {eaten} was eaten for {meld}.",
    ),
    "locked_set": (
        "{card}：{mine}过，剩下的这张不能打。",
        "{card}: locked since its {mine} was laid.",
    ),
    "locked_free": ("还能打的有{kinds}种：{card}。", "{kinds:kind|kinds} may still be played: {card}."),
    "locked_all": (
        "手里的全锁住了：要是轮到打牌，手就死了。",
        "Every card in the hand is locked: whoever owes a discard then has a dead hand.",
    ),
    "joins": (
        "{action}：连摆出的成了{groups}门；再来{wanted}就多一门：{kinds}种，没露面的{live}张。",
        "{action}: {groups:whole group|whole groups}, laid ones included; {wanted} would finish one more: "
        "{kinds:kind|kinds}, {live} unseen.",
    ),
    "joins_none": (
        "{action}：连摆出的成了{groups}门；没露面的牌里，没有哪一张能再凑成一门。",
        "{action}: {groups:whole group|whole groups}, laid ones included; no unseen card would finish one more.",
    ),
    **{
        f"dead_{how}{more}": (begun[0] + lost[0], begun[1] + lost[1])
        for how, begun in (("played", _PLAYED), ("let", _LET))
        for more, lost in _LOST.items()
    },
    "dead_pairs_played": (_PLAYED[0] + _PAIRS[0], _PLAYED[1] + _PAIRS[1]),
    "dead_pairs_let": (_LET[0] + _PAIRS[0], _LET[1] + _PAIRS[1]),
}
"""The sentences of the answers (:mod:`hupai.guihuzi.questions`)."""


def _feat(facts: Facts) -> bool:
    return "id" in facts


def _dated(facts: Facts) -> bool:
    return "count" in facts


QUESTION_VARIANTS: Final[dict[str, Variant]] = {
    code: Variant(
        _feat,
        f"{zh}，红字{{red}}张；就这么多张胡：{{id}}，{{points}}分。",
        f"{en}: {{red:red card|red cards}}; a win with so many is {{id}}, {{points:point|points}}.",
    )
    for code, (zh, en) in _REDS.items()
} | {
    "sign_laid": Variant(
        lambda facts: facts.get("lacking") == 0,
        "{from}摆了{count}门，手里{held}张；摆着的有{xi}个硬息，起胡够了。",
        "{from}: {count:group|groups} laid, {held:card|cards} in hand, {xi} xi laid, enough for a win.",
    ),
    "locked_chi": Variant(
        _dated,
        "{card}：墩上剩{count}张时吃{eaten}摆了{meld}，从那时起不能打。",
        "{card}: locked since {eaten} was eaten for {meld} with {count:card|cards} left in the wall.",
    ),
    "locked_set": Variant(
        _dated,
        "{card}：墩上剩{count}张时{mine}过，剩下的这张不能打。",
        "{card}: locked since its {mine} was laid with {count:card|cards} left in the wall.",
    ),
}
"""Other texts for a code, chosen by its facts."""
