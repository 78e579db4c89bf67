"""Packs what the page starts from: the used part of the standard library and the engine, both compiled. Packs families.

This runs inside Pyodide (see pack_python.mjs), so that the bytecode fits the Python that will load it. That Python has
the whole library as sources and has done what a page's Python does: the modules that it has loaded are the used part.
If the archives had sources, every start of the page would compile them, which takes longer than the rest of a start.
Assertions and docstrings are left out. The site also has the whole library, as Pyodide ships it.

A start has two archives, so that Python can start while the second one is still loading. The second one has the engine
and the part of the library that Python does not need at first. A family that a start does not bring is a third one. The
entries of an archive are not compressed. The whole
archive is compressed later: that is smaller, and the browser unpacks it faster than Python would.
"""

import _imp
import _sre
import ast
import importlib.util
import marshal
import os
import re
import zipfile

ARCHIVE = "/lib/python314.zip"
LIBRARY, ENGINE, FAMILY = "/library.zip", "/engine.zip", "/family.zip"

ALSO = (
    # used to report an error, or only after an error
    *("encodings.ascii", "encodings.latin_1", "traceback", "tokenize", "linecache", "token", "codeop"),
    # needed by functions of the runtime that a page may call
    *("pyodide.code", "dis", "opcode", "_opcode_metadata"),
)
"""Modules that are packed although neither a start nor a match loads them."""

FROZEN_AS = {
    "importlib._bootstrap": "_frozen_importlib",
    "importlib._bootstrap_external": "_frozen_importlib_external",
}
"""The interpreter's own names of modules that it contains, where they differ. Their files are never read."""

WITHOUT_SOURCE = bytes(12)
"""What bytecode says of its source, by PEP 552: no date and no size. No archive has one to compare it with."""

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of every entry, so that every build gives the same bytes."""


def frozen(module):
    """Return whether the interpreter contains a module."""
    return _imp.is_frozen(FROZEN_AS.get(module, module))


def module_of(name):
    """Return the name of the module in an archive entry."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def packed_names(names, started, used):
    """Return the names of the entries for the first archive and for the second."""
    first, then = [], []
    for name in sorted(names):
        module = module_of(name)
        if name.startswith("hupai/"):
            if not name.endswith((".typed", ".txt")):
                then.append(name)
        elif name.endswith(".py") and module in used | set(ALSO) and not frozen(module):
            # Python looks for all modules of a package in one archive.
            (first if module.partition(".")[0] in started else then).append(name)
    return first, then


def compiled(name, text):
    """Return the bytecode of a module, which names its archive entry."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if name.startswith("hupai/") and is_dataclass(node) and ast.get_docstring(node):
            # It is kept: a dataclass without one generates it at every start.
            node.body[0] = ast.copy_location(ast.Assign([ast.Name("__doc__", ast.Store())], node.body[0].value), node)
    code = compile(ast.fix_missing_locations(tree), name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + WITHOUT_SOURCE + marshal.dumps(code)


def is_dataclass(node):
    """Return whether a node of a syntax tree is the definition of a dataclass."""
    return isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(each) for each in node.decorator_list)


def table(missed):
    """Return the compiled methods and patterns that the library would otherwise compile at every start."""
    texts = sorted(key for key in missed if isinstance(key, str))
    keys = sorted((key for key in missed if isinstance(key, tuple)), key=repr)
    # Each one is marshalled separately, so that a start unpacks only those it uses.
    methods = {text: marshal.dumps(compile(text, "<string>", "exec", dont_inherit=True)) for text in texts}
    return marshal.dumps((methods, {key: marshal.dumps(arguments(*key)) for key in keys}))


def arguments(pattern, flags):
    """Return the arguments with which the library creates the compiled pattern."""
    made, given = _sre.compile, []
    _sre.compile = lambda *all_of_it: given.append(all_of_it)
    try:
        re._compiler.compile(pattern, flags)
    finally:
        _sre.compile = made
    pattern, flags, code, groups, numbers, names = given[0]
    return pattern, int(flags), [int(word) for word in code], groups, dict(numbers), names


def write(made, given, names):
    """Write entries of a given archive into another one, modules compiled."""
    for name in names:
        content = given.read(name)
        if name.endswith(".py"):
            name, content = f"{name}c", compiled(name, content)
        made.writestr(zipfile.ZipInfo(name, EPOCH), content)


def pack(started, used, missed):
    """Write both archives.

    `started` has the modules that a start loads, `used` also those that a match loads. `missed` has the methods and
    patterns that they have compiled.
    """
    assert os.environ.get("PYTHONHASHSEED") == "0", "the order of sets must be the same in every build"
    with zipfile.ZipFile(ARCHIVE) as whole:
        library, engine = packed_names(whole.namelist(), started, used)
        for target, names in ((LIBRARY, library), (ENGINE, engine)):
            with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as made:
                write(made, whole, names)
                if target == LIBRARY:
                    made.writestr(zipfile.ZipInfo("_prepared.table", EPOCH), table(missed))


def pack_family(family, used):
    """Write the archive of an installed family: its modules, and those of the library that it alone uses.

    A page that was restored from a memory snapshot has no other module of the library at hand.
    """
    with (
        zipfile.ZipFile(f"/lib/hupai_{family}.zip") as sources,
        zipfile.ZipFile(ARCHIVE) as library,
        zipfile.ZipFile(FAMILY, "w", zipfile.ZIP_STORED) as made,
    ):
        write(made, sources, [name for name in sources.namelist() if not name.endswith((".typed", ".txt"))])
        beside = [name for name in library.namelist() if name.endswith(".py") and module_of(name) in used]
        write(made, library, [name for name in beside if not frozen(module_of(name)) and not name.startswith("hupai/")])
