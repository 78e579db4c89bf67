"""Makes what Python starts from in the page: the runtime, two archives of library and engine, the memory snapshot."""

from __future__ import annotations

import gzip
import json
import shutil
import struct
from functools import partial
from pathlib import Path
from typing import Any

from . import families, library, node, python_env, wheels
from .paths import LOCKED, NODE_MODULES, TOOLS, WEB, WORK
from .steps import Step, together

PYODIDE = NODE_MODULES / "pyodide"
WASM = "pyodide.asm.wasm"
"""The program that Python runs in, in Pyodide's package; the site has the first part of it under this name."""
PROGRAMS = {
    "pyodide.asm.js": PYODIDE / "pyodide.asm.mjs",
    "python_stdlib.zip": PYODIDE / "python_stdlib.zip",
}
"""Files that are shipped unchanged from Pyodide's package, by their names in the site. With these and the program,
Python starts in the plain way; the loader is in the worker's script. Scripts are named `.js`: many hosts give `.mjs` no
type that a browser runs."""
CALLED = TOOLS / "called.txt"
"""The functions of the program that play calls: see web/tools/profile_program.mjs."""
PROGRAM = WORK / "runtime" / "program"
"""The program in two parts, or whole where CALLED is of another one: see web/tools/split_program.mjs."""

WHOLE = WORK / "runtime" / "whole.zip"
"""The sources of the changed standard library and of the engine. What is used of them is packed."""
LIBRARY, ENGINE = WORK / "runtime" / "python.pack", WORK / "runtime" / "engine.pack"
"""Two archives of compiled code, each compressed as a whole: the part of the standard library that a start uses, and
the engine with the rest of the library that is used."""
SNAPSHOT = WORK / "runtime" / "python.snapshot"
"""The memory of a warm Python that has imported all of this, as the difference from a fresh memory."""
BUILT = WORK / "runtime" / "built.json"
"""What the worker must know of these files before it requests them, and the families for all scripts: which there are,
and what their own scripts bring."""

SHIPPED_LIBRARY, SHIPPED_ENGINE = "boot/python.pack", "boot/engine.pack"
SHIPPED_SNAPSHOT = "boot/python.snapshot.gz"
SHIPPED_LOCK = f"pyodide/{wheels.LOCK.name}"


def steps() -> list[Step]:
    """Return the steps that make these files, in order; the first ones need the wheels.

    They are the sources, the archives of a start and the snapshot, those of each family and part, the program, and what
    is noted of all. The sources come first, the snapshot after its archives; the others do not need each other.
    """
    restoring, starting = (WEB / "src" / "boot" / name for name in ("snapshot_delta.js", "archives.js"))
    scripts = ("pack_python.mjs", "pack_python.py", "warm.py", "questions.py", "compress.py")
    given = [library.STANDINS, Path(library.__file__), LOCKED, wheels.PAGE_WHEELS]
    inputs: list[Path | str] = [*(TOOLS / name for name in scripts), starting, Path(__file__), LOCKED, WHOLE]
    makers = [TOOLS / "snapshot.mjs", TOOLS / "warm.py", TOOLS / "questions.py", restoring, starting]
    archives = [LIBRARY, ENGINE]
    splitters = [TOOLS / "split_program.mjs", TOOLS / "program.mjs", CALLED]
    split = partial(
        node.script,
        *("split_program", PYODIDE / WASM, CALLED, PROGRAM),
        otherwise="Python's program could not be split: delete web/node_modules and try again",
    )
    later = families.packing(WHOLE, inputs)
    built = [
        *(LOCKED, *archives, SNAPSHOT, PROGRAM, wheels.PAGE_WHEELS, wheels.MICROPIP_WHEELS, Path(__file__)),
        *(families.ANSWERS, Path(families.__file__), *(file for step in later for file in step.outputs)),
    ]
    return [
        Step("sources", "gathering Python's sources", given, [WHOLE], _gather),
        Step("archive", "packing Python for the page", inputs, archives, _pack),
        Step("snapshot", "taking a memory snapshot", [*makers, LOCKED, *archives], [SNAPSHOT], _take),
        *later,
        Step("program", "splitting Python's program", [*splitters, LOCKED], [], split, anew=[PROGRAM]),
        Step("built", "noting what the worker needs", built, [BUILT], _note),
    ]


