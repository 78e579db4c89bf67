"""In the place of the library's own, which is loaded when a fault is told: the runtime wants it at hand at once."""


def __getattr__(name):
    import _traceback

    return getattr(_traceback, name)
