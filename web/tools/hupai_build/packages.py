"""Makes what is published apart from the site: the packages for Python and npm, and the documentation of the first."""

from __future__ import annotations

import shutil
from functools import partial

from . import npm_package, python_env, site, wheels
from .paths import API_DOCS, ENGINE, PACKAGES, PYPROJECT, ROOT, TOOLS
from .steps import Step, ensure, run


def build() -> list[str]:
    """Bring `dist-packages/` up to date: wheel, source archive, npm archive. Return the names of the steps that ran."""
    ran = site.build()
    return ran + ensure(npm_package.step(site.version), _packed())


def docs() -> list[str]:
    """Bring `dist-docs/` up to date; return the names of the steps that ran."""
    ran = site.build()  # the outlines of the cards are part of the package
    python_env.with_package("pdoc")
    return ran + ensure(_documented())


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
