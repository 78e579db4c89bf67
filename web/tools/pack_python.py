"""Packs what the page starts from: the standard library as far as it is used, and the engine, both compiled.

Runs inside Pyodide (see pack_python.mjs), so that the bytecode is of exactly the Python that will load it, and inside
the very Python that is packed, still uncompiled and whole: what is used is found by using it. Sources would otherwise
be compiled anew at every start of the page, which takes longer than all the rest of it. Assertions and docstrings are
left out as well. A program that wants more finds the whole library, as Pyodide ships it, beside these archives.

There are two, so that Python starts while the engine, and what of the library Python does without at first, is still
on its way. Neither is compressed: the whole file is, which is smaller than file by file, and which the browser undoes
more quickly than Python would.
"""

import _imp
import _sre
import marshal
import os
import py_compile
import re
import zipfile

ARCHIVE = "/lib/python314.zip"
LIBRARY, ENGINE = "/library.zip", "/engine.zip"

ALSO = (
    # what tells a fault, or turns up only with one
    *("encodings.ascii", "encodings.latin_1", "_traceback", "tokenize", "linecache", "token", "codeop"),
    # what a page may ask the runtime for
    *("pyodide.code", "_pyodide._jsbind", "_inspect", "dis", "opcode", "_opcode_metadata"),
)
"""Modules that are packed although neither the start nor a match reads them."""

FROZEN_AS = {
    "importlib._bootstrap": "_frozen_importlib",
    "importlib._bootstrap_external": "_frozen_importlib_external",
}
"""What the interpreter calls modules that it holds itself, where that is not their name: their files are never read."""

EPOCH = (1980, 1, 1, 0, 0, 0)
"""One date for every entry, so that packing twice gives the same bytes."""


def frozen(module):
    """Whether the interpreter holds a module itself."""
    return _imp.is_frozen(FROZEN_AS.get(module, module))


def packed_names(names, started, used):
    """The entries of the archive that are packed: what Python starts from, and what comes after it."""
    first, then = [], []
    for name in sorted(names):
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if name.startswith("hupai/"):
            if not name.endswith((".typed", ".txt")):
                then.append(name)
        elif name.endswith(".py") and module in used | set(ALSO) and not frozen(module):
            # A package is looked for in one place.
            (first if module.partition(".")[0] in started else then).append(name)
    return first, then


def compiled(name, text):
    """The bytecode of one module, which its archive entry's name and nothing else identifies."""
    source, target = f"/unpacked/{name}", f"/unpacked/{name}c"
    os.makedirs(os.path.dirname(source), exist_ok=True)
    with open(source, "wb") as file:
        file.write(text)
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    # A dataclass without a docstring makes one up at every start: the engine keeps the little it has.
    bare = 1 if name.startswith("hupai/") else 2
    py_compile.compile(source, target, dfile=name, doraise=True, optimize=bare, invalidation_mode=unchecked)
    with open(target, "rb") as file:
        return file.read()


def table(missed):
    """What the library would compile anew at every start: the text of methods, and patterns."""
    texts = sorted(key for key in missed if isinstance(key, str))
    keys = sorted((key for key in missed if isinstance(key, tuple)), key=repr)
    # Each for itself, so that a start reads only what it uses.
    methods = {text: marshal.dumps(compile(text, "<string>", "exec", dont_inherit=True)) for text in texts}
    return marshal.dumps((methods, {key: marshal.dumps(arguments(*key)) for key in keys}))


def arguments(pattern, flags):
    """What a pattern comes to in the end: what the machine for patterns is given."""
    made, given = _sre.compile, []
    _sre.compile = lambda *all_of_it: given.append(all_of_it)
    try:
        re._compiler.compile(pattern, flags)
    finally:
        _sre.compile = made
    pattern, flags, code, groups, numbers, names = given[0]
    return pattern, int(flags), [int(word) for word in code], groups, dict(numbers), names


def pack(started, used, missed):
    """Write both archives.

    `started` are the modules that a start has loaded, `used` those and a match's, `missed` what they have compiled.
    """
    assert os.environ.get("PYTHONHASHSEED") == "0", "the order of sets must be the same in every build"
    with zipfile.ZipFile(ARCHIVE) as whole:
        library, engine = packed_names(whole.namelist(), started, used)
        for target, names in ((LIBRARY, library), (ENGINE, engine)):
            with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as made:
                for name in names:
                    content = whole.read(name)
                    if name.endswith(".py"):
                        name, content = f"{name}c", compiled(name, content)
                    made.writestr(zipfile.ZipInfo(name, EPOCH), content)
                if target == LIBRARY:
                    made.writestr(zipfile.ZipInfo("_prepared.table", EPOCH), table(missed))
