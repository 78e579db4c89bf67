"""The worked examples that are about procedure, played at a table with stacked decks.

The name of a test says its row in rows.json: section, place, case. Hands to score and 吃 to count are data, judged
in zipai/test_vectors.py; rows.json lists which test stands for which row.
"""

from random import Random

import pytest

import hupai
from hupai.zipai.rules.fans import combined_factor
from hupai.zipai.state import PHASE_DISCARD
from tests.engine.amounts import amount
from tests.engine.decks import deal, events, laid, let_pass, offered, play, settle, until, until_hu
from tests.engine.oracle import payment
from tests.engine.oracle.choices import GAMES

# --- 12.1: hands that win or do not, at a table --------------------------------------------------------


@pytest.mark.parametrize(("win_on", "wins"), [("flip", True), ("discard", False)])
def test_12_1_row_12_laid_peng_becomes_pao_by_a_flip_alone(win_on, wins):
    """A flipped 0s makes the laid 碰 a 跑, with 66b as the 将; a discarded one does not."""
    cards = "00s444b88b8s66b77b7s999b666s1s"
    flipped = win_on == "flip"
    hand = deal(
        "0s", cards, "11s" if flipped else "11s0s", wall="0s" if flipped else "1b", game="paohuzi", win_on_discard=True
    )
    play(hand, "0 discard 0s", "1 peng", "1 discard 1s")
    if flipped:
        until(hand, "0s")
    else:
        play(hand, "2 peng", "2 discard 0s")
    assert ("hu" in hand.legal(1)) is wins


# --- 12.2 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_07_wei_first_then_hu_is_offered(game):
    """Pair in hand, own flip of the same value: 偎 first, then 胡."""
    hand = settle(play(deal("1b", "888999b123b123s456b456s00b", wall="0b", game=game), "0 discard 1b"))
    assert [event["card"] for event in events(hand, "wei")] == ["0b"]
    assert laid(hand, 1) == ["wei:000b"] and "hu" in hand.legal(1)


@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_07_wei_first_although_the_hand_could_win_otherwise(game):
    """5s would finish 567s; with the pair it is a 偎, and 67s is left over."""
    hand = settle(play(deal("1b", "888999b123b123s55s67s4b5b6b", wall="5s", game=game), "0 discard 1b"))
    assert laid(hand, 1) == ["wei:555s"] and "hu" not in hand.legal(1)


@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_08_laid_peng_fourth_copy_discarded_is_no_pao(game):
    """Laid 碰, fourth copy discarded by a hand: no 跑."""
    hand = deal("5s", "55s9b", "99b5s", game=game)
    play(hand, "0 discard 5s", "1 peng", "1 discard 9b", "2 peng", "2 discard 5s")
    assert laid(hand, 1) == ["peng:555s"] and not events(hand, "pao")


@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_08_laid_peng_fourth_copy_flipped_is_pao(game):
    """Laid 碰, fourth copy flipped: 跑, whoever flips it."""
    hand = settle(play(deal("5s", "55s9b", wall="5s", game=game), "0 discard 5s", "1 peng", "1 discard 9b"))
    assert [(event["seat"], event["grew"]) for event in events(hand, "pao")] == [(1, "peng")]
    assert laid(hand, 1) == ["pao:5555s"]


@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_10_peng_or_chi_with_the_forced_jiao(game):
    """With 22s 2b 70s, a 2s of the 上家 may be taken by 碰, or by 吃 with 70s, which forces the 绞 22s 2b."""
    hand = play(deal("2s", "22s2b70s444555666s888b139b", game=game), "0 discard 2s")
    assert "peng" in hand.legal(1)
    assert offered(hand, 1, "chi") == ["chi 270s 22s2b"]


@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_11_the_forced_jiao_would_need_a_kan(game):
    """With 22s 222b 70s the 吃 is not offered; the 碰 still is."""
    hand = play(deal("2s", "22s222b70s444555666s888b9b", game=game), "0 discard 2s")
    assert "peng" in hand.legal(1) and not offered(hand, 1, "chi")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("cards", "card"), [("8s888b", "8s"), ("888s9b", "8b")])
def test_12_2_row_12_no_chi_through_a_kan(cards, card, game):
    """A 坎 of 8b gives no card to eat 8s with, and a 坎 of 8s none to eat 8b with."""
    hand = play(deal(card, cards + "444555666s111b111s3s", game=game), f"0 discard {card}")
    assert not offered(hand, 1, "chi")
    assert hand.why_not(1, "chi 8s88b").code != "" and hand.why_not(1, "chi 88s8b").code != ""


