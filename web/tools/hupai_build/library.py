"""Changes the standard library for the page's Python, so that it is smaller and starts sooner.

Pyodide's own library is shipped too, unchanged. The plain way to start uses it, which is tried if this one fails.
"""

from __future__ import annotations

import zipfile
from pathlib import Path

from .paths import TOOLS
from .steps import Trouble

STANDINS = TOOLS / "standins"
"""Modules that stand in for modules of the library of which the page's Python uses little or nothing."""
ADDED = {
    "dataclasses.py": b"\n\nfrom _prepared import execute as exec\n",
    "re/_compiler.py": b"\n\nfrom _prepared import compiling\ncompile = compiling(compile)\n",
}
"""Code that is added to modules of the library, so that they take what _prepared.py has ready."""
REPLACEMENTS = {
    "_pyodide/_base.py": {
        b"import linecache\nimport tokenize\n": b"from _later import linecache, tokenize\n",
        # Without a comment in the source, its last character shows whether it ends in a semicolon.
        b"    # largely inspired from IPython:": (
            b"    if '#' not in source:\n        return source.rstrip().endswith(';')\n"
        ),
    },
    "_pyodide/__init__.py": {
        b"= traceback.print_exception": b"= lambda *facts: traceback.print_exception(*facts)",
    },
    "pyodide/code.py": {
        b"from inspect import Parameter, Signature, signature\n": b"",
        b"    try:\n        sig = sig": b"    from inspect import Parameter, signature\n\n    try:\n        sig = sig",
    },
    "_pyodide/jsbind.py": {
        b"no_default = Parameter.empty": b"from .jsbind import no_default",
        b"kwparam_defaults.append(p.default)": (
            b"kwparam_defaults.append(no_default if p.default is Parameter.empty else p.default)"
        ),
    },
}
"""Code that is replaced in modules of the library, so that they load other modules later or never."""
RELOCATED = {"_pyodide/jsbind.py": "_pyodide/_jsbind.py", "inspect.py": "_inspect.py", "traceback.py": "_traceback.py"}
"""New places of modules that their stand-ins may still import."""


def write(whole: Path, stdlib: Path, engine: Path) -> None:
    """Write one archive with the sources of the library, its stand-ins and the engine's wheel."""
    standins = {file.relative_to(STANDINS).as_posix(): file.read_bytes() for file in sorted(STANDINS.rglob("*.py"))}
    with zipfile.ZipFile(whole, "w") as made:
        for archive in (stdlib, engine):
            with zipfile.ZipFile(archive) as given:
                for name in given.namelist():
                    if ".dist-info/" in name or name.endswith("/"):
                        continue
                    if name in RELOCATED or name not in standins:
                        made.writestr(RELOCATED.get(name, name), patched(name, given.read(name)))
        for name, content in standins.items():
            made.writestr(name, content)


def patched(name: str, text: bytes) -> bytes:
    """Return the source of a library module after the changes for the page."""
    for old, new in REPLACEMENTS.get(name, {}).items():
        if old not in text:
            known = "web/tools/hupai_build/library.py"
            raise Trouble(f"Pyodide has another {name} than {known} knows: REPLACEMENTS there must follow it.")
        text = text.replace(old, new, 1)
    return text + ADDED.get(name, b"")
