"""飘, the deal, the indicator, wins with dealt tiles, whose turn it is, and the exhausted wall (``deal.`` rules)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.games.base import NO_WORTHS
from hupai.mahjong.notation import parse_tile, parse_tiles
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.wilds import wild_kinds
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_SELF, WinClaim, WinValue
from hupai.mahjong.tiles import code, tiles_of
from hupai.mahjong.turn.machine import begin
from tests.engine.mahjong.tables import RULES, WILD_RULES, Game, won

GAMES = (yongzhou.RULES, kawuxing.RULES, replace(yibin.RULES, piao="off"))

COMPLETE = "123m 456m 789m 123s 55s"
"""A dealer's fourteen tiles that win."""


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.game)
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_each_seat_gets_thirteen_tiles_in_a_block_and_the_dealer_a_fourteenth(rules: MahjongRules, dealer: int) -> None:
    """``deal.hands``: dealt from the first tile: the dealer, the next seats, the fourteenth, the indicator."""
    deck = tiles_of(deck_of_rules(rules))[::-1]
    t = begin(rules, deck, dealer)
    order = [(dealer + place) % rules.seats for place in range(rules.seats)]
    for place, seat in enumerate(order):
        dealt = deck[13 * place : 13 * place + 13] + ([deck[13 * rules.seats]] if not place else [])
        assert t.hands[seat] == [dealt.count(kind) for kind in range(34)]
    rest = deck[13 * rules.seats + 1 :]
    assert t.turned == rest[: rules.indicator]
    assert t.wall == rest[rules.indicator :]
    assert t.wall_left == rules.wall_size
    assert t.pending == [dealer] and t.turn == dealer


@pytest.mark.parametrize(
    ("rules", "left"),
    [(yongzhou.RULES, 82), (replace(yongzhou.RULES, tiles=112), 58), (kawuxing.RULES, 44), (GAMES[2], 54)],
    ids=["yongzhou", "yongzhou-112", "kawuxing", "yibin"],
)
def test_the_wall_has_this_many_tiles_after_the_deal(rules: MahjongRules, left: int) -> None:
    assert begin(rules, tiles_of(deck_of_rules(rules)), 0).wall_left == left


def test_only_its_owner_sees_a_dealt_hand_and_a_drawn_tile() -> None:
    game = Game(RULES, "1m", "2m", wall="9s").play("0 discard 1m").settle()
    assert [event["count"] for event in game.events("dealt", seen_by=1)] == [14, 13, 13, 13]
    assert [event["tiles"] is None for event in game.events("dealt", seen_by=1)] == [True, False, True, True]
    assert "2m" in game.events("dealt", seen_by=1)[1]["tiles"]
    drawn = {"seat": 1, "left": 82, "replaces": False}
    assert game.events("drew", seen_by=1) == [{**drawn, "tile": "9s"}]
    assert game.events("drew", seen_by=0) == [{**drawn, "tile": None}]


@pytest.mark.parametrize("dealer", [0, 2])
def test_the_dealer_discards_first_and_the_turn_goes_to_the_next_seat(dealer: int) -> None:
    """``turn.order``: counter-clockwise, seat + 1."""
    game = Game(RULES, dealer=dealer)
    game.play(f"{dealer} {game.legal(dealer)[0]}")
    for _ in range(5):
        game.settle().play(f"{game.table.turn} {game.legal(game.table.turn)[0]}")
    assert [event["seat"] for event in game.events("drew")][:5] == [(dealer + step) % 4 for step in (1, 2, 3, 4, 5)]


def test_everybody_sees_the_indicator_and_what_it_makes_wild() -> None:
    """``deal.indicator``: the turned tile is out of play; the next one in order is wild."""
    game = Game(WILD_RULES, shown="4p")
    assert game.events("indicator", seen_by=3) == [{"tile": "4p", "turned": ["4p"], "wilds": ["5p"]}]
    assert game.table.indicator == parse_tile("4p")
    assert game.table.wall_left == WILD_RULES.wall_size


