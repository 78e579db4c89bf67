"""Several people at one device: whoever sits sees one hand, who does not sit sees none, and no answer tells more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from hupai.registry import games
from hupai.session.open_match import OpenMatch
from hupai.table.chance import Stream
from hupai.table.seats import ONLOOKER
from tests.engine.amounts import richest
from tests.engine.facade_client import Client, without_changes
from tests.engine.table.test_records import sealed as resealed

GAMES = ("yongzhou", "yongzhou-plain", "paohuzi", "leiyang", "shaoyang", "yuanjiang", "nanxian")
TILES = ("yongzhou-mahjong", "kawuxing", "yibin")
each_game = pytest.mark.parametrize("game", [*GAMES, *TILES])
SECRETS = 9
"""Cards of the deck in a row that no answer may name before the hand is over."""


class Shared(Client):
    """A client of people who share a device: after every answer it is checked what was told."""

    def __init__(self, game: str, seed: str, people: int = 3, hands: int = 2) -> None:
        super().__init__()
        seed = seed.replace(" ", "-")
        self.chance = Stream(seed, "people")
        seats = ["human"] * people + ["random"] * (games[game].seats - people)
        self.ask(do="new", game=game, seats=seats, hands=hands, seed=seed)

    @property
    def opened(self) -> OpenMatch:
        return self.session.matches[self.name]

    def answer(self, **request: Any) -> dict[str, Any]:
        """Send one message; whatever it was, the answer names no cards in the order of the deck."""
        reply = super().answer(**request)
        if self.name in self.session.matches and not self.match.hand.over:
            assert not named(json.dumps(reply, ensure_ascii=False), self.match.hand.deck_text), request
        return reply

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send one message; a state must tell what its viewer saw, and have the viewer's own view."""
        result = super().ask(**request)
        if "waiting" in result:
            self.check(result)
        return result

    def check(self, state: dict[str, Any]) -> None:
        """What a state tells is what whoever sits may see, or an onlooker where nobody does."""
        hand = self.match.hand
        assert state["sitting"] == self.opened.sitting and state["called"] == self.opened.called
        viewer = ONLOOKER if state["sitting"] is None else state["sitting"]
        for event, seen in zip(state["events"], hand.log[state["from"] :], strict=False):
            told = without_changes(event)
            assert all(told[name] == value for name, value in json.loads(json.dumps(seen.seen_by(viewer))).items())
        if viewer == ONLOOKER:
            assert state["view"]["seat"] is None and "hand" not in state["view"] and state["view"]["open"] is None
            assert state["view"]["legal"] == [] and state["waiting"] == "seat"
        else:
            assert state["view"]["seat"] == viewer
        if state["called"] is not None:
            assert state["waiting"] == "seat" and self.match.players[state["called"]] == "human"

    def step(self) -> None:
        """Do whatever comes next; each person does any of what is legal."""
        waiting = self.state["waiting"]
        if waiting == "seat":
            if self.chance.below(2):
                self.ask(do="rise")
            self.ask(do="sit", seat=self.state["called"])
        elif waiting == "human":
            self.ask(do="act", action=self.chance.choice(self.view["legal"])["action"])
        else:
            self.ask(do="next" if waiting == "next" else "advance")

    def moments(self, most: int = 400) -> Iterator[dict[str, Any]]:
        """Play, and stop at every state."""
        for _ in range(most):
            yield self.state
            if self.state["waiting"] == "end":
                return
            self.step()


def named(answer: str, deck: str) -> bool:
    """Whether an answer has so many cards of the deck in its order; a deck in notation leaves out equal colours."""
    size = 2 * SECRETS
    return any(deck[at : at + size] in answer for at in range(len(deck) - size))


@pytest.mark.parametrize("game", richest([*GAMES, *TILES]))
def test_every_answer_tells_what_the_sitting_person_sees(game: str) -> None:
    """Two matches by chance, to their ends: states, logs and what is asked besides."""
    for people in (2, 3):
        shared = Shared(game, f"{game}{people}", people)
        for state in shared.moments():
            seat = state["sitting"]
            log = shared.ask(do="log")
            viewer = ONLOOKER if seat is None else seat
            for told, seen in zip(log["events"], shared.match.hand.log, strict=False):
                assert all(told[name] == value for name, value in json.loads(json.dumps(seen.seen_by(viewer))).items())
        assert shared.state["waiting"] == "end"


