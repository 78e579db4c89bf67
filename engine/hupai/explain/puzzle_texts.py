"""What puzzles ask and say, whatever the family, and what is wrong with one: a sentence per code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

QUESTIONS: Final[dict[str, Text]] = {
    "discard": (
        "轮到你出牌，出哪一张？",
        "It is your turn. What do you discard?",
    ),
    "claim": (
        "这张牌要不要？怎么要？",
        "Do you take it, and how, or do you pass?",
    ),
    "win": (
        "可以胡了。胡，还是再等等？",
        "You may win. Do you, or do you wait?",
    ),
    "huxi": (
        "胡了这一手，一共多少胡息？",
        "You win this hand. How many huxi does it have?",
    ),
    "multiplier": (
        "胡了这一手，牌值多少（倍或者分，飘不算）？",
        "You win this hand. What is it worth (its factor or its points, 飘 left out)?",
    ),
    "pay_each": (
        "胡了这一手，每家付多少分？",
        "You win this hand. How many points does each loser pay?",
    ),
    "waits": (
        "这手牌听哪些牌？",
        "What does this hand wait for?",
    ),
    "why": (
        "为什么现在不能这样做？",
        "Why is this not allowed now?",
    ),
}
"""What a puzzle asks: by its kind or, where something is counted, by the figure."""

PUZZLES: Final[dict[str, Text]] = {
    "puzzle_margin": (
        "把你看不到的牌随机发了{worlds}次：正确的选择比最容易选错的那个平均每局多得{margin}分（95%区间±{thousandths}）。",
        "The cards that you do not see were dealt {worlds} times at random: on average the right choice brought "
        "{margin} points a hand more than the most tempting wrong one (95 % interval ± {thousandths}).",
    ),
    "puzzle_ends": (
        "比如这样打下去，最后是{points}分；换成正确的选择，同样的牌是{other_points}分。",
        "For example, the hand could go on like this and bring {points}; with the right choice, the same deal "
        "brings {other_points}.",
    ),
    "not_a_puzzle": (
        "这不是练习题，或者没有复制完整。",
        "This is not a puzzle, or not all of it was copied.",
    ),
    "puzzle_too_long": (
        "这道题太长了：{length}个字符，最多{most}个。",
        "The puzzle is too long: it has {length} characters, and at most {most} are read.",
    ),
    "puzzle_version": (
        "这道题是第{version}版的写法，这里读得懂：{known}。",
        "The puzzle is written in version {version}; this program reads {known}.",
    ),
    "puzzle_field_wrong": (
        "题目里的“{field}”不对，应该像这样：{expected}。",
        "In the puzzle, “{field}” is wrong; it should look like this: {expected}.",
    ),
    "position_impossible": (
        "没有哪一副牌能打成这个局面。",
        "No deal of the cards leads to this position.",
    ),
    "puzzle_answer_wrong": (
        "“{value}”不是这道题的选项。可以选：{known}。",
        "“{value}” is no choice of this puzzle; the choices are {known}.",
    ),
    "no_puzzle_here": (
        "第{step}步没有什么可选的，出不了题。",
        "Nothing was decided at step {step} that makes a puzzle.",
    ),
    "no_puzzles": (
        "{name}还没有练习题。",
        "There are no puzzles for {name}.",
    ),
    "puzzles_failed": (
        "检查没有通过：有{count}道题不对。",
        "The check failed: {count:puzzle is|puzzles are} wrong.",
    ),
    "too_few_puzzles": (
        "找了{count}组牌，只出了{found}道题，不够{wanted}道。",
        "{count} lots of hands gave only {found} puzzles, not {wanted}.",
    ),
}
"""What is said to an answer, and what is wrong with a puzzle: a sentence per code."""
