"""In the place of Pyodide's own, which is loaded when more of it is asked for: how JavaScript is called from Python.

The runtime asks for these two at a start. To read a function's signature, as Pyodide does for the second, half of the
library's tools for looking at programs would have to be loaded.
"""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default


class no_default:
    """Stands where a parameter has no default."""


def _any(*args, **kwargs):
    """Whatever is called without a signature."""


default_signature = JsFuncSignature(
    *(_any, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result)
)


def __getattr__(name):
    from . import _jsbind

    return getattr(_jsbind, name)
