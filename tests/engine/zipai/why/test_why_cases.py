"""Refusals that need a position of their own: the given reason is the one that applies there."""

from __future__ import annotations

import pytest

import hupai
from hupai.table.errors import IllegalAction
from tests.engine.decks import deal, let_pass, play, until
from tests.engine.leiyang_tables import table
from tests.engine.scenes import dealt, lazily, play_scene
from tests.rows import each_row

READY = "999b777b123b123s456b456s67s"
"""Waits for 5s and 8s."""
READY_TOO = "888999b123b123s456b456s67s"
"""Waits for 5s and 8s."""
PAIR = "888999b123b123s456b456s00b"
"""Waits for a 偎 of 0b, or for a 跑 of 8b or 9b."""
WAITS = "123s123b567s567b999s999b44s"
"""Waits from the deal on (举手)."""
PLAIN, LEIYANG, PAOHUZI = {"game": "yongzhou-plain"}, {"game": "leiyang"}, {"game": "paohuzi"}
at_table = lazily(table)


def to_call(hand):
    """A step: everybody passes until seat 1 may announce."""
    while "declare" not in hand.legal(1):
        let_pass(hand)


@each_row(
    "scene",
    {
        "a 跑 of the card that another may win cannot be declined": (
            dealt("0b", READY, "888s", wall="8s", apart="8s"),
            "0 discard 0b; until 8s; 2 may not pass: pao_follows of pao.compulsory",
            "2 may not peng: runs_by_itself of pao.compulsory; 2 may not chi 789s: holds_kan of chi.kan",
        ),
        "nor a 跑 of a discard; who played the card takes no part": (
            at_table("8s", READY, "888s", apart="8s", ju_shou=False),
            "0 discard 8s; asked 1; 2 may not pass: pao_follows of pao.compulsory",
            "0 may not pass: nothing_to_pass of turn.window",
        ),
        "nor a 跑 of one's own 碰 and flip": (
            dealt("5s", "55s888999b123b456b123s6s9s", wall="0b0b5s", apart="0b5s", **PLAIN),
            "0 discard 5s; 1 peng; 1 discard 9s; until 5s by 1; 1 may hu",
            "1 may not peng: runs_by_itself of pao.compulsory; 1 may not chi 567s: pao_follows of pao.compulsory",
        ),
        "complete with 0 胡息 is too small; only Leiyang wins with none at all": (
            dealt("1b", "2s22b33s3b678s678s00s0b789b45b", "45b", wall="6b", apart="6b", **PLAIN),
            "0 discard 1b; until 6b; 1 may not hu: too_few_huxi; 2 may not hu: not_complete of win.shape",
            lambda hand: hand.why_not(1, "hu").facts == {"huxi": 0, "min": 15, "zero": False},
        ),
        "a laid 碰 grows on a flip only: 3s is played from a hand, and may be eaten": (
            dealt("33s00b", "33s0b45s", apart="3s0b"),
            "0 discard 3s; 1 peng; 1 discard 0b; 0 peng; 0 discard 3s",
            "1 may chi 345s; 1 may not peng: peng_grows_on_flip of pao.compulsory",
        ),
        "nobody discards until the window is settled": (
            dealt("3s4b", "45s", apart="3s"),
            "0 discard 3s; 0 may not discard 4b: card_unsettled of turn.window",
            "1 may not discard 4s: answer_first of turn.window",
        ),
        "a discard completes the hand by 吃, but only a flipped card wins here": (
            dealt("8s", READY, apart="8s"),
            "0 discard 8s; 1 chi 678s; settle; 1 may not hu: hu_not_now of win.flip",
        ),
        "nor by a 跑": (
            dealt("8s", "888s999b123b123s456b456s00b"),
            "0 discard 8s; settle; 1 may not hu: hu_after_discard_pao of win.after_quad",
        ),
        "in games without kings the deck refuses king actions": (
            dealt("", **PLAIN),
            "0 may not discard k: no_kings_in_deck of deck.cards; 0 may not declare: no_kings_in_deck of deck.cards",
        ),
        "in others the rules of kings do; a discard is owed first": (
            dealt("k", "k"),
            "0 may not discard k: king_never_discarded of king.keep; 2 may not declare: no_king of king.call",
            "1 may not declare: call_not_ready of king.call; 0 may not declare: call_not_now of king.call",
        ),
        "a king is announced before one's own draw and before anything else": (
            dealt("7b", "0000b888999b111s456b456sk", wall="2s", xing="off"),
            "0 discard 7b",
            to_call,
            "1 may not discard 4s: declare_first of king.call; 1 pass; 1 may not declare: call_not_now of king.call",
        ),
        "the shown card is the dealer's: 地胡 is an option": (
            dealt("", READY, shown="8s"),
            "1 may not hu: shown_is_dealers of win.shown",
        ),
        "nobody wins a shown card that the dealer laid as 提": (
            dealt("888s", READY, shown="8s", **PAOHUZI),
            "1 may not hu: shown_in_ti of turn.own_first",
        ),
        "nor one that completes nothing": (
            dealt("", "", shown="8s", **PAOHUZI),
            "1 may not hu: not_complete of win.shape",
        ),
        "举手: seat 1 waits and is asked, seat 2 does not wait, the dealer never raises": (
            dealt("8b", WAITS, wu_hu=False, **LEIYANG),
            "asked 1; 1 may not discard 4s: opening_first of turn.opening",
            "0 may not discard 8b: opening_waits of turn.opening; 2 may not pass: nothing_to_pass of turn.window",
            "0 may not raise: dealer_never_raises of win.raise; 2 may not raise: not_waiting of win.raise",
            "1 raise; 1 may not raise: already_raised of win.raise",
            "0 discard 8b; 2 may not raise: raise_not_open of win.raise",
        ),
        "who has answered before the first card waits for the others": (
            dealt("9b", WAITS, "234s234b678s678b000s000b11b", **LEIYANG),
            "asked 1 2; 1 pass",
            "; ".join(
                f"1 may not {do}: opening_answered of turn.opening" for do in ("raise", "pass", "hu", "discard 4s")
            ),
        ),
        "the last card allows neither 吃 nor 碰, whatever a seat holds": (
            dealt("0b", READY, "88s79s", bottom="8s", **PLAIN),
            "0 discard 0b; last_card; 1 may only pass, hu",
            "2 may not chi 789s: last_card of turn.last_card; 2 may not peng: last_card of turn.last_card",
        ),
        "after the last card nothing is discarded": (
            dealt("1b", PAIR, bottom="0b", **PLAIN),
            "0 discard 1b; last_card; 1 may only pass, hu",
            "1 may not discard 4s: last_card_win_or_pass of turn.last_card",
        ),
        "天胡 is offered once, and was declined": (
            dealt(READY_TOO, shown="8s", **PAOHUZI),
            "0 pass; 0 may not hu: win_passed of turn.opening",
        ),
        "三提五坎 is offered once": (
            dealt("111222333555s77b777s5b9b0b", shown="0s", **PAOHUZI),
            "0 pass; 0 may not hu: win_passed of turn.opening",
        ),
        "地胡 is offered once": (
            dealt("", READY_TOO, shown="8s", **PAOHUZI),
            "1 pass; 1 may not hu: win_passed of turn.opening",
        ),
        "吃边打边: 7→10 is an option of its own": (
            at_table("7s", "89s0s", apart="4567890s7b"),
            "0 discard 7s; 1 chi 789s; 1 may not discard 0s: edge_forbidden of chi.edge_red",
        ),
        "吃边打边: 7s after a 绞 of sevens": (
            at_table("7s", "7s77b", apart="4567890s7b"),
            "0 discard 7s; 1 chi 77s7b; 1 may not discard 7b: edge_forbidden of chi.edge",
        ),
        "吃边打边: 5→8": (
            at_table("5s", "67s8s", apart="4567890s7b"),
            "0 discard 5s; 1 chi 567s; 1 may not discard 8s: edge_forbidden of chi.edge",
        ),
        "with a king, the shape is asked first": (
            dealt("0b", "33s1479b258b06sk", wall="1b2b3s", apart="0b1b2b3s"),
            "0 discard 0b; until 3s by 0; 1 peng; 1 may not hu: not_complete of win.shape",
        ),
        "with a king, then the 胡息": (
            dealt("0b", "345b456b890b789s890s46s7s7bk", wall="1b2b5s", apart="0b1b2b5s"),
            "0 discard 0b; until 5s by 0; 0 pass; 1 chi 456s; 1 may not hu: too_few_huxi of win.minimum",
        ),
        "with a king, then whose card it is": (
            dealt("5s", "888999b123b123s456b46s7s7bk", apart="5s"),
            "0 discard 5s; 1 chi 456s; 1 may not hu: king_needs_own_flip of king.self_draw",
        ),
    },
)
def test_the_reason_is_the_one_that_applies_there(scene) -> None:
    play_scene(*scene)


