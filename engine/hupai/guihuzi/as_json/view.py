"""What a seat sees, as JSON for a page or a terminal. Made from an Observation, so nothing hidden can slip in."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.guihuzi.as_json.legal import legal_json
from hupai.guihuzi.hand.winning import laid_xi
from hupai.guihuzi.melds import CHI, GROUP_NAMES, LIU, RED_SHAPES, SET_SIZE, WAI, Meld, meld_cards
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.guihuzi.state import PHASE_DISCARD, PHASE_NAMES, PHASE_OVER
from hupai.guihuzi.turn.bans import locked_by
from hupai.guihuzi.view.hand_layout import columns, hand_xi
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.guihuzi.why.preview import waits_of
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader, Seat
from hupai.zipai.as_json.lying_cards import discards_json, hidden_json, last_discard_json, live_json
from hupai.zipai.cards import KINDS, code, codes, codes_in, counted_codes


def view_json(seen: Observation, hand: Hand, revealed: bool = False, reader: Reader | None = None) -> Json:
    """Return everything a page needs to draw the seat's table; ``hand`` gives the seal and, at the end, the result.

    ``open`` has the columns of all hands where they are ``revealed``, which also shows what lies face down; else it is
    null.
    """
    t = own_table(seen)
    over = seen.phase == PHASE_OVER
    asked = not over and seen.phase != PHASE_DISCARD
    found, own = waits_of(t, seen.seat) if asked else ([], [])
    return {
        "seat": seen.seat,
        "dealer": seen.dealer,
        "phase": PHASE_NAMES[seen.phase] if seen.phase >= 0 else "wait",
        "commitment": hand.commitment,
        "seed": hand.seed if over else None,
        "buried": seen.rules.buried,
        **drawn_json(seen, hand, revealed),
        "unseen": {code(kind): left for kind, left in enumerate(unseen_copies(seen))},
        "no_chi": codes_in(seen.no_chi),
        "no_peng": codes_in(seen.no_peng),
        "dead_pairs": [codes((low, low + 1)) for low in range(KINDS) if seen.dead_pairs >> low & 1],
        "legal": [legal_json(seen, t, action) for action in seen.legal],
        "waits": codes(found),
        "waits_self": codes(own),
        "waited": waited_json(hand, seen.seat) if over else None,
        "result": hand.family.as_json.result(hand, reader) if over else None,
    }


def waited_json(hand: Hand, seat: Seat) -> list[str] | None:
    """Return the cards that a hand waited for when it ended, before it won; null where it won with those that it was
    dealt."""
    seen = hand.as_it_ended(seat)
    if seen is None:
        return None
    some, own = waits_of(own_table(seen), seat)
    return codes(sorted({*some, *own}))


def drawn_json(seen: Observation, hand: Hand, revealed: bool) -> Json:
    """Return the parts of the view that events change, which are right between decisions too."""
    seats = range(seen.rules.seats)
    laid = sum(laid_xi(seen.rules, meld) for meld in seen.melds[seen.seat])
    held = hand_xi(seen.hand)
    return {
        "wall": seen.wall_left,
        "turn": seen.turn,
        "live": live_json(seen.live, seen.live_seat, seen.live_from),
        "last_discard": last_discard_json(seen.discards, hand.log),
        "hand": counted_codes(seen.hand),
        "locked": locked_json(seen.hand, seen.melds[seen.seat]),
        "columns": columns_json(seen.hand),
        "seats": [seat_json(hand.view(seat) if revealed else seen, seat) for seat in seats],
        "open": [columns_json(hand.view(seat).hand) for seat in seats] if revealed else None,
        "huxi": {"laid": laid, "hand": held, "total": laid + held, "min": seen.rules.min_xi},
    }


def columns_json(hand: Sequence[int]) -> list[list[str]]:
    """Return a hand's cards in the columns they are drawn in."""
    return [codes(column) for column in columns(hand)]


def locked_json(hand: Sequence[int], melds: Sequence[Meld]) -> list[str]:
    """Return the cards of a hand that may not be discarded (``past.lock``)."""
    locked = locked_by(melds)
    return codes(kind for kind, count in enumerate(hand) if count and locked >> kind & 1)


def seat_json(seen: Observation, seat: int) -> Json:
    """Return what lies before a seat, and how it stands."""
    known = [meld for meld in seen.melds[seat] if meld[1] >= 0]
    return {
        "seat": seat,
        "cards": seen.cards[seat],
        "melds": [meld_json(seen.rules, seat, meld) for meld in seen.melds[seat]],
        "discards": discards_json(seen.discards[seat]),
        "huxi": sum(laid_xi(seen.rules, meld) for meld in known) + len(seen.melds[seat]) - len(known),
        "dead": seen.dead[seat],
    }


def meld_json(rules: GuihuziRules, seat: int, meld: Meld) -> Json:
    """Return a group that lies before ``seat``, as drawn; a hidden one has no cards."""
    group, what, claimed, source = meld
    if what < 0:
        return hidden_json(GROUP_NAMES[group], SET_SIZE[group], seat, rules.xi[group])
    cards = meld_cards(meld)
    return {
        "kind": GROUP_NAMES[group],
        "cards": codes(cards),
        "up": _face_up(meld, len(cards)),
        "claimed": cards.index(claimed) if claimed >= 0 and source != seat else None,
        "from": source if source >= 0 else None,
        "huxi": laid_xi(rules, meld),
        "scores": None if group != CHI else "er_qi_shi" if what in RED_SHAPES else "shun",
    }


def _face_up(meld: Meld, size: int) -> list[bool]:
    """Return which cards of a meld lie face up: of a 歪 or 溜 one at most, as all saw its flip (``turn.wai``)."""
    if meld[0] in (WAI, LIU):
        return [False] * (size - 1) + [meld[2] >= 0]
    return [True] * size
