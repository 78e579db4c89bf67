"""The lying discard: who may claim it, which claim goes first, and what passing a win costs (``claim.`` rules)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hupai.mahjong.games import kawuxing, yongzhou
from hupai.mahjong.games.base import NO_WORTHS
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import WinClaim, WinValue
from hupai.mahjong.state import LAID, LIES, WON
from hupai.mahjong.tiles import code
from tests.engine.mahjong.tables import RULES, WILD_RULES, Game, kind, won

READY = "123m 456m 789m 123s 5s"
"""Thirteen tiles that wait for 5s alone."""
CHI = replace(RULES, chi=True)


def test_an_unclaimed_discard_stays_before_its_seat_and_the_next_seat_draws() -> None:
    """``turn.order``."""
    game = Game(RULES, "5p", wall="9s").play("0 discard 5p").settle()
    assert game.table.rivers[0] == [(kind("5p"), LIES)]
    assert game.table.turn == 1 and game.table.taken == kind("9s")


def test_two_equal_tiles_take_a_discard_for_a_peng_and_the_seat_discards_without_drawing() -> None:
    """``claim.peng``."""
    game = Game(RULES, "5p", "", "55p").play("0 discard 5p")
    assert game.asked() == {2: ["pass", "peng"]}
    game.play("2 peng")
    assert game.events("peng", seen_by=0) == [{"seat": 2, "tile": "5p", "from": 0}]
    assert game.melds(2) == "peng:555p" and game.table.meld_from[2] == [0]
    assert game.table.rivers[0] == [(kind("5p"), LAID)]
    assert game.events("drew") == [] and game.table.pending == [2] and game.table.turn == 2
    assert all(action.startswith("discard") for action in game.legal(2))
    game.play(f"2 {game.legal(2)[0]}").settle()
    assert game.table.turn == 3, "the seats between are skipped"


def test_a_seat_that_passes_keeps_its_tiles_and_nobody_is_told() -> None:
    game = Game(RULES, "5p", "", "55p", wall="9s").play("0 discard 5p", "2 pass")
    assert game.melds(2) == "" and game.table.turn == 1
    assert [event.type for event in game.log[4:]] == ["discarded", "drew"]


def test_one_equal_tile_claims_nothing() -> None:
    assert Game(RULES, "5p", "", "5p 12s").play("0 discard 5p").table.pending == [1]
    assert Game(RULES, "5p", "", "5p 12s").play("0 discard 5p").legal(1)[0].startswith("discard")


def test_no_run_is_taken_unless_the_rules_have_chi() -> None:
    """``claim.chi``."""
    assert "chi" not in " ".join(Game(RULES, "5p", "46p 67p").play("0 discard 5p").legal(1))


def test_the_next_seat_takes_a_run() -> None:
    game = Game(CHI, "5p", "46p 7p").play("0 discard 5p")
    assert game.asked() == {1: ["pass", "chi 456p", "chi 567p"]}
    game.play("1 chi 567p")
    assert game.events("chi") == [{"seat": 1, "tile": "5p", "tiles": ["5p", "6p", "7p"], "from": 0}]
    assert game.melds(1) == "chi:567p" and game.held(1, "4p") == 1 and game.held(1, "6p") == 0
    assert game.table.turn == 1 and game.events("drew") == []


@pytest.mark.parametrize(
    ("held", "discarded", "runs"),
    [
        ("34678p", "5p", ["chi 345p", "chi 456p", "chi 567p"]),
        ("89s 12p", "9p", []),
        ("78p", "9p", ["chi 789p"]),
        ("23p", "1p", ["chi 123p"]),
        ("1s 3p", "2p", []),
        ("124z", "3z", []),
        ("67z", "5z", []),
        ("68m", "7m", ["chi 678m"]),
    ],
)
def test_a_run_is_three_numbers_of_one_suit(held: str, discarded: str, runs: list[str]) -> None:
    game = Game(CHI, discarded, held).play(f"0 discard {discarded}")
    assert [action for action in game.legal(1) if action.startswith("chi")] == runs


def test_only_the_next_seat_takes_a_run() -> None:
    assert Game(CHI, "5p", "", "46p").play("0 discard 5p").legal(2) == []


def test_a_peng_goes_before_a_run_and_a_gang_too() -> None:
    """``claim.priority``: 胡 > 杠 = 碰 > 吃."""
    for held, claim, meld in (("55p", "peng", "peng:555p"), ("555p", "gang", "gang:5555p")):
        game = Game(CHI, "5p", "46p", held).play("0 discard 5p", "1 chi 456p")
        assert game.table.pending == [2] and game.melds(1) == ""
        game.play(f"2 {claim}")
        assert game.melds(2) == meld and game.melds(1) == ""


def test_a_run_that_a_peng_outranks_is_taken_if_the_peng_is_passed() -> None:
    game = Game(CHI, "5p", "46p", "55p").play("0 discard 5p", "1 chi 456p", "2 pass")
    assert game.melds(1) == "chi:456p" and game.table.turn == 1


def test_a_peng_does_not_wait_for_a_seat_that_could_only_take_a_run() -> None:
    game = Game(CHI, "5p", "46p", "55p").play("0 discard 5p")
    assert game.table.pending == [1, 2]
    game.play("2 peng")
    assert game.melds(2) == "peng:555p" and game.table.pending == [2]


def test_a_win_goes_before_a_peng_and_the_answers_stay_hidden_until_the_tile_is_decided() -> None:
    """``claim.priority``, ``turn.window``."""
    game = Game(RULES, "5s", "55s", READY).play("0 discard 5s", "1 peng")
    assert game.table.pending == [2] and game.events("peng") == []
    game.play("2 hu")
    assert game.wins() == [(2, 0)] and game.melds(1) == ""
    assert game.table.rivers[0] == [(kind("5s"), WON)]


def test_a_win_does_not_wait_for_a_peng() -> None:
    game = Game(RULES, "5s", "55s", READY).play("0 discard 5s", "2 hu")
    assert game.wins() == [(2, 0)] and game.table.pending == []


def test_the_discarder_alone_pays_a_win_on_a_discard() -> None:
    """``pay.win``; a drawn win is paid by everybody."""
    game = Game(RULES, "5s", READY).play("0 discard 5s", "1 hu")
    assert game.events("won") == [won(1, "5s", "discard", 0, READY)]
    assert game.events("paid") == [{"from": 0, "to": 1, "points": 1, "cause": "win"}]
    assert game.table.result is not None and game.table.result.scores == (-1, 1, 0, 0)
    assert (game.table.result.discarder, game.table.result.self_drawn) == (0, False)
    drawn = Game(RULES, "9p", READY, wall="5s").play("0 discard 9p", "1 hu")
    assert drawn.events("won") == [won(1, "5s", "self", None, f"{READY} 5s")]
    assert drawn.table.result is not None and drawn.table.result.scores == (-1, 3, -1, -1)
    assert (drawn.table.result.discarder, drawn.table.result.self_drawn) == (None, True)


TWO_READY = ("5s", READY, "11p", "234m 567m 678p 44p 46s")
"""Seats 1 and 3 wait for the dealer's 5s."""


