"""The guided first hand: its deal and its end, and every sentence of the guide, checked by engine and oracle."""

from __future__ import annotations

import re
from typing import Any

import pytest

import hupai
from hupai.bots.base import Budget
from hupai.session.matches import bot_action
from hupai.table.chance import Stream, derived_seed
from hupai.table.hand import Hand
from hupai.table.match import Match
from hupai.zipai.as_json.view import columns_json
from hupai.zipai.cards import format_hanzi, parse_cards
from hupai_build.paths import ROOT
from hupai_learn.zipai.guided_hand import GAME, OWN, READER, SEATS, SEED, guided_hand
from tests.engine.facade_client import Client
from tests.engine.oracle import oracle_score, oracle_waits

GUIDE = guided_hand()
STEPS: list[dict[str, Any]] = GUIDE["steps"]
YOU = 0


def hand_at(step: dict[str, Any]) -> Hand:
    """Return the hand as it is when the guide says this."""
    return played(int(step["at"]))


def played(actions: int) -> Hand:
    """Return the hand after so many actions of the line."""
    game = hupai.games[GAME]
    match = Match(game, game.rules(), SEATS, 1, SEED)
    for line in GUIDE["line"][:actions]:
        seat, _, action = line.partition(" ")
        match.act(int(seat), action)
    return match.hand


def step_of(verb: str, nth: int = 0) -> dict[str, Any]:
    """Return the guide's step with this advice."""
    return [step for step in STEPS if step["action"].split()[0] == verb][nth]


def notation(hand: Hand, seat: int = YOU) -> tuple[str, str]:
    """Return a seat's hand and its laid groups as the calculator takes them."""
    seen = hand.view(seat)
    cards = hand.family.notation.format_cards([k for k, n in enumerate(seen.hand) for _ in range(n)])
    laid = {"chi": lambda cards: cards, "peng": lambda cards: cards}
    events = [e for e in hand.events_for(seat) if e["t"] in laid and e["seat"] == seat]
    groups = [f"chi:{e['melds'][0]}" if e["t"] == "chi" else f"peng:{e['card'][0] * 3}{e['card'][1]}" for e in events]
    return cards, " ".join(groups)


def test_the_bots_answer_as_they_do_at_any_table() -> None:
    """Only the player's own answers are chosen; the deal is that of its seed, and the commitment holds."""
    game = hupai.games[GAME]
    match = Match(game, game.rules(), SEATS, 1, SEED)
    own = iter(OWN)
    while match.hand.result is None:
        asked = match.hand.to_act
        seat = YOU if YOU in asked else asked[0]
        match.act(seat, next(own) if seat == YOU else bot_action(match, seat))
    assert [f"{seat} {action}" for seat, action in match.hand.actions] == GUIDE["line"]
    fresh = game.deal(game.rules(), seed=derived_seed(SEED, "hand", 1), dealer=match.dealer)
    assert (match.hand.deck_text, match.hand.commitment) == (fresh.deck_text, fresh.commitment)
    assert match.hand.result.scores[YOU] > 0


def test_the_page_begins_this_deal_and_shows_these_names() -> None:
    first = (ROOT / "web/src/state/first_hand.js").read_text("utf-8")
    assert f'game: "{GAME}"' in first and f'seed: "{SEED}"' in first and f'level: "{SEATS[1]}"' in first
    for lang, at in (("zh", 0), ("en", 1)):
        words = (ROOT / f"web/words/{lang}.js").read_text("utf-8")
        for seat, place in ((1, "right"), (2, "left")):
            name = READER.names[seat]
            assert name and f'"seat.{place}": "{name[at]}"' in words


def test_a_session_that_follows_the_guide_is_on_its_line() -> None:
    """As the page plays it: the record that comes with every answer has the actions of the line."""
    client = Client()
    state = client.ask(do="new", game=GAME, seats=list(SEATS), hands=1, seed=SEED)
    for step in STEPS:
        while state["waiting"] == "bot":
            state = client.ask(do="advance")
        done = [line for line in client.ask(do="save")["record"].splitlines() if re.match(r"\d [a-z]", line)]
        assert done == GUIDE["line"][: step["at"]]
        state = client.ask(do="act", action=step["action"])
    assert state["waiting"] == "end"


def test_the_guide_advises_four_kinds_of_answers() -> None:
    assert {step["action"].split()[0] for step in STEPS} == {"discard", "chi", "peng", "hu"}
    assert len(STEPS) <= 6


