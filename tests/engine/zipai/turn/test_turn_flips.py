"""Who may take a card flipped from the wall, and in which order (``turn.flip``, ``turn.priority``)."""

from __future__ import annotations

from tests.engine.decks import deal, events, play, until
from tests.engine.scenes import dealt, play_scene
from tests.rows import each_row

READY = "888999b123b123s456b456s67s"
"""Waits for 5s and 8s with 21 胡息."""
READY_TOO = "777000b345b123s456s890s67s"
"""Waits for 5s and 8s with 15 胡息."""
PAO_WIN = "555s888b999b123b123s456b00b"
"""A 坎 of 5s, five finished groups and a pair: the first quad completes it."""


WEI_WIN = "888999b123b123s456b456s00b"
"""Six groups and a pair: an own 0b makes the seventh."""
PLAIN = {"game": "yongzhou-plain"}
"""A wall of 19 cards, which ends with seat 1's flip."""


@each_row(
    "scene",
    {
        "提 comes before 胡 of anybody else": (
            dealt("1b", "888s", READY, wall="8s"),
            "0 discard 1b; settle; told ti seat=1 card=8s start=no grew=kan; asked 1; no won",
        ),
        "``ti.compulsory``: an own 偎 becomes a 提": (
            dealt("1b", "55s9b", wall="5s0b0b5s"),
            "0 discard 1b; 1 discard 9b; settle; told ti seat=1 card=5s start=no grew=wei; 1 laid ti:5555s",
        ),
        "偎 comes before 胡 of anybody else": (
            dealt("1b", "88s", READY, wall="8s"),
            "0 discard 1b; settle; told wei seat=1 card=8s chou=no; asked 1",
        ),
        "``wei.compulsory``: the drawer is not asked, and discards": (
            dealt("1b", "88s", wall="8s"),
            "0 discard 1b; settle; 1 laid wei:888s; 1 may discard; 1 may not pass",
        ),
        "``win.after_quad``: after the 偎 the hand may win, by the own flip": (
            dealt("1b", WEI_WIN, wall="0b", xing="off"),
            "0 discard 1b; settle; 1 laid wei:000b; 1 hu; by self; huxi 27; fans self_draw×2",
        ),
        "``win.optional``: or discard": (dealt("1b", WEI_WIN, wall="0b"), "0 discard 1b; settle; 1 discard 6s; no won"),
        "``win.after_quad``: after the first quad too; 提 counts 9": (
            dealt("1b", PAO_WIN, wall="5s", xing="off"),
            "0 discard 1b; settle; 1 laid ti:5555s; 1 hu; huxi 30",
        ),
    },
)
def test_what_the_drawer_lays_with_its_own_card_comes_first(scene):
    """``turn.own_first``."""
    play_scene(*scene)


def turned(hands, dealer):
    """These hands, the first one for the dealer."""
    return [hands[(seat - dealer) % 3] for seat in range(3)]


@each_row("dealer", [0, 1, 2])
@each_row("order", [(1, 2), (2, 1)])
def test_the_drawer_wins_before_the_next_seat_and_that_before_the_previous_one(dealer, order):
    """``win.one``: drawer, 下家, 上家; exactly one winner, whoever answers first."""
    winner = (dealer + 1) % 3
    for wall, by in (("8s", "self"), ("3b1s8s", "other")):
        hand = play(deal(*turned(["9s", READY, READY_TOO], dealer), dealer=dealer, wall=wall), f"{dealer} discard 9s")
        source = winner if by == "self" else dealer
        until(hand, "8s", source)
        for place in order:
            if not hand.over:
                play(hand, f"{(dealer + place) % 3} hu")
        assert events(hand, "won") == [{"seat": winner, "card": "8s", "by": by, "from": source}]
        assert hand.result.winner == winner and hand.result.source == source


def on_3s(*hands):
    """A deal whose first flip is 3s, which nobody can use but who is named."""
    return dealt(*hands, wall="3s", apart="23s3b")


