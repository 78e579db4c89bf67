"""Hosts as the site meets them: real servers with the tables of types that their Debian packages bring, Python's own,
and servers that imitate what others send. Each serves a copy of the site under a sub-path, until it is stopped.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from http import HTTPStatus
from pathlib import Path
from typing import Any

from hupai_build import serve
from hupai_build.paths import WORK
from hupai_build.steps import exclusive
from tests.browser.support import MOUNT

FETCHED = WORK / "hosts"
"""Where the packages are unpacked of servers that are not installed: nothing is installed, and no service begins."""


class NotHad(Exception):
    """The server is not to be had here."""


@dataclass
class Running:
    """A host at work."""

    url: str
    stop: Callable[[], None]


@dataclass(frozen=True)
class Place:
    """What a server's configuration names: the folder to serve, one for its own files, and its port."""

    docs: Path
    own: Path
    port: int

    def written(self, text: str, **values: object) -> Path:
        """Write a configuration."""
        file = self.own / "conf"
        file.write_text(text.format(docs=self.docs, own=self.own, port=self.port, **values), "utf-8")
        return file


def _at(path: str) -> Path:
    """Return a file of a package, installed or unpacked."""
    return Path(path) if Path(path).exists() else FETCHED / path.lstrip("/")


NGINX = """daemon off; pid {own}/pid; error_log {own}/error.log; worker_processes 1; {user}
events {{}}
http {{
  include {types}; default_type application/octet-stream; gzip on; access_log off;
  client_body_temp_path {own}/a; proxy_temp_path {own}/b; fastcgi_temp_path {own}/c; uwsgi_temp_path {own}/d;
  scgi_temp_path {own}/e;
  server {{ listen 127.0.0.1:{port}; root {docs}; }}
}}
"""
APACHE = """ServerRoot {own}
ServerName localhost
Listen 127.0.0.1:{port}
PidFile {own}/pid
ErrorLog {own}/error.log
DefaultRuntimeDir {own}
LoadModule mpm_event_module {modules}/mod_mpm_event.so
LoadModule authz_core_module {modules}/mod_authz_core.so
LoadModule mime_module {modules}/mod_mime.so
LoadModule dir_module {modules}/mod_dir.so
{user}
TypesConfig /etc/mime.types
DocumentRoot {docs}
DirectoryIndex index.html
"""
LIGHTTPD = """server.document-root = "{docs}"
server.bind = "127.0.0.1"
server.port = {port}
server.errorlog = "{own}/error.log"
index-file.names = ( "index.html" )
include_shell "{types}"
"""
AS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def _nginx(place: Place) -> list[str | Path]:
    types, user = _at("/etc/nginx/mime.types"), "user root;" if AS_ROOT else ""
    return [_at("/usr/sbin/nginx"), "-p", place.own, "-c", place.written(NGINX, types=types, user=user)]


def _apache(place: Place) -> list[str | Path]:
    user = "User www-data\nGroup www-data" if AS_ROOT else ""
    modules = _at("/usr/lib/apache2/modules")
    return [_at("/usr/sbin/apache2"), "-DFOREGROUND", "-f", place.written(APACHE, modules=modules, user=user)]


def _caddy(place: Place) -> list[str | Path]:
    return [_at("/usr/bin/caddy"), "file-server", "--root", place.docs, "--listen", f"127.0.0.1:{place.port}"]


def _lighttpd(place: Place) -> list[str | Path]:
    file = place.written(LIGHTTPD, types=_at("/usr/share/lighttpd/create-mime.conf.pl"))
    return [_at("/usr/sbin/lighttpd"), "-D", "-m", _at("/usr/lib/lighttpd"), "-f", file]


def _python(place: Place) -> list[str | Path]:
    listening = [str(place.port), "--bind", "127.0.0.1"]
    return [sys.executable, "-m", "http.server", *listening, "--directory", place.docs]


REAL: dict[str, tuple[Callable[[Place], list[str | Path]], tuple[str, ...]]] = {
    "nginx": (_nginx, ("nginx", "nginx-common")),
    "Apache": (_apache, ("apache2-bin", "libapr1", "libaprutil1")),
    "Caddy": (_caddy, ("caddy",)),
    "lighttpd": (_lighttpd, ("lighttpd",)),
    "http.server": (_python, ()),
}
"""What starts each server, and the Debian packages that bring it."""


