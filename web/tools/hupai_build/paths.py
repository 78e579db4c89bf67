"""The paths of the checkout's folders and files."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
"""The folder of the checkout."""

ENGINE = ROOT / "engine"
WEB = ROOT / "web"
TESTS = ROOT / "tests"
TOOLS = WEB / "tools"
PYPROJECT = ROOT / "pyproject.toml"
CONSTRAINTS = TESTS / "constraints.txt"
LOCKED = WEB / "package-lock.json"
"""The npm packages that the build uses, with their versions."""

VENV = ROOT / ".venv"
NODE_MODULES = WEB / "node_modules"
WORK = ROOT / ".build"
"""Stamps, logs and intermediate files of the build; safe to delete."""
DIST = ROOT / "dist"
"""The finished site."""
PACKAGES = ROOT / "dist-packages"
"""The packages, ready to be published."""
TUTORIAL = ROOT / "dist-site"
"""The tutorial site, which uses the elements of `dist/`."""
API_DOCS = ROOT / "dist-docs"
"""What the Python package offers to programs, as HTML."""
