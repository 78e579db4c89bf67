"""Deals hands with chosen tiles for the lessons, and plays them to the position that a lesson asks about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import hupai
from hupai import calculators
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.notation import parse_tiles
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.wilds import wild_kinds
from hupai.mahjong.tiles import RANKS, SUITED, Kind, tiles_of
from hupai.table.hand import Hand
from hupai.table.seats import Reader
from hupai_learn.steps import Json
from hupai_learn.text import YOU, Said

YONGZHOU, KAWUXING, YIBIN = "yongzhou-mahjong", "kawuxing", "yibin"

NEXT, PREVIOUS_OF_THREE, PREVIOUS_OF_FOUR = 1, 2, 3
"""The seats of the player after the learner, and of the one before at a table of three and of four."""

HAND = 13
PLAIN: dict[str, dict[str, Any]] = {YONGZHOU: {}, KAWUXING: {}, YIBIN: {"piao": "off"}}
"""The house rules of the lessons: nobody is asked about 飘."""


def scored(game: str, hand: tuple[str, str], win: str, by: str, **more: Any) -> dict[str, Any]:
    """Return what the engine says of this hand (melds, tiles) with its last tile."""
    return calculators.score(game, *hand, win, by, PLAIN[game], **more)


def asked(game: str, hand: tuple[str, str], win: str, by: str, field: str, **more: Any) -> Json:
    """Return the same question as a message to the engine's façade, so that a test can ask it too."""
    question = {"do": "score", "game": game, "laid": hand[0], "hand": hand[1], "win": win, "by": by}
    return {**question, "options": PLAIN[game], **more, "field": field}


def waited(game: str, hand: tuple[str, str], **more: Any) -> dict[str, Any]:
    """Return the tiles that this hand waits for, each with the copies left."""
    return calculators.waits(game, *hand, PLAIN[game], "self", **more)


def deal(game: str, *hands: str, shown: str = "", wall: str = "", dealer: int = YOU) -> Hand:
    """Return a hand in which each seat has these tiles (the learner's first), filled up with tiles far apart.

    ``shown`` is the tile turned up, ``wall`` are the first tiles to be drawn.
    """
    chosen = hupai.games[game]
    rules = chosen.rules(**PLAIN[game])
    left = tiles_of(deck_of_rules(rules))
    named = [parse_tiles(tiles) for tiles in (*hands, *[""] * rules.seats)[: rules.seats]]
    turned, first = parse_tiles(shown), parse_tiles(wall)
    for kinds in (*named, turned, first):
        for kind in kinds:
            left.remove(kind)
    wilds = _wilds(rules, turned)
    for seat, kinds in enumerate(named):
        while len(kinds) < HAND + (seat == dealer):
            kind = min(left, key=lambda kind: (kind in wilds, _near(kinds, kind), -left.count(kind), kind))
            kinds.append(kind)
            left.remove(kind)
    order = [(dealer + place) % rules.seats for place in range(rules.seats)]
    dealt = [kind for seat in order for kind in named[seat][:HAND]]
    last = named[dealer][HAND]
    return chosen.deal(rules, deck=[*dealt, last, *turned, *first, *left], dealer=dealer)


def _wilds(rules: MahjongRules, turned: Sequence[Kind]) -> tuple[Kind, ...]:
    return wild_kinds(rules, turned[-1]) if turned else ()


def _near(held: Sequence[Kind], kind: Kind) -> int:
    """Return how many tiles of the hand a tile could form a group with; equal ones count most."""
    if kind >= SUITED:
        return 9 * held.count(kind)
    return 9 * held.count(kind) + sum(
        other < SUITED and other // RANKS == kind // RANKS and abs(other - kind) < 3 for other in held
    )


def play(hand: Hand, *lines: str) -> Hand:
    """Play lines such as ``2 discard 7s``. Until a line can be played, others pass and discard what they draw."""
    for line in lines:
        who, _, action = line.partition(" ")
        while action not in hand.legal(int(who)):
            _go_on(hand, line, int(who))
        hand.act(int(who), action)
    return hand


def until_turn(hand: Hand, seat: int = YOU) -> Hand:
    """Let everybody pass and discard what they draw until this seat has drawn a tile."""
    while hand.to_act != (seat,) or "pass" in hand.legal(seat):
        _go_on(hand, f"the turn of {seat}", seat)
    return hand


def until_over(hand: Hand) -> Hand:
    """Let everybody pass and discard what they draw until the hand is over."""
    while not hand.over:
        _go_on(hand, "the end")
    return hand


def _go_on(hand: Hand, wanted: str, apart: int = -1) -> None:
    """Let one seat pass, or discard what it drew; the seat ``apart`` does not discard."""
    for seat in hand.to_act:
        legal = hand.legal(seat)
        if "pass" in legal:
            hand.act(seat, "pass")
            return
        drawn = hand.family.notation.format_cards([hand.table.taken]) if hand.table.taken >= 0 else ""
        if seat != apart and f"discard {drawn}" in legal:
            hand.act(seat, f"discard {drawn}")
            return
    raise ValueError(f"{wanted} cannot be reached: {[(seat, hand.legal(seat)) for seat in hand.to_act]}")


def reader(hand: Hand) -> Reader:
    """Return the learner at this table."""
    return Reader(YOU, hand.seats)


def refusal(hand: Hand, action: str) -> Json | None:
    """Return why the learner may not do this now, as data for the page; None if it is allowed."""
    reason = hand.why_not(YOU, action)
    return None if reason is None else VOCABULARY.reason_json(reason, reader(hand))


def effect(hand: Hand, action: str, code: str) -> Json | None:
    """Return the consequence of the learner's action that has this code; None if there is none."""
    found = (reason for reason in hand.effects(YOU, action) if reason.code == code)
    return next((VOCABULARY.reason_json(reason, reader(hand)) for reason in found), None)


def payment_lines(hand: Hand, why: str = "") -> list[Said]:
    """Return a sentence for every payment so far, or for those made for this reason."""
    return [
        VOCABULARY.sentence(
            "line_payment",
            {"from": payment.payer, "to": payment.payee, "points": payment.points, "why": payment.why},
            reader=reader(hand),
        )
        for payment in hand.table.payments
        if why in ("", payment.why)
    ]
