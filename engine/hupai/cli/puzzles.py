"""``hupai puzzles``: make puzzles from sealed self-play, or check those of a file on fresh deals."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from hupai.cli.bots import bot_names
from hupai.cli.checks import check_at_least_one, checked_jobs, checked_seed
from hupai.cli.files import read_text
from hupai.cli.names import game_name
from hupai.cli.options import chosen_options
from hupai.cli.printing import print_answer
from hupai.cli.progress import Progress
from hupai.cli.words import say
from hupai.puzzles import KINDS
from hupai.puzzles.mining.check import PROBLEMS, check
from hupai.puzzles.mining.run import PATIENCE, file_text, mine, read_file
from hupai.table.errors import InvalidNotation, InvalidRequest
from hupai.table.json_object import Facts

__all__ = ["PATIENCE", "puzzles"]

PARTIAL = ".part"
"""What is added to the name of the file with the work that is done so far."""


def puzzles(args: argparse.Namespace) -> None:
    """``hupai puzzles``."""
    if args.check:
        _check(args)
    else:
        _mine(args)


def _mine(args: argparse.Namespace) -> None:
    options = chosen_options(args.game, args.option)
    check_at_least_one("--count", args.count)
    check_at_least_one("--patience", args.patience)
    kinds = KINDS if args.kinds is None else bot_names(args.kinds)
    partial = Path(args.output + PARTIAL) if args.output else None
    with Progress(args.lang) as progress:
        found = mine(
            args.game,
            args.count,
            options=options,
            kinds=kinds,
            seed=checked_seed(args.seed),
            patience=args.patience,
            jobs=checked_jobs(args),
            ledger=None if partial is None else str(partial),
            progress=progress,
        )
    if partial is None:
        print(json.dumps([one.as_json() for one in found]) if args.json else file_text(found), end="\n" * args.json)
        return
    Path(args.output).write_text(file_text(found), "utf-8")
    partial.unlink()
    made = {"game": args.game, "puzzles": len(found), "file": args.output}
    line = say(args.lang, "puzzles.made", name=game_name(args.game, args.lang), count=len(found), file=args.output)
    print_answer(args, made, lambda: [line])


def _check(args: argparse.Namespace) -> None:
    try:
        given = read_file(read_text(args.check))
    except UnicodeDecodeError:
        raise InvalidNotation("not_a_puzzle", position=0) from None
    with Progress(args.lang) as progress:
        found = check(given, checked_seed(args.seed), jobs=checked_jobs(args), progress=progress)
    print_answer(args, found, lambda: _lines(found, args.lang))
    if not found["passed"]:
        wrong = {one for problem in PROBLEMS for one in found[problem]}
        raise InvalidRequest("puzzles_failed", count=len(wrong))


def _lines(found: Facts, lang: str) -> list[str]:
    """Return what a check found in sentences."""
    lines = [say(lang, "puzzles.checked", count=found["puzzles"], decisions=found["decisions"])]
    for problem in PROBLEMS:
        if found[problem]:
            lines.append(say(lang, f"puzzles.{problem}", ids=", ".join(found[problem])))
    return [*lines, say(lang, "puzzles.passed")] if found["passed"] else lines
