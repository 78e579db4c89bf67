"""``hupai tournament``: a whole tournament between bots, its stages and its ranking."""

from __future__ import annotations

import argparse
import re
import time
from typing import Final

from hupai.arena.tournaments import play_tournament
from hupai.cli.checks import check_at_least_one, checked_seed
from hupai.cli.names import bot_name, game_name, stage_name
from hupai.cli.options import chosen_options
from hupai.cli.printing import print_answer
from hupai.cli.progress import Progress
from hupai.cli.season import season
from hupai.cli.simulate import workers
from hupai.cli.tournament_check import check
from hupai.cli.words import say
from hupai.explain.language import LANGUAGES
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json
from hupai.tournament.entrants import Population, in_order
from hupai.tournament.presets import plan_named, usual_shares
from hupai.tournament.progress import hands_played
from hupai.tournament.standings import Line
from hupai.tournament.tournament import StageInPlay, Tournament

SHOWN: Final = 10
"""Lines of a ranking that are printed."""
_SHARE: Final = re.compile(r"[0-9]{1,9}")


def tournament(args: argparse.Namespace) -> None:
    """``hupai tournament``."""
    check_at_least_one("--top", args.top)
    if args.check is not None:
        check(args)
        return
    plan = plan_named(args.preset, args.game, chosen_options(args.game, args.option))
    population = Population(in_order(_shares(args)), late=args.late)
    if args.cups is not None:
        season(args, plan, population)
        return
    if args.svg is not None:
        raise InvalidRequest("wrong_argument", name="--svg", expected="--cups N")
    asked = Tournament(plan, population, checked_seed(args.seed))
    started = time.perf_counter()
    with Progress(args.lang) as progress:
        played = play_tournament(asked, progress=progress, **workers(args))
    found = _found(played, time.perf_counter() - started)
    print_answer(args, found, lambda: _lines(played, found, args))


def _shares(args: argparse.Namespace) -> Json:
    """Return the shares of levels that ``--bots`` names, as in ``beginner:70,regular:30``."""
    if args.bots is None:
        return dict(usual_shares(args.preset))
    shares: Json = {}
    for part in args.bots.split(","):
        level, _, share = part.strip().partition(":")
        if not _SHARE.fullmatch(share) or level in shares:
            raise InvalidRequest("wrong_argument", name="--bots", expected="beginner:70,regular:25,strong:5")
        shares[level] = int(share)
    return shares


def _found(played: Tournament, seconds: float) -> Json:
    hands = hands_played(played)[0]
    return {
        "preset": played.plan.id,
        "game": played.plan.game,
        "seed": played.seed,
        "entrants": len(played.entrants),
        "stages": [_stage_json(played, stage) for stage in played.stages],
        "ranking": played.final_ranking(),
        "hands": hands,
        "seconds": round(seconds, 3),
        "hands_per_second": round(hands / seconds, 1) if seconds else None,
    }


def _stage_json(played: Tournament, stage: StageInPlay) -> Json:
    return {
        "id": stage.stage.id,
        "entrants": len(stage.entrants),
        "tables": len(stage.tables),
        "hands": stage.stage.hands,
        "advance": stage.stage.advance,
        "ranking": [_line_json(played, line) for line in played.ranking(stage.number)],
    }


def _line_json(played: Tournament, line: Line) -> Json:
    entrant = played.entrants[line.entrant - 1]
    return {
        "rank": line.rank,
        "entrant": line.entrant,
        "name": dict(zip(LANGUAGES, entrant.name, strict=True)),
        "level": entrant.level,
        "points": _points(line),
        "wins": line.wins,
        "hands": line.hands,
    }


def _points(line: Line) -> float | int:
    """Return an entrant's points: whole ones, or with two decimals where deals were compared."""
    return int(line.points) if line.points.denominator == 1 else round(float(line.points), 2)


def _lines(played: Tournament, found: Json, args: argparse.Namespace) -> list[str]:
    """Return the stages with the first of each ranking, in sentences."""
    lang = args.lang
    name = game_name(played.plan.game, lang, played.plan.options)
    lines = [say(lang, "tournament.title", name=name, entrants=found["entrants"], seed=played.seed)]
    for stage in found["stages"]:
        counts = {key: stage[key] for key in ("entrants", "tables", "hands")}
        lines.append(say(lang, "tournament.stage", stage=stage_name(stage["id"], lang), **counts))
        for row in stage["ranking"][: args.top]:
            words = {"name": row["name"][lang], "number": row["entrant"], "level": bot_name(row["level"], lang)}
            words |= {key: row[key] for key in ("rank", "points", "wins")}
            lines.append(say(lang, "tournament.line", **words))
    speed = {"seconds": found["seconds"], "per_second": found["hands_per_second"]}
    return [*lines, say(lang, "tournament.speed", hands=found["hands"], **speed)]
