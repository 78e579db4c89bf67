"""The workflows: what tests a change, what runs at night, and what is published after which tests."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

import hupai
from hupai_build import packages
from hupai_build.paths import PACKAGES, PYPROJECT, ROOT

BUILT = {
    "python": {f"hupai-{hupai.__version__}-py3-none-any.whl", f"hupai-{hupai.__version__}.tar.gz"},
    "npm": {f"hupai-embed-{hupai.__version__}.tgz"},
}


WORKFLOWS = {file.stem: file.read_text("utf-8") for file in (ROOT / ".github" / "workflows").glob("*.yml")}
TEST, LONG = ({"uses": f"./.github/workflows/{name}.yml"} for name in ("test", "long"))
"""Jobs that run another workflow."""


def read(name: str) -> dict[Any, Any]:
    """Return a workflow as GitHub reads it. YAML reads the key `on` as true."""
    workflow: dict[Any, Any] = yaml.safe_load(WORKFLOWS[name])
    return workflow


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    """The workflow that publishes the packages."""
    return read("publish")


def steps(workflow: dict[Any, Any], job: str, action: str) -> list[dict[str, Any]]:
    """The steps of a job that use an action."""
    return [step for step in workflow["jobs"][job]["steps"] if step.get("uses", "").startswith(f"{action}@")]


def command(job: dict[Any, Any]) -> str:
    """Return the one command of a job."""
    (line,) = [step["run"] for step in job["steps"] if "run" in step]
    return str(line)


def test_a_change_runs_the_ordinary_tests_once_and_those_of_the_engine_on_every_python() -> None:
    project = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]
    claimed = [line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert project["requires-python"] == f">={claimed[0]}"
    tests = read("test")
    assert {"push", "pull_request"} <= tests[True].keys()
    assert command(tests["jobs"]["test"]) == "python3 build.py test"
    engine = tests["jobs"]["engine"]
    assert command(engine) == "python3 build.py test tests/engine"
    assert engine["strategy"]["matrix"]["python"] == claimed


def test_every_night_runs_all_shards_of_the_long_tests() -> None:
    long = read("long")
    assert "schedule" in long[True]
    (job,) = long["jobs"].values()
    shards = job["strategy"]["matrix"]["shard"]
    assert shards == list(range(1, len(shards) + 1))
    assert command(job) == f"python3 build.py test --long --shard ${{{{ matrix.shard }}}}/{len(shards)}"


def test_every_action_of_others_is_pinned_by_its_commit_and_says_its_version() -> None:
    used = [line.strip() for text in WORKFLOWS.values() for line in text.splitlines() if re.search(r"\buses:", line)]
    pinned = re.compile(r"(?:- )?uses: (?:\./\S+|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)")
    assert used and [line for line in used if not pinned.fullmatch(line)] == []


def test_the_site_is_published_only_after_the_tests() -> None:
    jobs = read("pages")["jobs"]
    assert jobs["test"] == TEST and jobs["publish"]["needs"] == "test"


def test_only_a_release_publishes_the_packages(workflow: dict[Any, Any]) -> None:
    assert workflow[True] == {"release": {"types": ["published"]}}


def test_no_package_is_published_before_all_tests_have_passed(workflow: dict[Any, Any]) -> None:
    jobs = workflow["jobs"]
    assert (jobs["test"], jobs["long"]) == (TEST, LONG)
    assert jobs["packages"]["needs"] == ["test", "long"]
    assert {name for name, job in jobs.items() if job.get("needs") == "packages"} == {"python", "npm"}


def test_it_publishes_what_the_build_makes(workflow: dict[Any, Any], dist: Path) -> None:
    packages.build()
    built = {file.name for file in PACKAGES.iterdir()}
    assert built == BUILT["python"] | BUILT["npm"]
    uploaded = {
        step["with"]["name"]: step["with"]["path"].split()
        for step in steps(workflow, "packages", "actions/upload-artifact")
    }
    for name, patterns in uploaded.items():
        found = {file for file in built if any(fnmatch(f"dist-packages/{file}", pattern) for pattern in patterns)}
        # A pattern for the source archive must not take the npm package with it.
        assert found == BUILT[name]
    for job in ("python", "npm"):
        (download,) = steps(workflow, job, "actions/download-artifact")
        assert download["with"] == {"name": job, "path": "dist"}
    (tag,) = [step["run"] for step in workflow["jobs"]["packages"]["steps"] if "tag" in step.get("name", "")]
    assert tag == 'test -f "dist-packages/hupai-${GITHUB_REF_NAME#v}.tar.gz"'


def test_it_needs_no_secret_and_proves_where_packages_come_from(workflow: dict[Any, Any]) -> None:
    text = WORKFLOWS["publish"]
    assert "secrets." not in text and "password" not in text.replace("no password is stored", "")
    for job in ("python", "npm"):
        assert workflow["jobs"][job]["permissions"] == {"id-token": "write"}
    assert command(workflow["jobs"]["npm"]) == "npm publish ./dist/hupai-embed-*.tgz --provenance --access public"
    assert steps(workflow, "python", "pypa/gh-action-pypi-publish")
