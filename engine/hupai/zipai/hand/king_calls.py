"""Which king wins a seat may announce before its own flip, and whether every card then wins (``king.call``).

One, two or three kings wait for the card to come; with it they become a pair (王钓), a triple (王闯) or a quad (王炸).
Everything else is finished, further kings included.
"""

from __future__ import annotations

from collections.abc import Iterator

from hupai.zipai.cards import KING, Kind
from hupai.zipai.hand.king_walks import bare_quad_with_kings, walk_with_kings
from hupai.zipai.hand.reach import MOST_GAIN, within_reach
from hupai.zipai.hand.waits import TRIPLE_TO_TI, complete_huxi, has_triple, king_grows, loose_letters, win_claim_of
from hupai.zipai.hand.winning import best_win, kings_allow
from hupai.zipai.melds import KAN, TI, set_huxi
from hupai.zipai.rules.fans import KING_FANS, WANG_CHUANG, WANG_DIAO, WANG_ZHA
from hupai.zipai.rules.win_facts import BY_SELF
from hupai.zipai.state import Table


def king_call(t: Table, seat: int) -> str:
    """Return the king win the seat may announce: 王炸, 王闯, 王钓 or ``""`` (``king.call``).

    It may announce one if every card reaches the minimum in some form, a triple or quad being counted as a small one;
    unless the rules let 王闯 and 王炸 be open. The highest form that the hand has is named.
    """
    if not t.hands[seat][KING] or t.dead[seat] or t.skips[seat]:
        return ""
    call = t.calls[seat]
    if call is None:
        call = t.calls[seat] = _call(t, seat)
    return call


def call_is_sure(t: Table, seat: int) -> bool:
    """Whether every card wins once the seat has announced its king win (``king.call``, ``king.limit``)."""
    kings = t.hands[seat][KING]
    return any(
        least >= t.rules.min_huxi and kings_allow(t.rules, kings, shape, KING_FANS[shape])
        for shape, least in _shapes(t, seat)
    )


def wins_as_announced(t: Table, seat: int, card: Kind) -> bool:
    """Whether the flipped card, perhaps a king, wins as announced: always, if the call was sure (``king.call``)."""
    return (
        call_is_sure(t, seat)
        or best_win(t.rules, win_claim_of(t, seat, BY_SELF, card, declared=t.declared)) is not None
    )


def _call(t: Table, seat: int) -> str:
    may_be_open = t.rules.wang_chuang == "open" and t.hands[seat][KING] > 1
    if not (may_be_open or within_reach(t, seat, MOST_GAIN)):
        return ""
    highest = ""
    for shape, least in _shapes(t, seat):
        highest = highest or shape
        if may_be_open and shape != WANG_DIAO:
            return shape
        if least >= t.rules.min_huxi:
            return shape if t.rules.called_as_sure else highest
    return ""


def _shapes(t: Table, seat: int) -> Iterator[tuple[str, int]]:
    """Yield each form of king win that the hand has, the highest first, with the 胡息 it has at least."""
    fixed = t.laid_huxi[seat] + t.kan_huxi[seat]
    for shape, rest, least in (
        (WANG_ZHA, _beside_three, _QUAD),
        (WANG_CHUANG, _beside_two, _TRIPLE),
        (WANG_DIAO, _beside_one, 0),
    ):
        finished = rest(t, seat)
        if finished >= 0:
            yield shape, fixed + finished + least


_TRIPLE, _QUAD = set_huxi(KAN, 0), set_huxi(TI, 0)
"""胡息 of the card to come with two or three kings, if it is a small one."""


def _beside_three(t: Table, seat: int) -> int:
    """Return the most 胡息 of five groups without a quad and a pair, -1 if the cards beside three kings make none."""
    kings = t.hands[seat][KING] - 3
    if kings < 0 or t.quads[seat]:
        return -1
    return walk_with_kings(loose_letters(t.hands[seat]), kings)[1]


def _beside_two(t: Table, seat: int) -> int:
    """Return the most 胡息 of six groups, or of five with a quad and a pair, beside two kings; -1 if there are none."""
    kings, quads = t.hands[seat][KING] - 2, t.quads[seat]
    if kings < 0:
        return -1
    best = complete_huxi(walk_with_kings(loose_letters(t.hands[seat]), kings), quads)
    return max(best, king_grows(t, seat, kings)) if kings and not quads else best


def _beside_one(t: Table, seat: int) -> int:
    """Return the most 胡息 of six groups, a quad among them, beside one king; -1 if the cards make none."""
    kings, letters = t.hands[seat][KING] - 1, loose_letters(t.hands[seat])
    if t.quads[seat]:
        return walk_with_kings(letters, kings)[0]
    best = bare_quad_with_kings(letters, kings) if kings > 1 else -1
    if kings and has_triple(t, seat):
        rest = walk_with_kings(letters, kings - 1)[0]
        best = max(best, rest + TRIPLE_TO_TI) if rest >= 0 else best
    return best
