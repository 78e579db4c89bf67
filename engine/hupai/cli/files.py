"""Files that a command reads, and places for those that it writes."""

from __future__ import annotations

import codecs
import errno
import os
import sys
from pathlib import Path
from typing import Final

from hupai.table.errors import CorruptRecord

_MARKS: Final = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}
"""The marks that editors put before a text, with the encoding that each stands for."""


def read_text(path: str) -> str:
    """Return a file's text (``-``: standard input), without a mark before it; UnicodeDecodeError if it is no text."""
    data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    encoding = next((encoding for mark, encoding in _MARKS.items() if data.startswith(mark)), "utf-8")
    return data.decode(encoding)


def check_place(file: str | None) -> None:
    """Raise OSError if there can be no such file: better now than after the work. None names no file."""
    if file is None:
        return
    if Path(file).is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), file)
    if not Path(file).parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), file)


def read_record(path: str) -> str:
    """Return a record file's text (``-``: standard input); CorruptRecord if it is not text."""
    try:
        return read_text(path)
    except UnicodeDecodeError:
        raise CorruptRecord("not_a_record", position=1) from None
