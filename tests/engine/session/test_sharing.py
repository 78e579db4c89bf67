"""Links to a moment of a hand, and records opened for viewing: old ones stay readable, bad ones are refused."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.registry import games
from hupai.session import bot_action
from hupai.session.sharing import KINDS, link_of, shared
from hupai.table.errors import EngineError, InvalidLink
from hupai.table.game import Game
from hupai.table.links import format_link, parse_link
from hupai.table.match import Match
from hupai.table.record import format_record
from tests.engine.amounts import amount, examples, richest
from tests.engine.facade_client import Client, finished_hand, new_match

OLD_LINKS: list[dict[str, Any]] = [
    old
    for file in sorted((Path(__file__).parents[2] / "fixtures" / "links").glob("review-*.json"))
    for old in json.loads(file.read_text("utf-8"))
]
"""Links that were published, with what they showed. These fixtures are permanent: add new ones, change none."""
CHANGED: dict[str, dict[str, Any]] = {
    "yongzhou": {"xing": "gen", "base_bonus": 1},
    "leiyang": {"win_on_discard": False, "guo_hu": "free"},
}

each_game = pytest.mark.parametrize("game", richest(sorted(games)))


@each_game
def test_a_hand_is_played_again_from_any_of_its_moments(game: str) -> None:
    """The record of one hand that has come so far: the same players and view, then one chooses."""
    p = finished_hand(game, **CHANGED.get(game, {}))
    steps = p.ask(do="review", hand=1, judge=None)["steps"]
    own = [before["at"] for before, step in pairwise(steps) if step["seat"] == 0]
    for step in (own[0], own[-1]):
        before = p.ask(do="moment", hand=1, step=step)["view"]
        again = Client()
        state = again.ask(do="load", record=p.ask(do="retry", hand=1, step=step)["record"])
        assert state["setup"]["seats"] == p.setup["seats"] and state["setup"]["hands"] == 1
        assert state["waiting"] == "human"
        assert state["view"]["hand"] == before["hand"] and state["view"]["legal"] == before["legal"]
    last = steps[-1]["at"]
    refused = p.refused(do="retry", hand=1, step=last)
    assert (refused["code"], refused["facts"]["expected"]) == ("wrong_argument", f"0–{last - 1}")
    assert p.refused(do="link", hand=1, step=last + 1, seat=0)["facts"]["expected"] == f"0–{last}"


def test_where_only_bots_played_the_person_takes_the_seat() -> None:
    match = finished_match(games["leiyang"])
    record = Client().ask(do="retry", record=format_record(match.record("0")), hand=1, step=3, seat=2)["record"]
    assert Client().ask(do="load", record=record)["setup"]["seats"] == ["random", "random", "human"]


@pytest.mark.parametrize("old", OLD_LINKS, ids=lambda old: str(old["link"][:60]))
def test_old_links_still_show_the_same(old: dict[str, Any]) -> None:
    """The rules, the scores and the moment, whatever the address in front of them."""
    found = Client().ask(do="read", link=f"https://somewhere.example/hupai/index.html#{old['link']}")
    assert (found["step"], found["seat"], found["finished"]) == (old["at"], old["seat"], [1])
    later = {option.name: option.unnamed for option in games[found["setup"]["game"]].options}
    assert found["setup"]["options"] == later | old["options"], "options that came later are as it was played before"
    assert Client().ask(do="tally", record=found["record"])["tally"][0]["scores"] == old["scores"]


def test_a_link_names_an_option_whose_default_has_changed() -> None:
    """宜宾's 根: a link of before names no ``gen_wilds`` and means any number of wilds, so a new one names its own."""
    game = games["yibin"]
    for value, named in (("one", True), ("any", False)):
        match = finished_match(game, gen_wilds=value)
        link = link_of(match, 1, 0, 0)
        assert ("gen_wilds:one" in link, "gen_wilds" in link) == (named, named)
        assert shared(link).match.rules == match.rules


def finished_match(game: Game, **options: Any) -> Match:
    """A hand of bots that was played to its end."""
    match = Match(game, game.rules(**options), ("random",) * game.seats, 1, "changed default")
    while match.hand.result is None:
        seat = match.hand.to_act[0]
        match.act(seat, bot_action(match, seat))
    return match


