"""A ledger: a file with the finished tasks of a job, so that an interrupted run can resume.

The first line identifies the job: a hash of its description, and the description for people. Every other line is one
finished task, written and flushed as soon as its result is known. If the last line is cut off, its task is done again.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import IO, Generic, Self, TypeVar

from hupai.table.errors import CorruptRecord, InvalidRequest
from hupai.table.json_object import Facts, Json

VERSION = 1

R = TypeVar("R")


class Ledger(Generic[R]):
    """The ledger of one job, open for writing; ``done`` has the results it held when opened, by task number.

    Raises InvalidRequest ``wrong_ledger`` if the file belongs to another job, ``ledger_in_use`` if another run has it
    open; CorruptRecord ``bad_ledger`` with the line if it is damaged or no ledger.
    """

    def __init__(self, path: Path, job: Facts) -> None:
        self.done: dict[int, R] = {}
        self._added: set[int] = set()
        self._path = path
        self._file: IO[bytes] = path.open("a+b")
        try:
            self._lock()
            self._read(_header(job), int(job["tasks"]))
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, number: int, result: R) -> R:
        """Write a result and return it as it would be read back."""
        assert number not in self.done and number not in self._added, "a task is finished once"
        line = _line({"task": number, "result": result})
        self._file.write(line)
        self._file.flush()
        self._added.add(number)
        again: R = json.loads(line)["result"]
        return again

    def _lock(self) -> None:
        """Lock the file against other runs; without locks on this system, trust the user."""
        try:
            import fcntl
        except ImportError:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InvalidRequest("ledger_in_use", path=str(self._path)) from None

    def _read(self, header: bytes, tasks: int) -> None:
        """Read the finished tasks and cut off an unfinished line; write the header of an empty file."""
        self._file.seek(0)
        text = self._file.read()
        if header.startswith(text):  # a new file, or one interrupted within the header
            self._file.truncate(0)
            self._file.write(header)
            self._file.flush()
            return
        lines = text[: text.rfind(b"\n") + 1].splitlines(keepends=True)
        if not lines or not _is_header(lines[0]):
            raise CorruptRecord("bad_ledger", position=1, path=str(self._path))
        if lines[0] != header:
            raise InvalidRequest("wrong_ledger", path=str(self._path))
        for place, line in enumerate(lines[1:], start=2):
            entry = _entry(line)
            number = entry.get("task", -1)
            if not 0 <= number < tasks or number in self.done:
                raise CorruptRecord("bad_ledger", position=place, path=str(self._path))
            self.done[number] = entry["result"]
        self._file.truncate(sum(map(len, lines)))


def _header(job: Facts) -> bytes:
    described = json.dumps(job, sort_keys=True, ensure_ascii=True)
    digest = hashlib.sha256(described.encode()).hexdigest()
    return _line({"hupai-ledger": VERSION, "sha256": digest, "job": json.loads(described)})


def _line(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def _is_header(line: bytes) -> bool:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "hupai-ledger" in found


def _entry(line: bytes) -> Json:
    """Return a line's ``task`` number and ``result``, nothing for a line that is not valid."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict) or set(found) != {"task", "result"} or type(found["task"]) is not int:
        return {}
    return found
