"""Tables at a chosen moment: hands and melds as one writes them, everything else out of the way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hupai.guihuzi.actions import format_action, parse_action
from hupai.guihuzi.games import yuanjiang
from hupai.guihuzi.state import FLIP, PLAYED, Table
from hupai.guihuzi.turn.bans import locked_by
from hupai.guihuzi.turn.claim_window import lay_for_all, open_window
from hupai.guihuzi.turn.machine import step
from hupai.zipai.cards import parse_card, parse_cards
from tests.engine.guihuzi.claims import meld_of


def table(*hands: str, laid: tuple[str, ...] = (), wall: str = "11119999s", **rules: Any) -> Table:
    """A table of three seats on which it is nobody's turn yet; `laid` are the groups of each seat between commas."""
    t = Table(replace(yuanjiang.RULES, **rules), 0)
    for seat, text in enumerate(hands):
        for kind in parse_cards(text):
            t.hands[seat][kind] += 1
    for seat, text in enumerate(laid):
        t.melds[seat] = [meld_of(group) for group in filter(None, text.split(", "))]
        t.locked[seat] = locked_by(t.melds[seat])
    t.wall = parse_cards(wall)
    t.last = 0
    return t


def lies(t: Table, card: str, seat: int, source: int = FLIP) -> Table:
    """Lay a card before a seat and ask who may claim it."""
    if source == PLAYED:
        t.no_chi[seat] |= 1 << parse_card(card)
    lay_for_all(t, seat, parse_card(card), source)
    open_window(t)
    return t


def offers(t: Table, seat: int) -> list[str]:
    """What a seat may do now."""
    return [format_action(action) for action in t.offers[seat]] if seat in t.pending else []


def do(t: Table, seat: int, action: str) -> Table:
    """Let a seat do something that is offered."""
    assert action in offers(t, seat), (action, offers(t, seat))
    step(t, seat, parse_action(action))
    return t