@each_row("held, said", [("", "do not have one"), ("5s", "hold only one")])
def test_a_peng_of_an_own_flip_is_refused_by_what_the_hand_lacks(held: str, said: str) -> None:
    """``peng.pair``: what the player sees at a glance is said, and not who flipped the card."""
    hand = deal("0b", f"{held}46s", "", wall="5s", apart="5s", game="yongzhou-plain")
    until(play(hand, "0 discard 0b"), "5s", 1)
    assert 1 in hand.to_act
    reason = hand.why_not(1, "peng")
    assert reason is not None and (reason.code, reason.rule) == ("no_pair", "peng.pair")
    assert said in hand.family.vocabulary().reason_json(reason)["text"]["en"]


@pytest.mark.parametrize("seat", [-1, 3, True, "0"])
def test_a_seat_that_does_not_exist_is_refused_in_every_question(seat):
    """legal, why_not, effects, act and view all refuse it."""
    game = hupai.games["yongzhou"]
    hand = game.deal(game.rules(), seed="seat")
    about_passing = [(ask, ("pass",)) for ask in (hand.why_not, hand.effects, hand.act)]
    for ask, more in [(hand.legal, ()), (hand.view, ()), *about_passing]:
        with pytest.raises(IllegalAction) as caught:
            ask(seat, *more)
        assert caught.value.code == "unknown_seat"
