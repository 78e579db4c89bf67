"""What a long run has finished, kept in a file, so that the same command goes on where it was stopped."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any


def finished(ledger: Path | None) -> dict[str, Any]:
    """Return the finished parts of a ledger by their keys; a line that a break cut short counts for nothing."""
    found: dict[str, Any] = {}
    if ledger is not None and ledger.exists():
        for line in ledger.read_text("utf-8").splitlines():
            with contextlib.suppress(ValueError):
                key, part = json.loads(line)
                found[key] = part
    return found


def note(ledger: Path | None, key: str, part: Any) -> None:
    """Note in the ledger, if there is one, what a part came to."""
    if ledger is not None:
        with ledger.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, part]) + "\n")
