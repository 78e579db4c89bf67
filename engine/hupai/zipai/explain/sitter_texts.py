"""What whoever sits (坐醒) may count on, in words; each sentence has a form for a table with a cap."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text, Variant

_EACH: Final = (
    "{count}张醒：胡别人翻的你得{points}分，自摸得{own}分，再乘别的番",
    "{count:bonus card|bonus cards} (醒): {points:point|points} for you, {own} on the winner's own flip, times other "
    "factors",
)
_LAID: Final = (
    "{from}：翻到{turned}，摆出的{count}张{card}就是醒，胡了你至少得{points}分",
    "{from}: with {turned} turned, {count} laid {card} are bonus cards, and a win pays you at least "
    "{points:point|points}",
)
_ENOUGH: Final = (
    "{from}摆出的{huxi}胡息已经够了：翻到{turned}，{count}张{card}就是醒，胡了你至少得{points}分",
    "{from}, whose {huxi} laid huxi are enough: with {turned} turned, {count} laid {card} are bonus cards, and a win "
    "pays you at least {points:point|points}",
)
_SENTENCES: Final = {"sitter_each": _EACH, "sitter_laid": _LAID, "sitter_enough": _ENOUGH}

SITTER: Final[dict[str, Text]] = {code: (f"{zh}。", f"{en}.") for code, (zh, en) in _SENTENCES.items()}
"""What is certain, by code."""

SITTER_VARIANTS: Final[dict[str, Variant]] = {
    code: Variant(
        lambda facts: bool(facts.get("cap")),
        f"{zh}（到了封顶{{cap}}分会少些）。",
        f"{en}; less where the cap of {{cap}} holds.",
    )
    for code, (zh, en) in _SENTENCES.items()
}
"""The same where a cap may lower it."""
