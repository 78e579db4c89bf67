"""The finished parts of a long run, kept in a file, so that the same command continues after an interruption."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any


def finished(ledger: Path | None) -> dict[str, Any]:
    """Return the finished parts of a ledger by their keys; a line cut short by an interruption is ignored."""
    found: dict[str, Any] = {}
    if ledger is not None and ledger.exists():
        for line in ledger.read_text("utf-8").splitlines():
            with contextlib.suppress(ValueError):
                key, part = json.loads(line)
                found[key] = part
    return found


def note(ledger: Path | None, key: str, part: Any) -> None:
    """Note the result of a part in the ledger, if there is one."""
    if ledger is not None:
        with ledger.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, part]) + "\n")
