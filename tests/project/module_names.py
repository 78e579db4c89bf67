"""Import names of the engine's modules."""

from __future__ import annotations

from pathlib import Path

from hupai_build.paths import ENGINE


def module_name(file: Path) -> str:
    """Return the import name of a file of the engine."""
    return ".".join(file.relative_to(ENGINE).with_suffix("").parts).removesuffix(".__init__")
