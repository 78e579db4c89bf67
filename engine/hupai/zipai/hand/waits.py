"""Fast answers about a seat's hand: would this card win, and what does it wait for.

The answers are exact but do not say how the cards divide; :func:`hupai.zipai.hand.winning.best_win` does. The
table keeps the walk of each hand through the automaton until the hand changes, so asking about a card costs five
steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hupai.zipai.cards import COPIES, IS_RED, KINDS, KING, NUMBERS, RED, Kind
from hupai.zipai.hand.automaton import (
    FITS,
    IMPOSSIBLE,
    LOAD_PENG,
    LOAD_TRIPLE,
    Outcome,
    State,
    best_huxi,
    every_huxi,
)
from hupai.zipai.hand.king_walks import NEVER, WITHOUT_END, could_divide, walk_with_kings, walks_with_kings
from hupai.zipai.hand.reach import MOST_GAIN, most_gain, within_reach
from hupai.zipai.hand.win_claim import NO_LIMIT, NO_XING, WinClaim, laid_first
from hupai.zipai.hand.winning import FEW_KINGS, best_win, may_win
from hupai.zipai.melds import CHOU, KAN, PAO, PENG, TI, WEI, meld_cards, set_huxi
from hupai.zipai.rules.fans import highest_colour_factor, least_factor, unannounced_factor
from hupai.zipai.rules.win_facts import BY_DEAL, BY_DISCARD, BY_SELF, HAIDI, JU_SHOU
from hupai.zipai.state import Table

_LOOSE16 = (0, 16, 32, 0, 0)
_LOOSE = (0, 1, 2, 0, 0)
"""What 0 to 4 copies in a hand add to the automaton's letter, as small and as big cards: a 坎 is not loose."""

_ADDED = ((1,), (2,), (LOAD_PENG, LOAD_TRIPLE), (1,), ())
"""The loads a kind may have once a card joins 0 to 4 copies in the hand, whoever brought it."""
_ONE_MORE = tuple(
    tuple(
        tuple(
            [(1, load * 16 + _LOOSE[big]) for load in _ADDED[small]]
            + [(1 << NUMBERS, _LOOSE16[small] + load) for load in _ADDED[big]]
        )
        for big in range(COPIES + 1)
    )
    for small in range(COPIES + 1)
)
"""For small and big cards of a number in the hand: (bit of the kind that joins, from number one on; letter then)."""

_KAN_TO_PAO = tuple(set_huxi(PAO, kind) - set_huxi(KAN, kind) for kind in range(KINDS))
_KAN_TO_TI = tuple(set_huxi(TI, kind) - set_huxi(KAN, kind) for kind in range(KINDS))
TRIPLE_TO_TI = _KAN_TO_TI[0]
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
        deals=seat == t.dealer,
    )


def loose_letters(hand: Sequence[int], card: Kind = -1, load: int = 0) -> list[int]:
    """Return the automaton's letters of a hand's loose cards, with the given load for ``card``."""
    letters = [_LOOSE16[hand[n]] + _LOOSE[hand[n + NUMBERS]] for n in range(NUMBERS)]
    if card >= NUMBERS:
        letters[card - NUMBERS] = _LOOSE16[hand[card - NUMBERS]] + load
    elif card >= 0:
        letters[card] = load * 16 + _LOOSE[hand[card + NUMBERS]]
    return letters


def _prefix(t: Table, seat: int) -> list[State]:
    """Return the automaton's states before each number and after the last, without the kings."""
    prefix = t.prefixes[seat]
    if prefix is None:
        hand = t.hands[seat]
        state = FITS
        prefix = [state]
        for n in range(NUMBERS):
            state = state[_LOOSE16[hand[n]] + _LOOSE[hand[n + NUMBERS]]]
            prefix.append(state)
        t.prefixes[seat] = prefix
    return prefix


def _as_held(t: Table, seat: int, enough: int = NEVER) -> Outcome:
    """Return the best outcome of the loose cards as they are held, kings included."""
    hand = t.hands[seat]
    if hand[KING]:
        return walk_with_kings(loose_letters(hand), hand[KING], _enough(t, seat, enough, t.quads[seat]))
    prefix = t.prefixes[seat] or _prefix(t, seat)
    return best_huxi(loose_letters(hand)) if prefix[NUMBERS].alive else IMPOSSIBLE


def _load_with(copies: int, by: int) -> int:
    """Return the load of a kind once the winning card joins ``copies`` in the hand."""
    if copies == 3:
        return 1
    if copies == 2:
        return LOAD_TRIPLE if by == BY_SELF else LOAD_PENG
    return copies + 1


def _enough(t: Table, seat: int, enough: int, quads: int) -> Outcome:
    """Return the outcomes of the loose cards that bring the seat's hand to ``enough`` 胡息."""
    if enough > NEVER // 2:
        return WITHOUT_END
    short = max(0, enough - t.laid_huxi[seat] - t.kan_huxi[seat])
    return (NEVER, short, NEVER) if quads else (short, NEVER, short)


