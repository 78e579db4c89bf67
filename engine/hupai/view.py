"""What a seat sees, as JSON for a page or a terminal. Made from an Observation, so nothing hidden can slip in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hupai.scoring import win_as_json
from hupai.zipai.actions import DECLARE, HU, PENG, discarded, eaten_way, format_action, is_chi, is_discard, verb
from hupai.zipai.arranging import columns, hand_huxi
from hupai.zipai.cards import COPIES, KINDS, KING, Kind, code
from hupai.zipai.claim import BY_DEAL, BY_DISCARD, BY_NAMES, BY_OTHER, BY_SELF, Claim
from hupai.zipai.eating import way_shapes
from hupai.zipai.game import Hand
from hupai.zipai.melds import CHI, CHOU, GROUP_NAMES, SET_SIZE, TI, WEI, Meld, meld_cards, meld_huxi, set_huxi, shape
from hupai.zipai.melds import PENG as PENG_GROUP
from hupai.zipai.observation import HIDDEN, Observation
from hupai.zipai.readiness import changed, king_call, lone_hand, waits
from hupai.zipai.settlement import Payment
from hupai.zipai.state import CLAIM, DISCARD, FLIP, OVER, PHASES, SEATS, HandResult, Table
from hupai.zipai.winning import best_win, xing_kind

FROM_NAMES = ("flip", "discard")


def solo_table(seen: Observation) -> Table:
    """Return a table that holds this seat's own cards and nothing else: enough to ask what they can do."""
    seat = seen.seat
    t = lone_hand(seen.rules, seat, seen.melds[seat], seen.hand, skips=seen.skips[seat])
    t.dead[seat] = seen.dead[seat]
    return t


def waiting_for(seen: Observation) -> list[str]:
    """Return the cards this seat would win on now (its own flip only, if it holds a king)."""
    return _waits(solo_table(seen), seen.seat)


def _waits(t: Table, seat: int, by: int | None = None) -> list[str]:
    """Return the cards the seat wins on: another's flip unless it holds a king, or as ``by`` says."""
    if by is None:
        by = BY_SELF if t.hands[seat][KING] else BY_OTHER
    held = list(t.hands[seat])
    for meld in t.melds[seat]:
        for kind in meld_cards(meld):
            held[kind] += 1
    return [code(kind) for kind in waits(t, seat, by) if held[kind] < COPIES]


def view_json(seen: Observation, hand: Hand) -> dict[str, Any]:
    """Return everything a page needs to draw the seat's table; ``hand`` gives the seal and, at the end, the result."""
    t = solo_table(seen)
    over = seen.phase == OVER
    mine = hand_huxi(seen.hand)
    laid = seen.huxi[seen.seat]
    asked = not over and seen.phase != DISCARD
    found = _waits(t, seen.seat) if asked else []
    own = _waits(t, seen.seat, BY_SELF) if asked else []
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
        "hand": _cards(seen.hand),
        "locked": [code(kind) for kind in range(KINDS) if seen.hand[kind] == 3],
        "columns": [[code(kind) for kind in column] for column in columns(seen.hand)],
        "seats": [_seat_json(seen, seat) for seat in range(SEATS)],
        "huxi": {"laid": laid, "hand": mine, "total": laid + mine, "min": seen.rules.min_huxi},
        "no_chi": _kinds(seen.no_chi),
        "no_peng": _kinds(seen.no_peng),
        "legal": [_legal_json(seen, t, action) for action in seen.legal],
        "waits": found,
        "waits_self": [card for card in own if card not in found],
        "declared": seen.declared,
        "result": result_json(hand) if over else None,
    }


def _cards(hand: Sequence[int]) -> list[str]:
    return [code(kind) for kind, count in enumerate(hand) for _ in range(count)]


def _kinds(mask: int) -> list[str]:
    return [code(kind) for kind in range(KINDS) if mask >> kind & 1]


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
    }


def _meld_json(seen: Observation, seat: int, meld: Meld) -> dict[str, Any]:
    if meld == HIDDEN:
        return {
            "kind": "wei",
            "cards": [None, None, None],
            "up": [False, False, False],
            "claimed": None,
            "from": seat,
            "huxi": None,
            "scores": None,
        }
    group, what, claimed, source = meld
    cards = meld_cards(meld)
    return {
        "kind": GROUP_NAMES[group],
        "cards": [code(kind) for kind in cards],
        "up": _face_up(seen, group),
        "claimed": cards.index(claimed) if claimed >= 0 and source != seat else None,
        "from": source if source >= 0 else None,
        "huxi": meld_huxi(meld),
        "scores": shape(what).name if group == CHI else None,
    }


