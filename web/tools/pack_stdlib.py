"""Packs the standard library the page ships: compiled, and without what no page can use.

Runs inside Pyodide (see pack_stdlib.mjs), so that the bytecode is of exactly the Python that will load it.
The sources would otherwise be compiled anew at every start of the page, which takes longer than all the
rest of it. Assertions and docstrings are left out as well.
"""

from __future__ import annotations

import _imp
import os
import py_compile
import zipfile
from pathlib import Path

SOURCE = "/source.zip"
TARGET = "/packed.zip"
UNPACKED = Path("/unpacked")

LEFT_OUT = {
    # what only developers use
    *("_ast_unparse", "_pyrepl", "bdb", "cProfile", "compileall", "doctest", "modulefinder", "optparse", "pdb"),
    *("pickletools", "profile", "pstats", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "symtable", "tabnanny"),
    *("test", "timeit", "trace", "tracemalloc", "unittest", "asyncio.__main__", "asyncio.tools", "idlelib"),
    *("lib2to3", "zipapp", "code", "json.tool", "pyodide.console", "sysconfig.__main__", "zipfile.__main__"),
    # what needs a terminal, a process, a socket, a desktop or another system
    *("argparse", "cmd", "curses", "fileinput", "getopt", "getpass", "gettext", "pty", "tty", "webbrowser"),
    *("multiprocessing", "concurrent.futures.process", "concurrent.futures.interpreter", "concurrent.interpreters"),
    *("ftplib", "imaplib", "netrc", "poplib", "smtplib", "socketserver", "wsgiref", "xmlrpc", "mailbox"),
    *("http.client", "http.cookiejar", "http.cookies", "http.server", "urllib.request", "urllib.robotparser"),
    *("logging.config", "logging.handlers", "asyncio.proactor_events", "asyncio.windows_events"),
    *("asyncio.windows_utils", "ensurepip", "nturl2path", "tkinter", "turtle", "turtledemo", "venv"),
    # file formats nobody reads here, and Python versions of what is built in
    *("configparser", "ctypes", "dbm", "email._header_value_parser", "email.contentmanager", "email.headerregistry"),
    *("email.mime", "email.policy", "filecmp", "mimetypes", "plistlib", "sched", "shelve", "sqlite3", "ssl"),
    *("stringprep", "tomllib", "uuid", "wave", "xml", "zoneinfo", "difflib", "_pydatetime", "_pyio"),
    *("antigravity", "this", "__hello__", "__phello__"),
    # archives other than wheels (tarfile itself is read by Pyodide whenever it unpacks one), what makes wheels,
    # the other half of ssl
    *("gzip", "bz2", "lzma", "compression", "py_compile", "_ssl"),
}
"""Modules and packages that are not shipped."""

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

ENCODINGS = {
    *("__init__", "aliases", "ascii", "charmap", "cp1252", "cp437", "hex_codec", "latin_1"),
    *("raw_unicode_escape", "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_32", "utf_8", "utf_8_sig"),
}
"""Text encodings that are shipped."""

EPOCH = (1980, 1, 1, 0, 0, 0)
"""One date for every entry, so that packing twice gives the same bytes."""


def is_shipped(name: str) -> bool:
    """Whether an entry of the archive goes into the page's."""
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


def pack() -> None:
    """Write TARGET from SOURCE."""
    with zipfile.ZipFile(SOURCE) as given, zipfile.ZipFile(TARGET, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name in sorted(given.namelist()):
            if name.endswith("/") or not is_shipped(name):
                continue
            content = given.read(name)
            if name.endswith(".py"):
                name, content = f"{name}c", compiled(name, content)
            made.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED, 9)


assert os.environ.get("PYTHONHASHSEED") == "0", "the order of sets must be the same in every build"
pack()
