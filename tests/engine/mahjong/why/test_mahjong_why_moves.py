"""Refusals of claims, discards, 杠 and of what a game lacks: a position for every reason."""

from __future__ import annotations

from dataclasses import replace

from hupai.mahjong.games import kawuxing, yibin, yongzhou
from tests.engine.mahjong.tables import RULES, Game
from tests.engine.mahjong.why.asking import facts, why

READY = "123m 456m 789m 123s 5s"
"""Thirteen tiles that wait for 5s alone."""
CHI = replace(RULES, chi=True)
KAWUXING = kawuxing.RULES
YIBIN = replace(yibin.RULES, piao="off")
YONGZHOU = yongzhou.RULES
WAITING = "123p 456p 789p 11s 78s"
"""Thirteen tiles of 卡五星 that wait for 6s and 9s."""
WAITING_TOO = "234s 555s 22p 78p 666z"
"""Thirteen tiles that wait for 6p and 9p."""

# --- the hand and the game -----------------------------------------------------------------------


def test_after_the_hand_nothing_is_left_to_do() -> None:
    exhausted = Game(RULES, "5p", tiles=2).play("0 discard 5p").drain()
    assert why(exhausted, 1, "discard 5p") == why(exhausted, 0, "pass") == ("hand_over", "end.wall")
    won = Game(RULES, "5s", READY).play("0 discard 5s", "1 hu")
    assert why(won, 2, "hu") == ("hand_over", "end.win")
    two = replace(RULES, wins_to_end=2)
    ended = Game(two, "5s", READY, "", "234m 567m 678p 44p 46s").play("0 discard 5s", "1 hu", "3 hu")
    assert why(ended, 0, "pass") == ("hand_over", "end.blood_battle")


def test_a_game_refuses_what_it_does_not_have() -> None:
    plain = Game(RULES, "5p", "46p", "55p").play("0 discard 5p")
    assert why(plain, 1, "chi 456p") == why(plain, 1, "chi") == ("no_chi_here", "claim.chi")
    assert why(plain, 2, "fei") == why(plain, 2, "ti 5p") == ("no_fei_here", "claim.peng")
    assert why(plain, 0, "reveal 5p") == ("no_reveal_here", "turn.discard")
    assert why(plain, 0, "piao") == why(plain, 0, "nopiao") == ("no_piao_here", "pay.win")
    assert why(Game(YONGZHOU, "5p"), 0, "fei") == ("no_fei_here", "wild.claims")
    assert why(Game(YIBIN, "5p"), 0, "discard 1z") == ("not_in_this_deck", "deal.tiles")
    assert facts(Game(KAWUXING, "5p"), 0, "angang 3m") == {"tile": "3m"}


def test_piao_is_chosen_before_the_deal() -> None:
    """``deal.piao``."""
    game = Game(yibin.RULES, "5p")
    assert why(game, 0, "discard 5p") == why(game, 3, "hu") == ("piao_first", "deal.piao")
    game.act(0, "piao")
    assert why(game, 0, "nopiao") == why(game, 0, "discard 5p") == ("piao_answered", "deal.piao")
    for seat in (1, 2, 3):
        game.act(seat, "nopiao")
    assert why(game, 0, "nopiao") == why(game, 2, "piao") == ("piao_settled", "deal.piao")
    assert why(Game(replace(yibin.RULES, piao="fixed"), "5p"), 1, "nopiao") == ("piao_is_fixed", "deal.piao")


def test_a_seat_that_has_won_has_left() -> None:
    """``end.blood_battle``."""
    game = Game(replace(RULES, wins_to_end=3), "5s", READY, wall="9p").play("0 discard 5s", "1 hu").settle()
    for action in ("hu", "pass", "discard 1m", "peng"):
        assert why(game, 1, action) == ("already_won", "end.blood_battle")


