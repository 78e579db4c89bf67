"""What is wrong with the text of a mahjong position besides what any position may have wrong."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

POSITION: Final[dict[str, Text]] = {
    "position_tiles_wrong": (
        "位置里的牌加起来是{count}张，这副牌有{expected}张。",
        "The tiles of the position come to {count}, and this deck has {expected}.",
    ),
    "position_hand_size_wrong": (
        "{seat}号位手里写了{count}张牌，按桌上的牌组应该是{expected}张。",
        "Seat {seat} is given {count:tile|tiles} in the hand; with its melds on the table it has {expected}.",
    ),
    "position_meld_wrong": (
        "这个玩法里不会有牌组{meld}：听用和王霸不能碰、杠，吃、飞要看规则和上下家。",
        "The meld {meld} cannot lie here: wilds form no peng and no gang, and chi and fei depend on the rules and on "
        "whose tile it was.",
    ),
    "position_win_wrong": (
        "{seat}号位的这手牌胡不了。",
        "The hand of seat {seat} does not win.",
    ),
    "position_action_wrong": (
        "在这个位置上不能{action}：手里没有那些牌，或者现在问的不是这个。",
        "The action “{action}” cannot be done in this position: the tiles for it are not there, or something else is "
        "asked.",
    ),
    "position_action_missing": (
        "在这个位置上也可以{action}，但“legal”里没有写。",
        "The action “{action}” can be done in this position too, and “legal” does not list it.",
    ),
}
