"""`build.py play` serves like a plain static host: right types, gzip, and nothing outside its folder."""

from __future__ import annotations

import gzip
import http.client
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hupai_build import serve
from hupai_build.steps import Trouble
from tests.rows import each_row

Ask = Callable[..., http.client.HTTPResponse]


@pytest.fixture(params=["", "/some/where"], ids=["root", "sub-path"])
def mount(request: pytest.FixtureRequest) -> str:
    """The path the folder is served under."""
    return str(request.param)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small site with a secret file beside it."""
    (tmp_path / "secret.txt").write_text("secret")
    site = tmp_path / "site"
    (site / "sub").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html>" + "x" * 5000)
    (site / "sub" / "index.html").write_text("sub")
    (site / "牌.txt").write_text("牌")
    for name in ("a.wasm", "a.mjs", "a.js", "a.svg", "a.json", "a.css", "a.whl", "a.zip", "a.unknown"):
        (site / name).write_bytes(b"content of " + name.encode() * 100)
    return site


@pytest.fixture
def ask(folder: Path, mount: str) -> Iterator[Ask]:
    """A function that requests a path as written, without normalising it first."""
    server = serve.start(folder, port=0, mount=mount)

    def get(path: str, method: str = "GET", **headers: str) -> http.client.HTTPResponse:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, mount + path, headers=named)
        return connection.getresponse()

    yield get
    server.close()


@each_row(
    "name, kind",
    [
        ("a.wasm", "application/wasm"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.svg", "image/svg+xml"),
        ("a.json", "application/json"),
        ("a.css", "text/css; charset=utf-8"),
        ("a.whl", "application/octet-stream"),
        ("a.zip", "application/zip"),
        ("a.unknown", "application/octet-stream"),
        ("", "text/html; charset=utf-8"),
        ("sub/", "text/html; charset=utf-8"),
        ("%E7%89%8C.txt?query#part", "text/plain; charset=utf-8"),
    ],
)
def test_files_have_their_types(ask: Ask, name: str, kind: str) -> None:
    answer = ask("/" + name)
    assert (answer.status, answer.headers["Content-Type"]) == (200, kind)


def test_text_is_compressed_for_clients_that_accept_it(ask: Ask, folder: Path) -> None:
    packed, plain = ask("/", Accept_Encoding="gzip, br"), ask("/")
    content = (folder / "index.html").read_bytes()
    body = packed.read()
    assert packed.headers["Content-Encoding"] == "gzip"
    assert len(body) < len(content) == len(gzip.decompress(body))
    assert plain.headers["Content-Encoding"] is None
    assert plain.read() == content


def test_compressed_files_are_not_compressed_again(ask: Ask) -> None:
    assert ask("/a.zip", Accept_Encoding="gzip").headers["Content-Encoding"] is None


@each_row(
    "path",
    [
        *("/../secret.txt", "/%2e%2e/secret.txt", "/sub/../../secret.txt", "/..%2fsecret.txt", "//../secret.txt"),
        *("/..\\secret.txt", "/..%5csecret.txt", "/%00", "/sub/%2e%2e%2f%2e%2e%2fsecret.txt", "/index.html/"),
        *("/nothing", "/sub/nothing/", "/secret.txt", "/%ff"),
    ],
)
def test_nothing_outside_the_folder_is_served(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert answer.status == 404
    assert b"secret" not in answer.read()


def test_a_link_out_of_the_folder_is_not_followed(ask: Ask, folder: Path) -> None:
    (folder / "link.txt").symlink_to(folder.parent / "secret.txt")
    assert ask("/link.txt").status == 404


def test_a_folder_without_its_slash_is_redirected(ask: Ask) -> None:
    answer = ask("/sub")
    assert (answer.status, answer.headers["Location"]) == (301, "sub/")


def test_a_mount_without_its_slash_is_redirected(folder: Path) -> None:
    server = serve.start(folder, port=0, mount="/some/where")
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request("GET", "/some/where")
    answer = connection.getresponse()
    assert (answer.status, answer.headers["Location"]) == (301, "where/")
    connection.close()
    server.close()


def test_an_unchanged_file_is_not_sent_again_and_a_changed_one_is(ask: Ask, folder: Path) -> None:
    tag = ask("/a.js").headers["ETag"]
    again = ask("/a.js", If_None_Match=tag)
    assert (again.status, again.read()) == (304, b"")
    (folder / "a.js").write_text("changed")
    assert ask("/a.js", If_None_Match=tag).read() == b"changed"


def test_head_sends_headers_only(ask: Ask) -> None:
    answer = ask("/a.js", method="HEAD")
    assert int(answer.headers["Content-Length"]) > 0
    assert answer.read() == b""


def test_a_missing_page_gets_the_site_s_own_404_page(ask: Ask, folder: Path) -> None:
    (folder / "404.html").write_text("not here")
    answer = ask("/nothing")
    assert (answer.status, answer.read()) == (404, b"not here")


def test_without_a_requested_port_a_free_one_is_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(serve, "FIRST_PORT", taken)
        server = serve.start(folder)
        assert server.port > taken
        server.close()


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70000), ("no.such.host.invalid", 0)])
def test_an_impossible_address_is_an_error(folder: Path, host: str, port: int) -> None:
    with pytest.raises(Trouble, match="choose"):
        serve.start(folder, host=host, port=port)