@pytest.mark.more
@each_game
def test_a_link_leads_back_to_every_moment(game: str) -> None:
    """The same view from every seat at every moment; the same link when it is written again."""
    p = finished_hand(game, **CHANGED.get(game, {}))
    last = p.ask(do="review", hand=1, judge=None)["steps"][-1]["at"]
    for step in {*range(0, last, amount(11, 1)), last}:
        seat = step % games[game].seats
        link = p.ask(do="link", hand=1, step=step, seat=seat)["link"]
        assert " " not in link and link.isascii()
        other = Client()
        found = other.ask(do="read", link=link)
        assert found["setup"]["options"] == p.setup["options"]
        look = {"hand": 1, "step": found["step"], "seat": found["seat"], "revealed": bool(step % 2)}
        assert other.ask(do="moment", record=found["record"], **look) == p.ask(do="moment", **look)
        again = shared(link)
        assert link_of(again.match, 1, again.step, again.seat) == link


HOSTED = sorted(name for name, game in games.items() if any(option.name == "first_dealer" for option in game.options))
"""Games in which the host may deal first."""


@pytest.mark.parametrize("game", HOSTED)
@pytest.mark.parametrize("dealer", range(3))
def test_a_link_shows_a_hand_that_another_than_the_first_dealer_dealt(game: str, dealer: int) -> None:
    """``first_dealer`` names who deals the first hand of a match; a link shows any hand of it."""
    chosen = games[game]
    rules, seats = chosen.rules(first_dealer="host"), ("random",) * chosen.seats
    match = Match(chosen, rules, seats, 1, f"dealt by {dealer}", dealer)
    while match.hand.to_act:
        seat = match.hand.to_act[0]
        match.act(seat, match.hand.legal(seat)[0])
    found = Client().ask(do="read", link=link_of(match, 1, 0, 0))
    assert found["setup"]["options"]["first_dealer"] == "host"
    tally = Client().ask(do="tally", record=found["record"])["tally"]
    assert [(row["dealer"], row["scores"]) for row in tally] == [(dealer, list(match.scores))]


def test_a_link_may_be_written_by_hand() -> None:
    """Fields in any order, cards in any notation, escaped or not; the seed and the moment may be left out."""
    link = finished_hand().ask(do="link", hand=1, step=4, seat=1)["link"]
    kind, fields = parse_link(link, KINDS)
    usual = shared(link).match.hand
    cards = "".join("一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾"[kind] for kind in usual.deck)
    turned = dict(reversed(list({**fields, "deck": cards}.items())))
    plain = f"{kind}?" + "&".join(f"{name}={value}" for name, value in turned.items())
    for text in (plain, format_link(kind, turned), f" {plain}\n", f"\n https://somewhere.example/# {plain} "):
        assert shared(text).match.hand.actions == usual.actions
    short = shared(format_link(kind, {name: fields[name] for name in ("game", "seats", "dealer", "deck", "play")}))
    assert (short.step, short.seat, short.match.hand.result) == (0, 0, usual.result)


@pytest.mark.parametrize("seed", ["", "&seed=", "&seed=77aa"], ids=["no seed", "an empty one", "a seed"])
def test_the_record_of_a_link_is_read_again(seed: str) -> None:
    """It is saved, looked at in another session, and played on from, whether or not the link has a seed."""
    link = re.sub("&seed=[^&]*", seed, finished_hand().ask(do="link", hand=1, step=0, seat=0)["link"])
    client = Client()
    record = client.ask(do="read", link=link)["record"]
    assert Client().ask(do="load", record=record)["waiting"] == "end"
    again = client.ask(do="retry", record=record, hand=1, step=0, seat=0)["record"]
    assert Client().ask(do="load", record=again)["waiting"] != "end"


