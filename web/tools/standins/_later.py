"""Modules that a start only wants to have at hand: each is loaded when something of it is asked for.

REPLACEMENTS in hupai_build/library.py makes the modules that import them use these. So a start neither waits for them
nor runs them.
"""


class Later:
    """A module that may never be needed."""

    def __init__(self, name):
        self._name = name

    def __getattr__(self, name):
        return getattr(__import__(self._name), name)


def __getattr__(name):
    return Later(name)
