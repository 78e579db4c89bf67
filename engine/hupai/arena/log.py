"""The log of measurements: every run writes a line when it begins and one when it ends, in whatever way it ends."""

from __future__ import annotations

import json
import os
import platform
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from hupai.jobs.engine import code_hash, data_hash
from hupai.table.errors import CorruptRecord, EngineError, InvalidRequest
from hupai.table.json_object import Facts, Json
from hupai.version import __version__


@contextmanager
def logged(path: str | Path | None, facts: Facts, *, sealed: bool) -> Iterator[Json]:
    """Log a run: first its facts, at the end the result that the caller has put into the yielded dict.

    The last line has the status ``done``, ``failed`` (with the error) or ``interrupted``. Sealed deals need a log
    (InvalidRequest ``sealed_needs_log``), because how often they were used matters for what a result proves.
    """
    found: Json = {}
    if path is None:
        if sealed:
            raise InvalidRequest("sealed_needs_log")
        yield found
        return
    file = Path(path)
    run = {"run": uuid.uuid4().hex[:12]}
    _append(file, {**run, "event": "start", "at": _now(), **_machine(), **facts})
    try:
        yield found
    except (KeyboardInterrupt, GeneratorExit):
        _append(file, {**run, "event": "end", "at": _now(), "status": "interrupted"})
        raise
    except BaseException as error:
        code = error.code if isinstance(error, EngineError) else type(error).__name__
        _append(file, {**run, "event": "end", "at": _now(), "status": "failed", "error": code, "text": str(error)})
        raise
    _append(file, {**run, "event": "end", "at": _now(), "status": "done", "result": found})


def finished_runs(path: str | Path) -> Iterator[Json]:
    """Yield the result of every finished run in the log; CorruptRecord ``bad_log`` with the line."""
    for place, line in enumerate(Path(path).read_bytes().splitlines(), start=1):
        try:
            entry = json.loads(line)
            result = entry["result"] if entry.get("status") == "done" else {}
        except (ValueError, RecursionError, KeyError, AttributeError):
            result = None
        if not isinstance(result, dict):
            raise CorruptRecord("bad_log", position=place, path=str(path))
        if result:
            yield result


def _append(file: Path, entry: Json) -> None:
    with file.open("a", encoding="utf-8") as log:
        log.write(json.dumps(entry, ensure_ascii=False) + "\n")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _machine() -> Json:
    return {
        "version": __version__,
        "code": code_hash(),
        "data": data_hash(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
    }
