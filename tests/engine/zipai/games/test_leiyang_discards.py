"""放炮: a card played from a hand may be won, and its player pays for both (``win.discard``)."""

from __future__ import annotations

from tests.engine.decks import play, until_hu
from tests.engine.leiyang_tables import drift_to_hu, table
from tests.engine.scenes import lazily, play_scene
from tests.rows import each_row

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, 3 囤."""
OTHER = "000777b345b345s222s678s67s"
"""Waits for 5s and 8s as well: 15 胡息, 1 囤."""
PAIR = "888999b123b123s456b456s00s"
"""A third 0s: 碰 1 or 偎 3; the fourth 8b or 9b makes a 跑 and 00s the 将."""
FREE_OF_FIVES = "888999b123b123s456b678s67s"
"""READY without a 5s, so that three of them may be elsewhere."""


at_table = lazily(table)


@each_row("times, each", [(1, 3), (2, 6), (3, 9)])
def test_the_factor_of_an_own_flip_is_an_option(times, each):
    """``fan.self_draw``: 21 胡息, 3 囤; a factor of 1 is no fan."""
    chosen = table("0b", READY, "", wall="5s", apart="0b", self_draw=times)
    hand = until_hu(play(chosen, "0 discard 0b"), 1)
    assert play(hand, "1 hu").result.scores == (-each, 2 * each, -each)
    assert hand.result.win.price.fans == (("self_draw", times),) * (times > 1)


@each_row(
    "scene",
    {
        "``win.one``: the first seat passes, and the other wins": (
            at_table("5s", READY, OTHER),
            "0 discard 5s; 1 pass; 2 hu; winner 2; scores -2 0 2",
        ),
        "``turn.priority``: 胡 beats 跑": (
            at_table("5s", FREE_OF_FIVES, "555s"),
            "0 discard 5s; 1 hu; winner 1; no pao",
        ),
        "``turn.priority``: 胡 beats 碰, even if that was answered first": (
            at_table("5s", READY, "55s", apart="5s"),
            "0 discard 5s; 2 peng; 1 hu; winner 1",
        ),
        "a seat whose open 偎 will take the card is not offered the 吃, which could never happen": (
            at_table("0b", "88s67s0s", READY, wall="8s0b8s", apart="8s0s0b"),
            "0 discard 0b; 1 discard 0s; until 8s by 0; 2 may hu; 1 may nothing; 2 pass; 1 laid pao:8888s",
        ),
        "``huxi.last_card``: a pair and the discard are a 碰 of 1, no 坎 of 3": (
            at_table("0s", PAIR, ""),
            "0 discard 0s; 1 hu; huxi 22",
            lambda hand: "peng" in [group.name for group in hand.result.win.groups],
        ),
        "``huxi.last_card``: a 坎 and the discard are a 跑, 9 instead of 6, and 0s 0s the 将": (
            at_table("9b", PAIR, ""),
            "0 discard 9b; 1 hu; huxi 24",
            lambda hand: [group.name for group in hand.result.win.groups].count("pao") == 1,
        ),
        "``turn.discard``: 胡 is declared before the card is laid; a 碰 that completes the hand owes a discard": (
            at_table("0s", PAIR, "", guo_hu="free"),
            "0 discard 0s; 1 peng; 1 may not hu; 1 may discard",
        ),
        "``turn.discard``: so does a 吃": (
            at_table("8s", READY, "", guo_hu="free"),
            "0 discard 8s; 1 chi 678s; settle; 1 may not hu; 1 may discard",
        ),
        "a discard after a 碰 is won like any other": (
            at_table("9s", "99s5s", READY.replace("456s", "345s"), apart="9s5s8s"),
            "0 discard 9s; 1 peng; 1 discard 5s; 2 hu; scores 0 -6 6",
        ),
        "win_on_discard off: only flips win": (
            at_table("5s", READY, "", wall="0b5s", apart="0b5s", win_on_discard=False),
            "0 discard 5s; 1 may not hu: discard_not_won; until 5s by 2; 1 may hu",
        ),
    },
)
def test_a_discard_may_be_won_and_goes_first_to_who_wins(scene):
    play_scene(*scene)


# --- the last card ------------------------------------------------------------------------------------------

LAST = "888999111b345b456s345s68s"
"""Waits for 7s, its only red card: 18 胡息."""


@each_row("haidi, times, tun", [(1, 2, 8), (2, 4, 20)])
def test_the_last_card_of_the_wall_doubles_with_haidi(haidi, times, tun):
    """``fan.haidi``: 海底 ×2 is an option: 18 × 2 = 36 胡息, 8 囤; × 4 = 72, 20."""
    chosen = table("1s77665544s", "7s891b", LAST, bottom="7s", apart="1s67890s", haidi=haidi)
    hand = play(drift_to_hu(play(chosen, "0 discard 1s"), 2), "2 hu")
    price = hand.result.win.price
    assert hand.view(0).wall_left == 0
    assert (price.huxi_times, price.tun, price.pay_each) == (times, tun, tun)
    assert [name for name, _ in price.huxi_fans] == ["dot", "haidi"][:haidi]


@each_row(
    "left, chosen",
    [
        (18, at_table("1s", "", LAST, wall="7s", apart="1s", haidi=2)),
        (1, at_table("1s7665544s", "77s891b", LAST, bottom="7s0s", apart="17s", haidi=2)),
    ],
)
def test_neither_the_first_nor_the_last_card_but_one_is_haidi(left, chosen):
    hand = play(drift_to_hu(play(chosen(), "0 discard 1s"), 2), "2 hu")
    assert hand.view(0).wall_left == left
    assert [name for name, _ in hand.result.win.price.huxi_fans] == ["dot"]
