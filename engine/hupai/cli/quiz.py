"""``hupai quiz``: make the file of a quiz from an author's questions; the engine answers them."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from hupai.quiz import made
from hupai.table.errors import InvalidRequest


def quiz(args: argparse.Namespace) -> None:
    """``hupai quiz``: write the quiz as one line of JSON."""
    data = sys.stdin.buffer.read() if args.file == "-" else Path(args.file).read_bytes()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidRequest("quiz_not_toml", error=str(error)) from None
    found = json.dumps(made(text), ensure_ascii=False, separators=(",", ":")) + "\n"
    if args.output:
        Path(args.output).write_text(found, "utf-8")
    else:
        sys.stdout.write(found)