@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_13_two_runs_and_the_kan_stays_whole(game):
    """With 9s 88s 00s 777s, a 9s is eaten only as two runs 890s."""
    hand = play(deal("9s", "9s88s00s777s2s444555666b1b3b", game=game), "0 discard 9s")
    assert offered(hand, 1, "chi") == ["chi 890s 890s"]


@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_14_no_other_partner_for_the_second_copy(game):
    """With 132b and no other partner for the second 2b there is no 吃."""
    hand = play(deal("2b", "132b444555666777s888b9s0s", game=game), "0 discard 2b")
    assert not offered(hand, 1, "chi")


@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_14_the_same_with_b7_b10(game):
    """With 70b the second 2b is laid as 270b."""
    hand = play(deal("2b", "132b70b444555666s888b389s", game=game), "0 discard 2b")
    assert offered(hand, 1, "chi") == ["chi 123b 270b"]
    play(hand, "1 chi 123b 270b")
    assert sorted(laid(hand, 1)) == ["chi:123b", "chi:270b"]


@pytest.mark.parametrize(("by", "offers"), [("other", False), ("self", True)])
def test_12_2_row_15_nine_are_no_win_at_ten(by, offers):
    """A pair of 1b beside a 二七十 of 6: another's 1b makes 9 胡息, no win in 耒阳; an own one makes 12."""
    cards = "11b089s270b456s567s456b34b5b"
    wall = "1b" if by == "self" else "2s1b"
    hand = deal("0b", cards, wall=wall, game="leiyang", apart="2s")
    play(hand, "0 discard 0b")
    if by == "self":
        settle(hand)
    else:
        until(hand, "1b", 2)
    assert ("hu" in hand.legal(1)) is offers


@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_16_the_order_follows_the_last_actor(game):
    """Seat 0 discards, its 上家 lays a 跑 and discards; nobody wants that card, so seat 0 draws next."""
    hand = settle(play(deal("8b", "", "888b0b", wall="9b", game=game), "0 discard 8b", "2 discard 0b"))
    assert [event["seat"] for event in events(hand, "pao")] == [2]
    assert events(hand, "flipped")[0] == {"seat": 0, "card": "9b"}


@pytest.mark.more
@pytest.mark.parametrize("game", GAMES)
def test_12_2_row_17_cards_in_hand_by_threes(game):
    """A hand that owes no discard has 2 cards more than a multiple of 3, or with a quad 1 more."""
    rng, checked, quads = Random(f"row 17 {game}"), 0, 0
    chosen = hupai.games[game]
    for number in range(amount(12, 200)):
        hand = chosen.deal(chosen.rules(), seed=f"row 17 {number}", dealer=number % 3)
        while not hand.over:
            for seat in range(3):
                owes = hand.table.phase == PHASE_DISCARD and seat in hand.to_act
                if owes or hand.table.skips[seat] or hand.table.dead[seat] or not hand.table.drawn:
                    continue
                four = any(word.startswith(("ti:", "pao:")) for word in laid(hand, seat))
                assert sum(hand.view(seat).hand) % 3 == (1 if four else 2), (number, seat)
                checked, quads = checked + 1, quads + four
            seat = rng.choice(hand.to_act)
            hand.act(seat, rng.choice(hand.legal(seat)))
    assert checked > 600 and quads > 12


@pytest.mark.parametrize(("first", "asked"), [("3s", False), ("9s", True)])
def test_12_2_zm_audit_r2_own_discard_is_not_eaten_later(first, asked):
    """Who has discarded 3s may not eat a later 3s with 24s."""
    hand = play(deal(f"24s{first}", wall="9b8b3s", apart="3s3b", game="paohuzi"), f"0 discard {first}")
    offers = []
    while not (hand.over or events(hand, "flipped")[2:]) or 0 in hand.to_act:
        offers += offered(hand, 0, "chi")
        hand.act(hand.to_act[0], "pass")
    assert events(hand, "flipped")[2] == {"seat": 0, "card": "3s"}
    assert ("chi 234s" in offers) is asked


def test_12_2_zm_audit_r3_a_card_of_the_other_size_may_remain():
    """7s is eaten as 绞 77s 7b and as 二七十; one more 7b may stay in the hand."""
    hand = play(deal("7s", "77s77b20s444555s111222b9b3b", game="paohuzi"), "0 discard 7s")
    assert "chi 270s 77s7b" in hand.legal(1)
    play(hand, "1 chi 270s 77s7b")
    assert hand.view(1).hand[16] == 1


