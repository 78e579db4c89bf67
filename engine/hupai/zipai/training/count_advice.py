"""Counts what articles about the games advise: wins taken or let go, claims, discards that others take, kings.

``python -m hupai.zipai.training.count_advice --game yongzhou --bots strong,strong,strong --hands 400`` lets bots play
and prints for each level what it did, as TOML. At every offered 胡 the hand is played to its end both ways: ``won`` and
``passed`` are points of the very same deals, and ``passing_cost`` is the difference. ``let_go_gained`` is what came of
those that the bot did let go. After each mean stands half of its 95 % interval.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hupai import jobs
from hupai.bots.base import Bot, Budget
from hupai.bots.self_play import deal, decisions
from hupai.table.chance import Stream, derived_seed
from hupai.table.events import Event
from hupai.table.json_object import Json
from hupai.zipai.actions import CLAIM_PENG, HU, Action, is_chi, is_discard
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.win_or_continue import without_win
from hupai.zipai.cards import KING
from hupai.zipai.family import FAMILY
from hupai.zipai.games import RULES, rules_named
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.state import Table
from hupai.zipai.view.observation import Observation

KINGS = {0: "without_king", 1: "one_king", 2: "two_kings", 3: "three_kings", 4: "four_kings"}
"""The parts of a level's figures, by the kings that a hand holds."""
BOUND = 1.96
"""Standard errors in half of a 95 % interval."""

Sums = Counter[tuple[str, str, str]]
"""What was counted, by level, part and name."""


@dataclass(frozen=True, slots=True)
class Task:
    """One hand: the bots change their seats with its number."""

    game: str
    bots: tuple[str, ...]
    seed: str
    number: int


