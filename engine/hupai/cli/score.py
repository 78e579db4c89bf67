"""``hupai score`` and ``hupai waits``: the proof of a hand line by line, and the best reading that lost."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

import hupai
from hupai.cli.options import chosen_options
from hupai.cli.printing import answer
from hupai.cli.words import say
from hupai.explain.names import label
from hupai.explain.wording import plain_cards
from hupai.zipai.claim import BY_DISCARD
from hupai.zipai.settlement import discarder_pays

Json = Mapping[str, Any]


def score(args: argparse.Namespace) -> None:
    """``hupai score``."""
    found = hupai.score(
        args.game,
        args.laid,
        args.hand,
        args.win,
        args.by,
        chosen_options(args.game, args.option),
        args.turned,
        args.declared,
        args.call,
    )
    answer(args, found, lambda: score_lines(found, args.lang))


def waits(args: argparse.Namespace) -> None:
    """``hupai waits``."""
    found = hupai.waits(args.game, args.laid, args.hand, chosen_options(args.game, args.option), args.by)
    rows = found["waits"]
    key = "waits.row.discard" if args.by == "discard" else "waits.row"
    answer(
        args,
        found,
        lambda: [say(args.lang, key, **row, alone=discarder_pays(BY_DISCARD, row["pay_each"])) for row in rows]
        or [say(args.lang, "waits.none")],
    )


def score_lines(found: Json, lang: str) -> list[str]:
    """Return a score in words: every step of its proof with the rule it follows, and what else the cards could be."""
    if not found["wins"]:
        return [say(lang, "score.no", text=found["why"]["text"][lang])]
    lines = [say(lang, "score.wins", huxi=found["huxi"], red=found["red"])]
    lines += [say(lang, "score.line", text=line["text"][lang], rule=line["rule"]) for line in found["lines"]]
    if found["discarder_pays"] is not None:
        lines.append(say(lang, "score.discarder", points=found["discarder_pays"]))
    return lines + _other_lines(found["alternative"], lang)


def _other_lines(other: Json | None, lang: str) -> list[str]:
    """Return the best other reading of the same cards and why it lost."""
    if other is None:
        return []
    groups = [f"{label('group_short', group['kind'])[lang]} {plain_cards(group['cards'])}" for group in other["groups"]]
    return [
        say(lang, "score.other", groups="  ".join(groups)),
        say(lang, "score.line", text=other["why"]["text"][lang], rule=other["why"]["rule"]),
    ]