def test_12_2_zm_additive_table():
    """``fan.ming_tang``: three fans of 5 add up to 15."""
    rules = hupai.games["paohuzi"].rules(ming_tang="add", base_bonus=1)
    assert combined_factor(rules, [("black", 5), ("big", 5), ("pengpeng", 5)]) == 15
    assert payment.together([5, 5, 5], {"ming_tang": "add"}) == 15


# --- 12.3 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_12_3_row_06_eating_s3_with_s4_s5_forces_s123(game):
    """3s is eaten with 45s, and the second 3s is laid with 12s."""
    hand = play(deal("3s", "12345s777888999000b14b9s", game=game), "0 discard 3s")
    assert offered(hand, 1, "chi") == ["chi 123s 345s"]
    settle(play(hand, "1 chi 123s 345s"))
    assert laid(hand, 1) == ["chi:123s", "chi:345s"]


@pytest.mark.parametrize("game", GAMES)
def test_12_3_row_07_a_copy_that_cannot_be_laid(game):
    """With 1223s a 3s may not be eaten."""
    hand = play(deal("3s", "1223s777888999000b14b9s0s", game=game), "0 discard 3s")
    assert not offered(hand, 1, "chi")


@pytest.mark.parametrize("game", GAMES)
def test_12_3_row_08_the_partner_is_a_kan(game):
    """With a 坎 of 1s and a 2s a 3s may not be eaten."""
    hand = play(deal("3s", "1112s666777888999b14b9s0s", game=game), "0 discard 3s")
    assert not offered(hand, 1, "chi")


@pytest.mark.parametrize("game", GAMES)
def test_12_3_row_09_nothing_left_to_discard(game):
    """Everything used up: the 吃 with all its 比 melds is not offered."""
    hand = play(deal("9b", "111333444555666s789b99s", game=game), "0 discard 9b")
    assert offered(hand, 1, "chi") == ["chi 9s99b"]
    assert hand.why_not(1, "chi 789b 99s9b").code == "no_discard_left"


# --- 12.4, 12.5 -----------------------------------------------------------------------------------------


def test_12_4_leiyang_ten_by_a_discard_is_paid_by_the_discarder_alone():
    """10 胡息 count 16 and make 2 囤; the discarder pays 2×囤 (``pay.discard``)."""
    hand = deal("1s", "270b270s11s456s567b88s8b34b9s", "99s5b", game="leiyang")
    play(hand, "0 discard 1s", "1 peng", "1 discard 9s", "2 peng", "2 discard 5b", "1 hu")
    assert events(hand, "won") == [{"seat": 1, "card": "5b", "by": "discard", "from": 2}]
    assert (hand.result.win.huxi, hand.result.win.price.counted, hand.result.win.price.tun) == (10, 16, 2)
    assert hand.result.scores == (0, 4, -4)


# --- 12.5 -----------------------------------------------------------------------------------------------


def test_12_5_row_09_ju_shou():
    """举手 (``fan.ju_shou``): another's 4s makes 19 胡息, twice 38, 8 囤."""
    cards = "123s123b567s567b999s999b44s"
    hand = deal("", cards, wall="3b4s", shown="0b", apart="4s0b", game="leiyang")
    assert hand.legal(1) == ["pass", "raise"]
    play(hand, "1 raise", "0 discard 0b")
    assert events(hand, "raised") == [{"seat": 1}]
    until_hu(hand, 1)
    play(hand, "1 hu")
    price = hand.result.win.price
    assert (hand.result.win.huxi, price.counted, price.huxi_times, price.tun, price.pay_each) == (19, 19, 2, 8, 8)
    assert price.huxi_fans == (("ju_shou", 2),)
    assert hand.result.scores == (-8, 16, -8)


def test_12_5_row_05_not_wang_diao():
    """Six finished melds without a quad, a loose card and a king wait as usual: 自摸 ×2 only."""
    hand = deal("2b", "999b111b888b123s456s456b6sk", wall="4s", xing="off", apart="2b")
    play(hand, "0 discard 2b")
    while 1 not in hand.to_act:
        let_pass(hand)
    assert "declare" not in hand.legal(1)
    until_hu(hand, 1)
    play(hand, "1 hu")
    assert [name for name, _ in hand.result.win.price.fans if name == "self_draw" or "wang" in name] == ["self_draw"]


def test_12_5_row_06_dead_hand():
    """After a 跑 of another's card the hand has only 坎 and kings: no discard and no win, so it is dead."""
    hand = settle(play(deal("9b", "", "111333444555666888skk", wall="1s"), "0 discard 9b"))
    assert events(hand, "pao")[0] == {"seat": 2, "card": "1s", "from": 1, "grew": "kan"}
    assert events(hand, "dead") == [{"seat": 2}]
