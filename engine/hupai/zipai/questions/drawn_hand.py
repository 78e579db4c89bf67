"""What a drawn hand (黄庄) would cost the seat, or bring it, as things stand: kings (王) and 龙."""

from __future__ import annotations

from hupai.table.payments import totals
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.cards import KING, code
from hupai.zipai.melds import TI
from hupai.zipai.rules.settlement import long_payments
from hupai.zipai.view.observation import HIDDEN_TI, Observation


def asks(asking: Asking) -> Reason | None:
    """Ask what a drawn hand costs, where something would be paid."""
    seen: Observation = asking.seen
    if not answer(asking):
        return None
    return Reason("ask_drawn", "turn.end", {"count": seen.wall_left})


def answer(asking: Asking) -> list[Sentence]:
    """Return a sentence for each number of kings that the seat may hold in the end, and what is paid for 龙."""
    return [*_of_kings(asking.seen), *_of_long(asking.seen)]


def _of_kings(seen: Observation) -> list[Sentence]:
    """Return what kings cost or bring, by how many the seat has when the wall is used up; then all are in hands.

    What it pays depends on its own number alone, however the others hold the rest; but where only the dealer's are
    compared, another player's payment depends on those, and where cards were laid aside, kings may be among them.
    """
    held, found = seen.hand[KING], []
    each = seen.rules.king_draw_penalty
    if not seen.rules.kings or not each:
        return []
    if seen.rules.sitter_huangzhuang == "dealer" and seen.seat != seen.dealer:
        beside = Reason("drawn_king_beside", "pay.kings", {"points": 2 * each, "less": each})
        return [Sentence(beside, [code(KING) * held])]
    if seen.rules.buried:
        return [Sentence(Reason("drawn_king_aside", "pay.kings", {"points": each}), [code(KING) * held])]
    for count in range(held, held + 1 + (_unplaced(seen) if seen.wall_left else 0)):
        kings = [0] * seen.rules.seats
        kings[seen.seat], kings[seen.others[-1]] = count, seen.rules.kings - count
        points = totals(seen.rules.draw_payments(seen.rules, seen.dealer, kings), seen.rules.seats)[seen.seat]
        facts = {"count": count, "points": abs(points)}
        if not points:
            said = Reason("drawn_king_even", "pay.kings", {"count": count})
        elif points > 0:
            said = Reason("drawn_king_brings", "pay.kings", facts)
        elif count == held:
            said = Reason("drawn_king_costs", "pay.kings", facts)
        else:
            said = Reason("drawn_king_more", "pay.kings", facts)
        found.append(Sentence(said, [code(KING) * count] if count else []))
    return found


def _unplaced(seen: Observation) -> int:
    """Return how many kings may still come to any seat."""
    shown = sum(count for seat, count in enumerate(seen.kings_shown) if seat != seen.seat)
    return seen.rules.kings - seen.hand[KING] - shown


def _of_long(seen: Observation) -> list[Sentence]:
    """Return what is paid for the 提 that lie before all seats now, as far as they can be read."""
    if not seen.rules.long_value:
        return []
    laid = [[meld for meld in melds if meld != HIDDEN_TI] for melds in seen.melds]
    points = totals(long_payments(seen.rules, laid), seen.rules.seats)[seen.seat]
    cards = [4 * code(meld[1]) for melds in laid for meld in melds if meld[0] == TI]
    found = []
    if cards:
        brings = Reason("drawn_long_brings", "pay.long", {"points": points})
        costs = Reason("drawn_long_costs", "pay.long", {"points": -points})
        found.append(Sentence(brings if points >= 0 else costs, cards))
    for seat, melds in enumerate(seen.melds):
        if HIDDEN_TI in melds:
            found.append(Sentence(Reason("drawn_long_hidden", "pay.long", {"from": seat})))
    return found
