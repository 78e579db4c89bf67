"""How often opponents take what they may; docs/measuring.md has the commands.

Bots of one level play each game by its usual rules, one in each manner and one in none, in every seat in turn. Counted
is every decision in which a seat may 碰 (or 吃) a card or pass and may not win on it, and whether it took the card so.
The page tells a player of these figures (:mod:`hupai.bots.manner`).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hupai import jobs
from hupai.bots.base import Budget
from hupai.bots.manner import MANNERS, in_manner
from hupai.bots.self_play import deal, decisions
from hupai.registry import game_named, games
from hupai.table.chance import Stream, derived_seed

LEVELS: Final = ("beginner", "regular", "strong")
"""The levels that are counted; the weaker one does anything, the stronger takes too long."""
VERBS: Final = ("peng", "chi")
HANDS: Final = 100
SEED: Final = "manners"
PLAIN: Final = "plain"
"""What the figures call having no manner."""

Rows = dict[str, dict[str, list[int]]]
"""[taken, offered] by manner and verb."""


@dataclass(frozen=True, slots=True)
class Task:
    """One hand of a game between bots of a level."""

    game: str
    level: str
    seed: str
    number: int


def count(task: Task) -> Counter[tuple[str, str, bool]]:
    """Play a hand; return how often each manner did or did not take a card by each verb."""
    game = game_named(task.game)
    play, verb, rules = game.family.play, game.family.notation.format_action, game.rules()
    seats = play.seats(rules)
    manners = [("", *MANNERS)[(seat + task.number) % (1 + len(MANNERS))] for seat in range(seats)]
    bots = [game.family.bots.player(in_manner(task.level, manner)) for manner in manners]
    seed = derived_seed(task.seed, task.game, task.level, task.number)
    streams = [Stream(seed, f"bot{seat}") for seat in range(seats)]
    table = deal(play, rules, seed, task.number // seats % seats)
    found: Counter[tuple[str, str, bool]] = Counter()
    for seat, seen in decisions(play, table):
        action = seen.legal[0]
        if len(seen.legal) > 1:
            action = bots[seat].decide(seen, seen.legal, Budget(explain=False), streams[seat]).action
            offered = {verb(one).split()[0] for one in seen.legal}
            if "pass" in offered and "hu" not in offered:
                took = verb(action).split()[0]
                found.update((manners[seat], name, name == took) for name in VERBS if name in offered)
        play.step(table, seat, action, None)
    return found


def counted(game: str, level: str, hands: int = HANDS, seed: str = SEED, workers: int = 0) -> Rows:
    """Return what was taken and offered in so many hands; a verb that was never offered is left out."""
    sums: Counter[tuple[str, str, bool]] = Counter()
    for _, part in jobs.run(count, [Task(game, level, seed, number) for number in range(hands)], jobs=workers):
        sums.update(part)
    rows = {}
    for manner in ("", *MANNERS):
        told = {verb: (sums[manner, verb, True], sums[manner, verb, False]) for verb in VERBS}
        rows[manner or PLAIN] = {verb: [took, took + left] for verb, (took, left) in told.items() if took + left}
    return rows


def module_of(figures: Mapping[str, Mapping[str, Rows]]) -> str:
    """Return the page's module of these figures, by game and level."""
    lines = [*_HEAD, "export const MANNER_FIGURES = {"]
    for game, levels in figures.items():
        lines.append(f"  {game if game.isidentifier() else json.dumps(game)}: {{")
        for level, rows in levels.items():
            lines += [
                f"    {level}: {{",
                *(f"      {manner}: {_pairs(row)}," for manner, row in rows.items()),
                "    },",
            ]
        lines.append("  },")
    return "\n".join([*lines, "};", ""])


def _pairs(row: Mapping[str, Sequence[int]]) -> str:
    return f"{{ {', '.join(f'{verb}: [{taken}, {offered}]' for verb, (taken, offered) in row.items())} }}"


def figures_of(log: str) -> dict[str, dict[str, Rows]]:
    """Return the figures of a log's lines by game and level, in the order of the games; a later line goes first."""
    told = [json.loads(line) for line in log.splitlines()]
    return {
        game: {
            level: line["rows"] for level in LEVELS for line in told if (line["game"], line["level"]) == (game, level)
        }
        for game in games
        if any(line["game"] == game for line in told)
    }


_HEAD: Final = (
    "/**",
    " * @file How often the bots of a level take what they may, by game, level and manner: [taken, offered].",
    " * docs/measuring.md says how it was counted, and the command that writes this file.",
    " */",
    "",
    "/** @type {Record<string, Record<string, Record<string, Record<string, number[]>>>>} */",
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Count and print lines of a log, or print the module of a log."""
    parser = argparse.ArgumentParser(prog="python web/tools/manner_figures.py")
    parser.add_argument("--game", action="append", choices=list(games), help="default: all")
    parser.add_argument("--level", action="append", choices=LEVELS, help="default: all")
    parser.add_argument("--hands", type=int, default=HANDS)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one per core")
    parser.add_argument("--module", type=Path, metavar="LOG", help="print the page's module of these lines")
    chosen = parser.parse_args(arguments)
    if chosen.module:
        print(module_of(figures_of(chosen.module.read_text("utf-8"))), end="")
        return
    for level in chosen.level or LEVELS:
        for game in chosen.game or games:
            rows = counted(game, level, chosen.hands, workers=chosen.jobs)
            print(json.dumps({"game": game, "level": level, "hands": chosen.hands, "rows": rows}), flush=True)


if __name__ == "__main__":
    main()
