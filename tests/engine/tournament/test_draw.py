"""The draw: everybody sits where the plan says, byes go round, and in a league everybody meets everybody."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.tournament.draw import draw
from hupai.tournament.plan import Stage


@given(
    seed=st.text(min_size=1, max_size=8),
    seats=st.integers(2, 4),
    sessions=st.integers(1, 4),
    rounds=st.integers(1, 4),
    more=st.integers(0, 30),
)
def test_everybody_plays_every_round_but_for_byes(seed: str, seats: int, sessions: int, rounds: int, more: int) -> None:
    entrants = list(range(1, seats * sessions + more + 1))
    drawn = draw(seed, 1, Stage("any", hands=1, sessions=sessions, rounds=rounds), entrants, seats)
    assert sorted(entrant for session in drawn.sessions for entrant in session) == entrants
    sizes = [len(session) for session in drawn.sessions]
    assert max(sizes) - min(sizes) <= 1
    for place, session in enumerate(drawn.sessions, 1):
        sat_out: Counter[int] = Counter(dict.fromkeys(session, 0))
        for round_number in range(1, rounds + 1):
            tables = [t for t in drawn.tables if (t.id.session, t.id.round) == (place, round_number)]
            out = [e for where, e in drawn.byes if (where.session, where.round) == (place, round_number)]
            assert [t.id.number for t in tables] == list(range(1, len(tables) + 1))
            assert all(len(t.seats) == seats for t in tables)
            assert sorted([*out, *(entrant for t in tables for entrant in t.seats)]) == sorted(session)
            assert len(out) == len(session) % seats
            sat_out.update(out)
            assert max(sat_out.values()) - min(sat_out.values()) <= 1


def test_tables_have_seeds_of_their_own_but_for_duplicate_deals() -> None:
    own = draw("s", 1, Stage("own", hands=1, rounds=2), range(1, 28), 3)
    assert len({table.seed for table in own.tables}) == len(own.tables) == 18
    same = draw("s", 1, Stage("same", hands=1, rounds=2, scoring="duplicate"), range(1, 28), 3)
    assert len({table.seed for table in same.tables}) == 2


@pytest.mark.parametrize(("entrants", "seats", "rounds"), [(9, 3, 4), (16, 4, 7), (4, 2, 3), (7, 3, 8), (13, 4, 14)])
def test_in_a_league_everybody_meets_everybody(entrants: int, seats: int, rounds: int) -> None:
    """In few rounds: nine at tables of three in four, the fewest that can be, sixteen at tables of four in seven."""
    drawn = draw("league", 1, Stage("league", hands=1, rounds=0, seating="meet"), range(1, entrants + 1), seats)
    met = {frozenset(pair) for table in drawn.tables for pair in combinations(table.seats, 2)}
    assert len(met) == entrants * (entrants - 1) // 2
    assert max(table.id.round for table in drawn.tables) <= rounds


def test_a_league_may_be_shorter_than_everybody_meeting_everybody() -> None:
    drawn = draw("short", 1, Stage("league", hands=1, rounds=2, seating="meet"), range(1, 10), 3)
    pairs = Counter(frozenset(pair) for table in drawn.tables for pair in combinations(table.seats, 2))
    assert max(table.id.round for table in drawn.tables) == 2
    assert set(pairs.values()) == {1}, "nobody meets twice before all have met"
