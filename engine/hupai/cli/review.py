"""``hupai review``: where a player and a judge differ, why, and what it cost."""

from __future__ import annotations

import argparse
from typing import Final

from hupai.cli.files import read_record
from hupai.cli.hints import reason_lines
from hupai.cli.printing import print_answer
from hupai.cli.words import say
from hupai.explain.vocabulary import Vocabulary
from hupai.explain.wording import seat_words
from hupai.session import HUMAN, match_from_record
from hupai.session.advice import NOTICEABLE, review_json
from hupai.session.judging import review_judge
from hupai.session.matches import own_seat, people
from hupai.session.sharing import shared
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json
from hupai.table.links import is_link
from hupai.table.match import Match
from hupai.table.seats import Reader

LARGEST: Final = 1000
"""Points a threshold may ask for."""


def review(args: argparse.Namespace) -> None:
    """``hupai review``."""
    if not 0 <= args.threshold <= LARGEST:
        raise InvalidRequest("wrong_argument", name="--threshold", expected=f"0–{LARGEST}")
    match = shared(args.file).match if is_link(args.file) else match_from_record(read_record(args.file))
    family = match.game.family
    judge = family.bots.named(review_judge(family) if args.judge is None else args.judge).name
    numbers = range(1, match.number + 1) if args.hand is None else (args.hand,)
    threshold = round(args.threshold * 1000)
    reader = Reader(own_seat(match), match.seats)
    hands = [review_json(match, number, _judged_seat(match, number), judge, threshold, reader) for number in numbers]
    found = {"game": match.game.id, "seats": list(match.players), "judge": judge, "hands": hands}
    print_answer(args, found, lambda: _lines(match, hands, args.lang))


def default_threshold() -> float:
    """Return, in points, from which difference on a choice is pointed out unless asked otherwise."""
    return NOTICEABLE / 1000


def _judged_seat(match: Match, number: int) -> int | None:
    """Return whose decisions are judged: the person's, and everybody's (None) where there is not just one."""
    if len(people(match)) == 1 or not match.hand_number(number).over:
        return own_seat(match)
    return None


def _lines(match: Match, hands: list[Json], lang: str) -> list[str]:
    words: Vocabulary = match.game.family.vocabulary()
    reader = Reader(match.players.index(HUMAN), match.seats) if HUMAN in match.players else None
    lines: list[str] = []
    for hand in hands:
        judged = {number: step for number, step in enumerate(hand["steps"]) if "judged" in step}
        judge = hand["judge"]["name"][lang]
        differing = hand["differences"]
        facts = {"number": hand["hand"], "count": len(judged), "differing": len(differing), "judge": judge}
        lines.append(say(lang, "review.hand", **facts))
        for number in differing:
            lines += _difference(number, judged[number], words, lang, reader)
        costs = [judged[number]["judged"]["cost"] for number in differing]
        if any(costs) and None not in costs:
            lines.append(say(lang, "review.cost", thousandths=sum(costs)))
    if not any(hand["differences"] for hand in hands):
        lines.append(say(lang, "review.none", judge=hands[0]["judge"]["name"][lang]))
    return lines


def _difference(number: int, step: Json, words: Vocabulary, lang: str, reader: Reader | None) -> list[str]:
    judged = step["judged"]
    facts = {
        "step": number,
        "who": seat_words(step["seat"], lang, reader),
        "played": words.fact_words("action", step["action"], lang),
        "best": words.fact_words("action", judged["best"]["action"], lang),
    }
    cost = judged["cost"]
    first = say(lang, "review.row", **facts) if cost is None else say(lang, "review.row.cost", margin=cost, **facts)
    return [first, *(f"  {line}" for line in reason_lines(judged["reasons"], lang))]
