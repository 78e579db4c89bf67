"""``hupai rules``: the rule book of a game, or what differs between two, row by row."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from hupai.cli.names import game_label
from hupai.cli.options import chosen_options
from hupai.cli.printing import print_answer
from hupai.cli.words import say
from hupai.explain.rulebook import RuleBook
from hupai.explain.vocabulary import Vocabulary
from hupai.registry import game_named, games
from hupai.table.errors import InvalidRequest
from hupai.table.family import Family
from hupai.table.game import Game
from hupai.table.json_object import Json


def rules(args: argparse.Namespace) -> None:
    """``hupai rules``."""
    game = game_named(args.game)
    book: RuleBook = game.family.rulebook()
    words: Vocabulary = game.family.vocabulary()
    first = game.rules(**chosen_options(args.game, args.option))
    name = game_label(game.id, game.options_of(first))
    if args.diff is None:
        rows = book.rows(first)
        note = book.note(game.id)
        found: Json = {"game": game.id, "name": name, "note": note, "options": game.options_of(first), "rules": rows}
        head = [name[args.lang], *([note[args.lang]] if note else [])]
        print_answer(args, found, lambda: [*head, *_by_topic(rows, words, args.lang, _rule_lines)])
        return
    other = _comparable(game.family, args.diff)
    names = {"first": name, "second": words.label("game", other.id)}
    rows = book.differences(first, other.rules())
    found = {"game": game.id, "other": other.id, "names": names, "rules": rows}
    print_answer(args, found, lambda: _difference_lines(names, rows, words, args.lang))


def _comparable(family: Family, name: str) -> Game:
    """Return the other game; InvalidRequest for one of another family, whose book has other rules."""
    other = game_named(name)
    if other.family is not family:
        known = [each.id for each in games.values() if each.family is family]
        raise InvalidRequest("wrong_argument", name="--diff", expected=", ".join(known))
    return other


def _by_topic(rows: list[Json], words: Vocabulary, lang: str, lines_of: Callable[[Json, str], list[str]]) -> list[str]:
    """Return the rows' lines under the headings of their topics."""
    lines: list[str] = []
    for topic in dict.fromkeys(row["topic"] for row in rows):
        lines += ["", words.label("topic", topic)[lang]]
        for row in rows:
            if row["topic"] == topic:
                lines += lines_of(row, lang)
    return lines


def _rule_lines(row: Json, lang: str) -> list[str]:
    return [f"  {row['id']}", f"    {row['text'][lang]}", *(_source_line(source, lang) for source in row["sources"])]


def _source_line(source: Json, lang: str) -> str:
    place = say(lang, "rules.source" if source["title"] else "rules.practice", **source)
    return say(lang, "rules.says", place=place, says=source["says"][lang]) if source["says"] else place


def _difference_lines(names: dict[str, Json], rows: list[Json], words: Vocabulary, lang: str) -> list[str]:
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
        sources = [_source_line(source, lang) for source in row["sources"]] if differ else []
        return [f"  {row['id']}", *sides, *sources]

    return [say(lang, "rules.diff", count=len(rows), **here), *_by_topic(rows, words, lang, lines_of)]
