"""What the library would compile anew at every start, as the build compiled it: dataclasses and regular expressions.

A dataclass writes its methods as text and compiles them, and a pattern is compiled by a program that is itself
Python: together that is a fifth of a start. ADDED in hupai_build/library.py has both ask here. What is not known is
compiled as ever, and noted for the build.
"""

import _sre
import marshal

TABLE = "_prepared.table"

missed = set()
"""Texts of methods, and patterns with their flags, that were not known."""


def _read():
    try:
        return marshal.loads(__loader__.get_data(f"{__loader__.archive}/{TABLE}"))
    except OSError:
        return {}, {}


methods, patterns = _read()


def execute(text, names, found):
    """Run the text of methods, as ``exec`` does."""
    ready = methods.get(text)
    if ready is None:
        missed.add(text)
        code = compile(text, "<string>", "exec", dont_inherit=True)
    else:
        code = marshal.loads(ready)
    exec(code, names, found)


def compiling(compile_pattern):
    """The compiler of patterns, which now knows some."""

    def known(pattern, flags=0):
        key = (pattern, int(flags)) if isinstance(pattern, str | bytes) else None
        ready = patterns.get(key)
        if ready is not None:
            return _sre.compile(*marshal.loads(ready))
        if key is not None:
            missed.add(key)
        return compile_pattern(pattern, flags)

    return known
