"""What a seat's view shows of special rules: rows of legal actions, limits, bars, raised hands, hidden quads."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hupai.bots.base import Budget
from hupai.table.chance import Stream, shuffled
from hupai.zipai.actions import HU, PASS
from hupai.zipai.as_json.legal import legal_json
from hupai.zipai.as_json.view import view_json
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import full_deck
from hupai.zipai.state import PHASE_OVER
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import observe
from hupai.zipai.why.preview import own_table
from tests.engine import proof_fuzz
from tests.engine.decks import deal, let_pass, play, settle, until, until_hu
from tests.engine.leiyang_tables import table, take
from tests.engine.zipai_games import games

RAISER = "123s123b567s567b999s999b44s"
"""Waits for 4s and 4b."""
ONE_DARK = "34s2s999b111b111s456b678s56b"
"""Eats 5s with 34s; after 2s only 黑胡 and 一点红 remain: 4b wins, 7b does not."""


def view(hand, seat):
    """The view of a seat."""
    return view_json(hand.view(seat), hand)


def rows(hand, seat, verb):
    """Its legal actions of one kind."""
    return [row for row in view(hand, seat)["legal"] if row["verb"] == verb]


def row(hand, seat, action):
    """Its row of one legal action."""
    (found,) = [row for row in view(hand, seat)["legal"] if row["action"] == action]
    return found


def eaten():
    """Seat 1 has eaten 5s with 34s and owes a discard."""
    return take(play(table("5s", ONE_DARK, "", wall="7b", apart="5s"), "0 discard 5s"), "345s")


# --- discards -------------------------------------------------------------------------------------------


def test_a_discard_row_lists_the_wins_that_remain_and_only_their_waits():
    """吃边打边 (``chi.edge``): 5 → 2 leaves 黑胡 and 一点红; 7b would be a second red card."""
    hand = eaten()
    limited = row(hand, 1, "discard 2s")
    assert limited["limit"] == ["black", "dot"]
    assert limited["waits"] == ["4b"]
    free = [other for other in rows(hand, 1, "discard") if other["card"] != "2s"]
    assert free and all(other["limit"] is None for other in free)


def test_a_limit_is_shown_to_all_seats():
    """``chi.edge``: announced; the waits shown respect it."""
    hand = play(eaten(), "1 discard 2s")
    for seen_by in range(3):
        assert [seat["limits"] for seat in view(hand, seen_by)["seats"]] == [None, ["black", "dot"], None]
    assert until(hand, "7b")
    assert view(hand, 1)["waits"] == ["4b"]


def open_wei():
    """Seat 1 has drawn 8s to its pair, an open 偎; seat 2, which holds the fourth 8s, owes a discard after 碰 1b."""
    hand = settle(play(table("0b", "88s1b", "8s11b", wall="8s", apart="0b"), "0 discard 0b"))
    return play(hand, "1 discard 1b", "2 peng")


def test_a_discard_row_warns_of_the_fourth_card_of_an_open_wei():
    """放偎 (``past.fang_wei``): only that card bars, and only another's 偎 does."""
    hand = open_wei()
    assert view(hand, 0)["seats"][1]["melds"][0]["up"] == [False, False, True]
    assert [found["card"] for found in rows(hand, 2, "discard") if found["bars"]] == ["8s"]
    play(hand, "2 discard 8s")
    assert [seat["barred"] for seat in view(hand, 0)["seats"]] == [False, False, True]


def test_with_the_rule_off_no_discard_bars():
    """``past.fang_wei``."""
    hand = settle(play(table("0b", "88s1b", "8s11b", wall="8s", apart="0b", fang_wei=False), "0 discard 0b"))
    play(hand, "1 discard 1b", "2 peng")
    assert not any(found["bars"] for found in rows(hand, 2, "discard"))


# --- before the first discard ---------------------------------------------------------------------------


def test_a_raise_row_lists_the_waits():
    """举手 (``win.raise``)."""
    hand = table("", RAISER, "")
    assert view(hand, 1)["phase"] == "opening"
    (found,) = rows(hand, 1, "raise")
    assert found == {"action": "raise", "verb": "raise", "waits": ["4s", "9s", "4b", "9b"]}
    play(hand, "1 raise")
    assert [seat["raised"] for seat in view(hand, 2)["seats"]] == [False, True, False]


def test_a_raised_hand_is_offered_the_doubled_price():
    """``fan.ju_shou``: 19 胡息, doubled 38, 8 囤."""
    hand = play(table("0b", RAISER, "", wall="1s4s", apart="0b"), "1 raise", "0 discard 0b")
    (found,) = rows(until_hu(hand, 1), 1, "hu")
    assert (found["huxi"], found["pay_each"], found["discarder_pays"]) == (19, 8, None)
    play(hand, "1 hu")
    assert hand.result.win.price.pay_each == 8


def test_a_win_on_a_discard_is_offered_at_what_the_discarder_pays_for_both():
    """放炮 (``pay.discard``)."""
    hand = play(table("4s", RAISER, "", apart="4s"), "1 pass", "0 discard 4s")
    (found,) = rows(hand, 1, "hu")
    assert found["discarder_pays"] == 2 * found["pay_each"] > 0
    play(hand, "1 hu")
    assert [payment.points for payment in hand.result.payments if payment.why == "win"] == [found["discarder_pays"]]


