"""From a won hand to points: 囤, fans, 省, caps, who pays (the ``pay.`` rules), through hands that are played."""

from __future__ import annotations

import hupai
from hupai.zipai.as_json.view import view_json
from hupai.zipai.rules.settlement import usual_tun
from tests.engine.decks import deal, events, last_card, let_pass, play, until, until_hu, win_on
from tests.rows import each_row

READY = "888999b123b123s456b456s67s"
"""5s or 8s completes it: 21 胡息, three red."""
NINE = "777000b270s456s456b345b56s"
"""Nine red; 4s leaves it so, 7s makes ten: 15 胡息."""
DARK_CHUANG = "999888111b333s456b456skk"
"""Six finished groups without a red card and both kings: 27 胡息 with a big flip."""


def win(cards, card, own=False, turned="", **options):
    """Let this hand win on this card, flipped by itself or by its 上家; 省 is off unless asked for."""
    options.setdefault("xing", "off")
    return win_on(cards, card, first="1s", own=own, more=turned, **options)


def announced(cards, card, turned="", **options):
    """Let this hand announce a king win and flip this card; return the result."""
    options.setdefault("xing", "off")
    hand = play(deal("1s", cards, "", wall=card + turned, **options), "0 discard 1s")
    while "declare" not in hand.legal(1):
        let_pass(hand, wanted="1 declare")
    return play(hand, "1 declare").result


def each(result):
    """What each loser pays."""
    return result.win.price.pay_each


# --- 胡息, minimum and 囤 --------------------------------------------------------------------------------


@each_row("least, wins", [(15, True), (18, False), (21, False)])
def test_fewer_huxi_than_the_minimum_do_not_win_and_the_minimum_is_an_option(least, wins):
    """``win.minimum``: 15, 18 or 21; NINE has 15."""
    hand = play(deal("1s", "4s0b", NINE, wall="4s", apart="1s", min_huxi=least), "0 discard 1s")
    until(hand, "4s", 1)
    assert ("hu" in hand.legal(2)) is wins
    if not wins:
        assert (hand.why_not(2, "hu").code, hand.why_not(2, "hu").facts["huxi"]) == ("too_few_huxi", 15)


def test_a_pair_may_win_with_an_own_flip_but_have_too_few_huxi_with_another_s():
    """``huxi.last_card``: 碰 3 instead of 偎 6 makes 12 of 15."""
    cards = "777b123s456s345b789s345s99b"
    hand = play(deal("1s", "4s", cards, wall="9b", apart="1s"), "0 discard 1s")
    until(hand, "9b", 1)
    assert hand.why_not(2, "hu").facts == {"huxi": 12, "min": 15, "zero": False}
    seen = view_json(hand.view(2), hand)
    assert (seen["waits"], seen["waits_self"]) == ([], ["7b", "9b"]), "提 of 7b with the pair as 将, or 偎 of 9b"


def test_the_base_is_added_and_named_for_itself():
    """``pay.base_bonus``: 带底 +1."""
    assert win(READY, "8s").win.price.added == ()
    assert win(READY, "8s", base_bonus=1).win.price.added == (("base_bonus", 1),)


@each_row("huxi, tun", [(15, 1), (16, 1), (17, 1), (18, 2), (20, 2), (21, 3), (23, 3), (24, 4), (27, 5), (33, 7)])
def test_huxi_make_tun_as_in_the_table(huxi, tun):
    """``pay.tun``, with and without 带底, which is added later."""
    assert usual_tun(hupai.games["yongzhou"].rules(), huxi) == tun
    assert usual_tun(hupai.games["yongzhou-plain"].rules(base_bonus=1), huxi) == tun


def test_one_colour_fan_counts_at_most():
    """``fan.red_to_dot``, ``fan.red_to_black``: fifteen red cards are no red win besides; nine are none at all."""
    many = win("222777000b270270s456b56s", "4s", red_to_dot=13, red_to_black=15).win
    assert many.red == 15 and many.price.fans == (("red_to_black", 4),)
    assert win(NINE, "4s").win.price.fans == ()


# --- 省 -------------------------------------------------------------------------------------------------


def events_of(result):
    """The turned kind, the 省 kind and how many 省 there are."""
    return (result.turned, result.win.xing_kind, result.win.xing)


@each_row(
    "turned, offset, kind",
    [
        ("6s", 1, 6),
        ("8b", 1, 18),
        ("5s", 1, 5),
        ("7b", 1, 17),
        ("0s", 1, 0),
        ("0b", 1, 10),
        ("8b", 0, 17),
        ("8b", -1, 16),
    ],
)
def test_the_turned_card_points_at_its_successor_and_ten_at_one_or_as_the_players_agree(turned, offset, kind):
    """``xing.turned``: successor, itself, predecessor."""
    cards, card = ("999888111b333s456b456s56s", "4s") if turned in ("0s", "7b") else (READY, "8s")
    assert win(cards, card, turned=turned, xing="fan", xing_offset=offset).win.xing_kind == kind


def test_the_turned_card_is_the_next_wall_card_after_the_declaration():
    """``xing.when``: shown to all."""
    hand = deal("1s", "", READY, wall="8s9b", apart="1s", xing="fan")
    play(until_hu(play(hand, "0 discard 1s"), 2), "2 hu")
    kinds = [event.type for event in hand.log]
    assert kinds[-3:] == ["won", "turned", "settled"]
    assert events(hand, "turned", seen_by=0) == [{"card": "9b"}]


def test_with_gen_the_winning_card_is_the_xing():
    """``xing.when``: 跟省; three 8b in the 坎 do not count, the one 8s does."""
    assert events_of(win(READY, "8s", xing="gen")) == (None, 7, 1)


def test_without_xing_nothing_is_turned():
    """``xing.when``: off."""
    hand = deal("1s", "", READY, wall="8s9b", apart="1s", xing="off")
    play(until_hu(play(hand, "0 discard 1s"), 2), "2 hu")
    assert not events(hand, "turned") and hand.result.win.xing == 0


def test_with_an_empty_wall_the_winning_cards_successor_counts():
    """``xing.when``: winning on the last card, 5s: two of 6s."""
    hand = deal("0b", READY, "", bottom="5s", game="yongzhou-plain", xing="fan")
    play(until_hu(last_card(play(hand, "0 discard 0b")), 1), "1 hu")
    assert hand.view(0).wall_left == 0
    assert events_of(hand.result) == (None, 5, 2)


# --- who pays -------------------------------------------------------------------------------------------


def test_each_loser_pays_the_winner():
    """``pay.each``: the flipper pays no more than the other."""
    result = win(READY, "8s")
    assert result.scores == (-3, -3, 6)
    assert [(p.payer, p.payee, p.points, p.why) for p in result.payments] == [(0, 2, 3, "win"), (1, 2, 3, "win")]


@each_row("cap, paid", [(0, 160), (100, 100), (300, 160)])
def test_what_one_loser_pays_may_be_capped(cap, paid):
    """``pay.cap``: 黑王闯 with 27 胡息: 5 × 32."""
    result = announced(DARK_CHUANG, "3b", cap_per_loser=cap)
    assert each(result) == paid and result.win.price.capped == (paid < 160)
    assert result.scores == (-paid, 2 * paid, -paid)
