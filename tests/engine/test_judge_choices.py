"""Judging choices: what a bot gives for them beside what strong players make of them."""

from __future__ import annotations

import pytest

from hupai.training.judge_choices import Moment, Task, correlation, gained, judge, main

MOMENTS = [
    Moment("paohuzi", [1.0, 3.0], 0.0, {"knows": [10, 30], "errs": [4, 2], "cannot tell": [7, 7]}),
    Moment("paohuzi", [2.0, -2.0, 0.0], 0.0, {"knows": [20, -20, 0], "errs": [0, 4, 2], "cannot tell": [1, 1, 1]}),
]


def test_a_bot_that_knows_what_choices_are_worth_goes_with_it_and_one_that_errs_against_it():
    assert correlation(MOMENTS, "knows") == pytest.approx(1)
    assert correlation(MOMENTS, "errs") == pytest.approx(-1)
    assert correlation(MOMENTS, "cannot tell") == 0


def test_chance_in_the_means_is_not_held_against_a_bot():
    noisy = [Moment("paohuzi", one.worth, 1.0, one.said) for one in MOMENTS]
    assert correlation(noisy, "knows") > correlation(MOMENTS, "knows")


def test_what_is_gained_is_counted_from_the_choice_the_evaluator_rates_best():
    assert gained(MOMENTS, "knows")[0] == 1 and gained(MOMENTS, "errs")[0] == -2
    assert gained(MOMENTS, "cannot tell") == (0, 0)


def test_every_bot_is_asked_for_each_choice_and_the_same_hand_is_judged_alike():
    task = Task("paohuzi", ("regular", "expert"), "test", 2, worlds=3, nodes=12)
    first = judge(task)
    assert first and first == judge(task)
    for moment in first:
        assert 2 <= len(moment.worth) <= 5 and moment.chance > 0
        assert set(moment.said) == {"evaluator", "regular", "expert"}
        assert all(len(said) == len(moment.worth) for said in moment.said.values())
        assert moment.said["evaluator"] == sorted(moment.said["evaluator"], reverse=True)


def test_the_command_prints_a_line_a_bot(capsys):
    main(["--games", "leiyang", "--bots", "regular", "--hands", "2", "--worlds", "2", "--jobs", "1", "--seed", "test"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["leiyang", "evaluator"], ["leiyang", "regular"]]
    assert "+0.000 ± 0.000" in lines[0] and "correlation" in lines[1]
