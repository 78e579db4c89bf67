"""Makes the two wheels that the page installs, and the sources of the families that it installs later.

It builds the engine's wheel and fetches micropip's.
"""

from __future__ import annotations

import hashlib
import json
import runpy
from pathlib import Path

from . import page_wheel, python_env
from .paths import ENGINE, NODE_MODULES, PYPROJECT, ROOT, WORK
from .steps import Step, Trouble, ensure

LOCK = NODE_MODULES / "pyodide" / "pyodide-lock.json"
ENGINE_WHEELS = WORK / "engine-wheel"
PAGE_WHEELS = WORK / "page-wheel"
FAMILY_SOURCES = WORK / "family-sources"
MICROPIP_WHEELS = WORK / "micropip-wheel"

MICROPIP_SHA256 = {"0.11.1": "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"}
"""Digests of the wheels on PyPI. Pyodide's lock file has those of its own rebuilt copies."""


def build() -> list[str]:
    """Build the engine's wheel and fetch micropip's."""
    engine = Step(
        "engine-wheel",
        "building the engine's wheel",
        [ENGINE, PYPROJECT, ROOT / "LICENSE", Path(page_wheel.__file__)],
        [],
        _build_engine,
        anew=[ENGINE_WHEELS, PAGE_WHEELS, FAMILY_SOURCES],
    )
    micropip = Step(
        "micropip-wheel",
        "fetching micropip's wheel",
        [micropip_version(), json.dumps(MICROPIP_SHA256)],
        [],
        _fetch_micropip,
        anew=[MICROPIP_WHEELS],
    )
    return ensure(engine, micropip)


def engine_wheel() -> Path:
    """Return the engine's complete wheel; it must have been built."""
    return next(ENGINE_WHEELS.glob("hupai-*.whl"))


def page_wheel_of_engine() -> Path:
    """Return the engine's wheel for the page; it must have been built."""
    return next(PAGE_WHEELS.glob("hupai-*.whl"))


def family_sources(family: str) -> Path:
    """Return the archive with the sources of what comes later (`page_wheel.LATER`); it must have been built."""
    return FAMILY_SOURCES / f"{family}.zip"


def micropip_wheel() -> Path:
    """Return micropip's wheel; it must have been fetched."""
    return next(MICROPIP_WHEELS.glob("micropip-*.whl"))


def version() -> str:
    """Return the version of Hupai."""
    return str(runpy.run_path(str(ENGINE / "hupai" / "version.py"))["__version__"])


def micropip_version() -> str:
    """Return the version of micropip that goes with this Pyodide, as the lock file names it."""
    return str(json.loads(LOCK.read_text("utf-8"))["packages"]["micropip"]["version"])


def sha256(file: Path) -> str:
    """Return the file's SHA-256 in hexadecimal."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _build_engine() -> None:
    python_env.pip(
        *("wheel", ROOT, "--no-deps", "--no-build-isolation", "--wheel-dir", ENGINE_WHEELS),
        otherwise="The engine's wheel could not be built: correct pyproject.toml or engine/",
        log="engine-wheel",
    )
    page_wheel.make(engine_wheel(), PAGE_WHEELS)
    for later in page_wheel.LATER:
        page_wheel.make_later(engine_wheel(), later, FAMILY_SOURCES)


def _fetch_micropip() -> None:
    version = micropip_version()
    python_env.pip(
        *("download", f"micropip=={version}", "--no-deps", "--only-binary", ":all:"),
        # Without this, pip on an older Python would see only older versions.
        *("--python-version", "3.14", "--dest", MICROPIP_WHEELS),
        otherwise=f"Micropip could not be fetched: {python_env.ONLINE}, then try again",
        log="micropip-wheel",
    )
    if sha256(micropip_wheel()) != MICROPIP_SHA256.get(version):
        raise Trouble(
            f"The wheel of micropip {version} is not the one this project was checked with:"
            " fetch it from another package index, or review it and enter its digest in wheels.py."
        )
