"""In the place of Pyodide's own: without the event loop, which nobody waits for in the page's Python."""

from pyodide_js._api import scheduleCallback  # noqa: F401 - the runtime counts on it when a snapshot is made

from . import _state  # noqa: F401
