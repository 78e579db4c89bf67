"""In the place of Pyodide's own: what the runtime asks it for when it starts. No package is ever loaded here."""

import site

from pyodide_js import loadedPackages  # noqa: F401 - the runtime counts on it when a snapshot is made


class Place:
    """A folder, which the runtime asks for its name."""

    def __init__(self, path):
        self._path = path

    def __str__(self):
        return self._path


SITE_PACKAGES = Place(site.getsitepackages()[0])
DSO_DIR = Place("/usr/lib")


def init_loaded_packages():
    """Nothing was loaded."""
