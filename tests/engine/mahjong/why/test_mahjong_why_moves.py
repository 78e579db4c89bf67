"""Refusals of claims, discards, 杠 and of what a game lacks: a position for every reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hupai.mahjong.games import kawuxing, yibin, yongzhou
from tests.engine.mahjong.tables import RULES
from tests.engine.mahjong.why.scenes import dealt, play_scene
from tests.rows import each_row

READY = "123m 456m 789m 123s 5s"
"""Thirteen tiles that wait for 5s alone."""
READY_TOO = "234m 567m 678p 44p 46s"
FOR_5P = "123m 456m 789m 11s 46p"
CHI = replace(RULES, chi=True)
KAWUXING = kawuxing.RULES
YIBIN = replace(yibin.RULES, piao="off")
YONGZHOU = yongzhou.RULES
RUNS_AND_WILDS = replace(YONGZHOU, chi=True)
NO_CLAIMS = replace(RULES, claim_last=False)
WAITING = "123p 456p 789p 11s 78s"
"""Thirteen tiles of 卡五星 that wait for 6s and 9s."""
LEFT = "already_won end.blood_battle"
ANSWERED = "already_answered turn.window"
BY_ITSELF = "wins_by_itself reveal.must_win"


@each_row(
    "scene",
    {
        "after the hand nothing is left to do": (
            dealt(RULES, "5p", tiles=2),
            "0 discard 5p; drain; 1 may not discard 5p: hand_over end.wall; 0 may not pass: hand_over end.wall",
        ),
        "nor after a win": (dealt(RULES, "5s", READY), "0 discard 5s; 1 hu; 2 may not hu: hand_over end.win"),
        "nor after the last win of several": (
            dealt(replace(RULES, wins_to_end=2), "5s", READY, "", READY_TOO),
            "0 discard 5s; 1 hu; 3 hu; 0 may not pass: hand_over end.blood_battle",
        ),
        "a game refuses what it does not have": (
            dealt(RULES, "5p", "46p", "55p"),
            "0 discard 5p; 1 may not chi 456p: no_chi_here claim.chi; 1 may not chi: no_chi_here claim.chi",
            "2 may not fei: no_fei_here claim.peng; 2 may not ti 5p: no_fei_here claim.peng",
            "0 may not reveal 5p: no_reveal_here turn.discard",
            "0 may not piao: no_piao_here pay.win; 0 may not nopiao: no_piao_here pay.win",
        ),
        "with wilds it names their rule": (dealt(YONGZHOU, "5p"), "0 may not fei: no_fei_here wild.claims"),
        "and a tile that is not in its deck": (dealt(YIBIN, "5p"), "0 may not discard 1z: not_in_this_deck deal.tiles"),
        "in a 杠 too": (dealt(KAWUXING, "5p"), "0 may not angang 3m: not_in_this_deck deal.tiles tile=3m"),
        "飘 is chosen before the deal": (
            dealt(yibin.RULES, "5p"),
            "0 may not discard 5p: piao_first deal.piao; 3 may not hu: piao_first deal.piao; 0 piao",
            "0 may not nopiao: piao_answered deal.piao; 0 may not discard 5p: piao_answered deal.piao",
            "1 nopiao; 2 nopiao; 3 nopiao",
            "0 may not nopiao: piao_settled deal.piao; 2 may not piao: piao_settled deal.piao",
        ),
        "or fixed": (dealt(replace(yibin.RULES, piao="fixed"), "5p"), "1 may not nopiao: piao_is_fixed deal.piao"),
        "a seat that has won has left": (
            dealt(replace(RULES, wins_to_end=3), "5s", READY, wall="9p"),
            f"0 discard 5s; 1 hu; settle; 1 may not hu: {LEFT}; 1 may not pass: {LEFT}",
            f"1 may not discard 1m: {LEFT}; 1 may not peng: {LEFT}",
        ),
        "four dealt wilds are asked about first": (
            dealt(replace(YONGZHOU, four_wild_deal=True), "9m", "5555p", shown="4p"),
            "asked 1; 1 may only pass, hu; 1 may not discard 5p: dealt_wilds_first win.four_wild_deal",
            "0 may not discard 9m: opening_waits win.four_wild_deal; 2 may not pass: nothing_to_pass turn.window",
            "1 pass; 1 may not hu: not_ready win.shapes; 0 may not pass: must_discard turn.discard",
        ),
    },
)
def test_what_the_hand_and_the_game_refuse(scene: Any) -> None:
    play_scene(*scene)


@each_row(
    "scene",
    {
        "only the seat whose turn it is moves": (
            dealt(RULES, "5p 3s", "9m", "55p", wall="9s"),
            "1 may not discard 9m: not_your_turn turn.order turn=0; 0 may not pass: must_discard turn.discard",
            "1 may not pass: nothing_to_pass turn.window; 1 may not peng: no_tile_lies turn.window",
            "0 may not gang: no_tile_lies turn.window; 0 discard 5p; asked 2",
            "0 may not discard 3s: tile_unsettled turn.window; 1 may not discard 9m: tile_unsettled turn.window",
            "2 may not discard 5p: answer_first turn.window; 0 may not peng: own_tile turn.window",
            "0 may not hu: own_tile win.self_draw_only; 1 may not pass: nothing_to_pass turn.window",
        ),
        "a seat that has answered waits for the others": (
            dealt(CHI, "5p", "46p", "55p"),
            f"0 discard 5p; 2 pass; asked 1; 2 may not pass: {ANSWERED}; 2 may not peng: {ANSWERED}",
            f"2 may not hu: {ANSWERED}; 2 may not discard 5p: {ANSWERED}",
        ),
        "a win that is taken by itself leaves no choice; seat 2 is asked whether it wins too": (
            dealt(
                replace(KAWUXING, min_discard=1),
                *("6p 7z", "234s 55p 78p 666z 123p", "123p 456p 999s 22s 78p"),
                wall="5z 5z 5z 7z",
            ),
            "0 discard 7z; 1 reveal 5z; 0 discard 6p; asked 2; 2 may only pass, hu",
            f"1 may not hu: {BY_ITSELF}; 1 may not pass: {BY_ITSELF}; 1 may not peng: {BY_ITSELF}",
        ),
        "nobody plays a tile that is not held, be it the own turn or not": (
            dealt(RULES, "5p", "", "55p"),
            "0 may not discard 7z: tile_not_held turn.discard; 1 may not discard 5p: tile_not_held turn.discard",
        ),
        "a dead hand only draws and discards old tiles first; 2m is wild": (
            dealt(YIBIN, "2m 33s 8888p", shown="1m", wall="1p 1p 1p 9p"),
            "0 discard 2m; settle; 0 may not hu: hand_dead wild.discard; 0 may not angang 8p: hand_dead wild.discard",
            "0 may not discard 8p: not_your_turn turn.order; to 0",
            "0 may not discard 9p: old_tiles_first wild.discard; 0 may not angang 8p: hand_dead wild.discard",
        ),
        "and claims nothing": (
            dealt(YIBIN, "2m 33s", "9m", "99m", shown="1m", wall="1p"),
            "0 discard 2m; 1 discard 9m; asked 2; 0 may not peng: hand_dead wild.discard",
        ),
        "a wild is kept where the rules say so": (
            dealt(replace(YIBIN, wild_discard="forbid"), "2m 3s", shown="1m"),
            "0 may not discard 2m: wild_kept wild.discard name=ting_yong",
        ),
    },
)
def test_whose_turn_it_is_and_what_it_may_discard(scene: Any) -> None:
    play_scene(*scene)


@each_row(
    "scene",
    {
        "a revealed hand is bound; nobody was asked about the 1s, so the next seat has drawn": (
            dealt(KAWUXING, WAITING + "7z", "1s", wall="5z 5z 6z"),
            "0 reveal 7z; 1 discard 1s; 0 may not peng: no_tile_lies turn.window; 2 discard 5z; settle",
            "0 may not discard 1s: revealed_discards_drawn reveal.bound tile=6z",
            "0 may not reveal 6z: already_revealed reveal.when",
        ),
        "if another seat is asked, it lacks a pair": (
            dealt(KAWUXING, WAITING + "7z", "1s 9p", "1s 99p", wall="5z"),
            "0 reveal 7z; 1 discard 9p; asked 2; 2 may only pass, peng; 0 may not peng: no_pair claim.peng",
        ),
        "with a pair it makes no 碰": (
            dealt(replace(KAWUXING, min_discard=1), WAITING + "7z", "9p 1s", "234s 567s 234p 23s 5z 5z", wall="5z"),
            "0 reveal 7z; 1 discard 1s; asked 2; 2 may only pass, hu; 0 may not peng: revealed_no_peng reveal.bound",
        ),
        "nobody feeds a revealed hand where the rules forbid it": (
            dealt(replace(KAWUXING, feed_rule="no_feed_revealed"), WAITING + "7z", "6s", wall="5z"),
            "0 reveal 7z; 1 may not discard 6s: feeds_revealed reveal.feed tile=6s to=0",
        ),
        "nor who reveals": (
            dealt(KAWUXING, WAITING + "7z", "6s 234s 555s 22p 78p 66z", wall="6z"),
            "0 reveal 7z; 1 may not reveal 6s: feeds_revealed reveal.discard",
        ),
        "only a waiting hand is revealed": (
            dealt(KAWUXING, "9999s 123p 456p 777z 6z"),
            "0 may not reveal 1p: not_waiting_after reveal.when",
            "0 may not reveal 6z: reveal_all_held reveal.when tile=6z waits=9s",
        ),
        "a 杠 that changes the waits is not for it: 7778s waits for 6s, 8s and 9s, and 8s alone for 8s": (
            dealt(KAWUXING, "7778s 123p 456p 789p 7z", wall="5z 5z 7s"),
            "0 reveal 7z; to 0; 0 may not angang 7s: kong_changes_waits reveal.bound tile=7s waits=6s,8s,9s",
        ),
    },
)
def test_what_a_revealed_hand_and_the_others_may_no_longer_do(scene: Any) -> None:
    play_scene(*scene)


@each_row(
    "scene",
    {
        "碰 needs a pair and 杠 three; seat 3 is asked, so the tile lies there": (
            dealt(RULES, "5p", "5p", "", "55p"),
            "0 discard 5p; 1 may not peng: no_pair claim.peng; 3 may not gang: no_three kong.kinds",
        ),
        "a laid 碰 grows by an own draw only; seat 2 may win the fourth tile": (
            dealt(RULES, "5p", "55p 9p", FOR_5P, "5p", wall="1s 2s 2s 2s"),
            "0 discard 5p; 1 peng; 1 discard 9p; 3 discard 5p; 2 may hu",
            "1 may not gang: peng_grows_by_draw kong.kinds",
        ),
        "the tile of an added 杠 is only won": (
            dealt(RULES, "5p", "55p 9p", FOR_5P, wall="2s 2s 2s 5p"),
            "0 discard 5p; 1 peng; 1 discard 9p; 1 jiagang 5p; asked 2; 2 may only pass, hu",
            "2 may not peng: only_won kong.rob; 1 may not gang: own_tile turn.window",
        ),
        "that of a 提 too": (
            dealt(YIBIN, "3s", "3s 2m 9p", "123p 456p 99p 789p 12s", shown="1m", wall="1p 1p 1p 3s"),
            "0 discard 3s; 1 fei; 1 discard 9p; 1 ti 3s; asked 2; 2 may only pass, hu",
            "0 may not peng: only_won wild.ti_win",
        ),
        "after the last tile a discard is only won, but what the hand lacks is plainer": (
            dealt(NO_CLAIMS, "9p", "55p", FOR_5P, "5p", tiles=1, bottom="5p"),
            "0 discard 9p; 1 discard 5p; asked 2; 2 may only pass, hu",
            "3 may not peng: no_pair claim.peng; 3 may not gang: last_discard claim.last",
        ),
        "with a pair that is the reason": (
            dealt(NO_CLAIMS, "9p", "55p", FOR_5P, "55p", tiles=1),
            "0 discard 9p; 1 discard 5p; 3 may not peng: last_discard claim.last",
        ),
        "no tile replaces a 杠 of it": (
            dealt(RULES, "9p", "5p", FOR_5P, "555p", tiles=1),
            "0 discard 9p; 1 discard 5p; 3 may not gang: nothing_replaces claim.last",
        ),
        "a discarded wild is nobody's; seat 1 has drawn by now": (
            dealt(YONGZHOU, "5p 9m", "1m", "", READY, shown="4p", wall="1s"),
            "0 discard 5p; 2 may not peng: wild_not_claimed wild.discard tile=5p name=wang_ba",
            "3 may not hu: wild_not_claimed wild.discard; 2 may not hu: not_ready win.shapes",
        ),
        "飞 needs the tile and a wild; seat 3 has a pair": (
            dealt(YIBIN, "3s", "22m", "3s", "33s", shown="1m"),
            "0 discard 3s; 1 may not fei: fei_needs_tile wild.fei; 2 may not fei: fei_needs_wild wild.fei",
            "2 may not ti 3s: no_fei_laid wild.ti",
        ),
        "a run is for the next seat and contains the tile": (
            dealt(CHI, "5p", "46p 7z", "46p"),
            "0 discard 5p; 2 may not chi 456p: not_next_seat claim.chi tile=5p from=0",
            "2 may not chi: not_next_seat claim.chi",
            "1 may not chi 123p: run_without_tile claim.chi tile=5p tiles=1p,2p,3p",
            "1 may not chi 567p: tile_not_held claim.chi tile=7p",
        ),
        "honours form none": (
            dealt(CHI, "3z", "24z", "33z"),
            "0 discard 3z; 1 may not chi 123s: honours_no_run claim.chi; 1 may not chi: honours_no_run claim.chi",
        ),
        "nor do tiles that are far": (
            dealt(CHI, "5p", "2p 9p", "55p"),
            "0 discard 5p; 1 may not chi: no_run claim.chi",
        ),
        "wilds form no run; 5p is wild, and seat 2 is asked, so the tile lies there": (
            dealt(RUNS_AND_WILDS, "6p", "5p 7p", "66p", shown="4p"),
            "0 discard 6p; 1 may not chi 567p: wild_in_no_run wild.claims tile=5p name=wang_ba",
        ),
        "红中 would take their place": (
            dealt(RUNS_AND_WILDS, "6p", "4p 7p", "66p", shown="4p"),
            "0 discard 6p; 1 may not chi 567p: stand_in_not_held wild.stand_in",
        ),
        "and does": (dealt(RUNS_AND_WILDS, "6p", "7p 7z", "66p", shown="4p"), "0 discard 6p; 1 may chi 567p"),
        "a 杠 needs four tiles that are not wild": (
            dealt(YONGZHOU, "5555p 333s", shown="4p"),
            "0 may not angang 5p: wild_in_no_kong wild.claims; 0 may not angang 3s: no_four kong.kinds",
            "0 may not jiagang 3s: no_peng_laid kong.kinds",
        ),
        "a 飞 grows into none": (
            dealt(YIBIN, "3s", "33s 2m 9p", shown="1m"),
            "0 discard 3s; 1 fei; 1 may not jiagang 3s: fei_grows_not wild.claims",
        ),
        "one's own follows a draw": (
            dealt(RULES, "5p", "55p 4444s"),
            "0 discard 5p; 1 peng; 1 may not angang 4s: kong_needs_draw kong.own",
        ),
        "the last tile is replaced by none": (
            dealt(RULES, "9p", "4444s", tiles=1),
            "0 discard 9p; settle; 1 may not angang 4s: nothing_replaces kong.last",
            lambda game: game.table.wall_left == 0,
        ),
    },
)
def test_what_a_claim_and_a_kong_lack(scene: Any) -> None:
    play_scene(*scene)
