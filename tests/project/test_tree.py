"""The tree pins exact versions, names no registry and no machine, and keeps its files short."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

import pytest

from hupai_build import browser, python_env
from hupai_build.paths import CONSTRAINTS, ROOT, VENV, WEB
from hupai_build.steps import IGNORED_FOLDERS, files_in
from tests.publishing_sites import FIXTURES
from tests.rows import each_row

MADE = IGNORED_FOLDERS | {
    *(".venv", ".build", "dist", "dist-single", "dist-packages", "dist-docs", "dist-site"),
    *(".git", ".hypothesis", "screenshots"),
}
TEXT = {
    *(".py", ".js", ".mjs", ".json", ".css", ".html", ".md", ".toml", ".txt", ".yml", ".yaml", ".svg", ".npmrc"),
    *("", ".gitignore"),
}
REGISTRIES = re.compile(
    r"//[\w.-]*(npmjs\.|pypi\.|pythonhosted\.|npmmirror\.|jsdelivr\.|unpkg\.|googleapis\.|gstatic\.|cdnjs\.)"
)
LONGEST = 400
COUNTED = {".py", ".js", ".mjs", ".css", ".html"}


def tree() -> list[Path]:
    """Every file a person wrote."""
    tops = [path for path in sorted(ROOT.iterdir()) if path.name not in MADE]
    found = [file for top in tops for file in (files_in(top) if top.is_dir() else [top])]
    return [file for file in found if not MADE & set(file.relative_to(ROOT).parts)]


def texts() -> list[tuple[str, str]]:
    """The name and text of every text file."""
    return [
        (file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
        for file in tree()
        if file.suffix in TEXT and file != Path(__file__)
    ]


def test_no_registry_or_third_party_host_is_named() -> None:
    named = [(name, found[0]) for name, text in texts() for found in REGISTRIES.finditer(text)]
    assert named == []


def test_no_path_of_this_machine_is_named() -> None:
    here = re.compile(rf"(?<![\w./-])(?:{re.escape(str(ROOT))}|{re.escape(str(Path.home()))})/")
    assert [(name, found[0]) for name, text in texts() for found in here.finditer(text)] == []


def test_no_file_has_what_a_merge_left_open() -> None:
    left = re.compile(r"^(?:<{7}|>{7}) ", re.MULTILINE)
    assert [name for name, text in texts() if left.search(text)] == []


def test_files_are_short() -> None:
    counted = {name: text.count("\n") for name, text in texts() if Path(name).suffix in COUNTED}
    assert {name: lines for name, lines in counted.items() if lines > LONGEST} == {}


@each_row("folder", [WEB, FIXTURES / "node"])
def test_npm_packages_are_pinned_exactly(folder: Path) -> None:
    manifest = json.loads((folder / "package.json").read_text("utf-8"))
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))
    wanted = manifest["dependencies"] | manifest.get("devDependencies", {})
    for name, version in wanted.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name} {version}"
        assert lock["packages"][f"node_modules/{name}"]["version"] == version
    for path, entry in lock["packages"].items():
        assert "resolved" not in entry, path
        assert path == "" or entry["integrity"].startswith("sha512-")


def pins() -> dict[str, str]:
    """The exact versions in constraints.txt."""
    lines = [line for line in CONSTRAINTS.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return dict(line.split("==") for line in lines)


def normal(name: str) -> str:
    """A distribution's name in the form in which indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_python_packages_are_pinned_exactly() -> None:
    assert all(re.fullmatch(r"[0-9][0-9a-z.]*", version) for version in pins().values())
    assert list(pins()) == sorted(pins())
    wanted = {normal(name) for group in ("build", "test") for name in python_env.wanted(group)}
    assert wanted | set(browser.DRIVERS) <= set(pins())


@pytest.mark.skipif(Path(sys.prefix) != VENV, reason="asks which packages the project's own environment holds")
def test_the_environment_has_the_pinned_packages_and_no_others() -> None:
    given_with_python = {"pip", "setuptools"}
    held = {normal(item.metadata["Name"]): item.version for item in distributions()}
    own = {name: version for name, version in held.items() if name not in given_with_python | {"hupai"}}
    assert own.items() <= pins().items()


def test_the_distribution_has_no_runtime_dependency() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    assert "\ndependencies = []\n" in text


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")
def test_built_files_are_not_committed() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout
    assert not [line for line in listed.splitlines() if MADE & set(Path(line).parts)]
