"""``hupai arena``: bots measured against each other, and pictures of what was measured."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from hupai import arena
from hupai.arena.ladder_svg import draw_ladder
from hupai.arena.log import finished_runs
from hupai.arena.play import Player
from hupai.arena.round_robin import rungs
from hupai.arena.statistics import Hypotheses
from hupai.bots.ladder import LEVELS
from hupai.cli.arena_lines import compare_lines, cross_lines, duel_lines, match_up_name
from hupai.cli.bots import bot_names, example_bots, player_named
from hupai.cli.checks import check_at_least_one, checked_nodes, checked_seed
from hupai.cli.files import check_place
from hupai.cli.names import game_name
from hupai.cli.options import chosen_options
from hupai.cli.printing import print_answer
from hupai.cli.progress import Progress
from hupai.cli.simulate import workers
from hupai.cli.words import say
from hupai.registry import game_named, games
from hupai.table.errors import CorruptRecord, InvalidRequest
from hupai.table.json_object import Facts, Json
from hupai.table.options import NamedSet, value_text

_Measure = Callable[[argparse.Namespace, Json], Json]


def measure(args: argparse.Namespace) -> None:
    """``hupai arena``: a duel, a comparison, with ``--cross`` the whole table, with ``--draw`` a picture of a log."""
    if args.draw is not None:
        _draw_log(args)
        return
    check_at_least_one("--deals", args.deals)
    check_place(args.svg)
    how: Json = {
        "options": chosen_options(args.game, args.option),
        "seed": checked_seed(args.seed),
        "sealed": args.sealed,
        "nodes": checked_nodes("--nodes", args.nodes),
        "against_nodes": checked_nodes("--against-nodes", args.against_nodes),
        "log": args.log,
        **workers(args),
    }
    measured, lines = _kind(args)
    with Progress(args.lang) as progress:
        found = measured(args, {**how, "progress": progress})
    if args.svg is not None:
        _draw(args, _match_ups(found))
    print_answer(args, found, lambda: lines(found, args.lang))


def _kind(args: argparse.Namespace) -> tuple[_Measure, Callable[[Json, str], list[str]]]:
    """Return how to measure what was asked for, and how to put it in lines."""
    if args.cross:
        return _cross, cross_lines
    if args.baseline is not None:
        return _compare, compare_lines
    return _duel, duel_lines


def _duel(args: argparse.Namespace, how: Json) -> Json:
    candidate, against = player_named(args.candidate), _against(args, how["options"])
    return arena.duel(args.game, candidate, against, args.deals, test=_test(args), **how)


def _compare(args: argparse.Namespace, how: Json) -> Json:
    if args.h1 is not None:
        raise InvalidRequest("not_together", names="--baseline, --h1")
    candidate, baseline = player_named(args.candidate), player_named(args.baseline)
    return arena.compare(args.game, candidate, baseline, _against(args, how["options"]), args.deals, **how)


def _cross(args: argparse.Namespace, how: Json) -> Json:
    for name in ("against", "baseline", "h1"):
        if getattr(args, name) is not None:
            raise InvalidRequest("not_together", names=f"--cross, --{name}")
    bots = list(game_named(args.game).family.bots) if args.bots is None else bot_names(args.bots)
    return arena.round_robin(args.game, [player_named(bot) for bot in bots], args.deals, mixed=args.mixed, **how)


def _against(args: argparse.Namespace, options: Json) -> tuple[Player, ...]:
    """Return who sits in the other seats: copies of one bot, or a bot for each."""
    game = game_named(args.game)
    others = game.family.play.seats(game.rules(**options)) - 1
    bots = bot_names(args.against or "")
    if args.against is None or len(bots) not in (1, others):
        examples = dict.fromkeys((example_bots(game.family, 1), example_bots(game.family, others)))
        raise InvalidRequest("wrong_argument", name="--against", expected=" / ".join(examples))
    players = tuple(player_named(bot) for bot in bots)
    return players if len(players) == others else players * others


def _test(args: argparse.Namespace) -> Hypotheses | None:
    """Return the sequential test that was asked for, if any."""
    if args.h1 is None:
        return None
    if not args.h0 < args.h1 <= 10:
        raise InvalidRequest("wrong_argument", name="--h1", expected="> --h0")
    for name in ("alpha", "beta"):
        if not 0 < getattr(args, name) < 0.5:
            raise InvalidRequest("wrong_argument", name=f"--{name}", expected="0–0.5")
    return Hypotheses(args.h0, args.h1, args.alpha, args.beta)


# --- pictures ---------------------------------------------------------------------------------------


def _match_ups(found: Json) -> list[Json]:
    """Return the match-ups to draw: a duel's, both of a comparison, the rungs of a cross table."""
    if "cells" in found:
        return rungs(found)
    if "difference" in found:
        return [found["candidate"], found["baseline"]]
    return [found]


def _draw_log(args: argparse.Namespace) -> None:
    """Draw what a log tells; CorruptRecord ``bad_log`` if a result was edited, so that it lacks what is drawn of it."""
    try:
        _draw(args, _logged(args.draw))
    except (ArithmeticError, AttributeError, KeyError, TypeError, ValueError) as lacking:
        raise CorruptRecord("bad_log", path=args.draw) from lacking


def _logged(path: str) -> list[Json]:
    """Return the match-ups of a log, of each the last one, in the order of games, house rules and levels."""
    last: dict[tuple[str, str, str, str], Json] = {}
    for report in (report for found in finished_runs(path) for report in _match_ups(found)):
        if not isinstance(report["game"], str):
            raise TypeError(report["game"])
        last[report["game"], _house_rules(report), report["candidate"], report["against"]] = report
    order = [*games, *LEVELS]
    places = {name: place for place, name in enumerate(order)}
    return [last[key] for key in sorted(last, key=lambda key: [(places.get(name, len(order)), name) for name in key])]


def _house_rules(report: Facts, name: NamedSet | None = None) -> str:
    """Return the options that are not as usual, and not in the name of the game, as they are typed."""
    usual: Json = {option.name: option.default for option in game_named(report["game"]).options}
    usual |= name.options if name else {}
    chosen = {option: value for option, value in report["options"].items() if usual.get(option) != value}
    return ", ".join(f"{option}={value_text(value)}" for option, value in sorted(chosen.items()))


def _played_name(report: Facts, lang: str) -> str:
    """Return the name of the game with its house rules."""
    name = game_name(report["game"], lang, report["options"])
    rules = _house_rules(report, game_named(report["game"]).called_with(report["options"]))
    return f"{name} ({rules})" if rules else name


def _draw(args: argparse.Namespace, reports: Sequence[Json]) -> None:
    """Write the picture of these match-ups."""
    if args.svg is None:
        raise InvalidRequest("wrong_argument", name="--draw", expected="--svg FILE")
    drawn = draw_ladder(
        reports,
        title=say(args.lang, "arena.title"),
        scale=say(args.lang, "arena.scale"),
        game=lambda report: _played_name(report, args.lang),
        match_up=lambda report: match_up_name(report, args.lang),
    )
    Path(args.svg).write_text(drawn, encoding="utf-8")
