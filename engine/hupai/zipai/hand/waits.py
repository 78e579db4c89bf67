"""Fast answers about a seat's hand: would this card win, what does it wait for, may it announce a king win.

The answers are exact but do not say how the cards divide; :func:`hupai.zipai.hand.winning.best_win` does. The
table keeps the walk of each hand through the automaton until the hand changes, so asking about a card costs five
steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hupai.zipai.cards import COPIES, KINDS, KING, NUMBERS, Kind
from hupai.zipai.hand.automaton import (
    FITS,
    IMPOSSIBLE,
    LOAD_PENG,
    LOAD_TRIPLE,
    Outcome,
    State,
    best_huxi,
    every_huxi,
    walk,
)
from hupai.zipai.hand.king_walks import could_divide, walk_with_kings, walks_with_kings
from hupai.zipai.hand.reach import MOST_GAIN, most_gain, within_reach
from hupai.zipai.hand.win_claim import NO_LIMIT, NO_XING, WinClaim, laid_first
from hupai.zipai.hand.winning import best_win
from hupai.zipai.melds import CHOU, KAN, PAO, PENG, TI, WEI, meld_cards, set_huxi
from hupai.zipai.rules.fans import WANG_CHUANG, WANG_DIAO
from hupai.zipai.rules.win_facts import BY_DEAL, BY_DISCARD, BY_SELF, HAIDI, JU_SHOU
from hupai.zipai.state import Table

_LOOSE8 = (0, 8, 16, 0, 0)
_LOOSE = (0, 1, 2, 0, 0)
"""What 0 to 4 copies in a hand add to the automaton's letter, as small and as big cards: a 坎 is not loose."""

_ADDED = ((1,), (2,), (LOAD_PENG, LOAD_TRIPLE), (1,), ())
"""The loads a kind may have once a card joins 0 to 4 copies in the hand, whoever brought it."""
_ONE_MORE = tuple(
    tuple(
        tuple(
            [(1, load * 8 + _LOOSE[big]) for load in _ADDED[small]]
            + [(1 << NUMBERS, _LOOSE8[small] + load) for load in _ADDED[big]]
        )
        for big in range(COPIES + 1)
    )
    for small in range(COPIES + 1)
)
"""For small and big cards of a number in the hand: (bit of the kind that joins, from number one on; letter then)."""

_KAN_TO_PAO = tuple(set_huxi(PAO, kind) - set_huxi(KAN, kind) for kind in range(KINDS))
_KAN_TO_TI = tuple(set_huxi(TI, kind) - set_huxi(KAN, kind) for kind in range(KINDS))
_TRIPLE_TO_TI = _KAN_TO_TI[0]
"""What a king adds to a triple: the same 6 for small (3 to 9) and big (6 to 12)."""
_PENG_TO_PAO = tuple(set_huxi(PAO, kind) - set_huxi(PENG, kind) for kind in range(KINDS))


def win_claim_of(
    t: Table, seat: int, by: int, card: Kind | None, xing: int = NO_XING, *, declared: str = ""
) -> WinClaim:
    """Return the seat's hand as it claims a win on ``card``, or with everything in place when that is None."""
    calls: tuple[str, ...] = (JU_SHOU,) if t.raised[seat] else ()
    if t.drawn and t.drawn == len(t.wall):
        calls += (HAIDI,)
    return WinClaim(
        laid=tuple(t.melds[seat]),
        counts=tuple(t.hands[seat]),
        card=card,
        by=by,
        xing=xing,
        declared=declared,
        limit=t.limits[seat],
        calls=calls,
        shown=t.shown if by == BY_DEAL else -1,
    )


def _letters(hand: Sequence[int], card: Kind = -1, load: int = 0) -> list[int]:
    """Return the automaton's letters of a hand's loose cards, with the given load for ``card``."""
    letters = [_LOOSE8[hand[n]] + _LOOSE[hand[n + NUMBERS]] for n in range(NUMBERS)]
    if card >= NUMBERS:
        letters[card - NUMBERS] = _LOOSE8[hand[card - NUMBERS]] + load
    elif card >= 0:
        letters[card] = load * 8 + _LOOSE[hand[card + NUMBERS]]
    return letters


