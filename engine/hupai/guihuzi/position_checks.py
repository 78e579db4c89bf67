"""Whether the fields of a position fit each other: what no hand of the game could have come to is refused."""

from __future__ import annotations

from collections.abc import Iterator

from hupai.guihuzi.actions import (
    CLAIM_PENG,
    CLAIM_PIAO,
    CLAIM_WAI,
    HU,
    PASS,
    Action,
    eaten_shape,
    format_action,
    is_chi,
    is_discard,
    is_liu,
    kind_of,
)
from hupai.guihuzi.melds import GROUP_NAMES, PENG, SET_SIZE, SHAPES, WAI, meld_cards
from hupai.guihuzi.rules.ruleset import DEALT
from hupai.guihuzi.state import PHASE_CLAIM, PHASE_DISCARD, PHASE_OPENING, PHASE_OVER, PLAYED
from hupai.guihuzi.turn.bans import is_dead_pair, liu_in, locked_by, neighbours_for
from hupai.guihuzi.view.observation import HIDDEN_LIU, WAIT, Observation, meld_as_seen
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.table.errors import InvalidNotation
from hupai.table.position_fields import PositionFields
from hupai.zipai.cards import COPIES, KINDS, Kind, code, codes, format_cards

_DECK = KINDS * COPIES


def check_position(seen: Observation, places: PositionFields) -> None:
    """Refuse what cannot be, with InvalidNotation and its place.

    ``too_many_copies``, ``position_cards_wrong`` (they do not add up to a deck), ``position_meld_unseen`` (this seat
    would not see the meld like that), ``position_bans_wrong`` and ``position_pair_wrong`` (a discard that left no
    ban), ``position_action_wrong`` (an action without the cards for it), ``position_fields_conflict`` (two fields
    contradict each other, such as what may be done and what is banned).
    """
    _check_melds(seen, places)
    _check_copies(seen, places)
    _check_sum(seen, places)
    _check_bans(seen, places)
    places.refuse_conflicts(_contradictions(seen))
    places.refuse_actions(seen, seen.answer, format_action, _possible, _banned_by)


def _check_melds(seen: Observation, places: PositionFields) -> None:
    """Refuse a 溜 that lies open or hidden where the seat sees it the other way."""
    for owner, laid in enumerate(seen.melds):
        own = owner == seen.seat or seen.phase == PHASE_OVER
        for meld in laid:
            if (meld == HIDDEN_LIU) if own else (meld_as_seen(meld) != meld):
                cards = "*" if meld[1] < 0 else format_cards(meld_cards(meld))
                found = f"{GROUP_NAMES[meld[0]]}:{cards}"
                raise InvalidNotation("position_meld_unseen", position=places.place("melds"), meld=found)


def _check_copies(seen: Observation, places: PositionFields) -> None:
    """Refuse more copies of a card than the deck has among those the seat sees."""
    for kind, left in enumerate(unseen_copies(seen)):
        if left < 0:
            raise InvalidNotation("too_many_copies", position=places.place("hand"), card=code(kind), limit=COPIES)


def _check_sum(seen: Observation, places: PositionFields) -> None:
    """Refuse cards that are not a deck together; the winning card of a hand that is over lies nowhere."""
    laid = sum(SET_SIZE[meld[0]] for melds in seen.melds for meld in melds)
    cards = sum(seen.cards) + laid + sum(map(len, seen.discards)) + seen.wall_left + (seen.live >= 0)
    cards += seen.rules.buried
    if cards != _DECK and not (seen.phase == PHASE_OVER and cards == _DECK - 1):
        raise InvalidNotation("position_cards_wrong", position=places.place("cards"), cards=cards, expected=_DECK)


def _check_bans(seen: Observation, places: PositionFields) -> None:
    """Refuse a discard that its seat could still claim, by the same cards or by neighbours that it made a dead pair.

    What was discarded is dead for its seat, and so are the neighbours in its hand that would eat it (``past.discard``,
    ``past.pair``).
    """
    for seat, pile in enumerate(seen.discards):
        for kind, source in pile:
            if source == PLAYED and not seen.played[seat] >> kind & 1:
                raise _no_ban("played", kind, places)
    for kind in range(KINDS):
        if not seen.played[seen.seat] >> kind & 1:
            continue
        for field, mask in (("no_chi", seen.no_chi), ("no_peng", seen.no_peng)):
            if not mask >> kind & 1:
                raise _no_ban(field, kind, places)
        missing = neighbours_for(seen.hand, kind) & ~seen.dead_pairs
        if missing:
            low, field = (missing & -missing).bit_length() - 1, "dead_pairs"
            pair, place = codes((low, low + 1)), places.place(field)
            raise InvalidNotation("position_pair_wrong", position=place, field=field, card=code(kind), pair=pair)


