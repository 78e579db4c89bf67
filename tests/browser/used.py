"""A page that tests use one after another, and how it is brought back to its first state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.player import PATIENCE_MS
from tests.browser.support import Site, Size, Watch

READY = """async (element, patience) => {
  const late = performance.now() + patience;
  while (element.app.boot.step !== "ready") {
    if (element.app.boot.step === "failed" || performance.now() > late) throw new Error("Python did not start");
    await new Promise(done => setTimeout(done, 20));
  }
}"""
"""Waits until Python is there."""

FRESH = """element => {
  globalThis.fresh = structuredClone(element.app);
  element.page.setSettings({ speed: "instant" });
}"""
"""Notes the state a page begins with, and lets the others play without pauses."""

AS_BEGUN = "() => 'fresh' in globalThis && document.querySelector('hp-page').app.boot.step === 'ready'"
"""Whether no test has loaded the page anew, left it, or ended its Python."""

TIDY = """async (element) => {
  delete document.documentElement.dataset.keyed; // as if no key had been pressed
  const page = element.page;
  delete page.play.pace.pause; // a test may have held it
  page.toLobby();
  page.supervisor.deaths.length = 0;
  await new Promise((done, failed) => {
    const opening = indexedDB.open("hupai");
    opening.onerror = failed;
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames];
      const step = opening.result.transaction(names, "readwrite");
      names.forEach(name => step.objectStore(name).clear());
      step.oncomplete = () => { opening.result.close(); done(); };
      step.onabort = failed;
    };
  });
  await page.store.refresh();
  const { boot, saved } = page.app;
  const begun = structuredClone(fresh);
  page.set({ ...begun, boot, saved: { ...begun.saved, matches: saved.matches } });
  page.setSettings({ speed: "instant" });
  await element.updateComplete;
  document.activeElement?.blur();
  scrollTo(0, 0);
}"""
"""To the lobby, with empty storage and the state a page begins with; what is loaded stays, Python above all."""


@dataclass
class Used:
    """A page of the site, and its watch."""

    page: Page
    watch: Watch
    site: Site

    def begin(self) -> None:
        """Load the page with empty storage."""
        self.page.goto("about:blank")
        storage = {"origin": self.site.origin, "storageTypes": "all"}
        browser = self.page.context.new_cdp_session(self.page)
        browser.send("Storage.clearDataForOrigin", storage)
        browser.detach()
        self.page.goto(self.site.url)
        ready(self.page)
        self.page.locator("hp-page").evaluate(FRESH)

    def tidy(self, size: Size, *, motion: bool) -> None:
        """Bring the page back to its first state, at this size, with or without motion."""
        for other in self.page.context.pages:
            if other != self.page:
                other.close()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.mouse.move(0, 0)
        # What a test pretended the system asks for; None would leave it as it is.
        moved: Literal["null", "reduce"] = "null" if motion else "reduce"
        self.page.emulate_media(
            media="null", color_scheme="null", reduced_motion=moved, forced_colors="null", contrast="null"
        )
        self.page.unroute_all()
        if self.page.evaluate(AS_BEGUN):
            self.page.locator("hp-page").evaluate(TIDY)
        else:
            self.begin()
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        expect(self.page.locator("hp-lobby .saved")).to_have_count(0)


def ready(page: Page) -> None:
    """Wait until Python is there."""
    page.locator("hp-page").evaluate(READY, PATIENCE_MS)
