"""What the façade says about forced events, about claims that lost, and about choices before they are made."""

from __future__ import annotations

from typing import Any

import pytest

from hupai.registry import games
from hupai.table.hand import Hand
from hupai.zipai.as_json.events import events_json
from tests.engine.amounts import amount, richest
from tests.engine.decks import deal, play, settle, until
from tests.engine.facade_client import Client, new_match, without_changes
from tests.engine.leiyang_tables import table
from tests.engine.zipai_games import games as zipai_games

FORCED = {"ti", "wei", "pao", "skip", "dead", "exhausted"}


def reasons_of(hand: Hand, viewer: int | None) -> list[tuple[str, str]]:
    """(event, code of its why) of all events that say why."""
    return [(event["t"], event["why"]["code"]) for event in events_json(hand, viewer, 0) if "why" in event]


@pytest.mark.more
@pytest.mark.parametrize("game", sorted(zipai_games))
def test_forced_events_have_a_reason_and_chosen_ones_have_none(game: str) -> None:
    """This holds for whole matches, in states and in reviews."""
    forced = 0
    for number in range(amount(2, 20)):
        p = new_match(game, hands=1, seed=f"forced{number}")
        heard: list[dict[str, Any]] = list(p.log)
        while p.state["waiting"] != "end":
            p.step()
            heard += map(without_changes, p.state["events"])
        for event in heard:
            if event["t"] in FORCED:
                forced += 1
                assert event["why"]["text"]["zh"] and event["why"]["text"]["en"] and event["why"]["rule"]
            elif event["t"] in ("dealt", "shown", "flipped", "discarded", "unclaimed", "king", "settled", "turned"):
                assert "why" not in event
        review = p.ask(do="review", hand=1)["steps"]
        assert [event for step in review for event in step["events"]] == heard
    assert forced > 2


def test_a_reason_reveals_no_more_than_its_event() -> None:
    """A 偎 that lies face down: its owner knows the card; the others learn it from neither event nor reason."""
    hand = settle(play(deal("0b", "88s", wall="8s", xing="off"), "0 discard 0b"))
    for viewer in (0, 1, 2):
        (event,) = (e for e in events_json(hand, viewer, 0) if e["t"] == "wei")
        assert event["why"]["code"] == "forced_wei" and event["why"]["facts"] == {}
    hidden = deal("", "8888s", ti_hidden="dealt")
    assert reasons_of(hidden, 1) == [("ti", "forced_dealt_ti")]
    assert reasons_of(hidden, 2) == [("ti", "forced_hidden_ti")]


def test_a_skipped_discard_cites_its_rule() -> None:
    """Two dealt quads skip the first discard (``quad.skip``), a second quad in play its own (``turn.second_quad``)."""
    dealt = deal("8888s9999b", "", shown="1b", xing="off")
    assert reasons_of(dealt, 0)[-1] == ("skip", "skip_dealt_quads")
    second = play(deal("7s", "8888s777s", "", apart="7s"), "0 discard 7s")
    assert reasons_of(second, 0)[-2:] == [("pao", "forced_pao"), ("skip", "skip_second_quad")]
    drawn = settle(play(deal("1b", "8888s777s", "", wall="7s", apart="7s"), "0 discard 1b"))
    assert reasons_of(drawn, 0)[-2:] == [("ti", "forced_ti"), ("skip", "skip_second_quad")]


def test_only_the_seat_of_a_lost_claim_learns_what_outranked_it() -> None:
    """碰 goes before 吃: seat 1 wanted to eat what seat 2 took (``turn.priority``)."""
    hand = play(deal("3s", "45s", "33s", apart="3s"), "0 discard 3s", "1 chi 345s", "2 peng")
    (event,) = (e for e in events_json(hand, 1, 0) if e["t"] == "peng")
    assert event["why"]["code"] == "outranked" and event["why"]["rule"] == "turn.priority"
    assert event["why"]["facts"] == {"card": "3s", "mine": "chi", "taken": "peng", "taker": 2}
    for other in (0, 2, None):
        assert not [e for e in events_json(hand, other, 0) if e["t"] == "peng" and "why" in e]


def test_a_lost_win_cites_the_rule_that_only_one_wins() -> None:
    """``win.one``: drawer, then 下家, then 上家. Seat 1 wins its own flip, which seat 2 wanted too."""
    first, second = "999b777b123b123s456b456s67s", "888b000b123b123s456b345s67s"
    hand = until(play(deal("0s", first, second, wall="8s", game="yongzhou-plain"), "0 discard 0s"), "8s")
    play(hand, "2 hu", "1 hu")
    assert hand.result is not None and hand.result.winner == 1
    (event,) = (e for e in events_json(hand, 2, 0) if e["t"] == "won")
    assert (event["why"]["code"], event["why"]["rule"]) == ("outranked", "win.one")
    assert event["why"]["facts"] == {"card": "8s", "mine": "hu", "taken": "hu", "taker": 1}


