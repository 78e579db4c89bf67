"""A bot's choice beside its next best one: their values, and in which parts of these values the two differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hupai.bots.base import Bot, Weighing
from hupai.table.family import Action, Observation
from hupai.table.json_object import Json
from hupai.table.questions import Sentence, Verdict
from hupai.table.reason import Reason

NOTICEABLE: Final = 10
"""Thousandths of a point from which on a part is spoken of."""


def choice_made(found: Verdict, text_of: Callable[[Action], str], cards: list[str]) -> list[Sentence]:
    """Return the two choices with their values, where there are any, and the bot's own reasons."""
    facts: Json = {"action": text_of(found.best)}
    if found.second is not None:
        facts["instead"] = text_of(found.second)
        if found.best in found.values and found.second in found.values:
            facts |= {"thousandths": found.values[found.best], "beside": found.values[found.second]}
    said = Reason("choice_only" if found.second is None else "choice_made", f"bot.{found.bot}", facts)
    # What the best choice is worth has just been said.
    return [
        Sentence(said, cards),
        *[Sentence(reason) for reason in found.reasons if not reason.code.startswith("bot_value")],
    ]


def parts_between(bot: Bot, seen: Observation, found: Verdict) -> list[Sentence]:
    """Return in which parts of their values the bot's choice and its next best one differ, most first.

    Together they are the difference of the values, apart from parts that are too small to be told.
    """
    if not isinstance(bot, Weighing) or found.second is None:
        return []
    if found.values and not {found.best, found.second} <= found.values.keys():
        return []
    mine, theirs = bot.parts(seen, found.best), bot.parts(seen, found.second)
    if not mine or not theirs:
        return []
    more = {part: mine.get(part, 0) - theirs.get(part, 0) for part in {**mine, **theirs}}
    if found.values:
        rest = found.values[found.best] - found.values[found.second] - sum(more.values())
        more[bot.remainder] = more.get(bot.remainder, 0) + rest
    rule = f"bot.{found.bot}"
    sentences = [] if found.values else [Sentence(Reason("choice_own_units", rule))]
    for part in sorted(more, key=lambda part: (-abs(more[part]), part)):
        if abs(more[part]) < NOTICEABLE:
            continue
        ahead = {} if more[part] > 0 else {"behind": True}
        if found.values:
            reason = Reason("choice_part", rule, {"part": part, "margin": abs(more[part]), **ahead})
        else:
            reason = Reason("choice_part_own", rule, {"part": part, "more": abs(more[part]), **ahead})
        sentences.append(Sentence(reason))
    return sentences
