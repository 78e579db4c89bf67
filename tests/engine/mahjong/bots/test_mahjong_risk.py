"""What discards may cost: the signs, the factors, and the study that counts them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hupai.bots.base import POINT
from hupai.bots.self_play import deal, decisions
from hupai.jobs.hands import Hands
from hupai.mahjong.actions import HU, is_discard, tile_of
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.bots.regular import Budget
from hupai.mahjong.bots.risk import Risk
from hupai.mahjong.bots.risk_signs import FACTOR, SIGNS, SIZE, SeatSigns
from hupai.mahjong.family import FAMILY
from hupai.mahjong.games.kawuxing import RULES as KAWUXING
from hupai.mahjong.games.yibin import RULES as YIBIN
from hupai.mahjong.games.yongzhou import RULES as YONGZHOU
from hupai.mahjong.notation import parse_tile, parse_tiles
from hupai.mahjong.state import LYING
from hupai.mahjong.training import fit_risk
from hupai.mahjong.view.observation import Observation, observe
from hupai.mahjong.view.unseen import unseen_copies
from hupai.table.chance import Stream
from tests.engine.amounts import amount
from tests.engine.mahjong.tables import Game

QUIET = Budget(explain=False)


def position(**changes: Any) -> Observation:
    """The dealer's first turn in 永州麻将, with some of what it sees changed."""
    return replace(observe(Game(YONGZHOU, "123456m 2468s 1357p").table, 0), **changes)


def rivers(*texts: str) -> tuple[tuple[Any, ...], ...]:
    """What the seats have discarded, all of it lying."""
    return tuple(tuple(LYING[kind] for kind in parse_tiles(text)) for text in texts)


def cost(seen: Observation, tile: str) -> int:
    return Risk(seen, unseen_copies(seen)).cost(parse_tile(tile))


def test_a_tile_that_a_hand_has_discarded_itself_is_safer():
    other, same = (position(rivers=rivers("", f"1z 2z 9m {tile} 9s 3z", "", "")) for tile in ("8p", "5p"))
    assert 0 < 5 * cost(same, "5p") < cost(other, "5p")


def test_risk_grows_as_the_hand_goes_on():
    early, late = (position(rivers=rivers("", text, "", "")) for text in ("1z 2z 3z", "1z 2z 3z 4z 9m 1s 9s 1m"))
    assert 0 < 2 * cost(early, "5p") < cost(late, "5p")


def test_a_wild_and_hands_that_cannot_win_a_discard_carry_no_risk():
    seen = position(rivers=rivers("", *["1z 2z 3z 4z 9m 1s"] * 3))
    assert cost(seen, "5p") > 0
    everybody = tuple(seat != seen.seat for seat in range(4))
    assert cost(replace(seen, dead=everybody), "5p") == 0
    assert cost(replace(seen, playing=tuple(not other for other in everybody)), "5p") == 0
    assert cost(replace(seen, revealed=tuple(map(int, everybody))), "5p") == 0
    wild = seen.wilds[0]
    assert Risk(seen, unseen_copies(seen)).cost(wild) == 0


def test_piao_doubles_the_risk():
    game = Game(YIBIN, "123456m 2468s 1357p")
    while any("nopiao" in game.legal(seat) for seat in game.table.pending):
        game.act(game.table.pending[0], "nopiao")
    seen = observe(game.table, game.table.dealer)
    once = cost(seen, "5p")
    mine = tuple(seat == seen.seat for seat in range(4))
    assert once > 0 and abs(cost(replace(seen, piao=mine), "5p") - 2 * once) <= 6
    assert abs(cost(replace(seen, piao=(True,) * 4), "5p") - 4 * once) <= 12


