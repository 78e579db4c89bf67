"""Measures boxes: what is cut off, what overlaps, what is too small to be hit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.support import Size

CUT = """scope => [...document.querySelectorAll(scope)].flatMap(root => [...root.querySelectorAll("*")]).filter(one => {
  const text = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (!text || one.matches("option") || one.closest(".vh, svg") || !one.checkVisibility()) return false;
  if (one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 2) return false;
  const { display, clipPath } = getComputedStyle(one);
  return !display.startsWith("inline") && clipPath !== "inset(50%)"; // the latter is hidden from eyes on purpose
}).map(one => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
"""Texts that do not fit their own box."""

SHORT_CHOICES = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll("select")].filter(one => one.checkVisibility()).flatMap(one => {
    const style = getComputedStyle(one);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return [...one.options].filter(choice => pen.measureText(choice.text).width > room + 2)
      .map(choice => `${one.id}: ${choice.text} (${Math.ceil(pen.measureText(choice.text).width)} > ${room})`);
  });
}"""
"""Choices that are wider than the closed list shows."""

OVERLAPS = """scope => {
  const shown = [...document.querySelectorAll(scope)].filter(one => one.checkVisibility());
  const boxes = shown.map(one => one.getBoundingClientRect());
  const found = [];
  for (let a = 0; a < boxes.length; a++) for (let b = a + 1; b < boxes.length; b++) {
    const across = Math.min(boxes[a].right, boxes[b].right) - Math.max(boxes[a].left, boxes[b].left);
    const down = Math.min(boxes[a].bottom, boxes[b].bottom) - Math.max(boxes[a].top, boxes[b].top);
    if (across <= 1 || down <= 1 || shown[a].contains(shown[b]) || shown[b].contains(shown[a])) continue;
    found.push([shown[a], shown[b]].map(one => one.textContent.trim().slice(0, 40)).join(" / "));
  }
  return found;
}"""
"""Pairs of elements that lie over each other."""


OUTSIDE = """all => all.filter(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return one.checkVisibility() && !(left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1);
}).map(one => one.outerHTML.slice(0, 90))"""
"""Elements that are not wholly inside the window, to a pixel."""


SMALL = """(all, least) => all.filter(one => one.checkVisibility() && one.offsetHeight < least)
  .map(one => one.outerHTML.slice(0, 90))"""
"""Elements lower than so many pixels."""


SMALL_WORDS = """scope => [...document.querySelectorAll(`${scope} *`)].filter(one => {
  const text = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return text && one.checkVisibility() && !one.closest(".vh, svg") && parseFloat(getComputedStyle(one).fontSize) < 13;
}).map(one => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
"""Words that are smaller than captions may be."""

TARGET = 48
"""The least height of an answer."""

FITTED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""
"""Waits until cards and pictures are fitted into a window that has changed its size."""


SETTLED = """() => Promise.allSettled(
  document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < 5000).map(one => one.finished)
)"""
"""Waits for colours and boxes that are on their way."""


WRONG = f"""({{ width, cut, apart, targets }}) => [
  ...(document.documentElement.scrollWidth > width ? ["scrolls sideways"] : []),
  ...({CUT})(cut).map(one => `cut off: ${{one}}`),
  ...({SHORT_CHOICES})().map(one => `cut off: ${{one}}`),
  ...apart.flatMap({OVERLAPS}).map(one => `overlap: ${{one}}`),
  ...targets.flatMap(([scope, least]) => ({SMALL})([...document.querySelectorAll(scope)], least))
    .map(one => `low: ${{one}}`),
]"""
"""All of it at once: where there is much to measure, asking takes longer than measuring."""


def wrong(page: Page, *, cut: str, apart: Sequence[str] = (), targets: Mapping[str, int] | None = None) -> list[str]:
    """Return what is wrong with the layout: sideways scroll, cut texts, overlaps, or targets that are too low."""
    assert page.viewport_size is not None
    about = {"width": page.viewport_size["width"], "cut": cut, "apart": apart, "targets": list((targets or {}).items())}
    found: list[str] = page.evaluate(WRONG, about)
    return found


def everywhere(page: Page, sizes: Iterable[Size], check: Callable[[Size], None]) -> None:
    """Run a check at each of these sizes, once everything is fitted into the window; a failure names the size."""
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(FITTED)
        try:
            check(size)
        except AssertionError as failed:
            failed.add_note(f"at {size[0]}x{size[1]}")
            raise


def cut_texts(page: Page, scope: str) -> list[str]:
    """Return the texts under ``scope`` that are cut off, and the choices of lists that are."""
    cut: list[str] = page.evaluate(CUT, scope)
    short: list[str] = page.evaluate(SHORT_CHOICES)
    return cut + short


def overlaps(page: Page, scope: str) -> list[str]:
    """Return the pairs among the elements of a selector that lie over each other."""
    found: list[str] = page.evaluate(OVERLAPS, scope)
    return found


def assert_no_sideways_scroll(page: Page) -> None:
    """Assert that the page is as wide as its window. On a phone `innerWidth` grows with the page, so it is not used."""
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert page.viewport_size is not None
    assert wide <= page.viewport_size["width"]


def outside(page: Page, scope: str) -> list[str]:
    """Return the elements of a selector that are not wholly inside the window."""
    found: list[str] = page.locator(scope).evaluate_all(OUTSIDE)
    return found


def small_words(page: Page, scope: str) -> list[str]:
    """Return the words below an element that are smaller than 13 px."""
    return page.evaluate(SMALL_WORDS, scope)


def small_targets(page: Page, scope: str, least: int) -> list[Any]:
    """Return the elements that can be pressed and are lower than ``least``."""
    found: list[Any] = page.locator(scope).evaluate_all(SMALL, least)
    return found


def assert_table_in_order(page: Page) -> None:
    """Assert that nothing on the table overlaps, leaves the window, or is too small to be pressed."""
    page.evaluate(FITTED)
    page.evaluate(SETTLED)
    assert_no_sideways_scroll(page)
    if page.get_by_role("dialog").count():
        return  # the table lies under the result
    assert not overlaps(page, "hp-prompt, hp-hand, .at-me, .ledger, .centre")
    assert not outside(page, ":is(hp-hand button, hp-prompt .answers > button, .bar .icon)")
    assert not small_targets(page, "hp-prompt button", TARGET)
