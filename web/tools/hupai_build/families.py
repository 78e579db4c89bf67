"""Makes what the page needs of the families of games: which there are, and the archives of those that come later.

A start brings one family. The code of every other one (`page_wheel.APART`) is an archive that the page fetches when one
of its games is wanted. The name of an archive has the digest of its content: a page of another build finds none. The
house rules of all games are a file that the page fetches right after its first view. A part of the engine that only
some pages need (`page_wheel.PARTS`) is such an archive too.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

from . import node, page_wheel, python_env, wheels
from .paths import ENGINE, NODE_MODULES, TOOLS, WORK
from .steps import Step

HOUSE_RULES = "assets/house-rules.json"
"""The file of the site with what `offers` returns."""
ANSWERS = WORK / "families" / "games.json"
"""What the engine says of all games and families."""
SHIPPED = "boot"
"""The folder of the archives in the site."""


def packed(family: str) -> Path:
    """Return the archive of a family or a part that comes later; it must have been made."""
    return WORK / "families" / f"{family}.pack"


def shipped() -> dict[str, str]:
    """Return the path in the site of each archive, by family or part."""
    return {later: f"{SHIPPED}/{later}-{wheels.sha256(packed(later))[:12]}.pack" for later in page_wheel.LATER}


def lobby() -> dict[str, Any]:
    """Return what the page needs to draw the whole lobby before Python runs: the engine's answer about its games.

    House rules and names come later, so that the first view stays light: see `offers`.
    """
    answer = _answers()["games"]
    for game in answer["games"]:
        del game["options"]
    for family in answer["families"]:
        del family["names"]
    for bot in answer["bots"]:
        del bot["about"]  # no page shows it
    return dict(answer)


def offers() -> dict[str, dict[str, Any]]:
    """Return the house rules of each family's games, and what they call things."""
    answer = _answers()["games"]
    return {
        family["id"]: {
            "options": {game["id"]: game["options"] for game in answer["games"] if game["family"] == family["id"]},
            "names": family["names"],
        }
        for family in answer["families"]
    }


def known() -> list[dict[str, Any]]:
    """Return every family as the page's scripts know it: its name, that in records, its games, its archive."""
    archives = shipped()
    return [row | {"archive": archives.get(row["id"])} for row in _answers()["families"]]


def parts() -> list[dict[str, Any]]:
    """Return every part that is no family: its name, the path of its archive in the site, the requests that need it."""
    archives, homes = shipped(), _answers()["homes"]
    found = {verb: page_wheel.later_of(f"hupai/session/{home}.py") for verb, home in homes.items()}
    return [
        {"id": part, "archive": archives[part], "requests": [verb for verb, home in found.items() if home == part]}
        for part in page_wheel.PARTS
    ]


def asking() -> Step:
    """Return the step that asks the engine for its games."""
    ask = partial(
        python_env.script,
        *("games", ANSWERS),
        otherwise="The engine could not be asked for its games: correct what Python reports",
    )
    inputs = [ENGINE / "hupai", TOOLS / "games.py"]
    return Step("games", "asking the engine for its games", inputs, [ANSWERS], ask)


def packing(whole: Path, inputs: list[Path | str]) -> list[Step]:
    """Return the steps that make the archives, from the archive with all sources of a start."""
    return [
        Step(
            f"family-{later}",
            f"packing {later} for the page",
            [*inputs, TOOLS / "play_family.py", wheels.FAMILY_SOURCES, Path(__file__)],
            [packed(later)],
            partial(_pack, later, whole),
        )
        for later in page_wheel.LATER
    ]


def _answers() -> Any:
    return json.loads(ANSWERS.read_text("utf-8"))


def _pack(family: str, whole: Path) -> None:
    sources = {name: wheels.family_sources(name) for name in (page_wheel.STUDY, family)}
    node.script(
        *("pack_python", NODE_MODULES / "pyodide", whole, packed(family)),
        *(f"{name}={archive}" for name, archive in sources.items()),
        otherwise=f"The part {family} could not be packed: correct what Python reports",
        log=f"family-{family}",
    )
    python_env.compress(packed(family))
