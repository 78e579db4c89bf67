"""The same work in Pyodide under Node, compared with CPython."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median

from clock import REPETITIONS, each_s
from workload import random_hands

from tests.in_pyodide import run_in_pyodide

SHIPPED = ("clock", "workload")

SOURCE = """
import json, sys
for name, text in json.loads(input_text).items():
    with open(f"{name}.py", "w") as file:
        file.write(text)
sys.path.insert(0, "")
from clock import REPETITIONS, each_s
from workload import random_hands
work = random_hands()
each_s(work)
json.dumps([each_s(work) for _ in range(REPETITIONS)])
"""


def speed_in_pyodide() -> float:
    """Random hands per second in Pyodide as a share of those in CPython, which is measured before and after."""
    work = random_hands()
    each_s(work)
    here = [each_s(work) for _ in range(REPETITIONS)]
    modules = {name: (Path(__file__).parent / f"{name}.py").read_text("utf-8") for name in SHIPPED}
    # The whole runtime: the clock uses more of the library than the page's archives hold.
    there: list[float] = json.loads(run_in_pyodide(SOURCE, json.dumps(modules), "plain", alone=True))
    here += [each_s(work) for _ in range(REPETITIONS)]
    return median(here) / median(there)
