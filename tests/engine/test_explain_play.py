"""Words in play: whatever one tries, whatever happens, at any table, is told in both languages with its rule."""

from __future__ import annotations

import random
from itertools import product

import pytest

import hupai
from hupai.explain.narrate import narrate
from hupai.explain.rulebook import RULES
from hupai.explain.texts import sentence
from hupai.zipai.actions import DECLARE, HU, PASS, PENG, RAISE, chi, discard
from hupai.zipai.cards import KINDS
from hupai.zipai.melds import SHAPES
from hupai.zipai.reasons import effects, why_not

GAMES = sorted(hupai.games)

CHOICES = [PASS, HU, PENG, DECLARE, RAISE, *map(discard, range(KINDS + 1)), *map(chi, range(1, len(SHAPES)))]
CHOICES.append(chi(1 | 2 << 6))


def spoken(reason):
    """Whether a reason resolves: words in both languages and a rule."""
    for you in (None, 0):
        text = sentence(reason.code, dict(reason.facts), you=you)
        assert all(part and "reason code" not in part and "原因代码" not in part for part in text.values()), reason
    assert reason.rule in RULES, reason


@pytest.mark.parametrize("name", GAMES)
def test_everything_one_could_try_is_legal_or_has_a_reason(name):
    chance = random.Random(name)
    game = hupai.games[name]
    for number in range(12):
        hand = game.deal(game.rules(), seed=f"reasons-{number}", dealer=number % 3)
        while not hand.over:
            for seat in range(3):
                for action in chance.sample(CHOICES, 12):
                    reason = why_not(hand.table, seat, action)
                    legal = seat in hand.table.pending and action in hand.table.offers[seat]
                    assert (reason is None) == legal
                    if reason:
                        spoken(reason)
            seat = chance.choice(hand.to_act)
            for action in hand.table.offers[seat]:
                for effect in effects(hand.table, seat, action):
                    spoken(effect)
            hand.act(seat, chance.choice(hand.legal(seat)))
        for seat, action in product(range(3), (PASS, HU, PENG, discard(0))):
            spoken(why_not(hand.table, seat, action))


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_told_to_everybody(name):
    chance = random.Random(name)
    game = hupai.games[name]
    told = set()
    for number in range(150):
        hand = game.deal(game.rules(win_on_discard=True), seed=f"events-{number}", dealer=number % 3)
        while not hand.over:
            seat = chance.choice(hand.to_act)
            legal = hand.legal(seat)
            hand.act(seat, "hu" if "hu" in legal else chance.choice(legal))
        for seat in (None, 0, 1, 2):
            for event in hand.events_for(seat):
                text = narrate(event, you=seat)
                told.add(event["t"])
                assert all(part and "None" not in part and "{" not in part for part in text.values())
                assert "reason code" not in text["en"], event
    assert {"dealt", "shown", "flipped", "discarded", "chi", "peng", "pao", "ti", "wei", "won", "settled"} <= told
