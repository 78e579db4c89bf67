"""Deals hands with chosen cards for the lesson, plays them to a position, and asks the engine about hands."""

from __future__ import annotations

from typing import Any

import hupai
from hupai import calculators
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.rules.ruleset import DEALT
from hupai.table.hand import Hand
from hupai.zipai.cards import full_deck, parse_cards
from hupai_learn.guihuzi.text import READER
from hupai_learn.steps import Json
from hupai_learn.text import YOU

BEFORE = 2
"""The seat of the player before the learner."""

GAME = "yuanjiang"
"""The game of the lesson."""


def deal(hand: str, flips: str, dealer: int = BEFORE) -> Hand:
    """Return a deal in which the learner has these cards and the first flips are these.

    Hands are filled up with cards of which they have fewest, big ones first; nobody else holds what is flipped.
    """
    chosen = hupai.games[GAME]
    rules = chosen.rules()
    held, first, left = parse_cards(hand), parse_cards(flips), full_deck()
    for kind in (*held, *first):
        left.remove(kind)
    back = [kind for kind in left if kind in first]
    left = [kind for kind in left if kind not in first]
    hands = [held, [], []]
    for seat, cards in enumerate(hands):
        while len(cards) < DEALT + (seat == dealer):
            cards.append(left.pop(min(range(len(left)), key=lambda at: (cards.count(left[at]), -left[at]))))
    order = [kind for step in range(3) for kind in hands[(dealer + step) % 3]]
    return chosen.deal(rules, deck=[*order, *first, *left, *back], dealer=dealer)


def until_asked(hand: Hand, card: str) -> Hand:
    """Let everybody pass, and the dealer discard, until this card lies and the learner is asked about it."""
    kind = parse_cards(card)[0]
    while not (YOU in hand.to_act and hand.view(YOU).live == kind):
        seat = hand.to_act[0]
        legal = hand.legal(seat)
        hand.act(seat, "pass" if "pass" in legal else legal[-1])
    return hand


def eat(hand: Hand, action: str) -> Hand:
    """Let the learner eat what lies, and the others pass, until the learner owes a discard."""
    hand.act(YOU, action)
    while hand.to_act != (YOU,):
        hand.act(hand.to_act[0], "pass")
    return hand


def refusal(hand: Hand, action: str) -> Json | None:
    """Return why the learner may not do this now, as data for the page; None if it is allowed."""
    reason = hand.why_not(YOU, action)
    return None if reason is None else VOCABULARY.reason_json(reason, READER)


def effect(hand: Hand, action: str, code: str) -> Json:
    """Return the consequence of the learner's action that has this code."""
    return next(VOCABULARY.reason_json(each, READER) for each in hand.effects(YOU, action) if each.code == code)


def scored(hand: tuple[str, str], win: str, by: str) -> dict[str, Any]:
    """Return what the engine says of this hand (groups, cards) with its last card."""
    return calculators.score(GAME, *hand, win, by)


def asked(hand: tuple[str, str], win: str, by: str, field: str) -> Json:
    """Return the same question as a message to the engine's façade, so that a test can ask it too."""
    return {"do": "score", "game": GAME, "laid": hand[0], "hand": hand[1], "win": win, "by": by, "field": field}
