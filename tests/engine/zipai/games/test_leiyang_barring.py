"""放偎 (``past.fang_wei``): a 偎 shows one card; who discards the fourth one may no longer 吃 or 碰."""

from __future__ import annotations

import pytest

import hupai
from hupai.table.errors import InvalidRules
from hupai.zipai.as_json.view import view_json
from hupai.zipai.cards import parse_cards
from hupai.zipai.view.observation import bars
from tests.engine.decks import deal, events, games_where, laid, offered, play, settle, until, until_hu
from tests.engine.leiyang_tables import table

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息."""


def barred(more="", wall="", **options):
    """Seat 1 lays 8s as 偎 and plays 9b; seat 2 takes it by 碰 and plays the fourth 8s, which becomes a 跑."""
    hand = table("1b", "88s9b4s", f"8s99b{more}", wall=f"8s{wall}", apart="8s9b1b4s", **options)
    return play(hand, "0 discard 1b", "1 discard 9b", "2 peng", "2 discard 8s")


# --- 放偎 -----------------------------------------------------------------------------------------------


def test_who_discards_what_another_laid_as_wei_is_barred():
    """``past.fang_wei``."""
    hand = barred()
    assert hand.view(0).barred == (False, False, True)
    assert laid(hand, 1) == ["pao:8888s"]


def test_the_bar_is_a_public_event():
    """The mark is public; its event follows the discard at once."""
    hand = barred()
    for seat in range(3):
        assert events(hand, "barred", seen_by=seat) == [{"seat": 2, "card": "8s"}]
        assert hand.view(seat).barred == (False, False, True)
    kinds = [event.type for event in hand.log]
    assert kinds[kinds.index("barred") - 1] == "discarded"


def test_the_barred_seat_may_not_lay_a_peng_any_more():
    """``past.fang_wei``: 不能再吃、碰."""
    hand = play(barred("44s"), "1 discard 4s")
    assert {"seat": 1, "card": "4s"} in events(hand, "unclaimed") and len(events(hand, "peng")) == 1
    assert "peng" in play(barred("44s", fang_wei=False), "1 discard 4s").legal(2)


def test_a_barred_claim_is_refused_with_that_reason():
    """A 5s that seat 1 could eat lies on the table; seat 2 holds a pair of it."""
    hand = table("1b", "88s9b4s67s", "8s99b55s", wall="8s3b5s", apart="85s91b4s3b")
    play(hand, "0 discard 1b", "1 discard 9b", "2 peng", "2 discard 8s", "1 discard 4s")
    until(hand, "5s", 0)
    assert hand.legal(2) == [] and hand.why_not(2, "peng").code == "barred"


def test_the_barred_seat_may_not_eat_any_more():
    """``past.fang_wei``: here a discard of the 上家."""
    hand = play(barred("56s"), "1 discard 4s")
    assert not offered(hand, 2, "chi")
    assert hand.why_not(2, "chi 456s").code == "barred"
    assert "chi 456s" in play(barred("56s", fang_wei=False), "1 discard 4s").legal(2)


def test_the_barred_seat_does_not_eat_its_own_flip_either():
    """It flips 3b itself and holds 4b 5b."""
    for fang_wei in (True, False):
        hand = play(barred("45b", wall="3b", fang_wei=fang_wei), "1 discard 4s")
        until(hand, "3b", 2)
        assert bool(offered(hand, 2, "chi")) is not fang_wei


@pytest.mark.parametrize(
    ("more", "wall", "group"), [("55s", "5s", "wei:555s"), ("555s", "5s", "ti:5555s"), ("444s", "", "pao:4444s")]
)
def test_the_barred_seat_still_lays_wei_ti_and_pao(more, wall, group):
    """``past.fang_wei``: 胡, 偎, 提 and 跑 stay open."""
    hand = settle(play(barred(more, wall=wall), "1 discard 4s"))
    assert laid(hand, 2) == ["peng:999b", group]


def test_the_barred_seat_still_wins():
    """A 碰 of 9b 3, 坎 of 0b 6, 一二三 6 and 3; 8s played; 4s fills 56s (``past.fang_wei``)."""
    hand = barred("000b123b123s567b345b56s")
    play(hand, "1 discard 4s", "2 hu")
    assert hand.result.winner == 2 and hand.result.win.huxi == 18


def test_a_seat_is_barred_once():
    """The same seat gets no second event."""
    hand = table("1b", "88s55s9b4s", "8s5s99b00b", wall="8s0s0s5s0b", apart="580s91b4s0b")
    play(hand, "0 discard 1b", "1 discard 9b", "2 peng", "2 discard 8s", "1 discard 4s")
    settle(hand)
    assert "wei:555s" in laid(hand, 1)
    play(hand, f"1 {offered(hand, 1, 'discard')[0]}")
    settle(hand)
    assert not any(bars(hand.view(2), kind) for kind in range(20)), "nothing more can be lost"
    play(hand, "2 discard 5s")
    assert len(events(hand, "barred")) == 1 and "pao:5555s" in laid(hand, 1)


def test_a_hidden_kan_bars_nobody():
    """The 8s becomes a 跑 all the same (``past.fang_wei``: only a laid 偎 bars)."""
    hand = play(table("8s", "888s", "", apart="8s"), "0 discard 8s")
    assert laid(hand, 1) == ["pao:8888s"]
    assert hand.view(0).barred == (False, False, False) and not events(hand, "barred")


def test_a_laid_peng_bars_nobody():
    """``past.fang_wei``: only a laid 偎 bars."""
    hand = table("8s", "88s9b", "8s99b", apart="8s9b")
    play(hand, "0 discard 8s", "1 peng", "1 discard 9b", "2 peng", "2 discard 8s")
    assert not events(hand, "barred") and not any(hand.view(0).barred)


def test_flipping_the_fourth_card_bars_nobody():
    """``past.fang_wei``: only a card played from the hand bars."""
    hand = table("1b", "88s9b", "", wall="8s8s", apart="8s9b1b")
    settle(play(hand, "0 discard 1b", "1 discard 9b"))
    assert laid(hand, 1) == ["pao:8888s"] and not any(hand.view(0).barred)


def test_nobody_can_discard_the_fourth_card_of_a_chouwei():
    """Its fourth card is the one that was passed; no card of its kind is left (``wei.stale``)."""
    hand = settle(play(table("8s", "88s", "", wall="8s", apart="8s"), "0 discard 8s", "1 pass"))
    assert laid(hand, 1) == ["chouwei:888s"]
    assert sum(hand.table.hands[seat][7] for seat in range(3)) == 0
    assert 7 not in hand.table.wall[hand.table.drawn :]


def test_ones_own_wei_and_other_kinds_do_not_bar():
    """The offer says before the discard which card bars: 8s for seat 2, and no other card."""
    hand = table("1b", "88s9b", "8s99b", wall="8s", apart="8s9b1b")
    play(hand, "0 discard 1b", "1 discard 9b", "2 peng")
    seen = hand.view(2)
    assert [kind for kind in range(20) if bars(seen, kind)] == parse_cards("8s")
    assert not any(bars(hand.view(1), kind) for kind in range(20))


def test_a_wei_that_has_become_a_quad_bars_no_more():
    """All four cards lie on the table."""
    hand = barred()
    assert not any(bars(hand.view(0), kind) for kind in range(20))


def test_with_the_option_off_nobody_is_barred():
    """fang_wei off."""
    hand = barred(fang_wei=False)
    assert laid(hand, 1) == ["pao:8888s"] and not events(hand, "barred")


@pytest.mark.parametrize("game", games_where(fang_wei=False))
def test_other_games_have_no_fang_wei(game):
    """``past.fang_wei``."""
    hand = deal("1b", "88s9b", "8s99b", wall="8s", apart="8s9b1b", game=game)
    play(hand, "0 discard 1b", "1 discard 9b", "2 peng", "2 discard 8s")
    assert not any(hand.view(0).barred)


# --- what a 偎 and a 提 show -----------------------------------------------------------------------------


def up(hand, owner, seen_by, index=0):
    """(card, face up) of a laid group before ``owner``, for ``seen_by``."""
    meld = view_json(hand.view(seen_by), hand)["seats"][owner]["melds"][index]
    return list(zip(meld["cards"], meld["up"], strict=True))


def test_a_wei_shows_one_card():
    """``wei.compulsory``: two cards face down, one face up."""
    hand = settle(play(table("1b", "88s", "", wall="8s"), "0 discard 1b"))
    for seat in range(3):
        assert up(hand, 1, seat) == [("8s", False), ("8s", False), ("8s", True)]
        assert events(hand, "wei", seen_by=seat) == [{"seat": 1, "card": "8s", "chou": False}]
        assert hand.view(seat).huxi[1] == 3


def test_a_chouwei_shows_one_card_too():
    """``wei.stale``: two cards face down, one face up; its 胡息 are those of a 偎."""
    hand = settle(play(table("8s", "88s", "", wall="8s", apart="8s"), "0 discard 8s", "1 pass"))
    for seat in range(3):
        assert up(hand, 1, seat) == [("8s", False), ("8s", False), ("8s", True)]
        assert events(hand, "wei", seen_by=seat) == [{"seat": 1, "card": "8s", "chou": True}]
    assert hand.view(0).huxi[1] == 3


@pytest.mark.parametrize("game_id", games_where(fang_wei=True))
def test_a_hidden_wei_and_fang_wei_contradict_each_other(game_id):
    """Nobody can avoid the kind of a 偎 that is hidden."""
    game = hupai.games[game_id]
    for chosen in ({"wei_hidden": True}, {"wei_hidden": True, "fang_wei": True}):
        with pytest.raises(InvalidRules) as refused:
            game.rules(**chosen)
        (problem,) = refused.value.facts["problems"]
        assert (problem["code"], problem["option"], problem["other"]) == ("options_conflict", "fang_wei", "wei_hidden")
    assert game.rules(wei_hidden=True, fang_wei=False).wei_hidden


def test_a_wei_that_completes_the_hand_shows_its_card_too():
    """A 偎 that completes the hand is laid openly before 胡 is declared."""
    hand = until_hu(play(table("9s", READY[:-3] + "00b", "", wall="0b", apart="9s0b"), "0 discard 9s"), 1)
    assert "0b" in [card for card, face_up in up(hand, 1, 2) if face_up]
