"""Errors of the command line that the engine does not raise itself."""

from __future__ import annotations

from collections.abc import Mapping

from hupai.table.json_object import Facts


class UsageError(Exception):
    """The command line itself makes no sense; the text says why."""


class Refused(Exception):
    """The façade refused a request; ``text`` is its sentence by language, ``code`` says which error it was."""

    def __init__(self, error: Facts) -> None:
        super().__init__(error["code"])
        self.code: str = error["code"]
        self.text: Mapping[str, str] = error["text"]
