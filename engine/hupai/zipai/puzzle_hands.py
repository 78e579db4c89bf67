"""What positions of zipai ask in puzzles (:class:`hupai.table.puzzle_hands.PuzzleHands`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.table.errors import EngineError
from hupai.table.json_object import Json
from hupai.table.puzzle_hands import Order, PuzzleHands, ordered_before
from hupai.table.reason import Reason
from hupai.zipai import calculators
from hupai.zipai.actions import CLAIM_PENG, HU, Action, chi, discard, is_chi, is_discard
from hupai.zipai.cards import KINDS, KING, code, codes, format_cards, parse_card
from hupai.zipai.eating import eatings, pack_way, way_shapes
from hupai.zipai.hand.waits import waits as waited_kinds
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.melds import GROUP_NAMES, meld_cards
from hupai.zipai.rules.win_facts import BY_DISCARD, BY_NAMES, BY_OTHER, BY_SELF
from hupai.zipai.state import FLIP, PHASE_CLAIM, PHASE_DISCARD
from hupai.zipai.view.observation import WAIT, Observation
from hupai.zipai.view.unseen import hidden_copies
from hupai.zipai.why.preview import own_table, preview_action

_PENG: Final[Order] = {
    "own_card": "peng.pair",
    "last_card": "turn.last_card",
    "no_pair": "peng.pair",
    "barred": "past.fang_wei",
    "past_peng": "past.peng",
    "only_forbidden_left": "chi.edge",
}
_CHI: Final[Order] = {
    "own_card": "chi.who",
    "not_next_seat": "chi.who",
    "holds_kan": "chi.kan",
    "last_card": "turn.last_card",
    "barred": "past.fang_wei",
    "past_chi": "past.chi",
    "bi_missing": "bi.compulsory",
    "only_forbidden_left": "chi.edge",
}
_HU: Final[Order] = {
    "hand_dead": "dead.hand",
    "own_discard": "win.discard",
    "discard_not_won": "win.discard",
    "king_needs_own_flip": "king.self_draw",
    "not_complete": "win.shape",
    "too_few_huxi": "win.minimum",
}
_DISCARD: Final[Order] = {
    "kan_locked": "kan.locked",
    "last_card_win_or_pass": "turn.last_card",
    "edge_forbidden": "chi.edge",
}
"""The reasons that refuse a 碰, a 吃, a 胡 and a discard, in the order in which :mod:`hupai.zipai.why` asks for them.

What is left out is told with facts of its own, or says nothing a player would confuse with another reason.
"""
_SAME: Final[Mapping[str, str]] = {"no_discard_left": "only_forbidden_left"}
"""Reasons that are found at the same place of the order as another one."""


def score(seen: Observation) -> Json | None:
    """Return the calculator's answer for a 胡 with the lying card; None if it finds other 胡息 than the table."""
    if HU not in seen.legal or seen.phase != PHASE_CLAIM or seen.live < 0:
        return None
    by = BY_DISCARD if seen.live_from != FLIP else BY_SELF if seen.live_seat == seen.seat else BY_OTHER
    laid, hand = _own_cards(seen)
    try:
        found = calculators.score(seen.rules, laid, hand, code(seen.live), BY_NAMES[by])
    except EngineError:
        return None
    return found if found["wins"] and found["huxi"] == preview_action(seen, HU).huxi else None


def near(huxi: int) -> list[int]:
    """Return 胡息 that somebody might count: a 坎 taken for a 碰, a 绞 for a 一句话, a group left out."""
    return [other for other in (huxi - 6, huxi - 3, huxi - 2, huxi + 2, huxi + 3, huxi + 6) if other >= 0]


def waits(seen: Observation) -> list[str]:
    """Return the cards that win when another seat flips them, or the own ones of a hand with a king.

    A hand that its past limits makes no puzzle, and neither does one that waits for a card of which no copy is left.
    """
    if seen.phase not in (WAIT, PHASE_CLAIM) or _is_limited(seen):
        return []
    laid, hand = _own_cards(seen)
    try:
        rows = calculators.waits(seen.rules, laid, hand)["waits"]
    except EngineError:
        return []
    found = [row["card"] for row in rows]
    by = BY_SELF if seen.hand[KING] else BY_OTHER
    left = hidden_copies(seen)
    if found != codes(waited_kinds(own_table(seen), seen.seat, by)):
        return []
    return found if all(left[parse_card(one)] for one in found) else []


def _is_limited(seen: Observation) -> bool:
    return seen.dead[seen.seat] or seen.above > 0 or seen.limits[seen.seat] != NO_LIMIT


def _own_cards(seen: Observation) -> tuple[str, str]:
    """Return the seat's melds and its hand as the calculators read them."""
    laid = [f"{GROUP_NAMES[meld[0]]}:{format_cards(meld_cards(meld))}" for meld in seen.melds[seen.seat]]
    return " ".join(laid), format_cards([kind for kind, count in enumerate(seen.hand) for _ in range(count)])


def attempts(seen: Observation) -> list[Action]:
    """Return the claims of the lying card and the discards that somebody might want."""
    if seen.live < 0:
        held = [kind for kind in range(KINDS) if seen.hand[kind]]
        return [discard(kind) for kind in held] if seen.phase == PHASE_DISCARD else []
    ways = eatings(seen.hand[:KINDS], seen.live) if seen.live < KINDS else []
    without_bi = [pack_way(way_shapes(way)[:1]) for way in ways if len(way_shapes(way)) > 1]
    claims = [CLAIM_PENG] if seen.hand[seen.live] else []
    # Nobody would declare a hand that is far from complete.
    wins = [HU] if waits(seen) else []
    return [*wins, *claims, *(chi(way) for way in dict.fromkeys((*ways, *without_bi)))]


def not_so(seen: Observation, action: Action, reason: Reason) -> list[Reason]:
    """Return the reasons that the rules ask for before the true one."""
    order = _DISCARD if is_discard(action) else _CHI if is_chi(action) else _HU if action == HU else _PENG
    facts = dict(reason.facts)
    if seen.live >= 0:
        facts |= {"card": code(seen.live), "from": seen.live_seat, "flipped": seen.live_from == FLIP}
    before = ordered_before(_SAME.get(reason.code, reason.code), order, facts)
    return [other for other in before if not _holds_too(seen, other)]


def _holds_too(seen: Observation, reason: Reason) -> bool:
    """Whether the reason holds beside the plainer one that was given."""
    if reason.code == "own_card":
        return seen.live_seat == seen.seat
    return reason.code == "last_card" and seen.live_from == FLIP and not seen.wall_left


PUZZLES: Final = PuzzleHands(
    win=HU,
    claiming=PHASE_CLAIM,
    discarding=PHASE_DISCARD,
    is_discard=is_discard,
    figure="huxi",
    score=score,
    near=near,
    waits=waits,
    attempts=attempts,
    not_so=not_so,
)
