"""Makes the wheel that the page downloads from the engine's wheel: without unusable modules, comments and docstrings.

A page has no terminal, trains nothing and starts no processes. It shows no docstrings of the engine either. But a class
keeps the first line of its docstring, because a dataclass without one makes one up at every start. Nothing reads the
annotations of functions, which are a twentieth of the compiled code. Code and line numbers stay as they are.
"""

from __future__ import annotations

import ast
import base64
import csv
import hashlib
import io
import tokenize
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePosixPath

PACKAGE = "hupai"

LEFT_OUT = frozenset(
    {"__main__", "arena", "cli", "jobs", "markdown", "picture", "quiz", "svg", "tournament", "training"}
)
"""Modules and packages that the page's wheel lacks: command line, arena, tournaments, training and articles."""

REQUESTS_LEFT_OUT = frozenset({"cup_checking", "cup_looking", "cup_matches", "cups"})
"""Modules of the façade that the page's wheel lacks: those of tournaments."""

APART: tuple[str, ...] = ("mahjong",)
"""Families that a start does not bring: the page fetches each when one of its games is wanted."""

PARTS: dict[str, tuple[str, ...]] = {"tournament": ("hupai/tournament/", "hupai/session/cup")}
"""Parts of the engine that only some pages need, each with the beginnings of its paths."""

LATER = (*APART, *PARTS)
"""What is in an archive of its own, because a start does not bring it."""

LEFT_OUT_OF_FAMILIES = ("mining", "picture", "terminal", "training")
"""The beginnings of the names of such modules and packages within a family, and within the puzzles."""

COMMAND_LINE = "entry_points.txt"

EPOCH = (1980, 1, 1, 0, 0, 0)
"""Every entry has this date, so that the same engine always gives the same bytes."""

Cut = tuple[tuple[int, int], tuple[int, int], bytes]
"""What is cut out: where it begins and ends (lines from 0, columns in bytes), and what replaces it."""


def make(whole: Path, folder: Path) -> Path:
    """Write the page's wheel into the folder, under the same name; return its path."""
    target = folder / whole.name
    kept = _entries(whole, is_shipped)
    record = next(name for name in kept if name.endswith(".dist-info/RECORD"))
    del kept[record]
    for name, content in kept.items():
        if name.endswith(".dist-info/METADATA"):
            kept[name] = content.partition(b"\n\n")[0] + b"\n"
    kept[record] = _record(kept.items(), record)
    return _written(target, kept)


def make_later(whole: Path, part: str, folder: Path) -> Path:
    """Write an archive with the modules of a family or a part that the page's wheel lacks; return its path."""
    return _written(folder / f"{part}.zip", _entries(whole, lambda name: is_shipped(name, part)))


def is_shipped(name: str, later: str = "") -> bool:
    """Whether an entry of the engine's wheel goes into the page's, or into the archive of a family or a part."""
    if later in PARTS:
        return name.startswith(PARTS[later])
    path = PurePosixPath(name)
    inside = path.with_suffix("").parts
    if inside[0] != PACKAGE:
        return not later and not (path.name == COMMAND_LINE and path.parent.suffix == ".dist-info")
    if inside[1] == "session" and inside[-1] in REQUESTS_LEFT_OUT:
        return False
    if inside[1] in LEFT_OUT or (len(inside) > 2 and inside[2].startswith(LEFT_OUT_OF_FAMILIES)):
        return False
    return inside[1] == later if later else inside[1] not in APART


def _entries(whole: Path, is_wanted: Callable[[str], bool]) -> dict[str, bytes]:
    """Return the entries of a wheel that are wanted; modules are without what no page needs."""
    with zipfile.ZipFile(whole) as given:
        kept = {name: given.read(name) for name in sorted(given.namelist()) if is_wanted(name)}
    return {name: plain(content) if name.endswith(".py") else content for name, content in kept.items()}


def _written(target: Path, entries: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, content in entries.items():
            made.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED, 9)
    return target


def plain(source: bytes) -> bytes:
    """Return a module's source without comments, docstrings and annotations of functions.

    Every statement stays on its line.
    """
    lines = source.split(b"\n")
    cuts = [*_comments(source), *_texts(source), *_annotations(source)]
    for (first, start), (last, end), instead in sorted(cuts, reverse=True):
        rest = lines[last][end:]
        lines[first : last + 1] = [(lines[first][:start] + instead + rest).rstrip()] + [b""] * (last - first)
    return b"\n".join(lines)


def _comments(source: bytes) -> Iterator[Cut]:
    lines = source.split(b"\n")
    for token in tokenize.tokenize(io.BytesIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = token.start[0] - 1
            start = len(lines[line].decode()[: token.start[1]].encode())
            yield (line, start), (line, len(lines[line])), b""


def _texts(source: bytes) -> Iterator[Cut]:
    """Yield the docstrings of modules, classes and functions, and the texts below names that describe these."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for number, item in enumerate(node.body):
            text = item.value.value if isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant) else None
            if not isinstance(text, str) or item.end_lineno is None or item.end_col_offset is None:
                continue
            instead = "pass" if len(node.body) == 1 else ""
            if number == 0 and isinstance(node, ast.ClassDef):
                instead = repr(text.strip().partition("\n")[0])
            yield (item.lineno - 1, item.col_offset), (item.end_lineno - 1, item.end_col_offset), instead.encode()


def _annotations(source: bytes) -> Iterator[Cut]:
    """Yield the annotations of the arguments and results of functions."""
    lines = source.split(b"\n")
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        taken = node.args
        for each in (*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg):
            if each is not None and each.annotation is not None:
                yield (each.lineno - 1, each.col_offset + len(each.arg.encode())), _end(each.annotation), b""
        if node.returns is not None:
            line, column = node.returns.lineno - 1, node.returns.col_offset
            yield (line, lines[line].rindex(b"->", 0, column)), _end(node.returns), b""


def _end(node: ast.expr) -> tuple[int, int]:
    """Return where an expression ends."""
    if node.end_lineno is None or node.end_col_offset is None:
        raise ValueError("parsed without positions")
    return node.end_lineno - 1, node.end_col_offset


def _record(files: Iterable[tuple[str, bytes]], record: str) -> bytes:
    """Return the list of a wheel's files with the digests that installers check."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for name, content in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.writerow([name, f"sha256={digest}", len(content)])
    rows.writerow([record, "", ""])
    return text.getvalue().encode()
