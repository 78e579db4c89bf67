"""What the strong bot reckons in 卡五星: waiting with the hand shown and hidden, and tiles that an open hand wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hupai.bots.base import POINT, Budget
from hupai.bots.linear_evaluator import LinearEvaluator
from hupai.bots.search import Candidate
from hupai.mahjong.actions import discard, is_discard, is_reveal, jiagang, tile_of
from hupai.mahjong.bots.against_open_hands import OpenJudged, ranked_against_open_hands
from hupai.mahjong.bots.aims import Worth
from hupai.mahjong.bots.expert import beyond_chance
from hupai.mahjong.bots.features import SIZE
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.bots.revealed_price import revealed_price
from hupai.mahjong.bots.showdown import Showdown
from hupai.mahjong.bots.standings import points_so_far
from hupai.mahjong.bots.strong import Strong
from hupai.mahjong.bots.weights import weights_of
from hupai.mahjong.games.kawuxing import RULES
from hupai.mahjong.games.yibin import RULES as YIBIN
from hupai.mahjong.training import count_reveals
from hupai.mahjong.view.observation import Observation, observe
from hupai.table.chance import Stream
from tests.engine.mahjong.tables import Game, kind

MINE = "123p 456p 789p 11s 78s"
"""Thirteen tiles that wait for 6s and 9s."""
OPEN = "234s 555s 22p 78p 666z"
"""Thirteen tiles that wait for 6p and 9p."""
PLAIN = Worth(1, 1)


def beside(*revealed: int, left: int = 30) -> Observation:
    """The first turn of seat 0 with 7z to throw; these seats have revealed hands that wait for 6p and 9p."""
    game = Game(RULES, MINE + "7z")
    seen = observe(game.table, 0)
    hand = tuple(Game(RULES, OPEN + "5z").table.hands[0])
    open_hand = (*hand[: kind("5z")], hand[kind("5z")] - 1, *hand[kind("5z") + 1 :])
    waits = 1 << kind("6p") | 1 << kind("9p")
    order = {seat: number for number, seat in enumerate(revealed, 1)}
    return replace(
        seen,
        wall_left=left,
        revealed=tuple(order.get(seat, 0) for seat in range(3)),
        open_waits=tuple(waits if seat in order else 0 for seat in range(3)),
        open_hands=tuple(open_hand if seat in order else () for seat in range(3)),
    )


def reckoned(seen: Observation, *, shown: bool, waits: str = "6s 9s", worth: Worth = PLAIN) -> int:
    """What waiting for these tiles brings."""
    return Showdown(Outlook(seen), 1).waiting({kind(tile): worth for tile in waits.split()}, shown=shown)


def strong(seen: Observation) -> int:
    return Strong().decide(seen, seen.legal, Budget(explain=False), Stream("s", "s")).action


def test_without_a_wall_only_the_first_revealer_pays() -> None:
    assert reckoned(beside(left=0), shown=False) - reckoned(beside(left=0), shown=True) >= 2 * POINT
    assert Showdown(Outlook(beside(1, left=0)), 1).given_up == POINT
    assert reckoned(beside(1, left=0), shown=True) == POINT


@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize("revealed", [(), (1,), (1, 2)])
def test_more_waits_and_better_wins_are_worth_more(revealed: tuple[int, ...], shown: bool) -> None:
    seen = beside(*revealed)
    few, more = (reckoned(seen, shown=shown, waits=waits) for waits in ("6s", "6s 9s"))
    assert few < more < reckoned(seen, shown=shown, worth=Worth(4, 4))


def test_beside_two_open_hands_it_never_pays_to_be_bound() -> None:
    """Both pay double anyway."""
    for worth in (PLAIN, Worth(2, 2), Worth(8, 8)):
        for left in (3, 12, 30):
            seen = beside(1, 2, left=left)
            assert reckoned(seen, shown=False, worth=worth) >= reckoned(seen, shown=True, worth=worth)


def test_where_nobody_has_revealed_many_waits_are_shown_and_few_hidden() -> None:
    many, few = "3s 6s 9s", "6s"
    assert reckoned(beside(), shown=True, waits=many) > reckoned(beside(), shown=False, waits=many)
    assert reckoned(beside(), shown=True, waits=few) < reckoned(beside(), shown=False, waits=few)


def test_it_hides_a_waiting_hand_beside_open_ones() -> None:
    for seen in (beside(1), beside(1, 2)):
        assert any(map(is_reveal, seen.legal)) and strong(seen) == discard(kind("7z"))


def test_a_discard_that_an_open_hand_wins_ends_the_hand_at_its_price() -> None:
    seen = beside(1)
    ranking = dict(ranked_against_open_hands(seen, [action for action in seen.legal if not is_reveal(action)]))
    for action, value in ranking.items():
        price = revealed_price(seen, tile_of(action))
        assert (price > 0) == (tile_of(action) in (kind("6p"), kind("9p")))
        if price:
            assert value == POINT * (points_so_far(seen) - price) and is_discard(action)


def test_a_jiagang_that_an_open_hand_robs_costs_what_the_robbery_costs() -> None:
    game = Game(RULES, "123456789s 11p 78p 7z", "99p 6z", "9p", wall="5z 5z 5z 6z 9p")
    game.play("0 discard 7z", "1 discard 5z", "2 discard 9p", "1 peng", "1 discard 6z", "2 discard 5z")
    game.play("0 reveal 6z").settle()
    seen = observe(game.table, 1)
    robbed = revealed_price(seen, kind("9p"), robbed=True)
    assert robbed == 2 * revealed_price(seen, kind("9p")) > 0
    judged = OpenJudged(seen)
    assert judged.value(jiagang(kind("9p"))) == -POINT * robbed - judged.prospects.showdown.given_up
    before = game.table.payments[:]
    game.play("1 jiagang 9p")
    paid = game.table.payments[len(before) :]
    assert sum(payment.points for payment in paid if payment.payer == 1) == robbed


def test_it_reckons_where_no_weights_are_shipped_and_hands_may_be_revealed() -> None:
    assert Strong().evaluator(RULES) is None
    assert isinstance(Strong().evaluator(YIBIN), LinearEvaluator)
    own = Strong("mine", replace(weights_of("yibin"), game="kawuxing", values=(0,) * SIZE))
    assert isinstance(own.evaluator(RULES), LinearEvaluator)


@pytest.mark.parametrize(
    ("mine", "theirs", "proved"),
    [
        ((5, 6, 5, 6), (1, 1, 1, 1), True),
        ((5, 6, 5), (1, 1, 1), False),
        ((9, 0, 0, 0), (1, 1, 1, 1), False),
        ((1, 1, 1, 1), (5, 6, 5, 6), False),
        ((1, 1, 1, 1), (1, 1, 1, 1), False),
    ],
)
def test_the_expert_departs_from_it_only_beyond_chance(
    mine: tuple[int, ...], theirs: tuple[int, ...], proved: bool
) -> None:
    assert beyond_chance(Candidate(1, -1, 0, [*mine]), Candidate(2, -1, 0, [*theirs])) is proved


def test_what_it_goes_by_can_be_counted_again(capsys: pytest.CaptureFixture[str]) -> None:
    count_reveals.main(["--hands", "6"])
    printed = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in printed if ":" in line][-2:] == ["hidden now", "reveals"]
    assert sum(line.endswith("% as often as a random tile") for line in printed) >= 2
    assert sum(line.endswith("thousandths of the worth of a plain hand") for line in printed) >= 1
    reveals = printed[next(at for at, line in enumerate(printed) if line.startswith("reveals")) + 1 :]
    assert reveals and all(0 <= int(line.split()[0]) < RULES.seats and int(line.split()[2]) for line in reveals)
    count_reveals.main(["--hands", "6"])
    assert capsys.readouterr().out.splitlines() == printed