@pytest.mark.parametrize("step", STEPS, ids=lambda step: str(step["action"]))
def test_a_good_bot_would_do_what_the_guide_advises(step: dict[str, Any]) -> None:
    hand = hand_at(step)
    seen = hand.view(YOU)
    found = hand.family.bots.named("strong").decide(seen, seen.legal, Budget(explain=False), Stream("guide", "bot"))
    assert hand.family.notation.format_action(found.action) == step["action"]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: str(step["action"]))
def test_every_other_answer_is_offered_and_its_cost_is_the_engines(step: dict[str, Any]) -> None:
    hand = hand_at(step)
    assert {step["action"], *step["others"]} == set(hand.legal(YOU))
    for action, told in step["others"].items():
        effects = hand.effects(YOU, action)
        said = [hand.family.vocabulary().reason_json(effect, READER)["text"] for effect in effects]
        assert told == (said[0] if said else None)


def numbers(text: str) -> list[int]:
    """Return the numbers of a sentence."""
    return [int(found) for found in re.findall(r"\d+", text)]


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_the_numbers_of_the_guide_are_the_oracles(lang: str) -> None:
    """What the claims add and what the hand has then; what a win needs, and what this one has."""
    least = hupai.games[GAME].rules().min_huxi
    assert numbers(step_of("discard")["text"][lang]) == [least]
    chi, peng = step_of("chi"), step_of("peng")
    for step, gained in ((chi, 6), (peng, 3)):
        then = STEPS[STEPS.index(step) + 1]["at"]
        assert numbers(step["text"][lang]) == [gained, standing(then)]
        assert standing(then) - standing(step["at"]) == gained
    cards, laid = notation(hand_at(step_of("hu")))
    flip = hand_at(step_of("hu")).events_for(YOU)[-1]["card"]
    won = oracle_score(GAME, laid, cards, flip, "self", {})
    assert won["wins"] and numbers(step_of("hu")["text"][lang]) == [won["huxi"], least]


def standing(actions: int) -> int:
    """Return the 胡息 of the player's laid groups and of the kan and red groups in hand, counted by hand."""
    cards, laid = notation(played(actions))
    total = 0
    for group in laid.split():
        kind, _, found = group.partition(":")
        total += {"chi:123b": 6, "peng:555b": 3}[f"{kind}:{found}"]
    held = [format_one(kind) for kind in parse_cards(cards)]
    kan = {card for card in held if held.count(card) == 3}
    return total + sum(6 if card.endswith("b") else 3 for card in kan)


def format_one(kind: int) -> str:
    """Return one card in notation."""
    return hupai.games[GAME].family.notation.format_cards([kind])


def test_the_cards_that_the_guide_says_one_waits_for_are_the_oracles() -> None:
    """Whoever flips them: the oracle wins on each by another player's flip and by one's own."""
    step = step_of("discard", -1)
    cards, laid = notation(played(step["at"] + 1))
    waits = set(oracle_waits(GAME, laid, cards, {}))
    named = re.findall(r"[一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]{2,}", step["text"]["zh"])
    assert {format_one(kind) for kind in parse_cards(named[0])} == waits
    for card in waits:
        for by in ("self", "other"):
            assert oracle_score(GAME, laid, cards, card, by, {})["wins"], (card, by)


@pytest.mark.parametrize("nth", [0, 1])
def test_a_card_that_is_called_spare_is_alone_and_in_no_finished_group(nth: int) -> None:
    """As the hand is laid out on the table: its column is no group."""
    step = step_of("discard", nth)
    hand = hand_at(step)
    card = step["action"].split()[1]
    seen = hand.view(YOU)
    (kind,) = parse_cards(card)
    assert seen.hand[kind] == 1
    assert format_hanzi([kind]) in step["text"]["en"]
    assert all(len(column) < 3 for column in columns_json(seen.hand) if card in column)


def test_who_the_guide_names_showed_the_card() -> None:
    for verb, seat in (("chi", 2), ("peng", 1)):
        step = step_of(verb)
        hand = hand_at(step)
        last = hand.events_for(YOU)[-1]
        assert (last["t"], last["seat"]) == ("discarded", seat)
        name = READER.names[seat]
        assert name and name[0] in step["text"]["zh"] and name[1] in step["text"]["en"]
    last = hand_at(step_of("hu")).events_for(YOU)[-1]
    assert (last["t"], last["seat"]) == ("flipped", YOU)
