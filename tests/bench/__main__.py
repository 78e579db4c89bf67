"""`python tests/bench [--json | --profile] [--beside=SITE] [NAME …]`: measure and print; build.py bench calls it.

A NAME selects every row or profile whose name begins with it. SITE is a folder with the built site of another version.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "engine"), str(ROOT / "web" / "tools")]

import in_browser  # noqa: E402 (the path is set first)
from profiling import profile, workloads  # noqa: E402
from rows import MEASURES, as_json, as_line  # noqa: E402


def main(arguments: list[str]) -> int:
    """Measure the rows asked for, or profile them."""
    names = tuple(argument for argument in arguments if not argument.startswith("--"))
    in_browser.OTHER.extend(Path(each.partition("=")[2]) for each in arguments if each.startswith("--beside="))
    there = list(workloads()) if "--profile" in arguments else [measure.name for measure in MEASURES]
    unknown = [name for name in names if not any(other.startswith(name) for other in there)]
    if unknown:
        print(f"bench: no row is named {unknown[0]}; there are {', '.join(there)}.", file=sys.stderr)
        return 2
    if "--profile" in arguments:
        print("\n".join(profile(names)))
        return 0
    chosen = [measure for measure in MEASURES if not names or measure.name.startswith(names)]
    rows = []
    for measure in chosen:
        row = measure.row()
        if row is None:
            print(f"  {measure.name}: left out, what it needs ({measure.needs}) is not here", file=sys.stderr)
            continue
        rows.append(row)
        print(as_line(row), file=sys.stderr if "--json" in arguments else sys.stdout, flush=True)
    if "--json" in arguments:
        print(as_json(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