def test_four_dealt_wilds_are_asked_about_first() -> None:
    """``win.four_wild_deal``: seat 1 holds all four 5p, which are wild."""
    game = Game(replace(YONGZHOU, four_wild_deal=True), "9m", "5555p", shown="4p")
    assert game.asked() == {1: ["pass", "hu"]}
    assert why(game, 1, "discard 5p") == ("dealt_wilds_first", "win.four_wild_deal")
    assert why(game, 0, "discard 9m") == why(game, 2, "pass") == ("opening_waits", "win.four_wild_deal")
    game.play("1 pass")
    assert why(game, 1, "hu")[0] != "dealt_wilds_first" and why(game, 0, "pass")[0] == "must_discard"


# --- whose turn it is ----------------------------------------------------------------------------


def test_only_the_seat_whose_turn_it_is_moves() -> None:
    """``turn.order``, ``turn.window``."""
    game = Game(RULES, "5p 3s", "9m", "55p", wall="9s")
    assert why(game, 1, "discard 9m") == ("not_your_turn", "turn.order")
    assert facts(game, 1, "discard 9m") == {"turn": 0}
    assert why(game, 0, "pass") == ("must_discard", "turn.discard")
    assert why(game, 1, "pass") == ("nothing_to_pass", "turn.window")
    assert why(game, 1, "peng") == why(game, 0, "gang") == ("no_tile_lies", "turn.window")
    game.play("0 discard 5p")
    assert game.table.pending == [2]
    assert why(game, 0, "discard 3s") == why(game, 1, "discard 9m") == ("tile_unsettled", "turn.window")
    assert why(game, 2, "discard 5p") == ("answer_first", "turn.window")
    assert why(game, 0, "peng") == ("own_tile", "turn.window")
    assert why(game, 0, "hu") == ("own_tile", "win.self_draw_only")
    assert why(game, 1, "pass") == ("nothing_to_pass", "turn.window")


def test_a_seat_that_has_answered_waits_for_the_others() -> None:
    game = Game(CHI, "5p", "46p", "55p").play("0 discard 5p", "2 pass")
    assert game.table.pending == [1]
    for action in ("pass", "peng", "hu", "discard 5p"):
        assert why(game, 2, action) == ("already_answered", "turn.window")


def test_a_win_that_is_taken_by_itself_leaves_no_choice() -> None:
    """``reveal.must_win``, ``win.forced``: seat 1 wins by itself, seat 2 is asked whether it wins too."""
    waiting = "234s 55p 78p 666z 123p", "123p 456p 999s 22s 78p"
    game = Game(replace(KAWUXING, min_discard=1), "6p 7z", *waiting, wall="5z 5z 5z 7z")
    game.play("0 discard 7z", "1 reveal 5z", "0 discard 6p")
    assert game.asked() == {2: ["pass", "hu"]}
    for action in ("hu", "pass", "peng"):
        assert why(game, 1, action) == ("wins_by_itself", "reveal.must_win")


# --- the own tiles -------------------------------------------------------------------------------


def test_nobody_plays_a_tile_that_is_not_held() -> None:
    game = Game(RULES, "5p", "", "55p")
    assert why(game, 0, "discard 7z") == ("tile_not_held", "turn.discard")
    assert why(game, 1, "discard 5p") == ("tile_not_held", "turn.discard"), "and it is not this seat's turn either"


def test_a_dead_hand_only_draws_and_discards_old_tiles_first() -> None:
    """``wild.discard``: seat 0 discards the wild 2m."""
    game = Game(YIBIN, "2m 33s 8888p", shown="1m", wall="1p 1p 1p 9p").play("0 discard 2m").settle()
    assert why(game, 0, "hu") == why(game, 0, "angang 8p") == ("hand_dead", "wild.discard")
    assert why(game, 0, "discard 8p") == ("not_your_turn", "turn.order")
    game.to_turn(0)
    assert why(game, 0, "discard 9p") == ("old_tiles_first", "wild.discard")
    assert why(game, 0, "angang 8p") == ("hand_dead", "wild.discard")
    asked = Game(YIBIN, "2m 33s", "9m", "99m", shown="1m", wall="1p").play("0 discard 2m", "1 discard 9m")
    assert asked.table.pending == [2] and why(asked, 0, "peng") == ("hand_dead", "wild.discard")