def _prefix(t: Table, seat: int) -> list[State]:
    """Return the automaton's states before each number and after the last, without the kings."""
    prefix = t.prefixes[seat]
    if prefix is None:
        hand = t.hands[seat]
        state = FITS
        prefix = [state]
        for n in range(NUMBERS):
            state = state[_LOOSE8[hand[n]] + _LOOSE[hand[n + NUMBERS]]]
            prefix.append(state)
        t.prefixes[seat] = prefix
    return prefix


def _as_held(t: Table, seat: int) -> Outcome:
    """Return the best outcome of the loose cards as they are held, kings included."""
    hand = t.hands[seat]
    if hand[KING]:
        return walk_with_kings(_letters(hand), hand[KING])
    prefix = t.prefixes[seat] or _prefix(t, seat)
    return best_huxi(_letters(hand)) if prefix[NUMBERS].alive else IMPOSSIBLE


def _load_with(copies: int, by: int) -> int:
    """Return the load of a kind once the winning card joins ``copies`` in the hand."""
    if copies == 3:
        return 1
    if copies == 2:
        return LOAD_TRIPLE if by == BY_SELF else LOAD_PENG
    return copies + 1


def most_huxi_on(t: Table, seat: int, card: Kind, by: int) -> int:
    """Return the most 胡息 with which the seat completes its hand on ``card``, or -1.

    ``card`` is an ordinary card not yet in the hand; ``by`` says how it came. Whoever holds a king wins only by
    an own flip (``king.self_draw``). The minimum is not applied.
    """
    hand = t.hands[seat]
    kings = hand[KING]
    if (kings and by != BY_SELF) or t.skips[seat]:
        return -1
    copies = hand[card]
    if by == BY_SELF and (copies in (2, 3) or t.wei_mask[seat] >> card & 1):
        return _most_huxi_laid_first(t, seat, card)
    load = _load_with(copies, by)
    if kings:
        outcome = walk_with_kings(_letters(hand, card, load), kings)
    else:
        outcome = _walk_on(hand, t.prefixes[seat] or _prefix(t, seat), card, load)
    quads = t.quads[seat]
    best = _complete(outcome, quads)
    bit = 1 << card
    grown = -1
    if copies == 3 or t.wei_mask[seat] & bit:
        grown = _KAN_TO_PAO[card]
    elif t.peng_mask[seat] & bit and by != BY_DISCARD:
        grown = _PENG_TO_PAO[card]
    if grown >= 0:
        rest = _as_held(t, seat)[1]
        if rest >= 0 and rest + grown > best:
            best = rest + grown
    if kings and not quads:
        best = max(best, _king_grows(t, seat, kings, card, load))
    if best < 0:
        return -1
    return best + t.laid_huxi[seat] + t.kan_huxi[seat]


def _most_huxi_laid_first(t: Table, seat: int, card: Kind) -> int:
    """Return the most 胡息 after an own flip of ``card`` was laid as 偎 or 提, or -1 (``turn.own_first``).

    The hand then has everything in place; no card of the new group is of use elsewhere.
    """
    hand, quads = t.hands[seat], t.quads[seat]
    kings, letters = hand[KING], _letters(hand, card, 0)
    if hand[card] == 2:
        gained, triple = set_huxi(WEI, card), True
    else:
        gained, quads, triple = _KAN_TO_TI[card], quads + 1, False
    best = _complete(walk_with_kings(letters, kings), quads)
    if kings and not quads and triple:
        paired = walk_with_kings(letters, kings - 1)[1]
        if paired >= 0:
            best = max(best, paired + _TRIPLE_TO_TI)
    return best if best < 0 else best + gained + t.laid_huxi[seat] + t.kan_huxi[seat]


def _walk_on(hand: Sequence[int], prefix: list[State], card: Kind, load: int) -> Outcome:
    """Walk on from the number of ``card``, which has the given load, to the end."""
    at = card if card < NUMBERS else card - NUMBERS
    state = prefix[at]
    if not state.alive:
        return IMPOSSIBLE
    if card < NUMBERS:
        state = state[load * 8 + _LOOSE[hand[card + NUMBERS]]]
    else:
        state = state[_LOOSE8[hand[at]] + load]
    at += 1
    while at < NUMBERS and state.alive:
        state = state[_LOOSE8[hand[at]] + _LOOSE[hand[at + NUMBERS]]]
        at += 1
    return best_huxi(_letters(hand, card, load)) if state.alive else IMPOSSIBLE


