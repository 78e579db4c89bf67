"""Truth checks of reasons that need the exact search. They are slow, so long runs sample them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hupai.zipai.cards import KINDS, KING, Kind
from hupai.zipai.hand.waits import win_claim_of
from hupai.zipai.hand.win_claim import NO_LIMIT, WinClaim
from hupai.zipai.hand.winning import best_win, complete_readings, most_huxi
from hupai.zipai.melds import meld_cards
from hupai.zipai.rules.fans import WANG_DIAO, WANG_ZHA
from hupai.zipai.rules.win_facts import BY_DEAL, BY_DISCARD, BY_OTHER, BY_SELF, BY_SHOWN
from hupai.zipai.state import PHASE_CLAIM, PHASE_DISCARD, PLAYED, Table
from tests.engine.public_history import Facts


def _claim(t: Table, seat: int) -> WinClaim:
    """The seat's hand as a claim for the lying card, or as it is, without limits and passed wins.

    As it is, a king's hand claims an own flip even if the last one was another's: what it lacks beside that is named.
    """
    if t.phase == PHASE_CLAIM:
        by = BY_DISCARD if t.live_from == PLAYED else (BY_SELF if t.live_seat == seat else BY_OTHER)
        claim = win_claim_of(t, seat, by, t.live)
    elif seat != t.dealer and t.last < 0:
        claim = win_claim_of(t, seat, BY_SHOWN, t.shown)
    else:
        by = BY_SELF if t.live_seat == seat or t.hands[seat][KING] else BY_OTHER
        claim = win_claim_of(t, seat, by if t.last >= 0 else BY_DEAL, None)
    return replace(claim, limit=NO_LIMIT, above=0)


def _not_complete(t: Table, seat: int, facts: Facts) -> bool:
    return most_huxi(t.rules, _claim(t, seat)) is None


def _too_few(t: Table, seat: int, facts: Facts) -> bool:
    claim = _claim(t, seat)
    most = most_huxi(t.rules, claim)
    short = most == facts["huxi"] < facts["min"] == t.rules.min_huxi
    return short and facts["zero"] == t.rules.wu_hu and best_win(t.rules, claim) is None


def _enough(t: Table, seat: int, facts: Facts) -> bool:
    return best_win(t.rules, _claim(t, seat)) is not None


def _limited(t: Table, seat: int, facts: Facts) -> bool:
    claim = _claim(t, seat)
    return best_win(t.rules, claim) is not None and best_win(t.rules, replace(claim, limit=t.limits[seat])) is None


def _too_little(t: Table, seat: int, facts: Facts) -> bool:
    won = best_win(t.rules, replace(_claim(t, seat), limit=t.limits[seat]))
    return won is not None and won.price.pay_each == facts["pay_each"]


def _lacks_only_own_flip(t: Table, seat: int, facts: Facts) -> bool:
    """A hand that owes a discard lacks nothing: it would win with these cards if the last one were its own flip."""
    owes = t.phase == PHASE_DISCARD and seat in t.pending
    return not owes or best_win(t.rules, replace(win_claim_of(t, seat, BY_SELF, None), above=0)) is not None


def _wins_on(t: Table, seat: int) -> list[Kind]:
    """Kinds of which the seat does not hold all copies and that would win as somebody's flip."""
    owned = list(t.hands[seat])
    for meld in t.melds[seat]:
        for card in meld_cards(meld):
            owned[card] += 1
    return [
        kind
        for kind in range(KINDS)
        if owned[kind] < 4
        and any(best_win(t.rules, win_claim_of(t, seat, by, kind)) for by in (BY_SELF, BY_OTHER))
        and not t.skips[seat]
    ]


def _any_card_wins(t: Table, seat: int) -> bool:
    claims = (win_claim_of(t, seat, BY_SELF, kind) for kind in range(KINDS))
    return all(best_win(t.rules, claim) is not None for claim in claims)


def _may_call(t: Table, seat: int) -> bool:
    """Whether the hand may announce a king: with every card some form has enough 胡息, or is open whatever they are."""
    common: set[str] | None = None
    for kind in range(KINDS):
        claim = win_claim_of(t, seat, BY_SELF, kind, declared=WANG_ZHA)
        forms = {
            facts.king_fan
            for _, facts, _ in complete_readings(t.rules, claim)
            if facts.huxi >= t.rules.min_huxi or (t.rules.wang_chuang == "open" and facts.king_fan != WANG_DIAO)
        }
        common = forms if common is None else common & forms
    return bool((common or set()) - {""})


def _held_back(t: Table, seat: int, facts: Facts) -> bool:
    """Whether the hand wins without 限胡, and the reason says how many kings it holds."""
    claim, rules = _claim(t, seat), replace(t.rules, king_limit="off")
    return facts["count"] == claim.kings and best_win(t.rules, claim) is None and best_win(rules, claim) is not None


DEEP: dict[str, Callable[[Table, int, Facts], bool]] = {
    "not_complete": _not_complete,
    "too_few_huxi": _too_few,
    "hu_not_now": _enough,
    "hu_after_discard_pao": _enough,
    "limited_win": _limited,
    "worth_no_more": _too_little,
    "kings_need_factor": _held_back,
    "kings_need_call": _held_back,
    "king_needs_own_flip": _lacks_only_own_flip,
    "not_waiting": lambda t, seat, facts: not _wins_on(t, seat),
    "call_not_ready": lambda t, seat, facts: t.hands[seat][KING] > 0 and not _may_call(t, seat),
    "call_not_now": lambda t, seat, facts: (t.phase == PHASE_DISCARD and seat in t.pending) or _may_call(t, seat),
}
"""Checks that need the exact search; they are sampled, being too slow for every position."""