def _no_ban(field: str, kind: Kind, places: PositionFields) -> InvalidNotation:
    return InvalidNotation("position_bans_wrong", position=places.place(field), field=field, card=code(kind))


def _contradictions(seen: Observation) -> Iterator[tuple[str, str]]:
    """Yield the pairs of fields that contradict each other."""
    phase = seen.phase
    asked = phase not in (WAIT, PHASE_OVER)
    dealt = DEALT * seen.rules.seats + 1
    whole_wall = _DECK - dealt - seen.rules.buried
    begun = seen.last >= 0
    touched = [seat for seat, untouched in enumerate(seen.untouched) if not untouched]
    pairs = (
        ("hand", "cards", sum(seen.hand) != seen.cards[seen.seat]),
        ("wall", "game", seen.wall_left > whole_wall),
        ("legal", "phase", bool(seen.legal) != asked),
        ("live", "phase", seen.live >= 0 and phase in (PHASE_DISCARD, PHASE_OPENING)),
        ("live", "phase", seen.live < 0 and phase == PHASE_CLAIM),
        ("live", "last", (seen.live_seat >= 0) != begun or (seen.live >= 0 and seen.live != seen.last)),
        ("turn", "phase", seen.turn != seen.seat and phase == PHASE_DISCARD),
        ("last", "phase", begun and phase == PHASE_OPENING),
        ("last", "phase", seen.laid_wai and phase != PHASE_DISCARD),
        ("touched", "played", any(not seen.played[seat] for seat in touched)),
        ("answer", "phase", seen.answer >= 0 and phase != WAIT),
        ("answer", "live", seen.answer >= 0 and seen.live < 0 and begun),
    )
    for field, other, contradict in pairs:
        if contradict:
            yield field, other


def _possible(seen: Observation, action: Action) -> bool:
    """Whether the seat holds the cards for this action, and it belongs to what is asked."""
    asked = seen.phase
    if asked == WAIT:
        asked = PHASE_CLAIM if seen.live >= 0 else PHASE_OPENING
    if action in (PASS, HU):
        return True
    if asked == PHASE_DISCARD:
        kind = kind_of(action)
        if is_liu(action):
            return kind in liu_in(seen.hand, seen.melds[seen.seat])
        return is_discard(action) and kind < KINDS and seen.hand[kind] > 0
    return asked == PHASE_CLAIM and _could_claim(seen, action)


def _banned_by(seen: Observation, action: Action) -> str:
    """Return the field that forbids an action for which the seat has the cards, an empty text if none does."""
    melds = seen.melds[seen.seat]
    if is_chi(action):
        dead = is_dead_pair(seen.dead_pairs, eaten_shape(action), seen.live)
        return "no_chi" if seen.no_chi >> seen.live & 1 else "dead_pairs" if dead else ""
    if action == CLAIM_PENG:
        return "no_peng" if seen.no_peng >> seen.live & 1 else ""
    return "melds" if is_discard(action) and locked_by(melds) >> kind_of(action) & 1 else ""


def _could_claim(seen: Observation, action: Action) -> bool:
    held, laid = seen.hand[seen.live], [meld[:2] for meld in seen.melds[seen.seat]]
    own = seen.live_seat == seen.seat
    if is_chi(action):
        cards = SHAPES[eaten_shape(action)]
        return seen.live in cards and all(seen.hand[kind] for kind in cards if kind != seen.live)
    if is_liu(action):
        return own and kind_of(action) == seen.live and (held == 3 or (WAI, seen.live) in laid)
    if action == CLAIM_PIAO:
        return own and (PENG, seen.live) in laid
    if action == CLAIM_WAI:
        return own and held in (2, 3)
    return action == CLAIM_PENG and not own and held >= 2
