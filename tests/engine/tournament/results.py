"""Results of hands that nobody has played, and a slow recount of standings from a log."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from random import Random

from hupai.tournament.log import format_log
from hupai.tournament.standings import HandScore
from hupai.tournament.tournament import Tournament


def any_hand(seats: int, rng: Random) -> HandScore:
    """A hand with scores that add up to zero; now and then nobody wins, or two do."""
    scores = [rng.randint(-9, 9) for _ in range(seats - 1)]
    winners = rng.sample(range(seats), rng.choice((0, 1, 1, 1, 2)))
    return HandScore(rng.randrange(seats), tuple(winners), (*scores, -sum(scores)))


def play_through(tournament: Tournament, seed: str, hands: int = 1_000_000) -> None:
    """Give results to tables in any order until the tournament is over, or so many hands have been played."""
    rng = Random(seed)
    for _ in range(hands):
        if tournament.over:
            return
        tournament.add(rng.choice(tournament.open_tables()).id, any_hand(tournament.seats, rng))


def recounted(tournament: Tournament, stage: int) -> dict[int, tuple[Fraction, int, int]]:
    """Points, wins and hands of everybody in a stage, counted from the lines of the log."""
    rows = [line.split() for line in format_log(tournament).splitlines() if line.startswith(f"hand {stage} ")]
    scores = {tuple(row[2:6]): [int(score) for score in row[row.index("scores") + 1 :]] for row in rows}
    winners = {tuple(row[2:6]): row[row.index("won") + 1 : row.index("scores")] for row in rows}
    same: dict[tuple[str, ...], list[list[int]]] = defaultdict(list)
    for (session, round_number, _, hand), points in scores.items():
        same[session, round_number, hand].append(points)
    begun = tournament.stages[stage - 1]
    entrants = [entrant for session in begun.draw.sessions for entrant in session]
    before = recounted(tournament, stage - 1) if begun.stage.carry else {}
    total = {entrant: before[entrant][0] if entrant in before else Fraction(0) for entrant in entrants}
    wins = Counter({entrant: before[entrant][1] if entrant in before else 0 for entrant in entrants})
    hands = Counter(dict.fromkeys(entrants, 0))
    seats = {(str(t.id.session), str(t.id.round), str(t.id.number)): t.seats for t in begun.draw.tables}
    for (session, round_number, table, hand), points in scores.items():
        for seat, entrant in enumerate(seats[session, round_number, table]):
            others = [one[seat] for one in same[session, round_number, hand]]
            mean = Fraction(sum(others), len(others)) if begun.stage.scoring == "duplicate" else 0
            total[entrant] += points[seat] - mean
            wins[entrant] += str(seat) in winners[session, round_number, table, hand]
            hands[entrant] += 1
    return {entrant: (total[entrant], wins[entrant], hands[entrant]) for entrant in entrants}