def test_a_wild_is_kept_where_the_rules_say_so() -> None:
    """``wild.discard``."""
    game = Game(replace(YIBIN, wild_discard="forbid"), "2m 3s", shown="1m")
    assert why(game, 0, "discard 2m") == ("wild_kept", "wild.discard")
    assert facts(game, 0, "discard 2m") == {"name": "ting_yong"}


def test_a_revealed_hand_is_bound() -> None:
    """``reveal.bound``."""
    game = Game(KAWUXING, WAITING + "7z", "1s", wall="5z 5z 6z").play("0 reveal 7z", "1 discard 1s")
    assert why(game, 0, "peng") == ("no_tile_lies", "turn.window"), "nobody was asked, so the next seat has drawn"
    game.play("2 discard 5z").settle()
    assert why(game, 0, "discard 1s") == ("revealed_discards_drawn", "reveal.bound")
    assert facts(game, 0, "discard 1s") == {"tile": "6z"}
    assert why(game, 0, "reveal 6z") == ("already_revealed", "reveal.when")
    asked = Game(KAWUXING, WAITING + "7z", "1s 9p", "1s 99p", wall="5z").play("0 reveal 7z", "1 discard 9p")
    assert asked.asked() == {2: ["pass", "peng"]}
    assert why(asked, 0, "peng") == ("no_pair", "claim.peng")


def test_a_revealed_hand_with_a_pair_makes_no_peng() -> None:
    """``reveal.bound``: another seat is asked about the tile, so it lies there."""
    rules = replace(KAWUXING, min_discard=1)
    game = Game(rules, WAITING + "7z", "9p 1s", "234s 567s 234p 23s 5z 5z", wall="5z")
    game.play("0 reveal 7z", "1 discard 1s")
    assert game.asked() == {2: ["pass", "hu"]}
    assert why(game, 0, "peng") == ("revealed_no_peng", "reveal.bound")


def test_nobody_feeds_a_revealed_hand_where_the_rules_forbid_it() -> None:
    """``reveal.feed``, ``reveal.discard``: seat 0 waits for 6s and 9s."""
    game = Game(replace(KAWUXING, feed_rule="no_feed_revealed"), WAITING + "7z", "6s", wall="5z").play("0 reveal 7z")
    assert why(game, 1, "discard 6s") == ("feeds_revealed", "reveal.feed")
    assert facts(game, 1, "discard 6s") == {"tile": "6s", "to": 0}
    free = Game(KAWUXING, WAITING + "7z", "6s 234s 555s 22p 78p 66z", wall="6z").play("0 reveal 7z")
    assert why(free, 1, "reveal 6s") == ("feeds_revealed", "reveal.discard")


def test_only_a_waiting_hand_is_revealed() -> None:
    """``reveal.when``."""
    game = Game(KAWUXING, "9999s 123p 456p 777z 6z")
    assert why(game, 0, "reveal 1p") == ("not_waiting_after", "reveal.when")
    assert why(game, 0, "reveal 6z") == ("reveal_all_held", "reveal.when")
    assert facts(game, 0, "reveal 6z") == {"tile": "6z", "waits": ["9s"]}


# --- claims --------------------------------------------------------------------------------------


def test_a_peng_needs_a_pair_and_a_gang_three() -> None:
    """``claim.peng``, ``kong.kinds``; seat 3 is asked, so the tile lies there."""
    game = Game(RULES, "5p", "5p", "", "55p").play("0 discard 5p")
    assert why(game, 1, "peng") == ("no_pair", "claim.peng")
    assert why(game, 3, "gang") == ("no_three", "kong.kinds")


