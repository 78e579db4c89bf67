"""The site with the engine of this very process behind it: pages that start at once and answer as CPython does.

The server sends another worker, which passes every request on to a `Session` here; a page, its worker and all that lies
between them stay what they are. `test_pyodide.py` proves that every Python of the product answers byte for byte alike.
Nothing of Pyodide is sent: the page fetches its program ahead of the worker and gets an empty one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http import HTTPStatus
from pathlib import Path
from threading import Lock
from typing import Any

from hupai.session import Session
from hupai_build import node, serve
from hupai_build.paths import DIST, NODE_MODULES, WEB, WORK
from hupai_build.steps import Step, ensure, run
from tests.browser.support import MOUNT, Site

WORKER = Path(__file__).with_name("engine_worker.js")
BUNDLED = WORK / "tests" / "worker.js"
EMPTY_PROGRAM = b"\0asm\1\0\0\0"
"""A WebAssembly module without content."""
SENT = {"/pyodide/pyodide.asm.wasm": serve.Body(serve.TYPES[".wasm"], EMPTY_PROGRAM, None, '"empty"')}


@contextmanager
def answering(dist: Path, port: int = 0) -> Iterator[Site]:
    """Serve the site with this process's engine behind it."""
    handler = partial(Answering, Sessions(), serve.Folder(dist), MOUNT)
    server = serve.Server(serve._Http(("127.0.0.1", port), handler), "127.0.0.1", MOUNT)
    yield Site(server.url, f"http://127.0.0.1:{server.port}")
    server.close()


class Sessions:
    """The sessions of workers by the address that each asks; one request is answered after another."""

    def __init__(self) -> None:
        self._begun: dict[str, Session] = {}
        self._turn = Lock()

    def answer(self, address: str, request: str) -> str:
        """Let the session of a worker handle a request."""
        with self._turn:
            return self._begun.setdefault(address, Session()).handle(request)


class Answering(serve._Handler):
    """Sends the other worker, and answers what it asks."""

    def __init__(self, sessions: Sessions, *arguments: Any) -> None:
        self.sessions = sessions
        super().__init__(*arguments)

    def do_GET(self) -> None:
        """Send a file, or what takes its place."""
        path = self.path.partition("?")[0].removeprefix(self.mount)
        if path == "/assets/worker.js":
            self._send(HTTPStatus.OK, worker())
        elif path in SENT:
            self._send(HTTPStatus.OK, SENT[path])
        else:
            super().do_GET()

    def do_POST(self) -> None:
        """Answer a request of a worker; each has a session of its own."""
        request = self.rfile.read(int(self.headers["Content-Length"])).decode()
        answer = self.sessions.answer(self.path, request).encode()
        self._answer(HTTPStatus.OK, answer, **{"Content-Type": serve.TYPES[".json"]})


@cache
def worker() -> serve.Body:
    """The worker as one script, for the build that is served."""
    build = json.loads((DIST / "build.json").read_text("utf-8"))["build"]
    sources = [WEB / "src" / "boot" / "worker_api.js", WEB / "src" / "shared" / "build.js", WORKER]
    define = f"--define:globalThis.HUPAI_BUILD_NAME={json.dumps(build)}"

    def action() -> None:
        run(
            [NODE_MODULES / ".bin" / "esbuild", WORKER, "--bundle", "--format=esm", define, f"--outfile={BUNDLED}"],
            otherwise="The tests' worker could not be bundled: correct what esbuild reports",
            log="tests-worker",
            env={**node.environment(), "NODE_PATH": str(NODE_MODULES)},
        )

    ensure(Step("tests-worker", "bundling the tests' worker", [*sources, define], [BUNDLED], action))
    return serve._body(BUNDLED)
