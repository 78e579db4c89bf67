"""What the strong bot weighs of a choice: numbers about the seat's cards after it, from what the seat sees.

Each number is two features, itself and itself by the cards left in the wall, because most things are worth less the
less time is left. What is the same after every choice of a position has features of its own; they say how the hand
stands, not which choice is better. Factors only bring the numbers to a like size; the fit hardly depends on them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from hupai.bots.feature_layout import FeatureLayout
from hupai.bots.linear_evaluator import AMOUNT, Features
from hupai.guihuzi.actions import Action
from hupai.guihuzi.bots.afterwards import afterwards
from hupai.guihuzi.bots.choices import lacking_xi
from hupai.guihuzi.bots.prospects import prospects
from hupai.guihuzi.bots.regular import ranked_by_outlook
from hupai.guihuzi.bots.shape_worth import WHOLE, hand_worth
from hupai.guihuzi.bots.taste import PATIENT
from hupai.guihuzi.bots.waiting import Waiting, waiting
from hupai.guihuzi.hand.waits import win_claim_of
from hupai.guihuzi.hand.whole_groups import whole_groups
from hupai.guihuzi.hand.winning import fours, owned_cards
from hupai.guihuzi.melds import CHI, PENG, WAI
from hupai.guihuzi.rules.win_facts import BY_SELF
from hupai.guihuzi.state import Table
from hupai.guihuzi.turn.bans import eaten_runs
from hupai.guihuzi.view.hand_layout import hand_xi
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.zipai.cards import IS_RED, KINDS, Kind

MOST: Final = 4
"""The most choices that are weighed: the best ones by the regular bot's outlook."""
MOST_PAY: Final = 120
"""No win counts for more from each loser: rare wins would drown the rest."""
_WALL: Final = 10
"""The cards left in the wall with which a number counts as it is."""

_OF_CHOICES: Final = (
    *("shape", "prospects", "groups", "kans", "pairs", "sevens", "pengs", "wais"),
    *("lacking", "few red", "inner fours", "outer fours", "equal groups", "scoring groups"),
    *("chance", "won", "pay by card", "takers", "dead pairs", "pairs without peng"),
)
_OF_POSITIONS: Final = ("position", "melds of the first", "melds of others")
_LAYOUT: Final = FeatureLayout()
_NUMBERS: Final = {name: _LAYOUT.block(name, 2) for name in (*_OF_CHOICES, *_OF_POSITIONS)}
SCHEMA: Final = _LAYOUT.schema
"""Identifies this feature set. Weights made for another one are refused."""
SIZE: Final = _LAYOUT.size
"""The number of features."""
ABOUT_CHOICES: Final = _NUMBERS[_OF_POSITIONS[0]]
"""How many features are about a choice; they come first."""


class Choices:
    """The better ones of some choices of a seat, as features; a win is none of them."""

    def __init__(self, seen: Observation, legal: Sequence[Action]) -> None:
        self.better: list[Action] = [action for action, _ in ranked_by_outlook(seen, legal)[:MOST]]
        """Those with the best outlook, best first."""
        self._seen, self._t, self._unseen = seen, own_table(seen), unseen_copies(seen)
        laid = [len(melds) for seat, melds in enumerate(seen.melds) if seat != seen.seat]
        self._position = {
            "position": AMOUNT,
            "melds of the first": AMOUNT * max(laid),
            "melds of others": AMOUNT * sum(laid),
        }

    def features(self, action: Action) -> Features:
        """Return the features of a choice; all are graded."""
        wall = self._seen.wall_left
        amounts = {**self._amounts(action), **self._position}
        found = []
        for name, number in _NUMBERS.items():
            found += [(number, amounts[name]), (number + 1, amounts[name] * wall // _WALL)]
        return (), found

    def _amounts(self, action: Action) -> Mapping[str, int]:
        seen, seat = self._seen, self._seen.seat
        t, played = afterwards(self._t, seat, action)
        lacking = lacking_xi(t, seat)
        seen_then = replace(seen, no_chi=t.no_chi[seat], no_peng=t.no_peng[seat], dead_pairs=t.dead_pairs[seat])
        ahead = prospects(seen_then, t.hands[seat], -1, lacking, t.locked[seat], self._unseen, PATIENT)
        whole = WHOLE * len(t.melds[seat]) + hand_worth(t.hands[seat], PATIENT.worth_of_xi(lacking))
        return {
            "shape": 2 * whole,
            "prospects": 10 * ahead,
            "takers": AMOUNT * self._takers(played),
            **dict(_of_groups(t, seat)),
            **_of_waiting(waiting(t, seat, self._unseen, MOST_PAY), sum(self._unseen)),
        }

    def _takers(self, played: Kind) -> int:
        """Return how many others may still 碰 the discard, times the pairs of it that may be in their hands."""
        seen = self._seen
        if played < 0:
            return 0
        able = [
            seat
            for seat in range(seen.rules.seats)
            if seat != seen.seat and not seen.dead[seat] and not seen.played[seat] >> played & 1
        ]
        return len(able) * max(0, self._unseen[played] - 1)


def _of_groups(t: Table, seat: int) -> Iterator[tuple[str, int]]:
    """Yield what there is of groups and parts of groups, and what of them a win would pay for."""
    hand, melds = t.hands[seat], t.melds[seat]
    laid = [meld[0] for meld in melds]
    groups, in_hand = len(melds) + whole_groups(hand), hand_xi(hand)
    kans, pairs = sum(count >= 3 for count in hand), sum(count == 2 for count in hand)
    runs = eaten_runs(melds)
    inner, outer = fours(win_claim_of(t, seat, BY_SELF, -1))
    red = sum(count for kind, count in enumerate(owned_cards(hand, melds)) if IS_RED[kind])
    yield "groups", AMOUNT * groups
    yield "kans", AMOUNT * kans
    yield "pairs", AMOUNT * pairs
    yield "sevens", AMOUNT * (laid.count(CHI) - runs)
    yield "pengs", AMOUNT * laid.count(PENG)
    yield "wais", AMOUNT * laid.count(WAI)
    yield "lacking", AMOUNT * max(0, lacking_xi(t, seat) - in_hand)
    yield "few red", AMOUNT // 5 * groups * max(0, 2 - red)
    yield "inner fours", AMOUNT * inner
    yield "outer fours", AMOUNT * outer
    yield "equal groups", 0 if CHI in laid else AMOUNT * max(0, len(melds) + kans + pairs - 4)
    yield "scoring groups", 0 if runs else AMOUNT * max(0, len(melds) + in_hand - 4)
    dead = [low for low in range(KINDS) if t.dead_pairs[seat] >> low & 1 and hand[low] and hand[low + 1]]
    yield "dead pairs", AMOUNT * len(dead)
    yield "pairs without peng", AMOUNT * sum(hand[kind] == 2 for kind in range(KINDS) if t.no_peng[seat] >> kind & 1)


def _of_waiting(found: Waiting, hidden: int) -> dict[str, int]:
    return {
        "chance": found.chance,
        "won": found.chance * found.pay // (20 * AMOUNT),
        "pay by card": found.pays * AMOUNT // (10 * max(1, hidden)),
    }
