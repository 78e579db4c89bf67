"""Counts how often tiles with certain signs would have been won, and prints :mod:`hupai.mahjong.bots.risk_factors`.

The regular bot plays, and all hands are known to the count. At every discard it notes, for each tile that the seat
could discard and each other hidden hand, what the seat would pay to that hand. The factors are fitted so that for each
case of a sign the product foretells what the tiles cost in truth (iterative proportional fitting).
``python -m hupai.mahjong.training.fit_risk`` plays, fits and prints the module. How well the factors foretell the cost
in hands that were held out goes to standard error.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence

from hupai import jobs
from hupai.bots.base import POINT, Budget
from hupai.bots.self_play import deal, decisions
from hupai.jobs.hands import Hands, tasks_of
from hupai.mahjong.actions import is_discard, tile_of
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.bots.risk_signs import FACTOR, SIGNS, TIMES, SeatSigns
from hupai.mahjong.family import FAMILY
from hupai.mahjong.games import GAMES
from hupai.mahjong.rules.pair_factors import piao_factor
from hupai.mahjong.rules.win_claim import BY_DISCARD
from hupai.mahjong.rules.win_payments import win_payments
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import Kind
from hupai.mahjong.turn.finish import standings
from hupai.mahjong.turn.wins import claimed_win
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.unseen import unseen_copies
from hupai.table.chance import Stream, derived_seed

CHUNK = 50
"""Hands per task."""
SWEEPS = 15
"""How often all factors are adjusted."""
ONE_LINE = 10
"""Cases whose factors the module has in one line; those of more have a line for each :data:`TIMES`."""
STEADY = 300
"""Examples of average cost that are added to each case before it is fitted, so that rare cases stay near it."""
_RULES = {module.ID: module.RULES for module in GAMES}

Counts = dict[tuple[int, ...], list[int]]
"""For each combination of cases how many examples it has and what they cost together."""


def examples_of(task: Hands) -> list[list[int]]:
    """Play the hands of a task; return a row for each combination of cases: the cases, the examples, their cost."""
    rules, player = _RULES[task.game], LADDER.named("regular")
    found: Counts = {}
    for number in task.numbers:
        seed = derived_seed(task.seed, "risk", task.game, number)
        rng = Stream(seed, "risk")
        table = deal(FAMILY.play, rules, seed, number % rules.seats)
        for seat, seen in decisions(FAMILY.play, table):
            if any(map(is_discard, seen.legal)) and not seen.revealed[seat] and not seen.dead[seat]:
                for cases, cost in _examples(table, seen):
                    row = found.setdefault(cases, [0, 0])
                    row[0] += 1
                    row[1] += cost
            action = player.decide(seen, seen.legal, Budget(explain=False), rng).action
            FAMILY.play.step(table, seat, action, None)
    return [[*cases, *row] for cases, row in found.items()]


def _examples(table: Table, seen: Observation) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield the cases of each tile that the seat may discard beside each hidden hand, and what the tile would cost."""
    unseen = unseen_copies(seen)
    kinds = sorted({tile_of(action) for action in seen.legal if is_discard(action)} - {*seen.wilds})
    for other in range(table.seats):
        if other != seen.seat and table.playing[other] and not table.dead[other] and not table.revealed[other]:
            signs = SeatSigns(seen, other)
            for kind in kinds:
                yield signs.of(kind, unseen[kind]), cost_of(table, seen.seat, other, kind)


def cost_of(table: Table, seat: int, winner: int, kind: Kind) -> int:
    """Return the stakes that the seat would pay to the winner for discarding this kind, 飘 left out."""
    before = table.live, table.live_seat, table.robbed
    table.live, table.live_seat, table.robbed = kind, seat, -1
    value = claimed_win(table, winner, BY_DISCARD)
    table.live, table.live_seat, table.robbed = before
    if value is None:
        return 0
    stands = standings(table)
    paid = win_payments(table.rules, winner, BY_DISCARD, value, seat, stands)
    points = sum(payment.points for payment in paid if payment.payer == seat)
    return points // piao_factor(table.rules, stands[winner], stands[seat])


