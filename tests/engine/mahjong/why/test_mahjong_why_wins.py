"""Refusals of 胡: what the hand lacks, and which rule bars a complete one; a position for every reason."""

from __future__ import annotations

from dataclasses import replace

from hupai.mahjong.games import kawuxing, yibin, yongzhou
from tests.engine.mahjong.tables import Game
from tests.engine.mahjong.why.asking import facts, why

KAWUXING = kawuxing.RULES
YIBIN = replace(yibin.RULES, piao="off")
YONGZHOU = yongzhou.RULES

READY = "123m 456m 789m 123s 5s"
"""Thirteen tiles that wait for 5s alone."""
WAITS = "123m 456m 789m 11s 46p"
"""Thirteen tiles that wait for 5p alone."""


# --- what the hand lacks -------------------------------------------------------------------------


def test_a_hand_that_does_not_wait_says_how_far_it_is() -> None:
    """``win.shapes``."""
    game = Game(YONGZHOU, "5p", "", "55p", shown="9s").play("0 discard 5p")
    assert why(game, 1, "hu") == ("not_ready", "win.shapes")
    far = Game(KAWUXING, "123p 456p 79p 159s 567z")
    assert why(far, 0, "hu") == ("not_ready", "win.shapes") and facts(far, 0, "hu") == {"left": 3}
    near = Game(KAWUXING, "123p 456p 79p 11s 35s 67z")
    assert facts(near, 0, "hu") == {"left": 1}
    one_discard = Game(KAWUXING, "123p 456p 789p 11s 78s 7z")
    assert facts(one_discard, 0, "hu") == {"left": 0}


def test_a_waiting_hand_says_what_it_waits_for() -> None:
    """``win.shapes``, ``turn.window``; seat 2 is asked about the tile, so it lies there."""
    game = Game(YONGZHOU, "9p", READY, "99p", shown="1z")
    assert why(game, 1, "hu") == ("no_tile_to_win", "turn.window")
    assert facts(game, 1, "hu") == {"waits": ["5s", "2z"]}
    game.play("0 discard 9p")
    assert why(game, 1, "hu") == ("not_waited_for", "win.shapes")
    assert facts(game, 1, "hu") == {"tile": "9p", "waits": ["5s", "2z"]}
    drawn = Game(KAWUXING, "7z", "123p 456p 789p 11s 78s", wall="5z").play("0 discard 7z").settle()
    assert why(drawn, 1, "hu") == ("not_waited_for", "win.shapes")
    assert facts(drawn, 1, "hu") == {"tile": "5z", "waits": ["6s", "9s"]}


def test_nobody_wins_with_a_claimed_tile() -> None:
    """``turn.discard``: 碰 makes the hand complete, but it discards."""
    game = Game(YONGZHOU, "5s", "123m 456m 789m 55s 99s", shown="9p").play("0 discard 5s", "1 peng")
    assert why(game, 1, "hu") == ("claimed_first", "turn.discard")


def test_a_hand_that_waits_only_for_its_own_tiles_can_wait_for_long() -> None:
    """``win.shapes``: 9999s 123p 456p 777z waits for a fifth 9s."""
    game = Game(KAWUXING, "9999s 123p 456p 777z 6z").play("0 discard 6z").settle()
    assert why(game, 0, "hu") == ("waits_all_held", "win.shapes")
    assert facts(game, 0, "hu") == {"waits": ["9s"]}


# --- 缺门 and fan --------------------------------------------------------------------------------


def test_a_hand_must_lack_a_suit() -> None:
    """``win.two_suits``: complete in three suits; wilds have none."""
    game = Game(YIBIN, "5p", WAITS, "55p", shown="1s").play("0 discard 5p")
    assert why(game, 1, "hu") == ("three_suits", "win.two_suits")
    waiting = Game(YIBIN, "9s", WAITS, "99s", shown="1s").play("0 discard 9s")
    assert why(waiting, 1, "hu") == ("waits_three_suits", "win.two_suits")
    assert facts(waiting, 1, "hu") == {"waits": ["2s", "5p"]}


def test_melds_of_three_suits_never_win() -> None:
    """``win.two_suits``: 碰 in each suit."""
    game = Game(YIBIN, "1m 1s 1p", "11m 11s 11p 5m 5s 5p", shown="8s")
    game.play("0 discard 1m", "1 peng", "1 discard 5m", "0 discard 1s", "1 peng", "1 discard 5s")
    assert why(game, 1, "hu")[0] == "not_ready"
    game.play("0 discard 1p", "1 peng", "1 discard 5p").settle()
    assert game.melds(1) == "peng:111m peng:111s peng:111p"
    assert why(game, 1, "hu") == ("three_suits_laid", "win.two_suits")


