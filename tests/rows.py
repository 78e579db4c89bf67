"""One test of a whole table or of all files: it fails with every row or place that is wrong, not with the first."""

from __future__ import annotations

import inspect
import reprlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from traceback import format_exception_only
from typing import Any

import pytest

Rows = Iterable[Any] | Callable[[], Iterable[Any]]
Check = Callable[..., None]

MOST = 1000
"""The most characters of one error that a list shows; pytest shows the first error in full."""


class Offenders(AssertionError):
    """Several rows or places are wrong: its text lists them all."""


_repr = reprlib.Repr()
_repr.maxlevel, _repr.maxstring, _repr.maxother, _repr.maxtuple, _repr.maxdict = 3, 100, 100, 10, 10


def each_row(names: str, rows: Rows) -> Callable[[Check], Check]:
    """Run the test for each row, as ``pytest.mark.parametrize`` would, but under one id.

    A row gives the arguments with these names. The rows may be a function, which is called when the test runs. If they
    are a mapping, its keys name the rows in the failure.
    """
    arguments = names.split(", ")

    def decorate(test: Check) -> Check:
        signature = inspect.signature(test)

        @wraps(test)
        def over_all(**fixtures: Any) -> None:
            wrong: dict[str, BaseException] = {}
            count = 0
            for count, (name, row) in enumerate(_named(rows() if callable(rows) else rows), 1):
                values = row if len(arguments) > 1 else (row,)
                try:
                    test(**dict(zip(arguments, values, strict=True)), **fixtures)
                except (Exception, pytest.fail.Exception) as error:
                    wrong[f"{count}. {name}"] = error
            assert count, "the table has no rows"
            if wrong:
                lines = [f"{name}: {_said(error)}" for name, error in wrong.items()]
                text = f"{len(wrong)} of {count} rows are wrong:\n" + "\n".join(lines)
                raise Offenders(text) from next(iter(wrong.values()))

        left = [parameter for name, parameter in signature.parameters.items() if name not in arguments]
        over_all.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return over_all

    return decorate


def _named(rows: Iterable[Any]) -> Iterator[tuple[str, Any]]:
    """Yield each row with its name: its key in a mapping, otherwise what it is."""
    if isinstance(rows, Mapping):
        yield from rows.items()
    else:
        yield from ((_repr.repr(row), row) for row in rows)


def _said(error: BaseException) -> str:
    """What an error says, without a limit if that is a list."""
    text = "".join(format_exception_only(error)).strip()
    return text if isinstance(error, Offenders) else text[:MOST]


def assert_none(offenders: Iterable[str]) -> None:
    """Fail with all of these lines; each says where something is wrong, and what."""
    found = list(offenders)
    if found:
        raise Offenders(f"{len(found)} wrong:\n" + "\n".join(found))
