"""跑胡子 before the first card: 天胡, 地胡, 三提五坎 (``turn.opening``, ``win.shown``, ``win.three_five``)."""

from __future__ import annotations

from hupai.zipai.rules.win_facts import BY_DEAL
from tests.engine.decks import deal, events, games_where, offered, play
from tests.engine.invariants import check
from tests.engine.scenes import dealt, lazily, play_scene
from tests.rows import each_row

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run: 21 胡息, 3 囤, three red cards."""
OTHER = "777000b345b345s666b567s79s"
"""Waits for 8s: 18 胡息, 2 囤, eight red cards."""


def table(*hands, **chosen):
    """Deal this game."""
    return deal(*hands, game="paohuzi", **chosen)


at_table = lazily(table)


# --- 天胡, 地胡 --------------------------------------------------------------------------------------------


@each_row("times, each", [(1, 6), (2, 12), (4, 24)])
def test_tianhu_doubles_on_top_of_the_own_flip(times, each):
    """``fan.tianhu``: 天胡 ×2 on top of 自摸 ×2: 3 × 2 × 2; the factor is an option."""
    hand = play(table(READY, "", "", shown="5s", tianhu=times), "0 hu")
    assert hand.result.by == BY_DEAL
    assert hand.result.win.price.fans == (("self_draw", 2), ("tianhu", times))[: 1 + (times > 1)]
    assert hand.result.scores == (2 * each, -each, -each)


def test_the_dealer_is_asked_in_the_same_way_whether_or_not_others_wait():
    """The question must not tell the dealer that somebody waits for the shown card."""
    alone = table(READY, "", "", shown="8s", apart="8s")
    together = table(READY, OTHER, "", shown="8s")
    assert offered(together, 1, "hu")
    assert alone.legal(0) == together.legal(0) == ["pass", "hu"]
    assert alone.view(0).phase == together.view(0).phase


@each_row(
    "scene",
    {
        "天胡 is free to pass and not offered again before the first card": (
            at_table(READY, "", "", shown="5s"),
            "0 pass; 0 may not hu; 0 may discard; 0 discard 5s; 0 sees above 0",
        ),
        "``fan.dihu``: 地胡 ×2, paid by both losers; no 自摸": (
            at_table("", READY, "", shown="5s"),
            "1 may only pass, hu; 0 may nothing; 1 hu; told won seat=1 card=5s by=shown from=0",
            "fans dihu×2; scores -6 12 -6",
        ),
        "dihu 0: only the dealer uses it": (
            at_table("", READY, "", shown="5s", dihu=0),
            "asked 0; 1 may not hu: shown_is_dealers",
        ),
        "the first seat passes, and the second wins": (
            at_table("", READY, OTHER, shown="8s"),
            "1 pass; 2 hu; winner 2; scores -4 -4 8",
        ),
        "``deal.shown``: it counts as the dealer's own draw, so 天胡 goes before 地胡": (
            at_table(READY, OTHER, "", shown="8s"),
            "1 hu; 0 hu; winner 0; by deal",
        ),
        "``deal.shown``: whoever answers first": (
            at_table(READY, OTHER, "", shown="8s"),
            "0 hu; 1 hu; winner 0; by deal",
        ),
        "the dealer passes: the card leaves its hand again": (
            at_table(READY, OTHER, "", shown="8s"),
            "0 pass; 1 hu; winner 1",
            lambda hand: hand.view(0).cards[0] == 20 and hand.view(0).hand[7] == 0,
        ),
        "declined, it joins the dealer's hand, and nothing shows that somebody was asked": (
            at_table("", READY, "", shown="5s"),
            "1 pass; asked 0; 0 may discard 5s; 1 sees above 0",
            lambda hand: all(
                [event["t"] for event in hand.events_for(seat)] == ["dealt", "dealt", "dealt", "shown"]
                for seat in (0, 2)
            ),
        ),
        "``turn.own_first``: laid as 提 it cannot be won": (
            at_table("888s", READY, "", shown="8s"),
            "0 laid ti:8888s; asked 0; 1 may not hu",
        ),
        "a 坎 is no 提: the win breaks it up": (
            at_table("88s", READY, "", shown="8s"),
            lambda hand: hand.view(0).hand[7] == 3,
            "1 hu; scores -6 12 -6",
            lambda hand: hand.view(0).hand[7] == 2,
            lambda hand: check(hand.table),
        ),
        "the 偎 of an own 8b would make 15, the 碰 of the dealer's only 12": (
            at_table("", "999b111s88b345s567s890s456b", "", shown="8b"),
            "asked 0",
        ),
        "min_huxi 18 for 18": (at_table("", OTHER, "", shown="8s", min_huxi=18), "1 may hu"),
        "min_huxi 21 for 18": (at_table("", OTHER, "", shown="8s", min_huxi=21), "1 may not hu"),
        "declined by all, a dealer with two 提 skips its first discard and the next seat draws": (
            at_table("0000b0000s", READY, "", shown="5s", wall="9s"),
            "1 may only pass, hu; 1 pass; told skip seat=0; told flipped seat=1 card=9s",
        ),
        "a dealer with two 提 loses it too": (
            at_table("0000b0000s", READY, "", shown="5s"),
            "1 hu; scores -6 12 -6",
        ),
        "``quad.skip``: a seat with two 提 has still to skip its first discard": (
            at_table("", "8888b9999b123b123s456s55b", "", shown="5b"),
            "asked 0",
        ),
        "played, it is a discard, and discards do not win": (
            at_table("", READY, "", shown="5s"),
            "1 pass; 0 discard 5s; 1 may not hu: discard_not_won",
        ),
        **{
            f"{game}: nobody is asked before the first card": (
                dealt("", READY, "", shown="5s", game=game),
                "asked 0; 1 may not hu",
                lambda hand: hand.why_not(1, "hu") is not None,
            )
            for game in games_where(dihu=0, ju_shou=False)
        },
    },
)
def test_the_shown_card_may_be_won_before_the_first_discard_and_belongs_to_the_dealer_first(scene):
    """``win.shown``."""
    play_scene(*scene)


@each_row("dealer", [0, 1, 2])
def test_the_seats_are_asked_in_order_from_the_dealer(dealer):
    """``win.shown``: of two who could win, the dealer's 下家 does, whoever answers first."""
    following, last = (dealer + 1) % 3, (dealer + 2) % 3
    hands = [""] * 3
    hands[following], hands[last] = READY, OTHER
    for order in ((following, last), (last, following)):
        hand = table(*hands, shown="8s", dealer=dealer)
        assert hand.to_act == (following, last)
        for seat in order:
            play(hand, f"{seat} hu")
        assert hand.result.winner == following and hand.result.source == dealer


