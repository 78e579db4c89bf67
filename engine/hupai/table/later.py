"""Functions and values of modules that are loaded when they are first used: a starting game needs few of them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

Loader = Callable[[], Any]
"""Returns a value of a module that is loaded at the first call."""


def later(module: str, name: str) -> Callable[..., Any]:
    """Return a function that calls the named function of a module, which is loaded at the first call."""
    found: Callable[..., object] | None = None

    def call(*arguments: object, **named: object) -> object:
        nonlocal found
        if found is None:
            found = getattr(import_module(module), name)
        return found(*arguments, **named)

    return call


def later_value(module: str, name: str) -> Loader:
    """Return a function that returns the named value of a module, which is loaded at the first call."""
    return lambda: getattr(import_module(module), name)
