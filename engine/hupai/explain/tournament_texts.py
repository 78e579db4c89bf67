"""Sentences for what is wrong with a tournament, its results or its log."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

TOURNAMENTS: Final[dict[str, Text]] = {
    "no_cup": (
        "没有打开的比赛。",
        "No tournament is open.",
    ),
    "wrong_match": (
        "这场牌不是比赛里你那一桌：玩法、规则、种子和座位都要一样。",
        "This match is not your table of the tournament: game, house rules, seed and seats have to be the same.",
    ),
    "only_in_a_match": (
        "比赛里每桌局数一样，每一局都单独算分，所以用不上“{option}”：请改回原样。",
        "At a tournament all tables play equally many hands and each hand counts by itself, so “{option}” has no place "
        "there: leave it as it is.",
    ),
    "no_such_table": (
        "比赛里没有这一桌：{table}（轮次、场次、第几轮、桌号）。",
        "The tournament has no such table: {table} (stage, session, round, table).",
    ),
    "no_such_stage": (
        "比赛还没到第{stage}个阶段，现在到第{drawn}个。",
        "The tournament has not come to stage {stage}; it is in stage {drawn}.",
    ),
    "table_over": (
        "{table} 这一桌已经打完了。",
        "The table {table} has played all its hands.",
    ),
    "wrong_result": (
        "{table} 这一桌报来的分数不对：每家一个分，加起来要等于零，庄家和胡家都要在座。",
        "The result of the table {table} cannot be: there must be one score a seat, they must add up to zero, and the "
        "dealer and the winners must sit there.",
    ),
    "hand_differs": (
        "{table} 这一桌（轮次、场次、第几轮、桌号）的第{hand}局，照种子重打一遍，结果对不上："
        "记录被改过，或者是别的版本打的。",
        "Hand {hand} of the table {table} (stage, session, round, table) does not come out as the log says when it is "
        "played again: the log was changed, or another version played it.",
    ),
    "wrong_deal": (
        "{table} 这一桌（轮次、场次、第几轮、桌号）的第{hand}局，发的牌不是种子定的那一副。",
        "The deal of hand {hand} at the table {table} (stage, session, round, table) does not follow from the seed.",
    ),
    "person_at_table": (
        "{table} 这一桌有真人，不能由电脑重打。",
        "A person sits at the table {table}, so bots cannot play its hands again.",
    ),
    "no_onlookers": (
        "这种玩法不能旁观。",
        "This family of games has nothing for onlookers.",
    ),
    "has_person": (
        "这场比赛里有真人，要在牌桌上打，不能全由电脑打完。",
        "A person plays in this tournament, so bots alone cannot play it to its end.",
    ),
    "not_a_tournament": (
        "这不是胡牌的比赛记录。",
        "This is not the log of a Hupai tournament.",
    ),
    "wrong_tournament": (
        "比赛记录的这一行不能用：{reason}",
        "This line of the tournament's log cannot be used: {reason}",
    ),
}
