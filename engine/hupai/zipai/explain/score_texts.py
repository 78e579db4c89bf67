"""The proof of a score, a sentence for each line, and why another decomposition of the cards lost."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text, Variant

LINES: Final[dict[str, Text]] = {
    "line_group": (
        "{name}“{cards}”：{huxi}胡息。",
        "{name}, {cards}: {huxi} huxi.",
    ),
    "line_huxi": (
        "一共{huxi}胡息。",
        "{huxi} huxi in all.",
    ),
    "line_special": (
        "{name}：别的牌不用成组。",
        "{name}: the other cards need no groups.",
    ),
    "line_counted": (
        "{huxi}胡息是{name}，按{counted}胡息算。",
        "{huxi} huxi, {name}, count as {counted}.",
    ),
    "line_huxi_fan": (
        "{id}：胡息{times}倍。",
        "{id}: the huxi ×{times}.",
    ),
    "line_doubled": (
        "{counted}胡息的{times}倍是{huxi}胡息。",
        "{counted} huxi × {times} make {huxi}.",
    ),
    "line_tun": (
        "{huxi}胡息是{tun}囤。",
        "{huxi} huxi make {tun:unit|units}.",
    ),
    "line_base_bonus": (
        "带底，加{tun}囤。",
        "The base unit: {tun:unit|units} more.",
    ),
    "line_self_draw_tun": (
        "自摸另加{tun}囤。",
        "The own flip: {tun:unit|units} more.",
    ),
    "line_xing": (
        "醒是{card}：{count}张，每张{tun_each}囤，加{tun}囤。",
        "The bonus card is {card}: {count:copy|copies} at {tun_each:unit|units} each, {tun:unit|units} more.",
    ),
    "line_fan": (
        "{id}：{times}番。",
        "{id}: ×{times}.",
    ),
    "line_together": (
        "几个名堂{how}，一共×{times}。",
        "Together, {how}: ×{times}.",
    ),
    "line_pay": (
        "每家该付{tun}囤 × {times}番 = {pay_each}分。",
        "Per loser {tun:unit|units} × {times} = {pay_each:point|points}.",
    ),
    "line_sitter": (
        "每家另欠坐醒的{points}分。",
        "Each loser owes the sitter {points:point|points} beside that.",
    ),
    "line_cap": (
        "封顶，每家只算{cap}分。",
        "The cap: {cap:point|points} per loser, no more.",
    ),
}
"""The lines of the proof, ``line_`` before the line's name."""

LINE_VARIANTS: Final[dict[str, Variant]] = {
    "line_xing": Variant(
        lambda facts: facts["count"] == 0,
        "醒是{card}，一张也没有。",
        "The bonus card is {card}: the hand has none.",
    ),
}
"""Other words for a line whose usual sentence would only say zeros."""

ALTERNATIVES: Final[dict[str, Text]] = {
    "alt_pays_less": (
        "这样分，每家只付{pay_each}分，少于{other}分。",
        "That way each pays only {pay_each:point|points}, less than {other}.",
    ),
    "alt_brings_less": (
        "这样分，坐醒的分得多，胡家只得{points}分，少于{other}分。",
        "That way more goes to the sitter, and the winner gets only {points:point|points} instead of {other}.",
    ),
    "alt_less_uncapped": (
        "这样分，封顶以后一样，不封顶只有{points}分，少于{other}分。",
        "That way the cap makes it the same; without it each would pay only {points:point|points}, not {other}.",
    ),
    "alt_fewer_huxi": (
        "这样分，付的一样多，但只有{huxi}胡息，少于{other}胡息。",
        "That way the payment is the same, with only {huxi} huxi instead of {other}.",
    ),
    "alt_same": (
        "这样分，付的分和胡息都一样；一样的按前一种算。",
        "That way the payment and the huxi are the same; the other way came first.",
    ),
    "alt_not_enough": (
        "这样分，只有{huxi}胡息，要{min}胡息才能胡。",
        "That way it has only {huxi} huxi, and a win needs {min}.",
    ),
    "alt_kings": (
        "这样分不能胡：手里有{count}张王，要到{least}番，这样只有{times}番。",
        "That way it may not win: with {count:king|kings} a win needs ×{least}, and this is ×{times}.",
    ),
    "alt_kings_call": (
        "这样分不能胡：手里有{count}张王，要叫了王才能胡。",
        "That way it may not win: with {count:king|kings} only a declared king win counts.",
    ),
    "alt_not_allowed": (
        "这样分，不能胡：这一局只能胡{wins}。",
        "That way it may not win: this hand is limited to {wins}.",
    ),
}
"""Why the best other decomposition of the same cards did not count."""