def test_exactly_one_case_of_each_sign_holds():
    seen = position(rivers=rivers("3s", "5p 6p", "1z 9m", "2p"))
    starts = [sum(list(SIGNS.values())[:place]) for place in range(len(SIGNS))]
    for other in (1, 2, 3):
        signs = SeatSigns(seen, other)
        for kind in range(34):
            for case, start, size in zip(signs.of(kind, 3), starts, SIGNS.values(), strict=True):
                assert start <= case < start + size
    assert sum(SIGNS.values()) == SIZE


@pytest.mark.more
@pytest.mark.parametrize("rules", [YONGZHOU, YIBIN], ids=lambda rules: rules.game)
def test_the_study_counts_what_discards_really_cost(rules: Any):
    """In played hands: what the study says of the tile that was discarded is what its seat then paid."""
    player, won = LADDER["regular"], 0
    for number in range(amount(3, 40)):
        table = deal(FAMILY.play, rules, f"cost:{number}", number % rules.seats)
        expected: dict[int, int] = {}
        thrown = -1
        for seat, seen in decisions(FAMILY.play, table):
            action = HU if HU in seen.legal else player.decide(seen, seen.legal, QUIET, Stream("s", "s")).action
            if is_discard(action) and tile_of(action) not in seen.wilds:
                thrown = seat
                others = [other for other in range(table.seats) if other != seat and table.playing[other]]
                expected = {
                    other: 0 if table.dead[other] else fit_risk.cost_of(table, seat, other, tile_of(action))
                    for other in others
                }
            before = len(table.wins)
            FAMILY.play.step(table, seat, action, None)
            for win in table.wins[before:]:
                if win.source == thrown and win.tile >= 0 and not win.claim.after_kong:
                    assert sum(payment.points for payment in win.payments) == expected[win.seat] > 0
                    won += 1
    assert won > 1


def test_examples_are_the_tiles_that_the_seat_may_discard():
    rows = fit_risk.examples_of(Hands("kawuxing", "t", 0, 1))
    assert rows and all(len(row) == len(SIGNS) + 2 and row[-2] > 0 for row in rows)
    assert fit_risk.examples_of(Hands("kawuxing", "t", 0, 1)) == rows
    assert KAWUXING.reveal, "hands that lie open are left out"


def planted() -> fit_risk.Counts:
    """Examples that cost 1 point, and 3 where the second case of the sign "dropped" holds; "passed" halves it."""
    dropped, passed = (sum(list(SIGNS.values())[:place]) for place in (3, 4))
    base = [sum(list(SIGNS.values())[:place]) for place in range(len(SIGNS))]
    found: fit_risk.Counts = {}
    for tripled in range(2):
        for halved in range(2):
            cases = base[:]
            cases[3], cases[4] = dropped + tripled, passed + halved
            found[tuple(cases)] = [20_000, 20_000 * (3 if tripled else 1) * (1 if halved else 2)]
    return found


def test_a_fit_recovers_planted_factors():
    _, factors = fit_risk.fit(planted())
    dropped, passed = (sum(list(SIGNS.values())[:place]) for place in (3, 4))
    assert round(factors[dropped + 1] / factors[dropped], 1) == 3
    assert round(factors[passed + 1] / factors[passed], 1) == 0.5


def test_the_printed_module_holds_what_was_fitted():
    usual, factors = fit_risk.fit(planted())
    names: dict[str, Any] = {}
    exec(fit_risk.module({"x": (usual, factors)}, "how"), names)
    found, signs = names["FACTORS"]["x"]
    assert found == round(usual * POINT * FACTOR)
    assert [len(row) for row in signs.values()] == [*SIGNS.values()] and list(signs) == [*SIGNS]
    assert signs["dropped"][1] == round(factors[sum(list(SIGNS.values())[:3]) + 1] * FACTOR)


def test_the_printed_module_has_no_factors_where_nothing_costs():
    names: dict[str, Any] = {}
    exec(fit_risk.module({"x": (0.0, [1.0] * sum(SIGNS.values()))}, "how"), names)
    assert names["FACTORS"] == {"x": (0, {})}
