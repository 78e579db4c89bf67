"""Calibrating choices: a bot's ratings compared with the results of strong players."""

from __future__ import annotations

import pytest

from hupai.zipai.training.calibrate_choices import StudiedDecision, Task, correlation, gained, main, study

STUDIED = [
    StudiedDecision("paohuzi", [1.0, 3.0], 0.0, {"knows": [10, 30], "errs": [4, 2], "cannot tell": [7, 7]}),
    StudiedDecision(
        "paohuzi", [2.0, -2.0, 0.0], 0.0, {"knows": [20, -20, 0], "errs": [0, 4, 2], "cannot tell": [1, 1, 1]}
    ),
]


def test_ratings_of_a_good_bot_correlate_with_results_and_those_of_a_wrong_bot_do_not():
    assert correlation(STUDIED, "knows") == pytest.approx(1)
    assert correlation(STUDIED, "errs") == pytest.approx(-1)
    assert correlation(STUDIED, "cannot tell") == 0


def test_sampling_error_is_not_counted_as_an_error_of_the_bot():
    noisy = [StudiedDecision("paohuzi", one.points, 1.0, one.values) for one in STUDIED]
    assert correlation(noisy, "knows") > correlation(STUDIED, "knows")


def test_the_gain_is_measured_from_the_choice_that_the_evaluator_rates_best():
    assert gained(STUDIED, "knows")[0] == 1 and gained(STUDIED, "errs")[0] == -2
    assert gained(STUDIED, "cannot tell") == (0, 0)


def test_every_bot_rates_each_choice_and_the_result_is_reproducible():
    task = Task("paohuzi", ("regular", "expert"), "test", 1, worlds=3, nodes=12)
    first = study(task)
    assert first and first == study(task)
    for decision in first:
        assert 2 <= len(decision.points) <= 5 and decision.noise > 0
        assert set(decision.values) == {"evaluator", "regular", "expert"}
        assert all(len(said) == len(decision.points) for said in decision.values.values())
        assert decision.values["evaluator"] == sorted(decision.values["evaluator"], reverse=True)


def test_the_command_prints_a_line_for_each_bot(capsys):
    main(["--games", "leiyang", "--bots", "regular", "--hands", "1", "--worlds", "2", "--jobs", "1", "--seed", "test"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["leiyang", "evaluator"], ["leiyang", "regular"]]
    assert "+0.000 ± 0.000" in lines[0] and "correlation" in lines[1]