def test_a_win_needs_its_fan() -> None:
    """``win.min_fan``: 平胡 with a wild is one fan."""
    rules = replace(YIBIN, min_fan=2)
    one_fan = "123m 456m 78m 2s 11p 23p"
    game = Game(rules, "", one_fan, "44p", "9m", shown="1s", wall="4p", dealer=3)
    game.play("3 discard 9m", "0 discard 4p")
    assert why(game, 1, "hu") == ("too_few_fan", "win.min_fan")
    assert facts(game, 1, "hu") == {"fan": 1, "min": 2}
    waiting = Game(rules, "9s", one_fan, "99s", shown="1s").play("0 discard 9s")
    assert why(waiting, 1, "hu") == ("waits_too_few_fan", "win.min_fan")
    assert facts(waiting, 1, "hu") == {"waits": ["3m", "6m", "9m", "2s", "1p", "4p"], "min": 2}


# --- discards ------------------------------------------------------------------------------------


def test_a_plain_hand_does_not_win_a_discard_in_kawuxing() -> None:
    """``win.min_discard``: 屁胡 is ×1; seat 2 holds a pair, so the tile lies there."""
    game = Game(KAWUXING, "9s", "123p 456p 789p 11s 78s", "99s").play("0 discard 9s")
    assert why(game, 1, "hu") == ("below_minimum", "win.min_discard")
    assert facts(game, 1, "hu") == {"multiplier": 1, "min": 2}


def test_some_hands_win_on_own_draws_only() -> None:
    """``win.self_draw_only``, ``win.wild_hand``: seat 2 is asked about the tile."""
    alone = Game(replace(YONGZHOU, self_draw_only=True), "5s", READY, "55s", shown="9p").play("0 discard 5s")
    assert why(alone, 1, "hu") == ("self_draw_only", "win.self_draw_only")
    rules = replace(YONGZHOU, wild_hand_self_draw_only=True)
    wild = Game(rules, "5s", "123m 456m 789m 1s 3s 2p 5s", "55s", shown="1p").play("0 discard 5s")
    assert why(wild, 1, "hu") == ("wild_hand_draws", "win.wild_hand")
    assert facts(wild, 1, "hu") == {"tile": "5s", "name": "wang_ba"}


def test_a_wild_in_scattered_tiles_is_only_itself_where_the_rules_say_so() -> None:
    """``win.scatter_wild``: 5p is wild and too near to 6p for 下三烂."""
    rules = replace(YONGZHOU, scatter_wild="face")
    scattered = "147m 258s 6p 5p 1234z 6z"
    game = Game(rules, "5z", scattered, "55z", shown="4p").play("0 discard 5z")
    assert why(game, 1, "hu") == ("wild_is_itself", "win.scatter_wild")


def test_scattered_tiles_must_be_far_enough_apart() -> None:
    """``win.lan_gap``: 1m and 3m are two apart."""
    game = Game(YONGZHOU, "5z", "136m 258s 69p 1234z 6z", "55z", shown="4p").play("0 discard 5z")
    assert why(game, 1, "hu") == ("scattered_too_near", "win.lan_gap")
    assert facts(game, 1, "hu") == {"min": 3}


def test_a_passed_win_bars_wins_on_discards_until_the_next_draw() -> None:
    """``win.guo_hu``, strict: seat 2 passes a 1s; seat 3 is asked about the 4s."""
    game = Game(YONGZHOU, "1s", "", "123m 456m 789m 23s 11p", "44s", shown="1z", wall="4s")
    game.play("0 discard 1s", "2 pass", "1 discard 4s")
    assert game.asked() == {3: ["pass", "peng"]}
    assert why(game, 2, "hu") == ("win_was_passed", "win.guo_hu")


def test_a_passed_win_must_be_exceeded() -> None:
    """``win.guo_hu``, more: by the fan in 宜宾, by the multiplier in 卡五星."""
    waits = "123m 456m 789m 23s 11s"
    fan = Game(YIBIN, "", "", waits, "9p 44s", shown="5p", wall="1s 4s", dealer=3)
    fan.play("3 discard 9p", "0 discard 1s", "2 pass", "1 discard 4s")
    assert fan.asked() == {3: ["pass", "peng"]}
    assert why(fan, 2, "hu") == ("worth_no_more", "win.guo_hu")
    assert facts(fan, 2, "hu") == {"fan": 2, "above": 2}
    times = Game(replace(KAWUXING, min_discard=1), "6s 99s", "", "123p 456p 789p 11s 78s", wall="9s")
    times.play("0 discard 6s", "2 pass", "1 discard 9s")
    assert times.asked() == {0: ["pass", "peng"]}
    assert why(times, 2, "hu") == ("worth_no_more", "win.guo_hu")
    assert facts(times, 2, "hu") == {"multiplier": 1, "above": 1}
