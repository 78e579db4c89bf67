"""Stacked decks of 耒阳字牌: like :mod:`tests.engine.decks`, but no hand waits for a 无胡 by accident."""

from __future__ import annotations

from typing import Any

from hupai.table.hand import Hand
from hupai.zipai.cards import code, parse_cards
from tests.engine.decks import deal, offered, play, settle

_BLACK = parse_cards("9865431s9865431b")


def table(*hands: str, **chosen: Any) -> Hand:
    """Deal this game. A seat without named cards, except the dealer, holds a 坎 of a kind hardly needed elsewhere.

    Twenty single cards lack one card for a hand without any 胡息; with a 坎 they are worth 3 or 6 and far from 10.
    """
    dealer = chosen.get("dealer", 0)
    needed = [
        kind
        for part in (*hands, *(chosen.get(name, "") for name in ("shown", "wall", "bottom", "apart")))
        for kind in parse_cards(part)
    ]
    spare = sorted((kind for kind in _BLACK if needed.count(kind) < 2), key=needed.count)
    filled = []
    for seat, cards in enumerate((*hands, "", "", "")[:3]):
        filled.append(cards if cards or seat == dealer else 3 * code(spare.pop(0)))
    return deal(*filled, game="leiyang", **chosen)


def drift_to_hu(hand: Hand, seat: int) -> Hand:
    """Pass, or discard the last legal card, until this seat may declare 胡."""
    while "hu" not in hand.legal(seat):
        asked = hand.to_act[0]
        legal = hand.legal(asked)
        hand.act(asked, "pass" if "pass" in legal else legal[-1])
    return hand


def take(hand: Hand, *shapes: str) -> Hand:
    """Let seat 1 eat the lying card in these shapes, and the others pass."""
    (way,) = [action for action in offered(hand, 1, "chi") if sorted(action.split()[1:]) == sorted(shapes)]
    return settle(play(hand, f"1 {way}"))