def most_huxi_on(t: Table, seat: int, card: Kind, by: int, enough: int = NEVER) -> int:
    """Return the most 胡息 with which the seat completes its hand on ``card``, or -1; or a number that is ``enough``.

    ``card`` is an ordinary card not yet in the hand; ``by`` says how it came. Whoever holds a king wins only by
    an own flip (``king.self_draw``). The minimum is not applied.
    """
    hand = t.hands[seat]
    kings = hand[KING]
    if (kings and by != BY_SELF) or t.skips[seat]:
        return -1
    copies = hand[card]
    if by == BY_SELF and _lays_first(t, seat, card):
        return _most_huxi_laid_first(t, seat, card, enough)
    load, quads = _load_with(copies, by), t.quads[seat]
    if kings:
        outcome = walk_with_kings(loose_letters(hand, card, load), kings, _enough(t, seat, enough, quads))
    else:
        outcome = _walk_on(hand, t.prefixes[seat] or _prefix(t, seat), card, load)
    best = complete_huxi(outcome, quads)
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
    return _with_king_grown(t, seat, best, enough, card, load)


def _with_king_grown(t: Table, seat: int, best: int, enough: int, card: Kind = -1, load: int = 0) -> int:
    """Return the most 胡息 of the hand whose loose cards make ``best``, or perhaps more if a king makes a quad."""
    fixed, kings = t.laid_huxi[seat] + t.kan_huxi[seat], t.hands[seat][KING]
    if kings and not t.quads[seat] and (best < 0 or best + fixed < enough):
        best = max(best, king_grows(t, seat, kings, card, load, enough))
    return -1 if best < 0 else best + fixed


def _lays_first(t: Table, seat: int, card: Kind) -> bool:
    """Whether an own flip of ``card`` is laid as 偎 or 提 before it may win (``turn.own_first``)."""
    return t.hands[seat][card] in (2, 3) or bool(t.wei_mask[seat] >> card & 1)


def _most_huxi_laid_first(t: Table, seat: int, card: Kind, enough: int) -> int:
    """Return the most 胡息 after an own flip of ``card`` was laid as 偎 or 提, or -1 (``turn.own_first``).

    The hand then has everything in place; no card of the new group is of use elsewhere.
    """
    hand, quads = t.hands[seat], t.quads[seat]
    kings, letters = hand[KING], loose_letters(hand, card, 0)
    if hand[card] == 2:
        gained, triple = set_huxi(WEI, card), True
    else:
        gained, quads, triple = _KAN_TO_TI[card], quads + 1, False
    best = complete_huxi(walk_with_kings(letters, kings, _enough(t, seat, enough - gained, quads)), quads)
    if kings and not quads and triple:
        paired = walk_with_kings(letters, kings - 1)[1]
        if paired >= 0:
            best = max(best, paired + TRIPLE_TO_TI)
    return best if best < 0 else best + gained + t.laid_huxi[seat] + t.kan_huxi[seat]


def _walk_on(hand: Sequence[int], prefix: list[State], card: Kind, load: int) -> Outcome:
    """Walk on from the number of ``card``, which has the given load, to the end."""
    at = card if card < NUMBERS else card - NUMBERS
    state = prefix[at]
    if not state.alive:
        return IMPOSSIBLE
    if card < NUMBERS:
        state = state[load * 16 + _LOOSE[hand[card + NUMBERS]]]
    else:
        state = state[_LOOSE16[hand[at]] + load]
    at += 1
    while at < NUMBERS and state.alive:
        state = state[_LOOSE16[hand[at]] + _LOOSE[hand[at + NUMBERS]]]
        at += 1
    return best_huxi(loose_letters(hand, card, load)) if state.alive else IMPOSSIBLE


def complete_huxi(outcome: Outcome, quads: int) -> int:
    """Return the best 胡息 of an outcome in a hand with that many quads elsewhere, or -1.

    Without a quad no pair may remain. A quad made with kings needs a pair too, and there is room for it only
    without another quad (``win.shape``).
    """
    plain, paired, quad = outcome
    return paired if quads else (plain if plain > quad else quad)


def most_huxi_now(t: Table, seat: int, enough: int = NEVER) -> int:
    """Return the most 胡息 with which the hand is complete as it is, or -1; or a number that is ``enough``.

    As it is: after the deal, a 提, 偎 or 跑, or a king.
    """
    if t.skips[seat]:
        return -1
    best = complete_huxi(_as_held(t, seat, enough), t.quads[seat])
    return _with_king_grown(t, seat, best, enough)


