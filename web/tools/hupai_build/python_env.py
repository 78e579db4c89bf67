"""Makes the project's own virtual environment and installs pinned packages in it."""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from pathlib import Path

from .paths import CONSTRAINTS, ENGINE, PYPROJECT, TOOLS, VENV
from .steps import Step, ensure, exclusive, run

BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

ONLINE = "check that this machine is online and can reach a Python package index (pip's settings apply)"


def for_building() -> list[str]:
    """Make the environment and install what the site needs."""
    return ensure(_make()) + ensure(_install("build", wanted("build")))


def for_testing() -> list[str]:
    """Install what the tests need as well."""
    return for_building() + ensure(_install("test", wanted("test")))


def with_package(name: str) -> None:
    """Install one more pinned package, for example a tool that the machine lacks."""
    for_building()
    ensure(_install(name, [name]))


def pip(*arguments: str | Path, otherwise: str, log: str) -> None:
    """Run the environment's pip, quietly and without questions."""
    command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    run(command, otherwise=otherwise, log=log)


def script(name: str, *arguments: str | Path, otherwise: str, log: str = "") -> None:
    """Run a script or a package of web/tools, which may import the engine."""
    what = [TOOLS / f"{name}.py"] if (TOOLS / f"{name}.py").is_file() else ["-m", name]
    path = os.pathsep.join(map(str, (ENGINE, TOOLS)))
    run([PYTHON, *what, *arguments], otherwise=otherwise, log=log or name, env={"PYTHONPATH": path})


def compress(file: Path) -> list[str]:
    """Compress a file in place, for whoever fetches it from the site; this is part of a step."""
    said = "A file could not be compressed: delete .venv and try again"
    script("compress", file, otherwise=said, log=f"compress-{file.stem}")
    return []


def wanted(group: str) -> list[str]:
    """Return the requirements of a group, as pyproject.toml names them."""
    project = tomllib.loads(PYPROJECT.read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    return list(extras[group] if group in extras else project["dependency-groups"][group])


def _make() -> Step:
    return Step(
        "venv",
        "making a virtual environment in .venv",
        [sys.version, str(VENV.resolve())],
        [PYTHON],
        _create,
    )


def _create() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    run(
        [sys.executable, "-m", "venv", VENV],
        otherwise="Install Python's venv module (Debian and Ubuntu: apt install python3-venv) and try again",
        log="venv",
    )


def _install(group: str, requirements: list[str]) -> Step:
    def action() -> None:
        with exclusive("installing"):
            pip(
                "install",
                "--constraint",
                CONSTRAINTS,
                *requirements,
                otherwise=f"The Python packages could not be installed: {ONLINE}, then try again",
                log=f"packages-{group}",
            )

    return Step(
        f"packages-{group}",
        f"installing Python packages: {', '.join(requirements)}",
        [CONSTRAINTS, *requirements, _identity()],
        [PYTHON],
        action,
    )


def _identity() -> str:
    """Return a text that changes whenever the environment is made again."""
    config = VENV / "pyvenv.cfg"
    return str(config.stat().st_mtime_ns) if config.is_file() else "none"