@pytest.mark.parametrize(
    ("rules", "indicator", "wilds"),
    [
        (yongzhou.RULES, "4p", "5p"),
        pytest.param(yongzhou.RULES, "9m", "1m", id="Y-23"),
        (yongzhou.RULES, "东", "南"),
        pytest.param(yongzhou.RULES, "北", "东", id="Y-24 winds"),
        (yongzhou.RULES, "中", "发"),
        (yongzhou.RULES, "发", "白"),
        pytest.param(yongzhou.RULES, "白", "中", id="Y-24 dragons"),
        (replace(yongzhou.RULES, tiles=112), "中", "中"),
        (replace(yongzhou.RULES, tiles=112), "9s", "1s"),
        pytest.param(yibin.RULES, "9m", "1m", id="B-19 characters"),
        pytest.param(yibin.RULES, "9s", "1s", id="B-19 bamboo"),
        pytest.param(yibin.RULES, "9p", "1p", id="B-19 dots"),
        pytest.param(yibin.RULES, "1s", "2s", id="B-20"),
        (replace(yibin.RULES, wilds=8), "8s", "9s 1s"),
        (replace(yibin.RULES, wilds=12), "8s", "9s 1s 2s"),
    ],
    ids=lambda value: value.game if isinstance(value, MahjongRules) else value,
)
def test_the_next_tile_in_order_is_wild(rules: MahjongRules, indicator: str, wilds: str) -> None:
    """``wild.next``, ``wild.turned``, ``wild.number``: 1 follows 9; winds and dragons go round by themselves."""
    assert wild_kinds(rules, parse_tile(indicator)) == tuple(parse_tiles(wilds))


def test_without_an_indicator_nothing_is_wild() -> None:
    assert wild_kinds(kawuxing.RULES, -1) == () and Game(kawuxing.RULES).table.wilds == ()


def test_by_option_honours_are_turned_away_until_a_suited_tile_shows() -> None:
    """``wild.turned``: the honours that were turned stay out of play."""
    rules = replace(RULES, indicator=True, wilds=4, honour_flip="reflip")
    game = Game(rules, shown="东中3s", wall="8p")
    assert game.events("indicator") == [{"tile": "3s", "turned": ["1z", "7z", "3s"], "wilds": ["4s"]}]
    assert game.table.wall_left == rules.wall_size - 2
    game.play(f"0 {game.legal(0)[0]}").settle()
    assert code(game.table.taken) == "8p"
    ring = Game(replace(rules, honour_flip="ring"), shown="东", wall="中3s")
    assert ring.events("indicator") == [{"tile": "1z", "turned": ["1z"], "wilds": ["2z"]}]


def test_a_dealer_with_a_complete_hand_may_win_before_the_first_discard() -> None:
    """天胡: everybody pays, and the result names no tile."""
    game = Game(RULES, COMPLETE)
    assert game.legal(0)[0] == "hu"
    game.play("0 hu")
    result = game.table.result
    assert game.events("won") == [won(0, None, "deal", None, COMPLETE)]
    assert result is not None and result.scores == (3, -1, -1, -1)
    assert (result.winners, result.discarder, result.self_drawn) == ((0,), None, True)
    assert (result.last_drawer, result.exhausted) == (None, False)


def test_a_dealer_may_go_on_with_a_complete_hand() -> None:
    game = Game(RULES, COMPLETE).play("0 discard 1m")
    assert game.table.result is None and game.wins() == []


def test_the_first_discard_and_each_first_draw_may_be_a_win_of_the_first_round() -> None:
    """地胡: nobody has laid a tile, and the winner has not discarded."""
    seen: list[WinClaim] = []

    def value(rules: MahjongRules, claim: WinClaim) -> WinValue | None:
        seen.append(claim)
        return RULES.valuation.best(rules, claim)

    rules = replace(RULES, valuation=replace(NO_WORTHS, best=value))
    ready = "123m 456m 789m 123s 5s"
    game = Game(rules, "5s 9p", ready, wall="5s").play("0 discard 5s")
    assert seen[-1].first_round and seen[-1].by == BY_DISCARD
    game.play("1 pass")
    assert seen[-1].first_round and seen[-1].by == BY_SELF
    late = Game(rules, "9p", "8p", ready, wall="1p 5s").play("0 discard 9p", "1 discard 1p", "2 hu")
    assert seen[-1].first_round, "the first tile that seat 2 draws"
    assert late.wins() == [(2, None)]
    Game(rules, "9p", "8p 5s", ready).play("0 discard 9p", "1 discard 5s", "2 hu")
    assert not seen[-1].first_round, "not the dealer's discard"
    Game(rules, "9p", "99p 3z", ready, wall="5s").play("0 discard 9p", "1 peng", "1 discard 3z", "2 hu")
    assert not seen[-1].first_round, "a 碰 was laid"