# --- 三提五坎 ------------------------------------------------------------------------------------------------

SIX_KAN = "000s777s555s222s000b444s4b6s"
"""Six 坎, 15 + 6 = 21 胡息, twelve red cards."""
THREE_TI = "0000s5555s2222s000b444s4b6s"
"""Three 提, 27 + 6 + 3 = 36 胡息, eleven red cards."""


FIVE_COMPLETE = "444s555s666s888s999s123b12s"
"""Five 坎 and two 一二三 with 3s: 15 + 6 + 3 = 24 胡息."""


@each_row("cards, huxi, red, tun", [(SIX_KAN, 21, 12, 3), (THREE_TI, 36, 11, 8)])
def test_three_ti_or_five_kan_win_before_the_first_discard(cards, huxi, red, tun):
    """``win.three_five``: 天胡 and 自摸; with 红 ×2, 自摸 ×2 and 天胡 ×2 each pays the 囤 eight times."""
    hand = table(cards, "", "", shown="1b")
    assert hand.legal(0) == ["pass", "hu"]
    play(hand, "0 hu")
    result = hand.result
    assert events(hand, "won") == [
        {"seat": 0, "card": None, "by": "deal", "from": None, "special": "three_ti_five_kan"}
    ]
    assert result.win.special == "three_ti_five_kan"
    assert (result.win.huxi, result.win.red, result.win.price.tun) == (huxi, red, tun)
    assert result.win.price.fans == (("red", 2), ("self_draw", 2), ("tianhu", 2))
    assert result.scores == (16 * tun, -8 * tun, -8 * tun)


