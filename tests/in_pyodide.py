"""Runs Python in the site's own Pyodide under Node, and façade requests here, to compare the two."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence

from hupai_build import families, node
from hupai_build.paths import DIST, TOOLS
from tests.limits import LONG_S

WAYS = ("snapshot", "trimmed", "plain")
"""How a page starts Python: from a memory snapshot, from the compiled archive, or from the plain runtime."""


def ask_here(requests: Sequence[str]) -> list[str]:
    """The replies of one session in this Python to each request."""
    from hupai.session import Session

    session = Session()
    return [session.handle(request) for request in requests]


def run_in_pyodide(
    source: str, input_text: str = "", way: str = "trimmed", *, alone: bool = False, program: str = "site"
) -> str:
    """The value of the last expression of `source` in the built site's Pyodide, started in one of WAYS.

    Every family is there, or `alone` what a start brings. The program is the site's, its `first` part, or the `whole`.
    """
    later = {} if alone else families.shipped()
    done = subprocess.run(
        [str(node.node()), str(TOOLS / "pyodide_node.mjs"), str(DIST)],
        input=json.dumps({"source": source, "input": input_text, "way": way, "families": later, "program": program}),
        capture_output=True,
        encoding="utf-8",
        timeout=LONG_S,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"Python in Pyodide failed: {done.stderr}")
    return done.stdout