def test_every_seat_is_asked_for_piao_before_the_deal_and_nobody_sees_the_answers() -> None:
    """飘: the tiles are dealt once all have answered."""
    rules = replace(RULES, piao="choose")
    game = Game(rules, dealer=2)
    assert game.asked() == {seat: ["piao", "nopiao"] for seat in (2, 3, 0, 1)}
    game.play("0 piao", "2 nopiao", "1 piao")
    assert game.log == [] and game.table.hands == [[0] * 34 for _ in range(4)]
    game.play("3 nopiao")
    answers = [(event["seat"], event["piao"]) for event in game.events("piao", seen_by=3)]
    assert answers == [(2, False), (3, False), (0, True), (1, True)]
    assert game.table.piao == [True, True, False, False]
    assert [event.type for event in game.log[4:]] == ["dealt"] * 4
    assert game.table.pending == [2]


@pytest.mark.parametrize(
    ("winner", "discarder", "points"), [("nopiao", "nopiao", 1), ("piao", "nopiao", 2), ("piao", "piao", 4)]
)
def test_piao_of_winner_and_payer_doubles_the_payment(winner: str, discarder: str, points: int) -> None:
    """``pay.piao``."""
    rules = replace(RULES, piao="choose")
    game = Game(rules, "5s", "123m 456m 789m 123s 5s").play(f"0 {discarder}", f"1 {winner}", "2 piao", "3 nopiao")
    game.play("0 discard 5s", "1 hu")
    assert game.paid() == [(0, 1, points, "win")]


def test_the_answers_may_come_in_any_order() -> None:
    rules = replace(RULES, piao="choose")
    one = Game(rules).play("0 piao", "1 nopiao", "2 piao", "3 nopiao")
    two = Game(rules).play("3 nopiao", "2 piao", "1 nopiao", "0 piao")
    assert one.log == two.log


def test_with_fixed_piao_nobody_is_asked_and_everybody_plays_with_it() -> None:
    game = Game(replace(RULES, piao="fixed"))
    assert game.table.piao == [True] * 4 and game.table.pending == [0]
    assert Game(RULES).table.piao == [False] * 4 and Game(RULES).events("piao") == []


FOUR_WILDS = replace(yongzhou.RULES, four_wild_deal=True)


def test_by_option_a_seat_that_is_dealt_four_wilds_may_win_at_once() -> None:
    """起手四王: 8 from everybody; it is asked before the dealer discards."""
    game = Game(FOUR_WILDS, "1m", "", "5555p", shown="4p")
    assert game.asked() == {2: ["pass", "hu"]}
    game.play("2 hu")
    assert game.table.result is not None and game.table.result.scores == (-8, -8, 24, -8)
    assert Game(yongzhou.RULES, "1m", "", "5555p", shown="4p").table.pending == [0]


def test_a_seat_with_four_dealt_wilds_may_go_on_and_then_the_dealer_discards() -> None:
    game = Game(FOUR_WILDS, "11m 22m", "", "5555p", shown="4p").play("2 pass")
    assert game.table.pending == [0] and "hu" not in game.legal(0)
    ready = "123m 456m 789m 5555p"
    passed = Game(FOUR_WILDS, "11s 22s", "", ready, shown="4p").play("2 pass", "0 discard 1s")
    assert "hu" not in passed.legal(2), "it has passed a win"
    assert "hu" in Game(yongzhou.RULES, "11s 22s", "", ready, shown="4p").play("0 discard 1s").legal(2)


def test_a_dealer_with_four_dealt_wilds_wins_on_the_own_turn() -> None:
    game = Game(FOUR_WILDS, "5555p", shown="4p")
    assert game.legal(0)[0] == "hu"
    game.play("0 hu")
    assert game.table.result is not None and game.table.result.scores == (24, -8, -8, -8)


def test_an_exhausted_wall_ends_the_hand_and_the_last_drawer_is_known() -> None:
    """The last tile is drawn and discarded; the hand ends when the next seat would draw."""
    game = Game(RULES, wall="1z", tiles=2)
    game.play(f"0 {game.legal(0)[-1]}").drain()
    result = game.table.result
    assert result is not None and result.exhausted
    assert result.winners == () and result.scores == (0, 0, 0, 0) and result.discarder is None
    assert [event["left"] for event in game.events("drew")] == [1, 0]
    assert result.last_drawer == game.events("drew")[-1]["seat"]
    assert [event.type for event in game.log[-2:]] == ["exhausted", "hand_over"]
    assert game.events("hand_over") == [{"scores": [0, 0, 0, 0]}]
