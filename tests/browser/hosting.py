"""A static host for one test: it notes what it sends, can stop answering or break off, and can deploy a newer build."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any

from hupai_build import offline, runtime, serve
from tests.browser.support import MOUNT, Site, without_waiting

NEWER = "0123456789abcdef"
"""What a newer build is called."""
BUILD = "async () => (await (await fetch('build.json')).json()).build"
"""Which build answers a page."""
KEPT = """async (element) => {
  for (let times = 0; times < 1200; times++) {
    const { offline } = element.app.site;
    if (offline === "kept") return;
    if (offline !== "unknown" && offline !== "keeping") throw new Error(`the site is not kept: ${offline}`);
    await new Promise(done => setTimeout(done, 50));
  }
  throw new Error(`the site is not kept yet: ${element.app.site.offline}`);
}"""
"""Waits until the site is kept for use without a network."""
AT_ONCE = without_waiting(2000)
"""Before a page's own scripts: it does not wait for idle time before it stores the site."""


def renamed(part: str) -> str:
    """Return what a part is called in the newer build."""
    return part.replace("part-", "part-N").replace("own-", "own-N")


@dataclass(frozen=True)
class Sent:
    """An answer: a file's path, and how many bytes were sent; none where the browser had the file already."""

    path: str
    bytes: int
    since: int = 0
    """Where in the file they begin, if the browser asked for the rest of it."""


@dataclass
class Host:
    """A copy of the site and the server in front of it."""

    folder: Path
    site: Site
    sent: list[Sent] = field(default_factory=list)
    silent: bool = False
    """Whether every request is hung up on."""
    breaking: tuple[str, ...] = ()
    """Files that break off in the middle; whoever asks for the rest gets that whole."""

    def deploy(self) -> None:
        """Deploy a newer build: another engine, and parts with other names; the parts of the old one are gone."""
        old = json.loads((self.folder / "build.json").read_text("utf-8"))["build"]
        archive = self.folder / runtime.SHIPPED_ENGINE
        size, sized = archive.stat().st_size, f'"{runtime.SHIPPED_ENGINE}":%d'
        packed = gzip.compress(gzip.decompress(archive.read_bytes()), 1)  # another one, of which the same comes
        archive.write_bytes(packed)
        parts = {
            part.stem for folder in ("assets/part-", "embed/v1/own-") for part in self.folder.glob(f"{folder}*.js")
        }
        for file in (
            one for kind in ("*.html", "*.json", "assets/*.js", "embed/v1/*.js") for one in self.folder.glob(kind)
        ):
            text = file.read_text("utf-8").replace(old, NEWER)
            text = text.replace(sized % size, sized % len(packed))
            for part in parts:
                text = text.replace(part, renamed(part))
            file.unlink()
            file.with_name(renamed(file.name)).write_text(text, "utf-8")
        offline.write(self.folder, NEWER)


class _Noting(serve._Handler):
    def __init__(self, hosts: list[Host], *arguments: Any) -> None:
        self.hosts = hosts
        super().__init__(*arguments)

    def _answer(self, status: HTTPStatus, content: bytes = b"", **headers: str) -> None:
        (host,) = self.hosts
        if host.silent:
            self.close_connection = True
            return
        host.sent.append(Sent(self.path.removeprefix(f"{MOUNT}/"), len(content)))
        super()._answer(status, content, **headers)

    def _send(self, status: HTTPStatus, body: serve.Body) -> None:
        (host,) = self.hosts
        path = self.path.removeprefix(f"{MOUNT}/")
        if path not in host.breaking:
            super()._send(status, body)
            return
        whole = len(body.raw)
        asked = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        since, end = (int(asked[1]), int(asked[2] or whole - 1) + 1) if asked else (0, whole)
        sent = body.raw[since : end if asked else whole // 2]
        host.sent.append(Sent(path, len(sent), since))
        self.send_response(HTTPStatus.PARTIAL_CONTENT if asked else status)
        headers = {"Content-Type": body.type, "Accept-Ranges": "bytes", "ETag": body.tag}
        headers |= {"Content-Length": str(end - since), "Content-Range": f"bytes {since}-{end - 1}/{whole}"}
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(sent)
        self.close_connection = True


@contextmanager
def hosted(dist: Path, folder: Path) -> Iterator[Host]:
    """Serve a copy of the site under a sub-path."""
    shutil.copytree(dist, folder)
    hosts: list[Host] = []
    handler = partial(_Noting, hosts, serve.Folder(folder), MOUNT)
    server = serve.Server(serve._Http(("127.0.0.1", 0), handler), "127.0.0.1", MOUNT)
    hosts.append(Host(folder, Site(server.url, f"http://127.0.0.1:{server.port}")))
    yield hosts[0]
    server.close()
