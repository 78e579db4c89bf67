"""Training from the first hand to a weights file: play, fit, play with the fit, and again.

Every pass keeps a ledger in the folder it is given, so the same call goes on where it was interrupted, with as many
processes or cluster workers as there are then; the same settings give the same weights on the same machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from hupai.bots.weights import format_weights, parse_weights
from hupai.jobs import run
from hupai.registry import game_named
from hupai.table.errors import InvalidRequest
from hupai.training.fit import Examples, fit, libraries
from hupai.training.selfplay import Lesson, play

CHUNK = 100
"""Hands of one task."""
ROUGH = 10
"""How much stronger the ridge of the first fit is, whose values then steady the targets of the others."""
STEADIED = 2
"""Fits with steadied targets, each by the values of the one before."""

Progress = Callable[[int, int], None]
"""Called with (hands played, hands in all)."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is trained and how."""

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    hands: int = 16_000
    """Hands of each pass."""
    passes: int = 3
    """The first is played by the teacher, each later one by the weights of the one before."""
    teacher: str = "regular"
    explore: int = 100
    """Decisions in a thousand made at random."""
    ridge: float = 100.0
    trust: float = 0.7
    """Share of each step of a target that what came later decides; the rest is what the weights expect of it."""
    seed: str = "1"


def train(
    course: Course, folder: Path, *, jobs: int = 0, cluster: str = "", progress: Progress | None = None
) -> dict[str, Any]:
    """Train and return what came of it; ``folder`` gets ``pass-N.json`` with the weights after each pass.

    The answer has ``file``, the last of them, and ``passes`` with the positions and the share of the variance of the
    points each fit explains. InvalidRequest ``missing_library`` without numpy and scipy, ``wrong_argument``; and what
    :func:`hupai.jobs.run` raises.
    """
    libraries()
    game_named(course.game).rules(**course.options)
    for name in ("hands", "passes"):
        if getattr(course, name) < 1:
            raise InvalidRequest("wrong_argument", name=name, expected="≥ 1")
    folder.mkdir(parents=True, exist_ok=True)
    weights: list[int] | None = None
    examples: list[Examples] = []
    told = []
    for number in range(course.passes):
        examples.append(_played(course, number, weights, folder, jobs, cluster, progress))
        weights, explained = _fitted(course, examples[-2:])
        made = {**asdict(course), "pass": number}
        file = folder / f"pass-{number}.json"
        file.write_text(format_weights(course.game, weights, made, {}), "utf-8")
        told.append({"pass": number, "positions": len(examples[-1].points), "explained": round(explained, 4)})
    return {"game": course.game, "file": str(file), "passes": told}


def _played(
    course: Course,
    number: int,
    weights: list[int] | None,
    folder: Path,
    jobs: int,
    cluster: str,
    progress: Progress | None,
) -> Examples:
    """Play the hands of a pass, or read them from its ledger."""
    tasks = [
        Lesson(
            game=course.game,
            options=course.options,
            weights=None if weights is None else tuple(weights),
            teacher=course.teacher,
            explore=course.explore,
            seed=f"{course.seed}.{number}",
            first=first,
            count=min(CHUNK, course.hands - first),
        )
        for first in range(0, course.hands, CHUNK)
    ]
    batches = {}
    done = course.hands * number
    job = {"kind": "training", **asdict(course), "pass": number, "weights": weights}
    ledger = folder / f"pass-{number}.ledger"
    for at, batch in run(play, tasks, jobs=jobs, cluster=cluster, ledger=ledger, job=job):
        batches[at] = batch
        done += batch["hands"]
        if progress:
            progress(done, course.hands * course.passes)
    return Examples([batches[at] for at in sorted(batches)])


def _fitted(course: Course, examples: list[Examples]) -> tuple[list[int], float]:
    """Return weights for what was played, and the share of the points' variance they explain."""
    found = fit(examples, ridge=ROUGH * course.ridge, trust=1.0, weights=None)
    for _ in range(STEADIED):
        found = fit(examples, ridge=course.ridge, trust=course.trust, weights=found[0])
    return found


def promote(file: Path, into: Path, strength: Mapping[str, Any]) -> None:
    """Write the weights of ``file``, with what the arena measured of them, as the game's own in folder ``into``."""
    weights = parse_weights(file.read_text("utf-8"))
    text = format_weights(weights.game, weights.values, weights.made, strength)
    (into / f"{weights.game}.json").write_text(text, "utf-8")
