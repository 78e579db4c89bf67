"""The questions that a player may ask at a decision, and the sentences of their answers."""

from __future__ import annotations

from typing import Final

from hupai.explain.choice_texts import ASKED
from hupai.explain.language import Text

QUESTIONS: Final[dict[str, Text]] = {
    "ask_joins": (
        "再来哪些牌，就多成一门？",
        "Which cards would finish one more group?",
    ),
    "ask_dead": (
        "哪些牌不能再吃、碰了？是打过还是放过，什么时候？",
        "Which cards may I not claim any more: did I play them or let them pass, and when?",
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

ANSWERS: Final[dict[str, Text]] = {
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
