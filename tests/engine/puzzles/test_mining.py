"""Mining: races, what is kept of the lots, and that a puzzle depends on nothing that its seat cannot see."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import hupai
from hupai.puzzles import Puzzle
from hupai.puzzles.completion import completion
from hupai.puzzles.mining import decisions, race
from hupai.puzzles.mining.check import check, is_ambiguous
from hupai.puzzles.mining.decisions import PHASES, candidates, decision_puzzle
from hupai.puzzles.mining.drills import drills
from hupai.puzzles.mining.moments import Moment, played
from hupai.puzzles.mining.race import CLEAR, Race
from hupai.puzzles.mining.run import Chosen, Lot, mine, mine_lot
from hupai.table.chance import Stream
from hupai.table.errors import InvalidNotation, InvalidRequest
from hupai.table.hand import Hand
from tests.engine.amounts import richest
from tests.engine.puzzles.shipped import first_of, some


def raced(best: list[int], **others: list[int]) -> Race:
    """A race that has been run with these points; the others are numbered from 1."""
    found = Race(hupai.games["leiyang"].family, None, "", 0, range(1, 1 + len(others)))
    found.points = dict(enumerate([best, *others.values()]))
    return found


def test_a_gap_is_the_mean_of_the_paired_differences_with_its_interval() -> None:
    found = raced([3, 1, 2, 4], other=[1, 1, 1, 1])
    mean, spread = 1.5, (5 / 3 / 4) ** 0.5  # differences 2 0 1 3
    assert found.gap(1) == (1500, 1266) and abs(1.96 * spread - 1.2653) < 0.001
    assert found.ratio(1) == pytest.approx(mean / spread)


def test_only_a_choice_far_beyond_the_interval_is_clear() -> None:
    wins, level = [2, 0, 1, 1] * 50, [0, 0, 0, 0] * 50
    assert raced(wins, other=level).is_clear
    assert not raced(level, other=wins).is_clear
    noisy = [9, -9, 10, -9] * 50
    assert 0 < raced(noisy, other=level).ratio(1) < CLEAR
    assert not raced(noisy, other=level).is_clear
    assert not raced(wins, clear=level, close=wins).is_clear
    tiny = [1] * 20 + [0] * 180
    assert raced(tiny, other=level).ratio(1) > CLEAR and not raced(tiny, other=level).is_clear


def test_a_bad_end_is_a_usual_one_of_those_that_the_answer_avoids() -> None:
    found = raced([5, 0, 0, 8, 0, -9], other=[-2, 4, -8, -3, 0, -9])
    assert found.bad_end(1) == (3, -3, 8)
    assert raced([1, 1], other=[1, 2]).bad_end(1) is None


def test_a_hopeless_race_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def played_out(family: Any, table: Any, seat: int, action: int) -> int:
        played.append(action)
        return int(action == 1)

    monkeypatch.setattr(race, "completion", lambda *_: Hand)
    monkeypatch.setattr(race, "play_out", played_out)
    monkeypatch.setattr(Hand, "clone", lambda: None, raising=False)
    asked = Race(hupai.games["leiyang"].family, type("Seen", (), {"seat": 0}), "", 0, [1, 2])
    assert not asked.run(1000, None)
    assert played.count(0) == race.FIRST


def test_choices_run_one_after_the_other_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """If one is not clearly behind, those after it are not played; else all meet the same completions as in one run."""
    played: list[int] = []

    def played_out(family: Any, table: int, seat: int, action: int) -> int:
        played.append(action)
        return {0: 6, 1: close, 2: -9}[action] + table * (action + 1) % 5

    class World(int):
        def clone(self) -> World:
            return self

    monkeypatch.setattr(race, "completion", lambda family, seen, seed, number: World(number))
    monkeypatch.setattr(race, "play_out", played_out)
    seen, close = type("Seen", (), {"seat": 0}), 9
    family = hupai.games["leiyang"].family
    assert not Race(family, seen, "", 0, [1, 2]).run(1000, 1)
    assert played.count(1) == race.FIRST and 2 not in played
    close = 0
    heated, plain = Race(family, seen, "", 0, [1, 2]), Race(family, seen, "", 0, [1, 2])
    assert heated.run(300, 1) and plain.run(300, 1, give_up=False)
    assert heated.points[1] == plain.points[1] and heated.points[0] == plain.points[0]
    assert heated.points[2] == plain.points[2][: len(heated.points[2])]


def test_a_hand_gives_a_decision_of_each_phase_where_one_kind_is_wanted() -> None:
    game = hupai.games["yongzhou-plain"]
    moments = list(played(game, game.base, "phases", 0))
    alone = candidates(game.family, moments, ("discard",), 0)
    parts = [PHASES * moment.step // len(moments) for moment, _, _ in alone]
    assert len(set(parts)) == len(parts) > 1
    mixed = candidates(game.family, moments, ("discard", "claim"), 0)
    assert sum(len(moment.seen.legal) > 0 and moment.seen.live < 0 for moment, _, _ in mixed) <= 1


def puzzle_like(kind: str, answer: str, number: int) -> Puzzle:
    """A puzzle that differs from others by its number."""
    return Puzzle(kind, f"zipai:1 game:leiyang hand:{number}", (answer,), (("pass", 1),), 1)


def test_no_kind_and_no_answer_takes_more_than_its_share() -> None:
    chosen = Chosen(20, ("claim", "discard"))
    for number in range(40):
        chosen.add(puzzle_like("claim", "pass", number))
    passes = len(chosen.puzzles)
    assert 0 < passes < 8
    for number in range(40, 80):
        chosen.add(puzzle_like("claim", f"chi {number}", number))
    assert passes < len(chosen.puzzles) <= 8
    for number in range(80, 120):
        chosen.add(puzzle_like("discard", "discard 3s", number))
    assert len([one for one in chosen.puzzles if one.kind == "discard"]) == 8


def test_nearly_the_same_puzzle_is_kept_once() -> None:
    chosen = Chosen(20, ("discard",))
    first = puzzle_like("discard", "discard 3s", 1)
    chosen.add(first)
    chosen.add(replace(first, position=first.position + " wall:3"))
    assert chosen.puzzles == [first]


def test_the_same_lot_gives_the_same_puzzles() -> None:
    lot = Lot("shaoyang", {}, ("waits", "count"), "again", 3)
    assert mine_lot(lot) == mine_lot(lot) != mine_lot(replace(lot, seed="other"))


def test_mining_goes_on_after_a_break_with_any_number_of_processes(tmp_path: Any) -> None:
    arguments: dict[str, Any] = {"kinds": ("waits",), "seed": "t"}
    whole = mine("shaoyang", 5, jobs=1, **arguments)
    ledger = str(tmp_path / "part")
    begun = mine("shaoyang", 2, jobs=1, ledger=ledger, **arguments)
    assert {one.id for one in begun} < {one.id for one in whole}
    assert mine("shaoyang", 5, jobs=2, ledger=ledger, **arguments) == whole


def test_unknown_games_and_kinds_are_refused() -> None:
    with pytest.raises(InvalidRequest):
        mine("nowhere", 1)
    with pytest.raises(InvalidRequest):
        mine("leiyang", 1, kinds=("riddle",))


def test_a_family_without_puzzles_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = some("claim")[0]
    with pytest.raises(InvalidNotation) as refused:
        hupai.puzzles.puzzle.puzzle_hands(replace(puzzle.family, puzzles=None))
    assert refused.value.code == "no_puzzles"


@pytest.mark.parametrize("game", richest(rich=("yongzhou", "yongzhou-mahjong", "yuanjiang")))
def test_hidden_cards_change_no_puzzle(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that differ in all that the seat cannot see give the same puzzles and the same judgement."""
    puzzle = first_of(game, "claim")
    assert puzzle is not None
    monkeypatch.setattr(decisions, "SOONEST", 6)
    monkeypatch.setattr(decisions, "WORLDS", 12)
    monkeypatch.setattr(Race, "is_clear", True)
    family, seat = puzzle.family, puzzle.seen.seat
    best = family.notation.parse_action(puzzle.answer[0])
    tempting = family.notation.parse_action(puzzle.rest[0][0])
    tables = [completion(family, puzzle.seen, "hidden", number) for number in (0, 1)]
    others = [other for other in range(family.play.seats(puzzle.seen.rules)) if other != seat]
    hidden = [[family.play.observe(table, other) for other in others] for table in tables]
    assert hidden[0] != hidden[1]
    found = []
    for table in tables:
        moment = Moment(0, family.play.observe(table, seat), (), ((best, 1000), (tempting, 0)))
        drilled = drills(family, [moment], ("count", "waits", "why"), Stream("hidden", "drills"))
        found.append((decision_puzzle(family, moment, tempting, 1), list(drilled)))
    assert found[0] == found[1] and found[0][0] is not None
    assert found[0][0].answer == puzzle.answer


def test_a_check_finds_what_is_wrong() -> None:
    good = some("waits")[0]
    wrong = replace(good, answer=good.answer[1:] or ("1b", "2b"))
    claim = some("claim")[0]
    assert claim.bad is not None
    lost = replace(claim, bad=(claim.bad[0], claim.bad[1], claim.bad[2] + 1))
    found = check([good, wrong, lost], "fresh", worlds=2)
    assert (found["wrong_answer"], found["no_bad_end"], found["passed"]) == ([wrong.id], [lost.id], False)


def test_the_wrong_answer_of_a_decision_is_ambiguous() -> None:
    puzzle = some("claim")[0]
    turned = replace(puzzle, answer=(puzzle.rest[0][0],), rest=((puzzle.answer[0], 1),))
    assert is_ambiguous(turned, "fresh", 40)
