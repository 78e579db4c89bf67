"""Records of mahjong matches with chosen tiles, so that a test begins at the moment it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import hupai
from hupai.mahjong.actions import discard, format_action
from hupai.table.chance import commitment
from hupai.table.hand import Hand
from hupai.table.record import HandRecord, MatchRecord, format_record
from tests.engine.mahjong.tables import deck


def tile_record(
    game: str,
    *hands: str,
    shown: str = "",
    wall: str = "",
    bottom: str = "",
    dealer: int = 0,
    lines: Sequence[str] = (),
    to_the_end: bool = False,
    of: int = 1,
    **options: Any,
) -> str:
    """Return a match of ``of`` hands whose first one has these tiles, played by ``lines`` such as "2 discard 1s".

    ``hands`` are the tiles by seat, filled up where they are short; the person sits at 0. ``shown`` is turned up,
    ``wall`` is drawn first, ``bottom`` last. Until a line can be played, whoever is asked passes, and whoever has drawn
    a tile discards it; ``to_the_end`` goes on like that until the hand is over.
    """
    chosen = hupai.games[game]
    rules = chosen.rules(**options)
    stacked = deck(rules, hands, shown, wall, bottom, dealer)
    hand = chosen.deal(rules, deck=stacked, dealer=dealer)
    for line in lines:
        who, _, action = line.partition(" ")
        while action not in hand.legal(int(who)):
            _go_on(hand, line, apart=int(who))
        hand.act(int(who), action)
    while to_the_end and not hand.over:
        _go_on(hand, "the end")
    return recorded(hand, game, rules, of)


def recorded(hand: Hand, game: str, rules: Any, of: int = 1) -> str:
    """Return a match of ``of`` hands whose first one is this; beginners sit around the person."""
    chosen = hupai.games[game]
    text = hand.deck_text
    played = HandRecord(
        number=1, dealer=hand.dealer, seed="-", deck=text, seal=commitment("-", text), actions=list(hand.actions)
    )
    if hand.result is not None:
        played.score = hand.result.scores
    return format_record(
        MatchRecord(
            engine=hupai.__version__,
            family=chosen.family.name_in_records,
            game=game,
            options=chosen.options_of(rules),
            rules=chosen.rules_hash(rules),
            seats=("human", *["beginner"] * (hand.seats - 1)),
            hands=of,
            seed="-",
            played=[played],
        )
    )


def _go_on(hand: Hand, wanted: str, apart: int = -1) -> None:
    """Let one seat pass, or discard what it drew; the seat ``apart`` does not discard."""
    asked = {seat: hand.legal(seat) for seat in hand.to_act}
    for seat, legal in asked.items():
        for answer in ("pass", "nopiao"):
            if answer in legal:
                hand.act(seat, answer)
                return
    taken = hand.table.taken
    for seat, legal in asked.items():
        discards = [action for action in legal if action.startswith("discard")]
        if seat != apart and discards:
            drawn = format_action(discard(taken)) if taken >= 0 else ""
            hand.act(seat, drawn if drawn in discards else discards[-1])
            return
    raise AssertionError(f"{wanted!r} cannot be played; asked: {asked}")
