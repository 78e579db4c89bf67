"""Refusals of 胡: what the hand lacks, and which rule bars a complete one; a position for every reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hupai.mahjong.games import kawuxing, yibin, yongzhou
from tests.engine.mahjong.why.scenes import dealt, play_scene
from tests.rows import each_row

KAWUXING = kawuxing.RULES
YIBIN = replace(yibin.RULES, piao="off")
TWO_FAN = replace(YIBIN, min_fan=2)
YONGZHOU = yongzhou.RULES

READY = "123m 456m 789m 123s 5s"
"""Thirteen tiles that wait for 5s alone."""
WAITS = "123m 456m 789m 11s 46p"
"""Thirteen tiles that wait for 5p alone."""
WAITING = "123p 456p 789p 11s 78s"
"""Thirteen tiles of 卡五星 that wait for 6s and 9s."""
ONE_FAN = "123m 456m 78m 2s 11p 23p"
"""平胡 with a wild."""


@each_row(
    "scene",
    {
        "a hand that does not wait": (
            dealt(YONGZHOU, "5p", "", "55p", shown="9s"),
            "0 discard 5p; 1 may not hu: not_ready win.shapes",
        ),
        "it says how far it is": (
            dealt(KAWUXING, "123p 456p 79p 159s 567z"),
            "0 may not hu: not_ready win.shapes left=3",
        ),
        "one tile": (dealt(KAWUXING, "123p 456p 79p 11s 35s 67z"), "0 may not hu: not_ready win.shapes left=1"),
        "a discard": (dealt(KAWUXING, WAITING + "7z"), "0 may not hu: not_ready win.shapes left=0"),
        "a waiting hand says what it waits for; seat 2 is asked about the tile, so it lies there": (
            dealt(YONGZHOU, "9p", READY, "99p", shown="1z"),
            "1 may not hu: no_tile_to_win turn.window waits=5s,2z; 0 discard 9p",
            "1 may not hu: not_waited_for win.shapes tile=9p waits=5s,2z",
        ),
        "when it has drawn too": (
            dealt(KAWUXING, "7z", WAITING, wall="5z"),
            "0 discard 7z; settle; 1 may not hu: not_waited_for win.shapes tile=5z waits=6s,9s",
        ),
        "nobody wins with a claimed tile: 碰 makes the hand complete, but it discards": (
            dealt(YONGZHOU, "5s", "123m 456m 789m 55s 99s", shown="9p"),
            "0 discard 5s; 1 peng; 1 may not hu: claimed_first turn.discard",
        ),
        "a hand that waits only for its own tiles can wait for long: 9999s 123p 456p 777z for a fifth 9s": (
            dealt(KAWUXING, "9999s 123p 456p 777z 6z"),
            "0 discard 6z; settle; 0 may not hu: waits_all_held win.shapes waits=9s",
        ),
        "a complete hand must lack a suit; wilds have none": (
            dealt(YIBIN, "5p", WAITS, "55p", shown="1s"),
            "0 discard 5p; 1 may not hu: three_suits win.two_suits",
        ),
        "a waiting one too": (
            dealt(YIBIN, "9s", WAITS, "99s", shown="1s"),
            "0 discard 9s; 1 may not hu: waits_three_suits win.two_suits waits=2s,5p",
        ),
        "with a 碰 in each suit it never wins": (
            dealt(YIBIN, "1m 1s 1p", "11m 11s 11p 5m 5s 5p", shown="8s"),
            "0 discard 1m; 1 peng; 1 discard 5m; 0 discard 1s; 1 peng; 1 discard 5s",
            "1 may not hu: not_ready win.shapes",
            "0 discard 1p; 1 peng; 1 discard 5p; settle; 1 may not hu: three_suits_laid win.two_suits",
            lambda game: game.melds(1) == "peng:111m peng:111s peng:111p",
        ),
        "a win needs its fan": (
            dealt(TWO_FAN, "", ONE_FAN, "44p", "9m", shown="1s", wall="4p", dealer=3),
            "3 discard 9m; 0 discard 4p; 1 may not hu: too_few_fan win.min_fan fan=1 min=2",
        ),
        "a waiting hand would need them": (
            dealt(TWO_FAN, "9s", ONE_FAN, "99s", shown="1s"),
            "0 discard 9s; 1 may not hu: waits_too_few_fan win.min_fan waits=3m,6m,9m,2s,1p,4p min=2",
        ),
    },
)
def test_what_a_hand_lacks(scene: Any) -> None:
    play_scene(*scene)


@each_row(
    "scene",
    {
        "屁胡 is ×1 in 卡五星; seat 2 holds a pair, so the tile lies there": (
            dealt(KAWUXING, "9s", WAITING, "99s"),
            "0 discard 9s; 1 may not hu: below_minimum win.min_discard multiplier=1 min=2",
        ),
        "only own draws win; seat 2 is asked about the tile": (
            dealt(replace(YONGZHOU, self_draw_only=True), "5s", READY, "55s", shown="9p"),
            "0 discard 5s; 1 may not hu: self_draw_only win.self_draw_only",
        ),
        "or those of a hand with a wild": (
            dealt(
                replace(YONGZHOU, wild_hand_self_draw_only=True),
                *("5s", "123m 456m 789m 1s 3s 2p 5s", "55s"),
                shown="1p",
            ),
            "0 discard 5s; 1 may not hu: wild_hand_draws win.wild_hand tile=5s name=wang_ba",
        ),
        "a wild in scattered tiles is only itself where the rules say so: 5p is too near to 6p for 下三烂": (
            dealt(replace(YONGZHOU, scatter_wild="face"), "5z", "147m 258s 6p 5p 1234z 6z", "55z", shown="4p"),
            "0 discard 5z; 1 may not hu: wild_is_itself win.scatter_wild",
        ),
        "scattered tiles must be far enough apart: 1m and 3m are two": (
            dealt(YONGZHOU, "5z", "136m 258s 69p 1234z 6z", "55z", shown="4p"),
            "0 discard 5z; 1 may not hu: scattered_too_near win.lan_gap min=3",
        ),
        "a passed win bars wins on discards until the next draw": (
            dealt(YONGZHOU, "1s", "", "123m 456m 789m 23s 11p", "44s", shown="1z", wall="4s"),
            "0 discard 1s; 2 pass; 1 discard 4s; asked 3; 3 may only pass, peng",
            "2 may not hu: win_was_passed win.guo_hu",
        ),
        "or must be exceeded, by the fan in 宜宾": (
            dealt(YIBIN, "", "", "123m 456m 789m 23s 11s", "9p 44s", shown="5p", wall="1s 4s", dealer=3),
            "3 discard 9p; 0 discard 1s; 2 pass; 1 discard 4s; asked 3; 3 may only pass, peng",
            "2 may not hu: worth_no_more win.guo_hu fan=2 above=2",
        ),
        "by the multiplier in 卡五星": (
            dealt(replace(KAWUXING, min_discard=1), "6s 99s", "", WAITING, wall="9s"),
            "0 discard 6s; 2 pass; 1 discard 9s; asked 0; 0 may only pass, peng",
            "2 may not hu: worth_no_more win.guo_hu multiplier=1 above=1",
        ),
    },
)
def test_what_bars_a_complete_hand(scene: Any) -> None:
    play_scene(*scene)
