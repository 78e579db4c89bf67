"""What archives hold."""

from __future__ import annotations

import zipfile
from pathlib import Path


def unzipped(archive: Path) -> dict[str, bytes]:
    """Return the files of an archive by name."""
    with zipfile.ZipFile(archive) as content:
        return {name: content.read(name) for name in content.namelist()}
