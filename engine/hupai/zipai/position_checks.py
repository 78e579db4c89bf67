"""Whether the fields of a position fit each other: what no hand of the game could have come to is refused."""

from __future__ import annotations

from collections.abc import Iterator

from hupai.table.errors import InvalidNotation
from hupai.table.position_fields import PositionFields
from hupai.zipai.actions import (
    CLAIM_PENG,
    DECLARE,
    HU,
    PASS,
    RAISE,
    Action,
    discarded,
    eaten_way,
    format_action,
    is_chi,
    is_discard,
)
from hupai.zipai.cards import COPIES, KINDS, KING, code, format_cards
from hupai.zipai.eating import eatings
from hupai.zipai.melds import GROUP_NAMES, SET_SIZE, TI, WEI, meld_cards
from hupai.zipai.rules.sitting import sitter
from hupai.zipai.state import PHASE_CLAIM, PHASE_DECLARE, PHASE_DISCARD, PHASE_OPENING, PHASE_OVER, PLAYED
from hupai.zipai.view.observation import WAIT, Observation, meld_as_seen
from hupai.zipai.view.unseen import hidden_copies


def check_position(seen: Observation, places: PositionFields) -> None:
    """Refuse what cannot be, with InvalidNotation and its place.

    ``too_many_copies``, ``position_cards_wrong`` (they do not add up to a deck), ``position_meld_unseen`` (this seat
    would not see the meld like that), ``position_action_wrong`` (an action without the cards for it),
    ``position_fields_conflict`` (two fields contradict each other, such as what may be done and what is banned).
    """
    _check_melds(seen, places)
    _check_copies(seen, places)
    _check_sum(seen, places)
    places.refuse_conflicts(_contradictions(seen))
    places.refuse_actions(seen, seen.answer, format_action, _possible, _banned_by)


def _banned_by(seen: Observation, action: Action) -> str:
    """Return the field that forbids a claim, an empty text if none does (``past.chi``, ``past.discard``)."""
    if not is_chi(action) and action != CLAIM_PENG:
        return ""
    field, mask = ("no_chi", seen.no_chi) if is_chi(action) else ("no_peng", seen.no_peng)
    if mask >> seen.live & 1:
        return field
    return "discards" if (seen.live, PLAYED) in seen.discards[seen.seat] else ""


def _check_melds(seen: Observation, places: PositionFields) -> None:
    """Refuse a meld that lies open or hidden where the rules show it the other way."""
    over = seen.phase == PHASE_OVER
    for owner, laid in enumerate(seen.melds):
        for meld in laid:
            if meld[1] < 0:
                hidden = {WEI: seen.rules.wei_hidden, TI: seen.rules.ti_hidden != "off"}[meld[0]]
                fits = owner != seen.seat and not over and hidden
            else:
                fits = owner == seen.seat or over or meld_as_seen(seen.rules, meld) == meld
            if not fits:
                cards = "*" if meld[1] < 0 else format_cards(meld_cards(meld))
                found = f"{GROUP_NAMES[meld[0]]}:{cards}"
                raise InvalidNotation("position_meld_unseen", position=places.place("melds"), meld=found)


def _check_copies(seen: Observation, places: PositionFields) -> None:
    """Refuse more copies of a card than the deck has among those the seat sees."""
    for kind, left in enumerate(hidden_copies(seen)):
        if left < 0:
            limit = seen.rules.kings if kind == KING else COPIES
            raise InvalidNotation("too_many_copies", position=places.place("hand"), card=code(kind), limit=limit)


def _check_sum(seen: Observation, places: PositionFields) -> None:
    """Refuse cards that are not a deck together; a card won by a king call lies nowhere."""
    laid = sum(SET_SIZE[meld[0]] for melds in seen.melds for meld in melds)
    cards = sum(seen.cards) + laid + sum(map(len, seen.discards)) + seen.wall_left + (seen.live >= 0)
    expected = seen.rules.deck_size - seen.rules.buried
    if cards != expected and not (seen.declared and cards == expected - 1):
        raise InvalidNotation("position_cards_wrong", position=places.place("cards"), cards=cards, expected=expected)


def _contradictions(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield the pairs of fields that contradict each other."""
    phase = seen.phase
    asked = phase not in (WAIT, PHASE_OVER)
    drawn = seen.wall_left < seen.rules.wall_size
    out = sitter(seen.rules, seen.dealer)
    pairs = (
        ("hand", "cards", sum(seen.hand) != seen.cards[seen.seat]),
        ("wall", "game", seen.wall_left > seen.rules.wall_size),
        ("shown", "game", seen.shown == KING and not seen.rules.kings),
        ("kings", "game", sum(seen.kings_shown) > seen.rules.kings),
        ("legal", "phase", bool(seen.legal) != asked),
        ("live", "phase", seen.live >= 0 and phase in (PHASE_DISCARD, PHASE_DECLARE, PHASE_OPENING)),
        ("live", "phase", seen.live == KING or (seen.live < 0 and phase == PHASE_CLAIM)),
        ("live", "wall", seen.live_seat < 0 and drawn),
        ("turn", "phase", seen.turn != seen.seat and phase in (PHASE_DISCARD, PHASE_DECLARE)),
        ("wall", "phase", drawn and phase == PHASE_OPENING),
        ("last", "phase", seen.last >= 0 and phase != PHASE_DISCARD),
        ("eaten", "last", seen.eaten >= 0 and seen.eaten != seen.last),
        ("answer", "phase", seen.answer >= 0 and phase != WAIT),
        ("answer", "live", seen.answer >= 0 and seen.live < 0 and drawn),
        ("declared", "phase", bool(seen.declared) and phase != PHASE_OVER),
        # Who is opposite the dealer sits, without cards and without a turn (``deal.sitter``).
        ("turn", "dealer", seen.turn == out),
        ("live", "dealer", seen.live_seat == out),
        ("cards", "dealer", out is not None and seen.cards[out] > 0),
        ("melds", "dealer", out is not None and bool(seen.melds[out])),
        ("discards", "dealer", out is not None and bool(seen.discards[out])),
    )
    for field, other, contradict in pairs:
        if contradict:
            yield field, other


def _possible(seen: Observation, action: Action) -> bool:
    """Whether the seat holds the cards for this action, and it belongs to what is asked."""
    asked = seen.phase
    if asked == WAIT:
        asked = PHASE_CLAIM if seen.live >= 0 else PHASE_OPENING
    if asked == PHASE_DISCARD and is_discard(action):
        kind = discarded(action)
        return kind < KINDS and 0 < seen.hand[kind] < 3
    if asked == PHASE_CLAIM and is_chi(action):
        return eaten_way(action) in eatings(seen.hand, seen.live)
    if asked == PHASE_CLAIM and action == CLAIM_PENG:
        return seen.hand[seen.live] == 2
    if asked == PHASE_DECLARE and action == DECLARE:
        return seen.hand[KING] > 0
    return action == PASS or (action == HU and asked != PHASE_DECLARE) or (action == RAISE and asked == PHASE_OPENING)