@each_row(
    "cards, shown, readings",
    [
        (SIX_KAN, "1b", {"all", "dealt"}),
        (THREE_TI, "1b", {"all", "dealt"}),
        ("111s333s555s888b22b", "2b", {"all", "shown"}),
        ("111s333s555s888b22b", "9s", set()),
        ("1111s3333s555s", "5s", {"all", "shown"}),
        ("1111s3333s555s", "9s", set()),
        ("111s333s555s888b", "9s", set()),
        ("1111s3333s222b444b", "9s", set()),
        ("1111s333s555s888b222b", "9s", set()),
    ],
)
def test_the_house_rule_says_which_cards_may_make_three_ti_or_five_kan(cards, shown, readings):
    """``win.three_five``: any of the 21 cards, the twenty dealt first, or with the shown one only; never fewer sets."""
    for reading in ("all", "dealt", "shown"):
        hand = table(cards, "", "", shown=shown, apart=shown, three_five_cards=reading)
        assert bool(offered(hand, 0, "hu")) is (reading in readings)
        if reading in readings:
            assert play(hand, "0 hu").result.win.special == "three_ti_five_kan"


@each_row(
    "scene",
    {
        "the other cards lie beside the sets and are worth nothing": (
            at_table(SIX_KAN, "", "", shown="1b"),
            "0 hu; groups kan kan kan kan kan kan loose",
            lambda hand: (hand.result.win.groups[-1].huxi, len(hand.result.win.groups[-1].cards)) == (0, 3),
        ),
        "only the dealer wins with five 坎": (at_table("", SIX_KAN[:-2] + "1b", "", shown="9b"), "1 may not hu"),
        "only the dealer wins with three 提": (at_table("", THREE_TI[:-2] + "1b", "", shown="9b"), "1 may not hu"),
        "five 坎 declined: the dealer discards": (
            at_table(SIX_KAN, "", "", shown="1b"),
            "0 pass; 0 may only discard 6s, discard 1b, discard 4b",
        ),
        "``quad.skip``: three 提 declined skip two discards": (
            at_table(THREE_TI, "", "", shown="1b", wall="9s"),
            "0 pass; told skip seat=0; 0 sees skips 1 0 0; until 9s; 0 sees live_seat 1",
        ),
        "a complete hand wins with the reading that pays more": (
            at_table(FIVE_COMPLETE, "", "", shown="3s"),
            "0 may only pass, hu; 0 hu; special none; huxi 24; told won seat=0 card=none by=deal from=none",
        ),
        "a declined win is not offered again with the discard": (
            at_table(FIVE_COMPLETE, "", "", shown="3s"),
            "0 pass; 0 may not hu; 0 may discard",
        ),
        "the dealer comes before a win on the shown card": (
            at_table(SIX_KAN[:-4] + "9s9b", READY, "", shown="8s"),
            "asked 0 1; 1 hu; 0 hu; winner 0",
        ),
    },
)
def test_three_ti_and_five_kan_are_the_dealers_and_may_be_declined(scene):
    """``win.three_five``."""
    play_scene(*scene)


@each_row("cards", [SIX_KAN, THREE_TI])
def test_with_the_option_off_three_ti_and_five_kan_do_not_win(cards):
    """three_ti_five_kan off: the dealer discards or skips as usual."""
    hand = table(cards, "", "", shown="1b", three_ti_five_kan=False)
    assert not offered(hand, 0, "hu")
    assert bool(events(hand, "skip")) is (cards == THREE_TI)


@each_row("game", games_where(three_ti_five_kan=False))
@each_row("cards", [SIX_KAN, THREE_TI])
def test_the_other_games_have_no_win_with_three_ti_or_five_kan(game, cards):
    """``win.three_five``: on in the standard game only."""
    assert not offered(deal(cards, "", "", shown="1b", game=game), 0, "hu")