def wrong(link: str) -> list[tuple[str, str, str]]:
    """Damaged links, and how each is refused."""
    return [
        ("", "not_a_link", "nothing"),
        ("https://somewhere.example/#table", "not_a_link", "another address"),
        ("x" * 9000, "not_a_link", "endless"),
        (link.replace("review?", "puzzle?"), "unknown_link", "kind"),
        (link + "&colour=red", "link_field_unknown", "name"),
        (link + "&at=3", "link_field_twice", "twice"),
        (link.replace("deck=", "at=%FF&deck=").replace("at=4&", "", 1), "link_not_text", "bytes"),
        (link.split("&play=")[0], "link_field_missing", "without its play"),
        (link.replace("at=4", "at=400"), "link_field_wrong", "later than its end"),
        (link.replace("at=4", "at=-1"), "link_field_wrong", "before its beginning"),
        (link.replace("seat=1", "seat=3"), "link_field_wrong", "fourth seat"),
        (link.replace("play=", "play=9:pass,"), "link_field_wrong", "fourth player"),
        (link.replace("play=", "play=0:hu,"), "link_play_wrong", "not allowed"),
        (link.rsplit(",", 2)[0], "link_cut", "the end is missing"),
        (link.rsplit(",", 2)[0] + ",2:", "link_cut", "cut within a word"),
        (link.replace("game=yongzhou-plain", "game=poker"), "unknown_game", "game"),
        (link.replace("game=yongzhou-plain", "game=yongzhou-plain&rules=xing:sideways"), "invalid_options", "rules"),
        (link.replace("random", "sh%20ark"), "wrong_argument", "player"),
        (link.replace("seed=", "seed=two+words"), "link_field_wrong", "seed of two words"),
        (link.replace("seed=", "seed=1%0A"), "link_field_wrong", "seed of two lines"),
        (link.replace("seed=", "seed=%E2%9D%A4%EF%B8%8F"), "link_field_wrong", "seed with what nobody sees"),
        (link.replace("deck=", "deck=1s"), "wrong_deck", "a card too many"),
        (link.replace("deck=", "deck=?"), "unknown_card", "no card"),
    ]


def test_a_link_may_name_an_unknown_player() -> None:
    """The player is shown under that name."""
    link = finished_hand().ask(do="link", hand=1, step=4, seat=1)["link"].replace("random", "shark")
    found = Client().ask(do="read", link=link)
    assert found["setup"]["seats"] == ["human", "beginner", "shark"]
    assert found["setup"]["plays"] == ["human", "beginner", "regular"]


def test_several_people_may_have_played_what_a_link_shows() -> None:
    """Their hand is over, so that everybody may look at it from any seat."""
    link = finished_hand().ask(do="link", hand=1, step=4, seat=1)["link"].replace("random", "human")
    client = Client()
    found = client.ask(do="read", link=link)
    assert found["setup"]["seats"] == ["human", "beginner", "human"] and found["own"] == 0
    assert client.ask(do="review", record=found["record"], hand=1, seat=2, judge=None)["steps"]


def test_a_bad_link_is_refused_and_the_match_goes_on() -> None:
    """The error is typed, and the running match is unchanged."""
    link = finished_hand().ask(do="link", hand=1, step=4, seat=1)["link"]
    p = new_match(seed="mine")
    p.until_asked()
    before = p.ask(do="save")["record"]
    for text, code, _ in wrong(link):
        assert p.refused(do="read", link=text)["code"] == code, text
    unknown = p.refused(do="read", link=link + "&colour=red")
    assert "deck" in unknown["facts"]["known"] and unknown["position"] == len(link) + 1
    assert p.refused(do="read", link=link.replace("seat=1", "seat=" + "1" * 50))["facts"]["value"] == "1" * 40
    assert p.ask(do="save")["record"] == before
    p.step()


@examples(12)
@given(st.data())
def test_a_damaged_link_is_shown_or_refused(data: st.DataObject) -> None:
    """Cut, doubled or overwritten anywhere, it shows a finished hand or gives a typed error."""
    link = OLD_LINKS[data.draw(st.integers(0, len(OLD_LINKS) - 1))]["link"]
    start = data.draw(st.integers(0, len(link)))
    end = data.draw(st.integers(start, len(link)))
    text = link[:start] + data.draw(st.text(max_size=6)) + link[end:]
    try:
        assert shared(text).match.hand.over
    except InvalidLink as error:
        assert error.code
    except EngineError as error:
        assert error.code != "internal"


