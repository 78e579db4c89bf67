"""The claim window of a lying card: who may claim it, whose claim wins, and what passing costs (``turn.window``).

Each seat entitled to something owes one answer, in any order. The window closes as soon as no open answer could
outrank the best claim. The ranks (``turn.priority``): 胡 in seat order, then 跑, which is compulsory, then 碰, then 吃.
"""

from __future__ import annotations

from hupai.zipai.actions import CLAIM_PENG, HU, PASS, Action, chi, is_chi
from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.eating import MOST_FROM_HAND, Way, cards_from_hand, eatings, way_shapes
from hupai.zipai.hand.waits import pass_win, wins_on
from hupai.zipai.melds import shape
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.win_facts import BY_DISCARD, BY_OTHER, BY_SELF
from hupai.zipai.state import FLIP, PHASE_CLAIM, Table
from hupai.zipai.turn.chi_bian import chi_bian_after

_PAO_RANK, _PENG_RANK, _CHI_RANK, _NOBODY = 4, 8, 12, 99


def lay_for_all(t: Table, seat: int, kind: Kind, source: int) -> None:
    """Lay the card that ``seat`` flipped or played on the table, where everybody sees it."""
    t.live = t.last = kind
    t.live_seat, t.live_from = seat, source


def open_window(t: Table) -> None:
    """Note what each seat may answer to the lying card.

    If no seat has anything to answer nobody is pending; the card then goes to ``pao_seat`` or to nobody.
    """
    seat, kind = t.live_seat, t.live
    t.phase = PHASE_CLAIM
    t.pao_seat = -1
    t.pending = []
    t.answers = [-1] * t.rules.seats
    flipped = t.live_from == FLIP
    others = t.others[seat]
    following = others[0]
    seats = (seat, *others) if flipped else others
    offers: list[list[Action]] = [[] for _ in range(t.rules.seats)]
    somebody_wins = False
    for other in seats:
        if (flipped or t.rules.win_on_discard) and wins_on(t, other, kind, lying_card_came_by(t, other)):
            offers[other].append(HU)
            somebody_wins = True
        if forced_pao(t, other):
            t.pao_seat = other
    # Where somebody may win, the others are asked even if a 跑 will take the card: otherwise the question would tell
    # them that it will.
    if t.pao_seat < 0 or somebody_wins:
        if not (flipped and t.drawn == len(t.wall)) and not open_pao(t):
            _offer_melds(t, offers, others, (seat, following) if flipped else (following,))
            if t.pao_seat >= 0:
                # This seat knows from its own cards that the 跑 follows: it could never 吃 or 碰.
                offers[t.pao_seat] = [action for action in offers[t.pao_seat] if action == HU]
        for other in seats:
            if offers[other]:
                offers[other].insert(0, PASS)
                t.pending.append(other)
    t.offers = offers


def forced_pao(t: Table, seat: int) -> bool:
    """Whether the lying card becomes the seat's 跑 if nobody wins it (``pao.compulsory``; S2 2.5 跑牌).

    A 坎 or 偎 takes a card from anybody, a laid 碰 only one from the wall. A seat's own discard makes no 跑.
    """
    flipped = t.live_from == FLIP
    if seat == t.live_seat and not flipped:
        return False
    bit = 1 << t.live
    return t.hands[seat][t.live] == 3 or bool((t.wei_mask[seat] | (flipped and t.peng_mask[seat])) & bit)


def open_pao(t: Table) -> bool:
    """Whether everybody sees that the lying card becomes a 跑 unless it is won, so that nobody can 吃 or 碰 it.

    A laid 碰 is open to all, a 偎 where one card of it lies face up; a 坎 in a hand is not.
    """
    if t.pao_seat < 0 or t.rules.asks_in_vain:
        return False
    seen = t.peng_mask[t.pao_seat] | (0 if t.rules.wei_hidden else t.wei_mask[t.pao_seat])
    return bool(seen >> t.live & 1)


def lying_card_came_by(t: Table, seat: int) -> int:
    """Return how the seat would win with the lying card: BY_SELF, BY_OTHER or BY_DISCARD."""
    if t.live_from != FLIP:
        return BY_DISCARD
    return BY_SELF if seat == t.live_seat else BY_OTHER


