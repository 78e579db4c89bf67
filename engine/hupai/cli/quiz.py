"""``hupai quiz``: make the file of a quiz from an author's questions; the engine answers them."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from hupai.cli.files import read_text
from hupai.quiz import made
from hupai.table.errors import InvalidRequest


def quiz(args: argparse.Namespace) -> None:
    """``hupai quiz``: write the quiz as one line of JSON."""
    try:
        text = read_text(args.file)
    except UnicodeDecodeError as error:
        raise InvalidRequest("quiz_not_toml", error=str(error)) from None
    found = json.dumps(made(text), ensure_ascii=False, separators=(",", ":")) + "\n"
    if args.output:
        Path(args.output).write_text(found, "utf-8")
    else:
        sys.stdout.write(found)
