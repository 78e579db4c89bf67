"""The elements of the npm package draw in a page, and import what they need from the package alone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests import publishing_sites as sites

HOST = "http://article.example/"
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title>
<script type="module" src="package/index.js"></script>
<hupai-hand>123s</hupai-hand><hupai-hand game="yibin">123m</hupai-hand><hupai-hand face="kai">4b</hupai-hand></html>"""


def test_the_elements_import_tiles_and_faces_when_they_are_wanted(dist: Path, browser: Browser) -> None:
    package = sites.package()
    asked: list[str] = []

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(HOST)
        asked.append(path)
        if not path:
            route.fulfill(body=PAGE, content_type="text/html")
        else:
            route.fulfill(path=package / path.removeprefix("package/"), content_type="text/javascript")

    context = browser.new_context()
    context.route("**/*", answer)
    page = context.new_page()
    page.goto(HOST)
    said = page.locator("hupai-hand svg desc")
    expect(said).to_have_text(
        [
            "Hand: small one, small two, small three.",
            "Hand: 1 of characters, 2 of characters, 3 of characters.",
            "Hand: big four.",
        ]
    )
    assert sorted(asked) == sorted(set(asked))
    assert {path.split("/")[0] for path in asked} == {"", "package"}
    context.close()
