"""``hupai simulate`` and ``hupai arena``: many hands, and how they are told."""

from __future__ import annotations

import argparse
from typing import Any

from hupai import arena
from hupai.arena.statistics import Hypotheses
from hupai.cli.options import checked_seed, chosen_options
from hupai.cli.printing import answer
from hupai.cli.progress import Progress
from hupai.cli.words import say
from hupai.explain.names import label, names
from hupai.registry import game_named
from hupai.table.errors import InvalidRequest

MAX_JOBS = 1024
Json = dict[str, Any]


def simulate(args: argparse.Namespace) -> None:
    """``hupai simulate``."""
    bots = _bots(args.bots)
    if len(bots) != game_named(args.game).seats:
        raise InvalidRequest("wrong_argument", name="--bots", expected="beginner,random,random")
    _at_least_one("--hands", args.hands)
    progress = Progress(args.lang)
    try:
        found = arena.simulate(
            args.game,
            chosen_options(args.game, args.option),
            bots,
            args.hands,
            checked_seed(args.seed),
            progress=progress,
            nodes=_nodes(args),
            **_workers(args),
        )
    finally:
        progress.close()
    answer(args, found, lambda: _simulation_lines(found, args.lang))


def run(args: argparse.Namespace) -> None:
    """``hupai arena``."""
    against = _bots(args.against)
    if len(against) not in (1, 2):
        raise InvalidRequest("wrong_argument", name="--against", expected="beginner / beginner,random")
    _at_least_one("--deals", args.deals)
    progress = Progress(args.lang)
    try:
        found = arena.duel(
            args.game,
            args.candidate,
            (against[0], against[-1]),
            args.deals,
            options=chosen_options(args.game, args.option),
            seed=checked_seed(args.seed),
            sealed=args.sealed,
            nodes=_nodes(args),
            test=_test(args),
            log=args.log,
            progress=progress,
            **_workers(args),
        )
    finally:
        progress.close()
    answer(args, found, lambda: _duel_lines(found, args.lang))


def _bots(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _at_least_one(name: str, value: int) -> None:
    if value < 1:
        raise InvalidRequest("wrong_argument", name=name, expected="≥ 1")


def _nodes(args: argparse.Namespace) -> int:
    if args.nodes < 0:
        raise InvalidRequest("wrong_argument", name="--nodes", expected="≥ 0")
    return int(args.nodes)


def _workers(args: argparse.Namespace) -> Json:
    """Return where to play, as the arena's functions take it; --jobs is 0 where it was not given."""
    if args.jobs is not None and not 1 <= args.jobs <= MAX_JOBS:
        raise InvalidRequest("wrong_argument", name="--jobs", expected=f"1–{MAX_JOBS}")
    return {"jobs": args.jobs or 0, "cluster": args.cluster, "ledger": args.ledger}


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


def bot_name(bot: str, lang: str) -> str:
    """Return what people call a bot of the ladder; another one, such as strong@weights.json, is called as written."""
    return label("bot", bot)[lang] if bot in names("bot") else bot


def _simulation_lines(found: Json, lang: str) -> list[str]:
    name = label("game", found["game"])[lang]
    counts = {key: found[key] for key in ("hands", "won", "drawn")}
    lines = [say(lang, "simulate.hands", name=name, **counts)]
    for seat, bot in enumerate(found["bots"]):
        words = {"bot": bot_name(bot, lang), "wins": found["wins"][seat], "points": found["mean_points"][seat]}
        lines.append(say(lang, "simulate.seat", seat=seat, **words))
    if found["won"]:
        lines.append(say(lang, "simulate.mean", huxi=found["mean_huxi"], pay=found["mean_pay_each"]))
    lines.append(
        say(
            lang,
            "simulate.speed",
            seconds=found["seconds"],
            hands=found["hands_per_second"],
            decisions=found["decisions_per_second"],
            illegal=found["illegal"],
        )
    )
    return lines


def _duel_lines(found: Json, lang: str) -> list[str]:
    """Return the figures of a duel in sentences."""
    bots = [bot_name(bot, lang) for bot in found["against"].split(",")]
    if len(bots) == 1:
        others = say(lang, "arena.two", bot=bots[0])
    else:
        others = say(lang, "arena.mixed", first=bots[0], second=bots[1])
    head = {"name": label("game", found["game"])[lang], "candidate": bot_name(found["candidate"], lang)}
    lines = [
        say(lang, "arena.score", **head, against=others, deals=found["deals"], **_signed(found, "")),
        say(lang, "arena.sigma", sigma=f"{found['sigma']:.2f}", **_signed(found, "_sigma")),
        say(
            lang,
            "arena.hands",
            huxi="–" if found["mean_huxi"] is None else found["mean_huxi"],
            **{key: found[key] for key in ("won", "lost", "drawn")},
        ),
        say(
            lang,
            "arena.moves",
            mine=found["ms_per_move"],
            theirs=found["against_ms_per_move"],
            illegal=found["illegal"],
            against=found["against_illegal"],
        ),
    ]
    test = found.get("test")
    if test:
        words = {key: test[key] for key in ("h0", "h1", "llr")}
        lines.append(say(lang, f"arena.test.{test['verdict']}", **words))
    return lines


def _signed(found: Json, unit: str) -> dict[str, str]:
    """Return the score and its interval with their signs."""
    places = 3 if unit else 2
    return {key: f"{found[key + unit]:+.{places}f}" for key in ("ev", "low", "high")}