def copy(site: Path) -> None:
    """Copy these files into the site, with only micropip in Pyodide's lock file: the site has no other package."""
    for path, file in _shipped().items():
        (site / path).parent.mkdir(exist_ok=True)
        shutil.copyfile(file, site / path)
    (site / SHIPPED_LOCK).write_bytes(_shipped_lock())
    # Few hosts compress files of a type that they do not know, so the snapshot is packed here.
    (site / SHIPPED_SNAPSHOT).write_bytes(gzip.compress(SNAPSHOT.read_bytes(), 9, mtime=0))


def program() -> dict[str, Path]:
    """Return the parts of the program by their paths in the site, the first one first."""
    parts = sorted(PROGRAM.iterdir(), key=lambda part: part.name != WASM)
    return {f"pyodide/{part.name}": part for part in parts}


def _gather() -> None:
    library.write(WHOLE, PYODIDE / "python_stdlib.zip", wheels.page_wheel_of_engine())


def _pack() -> None:
    node.script(
        *("pack_python", PYODIDE, WHOLE, LIBRARY, ENGINE),
        otherwise="Python could not be packed: delete web/node_modules and try again",
    )
    together(partial(python_env.compress, LIBRARY), partial(python_env.compress, ENGINE))


def _take() -> None:
    node.script(
        *("snapshot", PYODIDE, LIBRARY, ENGINE, SNAPSHOT),
        otherwise="The memory snapshot cannot be made or answers wrongly: where Pyodide is newer, its private interface"
        " for snapshots has changed, and web/tools/snapshot.mjs and web/src/boot/snapshot_delta.js must follow",
    )


def _shipped() -> dict[str, Path]:
    """Return every file that is shipped as it is, by its path in the site."""
    files = {f"pyodide/{name}": file for name, file in PROGRAMS.items()}
    files |= program() | {SHIPPED_LIBRARY: LIBRARY, SHIPPED_ENGINE: ENGINE}
    files |= {path: families.packed(family) for family, path in families.shipped().items()}
    return files | {f"wheels/{wheel.name}": wheel for wheel in (wheels.page_wheel_of_engine(), wheels.micropip_wheel())}


def _note() -> None:
    engine, micropip = wheels.page_wheel_of_engine(), wheels.micropip_wheel()
    sizes = {path: file.stat().st_size for path, file in _shipped().items()}
    told: dict[str, Any] = {
        "rest": next(iter([*program()][1:]), None),
        "bytes": sizes | {SHIPPED_LOCK: len(_shipped_lock())},
        "lock": {"info": _lock()["info"], "packages": {}},
        "snapshot": {
            "path": SHIPPED_SNAPSHOT,
            "bytes": SNAPSHOT.stat().st_size,
            "digest": wheels.sha256(SNAPSHOT),
            "head": _snapshot_header()["head"],
        },
        "engineWheel": f"wheels/{engine.name}",
        "micropipWheel": f"wheels/{micropip.name}",
        "families": families.known(),
        "parts": families.parts(),
    }
    BUILT.write_text(json.dumps(told), "utf-8")


def _snapshot_header() -> dict[str, Any]:
    """Return the header of the snapshot's file, as web/src/boot/snapshot_delta.js writes it."""
    with SNAPSHOT.open("rb") as file:
        _, length = struct.unpack("<II", file.read(8))
        header: dict[str, Any] = json.loads(file.read(length))
    return header


def _shipped_lock() -> bytes:
    """Return Pyodide's lock file with only micropip in it."""
    lock, micropip = _lock(), wheels.micropip_wheel()
    entry = lock["packages"]["micropip"] | {
        "file_name": f"../wheels/{micropip.name}",
        "sha256": wheels.sha256(micropip),
    }
    text = json.dumps(lock | {"packages": {"micropip": entry}}, ensure_ascii=False, indent=1)
    return f"{text}\n".encode()


def _lock() -> dict[str, Any]:
    lock: dict[str, Any] = json.loads(wheels.LOCK.read_text("utf-8"))
    return lock
