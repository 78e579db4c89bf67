"""What lies open and what does not: melds, events, views, offers, refusals (``ti.shown``, ``king.drawn``)."""

from __future__ import annotations

import json

from hupai.zipai.as_json.view import view_json
from hupai.zipai.view.observation import HIDDEN_WEI
from tests.engine.decks import deal, events, laid, let_pass, offered, play, settle, until, until_hu
from tests.engine.scenes import dealt, play_scene
from tests.rows import each_row


def group(hand, owner, seen_by, index=0):
    """A meld as the page of another seat gets it."""
    return view_json(hand.view(seen_by), hand)["seats"][owner]["melds"][index]


def open_cards(hand, owner, seen_by):
    """(card, face up) of the first meld before ``owner``, for ``seen_by``."""
    meld = group(hand, owner, seen_by)
    return list(zip(meld["cards"], meld["up"], strict=True))


def test_a_wei_lies_face_down_and_only_its_owner_knows_its_cards():
    """``wei.compulsory``: three face-down; no flip is reported, the others learn only that it happened."""
    hand = settle(play(deal("0b", "88s", wall="8s", xing="off"), "0 discard 0b"))
    assert open_cards(hand, 1, 1) == [("8s", False)] * 3 and hand.view(1).huxi[1] == 3
    assert events(hand, "wei", seen_by=1) == [{"seat": 1, "card": "8s", "chou": False}]
    assert not events(hand, "flipped")
    for other in (0, 2):
        assert open_cards(hand, 1, other) == [(None, False)] * 3
        assert hand.view(other).melds[1] == (HIDDEN_WEI,)
        assert group(hand, 1, other)["huxi"] is None and hand.view(other).huxi[1] == 0
        assert events(hand, "wei", seen_by=other) == [{"seat": 1, "card": None, "chou": False}]


def test_nothing_another_seat_is_shown_names_the_hidden_wei():
    """Lying card, last card, event, legal actions, view: 8s, of which nobody else holds one, appears nowhere."""
    hand = deal("0b", "88s", "", shown="1b", wall="8s", apart="8s", bottom="8s", xing="off")
    settle(play(hand, "0 discard 0b"))
    for other in (0, 2):
        seen = hand.view(other)
        assert seen.live == -1 and seen.last == -1
        shown = view_json(seen, hand)
        assert shown.pop("unseen")["8s"] == 4  # a count of every card, here of one that was never seen
        assert '"8s"' not in json.dumps([hand.events_for(other), shown])


def test_a_wei_is_opened_when_the_hand_is_over():
    """All cards are shown at the end."""
    hand = deal("7b", "888999b123b123s456b456s00b", wall="0b", xing="off")
    until_hu(play(hand, "0 discard 7b"), 1)
    assert open_cards(hand, 1, 2)[0][0] is None
    play(hand, "1 hu")
    assert open_cards(hand, 1, 2)[0][0] == "0b"


@each_row(
    "chosen, lines, up",
    {
        "``wei.stale``: a 臭偎 shows one card": (
            dealt("8s", "88s", wall="8s"),
            "0 discard 8s; 1 pass; settle; 0 told wei seat=1 card=8s chou=yes; 2 told wei seat=1 card=8s chou=yes",
            [False, False, True],
        ),
        "``ti.shown``: a drawn 提 shows one": (
            dealt("0b", "888s", wall="8s"),
            "0 discard 0b; settle; 0 told ti seat=1 card=8s start=no grew=kan; 2 told ti seat=1 card=8s …",
            [False, False, False, True],
        ),
        "``ti.shown``: a dealt one too": (dealt("", "8888s"), "0 sees skips 0 0 0", [False, False, False, True]),
        "``pao.compulsory``: a 跑 lies face up": (dealt("8s", "888s", apart="67890s8b"), "0 discard 8s", [True] * 4),
        "``peng.pair``: a 碰 lies face up": (
            dealt("8s", "88s", apart="67890s8b"),
            "0 discard 8s; 1 peng; settle",
            [True] * 3,
        ),
    },
)
def test_what_lies_face_up(chosen, lines, up):
    def lies(hand):
        return all(open_cards(hand, 1, seat) == [("8s", shown) for shown in up] for seat in range(3))

    play_scene(chosen, lines, lies)


