"""The moments of a hand that strong bots play: each decision with what the bots of the ladder think of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hupai.bots.base import Budget
from hupai.bots.self_play import deal, decisions
from hupai.table.chance import Stream
from hupai.table.family import Action, Family, Observation, Rules
from hupai.table.game import Game

PLAYER: Final = "strong"
"""Who plays the hands and says what is right; the expert has to agree."""
REFEREE: Final = "expert"
WEAKER: Final = ("regular", "beginner")
"""The bots whose answers tempt, the stronger one first."""
_QUIET: Final = Budget(explain=False)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of the hand, before it is made."""

    step: int
    """How many decisions came before."""
    seen: Observation
    """What the deciding seat sees."""
    others: tuple[Observation, ...]
    """What the other seats see."""
    ranking: tuple[tuple[Action, int], ...]
    """The choices as the player values them, best first; empty where there is only one."""

    @property
    def lead(self) -> int:
        """How much better than the second the player values the best choice."""
        return self.ranking[0][1] - self.ranking[1][1] if len(self.ranking) > 1 else 0


def played(game: Game, rules: Rules, seed: str, dealer: int) -> Iterator[Moment]:
    """Yield the moments of a hand whose deck follows from the seed."""
    play, bot = game.family.play, game.family.bots.named(PLAYER)
    streams = [Stream(seed, f"bot{seat}") for seat in range(play.seats(rules))]
    table = deal(play, rules, seed, dealer)
    for step, (seat, seen) in enumerate(decisions(play, table)):
        legal = table.offers[seat]
        others = tuple(play.observe(table, other) for other in range(len(streams)) if other != seat)
        action, ranking = legal[0], ()
        if len(legal) > 1:
            decision = bot.decide(seen, legal, _QUIET, streams[seat])
            action, ranking = decision.action, decision.ranking
        yield Moment(step, seen, others, ranking)
        play.step(table, seat, action, None)


def choice_of(family: Family, name: str, seen: Observation) -> Action:
    """Return what a bot of the ladder does in a position."""
    action: Action = family.bots.named(name).decide(seen, seen.legal, _QUIET, Stream("puzzle", name)).action
    return action