def king_grows(t: Table, seat: int, kings: int, card: Kind = -1, load: int = 0, enough: int = NEVER) -> int:
    """Return the most 胡息 of the loose cards when one king turns a 坎 or 偎 into a 提, that gain included."""
    if not has_triple(t, seat):
        return -1
    short = _enough(t, seat, enough - TRIPLE_TO_TI, 1)
    paired = walk_with_kings(loose_letters(t.hands[seat], card, load), kings - 1, short)[1]
    return paired + TRIPLE_TO_TI if paired >= 0 else -1


def has_triple(t: Table, seat: int) -> bool:
    """Whether the seat has a triple that a king could make a 提: 坎, 偎 or 臭偎."""
    return t.kan_huxi[seat] > 0 or any(meld[0] in (WEI, CHOU) for meld in t.melds[seat])


def _wins_without_huxi(t: Table, seat: int, card: Kind = -1, load: int = 0) -> bool:
    """Whether a hand that can be completed can be completed without any 胡息: 无胡 (``win.zero``)."""
    if not t.rules.wu_hu or t.laid_huxi[seat] or t.kan_huxi[seat]:
        return False
    letters = loose_letters(t.hands[seat], card, load)
    return any(every_huxi(made)[0] & 1 for _, made in walks_with_kings(letters, t.hands[seat][KING]))


def _win_allowed(t: Table, seat: int, by: int, card: Kind | None) -> bool:
    """Whether a complete hand may win: its limit, a 胡 it passed and its kings allow it (``king.limit``)."""
    limit, above = t.limits[seat], t.above[seat]
    if limit == NO_LIMIT and not above and not _kings_decide(t, seat, by):
        return True
    claim = laid_first(replace(win_claim_of(t, seat, by, card), above=above))
    return bool(limit) and may_win(t.rules, claim)


def _kings_decide(t: Table, seat: int, by: int) -> bool:
    """Whether the seat's kings ask for more than an own flip is worth without colours (``king.limit``)."""
    kings = t.hands[seat][KING]
    return bool(kings) and unannounced_factor(t.rules, dealt=by == BY_DEAL) < least_factor(t.rules, kings)


def _kings_forbid(t: Table, seat: int, by: int, card: Kind | None, unknown: int = 0) -> bool:
    """Whether 限胡 is sure to refuse the seat every win on an own flip that was not announced (``king.limit``).

    The kings may be any cards, and so may ``unknown`` cards to come. So the hand has its red cards and up to so many
    more; that decides which colours it may have.
    """
    hand = t.hands[seat]
    kings = hand[KING]
    if kings < 2:
        return False
    if t.rules.limits_kings_by == "shape":
        return kings >= FEW_KINGS
    red = sum(hand[kind] for kind in RED) + sum(IS_RED[kind] for meld in t.melds[seat] for kind in meld_cards(meld))
    red += 0 if card is None else IS_RED[card]
    colours = highest_colour_factor(t.rules, red, red + kings + unknown)
    return unannounced_factor(t.rules, dealt=by == BY_DEAL) * colours < least_factor(t.rules, kings)


def wins_on(t: Table, seat: int, card: Kind, by: int) -> bool:
    """Whether the seat may declare 胡 on ``card``: complete, enough 胡息, hand not dead, no limit in the way."""
    if t.dead[seat] or not within_reach(t, seat, most_gain(t, seat, card)) or _kings_forbid(t, seat, by, card):
        return False
    most = most_huxi_on(t, seat, card, by, t.rules.min_huxi)
    if most < t.rules.min_huxi:
        if most < 0 or (by == BY_SELF and _lays_first(t, seat, card)):  # what is laid first brings 胡息
            return False
        if not _wins_without_huxi(t, seat, card, _load_with(t.hands[seat][card], by)):
            return False
    return _win_allowed(t, seat, by, card)


def wins_now(t: Table, seat: int, by: int = BY_SELF) -> bool:
    """Whether the seat may declare 胡 with the hand as it is; ``by`` says how its last card came."""
    if t.dead[seat] or not within_reach(t, seat, 0) or _kings_forbid(t, seat, by, None):
        return False
    most = most_huxi_now(t, seat, t.rules.min_huxi)
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
    letters = loose_letters(hand)
    if hand[KING]:
        if _kings_forbid(t, seat, BY_DEAL, None, unknown=1):
            return ()
        kings = hand[KING]
        any_card = could_divide(letters, kings + 1) or (has_triple(t, seat) and could_divide(letters, kings))
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
            if reached.alive and complete_huxi(reached.outcome, quads) >= 0:
                bits |= bit << n
    return [kind for kind in range(KINDS) if bits >> kind & 1] if bits else ()


def pass_win(t: Table, seat: int, by: int, card: Kind | None) -> None:
    """Note that the seat let a 胡 go: where passing costs, its next win must pay more (``win.guo_hu``)."""
    if t.rules.guo_hu != "more":
        return
    won = best_win(t.rules, win_claim_of(t, seat, by, card))
    if won is not None:
        t.above[seat] = max(t.above[seat], won.price.pay_each)
