"""The worked hands of the rule book as somebody would ask a calculator about them, by their ids in the book.

A row of ``fixtures/vectors/mahjong`` is what the calculator is asked and what it has to answer. Where the book says
"any", every way to win is a row; where the id has a further word, the row varies what the book says. The
wild of indicator 4p is 5p, that of 7s is 8s; K-01 to K-04 are completed with groups that add nothing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

YONGZHOU, KAWUXING, YIBIN = "yongzhou-mahjong", "kawuxing", "yibin"
FOLDER = Path(__file__).parents[2] / "fixtures" / "vectors" / "mahjong"
CIRCUMSTANCES = ("indicator", "seats_state", "calls")
"""What the tiles do not show."""


def worked_rows(name: str) -> dict[str, dict[str, Any]]:
    """The rows of a file by their ids."""
    rows = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    found = {row["id"]: row for row in rows}
    assert len(found) == len(rows), "an id is there twice"
    return found


def circumstances(row: dict[str, Any]) -> dict[str, Any]:
    """What the tiles of a row do not show."""
    return {name: row[name] for name in CIRCUMSTANCES if name in row}


def typed(row: dict[str, Any]) -> list[str]:
    """The command as a user types it."""
    words = ["score", *(f"--{name}={row[name]}" for name in ("game", "laid", "hand", "by"))]
    words += [
        f"--{name.replace('_', '-')}={row[name]}" for name in ("win", "indicator", "seats_state") if row.get(name)
    ]
    words += [f"--call={call}" for call in row.get("calls", ())]
    return words + [f"--option={name}={value}" for name, value in row.get("options", {}).items()]