def test_an_eaten_card_and_where_it_came_from_are_public():
    """All saw the claim, and a 吃 lies face up."""
    hand = settle(play(deal("8s", "79s", apart="67890s8b"), "0 discard 8s", "1 chi 789s"))
    meld = group(hand, 1, 2)
    assert open_cards(hand, 1, 2) == [("7s", True), ("8s", True), ("9s", True)]
    assert (meld["cards"][meld["claimed"]], meld["from"]) == ("8s", 0)


def test_of_the_other_hands_only_the_size_is_shown():
    """Only their owner sees dealt cards."""
    hand = deal("888b", "kk999b", "1111s")
    for seat in range(3):
        for fact in events(hand, "dealt", seen_by=seat):
            assert (fact["cards"] is None) == (fact["seat"] != seat)
            assert fact["count"] == 20
    assert hand.view(2).cards == (21, 20, 16)


# --- offers, refusals --------------------------------------------------------------------------------


def test_chi_is_offered_even_if_a_kan_in_another_hand_will_take_the_card():
    """``pao.compulsory``: the 跑 is public only when it happens; what a seat is offered must not betray the 坎."""
    ready = "999b777b123b123s456b456s67s"
    offers = []
    for other in ("888s", ""):
        hand = until(play(deal("0b", ready, other, wall="8s", apart="8s"), "0 discard 0b"), "8s")
        offers.append(hand.legal(1))
        assert offered(hand, 1, "chi")
    assert offers[0] == offers[1]


def test_a_chi_that_a_pao_overtakes_leaves_no_mark():
    """``past.chi``: lost to a higher claim."""
    ready = "999b777b123b123s456b456s67s"
    hand = until(play(deal("0b", ready, "888s", wall="8s"), "0 discard 0b"), "8s")
    play(hand, f"1 {offered(hand, 1, 'chi')[0]}")
    assert events(hand, "pao") == [{"seat": 2, "card": "8s", "from": 1, "grew": "kan"}]
    assert not hand.view(1).no_chi >> 7 & 1


def test_a_refusal_uses_only_what_its_seat_may_know():
    """Beside a hidden 坎 and without it, the answer about the same card is the same."""
    ready = "999b777b123b123s456b456s67s"
    mine = "00b46s1122s4455b88b99s00s35s"
    answers = []
    for other in ("888s", ""):
        hand = until(play(deal(mine, ready, other, shown="1b", wall="8s", apart="8s"), "0 discard 0b"), "8s")
        asked = ("hu", "peng", "chi 789s", "chi 678s", "discard 1s", "pass", "declare")
        answers.append([hand.why_not(0, action) for action in asked])
    assert answers[0] == answers[1]


def test_an_answer_shows_to_nobody_until_the_window_is_settled():
    """Claims are simultaneous. Legal actions are a seat's own, and the phase of a seat that is not asked is `wait`."""
    hand = play(deal("3s", "45s", "33s", apart="23s3b"), "0 discard 3s")
    for seat, asked in ((0, False), (1, True), (2, True)):
        seen = hand.view(seat)
        assert bool(seen.legal) == asked and (seen.phase >= 0) == asked
    one, before = hand.view(0), len(hand.log)
    play(hand, "1 chi 345s")
    assert len(hand.log) == before and hand.view(0) == one
    assert hand.why_not(1, "chi 345s").code == "already_answered"
    assert hand.legal(1) == [] and hand.view(1).legal == ()


def test_an_announced_win_is_visible_only_once_it_is_announced():
    """``king.call``: being asked leaves no trace in what the others see."""
    cards = "0000b888999b111s456b456sk"
    hand = play(deal("7b", cards, "", wall="2s", xing="off"), "0 discard 7b")
    while "declare" not in hand.legal(1):
        let_pass(hand)
    asked = hand.events_for(0)
    play(hand, "1 pass")
    after = hand.events_for(0)[len(asked) :]
    assert after[0] == {"t": "flipped", "seat": 1, "card": "2s"}
    assert laid(hand, 1) == ["ti:0000b"]
