"""What must hold of a table after every step, whatever was played."""

from __future__ import annotations

from hupai.zipai.actions import CLAIM_PENG, DECLARE, HU, PASS, RAISE, discarded, is_chi, is_discard
from hupai.zipai.cards import COPIES, KINDS, KING
from hupai.zipai.melds import CHOU, KAN, PAO, PENG, TI, WEI, meld_cards, meld_huxi, set_huxi
from hupai.zipai.state import FLIP, PHASE_CLAIM, PHASE_DECLARE, PHASE_DISCARD, PHASE_OPENING, PHASE_OVER, PLAYED, Table
from hupai.zipai.turn.chi_bian import chi_bian_after
from tests.engine.result_invariants import check_result


def check(t: Table) -> None:
    """Raise AssertionError if the table contradicts itself."""
    _check_cards(t)
    _check_sums(t)
    _check_offers(t)
    _check_bans(t)
    for seat in range(t.rules.seats):
        _check_size(t, seat)
    assert (t.result is not None) == (t.phase == PHASE_OVER)
    if t.phase == PHASE_OVER:
        check_result(t)


def _check_cards(t: Table) -> None:
    """Every card of the deck is in exactly one place."""
    found = list(map(sum, zip(*t.hands, strict=True)))
    assert min(map(min, t.hands)) >= 0
    for seat in range(t.rules.seats):
        for meld in t.melds[seat]:
            for kind in meld_cards(meld):
                found[kind] += 1
        for kind, _ in t.discards[seat]:
            found[kind] += 1
    for kind in (*t.wall[t.drawn :], *t.buried):
        found[kind] += 1
    if t.live >= 0:
        found[t.live] += 1
    if t.phase == PHASE_OVER and t.declared:
        # An announced win ends the hand with the flipped card on the table, a king in the hand.
        found[t.last] += t.last != KING
    assert found == [COPIES] * KINDS + [t.rules.kings]


def _check_sums(t: Table) -> None:
    """The sums that the table keeps are those of its cards."""
    for seat in range(t.rules.seats):
        huxi = quads = wei = peng = 0
        for meld in t.melds[seat]:
            group, kind = meld[0], meld[1]
            huxi += meld_huxi(meld)
            quads += group in (TI, PAO)
            if group == WEI:
                wei |= 1 << kind
            elif group == PENG:
                peng |= 1 << kind
            elif group == CHOU:
                assert t.no_peng[seat] >> kind & 1
        assert (t.laid_huxi[seat], t.quads[seat]) == (huxi, quads)
        assert (t.wei_mask[seat], t.peng_mask[seat]) == (wei, peng)
        loose = kan = 0
        for kind, count in enumerate(t.hands[seat][:KINDS]):
            assert count < COPIES
            if count == COPIES - 1:
                kan += set_huxi(KAN, kind)
            else:
                loose += count
        assert (t.loose[seat], t.kan_huxi[seat]) == (loose, kan)


def _check_size(t: Table, seat: int) -> None:
    """A seat that owes no discard holds 20 cards, and one more for every quad after the first (``win.shape``).

    A sitter has none (``deal.sitter``).
    """
    cards = sum(t.hands[seat]) + sum(len(meld_cards(meld)) for meld in t.melds[seat])
    if t.rules.seats == 4 and seat == (t.dealer + 2) % 4:
        assert not cards and not t.discards[seat] and seat not in t.pending
        return
    expected = 20 + max(0, t.quads[seat] - 1) - t.skips[seat]
    owing = (t.phase == PHASE_DISCARD and seat in t.pending) or (t.phase == PHASE_OPENING and seat == t.dealer)
    if t.phase == PHASE_OVER and t.result is not None and t.result.by is not None and not t.drawn and seat == t.dealer:
        # Won on the deal: the dealer still has its 21st card, or lost it to another's 胡 (地胡).
        assert cards - expected in (0, 1)
        return
    if t.dead[seat] or t.phase == PHASE_OVER:
        # A dead hand lays quads without owing a discard for them.
        assert cards >= expected
        return
    assert cards == expected + owing


def _check_offers(t: Table) -> None:
    assert (t.phase == PHASE_OVER) == (not t.pending)
    assert len(set(t.pending)) == len(t.pending)
    for seat in t.pending:
        assert t.offers[seat]
        assert t.offers[seat] == sorted(set(t.offers[seat]))
        assert not t.dead[seat]
    if t.phase in (PHASE_CLAIM, PHASE_OPENING):
        assert all(t.offers[seat][0] == 0 and len(t.offers[seat]) > 1 for seat in t.pending)
    if t.phase == PHASE_CLAIM:
        assert t.live >= 0
        assert t.live_from != FLIP or t.live_seat == t.turn
        for seat in t.pending:
            assert HU not in t.offers[seat] or t.live_from == FLIP or t.rules.win_on_discard
            assert seat != t.live_seat or t.live_from == FLIP
    if t.phase == PHASE_DECLARE:
        assert all(t.offers[seat] == [PASS, DECLARE] and t.hands[seat][KING] for seat in t.pending)
    if t.phase == PHASE_OPENING:
        assert not t.drawn and not any(t.discards)
        assert t.pending and t.turn == t.dealer
        for seat in t.pending:
            assert set(t.offers[seat]) <= ({0, HU} if seat == t.dealer else {0, HU, RAISE})
            assert RAISE not in t.offers[seat] or t.rules.ju_shou
            assert seat == t.dealer or HU not in t.offers[seat] or t.rules.dihu


def _check_bans(t: Table) -> None:
    """放偎, 吃边打边 and 举手 forbid what they should, and are off in games without them."""
    rules = t.rules
    for seat in range(t.rules.seats):
        assert not t.barred[seat] or rules.fang_wei
        assert t.limits[seat] == -1 or (rules.chi_bian_da_bian and 0 <= t.limits[seat] < 32)
        assert not t.above[seat] or rules.guo_hu == "more"
        if t.raised[seat]:
            _check_raised(t, seat)
        if seat not in t.pending:
            continue
        for action in t.offers[seat]:
            if t.phase == PHASE_CLAIM and (action == CLAIM_PENG or is_chi(action)):
                banned = t.no_peng[seat] if action == CLAIM_PENG else t.no_chi[seat]
                assert not (t.barred[seat] or t.dead[seat] or banned >> t.live & 1)
            if is_discard(action):
                assert 0 < t.hands[seat][discarded(action)] < 3
                assert not chi_bian_after(rules, t.eaten, t.eaten_way).forbidden >> discarded(action) & 1


def _check_raised(t: Table, seat: int) -> None:
    """A seat with a raised hand is no dealer, has discarded and eaten nothing, and has taken at most the last card.

    Where the raise is kept the seat may have taken any cards.
    """
    assert t.rules.ju_shou and seat != t.dealer
    if t.rules.ju_shou_kept:
        return
    assert not t.dead[seat]
    assert all(source != PLAYED for _, source in t.discards[seat])
    # A dealt 提 has no claimed card, unless that marks it as the open one (``ti.shown``).
    marked = t.rules.ti_hidden == "flipped"
    taken = [meld[0] for meld in t.melds[seat] if meld[0] != TI or (meld[2] >= 0) != marked]
    if t.phase == PHASE_OVER:
        # The card that it won with, or the last one of the wall.
        assert not taken or taken in ([TI], [WEI], [CHOU], [PAO])
    elif t.phase != PHASE_DISCARD or seat not in t.pending:
        assert not taken
