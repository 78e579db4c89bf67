"""The head that all pages share, said in one place: above all what a page may load, run and reach.

A page names the head it wants in a comment, `<!-- head: python -->`. The policy stands in the page itself, because a
static host sends no headers. Two things a policy in a page cannot do: it cannot forbid frames around the page, and it
does not bind the worker, whose file would have to come with a header of its own. Firefox lets the worker inherit it
all the same, so what Python needs is allowed in the pages that start it; that Python needs no more is tested.
"""

from __future__ import annotations

import re

from .steps import Trouble

Policy = dict[str, str]

BARE: Policy = {
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
}
"""Words and nothing else."""

TEXT: Policy = BARE | {"style-src": "'self'", "img-src": "'self'"}
"""A page without a script."""

READING: Policy = TEXT | {
    "script-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "trusted-types": "lit-html",
}
"""Scripts and data of the site's own. `lit-html` is Lit's policy for its templates; nothing else may make code or
markup from text."""

PYTHON: Policy = READING | {
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "trusted-types": "hupai hupai-start lit-html",
}
"""A page that starts Python: WebAssembly may be compiled, text may still not be run as code. `hupai` is the policy of
web/src/shared/trusted_script.js for the addresses of scripts, `hupai-start` that of web/src/boot/start.js for the one
worker that is started before anything else."""

POLICIES = {"bare": BARE, "text": TEXT, "reading": READING, "python": PYTHON}

_PLACE = re.compile(r"<!-- head: (\w+) -->")

_ALL = """<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="{policy}" />
<meta name="referrer" content="no-referrer" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<meta name="theme-color" content="#17493a" />
<meta name="color-scheme" content="light dark" />"""

_LINKS = """
<link rel="icon" href="{icon}" type="image/svg+xml" />"""
"""What a page has that knows where it lies; the one for addresses that do not exist is shown at any of them."""

_APP = """
<link rel="apple-touch-icon" href="{root}assets/icon-180.png" />
<link rel="manifest" href="{root}manifest.webmanifest" />"""
"""What makes the pages of the table and the pages to read one that can be installed."""


def filled(page: str, root: str = "", *, policy: Policy | None = None, icon: str = "assets/icon.svg") -> str:
    """Return a page with its head in the place of the comment; `root` leads from the page to the site's folder.

    A `policy` given is that of a page which names none of those here.
    """
    found = _PLACE.search(page)
    policies = POLICIES if policy is None else {"own": policy}
    if found is None or found[1] not in policies:
        raise Trouble(f"A page says which head it has, as in <!-- head: python -->; there are {', '.join(policies)}.")
    head = _ALL.format(policy=written(policies[found[1]]))
    if found[1] != "bare":
        head += _LINKS.format(icon=root + icon)
    if "manifest-src" in policies[found[1]]:
        head += _APP.format(root=root)
    indent = page[: found.start()].rpartition("\n")[2]
    return page[: found.start()] + head.replace("\n", f"\n{indent}") + page[found.end() :]


def written(policy: Policy) -> str:
    """Return a policy as it is written into a page."""
    return "; ".join(f"{name} {value}" for name, value in policy.items())