def _face_up(seen: Observation, group: int) -> list[bool]:
    """Return which cards of a laid group lie face up on the table (rule book §4.5)."""
    if group == TI:
        return [False, False, False, True]
    if group == WEI:
        return [False, False, not seen.rules.wei_hidden]
    if group == CHOU:
        return [False, False, True]
    return [True] * (3 if group == CHI else SET_SIZE[group])


def huxi_after(seen: Observation, action: int) -> int:
    """Return the 胡息 this seat can count, laid and in the hand, once it has done this (胡 apart)."""
    hand, laid = list(seen.hand), seen.huxi[seen.seat]
    if is_discard(action):
        hand[discarded(action)] -= 1
    elif action == PENG:
        hand[seen.live] -= 2
        laid += set_huxi(PENG_GROUP, seen.live)
    elif is_chi(action):
        hand[seen.live] += 1
        for number in way_shapes(eaten_way(action)):
            laid += shape(number).huxi
            for card in shape(number).cards:
                hand[card] -= 1
    return laid + hand_huxi(hand)


def _legal_json(seen: Observation, t: Table, action: int) -> dict[str, Any]:
    entry: dict[str, Any] = {"action": format_action(action), "verb": verb(action)}
    seat = seen.seat
    if action == HU:
        entry.update(_hu_json(seen))
    elif action == PENG:
        entry["huxi"] = set_huxi(PENG_GROUP, seen.live)
    elif action == DECLARE:
        entry["name"] = king_call(t, seat)
    elif is_discard(action):
        entry["card"] = code(discarded(action))
        entry["waits"] = _waits_after(t, seat, discarded(action))
    elif is_chi(action):
        shapes = [shape(number) for number in way_shapes(eaten_way(action))]
        entry["melds"] = [
            {
                "cards": [code(kind) for kind in found.cards],
                "scores": found.name,
                "huxi": found.huxi,
            }
            for found in shapes
        ]
        entry["huxi"] = sum(found.huxi for found in shapes)
    return entry


def _waits_after(t: Table, seat: int, kind: Kind) -> list[str]:
    t.hands[seat][kind] -= 1
    changed(t, seat)
    found = _waits(t, seat)
    t.hands[seat][kind] += 1
    changed(t, seat)
    return found


def _hu_json(seen: Observation) -> dict[str, int]:
    """Return 胡息 and points per loser of a 胡 now; what 翻省 will add is not known yet and left out."""
    card: Kind | None = seen.live if seen.phase == CLAIM else None
    if seen.live_seat < 0:
        by = BY_DEAL
    elif seen.live_seat == seen.seat:
        by = BY_SELF
    else:
        by = BY_OTHER if seen.live_from == FLIP else BY_DISCARD
    last = card if card is not None else (seen.last if seen.last >= 0 else None)
    xing = xing_kind(seen.rules, last, None, wall_empty=False)
    claim = Claim(seen.melds[seen.seat], seen.hand, card, by, xing)
    won = best_win(seen.rules, claim)
    return {} if won is None else {"huxi": won.huxi, "pay_each": won.price.pay_each}


def summary_json(hand: Hand) -> dict[str, Any] | None:
    """Return who won, on what, and every payment's reason; None while the hand runs."""
    result = hand.result
    if result is None:
        return None
    return {
        "winner": result.winner,
        "by": None if result.by is None else BY_NAMES[result.by],
        "from": result.source if result.source >= 0 else None,
        "card": None if result.card is None else code(result.card),
        "turned": None if result.turned is None else code(result.turned),
        "declared": result.declared,
        "scores": list(result.scores),
        "score": _score_json(hand, result),
        "payments": [_payment_json(payment) for payment in result.payments],
    }


def result_json(hand: Hand) -> dict[str, Any] | None:
    """Return the summary with all cards open and the deal's seed and deck; None while the hand runs."""
    summary = summary_json(hand)
    if summary is None:
        return None
    t = hand.table
    return {
        **summary,
        "hands": [_cards(cards) for cards in t.hands],
        "wall": [code(kind) for kind in t.wall[t.drawn :]],
        "seed": hand.seed,
        "commitment": hand.commitment,
        "deck": hand.deck_text,
    }


def _score_json(hand: Hand, result: HandResult) -> dict[str, Any] | None:
    if result.win is None:
        return None
    return win_as_json(hand.rules, result.win, None if result.turned is None else code(result.turned))


def _payment_json(payment: Payment) -> dict[str, Any]:
    return {"from": payment.payer, "to": payment.payee, "points": payment.points, "why": payment.why}