def count(task: Task) -> Sums:
    """Play the hand of a task and return what was counted in it."""
    seed = derived_seed(task.seed, "advice", task.game, task.number)
    table = deal(FAMILY.play, rules_named(task.game), seed, task.number // SEATS % SEATS)
    levels = [task.bots[(seat + task.number) % SEATS] for seat in range(SEATS)]
    return _Hand(table, levels, seed).counted()


class _Hand:
    """One hand, as it is played and counted."""

    def __init__(self, table: Table, levels: Sequence[str], seed: str) -> None:
        self.table, self.levels = table, levels
        self.bots: list[Bot] = [LADDER.named(level) for level in levels]
        self.streams = [Stream(seed, f"bot{seat}") for seat in range(SEATS)]
        self.sums: Sums = Counter()
        self.thrown = -1
        """Whose discard lies on the table, -1 if none does."""

    def counted(self) -> Sums:
        """Play to the end; return the sums."""
        for seat, seen in decisions(FAMILY.play, self.table):
            action = self._choice(seen, seen.legal)
            if HU in seen.legal and len(seen.legal) > 1:
                self._try_both(seen, action)
            self._count_claims(seen, action)
            FAMILY.play.step(self.table, seat, action, self._note)
        assert self.table.result is not None
        for seat, points in enumerate(self.table.result.scores):
            self._add(seat, KINGS[self.table.hands[seat][KING]], hands=1, points=points, points_squares=points**2)
        return self.sums

    def _add(self, seat: int, part: str, **more: int) -> None:
        for name, number in more.items():
            self.sums[self.levels[seat], part, name] += number

    def _choice(self, seen: Observation, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self.bots[seen.seat].decide(seen, legal, Budget(explain=False), self.streams[seen.seat]).action

    def _try_both(self, seen: Observation, action: Action) -> None:
        """Count an offered 胡, and the points of this hand with it and without it."""
        passed = action if action != HU else self._choice(seen, without_win(seen.legal))
        won, without = (self._played_out(seen.seat, first) for first in (HU, passed))
        self._add(seen.seat, KINGS[seen.hand[KING]], offered=1, won=won, passed=without, passing_cost=won - without)
        self._add(seen.seat, KINGS[seen.hand[KING]], passing_cost_squares=(won - without) ** 2)
        if action != HU:
            more = without - won
            self._add(
                seen.seat, KINGS[seen.hand[KING]], wins_let_go=1, let_go_gained=more, let_go_gained_squares=more**2
            )

    def _played_out(self, seat: int, first: Action) -> int:
        """Return the seat's points if it does this now; the others and it go on as they play."""
        table = self.table.clone()
        FAMILY.play.step(table, seat, first, None)
        for other, seen in decisions(FAMILY.play, table):
            FAMILY.play.step(table, other, self._choice(seen, seen.legal), None)
        assert table.result is not None
        return table.result.scores[seat]

    def _count_claims(self, seen: Observation, action: Action) -> None:
        if HU in seen.legal:
            return
        if CLAIM_PENG in seen.legal:
            self._add(seen.seat, "claims", peng_offered=1, peng_taken=int(action == CLAIM_PENG))
        if any(map(is_chi, seen.legal)):
            self._add(seen.seat, "claims", chi_offered=1, chi_taken=int(is_chi(action)))
        if is_discard(action):
            self._add(seen.seat, "claims", discards=1)

    def _note(self, event: Event) -> None:
        """Count a discard that another seat takes or wins on."""
        if event.type == "discarded":
            self.thrown = event.facts["seat"]
        elif event.type in ("chi", "peng", "pao", "won") and event.facts["from"] == self.thrown:
            self._add(self.thrown, "claims", **{f"discards_{'won_on' if event.type == 'won' else 'taken'}": 1})
            self.thrown = -1
        elif event.type in ("unclaimed", "flipped"):
            self.thrown = -1


def figures(sums: Sums) -> dict[str, dict[str, dict[str, float]]]:
    """Return the figures by level, part and name; after a mean comes half of its 95 % interval."""
    counted: dict[str, dict[str, Counter[str]]] = {}
    for (level, part, name), number in sorted(sums.items()):
        counted.setdefault(level, {}).setdefault(part, Counter())[name] = number
    return {
        level: {part: _claims(row) if part == "claims" else _points(row) for part, row in rows.items()}
        for level, rows in counted.items()
    }


def _claims(row: Counter[str]) -> dict[str, float]:
    """Return how often a level took what it might, and how often others took what it discarded."""
    found: dict[str, float] = {}
    for all_, some in (("peng_offered", "peng_taken"), ("chi_offered", "chi_taken"), ("discards", "discards_taken")):
        found |= {all_: row[all_], some: row[some], f"{some}_percent": round(100 * row[some] / max(row[all_], 1))}
    return {**found, "discards_won_on": row["discards_won_on"]}


def _points(row: Counter[str]) -> dict[str, float]:
    """Return what hands with so many kings came to, and what came of the wins that they were offered."""
    found: dict[str, float] = {"hands": row["hands"], **_mean(row, "points", row["hands"])}
    if row["offered"]:
        won, passed = (round(row[name] / row["offered"], 2) for name in ("won", "passed"))
        found |= {"wins_offered": row["offered"], "wins_let_go": row["wins_let_go"], "won": won, "passed": passed}
        found |= _mean(row, "passing_cost", row["offered"])
    return found | (_mean(row, "let_go_gained", row["wins_let_go"]) if row["wins_let_go"] else {})


def _mean(row: Counter[str], name: str, number: int) -> dict[str, float]:
    mean = row[name] / number
    spread = max(row[f"{name}_squares"] / number - mean * mean, 0)
    return {name: round(mean, 2), f"{name}_within": round(BOUND * (spread / number) ** 0.5, 2)}


def lines(found: dict[str, dict[str, Json]]) -> list[str]:
    """Return figures as lines of TOML."""
    told = []
    for level, rows in found.items():
        for part, row in rows.items():
            told += [f"[{level}.{part}]", *(f"{name} = {number}" for name, number in row.items())]
    return told


def counted(game: str, bots: Sequence[str], hands: int, seed: str, workers: int = 0) -> list[str]:
    """Return the printed figures of so many hands."""
    tasks = [Task(game, tuple(bots), seed, number) for number in range(hands)]
    sums: Sums = Counter()
    for _, part in jobs.run(count, tasks, jobs=workers):
        for key, number in part.items():
            sums[key] += number
    return lines(figures(sums))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(prog="python -m hupai.zipai.training.count_advice")
    parser.add_argument("--game", default="yongzhou", choices=list(RULES))
    parser.add_argument("--bots", default="strong,strong,strong", help="a bot for each seat, separated by commas")
    parser.add_argument("--hands", type=int, default=400)
    parser.add_argument("--seed", default="advice")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one per core")
    chosen = parser.parse_args(arguments)
    print("\n".join(counted(chosen.game, chosen.bots.split(","), chosen.hands, chosen.seed, chosen.jobs)))


if __name__ == "__main__":
    main()
