"""What is wrong with cards, melds or actions as somebody wrote them, and with options: a sentence per error code."""

from __future__ import annotations

from typing import Final

from hupai.explain import duel_texts
from hupai.explain.language import Text
from hupai.zipai.explain.card_texts import CARDS

NOTATION: Final[dict[str, Text]] = {
    **CARDS,
    "unknown_card": (
        "“{char}”不是牌。请写一二三…十、壹贰叁…拾、王，或者 123s（小字）、270b（大字，0 是十）、k（王）。",
        "“{char}” is not a card; write 一二三…十, 壹贰叁…拾, 王, or 123s (small), 270b (big, 0 is ten), k (king).",
    ),
    "unknown_action": (
        "看不懂动作“{text}”。可以写 pass、hu、peng、declare、raise、discard 3s、chi 345s；提、偎、跑会自动进行。",
        "“{text}” is not an action; write pass, hu, peng, declare, raise, discard 3s or chi 345s. Ti, wei and pao "
        "happen automatically.",
    ),
    "not_a_shape": (
        "{meld}不能成一组：吃的牌要组成顺子、一二三、二七十或绞牌。",
        "The cards {meld} are not a meld: a chi makes a run, one-two-three, two-seven-ten or a mixed three.",
    ),
    "too_many_shapes": (
        "一次吃牌连比最多{limit}组。",
        "A chi with its further melds has at most {limit:meld|melds}.",
    ),
    "wrong_meld": (
        "看不懂牌组{meld}。请写种类和牌，例如提拾拾拾拾、偎二二二、吃壹贰叁，或者 ti:0000b、wei:222s、chi:123b。",
        "A laid meld cannot be {meld}; write its kind and its cards, such as ti:0000b, wei:222s or chi:123b.",
    ),
    "unknown_meld_kind": (
        "没有“{kind}”这种牌组。可以用：{known}。",
        "There is no kind of meld called “{kind}”; the kinds are {known}.",
    ),
    "wrong_card_count": (
        "牌数不对：桌上和手里一共{cards}张，应该是{expected}张（听牌时 20 张，胡牌时 21 张，从第二提或跑起各多一张）。",
        "The number of cards is wrong: {cards} in all where {expected} belong. A waiting hand has 20, a complete one "
        "21, and one more for every ti or pao after the first.",
    ),
    "no_card_at_deal": (
        "天胡是起手就成，没有胡的牌：请把 21 张全写在手牌里，胡的牌留空。",
        "A heavenly win has no winning card; put all the dealt cards into the hand and leave that card out.",
    ),
    "call_impossible": (
        "这手牌不会有“{call}”：这个玩法没有，或者牌对不上。",
        "This hand cannot have “{call}”: the game has no such thing, or the cards rule it out.",
    ),
    "position_meld_unseen": (
        "在这个位置上，{meld}不会是这个样子：按这里的规则，别家的偎和提有的亮着，有的扣着（写 wei:*、ti:*）。",
        "This seat cannot see the meld {meld} like that: the rules say which wei and ti of other seats lie open and "
        "which face down (wei:*, ti:*).",
    ),
}

CONFLICTS: Final[dict[tuple[str, str], Text]] = {
    **duel_texts.CONFLICTS,
    ("red_to_dot", "red_to_black"): (
        "前一个数要小于后一个数。",
        "The first number must be smaller than the second.",
    ),
    ("xing", "seats"): (
        "坐醒的靠醒吃饭：四个人坐就要有醒。请打开醒，或者改成三个人打。",
        "The sitter lives on the bonus cards (醒): with four at the table they cannot be off. Choose one of the other "
        "ways, or let three play.",
    ),
    **{
        (name, "seats"): (
            "这一项只在四个人坐、一个坐醒的时候有。请改回原样，或者改成四个人。",
            "This belongs to a table of four where one sits. Leave it as it is, or let four sit.",
        )
        for name in ("sitter_share", "sitter_dealer_share", "sitter_floor", "sitter_huangzhuang")
    },
    ("sitter_floor", "cap_per_loser"): (
        "坐醒保底保的是封顶的三分之一：要先有封顶。请选一个封顶，或者不保底。",
        "What the sitter gets at least is a third of the cap, so there must be one. Choose a cap, or no least share.",
    ),
    ("fang_wei", "wei_hidden"): (
        "看不见的偎，谁也躲不开放偎：有放偎，偎牌就要亮一张。",
        "Nobody can avoid discarding what lies hidden: with 放偎 one card of a wei must be shown.",
    ),
}
"""Why two options contradict each other, by their names."""
