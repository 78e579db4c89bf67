"""The standard library as the page's Python has it: without what only the runtime asks for, and ready sooner.

Pyodide's own library is shipped too, untouched: the plain way to start, which is there when this one fails, has that.
"""

from __future__ import annotations

import zipfile
from pathlib import Path

from .paths import TOOLS

STANDINS = TOOLS / "standins"
"""What the page's Python has in the place of a module of the library, as it uses little or nothing of that."""
ADDED = {
    "dataclasses.py": b"\n\nfrom _prepared import execute as exec\n",
    "re/_compiler.py": b"\n\nfrom _prepared import compiling\ncompile = compiling(compile)\n",
}
"""What is added to modules of the library, so that they ask _prepared.py for what it has ready."""


def write(whole: Path, stdlib: Path, engine: Path) -> None:
    """Put the library, with what stands in for parts of it, and the engine's wheel into one archive of sources."""
    standins = {file.relative_to(STANDINS).as_posix(): file.read_bytes() for file in sorted(STANDINS.rglob("*.py"))}
    with zipfile.ZipFile(whole, "w") as made:
        for archive in (stdlib, engine):
            with zipfile.ZipFile(archive) as given:
                for name in given.namelist():
                    if ".dist-info/" not in name and not name.endswith("/") and name not in standins:
                        made.writestr(name, given.read(name) + ADDED.get(name, b""))
        for name, content in standins.items():
            made.writestr(name, content)
