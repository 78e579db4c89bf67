"""The random bot: the bottom of the ladder, and a fuzzer for the rules."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget, Decision
from hupai.table.chance import Stream
from hupai.table.family import Action, Observation
from hupai.table.reason import Reason


class RandomBot:
    """Chooses among the legal actions, each equally likely."""

    name = "random"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return a random action."""
        return Decision(rng.choice(legal), (Reason("bot_random", "bot.random"),))