@each_row(
    "scene",
    {
        "``turn.window``: after the first seat has declined 胡 the second may win": (
            dealt("9s", READY, READY_TOO, wall="8s"),
            "0 discard 9s; 1 pass; 2 hu; winner 2",
        ),
        "胡 goes before 碰 and 吃": (
            dealt("88s0b", READY, "67s9s", wall="8s"),
            "0 discard 0b; asked 1 2 0; 0 peng; 2 chi 678s; 1 hu; winner 1",
        ),
        "``win.before_pao``, 撇跑胡: 胡 goes before 跑": (
            dealt("0b", READY, "888s", wall="8s"),
            "0 discard 0b; asked 1; 1 hu; winner 1; no pao",
        ),
        "``pao.compulsory``: the 跑 follows if nobody wins": (
            dealt("0b", READY, "888s", wall="8s"),
            "0 discard 0b; 1 pass; told pao seat=2 card=8s from=1 grew=kan; asked 2",
        ),
        "``pao.compulsory``: another's flip makes a 偎 a 跑": (
            dealt("1b", "55s9b", wall="5s5s"),
            "0 discard 1b; 1 discard 9b; settle; told pao seat=1 card=5s from=2 grew=wei",
        ),
        "``pao.compulsory``: the own flip makes a laid 碰 a 跑, not a 提: 6 胡息": (
            dealt("5s", "55s9b", wall="0b0b5s"),
            "0 discard 5s; 1 peng; 1 discard 9b; settle; told pao seat=1 card=5s from=1 grew=peng; 1 laid pao:5555s",
            lambda hand: hand.view(0).huxi[1] == 6,
        ),
        "``win.after_quad``: won at once, or after the 跑 of the first quad": (
            dealt("1b", "9s", PAO_WIN, wall="5s", xing="off"),
            "0 discard 1b; 2 pass; 2 laid pao:5555s; 2 hu; by other; source 1; huxi 27",
        ),
        "``turn.second_quad``: a 重跑 never wins": (
            dealt("1b", "9s", "4444s555s888b999b123b0b", wall="5s0s"),
            "0 discard 1b; settle; told pao seat=2 card=5s …; told skip seat=2",
        ),
        "``win.before_pao``, 破跑胡: the fourth card finishes 567s and leaves the 坎": (
            dealt("1b", "9s", "555s888b999b123b123s456b67s", wall="5s", xing="off"),
            "0 discard 1b; 2 hu; huxi 24",
        ),
        "``peng.pair``: the 上家 of the drawer may 碰": (on_3s("1b33s", ""), "0 discard 1b; until 3s; 0 may peng"),
        "``peng.pair``: the 下家 of the drawer may 碰": (on_3s("1b", "", "33s"), "0 discard 1b; until 3s; 2 may peng"),
        "碰 goes before the drawer's 吃": (
            on_3s("1b33s", "45s"),
            "0 discard 1b; until 3s; 1 chi 345s; 0 peng; told peng seat=0 card=3s from=1; no chi",
        ),
        "``chi.who``: the drawer eats before the 下家, and the 上家 never": (
            on_3s("1b45s", "45s", "45s"),
            "0 discard 1b; until 3s; 1 may chi 345s; 2 may chi 345s; 0 may nothing; 0 may not chi 345s: not_next_seat",
            "2 chi 345s; no chi; 1 chi 345s; told chi seat=1 card=3s melds=345s from=1",
        ),
        "``chi.who``: a card that the drawer passes": (
            on_3s("1b", "45s", "45s"),
            "0 discard 1b; until 3s; 1 pass; 2 chi 345s; told chi seat=2 card=3s melds=345s from=1; asked 2",
        ),
        "``turn.flip``: an unwanted flip lies before the drawer and never enters a hand": (
            dealt("1b", wall="9b0b", **PLAIN),
            "0 discard 1b; settle; told unclaimed seat=1 card=9b …; 0 sees cards 20 20 20",
            lambda hand: hand.view(0).discards[1][0] == (18, 0),
        ),
        "``king.self_draw``: a king holder wins on its own flip, or after the 跑 that it makes": (
            dealt("5s", "55s888999b123b456b123s6s9sk", "", wall="0b0b5s", xing="off", apart="0b"),
            "0 discard 5s; 1 peng; 1 discard 9s; until 5s by 1; 1 pass; 1 laid pao:5555s; 1 hu; by self; huxi 27",
        ),
    },
)
def test_a_flip_goes_to_the_highest_claim(scene):
    """``turn.priority``: 胡 > 跑 > 碰 > 吃."""
    play_scene(*scene)


@each_row(
    "scene",
    {
        "胡 is offered": (
            dealt("0b", READY, bottom="8s", **PLAIN),
            "0 discard 0b; last_card; 1 may only pass, hu; 1 hu",
        ),
        "no 碰": (
            dealt("1b", "9s", "33s", bottom="3s", **PLAIN),
            "0 discard 1b; last_card; told flipped seat=1 card=3s …; winner none",
        ),
        "no 吃": (
            dealt("1b", "9s45s", "45s", bottom="3s", **PLAIN),
            "0 discard 1b; last_card; told flipped seat=1 card=3s …; winner none",
        ),
        "提": (dealt("1b", "333s", bottom="3s", **PLAIN), "0 discard 1b; last_card; told ti card=3s …; winner none"),
        "偎": (dealt("1b", "33s", bottom="3s", **PLAIN), "0 discard 1b; last_card; told wei card=3s …; winner none"),
        "跑": (
            dealt("1b", "", "333s", bottom="3s", **PLAIN),
            "0 discard 1b; last_card; told pao card=3s …; winner none",
        ),
        "a 偎 that wins": (
            dealt("1b", WEI_WIN, bottom="0b", **PLAIN),
            "0 discard 1b; last_card; 1 may only pass, hu; 1 hu; winner 1",
        ),
        "a 偎 that would win and is let go": (
            dealt("1b", WEI_WIN, bottom="0b", **PLAIN),
            "0 discard 1b; last_card; 1 pass; winner none",
        ),
    },
)
def test_the_last_card_of_the_wall_is_won_or_laid_but_not_claimed_and_no_discard_follows(scene):
    """``turn.last_card``: 胡, 提, 偎 and 跑 only; nobody is asked for more, and the hand is over."""
    play_scene(*scene, lambda hand: hand.over)
