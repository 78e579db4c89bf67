"""The arena: a bot against itself scores exactly zero, the seats rotate, and the sums match what was played."""

from __future__ import annotations

import json
import math
from itertools import cycle
from types import SimpleNamespace

import pytest

from hupai.arena import Hypotheses, compare, duel, simulate
from hupai.arena import round_robin as cross
from hupai.arena.deal import DealResult, Setting, play_deal
from hupai.arena.log import finished_runs
from hupai.arena.report import above_interval
from hupai.arena.round_robin import rungs
from hupai.registry import game_named
from hupai.table.chance import derived_seed
from hupai.table.errors import CorruptRecord, EngineError, InvalidRequest, InvalidRules
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.rules.ruleset import SEATS
from tests.engine.arena_players import Broken, First, Outlaw, Winner
from tests.engine.zipai_games import games

TIMES = {"seconds", "ms_per_move", "against_ms_per_move", "hands_per_second", "decisions_per_second"}
KEYS = {
    *("game", "options", "candidate", "against", "deals", "ev", "low", "high", "sigma", "ev_sigma", "low_sigma"),
    *("high_sigma", "won", "lost", "drawn", "mean_huxi", "decisions", "illegal", "ms_per_move", "against_decisions"),
    *("above", "above_low", "above_high", "above_sigma", "equal"),
    *("against_illegal", "against_ms_per_move", "seed", "sealed", "nodes", "against_nodes", "seconds"),
}


def untimed(found):
    """Return a report without what the clock says."""
    return {key: value for key, value in found.items() if key not in TIMES}


@pytest.mark.parametrize("game, bot", list(zip(cycle(games), LADDER, strict=False)))
def test_a_bot_against_itself_scores_exactly_zero(game, bot):
    found = duel(game, bot, bot, 2, nodes=2, against_nodes=2)
    assert [found[key] for key in ("ev", "low", "high", "ev_sigma", "low_sigma", "high_sigma")] == [0] * 6
    assert [found[key] for key in ("above", "above_low", "above_high")] == [0.5] * 3 and 0 <= found["equal"] <= 1
    assert found["won"] * 2 == found["lost"] and found["won"] * 3 + found["drawn"] == 6
    assert found["illegal"] == found["against_illegal"] == 0
    assert found["against_decisions"] == 2 * found["decisions"] > 0
    assert found["sigma"] > 0 or found["drawn"] == 6


def test_points_are_compared_with_each_other_seat_and_equal_ones_count_half(monkeypatch):
    """The candidate is above both, equal to one and below one, below both; then equal to both in each hand."""
    hands = iter([(8, -4, -4), (-4, -4, 8), (6, 6, -12), (0, 0, 0), (0, 0, 0), (0, 0, 0)])
    monkeypatch.setattr("hupai.arena.deal.play_hand", lambda *_: SimpleNamespace(winners=(), scores=next(hands)))
    game = game_named("paohuzi")
    bot = game.family.bots.named("random")
    played = [play_deal(game, game.rules(), bot, [bot, bot], "seed", number) for number in range(2)]
    assert [(one.above, one.equal) for one in played] == [((2, 0, 0), (0, 1, 0)), ((0, 0, 0), (2, 2, 2))]
    assert [DealResult.from_row(json.loads(json.dumps(one.row()))) for one in played] == played
    found = above_interval(played, "seed", 3)
    # Of twelve comparisons two are won, and seven are equal: 2 + 3.5 of 12.
    assert (found["above"], found["equal"]) == (round(5.5 / 12, 4), round(7 / 12, 4))
    assert (found["above_low"], found["above_high"]) == (round(2.5 / 6, 4), 0.5)
    # The six hands' shares are 1, ¼, 0, ½, ½ and ½; their squares add up to 1.8125.
    assert found["above_sigma"] == round(math.sqrt((1.8125 - 6 * (5.5 / 12) ** 2) / 5), 4)


def test_each_side_has_its_own_budget():
    candidate, other = First("candidate"), First("other")
    duel("yongzhou", candidate, other, 1, nodes=7, against_nodes=9)
    assert {asked["nodes"] for asked in candidate.asked} == {7}
    assert {asked["nodes"] for asked in other.asked} == {9}


def test_the_three_hands_of_a_deal_have_the_same_cards_and_two_deals_do_not():
    """If all players do the same, each deal is the same hand three times."""
    asked = []
    duel("yongzhou-plain", First("candidate", asked), First("other", asked), 2)
    deals = [[entry for entry in asked if entry["dealer"] == dealer] for dealer in range(2)]
    for deal in deals:
        once = len(deal) // 3
        assert once > 5 and deal == deal[:once] * 3
    assert deals[0][0]["hand"] != deals[1][0]["hand"]


