"""The arena with two, three and four seats: seating, mixed tables, and hands with several winners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from hupai.arena import compare, duel, round_robin
from hupai.arena.deal import play_deal
from hupai.bots.base import Budget, Decision
from hupai.registry import add_family, games, remove_family
from hupai.table.chance import Stream
from hupai.table.errors import InvalidRequest
from tests.engine.conformance.toy_family import FAMILY, ToyView

each_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


@dataclass
class Always:
    """Plays the legal action at one place of the list; notes the dealer and its own seat."""

    name: str
    place: int = 0
    sat: list[tuple[int, int]] = field(default_factory=list)

    def decide(self, seen: ToyView, legal: Sequence[int], budget: Budget, rng: Stream) -> Decision:
        if (seen.dealer, seen.seat) not in self.sat:
            self.sat.append((seen.dealer, seen.seat))
        return Decision(legal[self.place])


@pytest.fixture(autouse=True)
def toy_family() -> Iterator[None]:
    add_family(FAMILY)
    yield
    remove_family(FAMILY.id)


def bots(number: int) -> list[Always]:
    return [Always(f"bot{at}", -(at % 2)) for at in range(number)]


@each_number_of_seats
def test_the_candidate_sits_in_every_seat_and_the_others_follow_in_both_orders(seats: int) -> None:
    candidate, *others = bots(seats)
    duel("toy", candidate, tuple(others), seats, options={"seats": seats})
    assert candidate.sat == [(dealer, seat) for dealer in range(seats) for seat in range(seats)]
    for place, other in enumerate(others, 1):
        steps = [place if dealer % 2 == 0 else seats - place for dealer in range(seats)]
        assert other.sat == [
            (dealer, (seat + steps[dealer]) % seats) for dealer in range(seats) for seat in range(seats)
        ]


@each_number_of_seats
def test_a_mixed_table_has_every_set_of_different_opponents_once(seats: int) -> None:
    names = [bot.name for bot in bots(4)]
    found = round_robin("toy", bots(4), 2, mixed=True, options={"seats": seats})
    pairs = [(cell["candidate"], cell["against"]) for cell in found["cells"]]
    copies = [(one, other) for one in names for other in names if one != other]
    assert pairs[:12] == copies and len(set(pairs)) == len(pairs)
    assert len(pairs) == 12 + 4 * {2: 0, 3: 3, 4: 1}[seats]
    assert all(len(set(against.split(","))) == seats - 1 and one not in against for one, against in pairs[12:])


@each_number_of_seats
def test_two_candidates_are_compared_in_the_same_seats(seats: int) -> None:
    first, second, third = bots(3)
    found = compare("toy", first, second, third, 4, options={"seats": seats})
    hands = found["candidate"]
    assert hands["won"] + hands["lost"] + hands["drawn"] == 4 * seats
    apart = found["candidate"]["ev"] - found["baseline"]["ev"]
    assert found["difference"]["ev"] == pytest.approx(apart, abs=2e-4)


def test_a_hand_with_several_winners_is_won_by_each_of_them() -> None:
    """The candidate loses a hand with a winner in the seats that did not win, and wins it in the others."""
    game = games["toy"]
    rules = game.rules(seats=4)
    won = lost = shared = 0
    for number in range(60):
        one = Always("one")
        deal = play_deal(game, rules, one, [one] * 3, f"several{number}", number)
        assert sum(deal.scores) == 0 and deal.won + deal.lost in (0, 4)
        assert deal.won == sum(points == max(deal.scores) > 0 for points in deal.scores)
        won, lost, shared = won + deal.won, lost + deal.lost, shared + (deal.won > 1)
    assert won and lost and shared


@each_number_of_seats
def test_an_opponent_is_needed_for_every_other_seat(seats: int) -> None:
    one: Any = "random"
    for others in {1, 2, 3} - {seats - 1}:
        with pytest.raises(InvalidRequest, match="wrong_argument") as caught:
            duel("toy", one, (one,) * others, 1, options={"seats": seats})
        assert caught.value.facts["expected"] == str(seats - 1)
