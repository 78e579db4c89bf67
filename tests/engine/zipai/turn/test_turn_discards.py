"""Who may take a card played from a hand, and in which order; 点炮 (``turn.priority``, ``win.discard``)."""

from __future__ import annotations

from tests.engine.decks import deal, events, games_where, play
from tests.engine.scenes import dealt, play_scene
from tests.rows import each_row

READY = "888999b123b123s456b456s67s"
"""Waits for 5s and 8s with 21 胡息."""
READY_TOO = "777000b345b123s456s890s67s"
"""Waits for 5s and 8s with 15 胡息."""
PAO_WIN = "555s888b999b123b123s456b00b"
"""A 坎 of 5s, five finished groups and a pair: the first quad completes it."""


DIANPAO = {"win_on_discard": True}
LAID_PENG = "55s888b999b123b123s456b00b9s"
"""碰 5s laid, five groups and a pair of 0b: only a quad of 5s completes it."""


@each_row(
    "scene",
    {
        **{
            f"``win.flip``: only flipped cards win in {game}": (
                dealt("5s", READY, game=game),
                "0 discard 5s; 1 may not hu: discard_not_won",
            )
            for game in games_where(win_on_discard=False)
        },
        "``pao.compulsory``: 跑 from a 坎 is automatic, and the first quad owes a discard": (
            dealt("8b", "12s", "888b"),
            "0 discard 8b; told pao seat=2 card=8b from=0 grew=kan; 2 laid pao:8888b; asked 2",
        ),
        "``pao.compulsory``: 跑 from a 偎": (
            dealt("1b", "55s9b", "99b5s", wall="5s"),
            "0 discard 1b; 1 discard 9b; 2 peng; 2 discard 5s",
            "told pao seat=1 card=5s from=2 grew=wei; 1 laid pao:5555s",
        ),
        "``win.after_quad``: straight to the discard, though the 跑 completes the hand": (
            dealt("5s", PAO_WIN),
            "0 discard 5s; 1 laid pao:5555s; asked 1; 1 may not hu",
        ),
        "``peng.pair``: the 下家 may 碰": (dealt("3s", "33s"), "0 discard 3s; 1 may peng"),
        "``peng.pair``: the 上家 may 碰": (dealt("3s", "", "33s"), "0 discard 3s; 2 may peng"),
        "``chi.who``: only the 下家 eats": (
            dealt("3s", "45s", "45s", apart="23s3b"),
            "0 discard 3s; 1 may chi 345s; 2 may nothing; 2 may not chi 345s: not_next_seat",
        ),
        "碰 goes before 吃 and is waited for": (
            dealt("3s", "45s", "33s", apart="23s3b"),
            "0 discard 3s; asked 1 2; 1 chi 345s; no chi; 2 peng; told peng seat=2 card=3s from=0; no chi; asked 2",
        ),
        "``turn.window``: a declined 碰 leaves the card to the 吃": (
            dealt("3s", "45s", "33s", apart="23s3b"),
            "0 discard 3s; 1 chi 345s; 2 pass; told chi seat=1 card=3s melds=345s from=0",
        ),
        "``turn.order``: an unwanted discard lies before its player, and the next seat draws": (
            dealt("9b", wall="0b"),
            "0 discard 9b; settle; told unclaimed seat=0 card=9b …; told flipped seat=1 card=0b …",
            lambda hand: hand.view(2).discards[0][0] == (18, 1) and events(hand, "flipped")[0]["card"] == "0b",
        ),
        "``win.one``: with 点炮 winners are taken in order from the discarder": (
            dealt("8s", READY, READY_TOO, **DIANPAO),
            "0 discard 8s; 1 hu; winner 1",
        ),
        "``win.one``: whoever answers first": (
            dealt("8s", READY, READY_TOO, **DIANPAO),
            "0 discard 8s; 2 hu; 1 hu; winner 1",
        ),
        "``king.self_draw``: with 点炮 a king holder still wins by its own flip only": (
            dealt("5s", "888999b123b123s456b456s6sk", **DIANPAO),
            "0 discard 5s; 1 may not hu: king_needs_own_flip",
        ),
        "with 点炮 胡 goes before another's 跑, which follows and gives no 胡 of its own": (
            dealt("8s", READY, "888s", **DIANPAO),
            "0 discard 8s; 1 pass; told pao seat=2 card=8s from=0 grew=kan; 2 may not hu",
        ),
        "``pao.compulsory``: with 点炮 a laid 碰 is no quad for the discard, not even in the win": (
            dealt("5s", LAID_PENG, "99s5s", **DIANPAO),
            "0 discard 5s; 1 peng; 1 discard 9s; 2 peng; 2 discard 5s; 1 may not hu; no pao",
        ),
        "``pao.compulsory``: the same hand wins on a flip": (
            dealt("5s", LAID_PENG, wall="5s", xing="off"),
            "0 discard 5s; 1 peng; 1 discard 9s; 1 hu; huxi 27",
        ),
    },
)
def test_a_discard_goes_to_the_highest_claim(scene):
    """``turn.priority``."""
    play_scene(*scene)


# --- 点炮 (an option) ----------------------------------------------------------------------------


@each_row("game, paid", [("yongzhou", 6), ("yongzhou-plain", 6), ("paohuzi", 6), ("leiyang", 6), ("shaoyang", 8)])
def test_a_discarder_pays_both_shares_of_a_win(game, paid):
    """``win.discard``, ``pay.discard``: 21 胡息 are 3 囤, in 邵阳 4; a discard is no own draw, so no fan counts."""
    hand = play(deal("5s", READY, game=game, win_on_discard=True), "0 discard 5s", "1 hu")
    assert events(hand, "won") == [{"seat": 1, "card": "5s", "by": "discard", "from": 0}]
    assert hand.result.win.price.fans == ()
    assert [(p.payer, p.payee, p.points) for p in hand.result.payments] == [(0, 1, paid)]
    assert hand.result.scores == (-paid, paid, 0)
