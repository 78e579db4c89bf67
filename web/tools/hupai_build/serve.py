"""A small static server with gzip and correct MIME types, which serves nothing outside its folder.

It behaves like a plain static host without special headers, so what works here works on any host.
"""

from __future__ import annotations

import errno
import gzip
import os
import sys
import threading
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from .steps import Trouble

FIRST_PORT = 8710
PORTS_TRIED = 40

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""MIME types by the ending of a file; everything else is application/octet-stream."""

PACKED = {".gz", ".png", ".whl", ".woff2", ".zip"}
"""Endings of files that gzip cannot make smaller."""


@dataclass(frozen=True)
class Body:
    """What is sent for a file."""

    type: str
    raw: bytes
    packed: bytes | None
    tag: str


class Folder:
    """The files under one folder. Each is read and packed once, and again after it has changed."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self._kept: dict[Path, tuple[tuple[int, int], Body]] = {}

    def find(self, path: str) -> Path | None:
        """Return the file for a decoded URL path (for a folder, its index.html); None if there is none."""
        target = self._inside(path + "index.html" if path.endswith("/") else path)
        return target if target and target.is_file() else None

    def has_folder(self, path: str) -> bool:
        """Whether the path leads to a folder here."""
        target = self._inside(path)
        return target is not None and target.is_dir()

    def read(self, file: Path) -> Body:
        """Return the file's body, from memory if the file has not changed."""
        state = file.stat()
        mark = (state.st_mtime_ns, state.st_size)
        kept = self._kept.get(file)
        if kept is None or kept[0] != mark:
            kept = self._kept[file] = (mark, _body(file))
        return kept[1]

    def read_all(self) -> None:
        """Read and pack everything before the first request."""
        for file in self.root.rglob("*"):
            if file.is_file():
                self.read(file)

    def _inside(self, path: str) -> Path | None:
        if "\0" in path or "\\" in path:
            return None
        target = (self.root / path.lstrip("/")).resolve()
        return target if target.is_relative_to(self.root) else None


class Server:
    """A server that runs until it is closed."""

    def __init__(self, http: ThreadingHTTPServer, host: str, mount: str) -> None:
        self._http = http
        self.port = http.server_port
        self.url = f"http://{f'[{host}]' if ':' in host else host}:{self.port}{mount}/"
        self._thread = threading.Thread(target=http.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Block until the server is closed."""
        while self._thread.is_alive():
            self._thread.join(1)

    def close(self) -> None:
        """Stop serving and free the port."""
        self._http.shutdown()
        self._http.server_close()


def start(
    root: Path, *, host: str = "127.0.0.1", port: int | None = None, mount: str = "", packed: bool = False
) -> Server:
    """Serve `root` under the path `mount` ("" or "/some/path"); without `port`, on the first free one.

    Files are packed meanwhile, or if `packed` before the first request: a host has them ready.
    """
    folder = Folder(root)
    handler = partial(_Handler, folder, mount)
    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)
    for candidate in ports:
        try:
            server = Server(_Http((host, candidate), handler), host, mount)
            packing = threading.Thread(target=folder.read_all, daemon=True)
            packing.start()
            if packed:
                packing.join()
            return server
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise Trouble(f"This machine cannot listen on {host}: choose another --host.") from error
        except OverflowError as error:
            raise Trouble(f"{candidate} is not a port: choose one from 1 to 65535.") from error
    if port is None:
        raise Trouble(f"No port from {FIRST_PORT} to {ports[-1]} is free: choose one with --port.")
    raise Trouble(f"Port {port} is taken or not allowed: choose another with --port, or leave --port out.")


class _Http(ThreadingHTTPServer):
    daemon_threads = True
    # On other systems than POSIX, this would let two servers share a port.
    allow_reuse_address = os.name == "posix"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Stay silent when a browser hangs up; report anything else."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Else a short answer waits for the reader to acknowledge its headers: 40 ms, on this machine as on any other.
    disable_nagle_algorithm = True
    server_version = "hupai"
    sys_version = ""

    def __init__(self, folder: Folder, mount: str, *arguments: Any) -> None:
        self.folder = folder
        self.mount = mount
        super().__init__(*arguments)

    def do_GET(self) -> None:
        """Answer with a file, a redirect to a folder's slash, 304, or 404."""
        path = unquote(urlsplit(self.path).path, errors="replace")
        inside = path.removeprefix(self.mount) if path.startswith(f"{self.mount}/") else None
        if path == self.mount or (inside and not path.endswith("/") and self.folder.has_folder(inside)):
            self._answer(HTTPStatus.MOVED_PERMANENTLY, Location=path.rsplit("/", 1)[-1] + "/")
        elif inside and (file := self.folder.find(inside)):
            self._send(HTTPStatus.OK, self.folder.read(file))
        else:
            missing = self.folder.find("404.html")
            body = self.folder.read(missing) if missing else Body(TYPES[".txt"], b"not found\n", None, "")
            self._send(HTTPStatus.NOT_FOUND, body)

    do_HEAD = do_GET

    def log_message(self, format: str, *args: Any) -> None:
        """Keep the terminal quiet."""

    def _send(self, status: HTTPStatus, body: Body) -> None:
        if status == HTTPStatus.OK and self.headers.get("If-None-Match") == body.tag:
            self._answer(HTTPStatus.NOT_MODIFIED, ETag=body.tag)
            return
        packed = body.packed if "gzip" in self.headers.get("Accept-Encoding", "") else None
        content = body.raw if packed is None else packed
        headers = {"Content-Type": body.type, "Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
        if packed is not None:
            headers["Content-Encoding"] = "gzip"
        if status == HTTPStatus.OK:
            headers["ETag"] = body.tag
        self._answer(status, content, **headers)

    def _answer(self, status: HTTPStatus, content: bytes = b"", **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)


def _body(file: Path) -> Body:
    raw = file.read_bytes()
    ending = file.suffix.lower()
    packed = None if ending in PACKED else gzip.compress(raw, 6, mtime=0)
    kind = TYPES.get(ending, "application/octet-stream")
    return Body(kind, raw, packed, f'"{sha256(raw).hexdigest()[:24]}"')