@each_game
def test_hidden_cards_change_nothing_of_what_is_shown(game: str) -> None:
    """The cards that a seat cannot see are dealt anew: whoever sits there and an onlooker are shown the same."""
    family, chance = games[game].family, Stream(game, "anew")
    client = Shared(game, f"anew {game}")
    for state in client.moments(60):
        hand = client.match.hand
        if hand.over:
            continue
        for seat in range(client.match.seats):
            other = hand.copy()
            other.table = family.play.sample(hand.view(seat), chance)
            assert looked_on(other) == looked_on(hand)
            if seat == state["sitting"]:
                shown = family.as_json.view(other.view(seat), other, False, None)
                assert {**shown, "legal": state["view"]["legal"]} == state["view"]


def looked_on(hand: Any) -> Any:
    """What an onlooker is shown, but for what only a hand that can be played on has."""
    return hand.family.as_json.onlooker(hand.family.play.onlook(hand.table), hand, False, None)


@each_game
def test_an_onlooker_hears_nothing_that_a_seat_does_not(game: str) -> None:
    """What an event tells somebody without a seat, it tells everybody."""
    client = Shared(game, f"hears {game}", hands=1)
    for _ in client.moments():
        pass
    for event in client.match.hand.log:
        heard = event.seen_by(ONLOOKER)
        for seat in range(client.match.seats):
            seen = event.seen_by(seat)
            assert all(value is None or seen[name] == value for name, value in heard.items()), event


@each_game
def test_nobody_is_asked_about_before_sitting_down(game: str) -> None:
    """Of a hand that is covered nothing is told, and only whoever is called may uncover one."""
    client = Shared(game, "covered")
    called = client.state["called"]
    assert client.state["sitting"] is None
    asked = ("why", "hint", "questions", {"do": "why_not", "action": "pass"}, {"do": "act", "action": "pass"}, "review")
    for request in (*asked, {"do": "preview", "action": "pass"}, "advance"):
        fields = request if isinstance(request, dict) else {"do": request}
        assert client.refused(**fields)["code"] == "nobody_sits", request
    assert client.refused(do="moment", step=0)["code"] == "wrong_argument"
    for seat in range(client.match.seats):
        assert client.refused(do="view", seat=seat, open=True)["code"] == "shared_table"
        if seat != called:
            assert client.refused(do="sit", seat=seat)["code"] == "not_called"
    client.ask(do="sit", seat=called)
    others = [seat for seat in range(client.match.seats) if seat != called]
    for request in ("view", "why", "hint", "questions", "review"):
        for seat in others:
            assert client.refused(do=request, seat=seat)["code"] == "not_your_seat", request
    assert client.refused(do="moment", step=0, seat=others[0])["code"] == "wrong_argument"
    assert client.refused(do="moment", step=0, revealed=True)["code"] == "wrong_argument"
    assert client.ask(do="moment", step=0)["view"]["seat"] == called
    assert client.refused(do="view", open=True)["code"] == "shared_table"


@pytest.mark.parametrize("game", ["yongzhou", "leiyang", "yuanjiang", "yibin"])
def test_what_one_claims_is_secret_until_all_have_answered(game: str) -> None:
    """Two people may claim a card: whoever is asked second is told the same, whatever the first one answered."""
    found = 0
    for number in range(30):
        client = Shared(game, f"claims {number}", hands=1)
        for _ in client.moments():
            if len(client.match.hand.to_act) < 2:
                continue
            told, record, first = set(), client.record, Client()
            asked = first.ask(do="load", record=record)["called"]
            for entry in first.ask(do="sit", seat=asked)["view"]["legal"]:
                again = Client()
                again.ask(do="load", record=record)
                again.ask(do="sit", seat=asked)
                answered = again.ask(do="act", action=entry["action"])
                if answered["waiting"] == "seat" and not answered["events"]:
                    second = again.ask(do="sit", seat=answered["called"])
                    told.add(json.dumps([answered["called"], second], sort_keys=True))
            found += len(told) > 0
            assert len(told) <= 1
        if found > 1:
            return
    assert found > 0


def test_of_two_people_each_looks_back_at_the_running_hand_from_the_own_seat() -> None:
    client = Shared("yongzhou-plain", "two", people=2, hands=1)
    looked = set()
    for state in client.moments():
        if state["waiting"] == "human":
            assert client.ask(do="moment", step=0)["view"]["seat"] == state["sitting"]
            looked.add(state["sitting"])
    assert looked == {0, 1}


def test_whoever_sits_answers_first_then_who_is_asked_next() -> None:
    """The device changes hands only where it has to."""
    changed = kept = 0
    for number in range(12):
        client = Shared("yongzhou-plain", f"order {number}", hands=1)
        before = None
        for state in client.moments():
            owing = [seat for seat in client.match.hand.to_act if client.match.players[seat] == "human"]
            if before in owing:
                assert state["sitting"] == before and state["called"] is None
                kept += 1
            elif owing and state["sitting"] is not None and state["waiting"] == "seat":
                assert state["called"] == owing[0]
                changed += 1
            before = state["sitting"]
    assert changed > 20 and kept > 20


