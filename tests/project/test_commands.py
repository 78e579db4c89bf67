"""build.py for a user: what it prints, and how it reports errors."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from hupai_build import site, steps, tasks
from hupai_build.paths import ROOT
from tests.hosts import nobody_answers


def build_py(*arguments: str, root: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run build.py to its end."""
    return subprocess.run(
        [sys.executable, str(root / "build.py"), *arguments],
        cwd=root.parent,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_build_says_that_there_was_nothing_to_do(dist: Path) -> None:
    done = build_py("build")
    assert (done.returncode, done.stdout, done.stderr) == (0, "· dist/ is up to date\n", "")


def test_play_serves_the_site_from_any_folder_until_it_is_stopped(dist: Path) -> None:
    command = [sys.executable, str(ROOT / "build.py"), "play", "--no-open"]
    with subprocess.Popen(command, cwd=ROOT.parent, stdout=subprocess.PIPE, encoding="utf-8") as playing:
        assert playing.stdout is not None
        url = next(found[0] for line in playing.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+/", line)))
        with urllib.request.urlopen(url + "build.json", timeout=10) as answer:
            assert answer.read() == (dist / "build.json").read_bytes()
        playing.terminate()
        assert "stopped" in playing.stdout.read()
    assert playing.returncode == 0


def test_a_taken_port_is_reported_in_one_line(dist: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        done = build_py("play", "--no-open", "--port", str(other.getsockname()[1]))
    assert done.returncode == 1
    assert re.fullmatch(r"build\.py: Port \d+ is taken or not allowed: choose another .*--port.*\n", done.stderr)


def test_a_missing_browser_is_reported_in_one_line() -> None:
    done = build_py("test", HUPAI_CHROMIUM=str(ROOT / "no-such-browser"))
    assert done.returncode == 1
    assert re.fullmatch(r"build\.py: HUPAI_CHROMIUM names .* correct or unset it.*\n", done.stderr)


@pytest.mark.parametrize("part", ["9/4", "x"])
def test_a_shard_that_does_not_exist_is_reported_before_anything_is_built(part: str) -> None:
    done = build_py("test", "--shard", part)
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(rf"build\.py: --shard {part} names .*: (write|choose) .*\.\n", done.stderr)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no file that is always full")
def test_a_full_disk_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(site, "build", lambda url: Path("/dev/full").write_text("dist", "utf-8"))
        assert tasks.main(["build"]) == 1
    assert capsys.readouterr().err == f"build.py: {steps.FULL}\n"


@pytest.mark.long
def test_a_first_run_without_a_network_is_reported_in_one_line(tmp_path: Path) -> None:
    for path in ("build.py", "pyproject.toml", "tests/constraints.txt", "web/tools/hupai_build"):
        copy = shutil.copytree if (ROOT / path).is_dir() else shutil.copy
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / path, tmp_path / path)
    with nobody_answers() as address:
        offline = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": address, "PIP_RETRIES": "0"}
        done = build_py("test", root=tmp_path, **offline)
    assert done.returncode == 1
    assert re.fullmatch(
        r"build\.py: The Python packages could not be installed: check that this machine is online .*\n", done.stderr
    )


@pytest.mark.parametrize("arguments", [[], ["fly"], ["build", "--wrong"], ["play", "--port", "x"]])
def test_a_wrong_command_prints_the_usage(arguments: list[str]) -> None:
    done = build_py(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: build.py")
    assert "Traceback" not in done.stderr


def test_continuous_integration_runs_the_readme_s_test_command() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    assert "exec python3 build.py test\n" in script
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
