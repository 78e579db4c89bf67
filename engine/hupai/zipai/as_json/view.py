"""What a seat sees, as JSON for a page or a terminal. Made from an Observation, so nothing hidden can slip in."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.seats import Reader, Seat
from hupai.zipai.as_json.legal import legal_json, limit_json
from hupai.zipai.as_json.lying_cards import discards_json, hidden_json, last_discard_json, live_json
from hupai.zipai.cards import KINDS, code, codes, codes_in, counted_codes
from hupai.zipai.melds import CHI, CHOU, GROUP_NAMES, SET_SIZE, TI, WEI, Meld, meld_cards, meld_huxi, shape
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.sitting import sitter
from hupai.zipai.rules.win_facts import BY_DEAL, BY_SELF
from hupai.zipai.state import PHASE_DISCARD, PHASE_NAMES, PHASE_OVER
from hupai.zipai.view.hand_layout import columns, hand_huxi
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import unseen_copies
from hupai.zipai.why.preview import own_table, waits_of


def view_json(seen: Observation, hand: Hand, revealed: bool = False, reader: Reader | None = None) -> Json:
    """Return everything a page needs to draw the seat's table; ``hand`` gives the seal and, at the end, the result.

    ``unseen`` tells of each card how many copies the seat has not seen; ``buried`` is how many were laid aside,
    ``sitter`` who sits, 坐醒, or null, and ``prospects``, at a table with one, what the sitter may count on.
    ``open`` has the columns of all hands where they are ``revealed``, which also shows what lies face down of
    the groups; else it is null.
    """
    t = own_table(seen)
    over = seen.phase == PHASE_OVER
    asked = not over and seen.phase != PHASE_DISCARD
    found, own = waits_of(t, seen.seat) if asked else ((), ())
    return {
        "seat": seen.seat,
        "dealer": seen.dealer,
        "sitter": sitter(seen.rules, seen.dealer),
        "phase": PHASE_NAMES[seen.phase] if seen.phase >= 0 else "wait",
        "commitment": hand.commitment,
        "seed": hand.seed if over else None,
        "shown": code(seen.shown),
        "buried": seen.rules.buried,
        **drawn_json(seen, hand, revealed),
        "unseen": {code(kind): left for kind, left in enumerate(unseen_copies(seen)) if kind < KINDS},
        "no_chi": codes_in(seen.no_chi),
        "no_peng": codes_in(seen.no_peng),
        "legal": [legal_json(seen, t, action) for action in seen.legal],
        "above": seen.above,
        "waits": codes(found),
        "waits_self": codes(own),
        "waited": waited_json(hand, seen.seat) if over else None,
        "declared": seen.declared,
        "result": hand.family.as_json.result(hand, reader) if over else None,
        **({"prospects": _prospects_json(seen, over, reader)} if seen.rules.sits else {}),
    }


def waited_json(hand: Hand, seat: Seat) -> list[str] | None:
    """Return the cards that a hand waited for when it ended, before it won; null for a sitter's, and where it won with
    the cards that it was dealt."""
    seen = None if seat == sitter(hand.rules, hand.dealer) else _as_it_ended(hand, seat)
    if seen is None:
        return None
    some, own = waits_of(own_table(seen), seat)
    return codes(sorted({*some, *own}))


def _as_it_ended(hand: Hand, seat: Seat) -> Observation | None:
    """Return what a seat saw when its hand ended; a card of its own flip may be in its groups when it wins."""
    if seat not in hand.result.winners or hand.result.by not in (BY_DEAL, BY_SELF):
        seen: Observation | None = hand.as_it_ended(seat)
        return seen
    before = [at for at, event in enumerate(hand.log) if event.type == "unclaimed"]
    return hand.seen_after(before[-1], seat) if before and hand.result.by == BY_SELF else None


def drawn_json(seen: Observation, hand: Hand, revealed: bool) -> Json:
    """Return the parts of the view that events change, which are right between decisions too."""
    return {
        "wall": seen.wall_left,
        "turn": seen.turn,
        "live": live_json(seen.live, seen.live_seat, seen.live_from),
        "last_discard": last_discard_json(seen.discards, hand.log),
        "hand": counted_codes(seen.hand),
        "locked": locked_json(seen.hand),
        "columns": columns_json(seen.hand),
        "seats": [seat_json(hand.view(seat) if revealed else seen, seat) for seat in range(seen.rules.seats)],
        "open": [columns_json(hand.view(seat).hand) for seat in range(seen.rules.seats)] if revealed else None,
        "huxi": huxi_json(seen.huxi[seen.seat], seen.hand, seen.rules.min_huxi),
    }


def _prospects_json(seen: Observation, over: bool, reader: Reader | None) -> list[Json]:
    """Return what the seat may count on if it sits, while the hand runs."""
    from hupai.zipai.explain.vocabulary import VOCABULARY  # only a table of four needs it
    from hupai.zipai.why.sitting import sitters_prospects

    sits = seen.seat == sitter(seen.rules, seen.dealer) and not over
    return [VOCABULARY.reason_json(reason, reader) for reason in sitters_prospects(seen)] if sits else []


def columns_json(hand: Sequence[int]) -> list[list[str]]:
    """Return a hand's cards in the columns they are drawn in."""
    return [codes(column) for column in columns(hand)]


def locked_json(hand: Sequence[int]) -> list[str]:
    """Return the cards a hand cannot play: those of its 坎."""
    return codes(kind for kind in range(KINDS) if hand[kind] == 3)


def huxi_json(laid: int, hand: Sequence[int], least: int) -> dict[str, int]:
    """Return the seat's own 胡息: of its laid groups, of its hand, of both, and how many a win needs at least."""
    held = hand_huxi(hand)
    return {"laid": laid, "hand": held, "total": laid + held, "min": least}


def seat_json(seen: Observation, seat: int) -> Json:
    """Return what lies before a seat, and how it stands."""
    return {
        "seat": seat,
        "cards": seen.cards[seat],
        "melds": [meld_json(seen.rules, seat, meld) for meld in seen.melds[seat]],
        "discards": discards_json(seen.discards[seat]),
        "huxi": seen.huxi[seat],
        "dead": seen.dead[seat],
        "kings_shown": seen.kings_shown[seat],
        "raised": seen.raised[seat],
        "barred": seen.barred[seat],
        "limits": limit_json(seen.limits[seat]),
    }


def meld_json(rules: ZipaiRules, seat: int, meld: Meld) -> Json:
    """Return a group that lies before ``seat``, as drawn; a hidden one has no cards."""
    group, what, claimed, source = meld
    if what < 0:
        return hidden_json(GROUP_NAMES[group], SET_SIZE[group], seat, None)
    cards = meld_cards(meld)
    return {
        "kind": GROUP_NAMES[group],
        "cards": codes(cards),
        "up": _face_up(rules, meld),
        "claimed": cards.index(claimed) if claimed >= 0 and source != seat else None,
        "from": source if source >= 0 else None,
        "huxi": meld_huxi(meld),
        "scores": shape(what).name if group == CHI else None,
    }


def _face_up(rules: ZipaiRules, meld: Meld) -> list[bool]:
    """Return which cards of a meld lie face up on the table (``wei.compulsory``, ``wei.stale``, ``ti.shown``)."""
    group = meld[0]
    if group == TI:
        return [False, False, False, rules.ti_hidden == "off" or meld[2] >= 0]
    if group == WEI:
        return [False, False, not rules.wei_hidden]
    if group == CHOU:
        return [False, False, True]
    return [True] * (3 if group == CHI else SET_SIZE[group])
