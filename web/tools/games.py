"""Writes what the engine says of its games and families: `python games.py OUT.json`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from hupai.registry import families, family_named
from hupai.session import Session
from hupai.session.facade import HOMES


def asked() -> dict[str, object]:
    """Return the answer to `games`, of each family its name in records and its games, and each request's module."""
    answer = json.loads(Session().handle('{"do": "games"}'))
    if not answer["ok"]:
        raise SystemExit(f"The engine does not tell its games: {answer['error']['text']['en']}")
    found = (family_named(name) for name in families())
    rows = [{"id": one.id, "record": one.name_in_records, "games": [game.id for game in one.games]} for one in found]
    return {"games": answer["result"], "families": rows, "homes": HOMES}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(asked(), ensure_ascii=False), "utf-8")
