"""Files that a command reads."""

from __future__ import annotations

import sys
from pathlib import Path

from hupai.table.errors import CorruptRecord


def read_record(path: str) -> str:
    """Return a record file's text (``-``: standard input); CorruptRecord if it is not text."""
    data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise CorruptRecord("not_a_record", position=1) from None
