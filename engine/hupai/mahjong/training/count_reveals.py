"""Counts what :mod:`hupai.mahjong.bots.showdown` goes by: how the regular bot plays where hands may be revealed.

``python -m hupai.mahjong.training.count_reveals --hands 600`` plays hands of 卡五星 and prints four tables: how often
discards are tiles that others wait for, beside a random unseen tile; what wins and such discards cost; how often a hand
that is hidden now is open, and wins, by the rounds that are played and those from now; and what a reveal brought beside
the same discard without it, each played to the end with the hidden hand never revealed, by how many others lie open and
how many unseen tiles win.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence

from hupai.bots.base import Budget
from hupai.bots.self_play import deal, decisions
from hupai.mahjong.actions import Action, discard, is_discard, is_reveal, tile_of
from hupai.mahjong.bots.aims import prices
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.family import FAMILY
from hupai.mahjong.games.kawuxing import RULES
from hupai.mahjong.rules.win_claim import BY_DISCARD
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import Kind, kinds_in
from hupai.mahjong.turn.revealing import waits_after
from hupai.mahjong.view.observation import Observation, observe
from hupai.mahjong.view.unseen import unseen_copies
from hupai.table.chance import Stream, derived_seed
from hupai.table.seats import Seat

SEATS = RULES.seats
PLAIN = prices(RULES).plain
Rows = defaultdict[tuple[int | str, ...], list[float]]
"""Sums: the number of examples, and what is added up."""


def chosen(seen: Observation, *, hides: bool = False) -> Action:
    """Return what the regular bot does; with ``hides`` it discards the same tile instead of revealing."""
    action = LADDER.named("regular").decide(seen, seen.legal, Budget(explain=False), Stream("count", "regular")).action
    return discard(tile_of(action)) if hides and is_reveal(action) else action


class Counted:
    """The sums over many hands."""

    def __init__(self) -> None:
        self.fed: Rows = defaultdict(lambda: [0, 0, 0])
        self.costs: Rows = defaultdict(lambda: [0, 0, 0])
        self.hidden: Rows = defaultdict(lambda: [0, 0, 0])
        self.reveals: Rows = defaultdict(lambda: [0, 0, 0])

    def add(self, seed: str, number: int) -> None:
        """Play one hand; one of the seats never reveals, so that what a reveal brings is known late in hands too."""
        table = deal(FAMILY.play, RULES, derived_seed(seed, "reveals", number), number % SEATS)
        hider = number // SEATS % SEATS
        turns: list[tuple[Seat, Kind, tuple[int, ...], int]] = []
        for seat, seen in decisions(FAMILY.play, table):
            action = chosen(seen)
            if seat == hider and is_reveal(action):
                self._try_both(table, seen, action)
                action = discard(tile_of(action))
            if is_discard(action) or is_reveal(action):
                kind = tile_of(action)
                self._count_discard(table, seat, kind)
                if is_reveal(action):
                    waits = waits_after(table, seat, kind)
                    for other, thrown, revealed, _ in turns[1 - SEATS :]:
                        if other != seat and not revealed[other]:
                            self._count_fed("hidden to hidden", observe(table, seat), waits, thrown)
                turns.append((seat, kind, tuple(table.revealed), table.discards // SEATS))
            FAMILY.play.step(table, seat, action, None)
        self._count_hidden(table, turns, hider)

    def _count_discard(self, table: Table, seat: Seat, kind: Kind) -> None:
        how = "open to open" if table.revealed[seat] else "hidden to open"
        for other in range(SEATS):
            if other != seat and table.revealed[other]:
                self._count_fed(how, observe(table, other), table.open_waits[other], kind)

    def _count_fed(self, how: str, seen: Observation, waits: int, kind: Kind) -> None:
        live = unseen_copies(seen)
        row = self.fed[how,]
        row[0] += 1
        row[1] += sum([live[each] for each in kinds_in(waits)]) / max(1, sum(live))
        row[2] += waits >> kind & 1

    def _count_hidden(
        self, table: Table, turns: Sequence[tuple[Seat, Kind, tuple[int, ...], int]], hider: Seat
    ) -> None:
        """Count for each hidden hand at each discard of another seat how often it is open, and wins, later on."""
        winners = {win.seat for win in table.wins}
        self._count_costs(table, hider)
        for at, (seat, _, revealed, rounds) in enumerate(turns):
            for other in {*range(SEATS)} - {seat, hider}:
                if revealed[other]:
                    continue
                later = [then for who, _, then, _ in turns[at + 1 :] if who == other]
                for from_now, then in enumerate(later):
                    row = self.hidden[rounds, from_now]
                    row[0] += 1
                    row[1] += then[other] > 0
                    row[2] += other in winners and from_now == len(later) - 1

    def _count_costs(self, table: Table, hider: Seat) -> None:
        """Count what the wins of the hand cost each other seat, and what it cost to feed an open hand."""
        for win in table.wins:
            if win.seat == hider:
                continue
            paid = [payment.points / PLAIN for payment in win.payments]
            self._add(self.costs["a win costs each other seat",], sum(paid) / (SEATS - 1))
            if table.revealed[win.seat] and win.by == BY_DISCARD:
                self._add(self.costs["feeding an open hand costs",], sum(paid))

    @staticmethod
    def _add(row: list[float], amount: float) -> None:
        row[0] += 1
        row[1] += amount

    def _try_both(self, table: Table, seen: Observation, action: Action) -> None:
        scores = []
        for first in (action, discard(tile_of(action))):
            tried = table.clone()
            FAMILY.play.step(tried, seen.seat, first, None)
            for seat, now in decisions(FAMILY.play, tried):
                FAMILY.play.step(tried, seat, chosen(now, hides=seat == seen.seat), None)
            scores.append(tried.result.scores[seen.seat] if tried.result else 0)
        live, waits = unseen_copies(seen), waits_after(table, seen.seat, tile_of(action))
        others = sum(revealed > 0 for revealed in seen.revealed)
        row = self.reveals[others, min(sum([live[kind] for kind in kinds_in(waits)]), 9)]
        row[0] += 1
        row[1] += scores[0] - scores[1]
        row[2] += (scores[0] - scores[1]) ** 2


def _numbers(row: tuple[tuple[int | str, ...], list[float]]) -> list[int]:
    return [int(each) for each in row[0]]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(prog="python -m hupai.mahjong.training.count_reveals")
    parser.add_argument("--hands", type=int, default=600)
    parser.add_argument("--seed", default="reveals")
    chosen_arguments = parser.parse_args(arguments)
    counted = Counted()
    for number in range(chosen_arguments.hands):
        counted.add(chosen_arguments.seed, number)
    for how, (examples, usual, hits) in sorted(counted.fed.items(), key=str):
        waits = f"{100 * usual / examples:.0f} in 100 unseen tiles are waited for"
        print(f"{how[0]}: {waits}, discarded {100 * hits / max(usual, 0.001):.0f} % as often as a random tile")
    for what, (examples, amount, _) in counted.costs.items():
        print(f"{what[0]}: {1000 * amount / examples:.0f} thousandths of the worth of a plain hand")
    print("hidden now: round, rounds from now, examples, open %, wins in that turn in thousandths")
    for key, (examples, opened, won) in sorted(counted.hidden.items(), key=_numbers):
        print(*key, int(examples), f"{100 * opened / examples:.0f} {1000 * won / examples:.0f}")
    print("reveals: others open, unseen tiles waited for, examples, points more than hidden, standard error")
    for key, (examples, more, squares) in sorted(counted.reveals.items(), key=_numbers):
        mean = more / examples
        print(*key, int(examples), f"{mean:.2f} {(max(squares / examples - mean * mean, 0) / examples) ** 0.5:.2f}")


if __name__ == "__main__":
    main()
