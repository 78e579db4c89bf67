"""Makes the data of the reading pages (lessons, rule books, glossary) by asking the engine."""

from __future__ import annotations

from functools import partial

from . import python_env
from .paths import ENGINE, ROOT, TOOLS, WORK
from .steps import Step

DATA = WORK / "learn"
"""Where the files that `hupai_learn/files.py` names are written."""

ALSO = ROOT / "docs" / "site" / "also.toml"
"""What one of the files is made from; the tutorial site has it too."""


def step() -> Step:
    """Return the step that makes the data; it runs again whenever the engine or a lesson changes."""
    make = partial(
        python_env.script,
        *("hupai_learn", DATA),
        otherwise="The lessons could not be made: correct what Python reports",
    )
    inputs = [ENGINE / "hupai", TOOLS / "hupai_learn", ALSO]
    return Step("learn", "asking the engine for the lessons", inputs, [], make, anew=[DATA])
