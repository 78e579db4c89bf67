"""Many whole hands with every invariant checked after every step; the long run plays the full numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from hupai.bots.base import Budget, Decision
from hupai.table.chance import Stream
from hupai.zipai.actions import HU, Action
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.view.observation import Observation
from tests.engine.soak import DEFAULTS, EVERY_BOT, RANDOM, Task, endure, play_chunk, report, soak
from tests.engine.zipai_games import games

SORTS = [("random", 60), ("beginner", 15)]


@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize(("bot", "hands"), SORTS)
def test_hands_between_bots_break_no_invariant(game: str, bot: str, hands: int) -> None:
    """Cards, sums, sizes, offers, bans and payments hold after every step of every hand."""
    totals = play_chunk(Task(game, (bot,) * 3, "short", 0, hands, random_options=False))
    assert totals["hands"] == hands
    assert totals["won"] > 0


@pytest.mark.parametrize("game", sorted(games))
def test_hands_under_random_options_break_no_invariant(game: str) -> None:
    """Six sets of options, ten hands each."""
    hands = sum(play_chunk(Task(game, ("random",) * 3, f"options{at}", at, 10, True))["hands"] for at in range(6))
    assert hands == 60


def test_the_shares_add_up() -> None:
    """Every win came in one way; shares of all hands and shares of won hands are kept apart."""
    sums = play_chunk(Task("leiyang", ("beginner",) * 3, "shares", 0, 60, random_options=False))
    found = report("leiyang", ("beginner",) * 3, DEFAULTS, sums, 1.0)
    shares = found["shares_of_won"]
    assert isinstance(shares, dict)
    assert sum(share for name, share in shares.items() if name.startswith("by_")) == pytest.approx(1, abs=1e-3)
    assert found["drawn"] == 60 - sums["won"]


def test_every_combination_of_three_bots_plays() -> None:
    """One hand each: all of them decide, and nobody does anything illegal."""
    tables = len(LADDER) ** 3
    task = Task("leiyang", (), "mixed", 0, tables, random_options=True, nodes=8)
    assert {task.seated(number) for number in range(tables)} == set(product(LADDER, repeat=3))
    totals = play_chunk(replace(task, count=min(tables, 30)))
    assert totals["decisions"] == sum(totals[f"decisions_{bot}"] for bot in LADDER) > 500


def test_an_interrupted_run_continues_and_gives_the_same_sums(tmp_path: Path) -> None:
    """The ledger saves what was played, except a half-written line; the sums are those of one run."""
    bots = ("random", "beginner", "random")
    whole = endure("paohuzi", bots, 4000, "endure", 1, ledger=tmp_path / "whole")
    ledger = tmp_path / "broken"
    kept = (tmp_path / "whole").read_text("utf-8").splitlines(keepends=True)
    ledger.write_text("".join(kept[:2]) + kept[2][:40] + "\n", encoding="utf-8")
    again = endure("paohuzi", bots, 4000, "endure", 1, ledger=ledger)
    assert len(kept) > 3 and int(str(whole["decisions"])) >= 4000
    for name in ("hands", "won", "decisions", "decisions_by_bot", "shares"):
        assert again[name] == whole[name], name
    assert endure("paohuzi", bots, 4000, "endure", 1, ledger=ledger)["hands"] == whole["hands"]


def test_an_illegal_action_is_reported_with_bot_and_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand, the bots and the action: enough to replay it."""

    class Cheat:
        name = "random"

        def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
            return Decision(HU)

    monkeypatch.setitem(LADDER, "random", Cheat())
    with pytest.raises(AssertionError, match=r"yongzhou hand x:0, dealer 0.*illegal: 1"):
        play_chunk(Task("yongzhou", ("random",) * 3, "x", 0, 1, random_options=False))


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(games))
def test_every_mix_of_bots_plays_legally(game: str) -> None:
    """Thirty thousand decisions of all bots under random options; a million are played from the command line."""
    found = endure(game, (), 30_000, "mixed", 2, options=RANDOM)
    assert int(str(found["decisions"])) >= 30_000 and found["bots"] == [EVERY_BOT]


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize(
    ("bot", "hands", "options"),
    [("random", 100_000, DEFAULTS), ("random", 20_000, RANDOM), ("beginner", 10_000, DEFAULTS)],
)
def test_a_hundred_thousand_random_and_ten_thousand_beginner_hands_break_no_invariant(
    game: str, bot: str, hands: int, options: str
) -> None:
    """The long run; ``python -m tests.engine.soak`` prints its figures."""
    assert soak(game, (bot,) * 3, hands, "long", 2, options)["hands"] == hands
