"""Makes the tutorial site, `dist-site/`, from `docs/site` with MkDocs: an example of what publishers can do."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from . import python_env, site
from .paths import ENGINE, ROOT, TUTORIAL
from .steps import Step, ensure, run

SOURCE = ROOT / "docs" / "site"
EMBED = "../../dist/embed/v1/"
"""Where its pages find the elements if nothing else is said: in `dist/` beside it."""


def build(embed: str = "") -> list[str]:
    """Bring `dist-site/` up to date; return the names of the steps that ran.

    ``embed`` is the address of the folder `embed/v1` of a Hupai, on any host.
    """
    ran = site.build()  # the outlines of the cards, which the pictures are drawn with
    python_env.with_package("mkdocs")
    return ran + ensure(_step(embed or EMBED))


def _step(embed: str) -> Step:
    make = partial(
        run,
        [python_env.PYTHON, "-m", "mkdocs", "build", "--strict", "-f", SOURCE / "mkdocs.yml", "-d", TUTORIAL],
        otherwise="The tutorial site could not be built: correct the page of docs/site that MkDocs names",
        log="tutorial",
        env={"PYTHONPATH": str(ENGINE), "HUPAI_EMBED": embed},
    )
    inputs: list[Path | str] = [ENGINE / "hupai", SOURCE, embed]
    return Step("tutorial", "building the tutorial site in dist-site/", inputs, [], make, anew=[TUTORIAL])
