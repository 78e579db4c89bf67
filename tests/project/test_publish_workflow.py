"""The workflow that would publish the packages: for releases only, after the tests, what `build.py packages` makes."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

import hupai
from hupai_build import packages
from hupai_build.paths import PACKAGES, ROOT

BUILT = {
    "python": {f"hupai-{hupai.__version__}-py3-none-any.whl", f"hupai-{hupai.__version__}.tar.gz"},
    "npm": {f"hupai-embed-{hupai.__version__}.tgz"},
}


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    """The workflow as GitHub reads it."""
    text = (ROOT / ".github" / "workflows" / "publish.yml").read_text("utf-8")
    read: dict[Any, Any] = yaml.safe_load(text)
    return read


def steps(workflow: dict[Any, Any], job: str, action: str) -> list[dict[str, Any]]:
    """The steps of a job that use an action."""
    return [step for step in workflow["jobs"][job]["steps"] if step.get("uses", "").startswith(f"{action}@")]


def test_only_a_release_triggers_it(workflow: dict[Any, Any]) -> None:
    assert workflow[True] == {"release": {"types": ["published"]}}  # YAML reads the key `on` as true


def test_nothing_is_published_before_the_tests_have_passed(workflow: dict[Any, Any]) -> None:
    jobs = workflow["jobs"]
    assert jobs["test"] == {"uses": "./.github/workflows/test.yml"}
    assert jobs["packages"]["needs"] == "test"
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
    text = (ROOT / ".github" / "workflows" / "publish.yml").read_text("utf-8")
    assert "secrets." not in text and "password" not in text.replace("no password is stored", "")
    for job in ("python", "npm"):
        assert workflow["jobs"][job]["permissions"] == {"id-token": "write"}
    (publish,) = [step["run"] for step in workflow["jobs"]["npm"]["steps"] if "run" in step]
    assert publish == "npm publish ./dist/hupai-embed-*.tgz --provenance --access public"
    assert steps(workflow, "python", "pypa/gh-action-pypi-publish")
