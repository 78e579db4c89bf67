"""An observation in one line of text, as FEN is for chess: all that a seat may see of a hand, and nothing else.

Fields are ``name:value``, separated by spaces. A field at its usual value is left out, and so is what follows from the
others, such as the wilds or what a win is worth: the same observation always gives the same text. docs/positions.md has
the grammar with an example.

>>> from hupai.mahjong.games.kawuxing import RULES
>>> from hupai.mahjong.rules.ruleset import deck_of_rules
>>> from hupai.mahjong.tiles import tiles_of
>>> from hupai.mahjong.turn.machine import begin
>>> from hupai.mahjong.view.observation import observe
>>> seen = observe(begin(RULES, tiles_of(deck_of_rules(RULES)), 2), 0)
>>> format_position(seen)
'mahjong:1 game:kawuxing seat:0 dealer:2 phase:wait turn:2 wall:44 tiles:13,13,14 hand:4445555666677s'
>>> parse_position(format_position(seen)) == seen
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from hupai.mahjong.actions import format_action, verb
from hupai.mahjong.games import GAMES
from hupai.mahjong.melds import ANGANG, Meld
from hupai.mahjong.notation import format_meld, format_tiles
from hupai.mahjong.position_checks import check_position
from hupai.mahjong.position_reader import FATE_MARKS, FLAGS, PHASES, PositionReader
from hupai.mahjong.position_text import ALL, UNSEEN
from hupai.mahjong.position_wins import complete_observation
from hupai.mahjong.result import WonHand
from hupai.mahjong.rules.win_claim import BY_NAMES
from hupai.mahjong.state import NO_LIMIT, NO_WIN, Discard
from hupai.mahjong.tiles import Kind, code, held_kinds, kinds_in
from hupai.mahjong.view.observation import Observation
from hupai.table.payments import Payment
from hupai.table.position_fields import NOTHING, first_fields, last_fields
from hupai.table.seats import Seat
from hupai.table.typed_text import reading


def format_position(seen: Observation) -> str:
    """Return the observation as a line of text; :func:`parse_position` reads it back."""
    return " ".join(f"{name}:{value}" for name, value in _fields(seen))


def parse_position(text: str) -> Observation:
    """Return the observation that a line of text describes; fields may come in any order after the first.

    Raises InvalidNotation with the place in the text: ``not_a_position``, ``position_version``, ``position_field_…``
    for a field that is unknown, missing, given twice or wrong, ``unknown_game``, ``position_options_wrong``, what tiles
    and melds raise, and what :func:`~hupai.mahjong.position_checks.check_position` and
    :func:`~hupai.mahjong.position_wins.complete_observation` find that cannot be.
    """
    with reading(text) as read:
        reader = PositionReader(read.text)
        seen = reader.observation()
        check_position(seen, reader)
        return complete_observation(seen, reader)


def _fields(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield the fields of an observation in their order, those at their usual value left out."""
    yield from first_fields("mahjong", seen, GAMES, PHASES[seen.phase], seen.turn, seen.wall_left)
    for name, kinds in (("turned", seen.turned), ("birds", seen.birds)):
        if kinds:
            yield name, tiles_text(kinds)
    yield "tiles", ",".join(map(str, seen.tiles))
    yield "hand", tiles_text(held_kinds(seen.hand))
    yield from _on_the_table(seen)
    yield from _of_seats(seen)
    yield from _own(seen)


def _on_the_table(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield what lies open: melds, discards, the tile that may be claimed, the hands of other seats."""
    if seen.drew:
        taken = seen.taken if seen.turn == seen.seat else seen.open_taken
        yield "taken", UNSEEN if taken < 0 else code(taken)
    if any(seen.melds):
        yield "melds", _by_seat(map(_laid_text, range(len(seen.melds)), seen.melds, seen.meld_from))
    if any(seen.rivers):
        yield "discards", _by_seat(",".join(map(_discard_text, river)) for river in seen.rivers)
    robbed = sum(map(len, seen.rivers)) - seen.discards
    if robbed:
        yield "robbed", str(robbed)
    if seen.live >= 0:
        what = f"{verb(seen.robbed)}.{code(seen.live)}" if seen.robbed >= 0 else code(seen.live)
        yield "live", f"{what}@{seen.live_seat}"
    if any(tiles for seat, tiles in enumerate(seen.open_hands) if seat != seen.seat):
        others = (() if seat == seen.seat else tiles for seat, tiles in enumerate(seen.open_hands))
        yield "open", _by_seat(tiles_text(held_kinds(tiles)) for tiles in others)


def _of_seats(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield what all know of the seats and of the hand besides the tiles."""
    for name, flags in (("piao", seen.piao), ("dead", seen.dead)):
        if any(flags):
            yield name, ",".join(str(seat) for seat, flag in enumerate(flags) if flag)
    order = sorted((place, seat) for seat, place in enumerate(seen.revealed) if place)
    if order:
        yield "revealed", ",".join(f"{seat}.{tiles_text(kinds_in(seen.open_waits[seat]))}" for _, seat in order)
    if seen.chain:
        yield "kongs", _from(str(seen.chain), seen.supplier)
    if seen.last_drawer is not None:
        yield "last", str(seen.last_drawer)
    if seen.wins:
        yield "wins", ",".join(_win_text(won, seen.wins[place - 1 : place]) for place, won in enumerate(seen.wins))
    for name, payments in (("paid", seen.payments), ("due", seen.due)):
        if payments:
            yield name, ",".join(map(_payment_text, payments))


def _own(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield what only the seat itself knows or owes."""
    if any(seen.first):
        yield "first", tiles_text(held_kinds(seen.first))
    if seen.passed != NO_LIMIT:
        yield "passed", ALL if seen.passed == NO_WIN else str(seen.passed)
    if seen.late:
        yield "late", tiles_text(kinds_in(seen.late))
    yield from last_fields(seen, seen.answer, format_action)


def tiles_text(kinds: Iterable[Kind]) -> str:
    """Return tiles as one word: ``123m7z``, or ``-`` for none."""
    return format_tiles(kinds).replace(" ", "") or NOTHING


def _by_seat(texts: Iterable[str]) -> str:
    return "/".join(text or NOTHING for text in texts)


def _from(text: str, source: Seat | None) -> str:
    return text if source is None else f"{text}@{source}"


def _laid_text(owner: Seat, melds: Sequence[Meld], sources: Sequence[Seat]) -> str:
    """Return the melds of a seat, each with the seat that its claimed tile came from."""
    laid = zip(melds, sources, strict=True)
    return ",".join(_from(format_meld(meld), None if meld.group == ANGANG else source) for meld, source in laid)


def _discard_text(discard: Discard) -> str:
    return code(discard.kind) + FATE_MARKS[discard.fate]


def _win_text(won: WonHand, before: Sequence[WonHand]) -> str:
    """Return a win: who won how on which tile of whom; ``+`` marks one on the same tile as the win before it."""
    words = [str(won.seat), BY_NAMES[won.by], *([code(won.tile)] if won.tile >= 0 else [])]
    flags = [name for name in FLAGS if getattr(won.claim, name)]
    same = any(other.moment == won.moment for other in before)
    return ("+" if same else "") + _from(".".join((*words, *flags)), won.source)


def _payment_text(payment: Payment) -> str:
    return f"{payment.payer}.{payment.payee}.{payment.points}.{payment.why}"
