"""``hupai simulate``: many hands between bots, counted."""

from __future__ import annotations

import argparse

from hupai import arena
from hupai.cli.bots import chosen_bots
from hupai.cli.checks import check_at_least_one, checked_jobs, checked_nodes, checked_seed
from hupai.cli.names import bot_name, game_name
from hupai.cli.options import chosen_options
from hupai.cli.printing import print_answer
from hupai.cli.progress import Progress
from hupai.cli.terminal import terminal_of
from hupai.cli.words import say
from hupai.registry import game_named
from hupai.table.json_object import Facts


def simulate(args: argparse.Namespace) -> None:
    """``hupai simulate``."""
    game = game_named(args.game)
    options = chosen_options(args.game, args.option)
    bots = chosen_bots(args.bots, game.family, game.family.play.seats(game.rules(**options)))
    check_at_least_one("--hands", args.hands)
    with Progress(args.lang) as progress:
        found = arena.simulate(
            args.game,
            options,
            bots,
            args.hands,
            checked_seed(args.seed),
            progress=progress,
            nodes=checked_nodes("--nodes", args.nodes),
            **workers(args),
        )
    print_answer(args, found, lambda: _lines(found, options, args.lang))


def workers(args: argparse.Namespace) -> Facts:
    """Return where to play, as the arena's functions take it."""
    return {"jobs": checked_jobs(args), "cluster": args.cluster, "ledger": args.ledger}


def _lines(found: Facts, options: Facts, lang: str) -> list[str]:
    """Return what happened in a simulation in sentences."""
    counts = {key: found[key] for key in ("hands", "won", "drawn")}
    lines = [say(lang, "simulate.hands", name=game_name(found["game"], lang, options), **counts)]
    for seat, bot in enumerate(found["bots"]):
        words = {"bot": bot_name(bot, lang), "wins": found["wins"][seat], "points": found["mean_points"][seat]}
        lines.append(say(lang, "simulate.seat", seat=seat, **words))
    figures = terminal_of(game_named(found["game"]).family, lang).figures_line(found) if found["won"] else ""
    if figures:
        lines.append(figures)
    speed = {"hands": found["hands_per_second"], "decisions": found["decisions_per_second"]}
    lines.append(say(lang, "simulate.speed", seconds=found["seconds"], illegal=found["illegal"], **speed))
    return lines
