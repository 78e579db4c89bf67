"""Training: targets of hands, a fit that recovers planted weights, a run that continues after an interruption."""

from __future__ import annotations

import base64
import zlib
from array import array
from dataclasses import replace

import pytest

from hupai.bots.base import POINT
from hupai.bots.weights import format_weights
from hupai.table.errors import EngineError, InvalidRequest
from hupai.training import run as training_run
from hupai.training.fit import Examples, fit
from hupai.training.run import TrainingRun, promote, train
from hupai.training.selfplay import SelfPlayTask, play_task
from hupai.zipai.bots.evaluator import Evaluator
from hupai.zipai.bots.features import AMOUNT, SCHEMA, SIZE
from hupai.zipai.bots.weights import parse_weights

SMALL = TrainingRun("paohuzi", hands=10, passes=2, seed="t")
AMOUNTS = 3
"""Graded features of each position."""


@pytest.fixture(scope="module", autouse=True)
def trained(tmp_path_factory):
    """The folder of the small run and what it found; each of its passes has two tasks, of a usual run many."""
    folder = tmp_path_factory.mktemp("trained")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(training_run, "CHUNK", SMALL.hands // 2)
        yield folder, train(SMALL, folder, jobs=1)


def packed(kind, values):
    return base64.b64encode(zlib.compress(array(kind, values).tobytes())).decode()


def batch(rows, points, nexts=None):
    """A batch of positions, each a list of features, with zero amounts."""
    return {
        "hands": 1,
        "features": packed("H", [number for row in rows for number in [*row, 0]]),
        "sizes": packed("H", [len(row) + 1 for row in rows]),
        "amounts": packed("i", [0] * len(rows)),
        "points": packed("i", points),
        "nexts": packed("H", nexts or [0] * len(rows)),
    }


def examples_of(found):
    """What one batch teaches, by the features of the family."""
    return Examples([found], size=SIZE, amount=AMOUNT)


def lesson(**changes):
    fields = {"game": "leiyang", "options": {}, "weights": None, "teacher": "beginner", "explore": 0, "seed": "l"}
    return SelfPlayTask(**{**fields, "first": 0, "count": 3, **changes})


def test_a_fit_recovers_the_planted_weights():
    worth = {5: 4, 6: -2, 7: 1}
    rows = [[5, 6], [5, 7], [6, 7], [5], [6], [7], [5, 6, 7]] * 40
    points = [sum(worth[number] for number in row) for row in rows]
    found, explained = fit([examples_of(batch(rows, points))], ridge=0.01, trust=1.0, weights=None)
    assert [round(found[number] / POINT, 1) for number in worth] == [4, -2, 1]
    assert explained > 0.99 and not any(found[8:])


def test_more_ridge_means_smaller_weights():
    examples = examples_of(batch([[5], [6]] * 20, [3, -3] * 20))
    sizes = [abs(fit([examples], ridge=ridge, trust=1.0, weights=None)[0][5]) for ridge in (0.1, 10, 1000)]
    assert sizes[0] > sizes[1] > sizes[2] > 0


def test_a_target_depends_on_the_expectation_of_the_next_position():
    """Three positions of one seat; the last one brings 8; the weights expect 2 of the second and 4 of the third."""
    examples = examples_of(batch([[5], [6], [7]], [8, 8, 8], [1, 1, 0]))
    weights = [0] * SIZE
    weights[6], weights[7] = 2 * POINT, 4 * POINT
    assert list(examples.returns(weights, 1.0)) == [8, 8, 8]
    assert list(examples.returns(weights, 0.5)) == [(2 + 6) / 2, (4 + 8) / 2, 8]
    assert list(examples.returns(weights, 0.0)) == [2, 4, 8]


def test_positions_are_recorded_with_the_result_of_the_hand():
    found = play_task(lesson(count=10, teacher="regular"))
    examples = examples_of(found)
    assert found["hands"] == 10 and len(examples.points) > 100
    assert set(examples.points) > {0.0} and examples.rows.shape == (len(examples.points), SIZE)
    last = [at for at, following in enumerate(examples.nexts) if not following]
    assert 10 < len(last) <= 30, "a last position for each seat that chose"
    for at, following in enumerate(examples.nexts):
        assert examples.points[at] == examples.points[at + following]


def test_amounts_are_those_of_the_evaluator():
    """The rows of the fit and the evaluator give a position the same value."""
    weights = [(number * 37) % 101 - 50 for number in range(SIZE)]
    evaluator = Evaluator(weights)
    assert evaluator.value(([3, 4], ((9, 2 * AMOUNT), (10, 0)))) == weights[3] + weights[4] + 2 * weights[9]
    for positions in (play_task(lesson()), play_task(lesson(game="yongzhou", teacher="regular"))):
        rows = examples_of(positions).rows
        for row, worth in zip(rows, rows @ weights, strict=True):
            held, by_degrees = row.indices[:-AMOUNTS], row.indices[-AMOUNTS:]
            amounts = [(number, round(row.data[at - AMOUNTS] * AMOUNT)) for at, number in enumerate(by_degrees)]
            assert abs(evaluator.value((list(held), tuple(amounts))) - worth) <= AMOUNTS


def test_lessons_depend_on_the_seed_alone():
    assert play_task(lesson()) == play_task(lesson())
    assert play_task(lesson()) != play_task(lesson(seed="m"))
    assert play_task(lesson(explore=0)) != play_task(lesson(explore=500))


def test_an_interrupted_run_continues(trained, tmp_path, monkeypatch):
    folder, whole = trained
    text = (folder / "pass-1.json").read_text("utf-8")
    played = []

    def interrupted(task):
        if len(played) == 1:
            raise KeyboardInterrupt
        played.append(task)
        return play_task(task)

    monkeypatch.setattr(training_run, "play_task", interrupted)
    with pytest.raises(KeyboardInterrupt):
        train(SMALL, tmp_path / "broken", jobs=1)
    monkeypatch.setattr(training_run, "play_task", lambda task: played.append(task) or play_task(task))
    again = train(SMALL, tmp_path / "broken", jobs=1)
    assert again["passes"] == whole["passes"] and len(played) == 4
    assert (tmp_path / "broken" / "pass-1.json").read_text("utf-8") == text


def test_a_run_with_other_settings_is_refused_in_the_same_folder(trained):
    with pytest.raises(InvalidRequest) as error:
        train(replace(SMALL, seed="u"), trained[0], jobs=1)
    assert error.value.code == "wrong_ledger"


def test_weights_record_how_they_were_made_and_measured(trained, tmp_path):
    folder, found = trained
    promote(folder / "pass-1.json", tmp_path, {"ev_sigma": 0.1})
    promoted = parse_weights((tmp_path / "paohuzi.json").read_text("utf-8"))
    assert found["file"].endswith("pass-1.json") and promoted.strength == {"ev_sigma": 0.1}
    assert promoted.made["hands"] == SMALL.hands and promoted.made["seed"] == "t" and promoted.made["pass"] == 1


def test_weights_made_for_a_variant_leave_those_of_the_game_alone(tmp_path):
    made = {"options": {"seats": 2}}
    (tmp_path / "made.json").write_text(format_weights("yongzhou", SCHEMA, [1] * SIZE, made, {}), "utf-8")
    into = tmp_path / "into"
    into.mkdir()
    promote(tmp_path / "made.json", into, {})
    assert [file.name for file in into.iterdir()] == ["yongzhou-seats-2.json"]


@pytest.mark.parametrize("wrong", [{"hands": 0}, {"passes": 0}, {"game": "chess"}, {"options": {"no": 1}}])
def test_an_impossible_run_is_refused(tmp_path, wrong):
    with pytest.raises(EngineError):
        train(TrainingRun(**{"game": "paohuzi", **wrong}), tmp_path, jobs=1)
    assert not list(tmp_path.iterdir())


def test_the_error_names_a_missing_library(monkeypatch, tmp_path):
    monkeypatch.setitem(__import__("sys").modules, "scipy", None)
    with pytest.raises(InvalidRequest) as error:
        train(SMALL, tmp_path, jobs=1)
    assert error.value.facts == {"library": "scipy", "extra": "train"}
