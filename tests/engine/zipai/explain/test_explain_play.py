"""Words in play: every effect and every event at any table has sentences in both languages."""

from __future__ import annotations

import random

import pytest

import hupai
from hupai.table.chance import Stream
from hupai.table.seats import Reader
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.why.preview import effects
from tests.engine.amounts import amount
from tests.engine.random_options import drawn_options
from tests.engine.reason_words import check_words
from tests.engine.zipai_games import games

pytestmark = pytest.mark.more

GAMES = sorted(games)


def house_rules(game, chance):
    """The game's rules with a choice for every option, without contradictions."""
    return game.rules(**drawn_options(game, chance))


@pytest.mark.parametrize("name", GAMES)
def test_every_effect_of_a_legal_action_has_words_and_a_rule(name):
    chance = random.Random(name)
    game = hupai.games[name]
    for number in range(amount(3, 60)):
        rules = house_rules(game, Stream(name, f"reasons-{number}")) if number % 2 else game.rules()
        hand = game.deal(rules, seed=f"reasons-{number}", dealer=number % rules.seats)
        while not hand.over:
            seat = chance.choice(hand.to_act)
            for action in hand.table.offers[seat]:
                for effect in effects(hand.table, seat, action):
                    check_words(effect, rules)
            hand.act(seat, chance.choice(hand.legal(seat)))


HANDS = amount(12, 300)
MOST = HANDS + 140
"""Hands of each game: so many, and more until all events have occurred."""
USUAL = {"dealt", "shown", "flipped", "discarded", "chi", "peng", "pao", "ti", "wei", "won", "settled"}
SPECIAL = {"leiyang": {"barred", "limited", "raised"}}
"""Events that only some games have."""


@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_a_sentence_for_every_seat(name):
    chance = random.Random(name)
    game = hupai.games[name]
    worded, wanted_events = set(), USUAL | SPECIAL.get(name, set())
    for number in range(MOST):
        if number >= HANDS and wanted_events <= worded:
            return
        rules = house_rules(game, Stream(name, f"events-{number}")) if number % 2 else game.rules()
        hand = game.deal(rules, seed=f"events-{number}", dealer=number % rules.seats)
        while not hand.over:
            seat = chance.choice(hand.to_act)
            legal = hand.legal(seat)
            wanted = [action for action in ("hu", "raise") if action in legal]
            hand.act(seat, wanted[0] if wanted else chance.choice(legal))
        for seat in (None, 0, 1, 2):
            for event in hand.events_for(seat):
                text = VOCABULARY.narrate(event, reader=None if seat is None else Reader(seat, 3))
                worded.add(event["t"])
                assert all(part and "None" not in part and "{" not in part for part in text.values())
                assert "reason code" not in text["en"], event
    raise AssertionError(wanted_events - worded)


@pytest.mark.parametrize(("event", "zh", "en"), [
    ({"t": "ti", "seat": 1, "card": None, "start": True}, "下家起手提牌，四张全扣着。", "lays a dealt ti face down."),
    ({"t": "ti", "seat": 1, "card": None, "start": False}, "四张全扣着", "lays a ti face down."),
    ({"t": "raised", "seat": 0}, "你举手", "You raise your hand"),
    ({"t": "limited", "seat": 2, "card": "5s", "wins": ["black", "dot"]}, "只能胡黑胡、一点朱。",
     "may win only with a black win or one red card in this hand."),
    ({"t": "limited", "seat": 2, "card": "5s", "wins": []}, "什么都不能胡了", "nothing left to win with"),
    ({"t": "skip", "seat": 2}, "上家这次不用打牌。", "The previous player need not discard this time."),
    ({"t": "won", "seat": 1, "by": "shown", "from": 0, "card": "3s"}, "下家胡了你的亮张“三”，地胡！", "shown by you!"),
    ({"t": "won", "seat": 0, "by": "deal", "from": None, "card": None, "special": "three_ti_five_kan"},
     "你三提五坎，胡了！", "You have three ti or five kan and win!"),
])  # fmt: skip
def test_events_of_only_some_games_have_sentences_too(event, zh, en):
    text = VOCABULARY.narrate(event, reader=Reader(0, 3))
    assert zh in text["zh"] and en in text["en"]
