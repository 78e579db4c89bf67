"""Builds the article of tests/fixtures/publishing with each publishing system, or says why it does not build."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from hupai_build import node, npm_package
from hupai_build.paths import ENGINE, TESTS, WORK
from hupai_build.steps import Step, Trouble, ensure, run
from tests.markup import Markup, Tag

FIXTURES = TESTS / "fixtures" / "publishing"
ARTICLE = FIXTURES / "article.md"
WRONG = FIXTURES / "wrong.md"
WRONG_LINE = 8
"""The line of the wrong notation in :data:`WRONG`."""
WORKSHOP = WORK / "publishing"
MKDOCS = (sys.executable, "-m", "mkdocs")
INSTALL = ("install", "--ignore-scripts", "--no-audit", "--no-fund")
BLOCK = re.compile(r"^```hupai\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Built:
    """What a system made of an article: the page, or the reason why there is none."""

    page: str
    said: str
    """What it printed."""


def blocks(article: Path = ARTICLE) -> list[str]:
    """Return the blocks of an article."""
    return [block.rstrip("\n") for block in BLOCK.findall(article.read_text("utf-8"))]


def package() -> Path:
    """Return the folder of the npm package, made if it is out of date; the site must have been built."""
    ensure(npm_package.step())
    return npm_package.FOLDER


def mkdocs(article: Path, folder: Path) -> Built:
    """Build an article with MkDocs in a new folder."""
    shutil.copytree(FIXTURES / "mkdocs", folder)
    (folder / "docs").mkdir()
    shutil.copy(article, folder / "docs" / "index.md")
    return _built([*MKDOCS, "build", "--strict"], folder, folder / "site" / "index.html")


def run_mkdocs(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command of MkDocs in a folder."""
    return _ran([*MKDOCS, *arguments], folder)


def mdx(article: Path, folder: Path) -> Built:
    """Compile an article with MDX and our remark plugin, as Docusaurus does."""
    _with_packages(folder)
    shutil.copy(FIXTURES / "docusaurus" / "compile.mjs", folder)
    shutil.copy(article, folder / "article.md")
    return _built([node.node(), "compile.mjs", "article.md"], folder)


def hexo(article: Path, folder: Path) -> Built:
    """Build an article with Hexo in a new folder."""
    shutil.copytree(FIXTURES / "hexo", folder)
    _with_packages(folder)
    _with_front_matter(folder / "front.md", article, folder / "source" / "_posts" / "article.md")
    command: list[str | Path] = [node.node(), "node_modules/hexo/bin/hexo", "generate"]
    return _built(command, folder, folder / "public" / "article.html")


def docusaurus(article: Path) -> Built:
    """Build an article with a whole Docusaurus."""
    folder = WORKSHOP / "docusaurus"
    fixture = FIXTURES / "docusaurus"
    _install("docusaurus", fixture, INSTALL)
    for made in ("build", "docs", ".docusaurus"):
        shutil.rmtree(folder / made, ignore_errors=True)
    shutil.copy(fixture / "docusaurus.config.mjs", folder)
    _with_front_matter(fixture / "front.md", article, folder / "docs" / "article.md")
    command: list[str | Path] = [node.node(), "node_modules/@docusaurus/core/bin/docusaurus.mjs", "build"]
    return _built(command, folder, folder / "build" / "index.html")


def wordpress(article: Path, php: str) -> Built:
    """Run the plugin for WordPress on an article."""
    script = FIXTURES / "wordpress" / "render.php"
    done = subprocess.run([php, str(script)], input=article.read_bytes(), capture_output=True, check=False)
    return Built(done.stdout.decode() if done.returncode == 0 else "", done.stderr.decode())


def elements(page: str) -> list[Tag]:
    """Return our elements in a page."""
    return [tag for tag in Markup(page).tags if tag.name.startswith("hupai-")]


def _with_front_matter(front: Path, article: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(front.read_text("utf-8") + article.read_text("utf-8"), "utf-8")


def _with_packages(folder: Path) -> None:
    """Let a folder have the npm packages of the systems, and ours."""
    _install("node", FIXTURES / "node", ("ci", *INSTALL[1:]))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "node_modules").symlink_to(WORKSHOP / "node" / "node_modules")


def _install(name: str, fixture: Path, how: tuple[str, ...]) -> None:
    """Install the npm packages of a fixture, and ours; skip the test where they cannot be had."""
    step = _installed(name, fixture, how)
    try:
        ensure(step)
    except Trouble as trouble:
        pytest.skip(str(trouble))


def _installed(name: str, fixture: Path, how: tuple[str, ...]) -> Step:
    """Return the step that installs the npm packages of a fixture, and ours."""
    folder = WORKSHOP / name
    manifests = [file for file in fixture.iterdir() if file.name.startswith("package") or file.name == ".npmrc"]

    def action() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for file in manifests:
            shutil.copy(file, folder)
        run(
            [node.npm(), *how],
            otherwise="The packages of a publishing system could not be installed: check that this machine is online",
            log=f"publishing-{name}",
            cwd=folder,
            env=node.environment(),
        )
        shutil.copytree(package(), folder / "node_modules" / "hupai-embed")

    made = [folder / "node_modules" / "hupai-embed" / "package.json"]
    return Step(f"publishing-{name}", f"installing {name} for the tests", [*manifests, package()], made, action)


def _built(command: Sequence[str | Path], folder: Path, page: Path | None = None) -> Built:
    """Run a build; its page is a file, or what it prints."""
    done = _ran(command, folder)
    said = done.stdout + done.stderr
    if done.returncode != 0:
        return Built("", said)
    return Built(page.read_text("utf-8") if page else done.stdout, said)


def _ran(command: Sequence[str | Path], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder; its Python finds the engine."""
    return subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**os.environ, **node.environment(), "PYTHONPATH": str(ENGINE), "NO_UPDATE_NOTIFIER": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