def test_the_shown_card_is_offered_at_its_price():
    """地胡 (``fan.dihu``): 21 胡息, 3 囤, doubled."""
    hand = deal("", "888999b123b123s456b456s67s", "", shown="8s", game="paohuzi")
    (found,) = rows(hand, 1, "hu")
    assert (view(hand, 1)["phase"], found["huxi"], found["pay_each"]) == ("opening", 21, 6)
    assert [view(hand, seat)["shown"] for seat in range(3)] == ["8s"] * 3


def test_three_ti_five_kan_is_offered_at_its_price():
    """``win.three_five``: 24 胡息, 4 囤, 红 × 自摸 × 天胡."""
    hand = deal("555777888999s222000b1s4b", "", "", shown="2s", game="paohuzi")
    (found,) = rows(hand, 0, "hu")
    assert (found["huxi"], found["pay_each"]) == (24, 32)


# --- passing a win ------------------------------------------------------------------------------------


def test_only_the_seat_itself_sees_what_its_next_win_must_exceed():
    """过胡 (``win.guo_hu``)."""
    hand = play(table("0b888b", RAISER, "", wall="1s4s", apart="0b"), "1 pass", "0 discard 0b")
    offer = rows(until_hu(hand, 1), 1, "hu")[0]
    while hand.view(0).live_seat == 2:
        let_pass(hand)
    assert view(hand, 1)["above"] == offer["pay_each"] > 0
    assert [view(hand, seat)["above"] for seat in (0, 2)] == [0, 0]


# --- what lies face down ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hidden", "dealt"),
    [("off", [("7b", True)]), ("dealt", [(None, False)]), ("flipped", [("7b", True)]), ("all", [(None, False)])],
)
def test_a_dealt_ti_lies_as_the_house_rules_say(hidden, dealt):
    """``ti.shown``: three cards face down and one face up, or all face down; its owner sees them."""
    hand = deal("0b", "7777b", "", game="paohuzi", ti_hidden=hidden)
    meld = view(hand, 2)["seats"][1]["melds"][0]
    assert list(zip(meld["cards"], meld["up"], strict=True))[3:] == dealt
    assert (meld["kind"], len(meld["cards"]), meld["up"][:3]) == ("ti", 4, [False] * 3)
    assert (meld["huxi"] is None) == (hidden in ("dealt", "all"))
    assert view(hand, 1)["seats"][1]["melds"][0]["cards"] == ["7b"] * 4


@pytest.mark.parametrize("hidden", ["off", "dealt", "flipped", "all"])
def test_a_ti_with_the_shown_card_hides_nothing(hidden):
    """``ti.shown``: all saw the card, so that the refusal of 地胡 with it names nothing that a seat cannot see."""
    hand = deal("777b", "", "", shown="7b", game="paohuzi", ti_hidden=hidden)
    meld = view(hand, 1)["seats"][0]["melds"][0]
    assert (meld["cards"], meld["up"]) == (["7b"] * 4, [False, False, False, True])
    assert [event["card"] for event in hand.events_for(1) if event["t"] == "ti"] == ["7b"]
    assert hand.why_not(1, "hu").code == "shown_in_ti"


@pytest.mark.parametrize(("hidden", "shown"), [("off", True), ("dealt", True), ("flipped", False), ("all", False)])
def test_a_flipped_ti_lies_as_the_house_rules_say(hidden, shown):
    """``ti.shown``: it hides a flipped 提 and shows one card of a dealt one."""
    hand = settle(play(deal("0b", "777b", "", wall="7b", apart="7b", game="paohuzi", ti_hidden=hidden), "0 discard 0b"))
    meld = view(hand, 2)["seats"][1]["melds"][0]
    assert (meld["cards"], meld["up"][3]) == (["7b"] * 4 if shown else [None] * 4, shown)
    told = [event["card"] for event in hand.events_for(2) if event["t"] == "ti"]
    assert told == ["7b" if shown else None]
    assert view(hand, 1)["seats"][1]["melds"][0]["cards"] == ["7b"] * 4


# --- what an offer is worth ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(games))
def test_an_offered_win_pays_what_its_row_says(game):
    """Every 胡 offered to bots under random options: its row says what it settles at (翻省 is not known yet)."""
    checked = 0
    for number in range(20):
        rules = replace(proof_fuzz.random_rules(game, Random(f"{game} {number}")), xing="gen" if number % 3 else "off")
        t = begin(rules, shuffled(full_deck(rules.kings), f"offer {number}"), number % rules.seats)
        chances = [Stream(f"offer {number}", f"bot{seat}") for seat in range(rules.seats)]
        while t.phase != PHASE_OVER:
            for seat in t.pending:
                if HU in t.offers[seat]:
                    seen = observe(t, seat)
                    offered = legal_json(seen, own_table(seen), HU)
                    won = taken(t, seat)
                    assert (offered["huxi"], offered["pay_each"]) == (won.huxi, won.price.pay_each)
                    checked += 1
            seat = t.pending[0]
            bot = LADDER["beginner" if number % 2 else "random"]
            step(t, seat, bot.decide(observe(t, seat), t.offers[seat], Budget(), chances[seat]).action)
    assert checked > 3


def taken(t, seat):
    """The win if this seat takes it and everybody else passes."""
    t = t.clone()
    for other in list(t.pending):
        step(t, other, HU if other == seat else PASS)
        if t.phase == PHASE_OVER:
            break
    return t.result.win