@pytest.mark.parametrize("game", ["yongzhou", "yibin", "yuanjiang"])
def test_a_match_is_sealed_until_it_is_over(game: str) -> None:
    """No line of what is hidden can be read in it; it loads as it was, with nobody before the device."""
    client = Shared(game, "sealed", hands=1)
    before = ""
    for state in client.moments():
        record = client.record
        if state["waiting"] == "end":
            break
        assert "\nsealed " in record and "\nseed" not in record and "deck" not in record
        kept = record.split("\n")[:-2]
        assert before == "" or kept[: len(before)] == before or len(kept) <= len(before)
        before = kept
        again = Client()
        loaded = again.ask(do="load", record=record)
        assert loaded["sitting"] is None and loaded["waiting"] == "seat"
        assert again.match.hand.actions == client.match.hand.actions and again.match.hand.deck == client.match.hand.deck
        assert again.refused(do="review", record=record, hand=1)["code"] == "nobody_sits"
        assert again.refused(do="moment", record=record, hand=1, step=0)["code"] == "wrong_argument"
    assert "\nseed sealed\n" in record and "\ndeck " in record
    assert Client().ask(do="load", record=record)["waiting"] == "end"


def test_a_damaged_seal_is_refused_by_its_line() -> None:
    """Each line is sealed by itself, so that the place is known."""
    client = Shared("yongzhou", "damaged")
    lines = client.record.rstrip("\n").split("\n")
    begins = next(nth for nth, line in enumerate(lines) if line.startswith("sealed "))
    for wrong in ("zz", "abc", "00" * 32):
        damaged = "\n".join([*lines[: begins + 2], wrong, *lines[begins + 3 :]])
        error = Client().refused(do="load", record=resealed(damaged))
        assert (error["code"], error["position"]) == ("bad_line", begins + 3)


def test_nothing_is_taken_back_that_others_have_seen() -> None:
    """One goes back as far as nobody else has decided; the error says why it is no further."""
    refused = back = 0
    for number in range(8):
        client = Shared("yongzhou-plain", f"back {number}", people=2, hands=1)
        for state in client.moments():
            if client.match.hand.over:
                assert not state["can_undo"] and client.refused(do="undo")["code"] == "others_decided"
                break
            movers = [seat for seat, _ in client.match.hand.actions if client.match.players[seat] == "human"]
            mine = bool(movers) and movers[-1] == state["sitting"]
            assert state["can_undo"] == mine
            if mine and state["waiting"] != "seat" and client.chance.below(4) == 0:
                last = client.ask(do="undo")
                assert last["sitting"] == state["sitting"] == last["view"]["seat"] and last["waiting"] == "human"
                back += 1
            elif movers and not mine:
                assert client.refused(do="undo")["code"] == "others_decided"
                refused += 1
    assert refused > 10 and back > 10


def test_sentences_name_people_whoever_reads() -> None:
    """A name by the number of its seat stands wherever that seat is; whoever sits is addressed."""
    people = {"0": {"zh": "阿明", "en": "Ming"}, "1": {"zh": "小红", "en": "Hong"}, "2": {"zh": "老唐", "en": "Tang"}}
    client = Client()
    client.ask(do="new", game="yongzhou", seats=["human", "human", "beginner"], hands=1, seed="named", names=people)
    assert {event["text"]["en"].split(" ")[0] for event in client.log} <= {"Ming", "Hong", "Tang"}
    client.ask(do="sit", seat=client.state["called"], names=people)
    mine = people[str(client.state["sitting"])]["en"]
    texts = " ".join(event["text"]["en"] for event in client.ask(do="log", names=people)["events"])
    assert "You" in texts and mine not in texts


def test_whoever_sits_down_is_told_what_was_missed() -> None:
    """Events are reported from the first one after the person's own last decision and what followed on it."""
    for number in range(6):
        client = Shared("yongzhou-plain", f"missed {number}", hands=1)
        for state in client.moments():
            if state["waiting"] != "seat":
                continue
            told = client.ask(do="sit", seat=state["called"])
            own = [at for at, (seat, _) in enumerate(client.match.hand.actions) if seat == state["called"]]
            if not own:
                assert told["from"] == 0
            else:
                bounds = [*client.match.hand.starts, len(client.match.hand.log)]
                assert told["from"] == bounds[own[-1] + 1]