def test_a_laid_peng_grows_by_an_own_draw_only() -> None:
    """``kong.kinds``: seat 1 has laid 555p; seat 2 may win the fourth one."""
    waits = "123m 456m 789m 11s 46p"
    game = Game(RULES, "5p", "55p 9p", waits, "5p", wall="1s 2s 2s 2s").play("0 discard 5p", "1 peng", "1 discard 9p")
    game.play("3 discard 5p")
    assert "hu" in game.legal(2)
    assert why(game, 1, "gang") == ("peng_grows_by_draw", "kong.kinds")


def test_the_tile_of_an_added_kong_or_of_a_ti_is_only_won() -> None:
    """``kong.rob``, ``wild.ti_win``."""
    waits = "123m 456m 789m 11s 46p"
    game = Game(RULES, "5p", "55p 9p", waits, wall="2s 2s 2s 5p").play("0 discard 5p", "1 peng", "1 discard 9p")
    game.play("1 jiagang 5p")
    assert game.asked() == {2: ["pass", "hu"]}
    assert why(game, 2, "peng") == ("only_won", "kong.rob")
    assert why(game, 1, "gang") == ("own_tile", "turn.window")
    swap = Game(YIBIN, "3s", "3s 2m 9p", "123p 456p 99p 789p 12s", shown="1m", wall="1p 1p 1p 3s")
    swap.play("0 discard 3s", "1 fei", "1 discard 9p", "1 ti 3s")
    assert swap.asked() == {2: ["pass", "hu"]}
    assert why(swap, 0, "peng") == ("only_won", "wild.ti_win")


def test_after_the_last_tile_a_discard_is_only_won() -> None:
    """``claim.last``: where ``claim_last`` is off; seat 2 may win the tile."""
    no_claims = replace(RULES, claim_last=False)
    waits = "123m 456m 789m 11s 46p"
    last = Game(no_claims, "9p", "55p", waits, "5p", tiles=1, bottom="5p").play("0 discard 9p", "1 discard 5p")
    assert last.asked() == {2: ["pass", "hu"]}
    assert why(last, 3, "peng") == ("no_pair", "claim.peng"), "what the hand lacks is plainer"
    assert why(last, 3, "gang") == ("last_discard", "claim.last")
    paired = Game(no_claims, "9p", "55p", waits, "55p", tiles=1).play("0 discard 9p", "1 discard 5p")
    assert why(paired, 3, "peng") == ("last_discard", "claim.last")
    kong = Game(RULES, "9p", "5p", waits, "555p", tiles=1).play("0 discard 9p", "1 discard 5p")
    assert why(kong, 3, "gang") == ("nothing_replaces", "claim.last")


def test_a_discarded_wild_is_nobodys() -> None:
    """``wild.discard``: seat 1 has drawn by now."""
    game = Game(YONGZHOU, "5p 9m", "1m", "", "123m 456m 789m 123s 5s", shown="4p", wall="1s").play("0 discard 5p")
    assert why(game, 2, "peng") == why(game, 3, "hu") == ("wild_not_claimed", "wild.discard")
    assert facts(game, 2, "peng") == {"tile": "5p", "name": "wang_ba"}
    assert why(game, 2, "hu") == ("not_ready", "win.shapes")


def test_a_fei_needs_the_tile_and_a_wild() -> None:
    """``wild.fei``; seat 3 has a pair."""
    game = Game(YIBIN, "3s", "22m", "3s", "33s", shown="1m").play("0 discard 3s")
    assert why(game, 1, "fei") == ("fei_needs_tile", "wild.fei")
    assert why(game, 2, "fei") == ("fei_needs_wild", "wild.fei")
    assert why(game, 2, "ti 3s") == ("no_fei_laid", "wild.ti")


