"""Holds back what a page waits for, so that the player is quicker."""

from __future__ import annotations

from playwright.sync_api import Page

HOLD = """(element, [owner, deed, what]) => {
  const names = owner ? owner.split(".") : [];
  const held = names.reduce((within, name) => within[name], element.localName === "hp-page" ? element.page : element);
  const does = held[deed];
  const free = new Promise(done => { globalThis.letGo = done; });
  globalThis.late = new Promise(done => {
    held[deed] = async (...given) => {
      if (what && ![given[0], given[0].do].includes(what)) return does.apply(held, given);
      held[deed] = does;
      await free;
      const answer = does.apply(held, given);
      const heard = () => setTimeout(done);
      answer.then(heard, heard);
      return answer;
    };
  });
}"""
"""Lets the next call of something wait until LET_GO, which waits until the page has heard of the answer."""
LET_GO = """async () => {
  letGo();
  await late;
  await new Promise(done => setTimeout(done)); // what was put off to the end of the task, too
}"""


def held_back(page: Page, owner: str, deed: str, what: str = "", of: str = "hp-page") -> None:
    """Let the next call of something in the page wait; ``what`` is asked then, if that matters."""
    page.locator(of).evaluate(HOLD, [owner, deed, what])
