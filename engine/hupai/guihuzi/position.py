"""An observation in one line of text, as FEN is for chess: all that a seat may see of a hand, and nothing else.

Fields are ``name:value``, separated by spaces. A field at its usual value is left out, so the same observation always
gives the same text. docs/positions.md has the grammar with an example.
"""

from __future__ import annotations

from collections.abc import Iterator

from hupai.guihuzi.actions import format_action
from hupai.guihuzi.games import GAMES
from hupai.guihuzi.position_checks import check_position
from hupai.guihuzi.position_reader import FORM, PHASES, PositionReader
from hupai.guihuzi.view.observation import Observation
from hupai.table.position_fields import NOTHING, first_fields, last_fields
from hupai.table.typed_text import reading
from hupai.zipai.cards import code
from hupai.zipai.position_cards import kinds_text, numbers_text


def format_position(seen: Observation) -> str:
    """Return the observation as a line of text; :func:`parse_position` reads it back."""
    return " ".join(f"{name}:{value}" for name, value in _fields(seen))


def parse_position(text: str) -> Observation:
    """Return the observation that a line of text describes; fields may come in any order after the first.

    Raises InvalidNotation with the place in the text: ``not_a_position``, ``position_version``, ``position_field_…``
    for a field that is unknown, missing, given twice or wrong, ``unknown_game``, ``position_options_wrong``, what cards
    and melds raise, and what :func:`~hupai.guihuzi.position_checks.check_position` finds that cannot be.
    """
    with reading(text) as read:
        reader = PositionReader(read.text)
        seen = reader.observation()
        check_position(seen, reader)
        return seen


def _fields(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield the fields of an observation in their order, those at their usual value left out."""
    yield from first_fields("guihuzi", seen, GAMES, PHASES[seen.phase], seen.turn, seen.wall_left)
    yield from FORM.fields(seen)
    if any(seen.played):
        yield "played", "/".join(kinds_text(mask) or NOTHING for mask in seen.played)
    yield from FORM.live_field(seen)
    yield from _standing(seen)


def _standing(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield how the seats stand, and what only the seat itself knows or owes."""
    if any(seen.dead):
        yield "dead", numbers_text([seat for seat, flag in enumerate(seen.dead) if flag])
    if not all(seen.untouched):
        yield "touched", numbers_text([seat for seat, flag in enumerate(seen.untouched) if not flag])
    for name, mask in (("no_chi", seen.no_chi), ("no_peng", seen.no_peng), ("dead_pairs", seen.dead_pairs)):
        if mask:
            yield name, kinds_text(mask)
    if seen.last >= 0:
        yield "last", code(seen.last) + ("+" if seen.laid_wai else "")
    yield from last_fields(seen, seen.answer, format_action)
