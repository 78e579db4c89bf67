"""What the next cards may bring a hand that does not wait yet: each unseen card that it could claim, and what for."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.guihuzi.bots.shape_worth import WHOLE, best_after_discard, hand_worth
from hupai.guihuzi.bots.taste import Taste, worth_of_laying
from hupai.guihuzi.melds import RED_SHAPES, SHAPES
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.guihuzi.turn.bans import discards_in, eaten_runs, is_dead_pair, locked_by_chi, neighbours_for, shapes_in_hand
from hupai.guihuzi.view.observation import Observation
from hupai.zipai.cards import KINDS, Kind

_OWN, _EATEN, _ANYBODYS = 2, 5, 9
"""How often a card comes by the seat's own flip, by a flip or discard that it may eat, by any flip or discard; tenths
of the cards that are still to come."""


def prospects(
    seen: Observation, hand: list[int], discarded: Kind, lacking: int, locked: int, unseen: Sequence[int], taste: Taste
) -> int:
    """Return what the unseen cards promise a hand from which ``discarded`` (-1 for none) was just played."""
    bit = 1 << discarded if discarded >= 0 else 0
    no_chi, no_peng = seen.no_chi | bit, seen.no_peng | bit
    dead_pairs = seen.dead_pairs | (neighbours_for(hand, discarded) if bit else 0)
    runs_left = _runs_left(seen.rules, seen)
    before = hand_worth(hand, taste.worth_of_xi(lacking))
    hidden = max(1, sum(unseen))
    found = 0
    for kind in range(KINDS):
        copies = unseen[kind]
        if not copies:
            continue
        if hand[kind] >= 2:
            gain = _after(hand, (kind, kind), 1 << kind | locked, lacking, 1, taste) - before
            often = _OWN if no_peng >> kind & 1 else _ANYBODYS
            found += copies * often * max(0, gain)
        if no_chi >> kind & 1:
            continue
        best = 0
        for shape in shapes_in_hand(hand, kind):
            xi = int(shape in RED_SHAPES)
            if is_dead_pair(dead_pairs, shape, kind) or not (xi or runs_left):
                continue
            taken = tuple(card for card in SHAPES[shape] if card != kind)
            after = _after(hand, taken, locked_by_chi(shape, kind) | locked, lacking, xi, taste)
            best = max(best, after - before - taste.eating)
        found += copies * _EATEN * best
    return found // (5 * hidden)


def _runs_left(rules: GuihuziRules, seen: Observation) -> bool:
    return not rules.eat_limit or eaten_runs(seen.melds[seen.seat]) < rules.eat_limit


def _after(hand: list[int], taken: Sequence[Kind], locked: int, lacking: int, xi: int, taste: Taste) -> int:
    """Return what the cards are worth after laying two of them with the claimed one, and the best discard."""
    xi_worth = taste.worth_of_xi(lacking - xi)
    for kind in taken:
        hand[kind] -= 1
    best = best_after_discard(hand, discards_in(hand, locked), xi_worth, -WHOLE)
    for kind in taken:
        hand[kind] += 1
    return WHOLE + best + worth_of_laying(xi, lacking)
