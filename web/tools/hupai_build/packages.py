"""Makes what is published apart from the site: packages for Python and npm, the first one's documentation, a tutorial.

The tutorial site is made from `docs/site` with MkDocs: an example of what publishers can do.
"""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

from . import npm_package, python_env, site, wheels
from .paths import API_DOCS, ENGINE, PACKAGES, PYPROJECT, ROOT, TOOLS, TUTORIAL
from .steps import Step, ensure, run

SOURCE = ROOT / "docs" / "site"
"""What the tutorial site is made from."""
EMBED = "../../dist/embed/v1/"
"""Where its pages find the elements if nothing else is said: in `dist/` beside it."""


def build() -> list[str]:
    """Bring `dist-packages/` up to date: wheel, source archive, npm archive. Return the names of the steps that ran."""
    ran = site.build()
    return ran + ensure(npm_package.step(), _packed())


def docs() -> list[str]:
    """Bring `dist-docs/` up to date; return the names of the steps that ran."""
    ran = site.build()  # the outlines of the cards are part of the package
    python_env.with_package("pdoc")
    return ran + ensure(_documented())


def tutorial(embed: str = "") -> list[str]:
    """Bring `dist-site/` up to date; return the names of the steps that ran.

    ``embed`` is the address of the folder `embed/v1` of a Hupai, on any host.
    """
    ran = site.build()  # the pictures are drawn with the outlines of the cards
    python_env.with_package("mkdocs")
    return ran + ensure(_taught(embed or EMBED))


def _packed() -> Step:
    def action() -> None:
        shutil.copy(wheels.engine_wheel(), PACKAGES)
        run(
            [python_env.PYTHON, "-m", "hatchling", "build", "--target", "sdist", "--directory", PACKAGES],
            otherwise="The source archive could not be built: correct pyproject.toml or engine/",
            log="source-archive",
        )
        npm_package.pack(PACKAGES)

    inputs = [ENGINE, PYPROJECT, ROOT / "LICENSE", wheels.ENGINE_WHEELS, npm_package.FOLDER]
    return Step("packages", "packing the packages into dist-packages/", inputs, [], action, anew=[PACKAGES])


def _documented() -> Step:
    write = partial(
        python_env.script,
        *("api_docs", API_DOCS),
        otherwise="The documentation could not be written: correct what pdoc reports",
    )
    inputs = [ENGINE, TOOLS / "api_docs.py"]
    return Step("api-docs", "documenting the package in dist-docs/", inputs, [], write, anew=[API_DOCS])


def _taught(embed: str) -> Step:
    make = partial(
        run,
        [python_env.PYTHON, "-m", "mkdocs", "build", "--strict", "-f", SOURCE / "mkdocs.yml", "-d", TUTORIAL],
        otherwise="The tutorial site could not be built: correct the page of docs/site that MkDocs names",
        log="tutorial",
        env={"PYTHONPATH": str(ENGINE), "HUPAI_EMBED": embed},
    )
    inputs: list[Path | str] = [ENGINE / "hupai", SOURCE, embed]
    return Step("tutorial", "building the tutorial site in dist-site/", inputs, [], make, anew=[TUTORIAL])
