"""A reason why an action is refused, or an effect that it has: a code, its facts and the rule behind it."""

from __future__ import annotations

from dataclasses import dataclass, field

from hupai.table.json_object import Facts

TELLS, WARNS, ASKS = "tells", "warns", "asks"
"""How severe an effect is: whether the player is informed, warned, or asked to confirm."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact of the rules in this position; ``hupai.explain`` puts it in words.

    ``code`` is stable, ``facts`` are JSON values (cards as ``3s``), ``rule`` the id of a rule in the rule book.
    """

    code: str
    rule: str
    facts: Facts = field(default_factory=dict)
