"""Tables filled on first use stay small and give the same answers after they were emptied."""

from __future__ import annotations

import pytest

from hupai.mahjong.hand import memo, overlap
from hupai.mahjong.hand.memo import Memo
from hupai.mahjong.hand.overlap import Automaton


def test_a_value_is_made_once_while_it_is_kept() -> None:
    made: list[int] = []

    def double(number: int) -> int:
        made.append(number)
        return 2 * number

    table = Memo(double)
    assert [table[number] for number in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert made == [1, 2]


def test_a_full_table_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memo, "MOST", 10)
    table: Memo[int, int] = Memo(lambda number: number * number)
    assert [table[number] for number in range(100)] == [number * number for number in range(100)]
    assert len(table) <= 10


def test_an_automaton_that_forgets_its_states_gives_the_same_gains(monkeypatch: pytest.MonkeyPatch) -> None:
    patterns = [tuple((number >> place) % 3 for place in range(9)) for number in range(0, 512, 7)]

    def gains(automaton: Automaton) -> list[overlap.Gains]:
        found = []
        for pattern in patterns:
            state = automaton.start
            for count in pattern:
                state = state[count]
            found.append(state.gains())
        return found

    expected = gains(Automaton(overlap.NATURAL))
    monkeypatch.setattr(overlap, "MOST", 5)
    forgetful = Automaton(overlap.NATURAL)
    assert gains(forgetful) == expected
    assert len(forgetful.known) <= 5
