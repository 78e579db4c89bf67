"""What a seat sees, as JSON for a page or a terminal. Made from an Observation, so nothing hidden can slip in."""

from __future__ import annotations

from typing import Any

from hupai.legal_view import legal_json, limit_json
from hupai.zipai.arranging import columns, hand_huxi
from hupai.zipai.cards import KINDS, code, codes, codes_in, counted_codes
from hupai.zipai.foresight import known_table, waits_of
from hupai.zipai.game import Hand
from hupai.zipai.melds import CHI, CHOU, GROUP_NAMES, SET_SIZE, TI, WEI, Meld, meld_cards, meld_huxi, shape
from hupai.zipai.observation import Observation
from hupai.zipai.sight import live_copies
from hupai.zipai.state import DISCARD, OVER, PHASES, SEATS

FROM_NAMES = ("flip", "discard")


def view_json(seen: Observation, hand: Hand, revealed: bool = False) -> dict[str, Any]:
    """Return everything a page needs to draw the seat's table; ``hand`` gives the seal and, at the end, the result.

    ``unseen`` tells of each card how many copies the seat has not seen.
    ``open`` has the columns of all three hands where they are ``revealed``, which also shows what lies face down of
    the groups; else it is null.
    """
    t = known_table(seen)
    over = seen.phase == OVER
    mine = hand_huxi(seen.hand)
    laid = seen.huxi[seen.seat]
    asked = not over and seen.phase != DISCARD
    found, own = waits_of(t, seen.seat) if asked else ((), ())
    return {
        "seat": seen.seat,
        "dealer": seen.dealer,
        "wall": seen.wall_left,
        "phase": PHASES[seen.phase] if seen.phase >= 0 else "wait",
        "turn": seen.turn,
        "commitment": hand.commitment,
        "seed": hand.seed if over else None,
        "live": None
        if seen.live < 0
        else {"card": code(seen.live), "seat": seen.live_seat, "from": FROM_NAMES[seen.live_from]},
        "shown": code(seen.shown),
        "hand": counted_codes(seen.hand),
        "locked": codes(kind for kind in range(KINDS) if seen.hand[kind] == 3),
        "columns": _columns(seen),
        "seats": [_seat_json(hand.view(seat) if revealed else seen, seat) for seat in range(SEATS)],
        "open": [_columns(hand.view(seat)) for seat in range(SEATS)] if revealed else None,
        "huxi": {"laid": laid, "hand": mine, "total": laid + mine, "min": seen.rules.min_huxi},
        "unseen": {code(kind): left for kind, left in enumerate(live_copies(seen)) if kind < KINDS},
        "no_chi": codes_in(seen.no_chi),
        "no_peng": codes_in(seen.no_peng),
        "legal": [legal_json(seen, t, action) for action in seen.legal],
        "above": seen.above,
        "waits": codes(found),
        "waits_self": codes(own),
        "declared": seen.declared,
        "result": _result_json(hand, seen.seat) if over else None,
    }


def _result_json(hand: Hand, you: int) -> dict[str, Any] | None:
    from hupai.result_view import result_json  # not before a hand is over

    return result_json(hand, you)


def _columns(seen: Observation) -> list[list[str]]:
    return [codes(column) for column in columns(seen.hand)]


def _seat_json(seen: Observation, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "cards": seen.cards[seat],
        "melds": [_meld_json(seen, seat, meld) for meld in seen.melds[seat]],
        "discards": [
            {"card": code(kind), "from": FROM_NAMES[source]} for kind, source in seen.discards[seat]
        ],
        "huxi": seen.huxi[seat],
        "dead": seen.dead[seat],
        "kings_shown": seen.kings_shown[seat],
        "raised": seen.raised[seat],
        "barred": seen.barred[seat],
        "limits": limit_json(seen.limits[seat]),
    }


def _meld_json(seen: Observation, seat: int, meld: Meld) -> dict[str, Any]:
    group, what, claimed, source = meld
    if what < 0:
        size = SET_SIZE[group]
        return {
            "kind": GROUP_NAMES[group],
            "cards": [None] * size,
            "up": [False] * size,
            "claimed": None,
            "from": seat,
            "huxi": None,
            "scores": None,
        }
    cards = meld_cards(meld)
    return {
        "kind": GROUP_NAMES[group],
        "cards": [code(kind) for kind in cards],
        "up": _face_up(seen, meld),
        "claimed": cards.index(claimed) if claimed >= 0 and source != seat else None,
        "from": source if source >= 0 else None,
        "huxi": meld_huxi(meld),
        "scores": shape(what).name if group == CHI else None,
    }


def _face_up(seen: Observation, meld: Meld) -> list[bool]:
    """Return which cards of a laid group lie face up on the table (rule book §4.5)."""
    group, hidden = meld[0], seen.rules.ti_hidden
    if group == TI:
        return [False, False, False, hidden == "off" or (hidden == "dealt" and meld[2] >= 0)]
    if group == WEI:
        return [False, False, not seen.rules.wei_hidden]
    if group == CHOU:
        return [False, False, True]
    return [True] * (3 if group == CHI else SET_SIZE[group])
