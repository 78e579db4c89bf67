"""``hupai tournament --cups N``: what many cups say about luck and skill, in sentences, as JSON and as a picture."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from hupai.arena.interval_svg import Row, draw_intervals
from hupai.arena.seasons import play_season
from hupai.cli.checks import check_at_least_one, checked_seed
from hupai.cli.files import check_place
from hupai.cli.names import bot_name, game_name, stage_name
from hupai.cli.printing import print_answer
from hupai.cli.progress import Progress
from hupai.cli.simulate import workers
from hupai.cli.words import say
from hupai.table.json_object import Json
from hupai.tournament.entrants import Population
from hupai.tournament.plan import Plan
from hupai.tournament.season import Chance, Level

CUP: Final = "cup"
"""The last column: winning the cup, after the stages."""
RARE: Final = 0.01
"""Percent below which two digits say enough; a third would not fit beside the dots."""


def season(args: argparse.Namespace, plan: Plan, population: Population) -> None:
    """Play the cups and print what the levels did."""
    check_at_least_one("--cups", args.cups)
    check_place(args.svg)
    with Progress(args.lang) as progress:
        levels = play_season(plan, population, checked_seed(args.seed), args.cups, progress=progress, **workers(args))
    if args.svg is not None:
        Path(args.svg).write_text(_picture(plan, levels, args), "utf-8")
    print_answer(args, _found(plan, levels, args), lambda: _lines(plan, levels, args))


def _found(plan: Plan, levels: Mapping[str, Level], args: argparse.Namespace) -> Json:
    return {
        "preset": plan.id,
        "game": plan.game,
        "seed": args.seed,
        "cups": args.cups,
        "levels": {name: _level_json(plan, level) for name, level in levels.items()},
    }


def _level_json(plan: Plan, level: Level) -> Json:
    chances = dict(zip(_places(plan), map(_chance_json, level.chances), strict=True))
    return {
        "entrants": level.entrants,
        "points_per_hand": round(level.mean, 3),
        "deviation": round(level.deviation, 3),
        "chances": chances,
    }


def _chance_json(chance: Chance) -> Json:
    low, high = chance.interval
    return {"share": round(chance.share, 6), "low": round(low, 6), "high": round(high, 6)}


def _places(plan: Plan) -> list[str]:
    """Return what an entrant can reach: the stages after the first, then the cup."""
    return [*(stage.id for stage in plan.stages[1:]), CUP]


def _lines(plan: Plan, levels: Mapping[str, Level], args: argparse.Namespace) -> list[str]:
    lang = args.lang
    name = game_name(plan.game, lang, plan.options)
    lines = [say(lang, "season.title", name=name, entrants=plan.entrants, cups=args.cups, seed=args.seed)]
    for each, level in levels.items():
        figures = {"mean": f"{level.mean:+.2f}", "deviation": f"{level.deviation:.1f}"}
        lines.append(say(lang, "season.level", level=bot_name(each, lang), entrants=level.entrants, **figures))
        for place, chance in zip(_places(plan), level.chances, strict=True):
            low, high = chance.interval
            words = {"share": _percent(chance.share), "low": _percent(low), "high": _percent(high)}
            lines.append(say(lang, "season.chance", place=_place_name(place, lang), **words))
    return lines


def _percent(share: float) -> str:
    percent = 100 * share
    return f"{percent:.3g}" if percent >= RARE else f"{percent:.2g}"


def _place_name(place: str, lang: str) -> str:
    return say(lang, "season.cup") if place == CUP else stage_name(place, lang)


def _picture(plan: Plan, levels: Mapping[str, Level], args: argparse.Namespace) -> str:
    """Return the chances of the levels as an SVG, each as a multiple of what the lot alone would give."""
    lang = args.lang
    entrants = sum(level.entrants for level in levels.values())
    groups = []
    for number, place in enumerate(_places(plan)):
        usual = sum(level.reached[number + 1] for level in levels.values()) / entrants
        rows = [_row(bot_name(name, lang), level.chances[number], usual) for name, level in levels.items()]
        groups.append((_place_name(place, lang), rows))
    title = say(lang, "season.picture", name=game_name(plan.game, lang, plan.options), cups=args.cups)
    return draw_intervals(groups, title=title, scale=say(lang, "season.scale"), usual=1.0, least=2.0)


def _row(name: str, chance: Chance, usual: float) -> Row:
    low, high = chance.interval
    figures = f"{_percent(chance.share)} % [{_percent(low)}, {_percent(high)}]"
    return Row(name, chance.share / usual, low / usual, high / usual, figures)
