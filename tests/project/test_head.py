"""The head of every page: one policy, as strict as possible, before anything that it must cover."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hupai_build import head, oembed, single, steps
from hupai_build.paths import WEB
from tests.markup import Markup
from tests.rows import each_row

OURS = {"hupai", "hupai-first", "hupai-keep", "hupai-start", "lit-html"}
OWN = OURS | {"'none'", "'self'", "'wasm-unsafe-eval'", "'script'"}
"""All that a policy may allow: no inline code, no code from text, no other origin, no scheme."""
WORKERS = ["'self'", "data:"]
"""Where a worker's script may lie. In a sandboxed frame it lies in the address; the page's policy binds it."""
OF_SITE = ["'self'"]
DRAWN = ["'self'", "blob:"]
"""Pictures of a page that makes PNG files of what it has drawn itself."""

SINKS = re.compile(
    r"\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|unsafe(?:HTML|SVG)"
    r"|\beval\(|new Function|\bsrcdoc|setAttribute\(\"on|javascript:|set(?:Timeout|Interval)\(\s*[\"'`]"
)
"""Ways by which text becomes markup or code."""


@each_row("page", [*sorted(path.name for path in WEB.glob("*.html")), "licences/index.html"])
def test_the_policy_comes_before_anything_that_a_page_loads(dist: Path, page: str) -> None:
    tags = Markup((dist / page).read_text("utf-8")).tags
    names = [tag.attributes.get("http-equiv") for tag in tags]
    at = names.index("Content-Security-Policy")
    assert names.count("Content-Security-Policy") == 1
    assert not {tag.name for tag in tags[:at]} & {"link", "script", "style", "title"}
    policy = tags[at].attributes["content"]
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split("; ")}
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == ["'none'"]
    assert rules["require-trusted-types-for"] == ["'script'"]
    assert rules.pop("worker-src", WORKERS) == WORKERS
    assert rules.pop("img-src", OF_SITE) == (DRAWN if page == "publish.html" else OF_SITE)
    if page == "404.html":
        code = (dist / page).read_text("utf-8").partition("<script>")[2].partition("</script>")[0]
        assert rules.pop("script-src") == [head.hash_of(code)] and rules.pop("connect-src") == OF_SITE
        assert rules == {rule: words.split() for rule, words in head.BARE.items()}
        return
    assert {word for words in rules.values() for word in words} <= OWN
    assert policy in {head.written(one) for one in head.POLICIES.values()}
    scripted = any(tag.name == "script" for tag in tags)
    assert ("script-src" in rules) == scripted
    inline = {name for tag in tags for name in tag.attributes if name.startswith("on") or name == "style"}
    assert not inline and not [tag for tag in tags if tag.name in ("style", "base", "iframe", "form")]


def test_a_site_that_knows_its_host_names_it_in_every_policy() -> None:
    """In WebKit `'self'` is nothing in a sandboxed frame; the host is."""
    for policy in head.POLICIES.values():
        written = head.written(policy, "https://example.org")
        assert written.count("'self'") == written.count("'self' https://example.org")
    assert oembed.host_of(oembed.checked("https://example.org:8080/a/b")) == "https://example.org:8080"
    assert oembed.host_of("") == ""


def test_a_page_without_a_head_stops_the_build() -> None:
    with pytest.raises(steps.Trouble, match="<!-- head: python -->"):
        head.filled("<!doctype html><title>x</title>")


def test_no_text_becomes_markup_or_code() -> None:
    sources = steps.files_in(WEB / "src")
    found = {file.name: SINKS.findall(file.read_text("utf-8")) for file in sources}
    assert not {name: sinks for name, sinks in found.items() if sinks}


HEARS = re.compile(r"(?<![.\w?])(?:(?:window|self|globalThis)\.)?(?:addEventListener\(\s*[\"']message|onmessage\s*=)")
"""A window or worker that listens to messages from anybody."""


def test_no_window_accepts_messages_from_others() -> None:
    """The page listens to its own workers and tabs; only workers listen to the pages of their own site.

    What other sites include listens to the window that holds it, or that it holds; test_embed_frame.py proves that it
    listens to no other. The publishing page listens to its own frames.
    """
    folder = WEB / "src"
    sources = {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in steps.files_in(folder)}
    hearing = {name for name, text in sources.items() if HEARS.search(text)}
    embeds = {"embed/play/table.js", "frame/engine.js", "frame/main.js", "frame/siblings.js", "publish/frames.js"}
    assert hearing == {"boot/preload_wasm.js", "single/source.js", "offline/service_worker.js"} | embeds


def test_code_that_would_end_its_own_element_stops_the_build() -> None:
    """The single file contains its code: text that a parser would take for the end of the code stops the build."""
    assert single.inline("if (a < b) {}") == "if (a < b) {}"
    for code in ("'</script>'", "'</STYLE'", "a <!--b"):
        with pytest.raises(steps.Trouble, match="in two pieces"):
            single.inline(code)
    assert single.quiet({"a": "</script><!--"}) == '{"a":"\\u003c/script>\\u003c!--"}'


def test_the_licences_page_shows_every_licence_of_the_index(dist: Path) -> None:
    """For people: every part with version, licence and a link to the text; readable without a script."""
    page = (dist / "licences" / "index.html").read_text("utf-8")
    rows = json.loads((dist / "licences" / "index.json").read_text("utf-8"))
    assert "许可" in page and "Licences" in page and "<script" not in page
    for row in rows:
        item = re.search(rf"<li><h2>{re.escape(row['name'])} <span>(.*?)</span>.*?</li>", page, re.DOTALL)
        assert item and item[1] == row["version"]
        assert row["licence"] in item[0] and f'href="{row["text"]}"' in item[0]
