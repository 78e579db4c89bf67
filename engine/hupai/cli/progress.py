"""A progress bar on standard error, for a person at a terminal only."""

from __future__ import annotations

import shutil
import sys
import time
from typing import Self

from hupai.cli.words import say

BETWEEN = 0.1
"""Seconds between two drawings."""
NARROW = 12
"""Columns below which there is no bar, only the numbers."""


class Progress:
    """Call it with (done, all); it draws at most ten times a second and fits the terminal's width of the moment.

    At the end of a ``with`` statement the line is cleared.
    """

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._started = time.monotonic()
        self._drawn = 0.0
        self._shown = sys.stderr.isatty()

    def __call__(self, done: int, total: int) -> None:
        """Draw the bar, if this is a terminal and it is time."""
        now = time.monotonic()
        if not self._shown or (now - self._drawn < BETWEEN and done < total):
            return
        self._drawn = now
        left = (now - self._started) * (total - done) / max(done, 1)
        words = say(self._lang, "progress", done=done, all=total, left=round(left))
        # A Chinese character takes two columns.
        room = shutil.get_terminal_size().columns - 1 - sum(1 + (ord(char) > 0x2E80) for char in words)
        bar = ""
        if room > NARROW:
            width = room - 3
            filled = width * done // max(total, 1)
            bar = f"[{'#' * filled}{'.' * (width - filled)}] "
        sys.stderr.write(f"\r\x1b[K{bar}{words}")
        sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._shown and self._drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