def test_a_record_can_be_viewed_beside_the_running_match() -> None:
    """Review, moment, verdict and link are of the given record; the running match is untouched."""
    other = finished_hand(hands=2)
    record = other.record
    p = new_match("leiyang", seed="mine")
    before = p.ask(do="save")["record"]
    found = p.ask(do="read", record=record)
    assert found["setup"] == other.setup and found["finished"] == [1] and found["own"] == 0
    review = p.ask(do="review", record=record, hand=1, judge=None, seat=2)
    assert review == other.ask(do="review", hand=1, judge=None, seat=2)
    assert p.ask(do="link", record=record, hand=1, step=0) == other.ask(do="link", hand=1, step=0)
    assert p.ask(do="save")["record"] == before
    assert p.refused(do="read", record=before)["code"] == "nothing_to_review"
    assert p.refused(do="read", record=record[:-9])["code"] == "bad_sum"
    assert p.refused(do="read")["code"] == "missing_argument"
    assert p.refused(do="moment", record=record[:-9], hand=1, step=0)["code"] == "bad_sum"


@pytest.mark.more
@each_game
def test_each_seat_reviews_what_it_could_see(game: str) -> None:
    """Of the others only what they did openly is named; each own decision has the same verdict as when asked alone."""
    p = finished_hand(game)
    past = p.match.hand_number(1)
    hand, openly = past.after(0), []
    for actor, action in past.actions:
        openly.append(hand.family.play.acts_openly(hand.table))
        hand.act(actor, action)
    everything = p.ask(do="review", hand=1, judge=None, seat=None)["steps"]
    assert [step["at"] for step in everything] == list(range(len(everything)))
    for seat in range(p.match.seats):
        review = p.ask(do="review", hand=1, seat=seat, judge="beginner", threshold=0)
        steps = review["steps"]
        others = [(step["seat"], step["action"]) for step in steps if step["seat"] not in (None, seat)]
        assert others == [act for act, seen in zip(past.actions, openly, strict=True) if seen and act[0] != seat]
        assert [(s["seat"], s["action"]) for s in steps if s["seat"] == seat] == [
            (s["seat"], s["action"]) for s in everything if s["seat"] == seat
        ]
        assert steps[-1]["at"] == everything[-1]["at"]
        for before, step in pairwise(steps):
            if step["seat"] == seat and before["at"] % amount(4, 1) == 0:
                one = p.ask(do="judge", hand=1, step=before["at"], judge="beginner", threshold=0)
                assert one["judged"] == step.get("judged") and one["judge"] == review["judge"]


def test_a_running_hand_cannot_be_viewed_from_another_seat() -> None:
    """Its review, moments, verdicts and links are refused."""
    p = new_match()
    p.until_asked()
    assert p.refused(do="review", hand=1, seat=1)["code"] == "not_your_seat"
    assert p.refused(do="judge", hand=1, step=0)["code"] == "wrong_argument"
    assert p.refused(do="link", hand=1, step=0)["code"] == "wrong_argument"


def test_open_hands_are_shown_only_on_request() -> None:
    """All three hands and what lies face down; hidden again on request; the bots play the same either way."""
    p = new_match(seed="open")
    q = Client(game="yongzhou", seats=["human", "beginner", "random"], hands=2, seed="open", open=True)
    for _ in range(16):
        closed, shown = p.state["view"], q.state["view"]
        assert closed["open"] is None
        assert shown["open"][0] == closed["columns"]
        for seat, columns in enumerate(shown["open"]):
            assert sum(map(len, columns)) == closed["seats"][seat]["cards"]
            assert all(None not in meld["cards"] for meld in shown["seats"][seat]["melds"])
        assert p.record == q.record
        if p.state["waiting"] == "end":
            break
        p.step()
        q.step()
    assert q.ask(do="view", open=False)["view"]["open"] is None
    assert q.ask(do="view")["view"]["open"] is None
    assert q.ask(do="view", open=True)["view"]["open"] is not None
    assert q.ask(do="load", record=q.record)["view"]["open"] is None
    assert q.ask(do="load", record=q.record, open=True)["view"]["open"] is not None
