"""A manner: how readily a bot of any level takes the cards that others discard or flip.

A level is what a bot knows; a manner tips what it knows to be close. A player is written ``regular`` or, with a manner,
``regular+keen``. Wins, announcements and discards are the level's own: only where a seat may take a card or pass does a
manner add to what the level thinks of taking, and what is clear stays as it is. A bot without a manner plays by its
level alone.

How much a manner adds is in the unit of the level's values (:class:`Lean`). It was chosen on deals that are not sealed,
so that one can tell the manners apart and the arena cannot tell their strength apart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from hupai.bots.base import Bot, Budget, Decision
from hupai.table.chance import Stream
from hupai.table.family import Action, Observation

KEEN, CHOOSY = "keen", "choosy"
MANNERS: Final = (KEEN, CHOOSY)
"""The manners: takes readily; takes little."""

JOIN: Final = "+"
"""Stands between a level and a manner in the name of a player."""

TAKES: Final = frozenset({"peng", "chi", "fei"})
"""The verbs of the actions that take a card and that a manner is about."""


@dataclass(frozen=True, slots=True)
class Lean:
    """What the manners add to the value of taking a card, in the unit of a level's values."""

    keen: int
    choosy: int
    eating: tuple[int, int] | None = None
    """The same of eating, where it is something else."""
    percent: Mapping[str, int] = field(default_factory=dict)
    """By game, how much of all this it is, in percent, where less is paid than in the others."""

    def of(self, manner: str, game: str, verb: str) -> int:
        """Return what a manner adds in a game; below 0 where it would rather not."""
        if verb not in TAKES:
            return 0
        keen, choosy = self.eating if verb == "chi" and self.eating else (self.keen, self.choosy)
        return (keen if manner == KEEN else -choosy) * self.percent.get(game, 100) // 100


NO_LEAN: Final = Lean(keen=0, choosy=0)
"""Where nothing is known of a level."""


def in_manner(level: str, manner: str) -> str:
    """Return the name of a player of a level and a manner, which may be empty."""
    return f"{level}{JOIN}{manner}" if manner else level


def parts_of(player: str) -> tuple[str, str]:
    """Return the level and the manner of a player's name; the manner is empty where it has none."""
    level, _, manner = player.partition(JOIN)
    return (level, manner) if manner in MANNERS else (player, "")


def leaning(decision: Decision, verbs: Mapping[Action, str], lean: Callable[[str], int]) -> Decision:
    """Return a decision with ``lean`` added to what the level thinks of each verb; ``verbs`` has all choices.

    It stays as it is where a win is offered, where nothing can be passed or taken, and where the level has no value for
    each choice. Where the choice becomes another, the level has no reasons for it.
    """
    offered, values = set(verbs.values()), dict(decision.ranking)
    if "hu" in offered or "pass" not in offered or not offered & TAKES or values.keys() != verbs.keys():
        return decision
    tipped = {action: value + lean(verbs[action]) for action, value in values.items()}
    ranking = tuple(sorted(tipped.items(), key=lambda row: -row[1]))
    best = decision.action if tipped[decision.action] == ranking[0][1] else ranking[0][0]
    return replace(decision, action=best, ranking=ranking, reasons=decision.reasons if best == decision.action else ())


class Mannered:
    """A level's bot that plays in a manner."""

    def __init__(self, name: str, bot: Bot, lean: Lean, verb: Callable[[Action], str]) -> None:
        self.name = name
        self._manner = parts_of(name)[1]
        self._bot, self._lean, self._verb = bot, lean, verb

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return what the level would do with a leaning of its own."""
        decision = self._bot.decide(seen, legal, budget, rng)
        verbs = {action: self._verb(action) for action in legal}
        return leaning(decision, verbs, lambda verb: self._lean.of(self._manner, seen.rules.game, verb))
