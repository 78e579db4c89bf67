"""Writes the documentation of what the package offers to programs, as HTML: `python api_docs.py FOLDER`.

Whatever pdoc warns of is an error: a public name that does not resolve, a reference into nothing.
"""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

import pdoc

import hupai

MODULES = (
    "hupai",
    "hupai.bots",
    "hupai.calculators",
    "hupai.markdown",
    "hupai.quiz",
    "hupai.puzzles",
    "hupai.registry",
    "hupai.table",
)
"""What programs import. Of `hupai` itself only what its `__all__` names."""


def main(folder: Path) -> None:
    """Write all pages into the folder."""
    warnings.simplefilter("error")
    for name in hupai.__all__:  # some are loaded when they are asked for, and pdoc only looks
        vars(hupai)[name] = getattr(hupai, name)
    pdoc.render.configure(docformat="restructuredtext", footer_text=f"Hupai {hupai.__version__}")
    pdoc.pdoc(*MODULES, output_directory=folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
