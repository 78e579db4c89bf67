"""A duel in words: cards laid aside, what two players may agree for its end, and what it then pays."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text, Variant

MATCH_END: Final[dict[str, Text]] = {
    "low_doubled": (
        "赢家不到{below}分，这一场×{times}：{from}再付{to}{points}分。",
        "The winner has fewer than {below} points, so the match counts ×{times}: from {from} to {to} "
        "{points:point|points} more.",
    ),
    "low_bonus": (
        "赢家不到{below}分，再加{points}分：{from}付{to}。",
        "The winner has fewer than {below} points and gets {points:point|points} more, from {from} to {to}.",
    ),
    "session_cap": (
        "到了{cap}分，这一场就打完了；多的{points}分不算，{from}退给{to}。",
        "At {cap} points the match is over; {points:point|points} above that do not count and go back from {from} to "
        "{to}.",
    ),
}
"""What is paid at the end of a match, and why."""

MATCH_END_VARIANTS: Final[dict[str, Variant]] = {
    "session_cap": Variant(
        lambda facts: facts["points"] == 0,
        "正好到了{cap}分，这一场就打完了。",
        "At {cap} points the match is over.",
    ),
}
"""Other words where nothing is paid."""

LABELS: Final[dict[str, Text]] = {
    "buried": ("去牌", "Cards laid aside"),
    "session_cap": ("全场封顶", "Cap on the match"),
    "low_double": ("小胜加倍", "A small win counts more"),
    "low_double_below": ("多少分以下加倍", "Below how many points it counts more"),
    "low_bonus": ("小胜加分", "Points more for a small win"),
    "low_bonus_below": ("多少分以下加分", "Below how many points there are more"),
}

HELPS: Final[dict[str, Text]] = {
    "buried": (
        "两个人打的时候，发完牌从墩上拿走几张，谁也不看，这一局不用。",
        "When two play: how many cards are taken from the wall after the deal, unseen and unused.",
    ),
    "session_cap": (
        "两个人打：谁赢到这个数，这一场马上打完，最多也只算这么多。",
        "When two play: the match ends as soon as somebody has won this much, and nobody wins more.",
    ),
    "low_double": (
        "两个人打：一场打完，赢家的分不到约好的数，输赢都乘上几倍。",
        "When two play: a match that is won with fewer points than agreed counts several times.",
    ),
    "low_double_below": (
        "小胜加倍的，赢家要不到多少分。",
        "With how few points a match is won so that it counts several times.",
    ),
    "low_bonus": (
        "两个人打：一场打完，赢家的分不到约好的数，输家再付几分。",
        "When two play: whoever wins a match with fewer points than agreed gets so many more from the loser.",
    ),
    "low_bonus_below": (
        "小胜加分的，赢家要不到多少分。",
        "With how few points a match is won so that there are more.",
    ),
}

VALUES: Final[dict[tuple[str, int | str | bool], Text]] = {
    ("seats", 2): ("两个人（单挑）", "two players"),
    ("seats", 3): ("三个人", "three players"),
    ("buried", 0): ("不去牌", "none"),
    ("session_cap", 0): ("不封顶", "none"),
    ("low_double", 1): ("不加倍", "no"),
    ("low_bonus", 0): ("不加分", "none"),
}

COUNTED: Final[dict[str, Text]] = {
    "buried": ("去 {n} 张", "{n} cards aside"),
    "session_cap": ("{n} 分", "{n} points"),
    "low_double": ("×{n}", "×{n}"),
    "low_double_below": ("不到 {n} 分", "below {n} points"),
    "low_bonus": ("加 {n} 分", "{n} points"),
    "low_bonus_below": ("不到 {n} 分", "below {n} points"),
}
"""Labels, help and values of the options."""

CONFLICTS: Final[dict[tuple[str, str], Text]] = {
    ("buried", "seats"): (
        "三个人打，墩上没有多的牌：去牌只在两个人打的时候。请不去牌，或者改成两个人打。",
        "Cards are laid aside only when two play: with three, the wall has none to spare. Lay none aside, or let two "
        "play.",
    ),
    **{
        (name, "seats"): (
            "这一项只在两个人打的时候有。请改回原样，或者改成两个人打。",
            "This belongs to a match of two. Leave it as it is, or let two play.",
        )
        for name in ("session_cap", "low_double", "low_double_below", "low_bonus", "low_bonus_below")
    },
}
"""Why two options contradict each other, by their names."""