def test_a_better_bot_scores_more_and_points_add_up():
    found = duel("yongzhou", "beginner", "random", 24, jobs=2)
    assert set(found) == KEYS
    assert found["low"] <= found["ev"] <= found["high"] and found["low"] > 0
    assert 0.5 < found["above_low"] <= found["above"] <= found["above_high"] < 1
    assert found["low_sigma"] == pytest.approx(found["low"] / found["sigma"], abs=1e-4)
    assert found["won"] + found["lost"] + found["drawn"] == 72 and found["mean_huxi"] >= 15
    reverse = duel("yongzhou", "random", "beginner", 24)
    assert reverse["high"] < 0 and reverse["above_high"] < 0.5
    assert untimed(found) == untimed(duel("yongzhou", "beginner", "random", 24))
    assert untimed(found) != untimed(duel("yongzhou", "beginner", "random", 2, seed="2"))
    json.dumps(found)


def test_hands_are_played_under_the_options():
    strict = duel("yongzhou", "beginner", "random", 20, options={"min_huxi": 21})
    assert strict["options"] == {"min_huxi": 21} and strict["mean_huxi"] >= 21


def test_illegal_actions_are_counted_for_the_bot_that_returns_them():
    found = duel("yongzhou", Outlaw(), Winner(), 4)
    assert found["illegal"] == found["decisions"] > 0 and found["against_illegal"] == 0
    found = duel("yongzhou", Winner(), Outlaw(), 4)
    assert found["illegal"] == 0 and found["against_illegal"] == found["against_decisions"] > 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_names_the_bot_that_failed_and_its_hand(jobs):
    with pytest.raises(EngineError, match="bot_failed") as caught:
        duel("leiyang", "random", Broken(), 8, jobs=jobs)
    facts = caught.value.facts
    assert (facts["bot"], facts["game"]) == ("broken", "leiyang") and "no idea" in facts["error"]
    setting = Setting("leiyang", {}, "1")
    # With two processes, another deal may fail first.
    number = [setting.deal_seed(number) for number in range(8)].index(facts["seed"])
    assert facts["dealer"] == number % SEATS


@pytest.mark.parametrize(
    ("change", "error", "code"),
    [
        ({"game": "poker"}, InvalidRequest, "unknown_game"),
        ({"candidate": "god"}, InvalidRequest, "unknown_bot"),
        ({"against": ("random", "god")}, InvalidRequest, "unknown_bot"),
        ({"deals": 0}, InvalidRequest, "wrong_argument"),
        ({"options": {"min_huxi": 16}}, InvalidRules, "invalid_options"),
        ({"sealed": True}, InvalidRequest, "sealed_needs_log"),
    ],
)
def test_impossible_runs_are_refused(change, error, code):
    asked = {"game": "yongzhou", "candidate": "random", "against": "random", "deals": 5, **change}
    with pytest.raises(error, match=code):
        duel(**asked)


def test_a_sequential_test_stops_at_the_same_deal_everywhere(tmp_path):
    asked = {"test": Hypotheses(h0=0.0, h1=0.2), "seed": "stop"}
    alone = duel("yongzhou", "beginner", "random", 300, **asked)
    assert alone["test"]["verdict"] == "h1" and alone["deals"] < 100
    assert alone["test"]["llr"] > alone["test"]["upper"]
    assert untimed(alone) == untimed(duel("yongzhou", "beginner", "random", 300, **asked, jobs=2))
    assert alone["won"] + alone["lost"] + alone["drawn"] == 3 * alone["deals"]
    still = duel("yongzhou", "beginner", "beginner", 10, **asked)
    assert still["test"]["verdict"] == "open" and still["deals"] == 10


def test_development_deals_and_sealed_deals_differ():
    def seeds(seed, **which):
        return {Setting("yongzhou", {}, seed, **which).deal_seed(number) for number in range(2000)}

    both = [seeds(seed, sealed=sealed) for seed in ("1", "2") for sealed in (False, True)]
    assert len(set.union(*both)) == 8000
    assert not set.union(*both) & {derived_seed(seed, "simulate", n) for seed in ("1", "2") for n in range(2000)}


