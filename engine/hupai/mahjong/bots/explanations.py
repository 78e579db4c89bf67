"""Why one choice is better than another, in facts that a person at the seat could have seen.

The bots know the value of a choice but not its reasons. This module compares their choice with another one as a player
would: what the hand waits for and what is left of it, how far it is from waiting and which tiles bring it nearer, what
a win or a 杠 pays, the missing suit, the wilds, and what revealed hands wait for. It uses the observation alone.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from hupai.mahjong.actions import (
    HU,
    NO_PIAO,
    PASS,
    PIAO,
    Action,
    is_angang,
    is_discard,
    is_jiagang,
    is_reveal,
    is_ti,
    tile_of,
)
from hupai.mahjong.bots.choice_outcomes import Improving, Outcome, best_worth, improving_tiles, outcome_of
from hupai.mahjong.bots.kong_pay import kong_points
from hupai.mahjong.bots.piao import expects_to_win
from hupai.mahjong.bots.risk import Risk
from hupai.mahjong.bots.win_pay import win_points
from hupai.mahjong.rules.wilds import plays_as, shown_suits, without_wilds
from hupai.mahjong.tiles import RANKS, SUITED, SUITS, Kind, code, codes, held_kinds, suit_of
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.unseen import unseen_copies
from hupai.mahjong.why.refused_wins import wild_name
from hupai.table.json_object import Json
from hupai.table.reason import Reason

AGAINST: Final = frozenset({"bot_waits_fewer", "bot_improves_fewer", "bot_farther"})
"""The codes of facts that speak for the other choice."""

MOST = 3
"""The most reasons given."""


def reasons_for(
    seen: Observation, action: Action, second: Action | None = None, rule: str = "bot.strong"
) -> tuple[Reason, ...]:
    """Return what speaks for ``action`` beside ``second``: one to three reasons, the strongest first.

    ``second`` is another choice, None if there is none. The reasons cite ``rule``.
    """
    return _Comparison(seen, rule).reasons(action, second)


def reasons_in_hindsight(seen: Observation, best: Action, done: Action, rule: str) -> tuple[Reason, ...]:
    """Return why ``best`` would have been better than the action ``done``."""
    return _Comparison(seen, rule, afterwards=True).reasons(best, done)


class _Comparison:
    """A decision to explain: the observation and what follows from it."""

    def __init__(self, seen: Observation, rule: str, *, afterwards: bool = False) -> None:
        self.seen = seen
        self.rule = rule
        self.afterwards = afterwards
        """Whether the other choice is the action taken, not the second best."""
        self.unseen = unseen_copies(seen)
        self.outcome = cache(self._outcome)
        self.improving = cache(self._improving)

    def reasons(self, action: Action, second: Action | None) -> tuple[Reason, ...]:
        """Return one to three reasons, the strongest first."""
        if action in (PIAO, NO_PIAO):
            return (self._say(_of_piao(self.seen, action)),)
        if action == HU:
            return (self._win("bot_win_pays"),)
        found = [self._win("bot_waits_for_more")] if HU in self.seen.legal else []
        other = None if second == HU else second
        found += self._waits(action, other)
        if other is not None:
            found += self._worth(action, other)
        if _throws(action):
            found += self._of_discard(tile_of(action), action, other)
        elif action == PASS:
            found += self._of_pass(other)
        else:
            found += self._of_laying(action, other)
        return tuple(found[:MOST] or [self._numbers(action, other)])

    def _say(self, said: str, /, **facts: object) -> Reason:
        return Reason(said, self.rule, facts)

    def _outcome(self, action: Action) -> Outcome:
        return outcome_of(self.seen, action)

    def _improving(self, action: Action) -> Improving | None:
        return improving_tiles(self.seen, self.unseen, action)

    # --- a win ---------------------------------------------------------------------------------------

    def _win(self, name: str) -> Reason:
        """Return what the win that is offered pays."""
        birds = {"birds": self.seen.rules.birds} if self.seen.rules.birds else {}
        return self._say(name, points=win_points(self.seen) or 0, **birds)

    # --- waits ---------------------------------------------------------------------------------------

    def _waits(self, action: Action, other: Action | None) -> list[Reason]:
        """Return what the hand waits for after the choice, unless the other choice waits for more."""
        mine = self.outcome(action)
        less = 0 if other is None else self.outcome(other).left
        if not mine.left or mine.left < less:
            return []
        done = self.afterwards and other is not None
        if less == mine.left:
            return [] if done else [self._waiting("", mine)]
        if less:
            return [self._waiting("_more_done" if done else "_more", mine, less=less)]
        return [self._waiting("_done" if done else "", mine)]

    def _waiting(self, against: str, mine: Outcome, **less: int) -> Reason:
        """Return the waits in words; ``against`` says what they are compared with."""
        facts: Json = {"left": mine.left, **less}
        if mine.then >= 0:
            facts["discard"] = code(mine.then)
        open_kinds = {kind for kind, copies in enumerate(self.unseen) if copies}
        if open_kinds <= {*mine.waits} and len(open_kinds) > RANKS:
            return self._say(f"bot_waits_any{against}", **facts)
        return self._say(f"bot_waits{against}", waits=codes(mine.waits), **facts)

    def _worth(self, action: Action, other: Action) -> list[Reason]:
        """Return that the best win of this choice pays more, if both leave the hand waiting."""
        if is_reveal(action) != is_reveal(other):
            return []
        mine, theirs = (best_worth(self.seen, self.unseen, each, self.outcome(each)) for each in (action, other))
        if not mine > theirs > 0:
            return []
        facts = {"multiplier": mine, "less": theirs}
        return [self._say("bot_worth_more_done" if self.afterwards else "bot_worth_more", **facts)]

    # --- a discard -----------------------------------------------------------------------------------

    def _of_discard(self, kind: Kind, action: Action, other: Action | None) -> list[Reason]:
        """Return what speaks for discarding this tile."""
        found: list[Reason] = []
        kept = tile_of(other) if other is not None and _throws(other) else -1
        if kept >= 0 and kept != kind:
            found += self._costs_of(kind, kept, action, other)
        found += self._missing_suit(kind, kept)
        if kept >= 0 and kept != kind and other is not None:
            found += self._nearer(action, other)
        if self._stands_alone(kind) and not (kept >= 0 and self._stands_alone(kept)):
            found.append(self._say("bot_lone_tile", tile=code(kind)))
        if kept >= 0 and kept != kind:
            found += self._dropped_before(kind, kept)
        if not found and self._nobody_holds(kind):
            found.append(self._say("bot_nobody_claims", tile=code(kind)))
        return found

    def _costs_of(self, kind: Kind, kept: Kind, action: Action, other: Action | None) -> list[Reason]:
        """Return what only the other discard costs."""
        seen, found = self.seen, []
        fed = [seat for seat in self._others() if seen.open_waits[seat] >> kept & 1]
        if fed and not any(seen.open_waits[seat] >> kind & 1 for seat in self._others()):
            found.append(self._say("bot_feeds_not", tile=code(kind), kept=code(kept), to=fed[0]))
        if kept in seen.wilds and kind not in seen.wilds:
            found.append(self._say("bot_keeps_wild", kept=code(kept), name=wild_name(seen.rules)))
        elif other is not None and self.outcome(other).distance is None and self.outcome(action).distance is not None:
            found.append(self._say("bot_stays_able", kept=code(kept)))
        return found

    def _dropped_before(self, kind: Kind, kept: Kind) -> list[Reason]:
        """Return that a hidden hand has discarded this kind and not the other, where the latter is the riskier one."""
        seen, risk = self.seen, Risk(self.seen, self.unseen)
        if kept in seen.wilds or risk.cost(kind) >= risk.cost(kept):
            return []
        for seat in self._others():
            dropped = {discard.kind for discard in seen.rivers[seat]}
            if kind in dropped and kept not in dropped and not seen.revealed[seat] and not seen.dead[seat]:
                return [self._say("bot_dropped_before", tile=code(kind), kept=code(kept), to=seat)]
        return []

    def _missing_suit(self, kind: Kind, kept: Kind) -> list[Reason]:
        """Return that the tile is of the suit that the hand can most easily do without (缺门)."""
        seen = self.seen
        if not seen.rules.two_suits or kind >= SUITED or kind in seen.wilds:
            return []
        melds = seen.melds[seen.seat]
        natural, _ = without_wilds(seen.hand, seen.wilds)
        laid = {suit_of(meld.kind) for meld in melds}
        if len(shown_suits(natural, melds)) < SUITS or suit_of(kind) in laid:
            return []
        if 0 <= kept < SUITED and kept not in seen.wilds and suit_of(kept) == suit_of(kind):
            return []
        held = [sum(natural[suit * RANKS : (suit + 1) * RANKS]) for suit in range(SUITS)]
        mine = held[suit_of(kind)]
        if any(held[suit] < mine for suit in range(SUITS) if suit not in laid):
            return []
        if laid and mine > 1:
            return [self._say("bot_drops_suit_laid", tile=code(kind), count=mine, laid=len(laid))]
        return [self._say("bot_drops_suit", tile=code(kind), count=mine)]

    def _nearer(self, action: Action, other: Action) -> list[Reason]:
        """Return that the hand is nearer to waiting, or that more tiles bring it nearer."""
        mine, theirs = self.outcome(action), self.outcome(other)
        if not mine.distance or theirs.distance is None:
            return []
        tiles = {"tile": code(tile_of(action)), "kept": code(tile_of(other))}
        if mine.distance < theirs.distance:
            return [self._say("bot_nearer", **tiles, distance=mine.distance, more=theirs.distance)]
        if mine.distance > theirs.distance:
            return []
        numbers = self._numbers_of_both(action, other)
        if numbers is None or numbers["left"] <= numbers["less"]:
            return []
        return [self._say("bot_improves_more", **tiles, distance=mine.distance, **numbers)]

    def _numbers_of_both(self, action: Action, other: Action) -> dict[str, int] | None:
        mine, theirs = self.improving(action), self.improving(other)
        if mine is None or theirs is None or not mine.left or not theirs.left:
            return None
        return {"kinds": len(mine.kinds), "left": mine.left, "others": len(theirs.kinds), "less": theirs.left}

    def _stands_alone(self, kind: Kind) -> bool:
        """Whether the hand holds no equal tile and none within two ranks of it; stand-ins count as what they play."""
        plays = [plays_as(self.seen.rules, self.seen.wilds, each) for each in held_kinds(self.seen.hand)]
        place = plays_as(self.seen.rules, self.seen.wilds, kind)
        near = range(place - 2, place + 3) if place < SUITED else [place]
        return sum(each in near and suit_of(each) == suit_of(place) for each in plays) == 1

    def _nobody_holds(self, kind: Kind) -> bool:
        """Whether every other copy of the tile has been seen, and none in an open hand that still plays."""
        held = [self.seen.open_hands[seat] for seat in self._others()]
        return not self.unseen[kind] and not any(hand and hand[kind] for hand in held) and kind not in self.seen.wilds

    def _others(self) -> list[int]:
        seen = self.seen
        return [seat for seat, playing in enumerate(seen.playing) if playing and seat != seen.seat]

    # --- an answer to a lying tile, and laying -----------------------------------------------------------

    def _of_pass(self, other: Action | None) -> list[Reason]:
        """Return what speaks for letting a tile pass."""
        if other is None:
            return []
        mine, theirs = self.outcome(PASS), self.outcome(other)
        tile = code(self.seen.live)
        if theirs.distance is None:
            return [] if mine.distance is None else [self._say("bot_claim_bars", tile=tile)]
        if mine.distance is not None and theirs.distance >= mine.distance and theirs.distance:
            return [self._say("bot_claim_no_nearer", tile=tile, distance=theirs.distance, now=mine.distance)]
        return []

    def _of_laying(self, action: Action, other: Action | None) -> list[Reason]:
        """Return what speaks for a claim, a 杠 or a 提."""
        found = []
        points = kong_points(self.seen, action)
        if points:
            late = self.seen.rules.kong_points == "at_end"
            found.append(self._say("bot_kong_pays_later" if late else "bot_kong_pays", points=points))
            if late and self.seen.rules.kong_on_draw == "void":
                found[-1] = self._say("bot_kong_pays_if_won", points=points)
        if PASS in self.seen.legal and self.seen.live >= 0:
            before, then = self.outcome(PASS).distance, self.outcome(action).distance
            if before is not None and then is not None and then < before:
                found.append(self._say("bot_claim_nearer", tile=code(self.seen.live), distance=then, more=before))
        return found

    # --- numbers ---------------------------------------------------------------------------------------

    def _numbers(self, action: Action, other: Action | None) -> Reason:
        """Return how far the hand is from waiting and what brings it nearer, for better or for worse."""
        mine = self.outcome(action)
        theirs = None if other is None else self.outcome(other)
        if mine.distance is None:
            return self._say("bot_cannot_win")
        if not mine.distance:
            if not mine.left:
                return self._say("bot_waits_gone")
            if theirs is not None and theirs.left > mine.left:
                return self._say("bot_waits_fewer", left=mine.left, more=theirs.left)
            return self._waiting("", mine)
        if theirs is not None and theirs.distance is not None and theirs.distance < mine.distance:
            return self._say("bot_farther", distance=mine.distance, less=theirs.distance)
        if other is not None and theirs is not None and theirs.distance == mine.distance:
            numbers = self._numbers_of_both(action, other)
            if numbers is not None:
                return self._compared(mine.distance, numbers)
        found = self.improving(action)
        if found is None or not found.left:
            return self._say("bot_distance", distance=mine.distance)
        return self._say("bot_improves", distance=mine.distance, kinds=len(found.kinds), left=found.left)

    def _compared(self, distance: int, numbers: dict[str, int]) -> Reason:
        if numbers["left"] == numbers["less"]:
            return self._say("bot_improves_same", distance=distance, left=numbers["left"])
        if numbers["left"] < numbers["less"]:
            return self._say("bot_improves_fewer", distance=distance, left=numbers["left"], more=numbers["less"])
        return self._say("bot_improves_other", distance=distance, **numbers)


def rates(seen: Observation, action: Action, rule: str) -> Reason:
    """Return that the bot of that rule values the action most, where no more can be said for it."""
    if _throws(action):
        return Reason("bot_rates_discard", rule, {"tile": code(tile_of(action))})
    if action == PASS:
        return Reason("bot_rates_pass", rule)
    if is_angang(action) or is_jiagang(action) or is_ti(action):
        return Reason("bot_rates_laying", rule, {"tile": code(tile_of(action))})
    return Reason("bot_rates_claim", rule, {"tile": code(seen.live)})


def _of_piao(seen: Observation, action: Action) -> str:
    """Return what speaks for choosing 飘 or not, before anything is dealt."""
    if (action == PIAO) == expects_to_win(seen):
        return "bot_piao_dealer" if action == PIAO else "bot_piao_other"
    return "bot_piao_doubles"


def _throws(action: Action) -> bool:
    return is_discard(action) or is_reveal(action)