def _complete(outcome: Outcome, quads: int) -> int:
    """Return the best 胡息 of an outcome in a hand with that many quads elsewhere, or -1.

    Without a quad no pair may remain. A quad made with kings needs a pair too, and there is room for it only
    without another quad (``win.shape``).
    """
    plain, paired, quad = outcome
    return paired if quads else (plain if plain > quad else quad)


def most_huxi_now(t: Table, seat: int) -> int:
    """Return the most 胡息 with which the hand is complete as it is, or -1 (the deal, or after 提 偎 跑 or a king)."""
    if t.skips[seat]:
        return -1
    hand = t.hands[seat]
    kings = hand[KING]
    best = _complete(_as_held(t, seat), t.quads[seat])
    if kings and not t.quads[seat]:
        best = max(best, _king_grows(t, seat, kings))
    if best < 0:
        return -1
    return best + t.laid_huxi[seat] + t.kan_huxi[seat]


def _king_grows(t: Table, seat: int, kings: int, card: Kind = -1, load: int = 0) -> int:
    """Return the most 胡息 of the loose cards when one king turns a 坎 or 偎 into a 提, that gain included."""
    if not _has_triple(t, seat):
        return -1
    paired = walk_with_kings(_letters(t.hands[seat], card, load), kings - 1)[1]
    return paired + _TRIPLE_TO_TI if paired >= 0 else -1


def _has_triple(t: Table, seat: int) -> bool:
    """Whether the seat has a triple that a king could make a 提: 坎, 偎 or 臭偎."""
    return 3 in t.hands[seat] or any(meld[0] in (WEI, CHOU) for meld in t.melds[seat])


def _wins_without_huxi(t: Table, seat: int, card: Kind = -1, load: int = 0) -> bool:
    """Whether a hand that can be completed can be completed without any 胡息: 无胡 (``win.zero``)."""
    if not t.rules.wu_hu or t.laid_huxi[seat] or t.kan_huxi[seat]:
        return False
    letters = _letters(t.hands[seat], card, load)
    return any(every_huxi(made)[0] & 1 for _, made in walks_with_kings(letters, t.hands[seat][KING]))


def _win_allowed(t: Table, seat: int, by: int, card: Kind | None) -> bool:
    """Whether a complete hand may win: neither its limit nor a 胡 it passed forbids it."""
    limit, above = t.limits[seat], t.above[seat]
    if limit == NO_LIMIT and not above:
        return True
    claim = laid_first(replace(win_claim_of(t, seat, by, card), above=above))
    return bool(limit) and best_win(t.rules, claim) is not None


def wins_on(t: Table, seat: int, card: Kind, by: int) -> bool:
    """Whether the seat may declare 胡 on ``card``: complete, enough 胡息, hand not dead, no limit in the way."""
    if t.dead[seat] or not within_reach(t, seat, most_gain(t, seat, card)):
        return False
    most = most_huxi_on(t, seat, card, by)
    if most < t.rules.min_huxi and (
        most < 0 or not _wins_without_huxi(t, seat, card, _load_with(t.hands[seat][card], by))
    ):
        return False
    return _win_allowed(t, seat, by, card)


def wins_now(t: Table, seat: int, by: int = BY_SELF) -> bool:
    """Whether the seat may declare 胡 with the hand as it is; ``by`` says how its last card came."""
    if t.dead[seat] or not within_reach(t, seat, 0):
        return False
    most = most_huxi_now(t, seat)
    if most < t.rules.min_huxi and (most < 0 or not _wins_without_huxi(t, seat)):
        return False
    return _win_allowed(t, seat, by, None)


def waits(t: Table, seat: int, by: int) -> list[Kind]:
    """Return the kinds the seat would win on if they came as ``by`` says, without those it has all copies of."""
    found = [kind for kind in could_complete(t, seat) if wins_on(t, seat, kind, by)]
    if not found:
        return found
    laid = [kind for meld in t.melds[seat] for kind in meld_cards(meld)]
    return [kind for kind in found if t.hands[seat][kind] + laid.count(kind) < COPIES]


