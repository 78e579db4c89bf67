"""A training run, from the first hand to a weights file: play, fit, play with the fitted weights, and so on.

Every pass keeps a ledger in the given folder, so the same call resumes an interrupted run, with any number of processes
or cluster workers. The same settings give the same weights on the same machine.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from hupai.bots.weights import format_weights, parse_weights
from hupai.jobs import Progress, run
from hupai.registry import game_named
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Facts, Json
from hupai.training.fit import Examples, fit, libraries
from hupai.training.selfplay import SelfPlayTask, learning_of, play_task

CHUNK = 100
"""Hands per task."""
ROUGH = 10
"""The factor of the first fit's ridge. The values of that fit then enter into the targets of the others."""
STEADIED = 2
"""Number of fits with such targets, each with the values of the fit before."""


@dataclass(frozen=True, slots=True)
class TrainingRun:
    """The settings of a training run."""

    game: str
    options: Facts = field(default_factory=dict)
    hands: int = 16_000
    """Hands per pass."""
    passes: int = 3
    """The first pass is played by the teacher, each later one by the weights of the pass before."""
    teacher: str = "regular"
    explore: int = 100
    """Random decisions in a thousand."""
    ridge: float = 100.0
    trust: float = 0.7
    """The share of later results in the targets (:meth:`hupai.training.fit.Examples.returns`)."""
    seed: str = "1"


def train(
    plan: TrainingRun, folder: Path, *, jobs: int = 0, cluster: str = "", progress: Progress | None = None
) -> Json:
    """Train and return a summary; ``folder`` gets ``pass-N.json`` with the weights after each pass.

    The summary has ``file``, the last of these, and ``passes`` with the number of positions and the share of the
    points' variance that each fit explains. Raises InvalidRequest ``missing_library`` without numpy and scipy,
    ``wrong_argument``, and what :func:`hupai.jobs.run` raises.
    """
    libraries()
    game = game_named(plan.game)
    game.rules(**plan.options)
    learning = learning_of(game)
    for name in ("hands", "passes"):
        if getattr(plan, name) < 1:
            raise InvalidRequest("wrong_argument", name=name, expected="≥ 1")
    folder.mkdir(parents=True, exist_ok=True)
    weights: list[int] | None = None
    examples: list[Examples] = []
    rows = []
    for number in range(plan.passes):
        examples.append(_played(plan, number, weights, folder, jobs, cluster, progress))
        weights, explained = _fitted(plan, examples[-2:])
        made = {**asdict(plan), "pass": number}
        file = folder / f"pass-{number}.json"
        file.write_text(format_weights(plan.game, learning.schema, weights, made, {}), "utf-8")
        rows.append({"pass": number, "positions": len(examples[-1].points), "explained": round(explained, 4)})
    return {"game": plan.game, "options": dict(plan.options), "file": str(file), "passes": rows}


def _played(
    plan: TrainingRun,
    number: int,
    weights: list[int] | None,
    folder: Path,
    jobs: int,
    cluster: str,
    progress: Progress | None,
) -> Examples:
    """Return the examples of a pass: play its hands, or read them from its ledger."""
    tasks = [
        SelfPlayTask(
            game=plan.game,
            options=plan.options,
            weights=None if weights is None else tuple(weights),
            teacher=plan.teacher,
            explore=plan.explore,
            seed=f"{plan.seed}.{number}",
            first=first,
            count=min(CHUNK, plan.hands - first),
        )
        for first in range(0, plan.hands, CHUNK)
    ]
    batches = {}
    done = plan.hands * number
    job = {"kind": "training", **asdict(plan), "pass": number, "weights": weights}
    ledger = folder / f"pass-{number}.ledger"
    for at, batch in run(play_task, tasks, jobs=jobs, cluster=cluster, ledger=ledger, job=job):
        batches[at] = batch
        done += batch["hands"]
        if progress:
            progress(done, plan.hands * plan.passes)
    learning = learning_of(game_named(plan.game))
    return Examples([batches[at] for at in sorted(batches)], size=learning.size, amount=learning.amount)


def _fitted(plan: TrainingRun, examples: list[Examples]) -> tuple[list[int], float]:
    """Return weights fitted to the examples, and the share of the points' variance they explain."""
    found = fit(examples, ridge=ROUGH * plan.ridge, trust=1.0, weights=None)
    for _ in range(STEADIED):
        found = fit(examples, ridge=plan.ridge, trust=plan.trust, weights=found[0])
    return found


def promote(file: Path, into: Path, strength: Facts) -> None:
    """Write the weights of ``file`` to folder ``into``, as those of the game or the variant for which they were made.

    ``strength`` is what the arena measured.
    """
    text = file.read_text("utf-8")
    game = game_named(json.loads(text).get("game"))
    learning = learning_of(game)
    weights = parse_weights(text, learning.schema, learning.size)
    text = format_weights(weights.game, learning.schema, weights.values, weights.made, strength)
    name = learning.name(game.rules(**weights.made.get("options", {})))
    (into / f"{name}.json").write_text(text, "utf-8")
