"""``hupai rules``: the rule book of a game, or what differs between two, row by row."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from hupai.cli.options import chosen_options
from hupai.cli.printing import answer
from hupai.cli.words import say
from hupai.explain.names import label
from hupai.explain.rulebook import diff, rules_of
from hupai.registry import game_named

Json = dict[str, Any]


def rules(args: argparse.Namespace) -> None:
    """``hupai rules``."""
    game = game_named(args.game)
    first = game.rules(**chosen_options(args.game, args.option))
    name = label("game", game.id)
    if args.diff is None:
        rows = rules_of(first)
        found: Json = {"game": game.id, "name": name, "options": game.options_of(first), "rules": rows}
        answer(args, found, lambda: [name[args.lang], *_by_topic(rows, args.lang, _rule_lines)])
        return
    other = game_named(args.diff)
    names = {"first": name, "second": label("game", other.id)}
    rows = diff(first, other.rules())
    found = {"game": game.id, "other": other.id, "names": names, "rules": rows}
    answer(args, found, lambda: _diff_lines(names, rows, args.lang))


def _by_topic(rows: list[Json], lang: str, lines_of: Callable[[Json, str], list[str]]) -> list[str]:
    """Return the rows' lines under the headings of their topics."""
    lines: list[str] = []
    for topic in dict.fromkeys(row["topic"] for row in rows):
        lines += ["", label("topic", topic)[lang]]
        for row in rows:
            if row["topic"] == topic:
                lines += lines_of(row, lang)
    return lines


def _rule_lines(row: Json, lang: str) -> list[str]:
    return [f"  {row['id']}", f"    {row['text'][lang]}", *(_source_line(source, lang) for source in row["sources"])]


def _source_line(source: Json, lang: str) -> str:
    place = say(lang, "rules.source" if source["title"] else "rules.practice", **source)
    return say(lang, "rules.says", place=place, says=source["says"][lang]) if source["says"] else place


def _diff_lines(names: dict[str, Json], rows: list[Json], lang: str) -> list[str]:
    """Return both games' wordings under each other, then the sources where these say different things."""
    here = {side: name[lang] for side, name in names.items()}
    if not rows:
        return [say(lang, "rules.same", **here)]

    def lines_of(row: Json, lang: str) -> list[str]:
        sides = [
            say(lang, "rules.side", name=here[side], text=row[side][lang] if row[side] else say(lang, "rules.none"))
            for side in ("first", "second")
        ]
        differ = any(source["says"] for source in row["sources"])
        said = [_source_line(source, lang) for source in row["sources"]] if differ else []
        return [f"  {row['id']}", *sides, *said]

    return [say(lang, "rules.diff", count=len(rows), **here), *_by_topic(rows, lang, lines_of)]
