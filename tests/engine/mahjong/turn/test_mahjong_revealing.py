"""明牌: who may reveal a hand, and what a revealed hand may still do (``reveal.`` rules)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hupai.mahjong.games import kawuxing
from hupai.mahjong.rules.settlement import next_dealer
from hupai.mahjong.tiles import kinds_in
from hupai.mahjong.turn.turn_offers import allowed_discards
from tests.engine.mahjong.tables import Game, kind

RULES = kawuxing.RULES
WAITING = "123p 456p 789p 11s 78s"
"""Thirteen tiles that wait for 6s and 9s."""
WAITING_TOO = "234s 555s 22p 78p 666z"
"""Thirteen tiles that wait for 6p and 9p."""


def test_a_hand_that_waits_after_the_discard_may_be_revealed_with_it() -> None:
    """``reveal.when``: only with such a discard."""
    game = Game(RULES, WAITING + "7z")
    reveals = [action for action in game.legal(0) if action.startswith("reveal")]
    assert "reveal 7z" in reveals and "reveal 1p" not in reveals
    game.play("0 reveal 7z")
    assert game.events("revealed", seen_by=2) == [
        {
            "seat": 0,
            "tiles": ["1s", "1s", "7s", "8s", "1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p"],
            "waits": ["6s", "9s"],
        }
    ]
    assert [event.type for event in game.log[3:5]] == ["revealed", "discarded"]
    assert game.table.revealed == [1, 0, 0] and kinds_in(game.table.open_waits[0]) == [kind("6s"), kind("9s")]


def test_a_hand_that_does_not_wait_may_not_be_revealed() -> None:
    assert not any(action.startswith("reveal") for action in Game(RULES, "123p 456p 79p 159s 56z").legal(0))


def test_a_hand_that_waits_only_for_tiles_it_holds_itself_may_not_be_revealed() -> None:
    """Four 9s are held, so no 9s can come."""
    game = Game(RULES, "9999s 123p 456p 777z 6z")
    assert "reveal 6z" not in game.legal(0) and "reveal 9s" in game.legal(0)


def test_a_tile_counts_as_held_if_all_four_are_there_after_the_discard() -> None:
    """K20: of four 2s one is discarded; three are held then, so the seven pairs wait for a 2s that counts as open."""
    game = Game(RULES, "2222s 44s 66s 88s 99s 11p")
    game.play("0 reveal 2s")
    assert kinds_in(game.table.open_waits[0]) == [kind("2s")]


def test_other_games_reveal_nothing() -> None:
    game = Game(replace(RULES, reveal=False), WAITING + "7z")
    assert not any(action.startswith("reveal") for action in game.legal(0))


def test_a_waiting_hand_may_be_revealed_on_any_later_turn_and_only_once() -> None:
    """``reveal.when``: the reveal is final."""
    game = Game(RULES, WAITING + "7z", wall="5z 5z 5z 6z").play("0 discard 7z").settle()
    game.play("0 reveal 5z")
    assert game.table.revealed[0] == 1
    game.play("1 discard 6z").settle()
    assert not any(action.startswith("reveal") for action in game.legal(0))


def test_the_order_of_revealing_counts_the_seats() -> None:
    game = Game(RULES, WAITING + "7z", WAITING_TOO, wall="5z").play("0 reveal 7z", "1 reveal 5z")
    assert game.table.revealed == [1, 2, 0]


def test_a_revealed_hand_discards_what_it_draws() -> None:
    """``reveal.bound``; everybody sees what it draws."""
    game = Game(RULES, WAITING + "7z", wall="5z 5z 6z").play("0 reveal 7z").settle()
    game.play("1 discard 5z", "2 discard 5z").settle()
    assert game.legal(0) == ["discard 6z"]
    assert game.events("drew", seen_by=1)[-1] == {"seat": 0, "tile": "6z", "left": 41, "replaces": False}


def test_a_revealed_hand_lays_no_peng() -> None:
    """``reveal.bound``."""
    game = Game(RULES, WAITING + "7z", "1s", wall="5z").play("0 reveal 7z", "1 discard 1s")
    assert game.legal(0) == [] and game.table.turn == 2
    hidden = Game(RULES, WAITING + "7z", "1s", wall="5z").play("0 discard 7z", "1 discard 1s")
    assert hidden.legal(0) == ["pass", "peng"]


WITH_TRIPLET = "123p 456p 777z 11s 78s"
"""Thirteen tiles that wait for 6s and 9s, with a triplet that no run needs."""


def test_a_revealed_hand_lays_a_gang_only_if_it_goes_on_waiting_for_the_same_tiles() -> None:
    """``reveal.bound``: the triplet may be set aside; one that another reading needs may not."""
    game = Game(RULES, WITH_TRIPLET + "6z", "7z", wall="5z").play("0 reveal 6z", "1 discard 7z")
    assert game.legal(0) == ["pass", "gang"]
    game.play("0 gang")
    assert game.melds(0) == "gang:7777z"
    drawn = Game(RULES, WITH_TRIPLET + "6z", wall="5z 5z 7z 5z").play("0 reveal 6z").settle()
    drawn.play("1 discard 5z", "2 discard 5z").settle()
    assert drawn.legal(0) == ["discard 7z", "angang 7z"]
    needed = Game(RULES, "5557s 123p 456p 777z 6z", "5s", wall="5z").play("0 reveal 6z", "1 discard 5s")
    assert kinds_in(needed.table.open_waits[0]) == [kind("6s"), kind("7s")], "a 杠 of 5s would leave 7s alone"
    assert needed.legal(0) == [] and needed.table.turn == 2


ALL_HELD = "6666s 7777z 444s 555s"
"""After both 杠 this waits for 7s with a 7s; a 6s would complete it too, but all four lie in the own 杠."""


def test_a_kind_of_which_a_revealed_hand_has_all_four_is_no_wait_when_it_lays_a_gang() -> None:
    """K22: the 杠 of 5s leaves 444s 7s, which waits for 7s as before."""
    drawn = Game(RULES, ALL_HELD, wall="7s 5z 5z 5z 5s")
    drawn.play("0 angang 6s", "0 angang 7z", "0 reveal 5z").settle()
    assert kinds_in(drawn.table.open_waits[0]) == [kind("7s")]
    drawn.play("1 discard 5z", "2 discard 5z").settle()
    assert drawn.legal(0) == ["discard 5s", "angang 5s"]
    drawn.play("0 angang 5s")
    assert drawn.table.open_waits[0] == 1 << kind("7s") and drawn.melds(0) == "angang:6666s angang:7777z angang:5555s"
    claimed = Game(RULES, ALL_HELD, "5s", wall="7s 5z 5z")
    claimed.play("0 angang 6s", "0 angang 7z", "0 reveal 5z", "1 discard 5s")
    assert claimed.legal(0) == ["pass", "gang"]


def test_a_revealed_hand_adds_to_its_peng() -> None:
    """``reveal.bound``: the drawn fourth of a 碰."""
    game = Game(RULES, "77z 123p 456p 11s 78s 56z", "7z", wall="5z 5z 5z 7z 9p")
    game.play("0 discard 6z", "1 discard 7z", "0 peng", "0 reveal 5z").settle()
    game.play("1 discard 5z", "2 discard 5z").settle()
    assert game.legal(0) == ["discard 7z", "jiagang 7z"]
    assert game.play("0 jiagang 7z").melds(0) == "jiagang:7777z"


def test_a_revealed_hand_takes_every_win_without_being_asked() -> None:
    """``reveal.must_win``: drawn or discarded."""
    drawn = Game(RULES, WAITING + "7z", wall="5z 5z 6s").play("0 reveal 7z").settle()
    drawn.play("1 discard 5z", "2 discard 5z").settle()
    assert drawn.wins() == [(0, None)]
    given = Game(RULES, WAITING + "7z", "9s", wall="5z").play("0 reveal 7z", "1 discard 9s")
    assert given.wins() == [(0, 1)] and given.table.pending == []


def test_by_option_a_revealed_hand_may_pass_a_win() -> None:
    """``reveal.must_win``: drawn, it discards the tile then; given, it is asked like any other."""
    rules = replace(RULES, reveal_wins="may")
    drawn = Game(rules, WAITING + "7z", wall="5z 5z 6s").play("0 reveal 7z").settle()
    drawn.play("1 discard 5z", "2 discard 5z").settle()
    assert drawn.wins() == [] and drawn.legal(0) == ["hu", "discard 6s"]
    assert drawn.play("0 hu").events("won")[0]["forced"] is None
    given = Game(rules, WAITING + "7z", "9s", wall="5z").play("0 reveal 7z", "1 discard 9s")
    assert given.legal(0) == ["pass", "hu"]


PASSED = (WAITING_TOO + "9s", "555p 666p 77s 34p 555z", WAITING)
"""Seat 0 discards a 9s that seat 2 waits for; seat 1, which draws another 9s, waits for 2p and 5p without it."""


@pytest.mark.parametrize(("guo_hu", "offered"), [("more", False), ("paid", True)])
def test_by_option_a_win_after_a_passed_one_counts_with_the_doubling_of_revealed_hands(
    guo_hu: str, offered: bool
) -> None:
    """``win.guo_hu``: 屁胡 from a hidden hand pays 1; from one that reveals with the discard it pays 2."""
    rules = replace(RULES, min_discard=1, guo_hu=guo_hu)
    game = Game(rules, *PASSED, wall="9s").play("0 discard 9s", "2 pass", "1 reveal 9s")
    assert ("hu" in game.legal(2)) is offered
    if offered:
        assert game.play("2 hu").paid() == [(1, 2, 2, "win")]
    hidden = Game(rules, *PASSED, wall="9s").play("0 discard 9s", "2 pass", "1 discard 9s")
    assert "hu" not in hidden.legal(2), "the same 1 again is no more"


def test_another_seat_that_may_win_the_same_tile_is_still_asked() -> None:
    """``win.several``, ``reveal.must_win``."""
    hands = (WAITING + "7z", "9s", "123p 456p 78s 44s 555z")
    game = Game(replace(RULES, min_discard=1), *hands, wall="6z").play("0 reveal 7z", "1 discard 9s")
    assert game.wins() == [] and game.asked() == {2: ["pass", "hu"]}
    assert game.play("2 hu").wins() == [(2, 1), (0, 1)]


def test_who_reveals_may_not_discard_what_a_revealed_hand_waits_for() -> None:
    """``reveal.discard``."""
    game = Game(RULES, WAITING + "7z", WAITING_TOO, wall="9s 5z").play("0 reveal 7z").settle()
    assert "discard 9s" in game.legal(1) and "reveal 9s" not in game.legal(1)
    free = Game(RULES, WAITING + "7z", WAITING_TOO, wall="9s 5z").play("0 discard 7z").settle()
    assert "reveal 9s" in free.legal(1)


def test_other_discards_are_free_by_default() -> None:
    """``reveal.feed``."""
    game = Game(RULES, WAITING + "7z", "69s", wall="5z").play("0 reveal 7z").settle()
    assert {"discard 6s", "discard 9s"} <= set(game.legal(1))


NO_FEED = replace(RULES, feed_rule="no_feed_revealed")


def test_by_option_nobody_feeds_a_revealed_hand_while_another_tile_is_left() -> None:
    """``reveal.feed``."""
    game = Game(NO_FEED, WAITING + "7z", "69s", wall="5z").play("0 reveal 7z").settle()
    assert not {"discard 6s", "discard 9s"} & set(game.legal(1)) and "discard 5z" in game.legal(1)


def test_by_option_a_seat_with_nothing_else_may_feed_a_revealed_hand() -> None:
    game = Game(NO_FEED, WAITING + "7z", wall="5z").play("0 reveal 7z").settle()
    t = game.table.clone()
    t.hands[1] = [0] * 34
    t.hands[1][kind("6s")] = 2
    assert allowed_discards(t, 1) == [kind("6s")]


def test_by_option_a_jiagang_may_not_feed_a_revealed_hand() -> None:
    """``reveal.feed``: 补杠 of such a tile is barred too."""
    for rules, allowed in ((RULES, True), (NO_FEED, False)):
        game = Game(rules, WAITING + "7z", "99s 6z", "9s", wall="5z 5z 5z 6z 9s")
        game.play("0 discard 7z", "1 discard 5z", "2 discard 9s", "1 peng", "1 discard 6z", "2 discard 5z")
        game.play("0 reveal 6z").settle()
        assert game.table.turn == 1 and game.table.taken == kind("9s")
        assert ("jiagang 9s" in game.legal(1)) == ("discard 9s" in game.legal(1)) == allowed


def test_one_revealed_seat_of_a_payment_doubles_it() -> None:
    """``pay.revealed``: the drawn 屁胡 of a hidden hand costs a revealed loser double."""
    game = Game(RULES, WAITING + "7z", WAITING_TOO, wall="5z 7z 5z 6p")
    game.play("0 reveal 7z", "1 discard 5z", "2 discard 7z", "0 discard 5z", "1 hu")
    assert sorted(game.paid()) == [(0, 1, 2, "zimo"), (2, 1, 1, "zimo")]


def test_a_revealed_winner_or_discarder_counts_towards_the_least_multiplier() -> None:
    """``win.min_discard``: a 屁胡 needs ×2 on a discard; a revealed discarder doubles it."""
    hidden = Game(RULES, "6p", WAITING_TOO, wall="5z").play("0 discard 6p")
    assert hidden.legal(1)[0].startswith("discard")
    game = Game(RULES, WAITING + "7z", WAITING_TOO, wall="5z 5z 6p")
    game.play("0 reveal 7z", "1 discard 5z", "2 discard 5z", "0 discard 6p")
    assert game.legal(1) == ["pass", "hu"]
    game.play("1 hu")
    assert game.paid() == [(0, 1, 2, "win")]


@pytest.mark.parametrize(
    ("penalty", "scores"),
    [pytest.param("first_revealer", (5, -4, -1), id="K-38"), pytest.param("all_revealed", (6, -3, -3), id="K-39")],
)
def test_after_a_drawn_hand_the_first_revealer_pays(penalty: str, scores: tuple[int, ...]) -> None:
    """``pay.exhausted``: the payments of a 暗杠 stay; the first revealer, or by option each, pays the others 1."""
    rules = replace(RULES, draw_penalty=penalty)
    game = Game(rules, "7777z", WAITING, WAITING_TOO, wall="5z 5z 5z", tiles=3)
    game.play("0 angang 7z", "0 discard 5z", "1 reveal 5z", "2 reveal 5z")
    result = game.table.result
    assert result is not None and result.exhausted and result.scores == scores
    assert next_dealer(rules, 0, result, 1) == 0, "the dealer stays"
