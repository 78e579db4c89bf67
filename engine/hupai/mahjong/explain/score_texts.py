"""The account of a win and of every payment, a sentence for each line, and why another reading of a hand lost."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

LINES: Final[dict[str, Text]] = {
    "line_item_fan": (
        "{id}：{amount}番。",
        "{id}: {amount} fan.",
    ),
    "line_item_fan_less": (
        "{id}：减{amount}番。",
        "{id}: {amount} fan less.",
    ),
    "line_item_times": (
        "{id}：{amount}倍。",
        "{id}: ×{amount}.",
    ),
    "line_item_points": (
        "{id}：{amount}分。",
        "{id}: {amount:point|points}.",
    ),
    "line_fan_sum": (
        "一共{fan}番。",
        "{fan} fan in all.",
    ),
    "line_fan_cap": (
        "封顶，只算{cap}番。",
        "The cap: {cap} fan, no more.",
    ),
    "line_fan_worth": (
        "{fan}番是{multiplier}倍底注。",
        "{fan} fan: ×{multiplier} the stake.",
    ),
    "line_sum": (
        "相加，一共{points}分。",
        "Added up: {points:point|points}.",
    ),
    "line_product": (
        "相乘，一共{multiplier}倍。",
        "Multiplied: ×{multiplier}.",
    ),
    "line_half": (
        "点炮再加一半（{amount}倍），一共{multiplier}倍。",
        "Half as much again for a discard, {amount} more: ×{multiplier}.",
    ),
    "line_cap": (
        "封顶，只算{cap}倍。",
        "The cap: ×{cap}, no more.",
    ),
    "line_payment_of": (
        "{from}付{to}{points}分（{why}）：{terms}。",
        "From {from} to {to}: {points:point|points} ({why}), namely {terms}.",
    ),
}
"""The lines of the account, ``line_`` before the line's name."""

ALTERNATIVES: Final[dict[str, Text]] = {
    "alt_less_fan": (
        "这样算只有{amount}番，少于{other}番。",
        "That way it has only {amount} fan instead of {other}.",
    ),
    "alt_less_times": (
        "这样算只有{amount}倍，少于{other}倍。",
        "That way it is only ×{amount} instead of ×{other}.",
    ),
    "alt_less_points": (
        "这样算只有{amount}分，少于{other}分。",
        "That way it is only {amount:point|points} instead of {other}.",
    ),
    "alt_same": (
        "这样算一样多；一样的按前一种算。",
        "That way it is worth the same; the other way came first.",
    ),
}
"""Why the best other reading of the same tiles did not count."""

TERMS: Final[dict[str, Text]] = {
    "worth": ("{n}分", "{n:point|points}"),
    "hits": ("中{n}张", "{n:hit|hits}"),
    "price": ("{n}分", "{n:point|points}"),
    "stake": ("{n}分", "{n:point|points}"),
    "pig": ("{n}分", "{n:point|points}"),
    "best": ("{n}分", "{n:point|points}"),
    "ming_pai": ("明牌×{n}", "×{n} for a revealed hand"),
    "piao": ("飘×{n}", "×{n} for piao (飘)"),
    "shares": ("付{n}家的×{n}", "×{n} for {n:share|shares}"),
    "chain": ("杠上杠×{n}", "×{n} for kong on kong (杠上杠)"),
    "cap": ("封顶{n}", "{n} at most"),
}
"""What a payment is made of, the first as a number, the others as what they do to it."""
