"""What must hold of a table after every step, whatever was played (rule book §2)."""

from __future__ import annotations

from hupai.zipai.cards import COPIES, KINDS, KING, full_deck
from hupai.zipai.melds import CHOU, KAN, PAO, PENG, TI, WEI, meld_cards, meld_huxi, set_huxi
from hupai.zipai.state import CLAIM, DISCARD, FLIP, OVER, SEATS, Table


def check(t: Table) -> None:
    """Raise AssertionError if the table contradicts itself."""
    _check_cards(t)
    _check_books(t)
    _check_offers(t)
    for seat in range(SEATS):
        _check_size(t, seat)
    if t.phase == OVER:
        assert t.result is not None
        assert sum(t.result.scores) == 0
        _check_payment(t)


def _check_cards(t: Table) -> None:
    """Every card of the deck is in exactly one place."""
    found = [0] * (KINDS + 1)
    for seat in range(SEATS):
        for kind, count in enumerate(t.hands[seat]):
            assert count >= 0
            found[kind] += count
        for meld in t.melds[seat]:
            for kind in meld_cards(meld):
                found[kind] += 1
        for kind, _ in t.discards[seat]:
            found[kind] += 1
    for kind in t.wall[t.drawn :]:
        found[kind] += 1
    if t.live >= 0:
        found[t.live] += 1
    if t.phase == OVER and t.declared:
        # An announced win ends the hand with the flipped card on the table, a king in the hand.
        found[t.last] += t.last != KING
    deck = [0] * (KINDS + 1)
    for kind in full_deck(t.rules.kings):
        deck[kind] += 1
    assert found == deck


def _check_books(t: Table) -> None:
    """The sums kept along the way are the sums of what lies there."""
    for seat in range(SEATS):
        hand, melds = t.hands[seat], t.melds[seat]
        assert t.laid_huxi[seat] == sum(map(meld_huxi, melds))
        assert t.quads[seat] == sum(meld[0] in (TI, PAO) for meld in melds)
        assert t.kan_huxi[seat] == sum(set_huxi(KAN, kind) for kind in range(KINDS) if hand[kind] == 3)
        assert t.loose[seat] == sum(hand[kind] for kind in range(KINDS) if hand[kind] < 3)
        assert max(hand[:KINDS]) < COPIES
        for group, mask in ((WEI, t.wei_mask[seat]), (PENG, t.peng_mask[seat])):
            assert mask == sum(1 << meld[1] for meld in melds if meld[0] == group)
        assert all(t.no_peng[seat] >> meld[1] & 1 for meld in melds if meld[0] == CHOU)


def _check_size(t: Table, seat: int) -> None:
    """A seat that owes nothing holds 20 cards, and one more for every quad after the first (rule book §2)."""
    cards = sum(t.hands[seat]) + sum(len(meld_cards(meld)) for meld in t.melds[seat])
    expected = 20 + max(0, t.quads[seat] - 1) - t.skips[seat]
    owing = t.phase == DISCARD and seat in t.pending
    if t.dead[seat] or t.phase == OVER:
        # A dead hand takes quads without paying for them with a discard.
        assert cards >= expected
        return
    assert cards == expected + owing


def _check_offers(t: Table) -> None:
    assert (t.phase == OVER) == (not t.pending)
    for seat in t.pending:
        assert t.offers[seat] == sorted(set(t.offers[seat]))
        assert t.offers[seat]
    if t.phase == CLAIM:
        assert t.live >= 0
        assert all(t.offers[seat][0] == 0 and len(t.offers[seat]) > 1 for seat in t.pending)
        assert t.live_from != FLIP or t.live_seat == t.turn


def _check_payment(t: Table) -> None:
    """The itemised win re-adds to what is paid."""
    result = t.result
    assert result is not None
    if result.win is None:
        return
    win, price = result.win, result.win.price
    assert win.huxi == sum(group.huxi for group in win.groups)
    assert win.huxi >= t.rules.min_huxi
    product = 1
    for _, times in price.fans:
        product *= times
    assert product == price.multiplier
    full = (price.tun + win.xing * t.rules.xing_value) * product
    cap = t.rules.cap_per_loser
    assert price.pay_each == (min(full, cap) if cap else full)
    assert result.scores[result.winner or 0] == sum(p.points for p in result.payments)
    cards = sorted(kind for group in win.groups for kind in group.cards)
    quads = sum(len(group.cards) == COPIES for group in win.groups)
    assert len(cards) == (20 + quads if quads else 21)
    assert len(win.groups) == 7
    assert sum(group.kings for group in win.groups) == t.hands[result.winner or 0][KING]
