"""Whether each reason is true, checked from the table itself, independently of :mod:`hupai.zipai.why.refusals`.

The helpers of the reasons are not used. What a hand can win comes from the exact search, what a seat passed
or played comes from the events and answers of the hand (:class:`~tests.engine.public_history.PublicHistory`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement

from hupai.table.reason import Reason
from hupai.zipai.actions import CLAIM_PENG, DECLARE, HU, PASS, Action, discarded, eaten_way, is_chi, is_discard
from hupai.zipai.cards import KINDS, KING, Kind, code, parse_cards
from hupai.zipai.eating import way_shapes
from hupai.zipai.melds import SHAPES, meld_cards, shape
from hupai.zipai.state import FLIP, PHASE_CLAIM, PHASE_DISCARD, PLAYED, Table
from tests.engine.public_history import Facts, PublicHistory, kind_named
from tests.engine.reason_truths_exact import DEEP

Check = Callable[[Table, int, Action, Facts, PublicHistory], bool]


def _needs(action: Action) -> Counter[Kind]:
    """The cards that all shapes of a 吃 consist of."""
    return Counter(card for number in way_shapes(eaten_way(action)) for card in shape(number).cards)


def _lies(t: Table, facts: Facts) -> bool:
    return t.phase == PHASE_CLAIM and t.live >= 0 and facts["card"] == code(t.live)


def _owned(t: Table, seat: int) -> int:
    """How many copies of the lying card the seat holds or has laid."""
    return t.hands[seat][t.live] + sum(meld_cards(meld).count(t.live) for meld in t.melds[seat])


def _asked(t: Table, seat: int) -> bool:
    return seat in t.pending


def _owes_discard(t: Table, seat: int) -> bool:
    return _asked(t, seat) and t.phase == PHASE_DISCARD


def _wants_claim(action: Action) -> bool:
    return action == CLAIM_PENG or is_chi(action)


def _not_held(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    card = kind_named(facts["card"])
    held = t.hands[seat][card]
    if is_discard(action):
        return discarded(action) == card and held == 0
    return _needs(action)[card] > held + (card == t.live)


def _kan(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    card = kind_named(facts["card"])
    wanted = discarded(action) == card if is_discard(action) else card in _needs(action)
    return wanted and t.hands[seat][card] == 3


def _bi(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    left = t.hands[seat][t.live] + 1 - _needs(action)[t.live]
    return _lies(t, facts) and facts["left"] == left > 0


def _open_pao(t: Table, seat: int, owner: int) -> bool:
    """Whether three of the lying card lie before ``owner``, another seat, where all can see them."""
    groups = [_name(meld[0]) for meld in t.melds[owner] if set(meld_cards(meld)) == {t.live}]
    if owner == seat or len(groups) != 1:
        return False
    return t.live_from == FLIP if groups == ["peng"] else groups == ["wei"] and not t.rules.wei_hidden


def _pao(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    """The seat has the three others, a laid 碰 counting on flips only; so there is no 碰, no 吃 and no pass."""
    if not _lies(t, facts) or _owned(t, seat) != 3 or (t.live_seat == seat and t.live_from == PLAYED):
        return False
    in_hand = t.hands[seat][t.live] == 3
    groups = [meld[0] for meld in t.melds[seat] if set(meld_cards(meld)) == {t.live}]
    return in_hand or "wei" in map(_name, groups) or (t.live_from == FLIP and "peng" in map(_name, groups))


def _name(group: int) -> str:
    return ("ti", "pao", "wei", "chouwei", "kan", "peng", "chi", "jiang")[group]


def _ways(t: Table, seat: int, *, alone: bool) -> list[tuple[int, ...]]:
    """All choices of up to three shapes for the lying card from the free cards, found by trying every one.

    ``alone`` looks for one shape, whatever further copies the hand has; else every copy must be laid.
    """
    free = [count if count < 3 else 0 for count in t.hands[seat]]
    copies = free[t.live] + 1
    free[t.live] += 1
    numbers = [number for number in range(1, len(SHAPES)) if t.live in shape(number).cards]
    found = []
    for size in (1,) if alone else (1, 2, 3):
        for choice in combinations_with_replacement(numbers, size):
            used = Counter(card for number in choice for card in shape(number).cards)
            if all(free[card] >= count for card, count in used.items()) and (alone or used[t.live] == copies):
                found.append(choice)
    return found


def _no_discard_left(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    hand = t.hands[seat]
    loose = sum(hand[kind] for kind in range(KINDS) if hand[kind] in (1, 2))
    taken = 2 if action == CLAIM_PENG else sum(_needs(action).values()) - 1
    return _lies(t, facts) and loose <= taken and not t.skips[seat]


def _own_card(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    return _lies(t, facts) and t.live_seat == seat and (action == CLAIM_PENG or t.live_from == PLAYED)


def _past_peng(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    bit = 1 << t.live
    let = past.played[seat] | past.left_peng[seat] | (past.left_chi[seat] if t.rules.guo_zhang == "both" else 0)
    return _lies(t, facts) and bool(let & bit) and bool(t.no_peng[seat] & bit) and t.hands[seat][t.live] == 2


def _past_chi(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    bit = 1 << t.live
    let = past.played[seat] | past.left_chi[seat] | (past.left_peng[seat] if t.rules.guo_zhang == "both" else 0)
    return _lies(t, facts) and bool(let & bit) and bool(t.no_chi[seat] & bit)


def _not_your_turn(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    return not _asked(t, seat) and facts["turn"] == t.turn != seat and t.phase != PHASE_CLAIM


def _strange_shape(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    shapes = [shape(number) for number in way_shapes(eaten_way(action))]
    named = [found for found in shapes if found.text == facts["meld"]]
    return _lies(t, facts) and bool(named) and t.live not in named[0].cards


_BEYOND = {(3, 6), (5, 8), (6, 9), (6, 3), (8, 5), (9, 6)}
"""Forbidden: the numbers of a black card eaten at one end of a run, and of the black card beyond the other end."""


def _forbidden(t: Table, eaten: Kind, way: list[list[Kind]], played: Kind) -> bool:
    """Whether 吃边打边 forbids a discard after eating in this way (``chi.edge``)."""
    if not t.rules.chi_bian_da_bian:
        return False
    for cards in way:
        if len({card % 10 for card in cards}) == 1:
            if played == (eaten + 10) % 20:
                return True
            continue
        low, high = min(cards), max(cards)
        ends = high - low == 2 and eaten in (low, high) and abs(played - eaten) == 3 and low - 1 <= played <= high + 1
        if len(way) > 1 or not ends or played // 10 != eaten // 10:
            continue
        numbers = eaten % 10 + 1, played % 10 + 1
        if numbers in _BEYOND or (t.rules.chi_bian_red and numbers in {(7, 10), (10, 7)}):
            return True
    return False


def _edge(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    eater, chi = past.chi
    if eater != seat or chi["card"] != facts["eaten"] or facts["card"] != code(discarded(action)):
        return False
    way = [parse_cards(meld) for meld in chi["melds"]]
    return _forbidden(t, kind_named(chi["card"]), way, discarded(action))


def _only_forbidden(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    left = list(t.hands[seat])
    left[t.live] += 1
    for card, count in _needs(action).items():
        left[card] -= count
    rest = [kind for kind in range(KINDS) if left[kind] in (1, 2)]
    way = [list(shape(number).cards) for number in way_shapes(eaten_way(action))]
    return _lies(t, facts) and bool(rest) and all(_forbidden(t, t.live, way, kind) for kind in rest)


def _worth_no_more(t: Table, seat: int, action: Action, facts: Facts, past: PublicHistory) -> bool:
    return t.rules.guo_hu == "more" and past.left_hu[seat] and 0 <= facts["pay_each"] <= facts["above"] == t.above[seat]


CHECKS: dict[str, Check] = {
    "hand_over": lambda t, seat, action, facts, past: t.result is not None,
    "already_answered": lambda t, seat, action, facts, past: past.answered[seat] and not _asked(t, seat),
    "not_your_turn": _not_your_turn,
    "card_unsettled": lambda t, seat, action, facts, past: (
        _lies(t, facts) and not _asked(t, seat) and not past.answered[seat] and is_discard(action)
    ),
    "answer_first": lambda t, seat, action, facts, past: (
        _asked(t, seat) and t.phase == PHASE_CLAIM and PASS in t.offers[seat] and is_discard(action)
    ),
    "call_not_now": lambda t, seat, action, facts, past: DECLARE not in t.offers[seat] or not _asked(t, seat),
    "call_not_ready": lambda t, seat, action, facts, past: not _owes_discard(t, seat),
    "declare_first": lambda t, seat, action, facts, past: DECLARE in t.offers[seat] and _asked(t, seat),
    "must_discard": lambda t, seat, action, facts, past: (
        _asked(t, seat) and action == PASS and is_discard(t.offers[seat][-1])
    ),
    "nothing_to_pass": lambda t, seat, action, facts, past: not _asked(t, seat) and action == PASS,
    "no_card_lies": lambda t, seat, action, facts, past: t.live < 0 and (action == HU or _wants_claim(action)),
    "card_not_held": _not_held,
    "no_kings_in_deck": lambda t, seat, action, facts, past: KING not in t.wall and not any(h[KING] for h in t.hands),
    "king_never_discarded": lambda t, seat, action, facts, past: is_discard(action) and discarded(action) == KING,
    "kan_locked": _kan,
    "last_card_win_or_pass": lambda t, seat, action, facts, past: (
        t.wall_left == 0 and _asked(t, seat) and t.offers[seat] == [PASS, HU]
    ),
    "hand_dead": lambda t, seat, action, facts, past: past.dead[seat],
    "own_discard": lambda t, seat, action, facts, past: t.live_seat == seat and t.live_from == PLAYED and t.live >= 0,
    "discard_not_won": lambda t, seat, action, facts, past: (
        _lies(t, facts) and t.live_from == PLAYED and not t.rules.win_on_discard
    ),
    "no_king": lambda t, seat, action, facts, past: t.hands[seat][KING] == 0 < t.rules.kings,
    "king_needs_own_flip": lambda t, seat, action, facts, past: t.hands[seat][KING] > 0 and t.live_seat != seat,
    "hu_not_now": lambda t, seat, action, facts, past: past.last in ("chi", "peng") and past.last_seat == seat,
    "hu_after_discard_pao": lambda t, seat, action, facts, past: (
        past.last == "pao" and past.last_seat == seat and t.live_from == PLAYED
    ),
    "runs_by_itself": _pao,
    "pao_follows": _pao,
    "pao_takes_it": lambda t, seat, action, facts, past: _lies(t, facts) and _open_pao(t, seat, facts["from"]),
    "sits_out": lambda t, seat, action, facts, past: t.rules.seats == 4 and seat == (t.dealer + 2) % t.rules.seats,
    "own_card": _own_card,
    "peng_grows_on_flip": lambda t, seat, action, facts, past: (
        _lies(t, facts) and _owned(t, seat) == 3 and t.live_from == PLAYED and t.hands[seat][t.live] == 0
    ),
    "no_pair": lambda t, seat, action, facts, past: _lies(t, facts) and t.hands[seat][t.live] == facts["held"] != 2,
    "past_peng": _past_peng,
    "past_chi": _past_chi,
    "not_next_seat": lambda t, seat, action, facts, past: (
        _lies(t, facts)
        and facts["from"] == t.live_seat == t.others[seat][0]
        and facts["flipped"] == (t.live_from == FLIP)
    ),
    "holds_kan": lambda t, seat, action, facts, past: _lies(t, facts) and t.hands[seat][t.live] == 3,
    "shape_without_card": _strange_shape,
    "bi_missing": _bi,
    "nothing_to_eat_with": lambda t, seat, action, facts, past: _lies(t, facts) and not _ways(t, seat, alone=True),
    "bi_impossible": lambda t, seat, action, facts, past: (
        _lies(t, facts) and bool(_ways(t, seat, alone=True)) and not _ways(t, seat, alone=False)
    ),
    "last_card": lambda t, seat, action, facts, past: _lies(t, facts) and t.live_from == FLIP and t.wall_left == 0,
    "no_discard_left": _no_discard_left,
    "no_raise_here": lambda t, seat, action, facts, past: not t.rules.ju_shou,
    "dealer_never_raises": lambda t, seat, action, facts, past: t.rules.ju_shou and seat == t.dealer,
    "raise_not_open": lambda t, seat, action, facts, past: (
        t.rules.ju_shou and (not past.opening or past.opened[seat]) and not past.raised[seat]
    ),
    "already_raised": lambda t, seat, action, facts, past: past.raised[seat],
    "opening_answered": lambda t, seat, action, facts, past: (
        past.opening and past.opened[seat] and past.answered[seat] and not _asked(t, seat)
    ),
    "win_passed": lambda t, seat, action, facts, past: (
        action == HU and past.opening and past.opened[seat] and past.left_hu[seat]
    ),
    "opening_first": lambda t, seat, action, facts, past: past.opening and PASS in t.offers[seat] and _asked(t, seat),
    "opening_waits": lambda t, seat, action, facts, past: (
        past.opening and seat == t.dealer and not _asked(t, seat) and bool(t.pending)
    ),
    "shown_is_dealers": lambda t, seat, action, facts, past: (
        past.opening and seat != t.dealer and action == HU and (not t.rules.dihu or t.shown == KING)
    ),
    "shown_in_ti": lambda t, seat, action, facts, past: (
        past.opening and t.rules.dihu > 0 and seat != t.dealer and not t.hands[t.dealer][t.shown]
    ),
    "edge_forbidden": _edge,
    "only_forbidden_left": _only_forbidden,
    "barred": lambda t, seat, action, facts, past: past.barred[seat] and _lies(t, facts) and _wants_claim(action),
    "limited_win": lambda t, seat, action, facts, past: past.limited[seat] == facts["wins"],
    "worth_no_more": _worth_no_more,
}
"""For every code, the condition under which it is true; cheap enough for every candidate of every position."""


def is_true(t: Table, seat: int, action: Action, reason: Reason, past: PublicHistory, *, deep: bool) -> bool:
    """Whether the reason is true of the position; KeyError for a code without a condition."""
    quick = CHECKS.get(reason.code)
    if quick is not None and not quick(t, seat, action, reason.facts, past):
        return False
    exact = DEEP[reason.code] if quick is None else DEEP.get(reason.code)
    return exact is None or not deep or exact(t, seat, reason.facts)
