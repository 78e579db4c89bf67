"""Who may take a card played from a hand, and in which order; 点炮 (``turn.priority``, ``win.discard``)."""

from __future__ import annotations

import pytest

from tests.engine.decks import deal, events, games_where, laid, offered, play, settle

READY = "888999b123b123s456b456s67s"
"""Waits for 5s and 8s with 21 胡息."""
READY_TOO = "777000b345b123s456s890s67s"
"""Waits for 5s and 8s with 15 胡息."""
PAO_WIN = "555s888b999b123b123s456b00b"
"""A 坎 of 5s, five finished groups and a pair: the first quad completes it."""


@pytest.mark.parametrize("game", games_where(win_on_discard=False))
def test_without_dianpao_a_discard_does_not_win(game):
    """``win.flip``: only flipped cards win."""
    hand = play(deal("5s", READY, game=game), "0 discard 5s")
    assert "hu" not in hand.legal(1)
    assert hand.why_not(1, "hu").code == "discard_not_won"


def test_pao_of_a_discard_from_a_kan_is_automatic():
    """``pao.compulsory``: nobody is asked."""
    hand = play(deal("8b", "12s", "888b"), "0 discard 8b")
    assert events(hand, "pao") == [{"seat": 2, "card": "8b", "from": 0, "grew": "kan"}]
    assert laid(hand, 2) == ["pao:8888b"]
    assert hand.to_act == (2,), "the first quad: a discard is owed"


def test_anothers_discard_makes_a_wei_a_pao():
    """``pao.compulsory``."""
    hand = deal("1b", "55s9b", "99b5s", wall="5s")
    play(hand, "0 discard 1b", "1 discard 9b", "2 peng", "2 discard 5s")
    assert events(hand, "pao") == [{"seat": 1, "card": "5s", "from": 2, "grew": "wei"}]
    assert laid(hand, 1) == ["pao:5555s"]


def test_anybody_may_peng_a_discard():
    """``peng.pair``: both 下家 and 上家 may."""
    assert offered(play(deal("3s", "33s"), "0 discard 3s"), 1, "peng") == ["peng"]
    assert offered(play(deal("3s", "", "33s"), "0 discard 3s"), 2, "peng") == ["peng"]


def test_only_the_next_seat_may_eat_a_discard():
    """``chi.who``: the 上家 may 碰 and 跑 but not eat."""
    hand = play(deal("3s", "45s", "45s", apart="23s3b"), "0 discard 3s")
    assert "chi 345s" in hand.legal(1)
    assert hand.legal(2) == []
    assert hand.why_not(2, "chi 345s").code == "not_next_seat"


def test_peng_outranks_chi_on_a_discard():
    """``turn.priority``."""
    hand = play(deal("3s", "45s", "33s", apart="23s3b"), "0 discard 3s")
    assert set(hand.to_act) == {1, 2}
    play(hand, "1 chi 345s")
    assert not events(hand, "chi"), "the 碰 has not been answered"
    play(hand, "2 peng")
    assert events(hand, "peng") == [{"seat": 2, "card": "3s", "from": 0}]
    assert not events(hand, "chi")
    assert hand.to_act == (2,)


def test_a_declined_peng_leaves_the_card_to_the_chi():
    """``turn.window``: the lower claims of the same window stay open."""
    hand = play(deal("3s", "45s", "33s", apart="23s3b"), "0 discard 3s", "1 chi 345s", "2 pass")
    assert events(hand, "chi") == [{"seat": 1, "card": "3s", "melds": ["345s"], "from": 0}]


def test_an_unwanted_discard_lies_before_the_discarder_and_the_next_seat_draws():
    """``turn.order``."""
    hand = settle(play(deal("9b", wall="0b"), "0 discard 9b"))
    assert events(hand, "unclaimed")[0] == {"seat": 0, "card": "9b"}
    assert hand.view(2).discards[0][0] == (18, 1)
    assert events(hand, "flipped")[0] == {"seat": 1, "card": "0b"}


def test_pao_on_a_discard_never_leads_to_hu():
    """``win.after_quad``: straight to the discard."""
    hand = play(deal("5s", PAO_WIN), "0 discard 5s")
    assert laid(hand, 1) == ["pao:5555s"]
    assert hand.to_act == (1,)
    assert "hu" not in hand.legal(1)


# --- 点炮 (an option) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "paid"), [("yongzhou", 6), ("yongzhou-plain", 6), ("paohuzi", 6), ("leiyang", 6), ("shaoyang", 8)]
)
def test_a_discarder_pays_both_shares_of_a_win(game, paid):
    """``win.discard``, ``pay.discard``: 21 胡息 are 3 囤, in 邵阳 4; a discard is no own draw, so no fan counts."""
    hand = play(deal("5s", READY, game=game, win_on_discard=True), "0 discard 5s", "1 hu")
    assert events(hand, "won") == [{"seat": 1, "card": "5s", "by": "discard", "from": 0}]
    assert hand.result.win.price.fans == ()
    assert [(p.payer, p.payee, p.points) for p in hand.result.payments] == [(0, 1, paid)]
    assert hand.result.scores == (-paid, paid, 0)


@pytest.mark.parametrize("answers", [("1 hu", "2 hu"), ("2 hu", "1 hu")])
def test_with_dianpao_winners_are_taken_in_order_from_the_discarder(answers):
    """``win.one``."""
    hand = deal("8s", READY, READY_TOO, win_on_discard=True)
    play(hand, "0 discard 8s")
    for line in answers:
        if not hand.over:
            play(hand, line)
    assert hand.result.winner == 1


def test_with_dianpao_a_king_holder_still_wins_by_its_own_flip_only():
    """``king.self_draw``."""
    hand = play(deal("5s", "888999b123b123s456b456s6sk", win_on_discard=True), "0 discard 5s")
    assert "hu" not in hand.legal(1)
    assert hand.why_not(1, "hu").code == "king_needs_own_flip"


def test_with_dianpao_hu_outranks_pao_of_another():
    """``turn.priority``: declined, the 跑 follows and still gives no 胡 of its own."""
    hand = play(deal("8s", READY, "888s", win_on_discard=True), "0 discard 8s", "1 pass")
    assert events(hand, "pao") == [{"seat": 2, "card": "8s", "from": 0, "grew": "kan"}]
    assert "hu" not in hand.legal(2)


def test_with_dianpao_a_laid_peng_is_no_quad_for_the_discard():
    """``pao.compulsory``: no 跑 from a laid 碰 on a discard, not even in the win."""
    # 碰 5s laid, five groups and a pair of 0b: only a quad of 5s would complete it.
    cards = "55s888b999b123b123s456b00b9s"
    hand = deal("5s", cards, "99s5s", wall="", win_on_discard=True)
    play(hand, "0 discard 5s", "1 peng", "1 discard 9s", "2 peng", "2 discard 5s")
    assert "hu" not in hand.legal(1)
    assert not events(hand, "pao")


def test_the_same_hand_does_win_on_a_flip_of_the_fourth_copy():
    """``pao.compulsory``: the laid 碰 becomes a 跑 in the win."""
    cards = "55s888b999b123b123s456b00b9s"
    hand = deal("5s", cards, wall="5s", xing="off")
    play(hand, "0 discard 5s", "1 peng", "1 discard 9s")
    assert "hu" in hand.legal(1)
    play(hand, "1 hu")
    assert hand.result.win.huxi == 6 + 6 + 6 + 6 + 3
