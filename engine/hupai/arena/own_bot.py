"""A bot of the user's own: which class of which module it is, and the same bot again on every worker.

The command line names it as ``module:Class``. The module needs no place in the engine: it lies in the current folder
or wherever else Python finds it.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from hupai.bots.base import Bot
from hupai.table.errors import EngineError, InvalidRequest

_NAME: Final = re.compile(r"([\w.]+):(\w+)")


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A class of a module, as text: a task carries it to a worker, and the worker imports the module itself."""

    name: str
    """``module:Class``, as the user wrote it. Reports call the bot by it."""
    folder: str
    """The folder from which the module was imported."""
    code: str
    """A hash of the module's file: a ledger must not continue with another version of the bot."""

    def load(self) -> Bot:
        """Return the bot, the same one on every call in a process.

        Raises InvalidRequest like :func:`own_bot`, EngineError ``bot_differs`` if the module found here is another one.
        """
        return _loaded(self)


def is_own_bot(name: str) -> bool:
    """Return whether a bot's name has the form ``module:Class``."""
    return _NAME.fullmatch(name) is not None


def own_bot(name: str) -> OwnBot:
    """Return the bot ``module:Class``, looked for in the current folder too.

    Raises InvalidRequest ``bot_module``, ``bot_class``, ``bot_not_made`` or ``not_a_bot``.
    """
    module_name, _ = _parts(name)
    module = _imported(module_name, os.getcwd())
    found = OwnBot(name, _folder(module), _code(module))
    found.load()
    return found


@lru_cache(maxsize=64)
def _loaded(wanted: OwnBot) -> Bot:
    """Return a new bot of that class."""
    module_name, class_name = _parts(wanted.name)
    module = _imported(module_name, wanted.folder)
    if _code(module) != wanted.code:
        raise EngineError("bot_differs", module=module_name, file=_file(module))
    if not hasattr(module, class_name):
        raise InvalidRequest("bot_class", module=module_name, name=class_name, file=_file(module))
    kind = getattr(module, class_name)
    if not isinstance(kind, type):
        raise InvalidRequest("not_a_bot", bot=wanted.name)
    try:
        bot = kind()
    except Exception as error:
        raise InvalidRequest("bot_not_made", bot=wanted.name, error=repr(error)) from error
    if not isinstance(getattr(bot, "name", None), str) or not callable(getattr(bot, "decide", None)):
        raise InvalidRequest("not_a_bot", bot=wanted.name)
    made: Bot = bot
    return made


def _parts(name: str) -> tuple[str, str]:
    """Return the names of the module and the class."""
    module, _, kind = name.partition(":")
    return module, kind


def _imported(name: str, folder: str) -> ModuleType:
    """Return the module of that name. The folder is the last place to look: its files must not hide a library."""
    if folder and folder not in sys.path:
        sys.path.append(folder)
    try:
        return import_module(name)
    except (Exception, SystemExit) as error:
        raise InvalidRequest("bot_module", module=name, error=repr(error)) from error


def _file(module: ModuleType) -> str:
    """Return the file of a module, empty for one that is built into Python."""
    return getattr(module, "__file__", None) or ""


def _folder(module: ModuleType) -> str:
    """Return the folder from which Python imports a module, empty for one that is built into Python."""
    if not _file(module):
        return ""
    file = Path(_file(module)).resolve()
    return str(file.parents[module.__name__.count(".") + (file.stem == "__init__")])


@cache
def _code(module: ModuleType) -> str:
    """Return a hash of a module's file, as this process first found it; empty for one that is built into Python."""
    return hashlib.sha256(Path(_file(module)).read_bytes()).hexdigest()[:16] if _file(module) else ""
