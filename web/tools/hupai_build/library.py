"""Changes the standard library for the page's Python, so that it is smaller and starts sooner.

Pyodide's own library is shipped too, unchanged. The plain way to start uses it, which is tried if this one fails.
"""

from __future__ import annotations

import zipfile
from pathlib import Path

from .paths import TOOLS

STANDINS = TOOLS / "standins"
"""Modules that stand in for modules of the library of which the page's Python uses nothing, and `_prepared.py`."""
ADDED = {
    "dataclasses.py": b"\n\nfrom _prepared import execute as exec\n",
    "re/_compiler.py": b"\n\nfrom _prepared import compiling\ncompile = compiling(compile)\n",
}
"""Code that is added to modules of the library, so that they take what _prepared.py has ready."""


def write(whole: Path, stdlib: Path, engine: Path) -> None:
    """Write one archive with the sources of the library, its stand-ins and the engine's wheel."""
    standins = {file.relative_to(STANDINS).as_posix(): file.read_bytes() for file in sorted(STANDINS.rglob("*.py"))}
    with zipfile.ZipFile(whole, "w") as made:
        for archive in (stdlib, engine):
            with zipfile.ZipFile(archive) as given:
                for name in given.namelist():
                    if name not in standins and ".dist-info/" not in name and not name.endswith("/"):
                        made.writestr(name, given.read(name) + ADDED.get(name, b""))
        for name, content in standins.items():
            made.writestr(name, content)
