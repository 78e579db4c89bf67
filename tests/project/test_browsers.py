"""The oldest browsers: the build, the page that says so, and the documents name the same."""

from __future__ import annotations

import re

from hupai_build.paths import ROOT, TOOLS, WEB

VERSION = re.compile(r'"(chrome|edge|firefox|safari)([\d.]+)"')


def test_build_page_and_documents_name_the_same_browsers() -> None:
    """A bundler without these targets would write syntax that they lack."""
    oldest = dict(VERSION.findall((TOOLS / "bundling.mjs").read_text("utf-8")))
    assert oldest.keys() == {"chrome", "edge", "firefox", "safari"} and oldest["chrome"] == oldest["edge"]
    said = [rf"{name.capitalize()} {oldest[name]}\b" for name in ("edge", "firefox", "safari")]
    for file in (ROOT / "docs" / "hosting.md", WEB / "words" / "first.zh.js", WEB / "words" / "first.en.js"):
        assert all(re.search(one, file.read_text("utf-8")) for one in said), file.name
    for bundler in TOOLS.glob("bundle*.mjs"):
        assert "...common" in bundler.read_text("utf-8"), bundler.name
        assert not VERSION.search(bundler.read_text("utf-8")), bundler.name
