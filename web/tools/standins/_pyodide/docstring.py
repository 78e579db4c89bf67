"""In the place of Pyodide's own: what the runtime's own functions say about themselves, which nobody reads here."""


def dedent_docstring(docstring):
    """The text as it is."""
    return docstring


def get_cmeth_docstring(func):
    """A function's name, as a built-in function's text must begin."""
    return f"{func.__name__}()\n--\n\n"