@pytest.mark.parametrize("order", [(1, 3), (3, 1)])
def test_several_seats_win_on_one_discard_and_the_discarder_pays_each(order: tuple[int, int]) -> None:
    """``win.several``: every 胡 is carried out, in turn order from the discarder."""
    game = Game(RULES, *TWO_READY).play("0 discard 5s", f"{order[0]} hu")
    assert game.wins() == [], "the other seat has not answered"
    game.play(f"{order[1]} hu")
    result = game.table.result
    assert result is not None and result.winners == (1, 3) == result.first_winners
    assert result.scores == (-2, 1, 0, 1) and result.discarder == 0 == result.first_source
    assert len({won.moment for won in result.wins}) == 1


def test_one_of_several_may_let_the_win_pass() -> None:
    game = Game(RULES, *TWO_READY).play("0 discard 5s", "1 pass", "3 hu")
    assert game.wins() == [(3, 0)]


def test_by_rule_only_the_first_in_turn_wins() -> None:
    """``win.several``: the nearer seat does not wait for the other."""
    rules = replace(RULES, multi_win=False)
    assert Game(rules, *TWO_READY).play("0 discard 5s", "1 hu").wins() == [(1, 0)]
    later = Game(rules, *TWO_READY).play("0 discard 5s", "3 hu")
    assert later.wins() == [] and later.table.pending == [1]
    assert later.play("1 hu").wins() == [(1, 0)]
    assert Game(rules, *TWO_READY).play("0 discard 5s", "3 hu", "1 pass").wins() == [(3, 0)]


def test_after_a_passed_win_no_discard_wins_until_the_next_own_draw() -> None:
    """``win.guo_hu``: whatever it would be worth; a drawn tile wins all the same."""
    for guo_hu, legal in (("strict", []), ("off", ["pass", "hu"])):
        rules = replace(RULES, guo_hu=guo_hu)
        game = Game(rules, "5s", "5s", "", READY, wall="1z 2z 5s").play("0 discard 5s", "3 pass", "1 discard 5s")
        assert game.legal(3) == legal
        game.play("2 discard 2z").settle()
        assert game.table.turn == 3 and game.legal(3)[0] == "hu"


