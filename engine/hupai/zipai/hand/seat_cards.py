"""A seat's cards on the table: the only functions that change a hand or the melds before it.

Each keeps the sums the table holds of the seat's cards right (胡息, loose cards, quads, masks) and drops what
:mod:`hupai.zipai.hand.waits` worked out of the cards before, so no caller has to remember either.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

from hupai.zipai.cards import KINDS, KING, Kind
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.melds import CHI, CHOU, KAN, PAO, PENG, TI, WEI, Meld, meld_huxi, set_huxi, shape
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.state import Table

_KAN_HUXI = tuple(set_huxi(KAN, kind) for kind in range(KINDS))


def single_seat_table(
    rules: ZipaiRules, seat: int, melds: Sequence[Meld], counts: Sequence[int], *, skips: int = 0
) -> Table:
    """Return a table that holds one seat's own cards and nothing else: enough to ask what they can do."""
    t = Table(rules, 0)
    t.skips[seat] = skips
    set_cards(t, seat, counts, melds)
    return t


def set_cards(t: Table, seat: int, counts: Sequence[int], melds: Sequence[Meld] = ()) -> None:
    """Give the seat this hand (copies of each of the 21 kinds) and these melds in place of what it had."""
    t.hands[seat][:] = counts  # type: ignore[index]
    t.melds[seat][:] = melds  # type: ignore[index]
    t.laid_huxi[seat] = sum(map(meld_huxi, melds))
    t.kan_huxi[seat] = sum(huxi for kind, huxi in enumerate(_KAN_HUXI) if counts[kind] == 3)
    t.loose[seat] = sum(count for count in counts[:KINDS] if count < 3)
    t.quads[seat] = sum(meld[0] in (TI, PAO) for meld in melds)
    t.wei_mask[seat] = sum(1 << kind for group, kind, _, _ in melds if group == WEI)
    t.peng_mask[seat] = sum(1 << kind for group, kind, _, _ in melds if group == PENG)
    invalidate_hand(t, seat)


def add_to_hand(t: Table, seat: int, kind: Kind, copies: int = 1) -> None:
    """Add cards of one kind to the seat's hand."""
    before = t.hands[seat][kind]
    after = before + copies
    t.hands[seat][kind] = after  # type: ignore[index]
    if kind != KING:
        if before < 3:
            t.loose[seat] -= before
        elif before == 3:
            t.kan_huxi[seat] -= _KAN_HUXI[kind]
        if after < 3:
            t.loose[seat] += after
        elif after == 3:
            t.kan_huxi[seat] += _KAN_HUXI[kind]
    t.prefixes[seat] = t.calls[seat] = None
    t.potentials[seat] = -1


def take_from_hand(t: Table, seat: int, kind: Kind, copies: int = 1) -> None:
    """Take cards of one kind from the seat's hand."""
    add_to_hand(t, seat, kind, -copies)


def take_loose(t: Table, seat: int, kind: Kind, copies: int = 1) -> None:
    """Take cards of one kind that the seat holds once or twice; faster than :func:`take_from_hand`."""
    t.hands[seat][kind] -= copies  # type: ignore[index]
    t.loose[seat] -= copies
    t.prefixes[seat] = t.calls[seat] = None
    t.potentials[seat] = -1


def lay_meld(t: Table, seat: int, meld: Meld) -> None:
    """Lay a meld before the seat; its cards have left the hand already."""
    group, what = meld[0], meld[1]
    t.melds[seat].append(meld)  # type: ignore[attr-defined]
    if group == CHI:
        t.laid_huxi[seat] += shape(what).huxi
    else:
        t.laid_huxi[seat] += set_huxi(group, what)
        if group == PENG:
            t.peng_mask[seat] |= 1 << what
        elif group == WEI:
            t.wei_mask[seat] |= 1 << what
        elif group != CHOU:
            t.quads[seat] += 1
    t.prefixes[seat] = t.calls[seat] = None
    t.potentials[seat] = -1


def grow_meld(t: Table, seat: int, group: int, quad: Meld) -> None:
    """Put a quad in the place of the seat's 偎 or 碰 of its kind; ``group`` says which of the two."""
    kind = quad[1]
    index = next(at for at, meld in enumerate(t.melds[seat]) if meld[0] == group and meld[1] == kind)
    t.laid_huxi[seat] += meld_huxi(quad) - set_huxi(group, kind)
    t.melds[seat][index] = quad  # type: ignore[index]
    t.quads[seat] += 1
    t.wei_mask[seat] &= ~(1 << kind)
    t.peng_mask[seat] &= ~(1 << kind)
    invalidate_hand(t, seat)


def invalidate_hand(t: Table, seat: int) -> None:
    """Drop what was worked out of the seat's cards; every change of them does so."""
    t.prefixes[seat] = None
    t.calls[seat] = None
    t.potentials[seat] = -1


class WithoutCard:
    """The table while a seat tries the discard of one card; afterwards it is as it was.

    ``limit`` are the wins the discard would leave, as a set in bits. 举手 is over with a discard where it is not kept
    (``win.raise``). Only questions may be asked meanwhile.
    What was worked out of the whole hand is kept aside and holds again afterwards.

    >>> from hupai.zipai.games import rules_named
    >>> t = single_seat_table(rules_named("paohuzi"), 0, [], [2] * 10 + [0] * 11)
    >>> with WithoutCard(t, 0, 3):
    ...     t.hands[0][3], t.loose[0]
    (1, 19)
    >>> t.hands[0][3], t.loose[0]
    (2, 20)
    """

    __slots__ = ("_found", "_kind", "_limit", "_raised", "_seat", "_t")

    def __init__(self, t: Table, seat: int, kind: Kind, limit: int = NO_LIMIT) -> None:
        self._t, self._seat, self._kind, self._limit = t, seat, kind, limit

    def __enter__(self) -> None:
        t, seat = self._t, self._seat
        self._found = t.prefixes[seat], t.calls[seat], t.potentials[seat]
        add_to_hand(t, seat, self._kind, -1)
        self._limit, t.limits[seat] = t.limits[seat], t.limits[seat] & self._limit
        self._raised, t.raised[seat] = t.raised[seat], t.raised[seat] and t.rules.ju_shou_kept

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        t, seat = self._t, self._seat
        add_to_hand(t, seat, self._kind, 1)
        t.limits[seat], t.raised[seat] = self._limit, self._raised
        t.prefixes[seat], t.calls[seat], t.potentials[seat] = self._found