def _offer_melds(t: Table, offers: list[list[Action]], pairs: tuple[int, ...], eaters: tuple[int, ...]) -> None:
    """Add 碰 for the seats in ``pairs`` and 吃 for those in ``eaters``, where the rules let them."""
    kind, bit = t.live, 1 << t.live
    for seat in pairs:
        if (
            t.hands[seat][kind] == 2
            and not (t.dead[seat] or t.barred[seat] or t.no_peng[seat] & bit)
            and (t.loose[seat] > 2 or t.skips[seat])
        ):
            offers[seat].append(CLAIM_PENG)
    for seat in eaters:
        if not (t.dead[seat] or t.barred[seat] or t.no_chi[seat] & bit):
            offers[seat] += _chi_offers(t, seat, kind)


def _chi_offers(t: Table, seat: int, kind: Kind) -> list[Action]:
    """Return the ways the seat may eat the card so that a discard remains (``chi.discard``)."""
    ways = eatings(t.hands[seat], kind)
    if not ways:
        return []
    loose = t.loose[seat]
    if t.skips[seat]:
        return [chi(way) for way in ways]
    if loose <= MOST_FROM_HAND:
        ways = [way for way in ways if loose > cards_from_hand(way)]
    if t.rules.chi_bian_da_bian:
        ways = [way for way in ways if _may_discard_after(t, seat, kind, way)]
    return [chi(way) for way in ways]


def _may_discard_after(t: Table, seat: int, kind: Kind, way: Way) -> bool:
    """Whether the seat keeps a card after this 吃 that 吃边打边 lets it discard."""
    forbidden = chi_bian_after(t.rules, kind, way).forbidden
    if not forbidden:
        return True
    left = list(t.hands[seat])
    left[kind] += 1
    for number in way_shapes(way):
        for card in shape(number).cards:
            left[card] -= 1
    return any(0 < left[card] < 3 and not forbidden >> card & 1 for card in range(KINDS))


def _rank(t: Table, seat: int, action: Action) -> int:
    """Return the priority of a claim on the lying card; the lowest wins."""
    order = (seat - t.live_seat) % t.rules.seats
    if action == HU:
        return order
    return _PENG_RANK if action == CLAIM_PENG else _CHI_RANK + order


def resolve_window(t: Table) -> tuple[bool, int]:
    """Return whether the window closes, and the seat whose claim won, or -1 for a 跑 or nobody.

    When it closes, the table is marked with what each seat let pass.
    """
    best, winner = _NOBODY if t.pao_seat < 0 else _PAO_RANK, -1
    for seat, answer in enumerate(t.answers):
        if answer > PASS:
            rank = _rank(t, seat, answer)
            if rank < best:
                best, winner = rank, seat
    for seat in t.pending:
        if _rank(t, seat, t.offers[seat][1]) < best:
            return False, -1
    t.pending = []
    _mark_passed(t, best)
    return True, winner


def lost_by(rules: ZipaiRules, answer: Action, *, chi_passed: bool, peng_passed: bool) -> tuple[bool, bool]:
    """Return whether the answer of a seat that let a 吃 or a 碰 go costs it the 吃 and the 碰 of that card.

    Each costs itself; with ``guo_zhang`` a seat that took the card in neither way loses both (S0 臭牌; S2 2.10).
    """
    if rules.guo_zhang == "both" and answer == PASS and (chi_passed or peng_passed):
        return True, True
    return chi_passed, peng_passed


def _mark_passed(t: Table, best: int) -> None:
    """Mark as 臭牌 what each seat let pass that no higher claim took from it (``past.chi``, ``past.peng``)."""
    bit = 1 << t.live
    for seat, answer in enumerate(t.answers):
        if answer < 0:
            continue
        offers = t.offers[seat]
        if HU in offers and answer != HU:
            pass_win(t, seat, lying_card_came_by(t, seat), t.live)
        peng_passed = CLAIM_PENG in offers and answer != CLAIM_PENG and best > _PENG_RANK
        chi_passed = is_chi(offers[-1]) and not is_chi(answer) and best > _rank(t, seat, offers[-1])
        if peng_passed or chi_passed:
            no_chi, no_peng = lost_by(t.rules, answer, chi_passed=chi_passed, peng_passed=peng_passed)
            t.no_chi[seat] |= bit if no_chi else 0
            t.no_peng[seat] |= bit if no_peng else 0
