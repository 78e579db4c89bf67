"""Whether the fields of a position fit each other: what no hand of the game could have come to is refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hupai.mahjong.melds import CHI, FEI, Meld, meld_tiles
from hupai.mahjong.notation import format_meld
from hupai.mahjong.position_contradictions import contradictions
from hupai.mahjong.position_reader import PositionReader
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.rules.wilds import laid_tiles
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_SELF
from hupai.mahjong.state import LAID, PHASE_OVER
from hupai.mahjong.tiles import KINDS, Kind, code, held_kinds
from hupai.mahjong.turn.opening import DEALT
from hupai.mahjong.view.observation import Observation
from hupai.table.errors import InvalidNotation
from hupai.table.seats import Seat


def check_position(seen: Observation, reader: PositionReader) -> None:
    """Refuse what cannot be, with InvalidNotation and its place.

    ``position_meld_wrong`` (the game or its wilds do not allow it), ``too_many_copies``, ``position_tiles_wrong`` (they
    do not add up to a deck), ``position_hand_size_wrong``, ``position_fields_conflict`` (two fields contradict each
    other).
    """
    _check_melds(seen, reader)
    _check_copies(seen, reader)
    _check_sum(seen, reader)
    _check_sizes(seen, reader)
    reader.refuse_conflicts(contradictions(seen, reader.wins))


def _check_melds(seen: Observation, reader: PositionReader) -> None:
    for owner, laid in enumerate(seen.melds):
        for meld, source in zip(laid, seen.meld_from[owner], strict=True):
            if not _may_lie(seen, owner, meld, source):
                place = reader.place("melds")
                raise InvalidNotation("position_meld_wrong", position=place, meld=format_meld(meld))


def _may_lie(seen: Observation, owner: Seat, meld: Meld, source: Seat) -> bool:
    """Whether the game has such a meld: wilds form none but 飞, and 吃 takes the tile of the seat before."""
    rules, wilds = seen.rules, seen.wilds
    if meld.group == CHI:
        return rules.chi and source == (owner - 1) % rules.seats and -1 not in laid_tiles(rules, wilds, meld)
    if meld.group == FEI:
        return rules.fei and meld.wild in wilds and meld.kind not in wilds
    return meld.kind not in wilds


def _check_copies(seen: Observation, reader: PositionReader) -> None:
    """Refuse more copies of a tile than the deck has among those the seat sees, in the field that has too many."""
    found = [0] * KINDS
    deck = deck_of_rules(seen.rules)
    for field, kinds in _seen_tiles(seen):
        for kind in kinds:
            found[kind] += 1
            if found[kind] > deck[kind]:
                place = reader.place(field)
                raise InvalidNotation("too_many_copies", position=place, tile=code(kind), limit=deck[kind])


def _seen_tiles(seen: Observation) -> Iterator[tuple[str, Iterable[Kind]]]:
    """Yield all tiles that the seat sees, each once, with the field that has them."""
    yield "hand", held_kinds(seen.hand)
    yield "turned", seen.turned
    for laid in seen.melds:
        for meld in laid:
            yield "melds", laid_tiles(seen.rules, seen.wilds, meld)
    for river in seen.rivers:
        yield "discards", [discard.kind for discard in river if discard.fate != LAID]
    for seat, tiles in enumerate(seen.open_hands):
        if seat != seen.seat:
            yield "open", held_kinds(tiles)
    yield "birds", seen.birds
    if seen.robbed >= 0 and seen.live_seat != seen.seat and not seen.open_hands[seen.live_seat]:
        yield "live", [seen.live]


def _check_sum(seen: Observation, reader: PositionReader) -> None:
    """Refuse tiles that are not a deck together."""
    laid = sum(len(meld_tiles(meld)) for melds in seen.melds for meld in melds)
    lying = sum(discard.fate != LAID for river in seen.rivers for discard in river)
    tiles = sum(seen.tiles) + laid + lying + len(seen.turned) + len(seen.birds) + seen.wall_left
    expected = seen.rules.tiles
    if tiles != expected:
        raise InvalidNotation("position_tiles_wrong", position=reader.place("wall"), count=tiles, expected=expected)


def _check_sizes(seen: Observation, reader: PositionReader) -> None:
    """Refuse a hand of another size than its melds and the turn leave it."""
    drawn = {win.seat for win in reader.wins if win.by in (BY_SELF, BY_DEAL)}
    on_turn = {seen.turn} if seen.phase != PHASE_OVER and (seen.live < 0 or seen.robbed >= 0) else set()
    dealt = any(seen.tiles)
    for seat, tiles in enumerate(seen.tiles):
        expected = DEALT - 3 * len(seen.melds[seat]) + (seat in drawn | on_turn) if dealt else 0
        if tiles != expected:
            place = reader.place("tiles")
            raise InvalidNotation("position_hand_size_wrong", position=place, seat=seat, count=tiles, expected=expected)
