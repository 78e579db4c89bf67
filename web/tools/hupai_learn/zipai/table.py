"""Deals hands with chosen cards for the lessons, and plays them to the position that a lesson asks about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import hupai
from hupai.table.hand import Hand
from hupai.zipai.as_json.events import events_json
from hupai.zipai.cards import KING, full_deck, parse_cards
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.why.refusals import why_no_chi
from hupai_learn.steps import Json
from hupai_learn.text import YOU
from hupai_learn.zipai.text import READER

NEXT, BEFORE = 1, 2
"""The seats of the player after the learner and of the player before."""

HAND = 20
PLAIN = "yongzhou-plain"
"""The game of all lessons without kings."""


def deal(
    *hands: str, shown: str = "", wall: str = "", apart: str = "", dealer: int = BEFORE, game: str = PLAIN
) -> Hand:
    """Return a hand in which each seat has these cards (the learner's first), filled up without a third equal card.

    The cards of ``wall`` are drawn first. The cards of ``apart`` fill up no hand.
    """
    chosen = hupai.games[game]
    rules = chosen.rules(xing="off")
    left = full_deck(rules.kings)
    named = [parse_cards(cards) for cards in (*hands, "", "", "")[:3]]
    top, first = parse_cards(shown), parse_cards(wall)
    for cards in (*named, top, first):
        for kind in cards:
            left.remove(kind)
    kept = {KING, *first, *parse_cards(apart)}
    for cards in named:
        while len(cards) < HAND:
            kind = min((k for k in left if k not in kept and cards.count(k) < 2), key=lambda k: (cards.count(k), k))
            cards.append(kind)
            left.remove(kind)
    if not top:
        top = [min((kind for kind in left if kind not in kept), key=named[dealer].count)]
        left.remove(top[0])
    order = [kind for step in range(3) for kind in named[(dealer + step) % 3]]
    return chosen.deal(rules, deck=order + top + first + left, dealer=dealer)


def play(hand: Hand, lines: Sequence[str] = ()) -> Hand:
    """Play lines such as ``2 discard 7s``. Other players who are asked before a line can be played pass."""
    for line in lines:
        who, _, action = line.partition(" ")
        while action not in hand.legal(int(who)):
            asked = next((seat for seat in hand.to_act if "pass" in hand.legal(seat)), None)
            if asked is None:
                raise ValueError(f"{line} cannot be played: {[(seat, hand.legal(seat)) for seat in hand.to_act]}")
            hand.act(asked, "pass")
        hand.act(int(who), action)
    return hand


def until_drawn(hand: Hand, card: str, seat: int) -> Hand:
    """Let every player pass until ``seat`` has drawn ``card``: it lies face up, or has become a group at once."""
    while not any(_drew(event, card, seat) for event in hand.events_for(None)):
        asked = next((s for s in hand.to_act if "pass" in hand.legal(s)), None)
        if asked is None:
            raise ValueError(f"{card} is not drawn by {seat}: {hand.events_for(None)[-3:]}")
        hand.act(asked, "pass")
    return hand


def _drew(event: Mapping[str, Any], card: str, seat: int) -> bool:
    return event["t"] in ("flipped", "wei", "ti") and event.get("seat") == seat and event.get("card") == card


def verbs(hand: Hand) -> set[str]:
    """Return the first word of every action that the learner may do now."""
    return {action.split()[0] for action in hand.legal(YOU)}


def refusal(hand: Hand, action: str, card: str = "") -> Json | None:
    """Return why the learner may not do this now, as data for the page; None if it is allowed.

    ``chi`` without cards asks about every way to chi. ``card`` is the card that is claimed; ValueError if it is no
    longer the face-up card, because nobody was asked about it.
    """
    if card and hand.view(YOU).live != parse_cards(card)[0]:
        raise ValueError(f"{card} does not lie there: {hand.events_for(None)[-3:]}")
    if action == "chi":
        reason = None if "chi" in verbs(hand) else why_no_chi(hand.table, YOU)
    else:
        reason = hand.why_not(YOU, action)
    return None if reason is None else VOCABULARY.reason_json(reason, READER)


def effect(hand: Hand, action: str, code: str) -> Json | None:
    """Return the consequence of the learner's action that has this code; None if there is none."""
    reasons = (reason for reason in hand.effects(YOU, action) if reason.code == code)
    return next((VOCABULARY.reason_json(reason, READER) for reason in reasons), None)


def happened(hand: Hand, kind: str, start: int = 0) -> Json | None:
    """Return the first event of this kind at the learner's seat from ``start`` on, with its reason."""
    return next((e for e in events_json(hand, YOU, start) if e["t"] == kind and e.get("seat") == YOU), None)
