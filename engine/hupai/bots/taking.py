"""What a 胡 brings that is offered now, weighed against what the hand may still become where that can be more.

Only who holds a king weighs: in 永州双王 such hands, rated two points or more above their 胡, brought eight points more
than it when they were played on in believed worlds (105 hands). Without kings, in any game, hands rated so high were
few and brought nothing to be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from hupai.bots.base import Decision
from hupai.bots.evaluator import POINT, Rated
from hupai.bots.sure import sure_thing
from hupai.registry import games
from hupai.zipai.actions import HU, Action
from hupai.zipai.cards import KINDS, KING, successor
from hupai.zipai.claim import Win
from hupai.zipai.foresight import claim_now, known_table
from hupai.zipai.observation import Observation
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.sight import live_copies
from hupai.zipai.state import SEATS
from hupai.zipai.winning import best_win

TOO_MUCH = 2 * POINT
"""By how much a learned rating errs upwards where a 胡 is let go, of which self-play, always taking it, teaches little:
played on in believed worlds such hands came to 2.5 points less."""


def surely(seen: Observation, legal: Sequence[Action], rule: str) -> Decision | None:
    """Return the decision of :func:`sure_thing`, but None for a 胡 that is to be weighed against the other choices."""
    sure = sure_thing(seen, legal, rule)
    return None if sure is not None and sure.action == HU and len(legal) > 1 and _weighs(seen) else sure


def _weighs(seen: Observation) -> bool:
    """Whether the seat holds a king, and what wins pay is what the weights have learned: no house rules."""
    return seen.hand[KING] > 0 and seen.rules == _usual(seen.rules.game)


@cache
def _usual(game: str) -> ZipaiRules | None:
    return games[game].rules() if game in games else None


def but_win(legal: Sequence[Action]) -> list[Action]:
    """Return the choices that leave the hand open."""
    return [action for action in legal if action != HU]


def with_win(seen: Observation, legal: Sequence[Action], rated: Sequence[Rated]) -> list[Rated]:
    """Return the rated choices, best first, and with them the 胡 where it is among ``legal``.

    The 胡 goes before its equals, and the others are worth :data:`TOO_MUCH` less than they were rated.
    """
    worth = win_worth(seen) if HU in legal else None
    if worth is None:
        return list(rated)
    others = [replace(one, value=one.value - TOO_MUCH) for one in rated]
    return sorted([Rated(HU, worth, -1), *others], key=lambda one: -one.value)


def win_worth(seen: Observation) -> int | None:
    """Return what a 胡 now brings in thousandths of a point, all losers together; None where there is none.

    翻省 counts as it comes on average, and is left out where the wall is empty (S0 翻省).
    """
    won = best_win(seen.rules, claim_now(known_table(seen), seen))
    if won is None:
        return None
    rules, price = seen.rules, won.price
    each = POINT * price.pay_each
    if rules.xing == "fan" and seen.wall_left:
        each += _turned(won, live_copies(seen), rules) * rules.xing_value * price.multiplier
    if rules.cap_per_loser:
        each = min(each, POINT * rules.cap_per_loser)
    return each * (SEATS - 1)


def _turned(won: Win, live: Sequence[int], rules: ZipaiRules) -> int:
    """Return how many 省 the card that is turned after the win finds in it on average, in thousandths (S0 翻省)."""
    cards = [card for group in won.groups for card in group.cards]
    found = sum(live[kind] * cards.count(successor(kind, rules.xing_offset)) for kind in range(KINDS))
    return POINT * found // max(1, sum(live))