@cache
def _fetch(packages: tuple[str, ...]) -> None:
    """Unpack the packages of a server."""
    FETCHED.mkdir(parents=True, exist_ok=True)
    for command in (
        ["apt-get", "download", *packages],
        ["sh", "-c", 'for file in *.deb; do dpkg-deb -x "$file" . && rm "$file" || exit 1; done'],
    ):
        done = subprocess.run(command, cwd=FETCHED, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotHad(f"apt-get cannot fetch {' and '.join(packages)}: {done.stderr.strip()[-200:]}")


@contextmanager
def real(name: str, docs: Path, own: Path) -> Iterator[Running]:
    """Run a real server in front of a folder."""
    start, packages = REAL[name]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        place = Place(docs, own, free.getsockname()[1])
    with exclusive("hosts"):
        if packages and not Path(start(place)[0]).exists():
            if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
                raise NotHad(f"{name} is not installed, and apt-get is not here")
            _fetch(packages)
    libraries = ":".join(str(folder) for folder in FETCHED.glob("usr/lib/*-linux-gnu"))
    environment = {**os.environ, "LD_LIBRARY_PATH": libraries, "HOME": str(own)}
    with (
        (own / "log").open("w") as log,
        subprocess.Popen(
            [str(word) for word in start(place)], cwd=own, env=environment, stdout=log, stderr=log
        ) as process,
    ):
        try:
            _wait(process, place.port, own)
            yield Running(f"http://127.0.0.1:{place.port}{MOUNT}/", partial(_end, process))
        finally:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait()


def _wait(process: subprocess.Popen[bytes], port: int, own: Path) -> None:
    """Wait until the server takes connections."""
    while process.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
    raise NotHad(f"the server does not start: {(own / 'log').read_text('utf-8')[-300:]}")


Headers = dict[str, str]


def _typed(kind: str) -> Callable[[str, Headers], Headers]:
    """Every file but the pages has this type."""
    return lambda path, headers: headers if path.endswith((".html", "/")) else headers | {"Content-Type": kind}


def _pages(path: str, headers: Headers) -> Headers:
    """Headers of GitHub Pages."""
    script = {"Content-Type": "application/javascript; charset=utf-8"} if path.endswith(".js") else {}
    return headers | script | {"Access-Control-Allow-Origin": "*", "Cache-Control": "max-age=600"}


def _nosniff(_path: str, headers: Headers) -> Headers:
    return headers | {"X-Content-Type-Options": "nosniff"}


def _unchanged(_path: str, headers: Headers) -> Headers:
    return headers


IMITATED: dict[str, Callable[[str, Headers], Headers]] = {
    "GitHub Pages": _pages,
    "application/octet-stream": _typed("application/octet-stream"),
    "text/plain": _typed("text/plain"),
    "nosniff": _nosniff,
    "rewriting": _unchanged,
}
"""What each host changes of the headers of a usual one."""


class _Imitating(serve._Handler):
    def __init__(self, name: str, *arguments: Any) -> None:
        self.name = name
        super().__init__(*arguments)

    def _send(self, status: HTTPStatus, body: serve.Body) -> None:
        if self.name == "rewriting" and status == HTTPStatus.NOT_FOUND:
            index = self.folder.find("index.html")
            assert index
            status, body = HTTPStatus.OK, self.folder.read(index)
        super()._send(status, body)

    def _answer(self, status: HTTPStatus, content: bytes = b"", **headers: str) -> None:
        path = self.path.partition("?")[0]
        super()._answer(status, content, **IMITATED[self.name](path, headers))


@contextmanager
def imitated(name: str, docs: Path) -> Iterator[Running]:
    """Run a server that sends what a host sends."""
    handler = partial(_Imitating, name, serve.Folder(docs / MOUNT.lstrip("/")), MOUNT)
    server = serve.Server(serve._Http(("127.0.0.1", 0), handler), "127.0.0.1", MOUNT)
    yield Running(server.url, server.close)
    with suppress(OSError):
        server.close()