def test_a_run_is_for_the_next_seat_and_contains_the_tile() -> None:
    """``claim.chi``."""
    game = Game(CHI, "5p", "46p 7z", "46p").play("0 discard 5p")
    assert why(game, 2, "chi 456p") == why(game, 2, "chi") == ("not_next_seat", "claim.chi")
    assert facts(game, 2, "chi") == {"tile": "5p", "from": 0}
    assert why(game, 1, "chi 123p") == ("run_without_tile", "claim.chi")
    assert facts(game, 1, "chi 123p") == {"tile": "5p", "tiles": ["1p", "2p", "3p"]}
    assert why(game, 1, "chi 567p") == ("tile_not_held", "claim.chi")
    assert facts(game, 1, "chi 567p") == {"tile": "7p"}
    honour = Game(CHI, "3z", "24z", "33z").play("0 discard 3z")
    assert why(honour, 1, "chi 123s") == why(honour, 1, "chi") == ("honours_no_run", "claim.chi")
    nothing = Game(CHI, "5p", "2p 9p", "55p").play("0 discard 5p")
    assert why(nothing, 1, "chi") == ("no_run", "claim.chi")


def test_wilds_form_no_run_and_the_red_dragon_takes_their_place() -> None:
    """``wild.claims``, ``wild.stand_in``: 5p is wild; seat 2 is asked, so the tile lies there."""
    rules = replace(YONGZHOU, chi=True)
    wild = Game(rules, "6p", "5p 7p", "66p", shown="4p").play("0 discard 6p")
    assert why(wild, 1, "chi 567p") == ("wild_in_no_run", "wild.claims")
    assert facts(wild, 1, "chi 567p") == {"tile": "5p", "name": "wang_ba"}
    without = Game(rules, "6p", "4p 7p", "66p", shown="4p").play("0 discard 6p")
    assert why(without, 1, "chi 567p") == ("stand_in_not_held", "wild.stand_in")
    red = Game(rules, "6p", "7p 7z", "66p", shown="4p").play("0 discard 6p")
    assert "chi 567p" in red.legal(1)


# --- kongs ---------------------------------------------------------------------------------------


def test_a_kong_needs_four_tiles_that_are_not_wild() -> None:
    """``kong.kinds``, ``wild.claims``."""
    game = Game(YONGZHOU, "5555p 333s", shown="4p")
    assert why(game, 0, "angang 5p") == ("wild_in_no_kong", "wild.claims")
    assert why(game, 0, "angang 3s") == ("no_four", "kong.kinds")
    assert why(game, 0, "jiagang 3s") == ("no_peng_laid", "kong.kinds")


def test_a_fei_grows_into_no_kong() -> None:
    """``wild.claims``."""
    game = Game(YIBIN, "3s", "33s 2m 9p", shown="1m").play("0 discard 3s", "1 fei")
    assert why(game, 1, "jiagang 3s") == ("fei_grows_not", "wild.claims")


def test_a_kong_of_ones_own_follows_a_draw() -> None:
    """``kong.own``."""
    game = Game(RULES, "5p", "55p 4444s").play("0 discard 5p", "1 peng")
    assert why(game, 1, "angang 4s") == ("kong_needs_draw", "kong.own")


def test_the_last_tile_is_replaced_by_none() -> None:
    """``kong.last``."""
    game = Game(RULES, "9p", "4444s", tiles=1).play("0 discard 9p").settle()
    assert game.table.wall_left == 0
    assert why(game, 1, "angang 4s") == ("nothing_replaces", "kong.last")


def test_a_kong_that_changes_the_waits_is_not_for_a_revealed_hand() -> None:
    """``reveal.bound``: 7778s waits for 6s, 8s and 9s, and 8s alone for 8s."""
    game = Game(KAWUXING, "7778s 123p 456p 789p 7z", wall="5z 5z 7s").play("0 reveal 7z").to_turn(0)
    assert why(game, 0, "angang 7s") == ("kong_changes_waits", "reveal.bound")
    assert facts(game, 0, "angang 7s") == {"tile": "7s", "waits": ["6s", "8s", "9s"]}
