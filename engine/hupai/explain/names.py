"""The names of things: games, options, bots, fans, groups, verbs, ways to win, phases, in both languages.

>>> label("fan", "red")
{'zh': '红胡', 'en': 'red win'}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from hupai.explain.option_names import COUNTED, HELPS, OPTIONS, VALUES
from hupai.explain.reason_texts import Text
from hupai.explain.wording import LANGUAGES, Number
from hupai.zipai.game import ZipaiGame
from hupai.zipai.options import Option, Value

Label = dict[str, str]
"""A text by language."""

_NAMES: Final[Mapping[str, Mapping[str, Text]]] = {
    "game": {
        "yongzhou": ("永州双王扯胡子", "Yongzhou with two kings"),
        "yongzhou-plain": ("永州扯胡子", "Yongzhou without kings"),
    },
    "game_about": {
        "yongzhou": (
            "八十二张牌，两张王可以当任何牌，手里有王只能自摸。",
            "Eighty-two cards; two kings stand for anything, and whoever holds one wins by own draw only.",
        ),
        "yongzhou-plain": (
            "八十张牌，没有王，其余和双王扯胡子一样。",
            "Eighty cards and no kings; all else is as in the game with two kings.",
        ),
    },
    "option": OPTIONS,
    "option_help": HELPS,
    "bot": {
        "random": ("随机", "Random"),
        "beginner": ("入门", "Beginner"),
    },
    "bot_about": {
        "random": (
            "能做什么就随便做一样，适合第一次熟悉规则。",
            "Does any allowed thing at random; good company while you learn the rules.",
        ),
        "beginner": (
            "能胡就胡，留下搭得上的牌，不往后想。",
            "Wins when it can and keeps cards that fit together, without thinking ahead.",
        ),
    },
    "fan": {
        "red": ("红胡", "red win"),
        "red_to_dot": ("红转点", "many reds, paid like one"),
        "red_to_black": ("红转黑", "many reds, paid like none"),
        "dot": ("一点朱", "one red card"),
        "black": ("黑胡", "black win"),
        "self_draw": ("自摸", "own draw"),
        "tianhu": ("天胡", "heavenly win"),
        "wang_diao": ("王钓", "king's bait"),
        "wang_diao_wang": ("王钓王", "king baits king"),
        "wang_chuang": ("王闯", "king's charge"),
    },
    "group": {
        "ti": ("提", "ti (four, own draw)"),
        "pao": ("跑", "pao (four)"),
        "wei": ("偎", "wei (three, own draw)"),
        "chouwei": ("臭偎", "stale wei"),
        "kan": ("坎", "kan (three in hand)"),
        "peng": ("碰", "peng (three)"),
        "chi": ("吃", "chi"),
        "jiang": ("将", "pair"),
        "er_qi_shi": ("二七十", "two-seven-ten"),
        "yi_er_san": ("一二三", "one-two-three"),
        "shun": ("顺子", "run"),
        "jiao": ("绞牌", "mixed three"),
    },
    "group_short": {
        "ti": ("提", "ti"),
        "pao": ("跑", "pao"),
        "wei": ("偎", "wei"),
        "chouwei": ("臭偎", "stale wei"),
        "kan": ("坎", "kan"),
        "peng": ("碰", "peng"),
        "chi": ("吃", "chi"),
        "jiang": ("将", "pair"),
        "er_qi_shi": ("二七十", "two-seven-ten"),
        "yi_er_san": ("一二三", "one-two-three"),
        "shun": ("顺子", "run"),
        "jiao": ("绞牌", "mixed three"),
    },
    "verb": {
        "discard": ("打", "play"),
        "pass": ("过", "pass"),
        "hu": ("胡", "win (hu)"),
        "peng": ("碰", "peng"),
        "chi": ("吃", "chi"),
        "declare": ("叫王", "declare the king"),
    },
    "by": {
        "self": ("自摸", "own draw"),
        "other": ("胡别人翻出的牌", "another player's flip"),
        "discard": ("点炮", "another player's discard"),
        "deal": ("天胡", "the deal"),
    },
    "phase": {
        "discard": ("出牌", "discard"),
        "claim": ("要不要这张牌", "claim"),
        "declare": ("叫不叫王", "declare"),
        "over": ("一局结束", "over"),
    },
    "call": {
        "wang_diao": ("王钓", "king's bait"),
        "wang_chuang": ("王闯", "king's charge"),
    },
    "payment": {
        "win": ("胡牌", "for the win"),
        "king": ("黄庄赔王", "for kings in a drawn hand"),
    },
    "topic": {
        "cards": ("牌", "The cards"),
        "deal": ("砌牌与坐庄", "The deal"),
        "turn": ("轮流", "The turn"),
        "claims": ("吃、碰、偎、跑、提", "Claims and compulsory groups"),
        "past": ("臭牌", "Passed cards"),
        "kings": ("王", "Kings"),
        "win": ("胡牌", "Winning"),
        "huxi": ("胡息", "Huxi"),
        "fan": ("名堂", "Multipliers"),
        "xing": ("省", "Bonus cards"),
        "pay": ("付分", "Payment"),
        "bot": ("电脑对手", "Bots"),
    },
}


def label(kind: str, name: str) -> Label:
    """Return the name in both languages; KeyError when nothing of that kind is called so."""
    return _label(_NAMES[kind][name])


def names(kind: str) -> tuple[str, ...]:
    """Return every identifier that has a label of this kind."""
    return tuple(_NAMES[kind])


def value_label(option: str, value: Value) -> Label:
    """Return an option's value in both languages; KeyError when the option has no words for it."""
    for (name, known), text in VALUES.items():
        if name == option and known == value and type(known) is type(value):
            return _label(text)
    if isinstance(value, bool) or not isinstance(value, int):
        raise KeyError(f"{option}={value}")
    return {
        lang: text.format(n=Number(value)) for lang, text in zip(LANGUAGES, COUNTED[option], strict=True)
    }


def option_row(option: Option) -> dict[str, Any]:
    """Return an option as the page's lobby needs it."""
    return {
        "id": option.name,
        "kind": "choice",
        "choices": [
            {"value": value, "label": value_label(option.name, value)} for value in option.choices
        ],
        "default": option.default,
        "label": label("option", option.name),
        "help": label("option_help", option.name),
        "rule": option.rule,
    }


def game_catalogue(games: Iterable[ZipaiGame]) -> list[dict[str, Any]]:
    """Return the games with their options, as the façade's ``games`` answers."""
    return [
        {
            "id": game.id,
            "name": label("game", game.id),
            "about": label("game_about", game.id),
            "seats": game.seats,
            "options": [option_row(option) for option in game.options],
        }
        for game in games
    ]


def bot_catalogue(bots: Iterable[str]) -> list[dict[str, Any]]:
    """Return the bots, as the façade's ``games`` answers."""
    return [{"id": bot, "name": label("bot", bot), "about": label("bot_about", bot)} for bot in bots]


def _label(text: Text) -> Label:
    return dict(zip(LANGUAGES, text, strict=True))
