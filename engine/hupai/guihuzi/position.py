"""An observation in one line of text, as FEN is for chess: all that a seat may see of a hand, and nothing else.

Fields are ``name:value``, separated by spaces. A field at its usual value is left out, so the same observation always
gives the same text. docs/positions.md has the grammar with an example.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.guihuzi.actions import Action, format_action
from hupai.guihuzi.games import GAMES
from hupai.guihuzi.melds import CHI, GROUP_NAMES, Meld, meld_cards
from hupai.guihuzi.position_checks import check_position
from hupai.guihuzi.position_reader import PHASES, PositionReader
from hupai.guihuzi.state import PLAYED
from hupai.guihuzi.view.observation import Observation
from hupai.table.position_fields import NOTHING, VERSION, options_text
from hupai.table.typed_text import typed
from hupai.zipai.cards import KINDS, Kind, code, format_cards


def format_position(seen: Observation) -> str:
    """Return the observation as a line of text; :func:`parse_position` reads it back."""
    return " ".join(f"{name}:{value}" for name, value in _fields(seen))


def parse_position(text: str) -> Observation:
    """Return the observation that a line of text describes; fields may come in any order after the first.

    Raises InvalidNotation with the place in the text: ``not_a_position``, ``position_version``, ``position_field_…``
    for a field that is unknown, missing, given twice or wrong, ``unknown_game``, ``position_options_wrong``, what cards
    and melds raise, and what :func:`~hupai.guihuzi.position_checks.check_position` finds that cannot be.
    """
    read = typed(text)
    with read.placing_errors():
        reader = PositionReader(read.text)
        seen = reader.observation()
        check_position(seen, reader)
        return seen


def _fields(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield the fields of an observation in their order, those at their usual value left out."""
    yield "guihuzi", VERSION
    yield "game", seen.rules.game
    options = options_text(seen.rules, next(module.OPTIONS for module in GAMES if seen.rules.game == module.ID))
    if options:
        yield "options", options
    yield "seat", str(seen.seat)
    yield "dealer", str(seen.dealer)
    yield "phase", PHASES[seen.phase]
    yield "turn", str(seen.turn)
    yield "wall", str(seen.wall_left)
    yield "cards", _numbers(seen.cards)
    yield "hand", format_cards(kind for kind, count in enumerate(seen.hand) for _ in range(count)) or NOTHING
    if any(seen.melds):
        yield "melds", "/".join(",".join(map(_meld_text, melds)) or NOTHING for melds in seen.melds)
    if any(seen.discards):
        rows = [",".join(_card_text(*card) for card in cards) for cards in seen.discards]
        yield "discards", "/".join(row or NOTHING for row in rows)
    if any(seen.played):
        yield "played", "/".join(_kinds(mask) or NOTHING for mask in seen.played)
    if seen.live_seat >= 0:
        yield "live", f"{_card_text(seen.live, seen.live_from)}@{seen.live_seat}"
    yield from _standing(seen)


def _standing(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield how the seats stand, and what only the seat itself knows or owes."""
    if any(seen.dead):
        yield "dead", _numbers([seat for seat, flag in enumerate(seen.dead) if flag])
    if not all(seen.untouched):
        yield "touched", _numbers([seat for seat, flag in enumerate(seen.untouched) if not flag])
    for name, mask in (("no_chi", seen.no_chi), ("no_peng", seen.no_peng), ("dead_pairs", seen.dead_pairs)):
        if mask:
            yield name, _kinds(mask)
    if seen.last >= 0:
        yield "last", code(seen.last) + ("+" if seen.laid_wai else "")
    if seen.answer >= 0:
        yield "answer", _action_text(seen.answer)
    if seen.legal:
        yield "legal", ",".join(map(_action_text, seen.legal))


def _numbers(values: Sequence[int]) -> str:
    return ",".join(map(str, values))


def _kinds(mask: int) -> str:
    return format_cards(kind for kind in range(KINDS) if mask >> kind & 1)


def _card_text(kind: Kind, source: int) -> str:
    """Return a card that lies for all to see; one that was played from a hand is marked."""
    return (NOTHING if kind < 0 else code(kind)) + ("!" if source == PLAYED else "")


def _meld_text(meld: Meld) -> str:
    """Return a laid group: its sort, its cards, and the seat that brought the last of them."""
    group, what, claimed, source = meld
    if what < 0:
        return f"{GROUP_NAMES[group]}:*"
    text = f"{GROUP_NAMES[group]}:{format_cards(meld_cards(meld))}"
    if claimed < 0:
        return text
    return f"{text}.{code(claimed)}@{source}" if group == CHI else f"{text}@{source}"


def _action_text(action: Action) -> str:
    return format_action(action).replace(" ", ".")
