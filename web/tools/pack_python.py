"""Packs what the page starts from: the standard library as far as the engine and Pyodide use it, and the engine.

Runs inside Pyodide (see pack_python.mjs), so that the bytecode is of exactly the Python that will load it.
The sources would otherwise be compiled anew at every start of the page, which takes longer than all the
rest of it. Assertions and docstrings are left out as well. A program that wants more finds the whole library,
as Pyodide ships it, beside this archive.
"""

from __future__ import annotations

import _imp
import os
import py_compile
import zipfile
from collections.abc import Iterator
from pathlib import Path

LIBRARY, ENGINE = "/library.zip", "/engine.whl"
TARGET = "/packed.zip"
UNPACKED = Path("/unpacked")

LEFT_OUT = {
    # what only developers use
    *("_ast_unparse", "_pyrepl", "bdb", "cProfile", "compileall", "doctest", "modulefinder", "optparse", "pdb"),
    *("pickletools", "profile", "pstats", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "symtable", "tabnanny"),
    *("test", "timeit", "trace", "tracemalloc", "unittest", "asyncio.__main__", "asyncio.tools", "idlelib"),
    *("lib2to3", "zipapp", "code", "json.tool", "json.__main__", "pyodide.console", "zipfile.__main__"),
    # what needs a terminal, a process, a socket, a desktop or another system
    *("argparse", "cmd", "curses", "fileinput", "getopt", "getpass", "gettext", "pty", "tty", "webbrowser"),
    *("multiprocessing", "concurrent.futures.process", "concurrent.futures.interpreter", "concurrent.interpreters"),
    *("ftplib", "imaplib", "netrc", "poplib", "smtplib", "socketserver", "wsgiref", "xmlrpc", "mailbox", "http"),
    *("urllib", "logging.config", "pyodide.http", "logging.handlers"),
    *("asyncio.proactor_events", "asyncio.windows_events", "pyodide._nodesock_transport"),
    *("asyncio.windows_utils", "ensurepip", "nturl2path", "tkinter", "turtle", "turtledemo", "venv", "pyodide._run_js"),
    # file formats nobody reads here, and Python versions of what is built in
    *("configparser", "ctypes", "dbm", "email", "filecmp", "mimetypes", "plistlib", "sched", "shelve", "sqlite3"),
    *("ssl", "stringprep", "tomllib", "uuid", "wave", "xml", "zoneinfo", "difflib", "_pydatetime", "_pyio"),
    *("antigravity", "this", "__hello__", "__phello__", "_pylong", "_py_abc", "_threading_local"),
    *("gzip", "bz2", "lzma", "compression", "tarfile", "py_compile", "_ssl", "csv", "html", "_markupbase", "quopri"),
    # what a player's own program may use, or what installs packages: they start from the whole library
    *("_strptime", "base64", "calendar", "colorsys", "concurrent.futures.thread", "datetime", "decimal", "fractions"),
    *("graphlib", "hmac", "importlib.metadata", "ipaddress", "numbers", "pickle", "_compat_pickle", "pkgutil"),
    *("platform", "pprint", "queue", "secrets", "shlex", "statistics", "string.templatelib", "sysconfig"),
    *("_sysconfigdata__emscripten_wasm32-emscripten", "sre_compile", "sre_constants", "sre_parse", "pathlib._local"),
    *("pathlib.types", "pyodide.ffi.wrappers", "pyodide._core"),
}
"""Modules and packages that are not packed."""

FROZEN = {
    *("_collections_abc", "_sitebuiltins", "abc", "codecs", "genericpath", "io", "ntpath", "os", "posixpath", "runpy"),
    *("importlib._bootstrap", "importlib._bootstrap_external", "importlib.machinery", "importlib.util"),
    *("site", "stat", "zipimport"),
}
"""Modules that are part of the interpreter itself: it never reads their files. Left out only where that is so."""

FROZEN_AS = {
    "importlib._bootstrap": "_frozen_importlib",
    "importlib._bootstrap_external": "_frozen_importlib_external",
}
"""What the interpreter calls those it holds under another name."""

ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8"}
"""Text encodings that are packed."""

MARKERS = ("py.typed", ".txt")
"""Endings of files that no program reads."""

EPOCH = (1980, 1, 1, 0, 0, 0)
"""One date for every entry, so that packing twice gives the same bytes."""


def is_packed(name: str) -> bool:
    """Whether an entry of the library's archive is packed."""
    path = name.removesuffix(".py").split("/")
    if path[0] == "encodings":
        return len(path) == 2 and path[1] in ENCODINGS
    module = ".".join(path)
    if module in FROZEN and _imp.is_frozen(FROZEN_AS.get(module, module)):
        return False
    return not any(".".join(path[:depth]) in LEFT_OUT for depth in range(1, len(path) + 1))


def compiled(name: str, text: bytes) -> bytes:
    """The bytecode of one module, which its archive entry's name and nothing else identifies."""
    source, target = UNPACKED / name, UNPACKED / f"{name}c"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_bytes(text)
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), str(target), dfile=name, doraise=True, optimize=2, invalidation_mode=unchecked)
    return target.read_bytes()


def entries() -> Iterator[tuple[str, bytes]]:
    """Name and content of everything that is packed, before it is compiled."""
    with zipfile.ZipFile(LIBRARY) as library:
        for name in sorted(library.namelist()):
            if not name.endswith("/") and is_packed(name):
                yield name, library.read(name)
    with zipfile.ZipFile(ENGINE) as wheel:
        for name in sorted(wheel.namelist()):
            if ".dist-info/" not in name:
                yield name, wheel.read(name)


def pack() -> None:
    """Write TARGET from LIBRARY and ENGINE."""
    with zipfile.ZipFile(TARGET, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, content in entries():
            if name.endswith(MARKERS):
                continue
            if name.endswith(".py"):
                name, content = f"{name}c", compiled(name, content)
            made.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED, 9)


assert os.environ.get("PYTHONHASHSEED") == "0", "the order of sets must be the same in every build"
pack()
