"""Events: what happened at a table, as frozen facts with the names of the secret ones.

An event is a type, facts made of ints, strings, lists and None, and the names of the facts that only its owner sees.
Each seat gets a new object in which the others' secrets are None. No fact is called ``t``, ``text``, ``caption``,
``why`` or ``changes``: the façade sends its own under these names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hupai.table.json_object import Facts, Json


@dataclass(frozen=True, slots=True)
class Event:
    """One fact of a hand; ``secret`` names the facts that only seat ``owner`` sees."""

    type: str
    facts: Facts
    secret: tuple[str, ...] = ()
    owner: int = -1

    def seen_by(self, seat: int | None) -> Json:
        """Return the event as ``seat`` sees it, ready for JSON; hidden facts are None. None sees all."""
        hidden = () if seat is None or seat == self.owner else self.secret
        shown = {name: None if name in hidden else value for name, value in self.facts.items()}
        return {"t": self.type, **shown}


Emit = Callable[[Event], None]
