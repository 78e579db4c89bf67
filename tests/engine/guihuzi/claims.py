"""Hands that claim a win, written short."""

from __future__ import annotations

from hupai.guihuzi.hand.winning import WinClaim
from hupai.guihuzi.melds import CHI, GROUP_NAMES, Meld, shape_number
from hupai.guihuzi.rules.win_facts import BY_DEAL, BY_NAMES
from hupai.zipai.cards import parse_card, parse_cards


def meld_of(text: str) -> Meld:
    """A laid group: `peng 5b`, `wai 9b`, `liu 9b`, `piao 8s`, or `chi 456s 4s` with the card that was claimed."""
    word, what, *claimed = text.split()
    if word == "chi":
        shape = shape_number(parse_cards(what))
        assert shape is not None
        return CHI, shape, parse_card(claimed[0]), 1
    kind = parse_card(what)
    return GROUP_NAMES.index(word), kind, kind, 1


def claim(laid: str, hand: str, card: str, by: str, *, haidi: bool = False, untouched: bool = False) -> WinClaim:
    """A claim; `laid` is groups between commas, `hand` the cards in the hand with the winning card."""
    counts = [0] * 20
    for kind in parse_cards(hand):
        counts[kind] += 1
    melds = tuple(meld_of(text) for text in filter(None, laid.split(", ")))
    how = BY_NAMES.index(by)
    placed = -1 if how == BY_DEAL or not card else parse_card(card)
    return WinClaim(tuple(counts), melds, placed, how, haidi, untouched)