def test_limits_and_bars_give_their_reason_to_the_player_who_caused_them() -> None:
    """吃边打边: the discard after a 吃 that limits the hand carries the wins that are left, for its own seat only."""
    hand = play(deal("2s", "34s5s", "", apart="2345s", game="leiyang"), "0 discard 2s", "1 chi 234s", "1 discard 5s")
    assert ("limited", "limits_wins") in reasons_of(hand, 1)
    assert ("limited", "limits_wins") not in reasons_of(hand, 0)
    barred = table("1b", "88s9b4s", "8s99b", wall="8s", apart="8s9b1b4s")
    play(barred, "0 discard 1b", "1 discard 9b", "2 peng", "2 discard 8s")
    assert ("barred", "bars_you") in reasons_of(barred, 2)
    assert ("barred", "bars_you") not in reasons_of(barred, 1)


def test_before_the_first_card_bots_answer_without_a_pause() -> None:
    """Leiyang: only an actual raise shows that a bot was asked about raising its hand."""
    paused = 0
    for number in range(60):
        p = new_match("leiyang", hands=1, seed=f"opening{number}")
        assert p.state["view"]["phase"] != "opening" or p.state["waiting"] == "human"
        if p.state["waiting"] == "bot":
            paused += 1
            assert p.state["view"]["turn"] != 0 and p.state["view"]["phase"] == "wait"
            assert p.state["view"]["turn"] == p.state["dealer"]
    assert paused > 20


@pytest.mark.more
@pytest.mark.parametrize("game", richest(sorted(games)))
def test_a_pause_for_a_bot_is_its_turn_to_discard_in_every_game(game: str) -> None:
    """Questions in between (胡, 碰, 吃, 过胡, 举手) make no pause that a person could see.

    An answer that has no room for all events waits for a bot too: what it shows is not where the match stands.
    """
    pauses = 0
    for number in range(amount(2, 20)):
        p = new_match(game, hands=1, seed=f"pause{number}")
        for turn in range(300):
            if p.state["waiting"] == "end":
                break
            if p.state["waiting"] == "bot":
                view, opened = p.state["view"], p.session.matches[p.name]
                if opened.reported == len(opened.match.hand.log):
                    assert view["live"] is None and view["phase"] == "wait" and view["turn"] != 0
                    pauses += 1
                p.state = p.ask(do="advance")
            else:
                legal = [entry["action"] for entry in p.state["view"]["legal"]]
                p.state = p.ask(do="act", seat=0, action=legal[turn % len(legal)])
    assert pauses > 10


def test_a_person_who_waits_may_raise_and_sees_what_it_costs() -> None:
    """Some deal lets seat 0 raise; the preview says what it means, and an event says that it happened."""
    for number in range(300):
        p = new_match("leiyang", hands=1, seed=f"raise{number}")
        legal = [entry["action"] for entry in p.state["view"]["legal"]]
        if "raise" not in legal:
            continue
        preview = p.ask(do="preview", seat=0, action="raise")
        assert [effect["code"] for effect in preview["effects"]] == ["raised"] and preview["waits"]
        p.state = p.ask(do="act", seat=0, action="raise")
        assert any(event["t"] == "raised" and event["seat"] == 0 for event in p.state["events"])
        assert p.state["view"]["seats"][0]["raised"] is True
        return
    pytest.fail("nobody waited in 300 deals")


def test_a_preview_has_all_its_keys_even_if_the_action_is_refused() -> None:
    """A page need not check which keys are present."""
    p = new_match()
    p.until_asked()
    allowed = p.ask(do="preview", seat=0, action=p.state["view"]["legal"][0]["action"])
    refused = p.ask(do="preview", seat=0, action="discard k")
    assert set(allowed) == set(refused)
    assert refused["huxi"] is None and [effect["code"] for effect in refused["effects"]] == ["king_never_discarded"]


def test_score_accepts_calls() -> None:
    """举手 (``fan.ju_shou``): 19 胡息 doubled make 38, 8 囤; without the call 19 make 2."""
    hand = {"game": "leiyang", "hand": "123s123b567s567b999s999b44s", "win": "4s", "by": "other"}
    called = Client().ask(do="score", calls=["ju_shou"], **hand)
    assert (called["huxi"], called["pay_each"]) == (19, 8)
    assert Client().ask(do="score", **hand)["pay_each"] == 2
    assert Client().refused(do="score", calls=["tada"], **hand)["code"] == "unknown_call"
    assert Client().refused(do="score", calls=[3], **hand)["code"] == "wrong_argument"


def test_several_hands_wait_for_what_each_of_them_waits_for() -> None:
    """One question about three hands has the answers of three questions."""
    laid, hands = "ti:0000b wei:222s chi:123b", ["45s345b77s99b9b", "345s345b7s99b9b", "345s345b77s99b"]
    asked: dict[str, Any] = {"do": "waits", "game": "yongzhou-plain", "laid": laid}
    alone = [Client().ask(**asked, hand=hand) for hand in hands]
    assert Client().ask(**asked, hands=hands) == {"each": alone}
    assert all(answer["waits"] for answer in alone)


def test_the_review_of_a_hand_without_actions_has_one_step() -> None:
    """One step with the deal and no action yet."""
    p = new_match()
    steps = p.ask(do="review", hand=1)["steps"]
    assert steps[0]["events"] == p.log[: len(steps[0]["events"])]
