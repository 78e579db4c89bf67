"""The player who does anything: the base of the ladder, and a fuzzer of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.bots.base import Budget, Decision
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import Action
from hupai.zipai.observation import Observation


class RandomBot:
    """Chooses any legal action, each equally likely."""

    name = "random"

    def decide(
        self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream
    ) -> Decision:
        """Return any of ``legal``."""
        return Decision(rng.choice(legal), (Reason("bot_random", "bot.random"),))
