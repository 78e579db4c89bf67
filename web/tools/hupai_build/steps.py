"""Decides what has to run again, and runs it.

A `Step` names its inputs and its outputs. After a success, the digest of the inputs is written to a stamp. A step is
fresh if its stamp has the digest of the current inputs and every output exists; a fresh step does not run again. Every
expected failure is a `Trouble`: a sentence that tells the user what to do.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from .paths import ROOT, WORK

FULL = "The disk is full: free some space, then run the same command again."
IGNORED_FOLDERS = {"__pycache__", "node_modules", ".mypy_cache", ".ruff_cache", ".pytest_cache"}


class Trouble(Exception):
    """An expected failure, as one sentence for the user."""


@dataclass(frozen=True)
class Step:
    """An action that is done once for given inputs.

    `inputs` are files and folders (their contents count) and plain strings (a version, a setting). The folders in
    which `outputs` lie are made before the action; `anew` are outputs too, folders that are emptied or made before it.
    """

    name: str
    says: str
    inputs: Sequence[Path | str]
    outputs: Sequence[Path]
    action: Callable[[], None] = field(repr=False)
    anew: Sequence[Path] = ()

    @property
    def stamp(self) -> Path:
        """The file with the digest of the inputs of the last success."""
        return WORK / "stamps" / self.name

    def fresh(self) -> bool:
        """Whether the outputs exist and were made from exactly these inputs."""
        if not self.stamp.is_file() or not all(path.exists() for path in (*self.outputs, *self.anew)):
            return False
        return self.stamp.read_text("utf-8") == digest(self.inputs)


def ensure(*steps: Step) -> list[str]:
    """Run every step that is not fresh, in order; return the names of the steps that ran."""
    ran = []
    for step in steps:
        if step.fresh():
            continue
        with exclusive(step.name):
            if step.fresh():  # another process has just done it
                continue
            say(step.says)
            step.stamp.unlink(missing_ok=True)
            for folder in step.anew:
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir(parents=True)
            for output in (step.stamp, *step.outputs):
                output.parent.mkdir(parents=True, exist_ok=True)
            step.action()
            step.stamp.write_text(digest(step.inputs), "utf-8")
            ran.append(step.name)
    return ran


def together(*works: Callable[[], list[str]]) -> list[str]:
    """Do works that do not need each other at the same time; return the names of the steps that ran."""
    with ThreadPoolExecutor(len(works)) as threads:
        doing = [threads.submit(work) for work in works]
        return [name for done in doing for name in done.result()]


def digest(inputs: Sequence[Path | str]) -> str:
    """Return a digest of the given strings, and of the names and contents of the given files."""
    total = hashlib.sha256()
    for item in inputs:
        if isinstance(item, str):
            total.update(b"text\0" + item.encode() + b"\0")
            continue
        for file in files_in(item):
            content = hashlib.sha256(file.read_bytes()).digest()
            total.update(b"file\0" + file.relative_to(item.parent).as_posix().encode() + b"\0" + content)
    return total.hexdigest()


def files_in(path: Path) -> list[Path]:
    """Return the file itself, or all files under the folder, sorted, except caches and installed packages."""
    if path.is_file():
        return [path]
    found: list[Path] = []
    for folder, folders, names in os.walk(path):
        folders[:] = [name for name in folders if name not in IGNORED_FOLDERS]
        found += [Path(folder, name) for name in names if not name.endswith((".pyc", ".pyo"))]
    return sorted(found)


def say(text: str) -> None:
    """Tell the user what is being done."""
    print(f"· {text}", flush=True)


def run(
    command: Sequence[str | Path],
    *,
    otherwise: str,
    log: str,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    timeout: float | None = None,
) -> None:
    """Run a command silently; its output goes to a file in `.build/log`.

    `otherwise` is the sentence, without its full stop, that tells the user what to do when it fails.
    """
    path = WORK / "log" / f"{log}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    complaint = f"{otherwise} (what it printed: {shown(path)})."
    with path.open("wb") as output:
        try:
            done = subprocess.run(
                [str(part) for part in command],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=cwd,
                env={**os.environ, **(env or {})},
                timeout=timeout,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            output.write(f"\n{error}\n".encode())
            raise Trouble(complaint) from error
    if done.returncode != 0:
        raise Trouble(FULL if _is_full_now(path) else complaint)


def is_full(error: OSError) -> bool:
    """Whether an error says that there is no more space on the disk."""
    return error.errno in (errno.ENOSPC, errno.EDQUOT)


def _is_full_now(log: Path) -> bool:
    """Whether a command failed for want of space: it says so, or there was no room for what it said."""
    return bool(re.search(rb"No space left on device|ENOSPC", log.read_bytes())) or not shutil.disk_usage(log).free


def output(*command: str | Path) -> str | None:
    """Return what a command prints, or None if it fails or cannot be run."""
    try:
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def shown(path: Path) -> str:
    """Return a path as the user would type it in the checkout."""
    with contextlib.suppress(ValueError):
        return path.relative_to(ROOT).as_posix()
    return str(path)


@contextlib.contextmanager
def exclusive(name: str) -> Iterator[None]:
    """Hold a lock between processes, so that two test workers do not make the same thing at once."""
    folder = WORK / "locks"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / name).open("w") as handle:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
