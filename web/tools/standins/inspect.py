"""In the place of the library's own, which is loaded when more of it is asked for: it brings half a dozen others."""

import sys


def iscoroutinefunction(obj):
    """What the runtime wants at hand from the start."""
    import _inspect

    return _inspect.iscoroutinefunction(obj)


def unwrap(func, *, stop=None):
    """The function inside its wrappers, which a dataclass with slots asks for about each of its functions."""
    outside = func
    for _ in range(sys.getrecursionlimit()):
        if isinstance(func, type) or not hasattr(func, "__wrapped__") or (stop is not None and stop(func)):
            return func
        func = func.__wrapped__
    raise ValueError(f"wrapper loop when unwrapping {outside!r}")


def __getattr__(name):
    import _inspect

    return getattr(_inspect, name)