def test_the_own_draw_lifts_the_ban() -> None:
    rules = replace(RULES, guo_hu="strict")
    game = Game(rules, "55s", "", "", READY, wall="1z 2z 3z 4z")
    game.play("0 discard 5s", "3 pass", "1 discard 1z", "2 discard 2z", "3 discard 3z")
    assert game.play("0 discard 5s").legal(3) == ["pass", "hu"]


def test_who_goes_on_with_a_complete_hand_has_passed_a_win_too() -> None:
    rules = replace(RULES, guo_hu="strict")
    game = Game(rules, "9p", READY, "5s", wall="5s").play("0 discard 9p", "1 discard 5s", "2 discard 5s")
    assert game.legal(1) == []


def by_last_tile(worths: dict[str, int]) -> Callable[[MahjongRules, WinClaim], WinValue | None]:
    """A worth of complete hands that depends on the winning tile."""

    def value(rules: MahjongRules, claim: WinClaim) -> WinValue | None:
        found = RULES.valuation.best(rules, claim)
        return found and replace(found, multiplier=worths.get(code(claim.last), 1))

    return value


OPEN_READY = "123m 456m 789m 55s 34p"
"""Thirteen tiles that wait for 2p and 5p."""


@pytest.mark.parametrize(("passed", "then", "wins"), [("2p", "5p", True), ("5p", "2p", False), ("2p", "2p", False)])
def test_after_a_passed_win_only_a_higher_one_counts(passed: str, then: str, wins: bool) -> None:
    """``win.guo_hu``."""
    rules = replace(RULES, guo_hu="more", valuation=replace(NO_WORTHS, best=by_last_tile({"2p": 2, "5p": 4})))
    game = Game(rules, passed, then, "", OPEN_READY, wall="1z 2z 3z").play(f"0 discard {passed}", "3 pass")
    game.play(f"1 discard {then}")
    assert ("hu" in game.legal(3)) == wins


def test_several_passed_wins_count_as_the_highest_of_them() -> None:
    rules = replace(RULES, guo_hu="more", valuation=replace(NO_WORTHS, best=by_last_tile({"2p": 2, "5p": 4})))
    game = Game(rules, "5p", "2p", "2p", OPEN_READY, wall="1z 2z 3z")
    game.play("0 discard 5p", "3 pass", "1 discard 2p")
    assert game.legal(3) == [] and game.table.turn == 2
    higher = Game(rules, "2p", "5p", "5p", OPEN_READY, wall="1z 2z 3z")
    higher.play("0 discard 2p", "3 pass", "1 discard 5p")
    assert higher.legal(3) == ["pass", "hu"]
    higher.play("3 pass", "2 discard 5p")
    assert "hu" not in higher.legal(3)


def test_a_win_that_another_seat_took_was_not_passed() -> None:
    """Where only the first in turn wins, the others could not have it."""
    rules = replace(RULES, multi_win=False, guo_hu="strict", wins_to_end=3)
    game = Game(rules, "5s", READY, "5s", "234m 567m 678p 44p 46s", wall="1z")
    game.play("0 discard 5s", "3 hu", "1 hu").play("2 discard 5s")
    assert game.legal(3) == ["pass", "hu"]


def test_by_option_only_drawn_tiles_win() -> None:
    """``win.self_draw_only``."""
    rules = replace(RULES, self_draw_only=True)
    assert Game(rules, "5s", READY).play("0 discard 5s").legal(1) != ["pass", "hu"]
    assert "hu" in Game(rules, "9p", READY, wall="5s").play("0 discard 9p").legal(1)


def test_by_option_a_hand_with_a_wild_wins_on_drawn_tiles_only() -> None:
    """``win.wild_hand``: it may win on a discard otherwise."""
    with_wild = "123m 456m 789m 1s 55s 2p"
    for only, legal in ((False, ["pass", "hu"]), (True, [])):
        rules = replace(WILD_RULES, wild_hand_self_draw_only=only)
        game = Game(rules, "3s", "", with_wild, shown="1p").play("0 discard 3s")
        assert game.legal(2) == legal
        natural = Game(rules, "2s", "", "123m 456m 789m 13s 55s", shown="1p").play("0 discard 2s")
        assert natural.legal(2) == ["pass", "hu"]


def test_nobody_claims_a_discarded_wild_for_anything() -> None:
    """``wild.discard``: no 吃, 碰, 杠 or 胡."""
    rules = replace(WILD_RULES, chi=True, fei=True)
    hands = ("2p", "13p 34p", "222p", "123m 456m 789m 13p 55s")
    game = Game(rules, *hands, shown="1p").play("0 discard 2p")
    assert game.table.pending == [1] and game.legal(1)[0].startswith("discard")


