"""Compresses files in place, as gzip does but smaller.

    python compress.py FILE …

This takes seconds for a megabyte. What is compressed once, in a build, is fetched by every player.
"""

from __future__ import annotations

import sys
from pathlib import Path

from zopfli import gzip

ROUNDS = 5
"""More take longer, and make a file smaller by a few bytes."""


def main() -> None:
    """Compress the files that are named."""
    for name in sys.argv[1:]:
        file = Path(name)
        file.write_bytes(gzip.compress(file.read_bytes(), numiterations=ROUNDS))


if __name__ == "__main__":
    main()