def fit(counts: Counts) -> tuple[float, list[float]]:
    """Return the usual cost in points, and the factor of each case."""
    size = sum(SIGNS.values())
    rows = [(cases, examples, cost) for cases, (examples, cost) in sorted(counts.items())]
    usual = sum(cost for _, _, cost in rows) / max(1, sum(examples for _, examples, _ in rows))
    factors = [1.0] * size
    wanted = [0.0] * size
    for cases, _, cost in rows:
        for case in cases:
            wanted[case] += cost
    foretold = [usual * examples for _, examples, _ in rows]
    for _ in range(SWEEPS if usual else 0):
        for sign in range(len(SIGNS)):
            had = [0.0] * size
            for (cases, _, _), cost_now in zip(rows, foretold, strict=True):
                had[cases[sign]] += cost_now
            steady = STEADY * usual
            change = [(wanted[case] + steady) / (had[case] + steady) if had[case] else 1.0 for case in range(size)]
            for case in {cases[sign] for cases, _, _ in rows}:
                factors[case] *= change[case]
            foretold = [cost * change[cases[sign]] for cost, (cases, _, _) in zip(foretold, rows, strict=True)]
    return usual, factors


def explained(counts: Counts, usual: float, factors: Sequence[float]) -> str:
    """Return what the tiles cost in truth that the factors rate lowest and highest, in thousandths of a point."""
    rated = []
    for cases, (examples, cost) in counts.items():
        foretold = usual
        for case in cases:
            foretold *= factors[case]
        rated.append((foretold, examples, cost))
    rated.sort()
    total = sum(examples for _, examples, _ in rated)
    parts, done, at = [], 0, 0
    for tenth in range(1, 11):
        examples = cost = 0
        foretold_cost = 0.0
        while at < len(rated) and (done < total * tenth // 10 or tenth == 10):
            foretold_cost += rated[at][0] * rated[at][1]
            examples += rated[at][1]
            cost += rated[at][2]
            done += rated[at][1]
            at += 1
        if examples:
            parts.append(f"{POINT * foretold_cost / examples:.0f}/{POINT * cost / examples:.0f}")
    return f"tenths of {total} examples, foretold/true in thousandths of a point: {' '.join(parts)}"


def module(fitted: Mapping[str, tuple[float, Sequence[float]]], how: str) -> str:
    """Return the text of :mod:`hupai.mahjong.bots.risk_factors`."""
    lines = []
    for game, (usual, factors) in fitted.items():
        if not usual:
            lines.append(f'    "{game}": (0, {{}}),')
            continue
        lines.append(f'    "{game}": (\n        {round(POINT * FACTOR * usual)},\n        {{')
        first = 0
        for sign, cases in SIGNS.items():
            row = [str(round(FACTOR * factor)) for factor in factors[first : first + cases]]
            if cases <= ONE_LINE:
                lines.append(f'            "{sign}": ({", ".join(row)}),')
            else:
                lines.append(f'            "{sign}": (')
                lines += [f"                {', '.join(row[at : at + TIMES])}," for at in range(0, cases, TIMES)]
                lines.append("            ),")
            first += cases
        lines.append("        },\n    ),")
    text = "\n".join(lines)
    return f'''"""The factors of :mod:`hupai.mahjong.bots.risk`, printed by :mod:`hupai.mahjong.training.fit_risk`.

{how}
"""

from __future__ import annotations

from typing import Final

FACTORS: Final[dict[str, tuple[int, dict[str, tuple[int, ...]]]]] = {{
{text}
}}
"""For each game the usual cost, in thousandths of a point, and a factor for each case of each sign; all in 1024ths.

Where hidden hands cost nothing there are no factors.
"""
'''


def counted(rows: Sequence[Sequence[int]]) -> Counts:
    """Return the rows of several tasks together."""
    found: Counts = {}
    for *cases, examples, cost in rows:
        row = found.setdefault(tuple(cases), [0, 0])
        row[0] += examples
        row[1] += cost
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, and print the module."""
    parser = argparse.ArgumentParser(prog="python -m hupai.mahjong.training.fit_risk")
    parser.add_argument("--games", default=",".join(_RULES), help="games, separated by commas")
    parser.add_argument("--hands", type=int, default=3000, help="hands per game")
    parser.add_argument("--seed", default="risk")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one per core")
    chosen = parser.parse_args(arguments)
    fitted = {}

    def play(game: str, seed: str, hands: int) -> Counts:
        found = jobs.run(examples_of, tasks_of(game, seed, hands, CHUNK), jobs=chosen.jobs)
        return counted([row for _, rows in sorted(found) for row in rows])

    for game in chosen.games.split(","):
        fitted[game] = fit(play(game, chosen.seed, chosen.hands))
        held_out = play(game, chosen.seed + "-apart", max(1, chosen.hands // 5))
        print(f"{game}: {explained(held_out, *fitted[game])}", file=sys.stderr)
    print(module(fitted, f"{chosen.hands} hands per game, seed {chosen.seed}."), end="")


if __name__ == "__main__":
    main()
