"""Every error the engine raises on purpose.

    EngineError
    ├── IllegalAction      an action the rules do not allow here and now
    ├── InvalidRules       options unknown, out of range or contradictory; lists every problem
    ├── InvalidNotation    text that is not cards, a meld or an action; knows the position
    ├── CorruptRecord      a record or save that is truncated, edited or of another version
    ├── InvalidLink        a link that is cut, mistyped or leads nowhere
    ├── InvalidWeights     a bot's weights that are no such file or made for other features
    └── InvalidRequest     a façade message or command nobody understands

Each carries a ``code`` (stable, for programs), ``facts`` (JSON values that a sentence needs) and a
``position`` (0-based index into the text, or the 1-based line of a record) where there is one.
The sentences themselves live in ``hupai.explain``.
"""

from __future__ import annotations

from typing import Self

from hupai.table.json_object import Facts


class EngineError(Exception):
    """A refusal with a stable code, the facts behind it and, for texts, the position."""

    def __init__(self, code: str, *, position: int | None = None, family: str = "", **facts: object) -> None:
        self.code = code
        self.facts: Facts = facts
        self.position = position
        self.family = family
        """The family whose vocabulary has the sentence; empty for a shared one."""
        where = "" if position is None else f" at {position}"
        details = ", ".join(f"{key}={value!r}" for key, value in facts.items())
        super().__init__(f"{code}{where}" + (f" ({details})" if details else ""))

    def of(self, family: str) -> Self:
        """Return this error with its sentence from the vocabulary of ``family``, unless it already has a family."""
        self.family = self.family or family
        return self


class IllegalAction(EngineError):
    """The action is not allowed now; the hand is unchanged."""


class InvalidRules(EngineError):
    """The options make no rule set; ``facts['problems']`` lists every problem at once."""


class InvalidNotation(EngineError):
    """The text is not what it should be; ``position`` is the offending character's index."""


class CorruptRecord(EngineError):
    """The record cannot be trusted; ``position`` is the offending line, counted from 1."""


class InvalidLink(EngineError):
    """The link cannot be followed; ``position`` is the offending character's index, where it is one."""


class InvalidWeights(EngineError):
    """The weights cannot be used; ``position`` is the place of a wrong one."""


class InvalidRequest(EngineError):
    """The message, command or argument is unknown or has the wrong shape."""
