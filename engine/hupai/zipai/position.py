"""An observation in one line of text, as FEN is for chess: all that a seat may see of a hand, and nothing else.

Fields are ``name:value``, separated by spaces. A field at its usual value is left out, so the same observation always
gives the same text. docs/positions.md has the grammar with an example.

>>> from hupai.registry import games
>>> game = games["paohuzi"]
>>> hand = game.deal(game.rules(min_huxi=18), seed="doc", dealer=2)
>>> text = format_position(hand.view(0))
>>> text.split(" hand:")[0]
'zipai:1 game:paohuzi options:min_huxi=18 seat:0 dealer:2 phase:wait turn:2 wall:19 shown:0b cards:20,20,21'
>>> parse_position(text) == hand.view(0)
True
"""

from __future__ import annotations

from collections.abc import Iterator

from hupai.table.position_fields import NOTHING, first_fields, last_fields
from hupai.table.typed_text import reading
from hupai.zipai.actions import format_action
from hupai.zipai.cards import code
from hupai.zipai.eating import way_shapes
from hupai.zipai.games import GAMES
from hupai.zipai.hand.win_claim import NO_LIMIT, win_names
from hupai.zipai.melds import shape
from hupai.zipai.position_cards import kinds_text, numbers_text
from hupai.zipai.position_checks import check_position
from hupai.zipai.position_reader import FORM, NONE, PHASES, PositionReader
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.shown_card import seems_held


def format_position(seen: Observation) -> str:
    """Return the observation as a line of text; :func:`parse_position` reads it back."""
    return " ".join(f"{name}:{value}" for name, value in _fields(seen))


def parse_position(text: str) -> Observation:
    """Return the observation that a line of text describes; fields may come in any order after the first.

    Raises InvalidNotation with the place in the text: ``not_a_position``, ``position_version``, ``position_field_…``
    for a field that is unknown, missing, given twice or wrong, ``unknown_game``, ``position_options_wrong``, what cards
    and melds raise, and what :func:`~hupai.zipai.position_checks.check_position` finds that cannot be.
    """
    with reading(text) as read:
        reader = PositionReader(read.text)
        seen = reader.observation()
        check_position(seen, reader)
        return seen


def _fields(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield the fields of an observation in their order, those at their usual value left out."""
    yield from first_fields("zipai", seen, GAMES, PHASES[seen.phase], seen.turn, seen.wall_left)
    yield "shown", code(seen.shown) + ("" if seen.shown_held == seems_held(seen) else f"@{seen.dealer}")
    yield from FORM.fields(seen)
    yield from FORM.live_field(seen)
    yield from _public(seen)
    yield from _own(seen)


def _public(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield what all know of the seats besides their cards."""
    for name, counts in (("kings", seen.kings_shown), ("skips", seen.skips)):
        if any(counts):
            yield name, numbers_text(counts)
    for name, flags in (("dead", seen.dead), ("raised", seen.raised), ("barred", seen.barred)):
        if any(flags):
            yield name, numbers_text([seat for seat, flag in enumerate(flags) if flag])
    if any(limit != NO_LIMIT for limit in seen.limits):
        yield "limits", "/".join(map(_limit_text, seen.limits))
    if seen.declared:
        yield "declared", seen.declared


def _own(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield what only the seat itself knows or owes."""
    for name, mask in (("no_chi", seen.no_chi), ("no_peng", seen.no_peng)):
        if mask:
            yield name, kinds_text(mask)
    if seen.above:
        yield "above", str(seen.above)
    if seen.last >= 0:
        yield "last", code(seen.last)
    if seen.eaten >= 0:
        yield "eaten", ".".join([code(seen.eaten), *(shape(number).text for number in way_shapes(seen.eaten_way))])
    yield from last_fields(seen, seen.answer, format_action)


def _limit_text(limit: int) -> str:
    if limit == NO_LIMIT:
        return NOTHING
    return ",".join(win_names(limit)) or NONE