def could_complete(t: Table, seat: int) -> Sequence[Kind]:
    """Return the kinds the seat might win on, ascending; it certainly wins on no other, and most hands have none.

    A quick check before :func:`wins_on`: can the cards be divided, and could they reach the minimum?
    """
    if t.dead[seat] or t.skips[seat] or not within_reach(t, seat, MOST_GAIN):
        return ()
    hand = t.hands[seat]
    letters = _letters(hand)
    if hand[KING]:
        kings = hand[KING]
        any_card = could_divide(letters, kings + 1) or (_has_triple(t, seat) and could_divide(letters, kings))
        return range(KINDS) if any_card else ()
    prefix = t.prefixes[seat] or _prefix(t, seat)
    quads = t.quads[seat]
    bits = 0
    if prefix[NUMBERS].alive:
        bits = t.wei_mask[seat] | t.peng_mask[seat] | sum([1 << kind for kind in range(KINDS) if hand[kind] == 3])
    for n in range(NUMBERS):
        state = prefix[n]
        if not state.alive:
            break
        for bit, letter in _ONE_MORE[hand[n]][hand[n + NUMBERS]]:
            reached = state[letter]
            at = n + 1
            while at < NUMBERS and reached.alive:
                reached = reached[letters[at]]
                at += 1
            if reached.alive and _complete(reached.outcome, quads) >= 0:
                bits |= bit << n
    return [kind for kind in range(KINDS) if bits >> kind & 1] if bits else ()


def pass_win(t: Table, seat: int, by: int, card: Kind | None) -> None:
    """Note that the seat let a 胡 go: where passing costs, its next win must pay more (``win.guo_hu``)."""
    if t.rules.guo_hu != "more":
        return
    won = best_win(t.rules, win_claim_of(t, seat, by, card))
    if won is not None:
        t.above[seat] = max(t.above[seat], won.price.pay_each)


def king_call(t: Table, seat: int) -> str:
    """Return the king win the seat may announce before its own flip: 王闯, 王钓 or ``""`` (``king.call``).

    王闯: both kings left, everything else in groups; unless the rules let it be open, the triple is counted as a
    small one, so that every card reaches the minimum. 王钓: a quad, six finished groups, one king left (the other one
    may be in a group).
    """
    if not t.hands[seat][KING] or t.dead[seat] or t.skips[seat]:
        return ""
    call = t.calls[seat]
    if call is None:
        call = t.calls[seat] = _open_call(t, seat) or _sure_call(t, seat)
    return call


def call_is_sure(t: Table, seat: int) -> bool:
    """Whether every card wins once the seat has announced its king win; a 王闯 may be open (``king.call``)."""
    return bool(_sure_call(t, seat))


def wins_as_announced(t: Table, seat: int, card: Kind) -> bool:
    """Whether the flipped card wins as announced: always, unless an open 王闯 lacks 胡息 (``king.call``)."""
    if t.rules.wang_chuang == "sure":
        return True
    return best_win(t.rules, win_claim_of(t, seat, BY_SELF, card, declared=t.declared)) is not None


def _open_call(t: Table, seat: int) -> str:
    """Return 王闯 where both kings are left, all else is in groups, and the rules ask for no more (S0 王闯)."""
    if t.rules.wang_chuang != "open" or t.hands[seat][KING] < 2:
        return ""
    rest = walk(_letters(t.hands[seat]))
    return WANG_CHUANG if (rest[1] if t.quads[seat] else rest[0]) >= 0 else ""


def _sure_call(t: Table, seat: int) -> str:
    """Return the king win with which every card reaches the minimum, or an empty text."""
    if not within_reach(t, seat, MOST_GAIN):
        return ""
    kings, quads = t.hands[seat][KING], t.quads[seat]
    short = t.rules.min_huxi - t.laid_huxi[seat] - t.kan_huxi[seat]
    rest = walk(_letters(t.hands[seat])) if kings == 2 else IMPOSSIBLE
    finished = rest[1] if quads else rest[0]
    if finished >= 0 and finished + set_huxi(KAN, 0) >= short:
        return WANG_CHUANG
    if quads:
        finished = walk_with_kings(_letters(t.hands[seat]), kings - 1)[0]
    elif rest[0] >= 0 and _has_triple(t, seat):
        finished = rest[0] + _TRIPLE_TO_TI
    else:
        finished = -1
    return WANG_DIAO if finished >= 0 and finished >= short else ""