def test_the_log_records_every_run_however_it_ends(tmp_path):
    log = tmp_path / "log.jsonl"
    opened = duel("yongzhou", "random", "random", 3, log=log)
    sealed = duel("yongzhou", "random", "random", 3, log=log, sealed=True)
    assert untimed(opened) != untimed(sealed)
    with pytest.raises(EngineError, match="bot_failed"):
        duel("yongzhou", "random", Broken(), 3, log=log)

    def stop(done, total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        duel("yongzhou", "random", "random", 3, log=log, progress=stop)
    entries = [json.loads(line) for line in log.read_text().splitlines()]
    assert [entry["event"] for entry in entries] == ["start", "end"] * 4
    for start, end in zip(entries[::2], entries[1::2], strict=True):
        assert start["run"] == end["run"]
        assert {"at", "code", "data", "version", "python", "machine", "seed", "deals", "match_ups"} <= set(start)
    assert [entry["sealed"] for entry in entries[::2]] == [False, True, False, False]
    assert [entry["status"] for entry in entries[1::2]] == ["done", "done", "failed", "interrupted"]
    assert entries[5]["error"] == "bot_failed" and entries[3]["result"] == sealed
    assert list(finished_runs(log)) == [opened, sealed]
    written = log.read_text()
    for line in ("gossip", "[" * 100_000, '{"status": "done", "result": 5}'):
        log.write_text(f"{written}{line}\n")
        with pytest.raises(CorruptRecord, match="bad_log") as caught:
            list(finished_runs(log))
        assert caught.value.position == 9


def test_an_interrupted_duel_ends_with_the_same_figures(tmp_path):
    asked = {"game": "yongzhou", "candidate": "beginner", "against": "random", "deals": 20}
    ledger = tmp_path / "ledger.jsonl"

    def stop(done, total):
        if done >= 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        duel(**asked, jobs=2, ledger=ledger, progress=stop)
    assert 4 <= len(ledger.read_text().splitlines()) - 1 < 10
    resumed = duel(**asked, ledger=ledger)
    assert untimed(resumed) == untimed(duel(**asked))
    again = duel(**asked, ledger=ledger)
    assert {**again, "seconds": 0} == {**resumed, "seconds": 0}
    with pytest.raises(InvalidRequest, match="wrong_ledger"):
        duel(**{**asked, "candidate": Winner()}, ledger=ledger)


def test_an_interrupted_simulation_ends_with_the_same_figures(tmp_path):
    asked = ("leiyang", {}, ["beginner", "random", "random"], 120, "seed")
    ledger = tmp_path / "ledger.jsonl"

    def stop(done, total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(*asked, progress=stop, ledger=ledger)
    assert untimed(simulate(*asked, jobs=2, ledger=ledger)) == untimed(simulate(*asked))


def test_a_cross_table_equals_its_duels():
    table = cross("yongzhou-plain", ["random", Winner(), "beginner"], 8, mixed=True, jobs=2)
    pairs = [(cell["candidate"], cell["against"]) for cell in table["cells"]]
    assert pairs == [
        *(("random", "winner"), ("random", "beginner"), ("winner", "random"), ("winner", "beginner")),
        *(("beginner", "random"), ("beginner", "winner")),
        *(("random", "winner,beginner"), ("winner", "random,beginner"), ("beginner", "random,winner")),
    ]
    for cell, others in ((table["cells"][4], "random"), (table["cells"][8], ("random", Winner()))):
        assert untimed(cell) == untimed(duel("yongzhou-plain", "beginner", others, 8))
    assert [(cell["candidate"], cell["against"]) for cell in rungs(table)] == [
        ("winner", "random"),
        ("beginner", "winner"),
    ]
    assert table["bots"] == ["random", "winner", "beginner"]
    for bots in (["random"], ["random", "random"]):
        with pytest.raises(InvalidRequest, match="wrong_argument"):
            cross("yongzhou", bots, 5)


def test_a_comparison_pairs_the_deals():
    asked = {"seed": "compare", "nodes": 1, "against_nodes": 1}
    found = compare("yongzhou", "beginner", Winner(), "random", 20, jobs=2, **asked)
    first, second = (duel("yongzhou", bot, "random", 20, **asked) for bot in ("beginner", Winner()))
    assert untimed(found["candidate"]) == untimed(first) and untimed(found["baseline"]) == untimed(second)
    difference = found["difference"]
    assert difference["ev"] == pytest.approx(first["ev"] - second["ev"], abs=2e-4)
    assert difference["ev_sigma"] == pytest.approx(difference["ev"] / second["sigma"], abs=1e-4)
    assert difference["low"] < difference["ev"] < difference["high"]
    # Two intervals laid end to end would be wider: both duels use the same cards.
    assert difference["high"] - difference["low"] < first["high"] - first["low"] + second["high"] - second["low"]
    same = compare("yongzhou", "beginner", "beginner", ("random", "beginner"), 5)["difference"]
    assert set(same.values()) == {0}