def test_the_discard_after_the_last_tile_is_won_but_by_rule_not_taken_for_a_meld() -> None:
    """``claim.last``; there is never a 杠."""
    for claim_last, legal in ((False, []), (True, ["pass", "peng"])):
        rules = replace(RULES, claim_last=claim_last)
        game = Game(rules, "9p", "", "555p", READY, tiles=1, bottom="5p").play("0 discard 9p", "1 discard 5p")
        assert game.legal(2) == legal
        won = Game(rules, "9p", "", "", READY, tiles=1, bottom="5s").play("0 discard 9p", "1 discard 5s", "3 hu")
        assert won.wins() == [(3, 1)]


def test_a_win_on_a_discard_needs_the_least_multiplier() -> None:
    """``win.min_discard``: a plain hand does not win on a discard; it does when drawn, and with ``min_discard`` 1."""
    plain = "123456p 456s 666z 7z"
    rules = kawuxing.RULES
    assert Game(rules, "7z 9s", plain).play("0 discard 7z").table.pending == [1]
    assert Game(rules, "7z 9s", plain).play("0 discard 7z").legal(1)[0].startswith("discard")
    assert Game(replace(rules, min_discard=1), "7z", plain).play("0 discard 7z").legal(1) == ["pass", "hu"]
    assert "hu" in Game(rules, "9s", plain, wall="7z").play("0 discard 9s").legal(1)
    pairs = "112233p 66z 1144s 9s"
    assert Game(rules, "9s", pairs).play("0 discard 9s").legal(1) == ["pass", "hu"], "七对 is worth 4"


STAND_IN = replace(yongzhou.RULES, chi=True)


def test_the_stand_in_forms_the_runs_of_the_wilds_kind() -> None:
    """``wild.stand_in``, ``claim.chi``: 红中 plays as 5p, in the hand and as a discard; a wild does not."""
    game = Game(STAND_IN, "44p 11m", "中6p 5p", shown="4p").play("0 discard 4p")
    assert game.legal(1) == ["pass", "chi 456p"]
    game.play("1 chi 456p")
    assert game.held(1, "7z") == 0 and game.held(1, "5p") == 1
    discarded = Game(STAND_IN, "中中 11m", "46p", shown="4p").play("0 discard 7z")
    assert discarded.legal(1) == ["pass", "chi 456p"]
    assert Game(STAND_IN, "44p 11m", "56p", shown="4p").play("0 discard 4p").legal(1)[0] != "pass"


def test_stand_ins_form_a_peng_with_each_other() -> None:
    """``wild.stand_in``."""
    game = Game(STAND_IN, "中 11m", "", "中中", shown="4p").play("0 discard 7z", "2 peng")
    assert game.melds(2) == "peng:777z"


def test_several_stand_ins_complete_a_hand() -> None:
    """``wild.stand_in``: two 红中 in two runs."""
    game = Game(yongzhou.RULES, "6m 11p", "4466p 中中 123m 45m 11s", shown="4p").play("0 discard 6m")
    assert game.legal(1) == ["pass", "hu"]


@pytest.mark.parametrize(("gap", "legal"), [(2, ["pass", "hu"]), (3, [])])
def test_scattered_tiles_win_with_the_gap_that_the_players_chose(gap: int, legal: list[str]) -> None:
    """``win.lan_gap``: 1, 3 and 5 of one suit."""
    rules = replace(yongzhou.RULES, lan_gap=gap)
    assert Game(rules, "5z 22s", "", "135m 147p 25s 12346z", shown="8s").play("0 discard 5z").legal(2) == legal


def test_birds_are_turned_after_a_win_and_every_hit_costs_each_payer_a_stake() -> None:
    """``pay.birds``: 1, 5, 9 and honours hit; as many are turned as the wall has left."""
    rules = replace(RULES, birds=3)
    game = Game(rules, "9p", READY, wall="5s 1m 2m 5p 9s").play("0 discard 9p", "1 hu")
    assert game.events("birds") == [{"tiles": ["1m", "2m", "5p"]}]
    wanted = [(seat, 1, points, why) for points, why in ((1, "zimo"), (2, "bird")) for seat in (0, 2, 3)]
    assert game.paid() == wanted
    assert game.table.wins[0].payments == tuple(game.table.payments)
    last = Game(rules, "9p", READY, wall="5s", bottom="9s", tiles=2).play("0 discard 9p", "1 hu")
    assert last.events("birds") == [{"tiles": ["9s"]}]
    assert last.table.result is not None and last.table.result.scores == (-2, 6, -2, -2)
    none = Game(rules, "9p", READY, tiles=1, bottom="5s").play("0 discard 9p", "1 hu")
    assert none.events("birds") == [] and none.table.result is not None
    assert none.table.result.scores == (-1, 3, -1, -1) and none.table.result.last_drawer == 1
