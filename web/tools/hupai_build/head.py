"""Writes the head that all pages share: above all the policy that says what a page may load, run and reach.

A page names its head in a comment, such as `<!-- head: python -->`. The policy is in the page itself, because a static
host sends no headers of ours. Such a policy cannot do two things: it cannot forbid frames around the page, and it does
not bind the worker, whose file would need a header of its own. In Firefox the worker inherits the policy all the same.
So the pages that start Python allow what Python needs; a test proves that Python needs no more.
"""

from __future__ import annotations

import base64
import hashlib
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
"""A page with words only."""

TEXT: Policy = BARE | {"style-src": "'self'", "img-src": "'self'"}
"""A page with styles and pictures, but without a script."""

READING: Policy = TEXT | {
    "script-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "trusted-types": "hupai hupai-first hupai-keep lit-html",
}
"""A page with scripts, data and pictures of cards. `lit-html` is Lit's policy for its templates, `hupai` that of
web/src/embed/fetch_family.js for the scripts that bring pictures, `hupai-keep` that of web/src/offline/keep_site.js for
the service worker, `hupai-first` that of web/src/boot/first.js for a host that mislabels scripts; nothing else may make
code or markup from text."""

PYTHON: Policy = READING | {
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self' data:",
    "trusted-types": "hupai hupai-first hupai-keep hupai-start lit-html",
}
"""A page that starts Python: it may compile WebAssembly, but still not run text as code. `hupai` is the policy of
web/src/shared/trusted_script.js for the addresses of scripts. `hupai-start` is that of web/src/shared/isolated.js for a
worker that starts before anything else, or in a frame. In a sandboxed frame a worker must have
its script in its address, so ``data:`` is allowed; such a worker is bound by the same policy."""

NESTING: Policy = PYTHON | {"frame-src": "'self'"}
"""A page that starts Python and shows another page of the site inside it."""

PUBLISHING: Policy = READING | {
    "img-src": "'self' blob:",
    "frame-src": "'self'",
}
"""A page that shows frames of the site and makes PNG files of its own pictures, which it draws from a `blob:`."""

FRAME: Policy = {name: value for name, value in PYTHON.items() if name != "manifest-src"}
"""A page that other sites put into theirs. It belongs to no app."""

POLICIES = {
    "text": TEXT,
    "reading": READING,
    "python": PYTHON,
    "nesting": NESTING,
    "publishing": PUBLISHING,
    "frame": FRAME,
}

_PLACE = re.compile(r"<!-- head: (\w+) -->")

_ALL = """<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="{policy}" />
<meta name="referrer" content="no-referrer" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<meta name="theme-color" content="#17493a" />
<meta name="color-scheme" content="light dark" />"""

_LINKS = """
<link rel="icon" href="{icon}" type="image/svg+xml" />"""
"""Links of pages that know their address."""

_LATE = """<p class="late" role="alert">
  页面还没下载完，请稍等一会儿。要是一直这样，看看网络、看看有没有拦截内容的插件，再<a href="">刷新</a>，
  或者<a href="" target="_blank" rel="noopener">单独打开这一页</a>。
  <span lang="en">This page is still loading. Please wait a moment. If nothing changes, check the network and what
  blocks content in this browser, then <a href="">reload</a>, or
  <a href="" target="_blank" rel="noopener">open this page on its own</a>.</span>
</p>
<script src="{root}assets/first.js"></script>"""
"""What a page shows until its scripts have drawn it, and the script that says why they have not: web/src/boot/first.js.
"""
_LATE_PLACE = "<!-- late -->"

_APP = """
<link rel="apple-touch-icon" href="{root}assets/icon-180.png" />
<link rel="manifest" href="{root}manifest.webmanifest" />"""
"""Links that make the table and the reading pages one app that can be installed."""


def filled(
    page: str, root: str = "", *, policy: Policy | None = None, icon: str = "assets/icon.svg", host: str = ""
) -> str:
    """Return a page with its head in place of the comment; `root` leads from the page to the site's folder.

    With a `policy`, the page has this policy, and its comment names the head `own`. Without an `icon` it has none. The
    site's `host` is named in the policy, as in ``https://example.org``, where it is known.
    """
    found = _PLACE.search(page)
    policies = POLICIES if policy is None else {"own": policy}
    if found is None or found[1] not in policies:
        raise Trouble(f"A page says which head it has, as in <!-- head: python -->; there are {', '.join(policies)}.")
    head = _ALL.format(policy=written(policies[found[1]], host))
    if icon:
        head += _LINKS.format(icon=root + icon)
    if "manifest-src" in policies[found[1]]:
        head += _APP.format(root=root)
    whole = _put(page, found[0], head)
    return _put(whole, _LATE_PLACE, _LATE.format(root=root)) if _LATE_PLACE in whole else whole


def _put(page: str, place: str, lines: str) -> str:
    """Return a page with lines in place of a comment, indented as it is."""
    before, _, after = page.partition(place)
    indent = before.rpartition("\n")[2]
    return before + lines.replace("\n", f"\n{indent}") + after


def hash_of(code: str) -> str:
    """Return the hash by which a policy allows a piece of inline code."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"


def written(policy: Policy, host: str = "") -> str:
    """Return a policy in the form in which a page contains it.

    In a sandboxed frame a page has no origin, and in WebKit ``'self'`` is nothing there. A site that knows its `host`
    names it as well.
    """
    own = f"'self' {host}".rstrip()
    return "; ".join(f"{name} {value}" for name, value in policy.items()).replace("'self'", own)
