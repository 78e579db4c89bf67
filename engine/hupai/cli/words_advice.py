"""The words of hints and reviews in a terminal, in Chinese and English."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

ADVICE_WORDS: Final[dict[str, Text]] = {
    "hint.seen": (
        "看得到的（再按 h 看建议）：",
        "What can be seen (h again for a suggestion):",
    ),
    "hint.best": (
        "提示：{what}。（再按 h 看为什么）",
        "Hint: {what}. (h again for the reasons)",
    ),
    "hint.second": (
        "  次选：{what}。",
        "  Next best: {what}.",
    ),
    "hint.why": (
        "为什么{what}：",
        "Why {what}:",
    ),
    "hint.line": (
        "  {text}",
        "  {text}",
    ),
    "review.hand": (
        "第 {number} 局：{count} 个选择，{differing} 个和{judge}不一样。",
        "Hand {number}: {count:choice|choices}, {differing} of them other than the judge's ({judge}).",
    ),
    "review.cost": (
        "  加起来值 {thousandths} 分。",
        "  Together they cost {thousandths} points.",
    ),
    "review.row": (
        "  第 {step} 步，{who}{played}，不如{best}。",
        "  Step {step}, {who}: {played}; better: {best}.",
    ),
    "review.row.cost": (
        "  第 {step} 步，{who}{played}，不如{best}，少 {margin} 分。",
        "  Step {step}, {who}: {played}; better: {best}, by {margin} points.",
    ),
    "review.none": (
        "没有什么可以说的：每一步都和{judge}想的一样，或者差得很少。",
        "Nothing to point out: every choice was the judge's ({judge}), or worth nearly as much.",
    ),
}
"""Chinese and English by key."""
