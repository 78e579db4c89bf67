"""``hupai review``, and the lines of a hint: what a judge would have done, and why."""

from __future__ import annotations

import argparse
from typing import Any

from hupai.bots.ladder import bot_named
from hupai.cli.commands import read_text
from hupai.cli.printing import answer
from hupai.cli.words import say
from hupai.explain.wording import action_words, seat_words
from hupai.session import HUMAN, match_from_record
from hupai.session.advice import EXPLAINED, SEEN, WORTH_TELLING, review_json
from hupai.session.judging import swift
from hupai.session.matches import ZipaiMatch
from hupai.session.sharing import shared
from hupai.table.errors import InvalidRequest
from hupai.table.links import is_link

Json = dict[str, Any]

LARGEST = 1000
"""Points a threshold may ask for."""


def hint_lines(hint: Json, lang: str) -> list[str]:
    """Return the lines of a hint's last step: what can be seen, what is suggested, or why."""
    if hint["step"] == SEEN:
        return [say(lang, "hint.seen"), *_texts(hint["situation"], lang)]
    best = action_words(hint["best"]["action"], lang)
    if hint["step"] == EXPLAINED:
        return [say(lang, "hint.why", what=best), *_texts([*hint["best"]["reasons"], *hint["best"]["effects"]], lang)]
    lines = [say(lang, "hint.best", what=best)]
    if hint["says"] is not None:
        lines += _texts([hint["says"]], lang)
    if hint["second"] is not None:
        lines.append(say(lang, "hint.second", what=action_words(hint["second"]["action"], lang)))
    return lines


def _texts(reasons: list[Json], lang: str) -> list[str]:
    return [say(lang, "hint.line", text=reason["text"][lang]) for reason in reasons]


def review(args: argparse.Namespace) -> None:
    """``hupai review``."""
    judge = bot_named(swift() if args.judge is None else args.judge).name
    if not 0 <= args.threshold <= LARGEST:
        raise InvalidRequest("wrong_argument", name="--threshold", expected=f"0–{LARGEST}")
    match = shared(args.file).match if is_link(args.file) else match_from_record(read_text(args.file))
    numbers = range(1, match.number + 1) if args.hand is None else (args.hand,)
    threshold = round(args.threshold * 1000)
    hands = [review_json(match, number, _whose(match, number), judge, threshold) for number in numbers]
    found = {"game": match.game.id, "seats": list(match.players), "judge": judge, "hands": hands}
    answer(args, found, lambda: _review_lines(match, hands, args.lang))


def default_threshold() -> float:
    """Return, in points, from which difference on a choice is pointed out unless asked otherwise."""
    return WORTH_TELLING / 1000


def _whose(match: ZipaiMatch, number: int) -> int | None:
    """Return whose decisions are judged: the person's, or everybody's where only bots played."""
    if HUMAN in match.players:
        return match.players.index(HUMAN)
    return None if match.hand_number(number).over else 0


def _review_lines(match: ZipaiMatch, hands: list[Json], lang: str) -> list[str]:
    you = match.players.index(HUMAN) if HUMAN in match.players else None
    lines: list[str] = []
    for hand in hands:
        judged = {number: step for number, step in enumerate(hand["steps"]) if "judged" in step}
        judge = hand["judge"]["name"][lang]
        differing = hand["differences"]
        facts = {"number": hand["hand"], "count": len(judged), "differing": len(differing), "judge": judge}
        lines.append(say(lang, "review.hand", **facts))
        for number in differing:
            lines += _difference(number, judged[number], lang, you)
        costs = [judged[number]["judged"]["cost"] for number in differing]
        if any(costs) and None not in costs:
            lines.append(say(lang, "review.cost", thousandths=sum(costs)))
    if not any(hand["differences"] for hand in hands):
        lines.append(say(lang, "review.none", judge=hands[0]["judge"]["name"][lang]))
    return lines


def _difference(number: int, step: Json, lang: str, you: int | None) -> list[str]:
    judged = step["judged"]
    facts = {
        "step": number,
        "who": seat_words(step["seat"], lang, you),
        "played": action_words(step["action"], lang),
        "best": action_words(judged["best"]["action"], lang),
    }
    cost = judged["cost"]
    first = say(lang, "review.row", **facts) if cost is None else say(lang, "review.row.cost", margin=cost, **facts)
    return [first, *(f"  {line}" for line in _texts(judged["reasons"], lang))]
