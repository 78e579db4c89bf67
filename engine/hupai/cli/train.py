"""``hupai train``: make weights for the learned bots, and let the arena say whether they are better."""

from __future__ import annotations

import argparse
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from hupai import arena
from hupai.arena.statistics import Hypotheses
from hupai.bots.learning import Learning
from hupai.bots.weights import parse_weights
from hupai.cli.checks import checked_jobs, checked_seed
from hupai.cli.names import bot_name, game_name
from hupai.cli.options import chosen_options
from hupai.cli.printing import print_answer
from hupai.cli.progress import Progress
from hupai.cli.words import say
from hupai.registry import game_named
from hupai.table.errors import InvalidWeights
from hupai.table.family import Observation, Rules
from hupai.table.json_object import Json
from hupai.training.run import TrainingRun, promote, train
from hupai.training.selfplay import learning_of

USUAL = TrainingRun("")
"""How training goes unless the arguments say otherwise."""
BETTER = Hypotheses(0.0, 0.05)
"""What promotion has to decide, in σ: no better, or at least so much."""
DEALS = 8000
"""Deals after which promotion stops undecided."""


def training(args: argparse.Namespace) -> None:
    """``hupai train``."""
    jobs = checked_jobs(args)
    plan = TrainingRun(
        game=args.game,
        options=chosen_options(args.game, args.option),
        hands=args.hands,
        passes=args.passes,
        seed=checked_seed(args.seed),
    )
    with Progress(args.lang) as progress:
        found = train(plan, Path(args.folder), jobs=jobs, cluster=args.cluster or "", progress=progress)
        if args.promote:
            found["promotion"] = _promoted(args, found["file"], jobs, progress)
    print_answer(args, found, lambda: _lines(found, args.lang))


def _promoted(args: argparse.Namespace, file: str, jobs: int, progress: Progress) -> Json:
    """Play the new weights against the strong bot of today, and take the better.

    A game without weights of its own has a strong bot too: it plays by another game's, or by none. While the shipped
    weights are for other features no strong bot can play; then the regular bot does.
    """
    learning = learning_of(game_named(args.game))
    shipped = resources.files(learning.weights)
    against = "strong" if _usable(shipped, args.game, learning) else "regular"
    found = arena.duel(
        args.game,
        f"strong@{file}",
        against,
        DEALS,
        options=chosen_options(args.game, args.option),
        seed=f"promote.{args.seed}",
        test=BETTER,
        jobs=jobs,
        cluster=args.cluster or "",
        log=args.log,
        progress=progress,
    )
    better = found["test"]["verdict"] == "h1"
    if better:
        kept = ("against", "deals", "ev_sigma", "low_sigma", "high_sigma", "sigma", "seed")
        promote(Path(file), Path(str(shipped)), {name: found[name] for name in kept})
    return {"promoted": better, **found}


def _usable(shipped: Traversable, game: str, learning: Learning[Rules, Observation]) -> bool:
    """Return whether the strong bot can play the game by the weights in this folder."""
    own = shipped / f"{game}.json"
    files = [own] if own.is_file() else [file for file in shipped.iterdir() if file.name.endswith(".json")]
    return bool(files) and all(_fits(file.read_text("utf-8"), learning) for file in files)


def _fits(text: str, learning: Learning[Rules, Observation]) -> bool:
    try:
        parse_weights(text, learning.schema, learning.size)
    except InvalidWeights:
        return False
    return True


def _lines(found: Json, lang: str) -> list[str]:
    name = game_name(found["game"], lang, found["options"])
    lines = [say(lang, "train.pass", number=row["pass"], **_percent(row)) for row in found["passes"]]
    lines.append(say(lang, "train.file", name=name, file=found["file"]))
    if "promotion" in found:
        row = found["promotion"]
        key = "train.promoted" if row["promoted"] else "train.kept"
        lines.append(say(lang, key, against=bot_name(row["against"], lang), **_sigmas(row)))
    return lines


def _percent(row: Json) -> Json:
    return {"positions": row["positions"], "explained": round(100 * row["explained"], 1)}


def _sigmas(row: Json) -> Json:
    return {"ev": row["ev_sigma"], "low": row["low_sigma"], "high": row["high_sigma"], "deals": row["deals"]}
