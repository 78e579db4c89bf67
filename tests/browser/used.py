"""A page that tests use one after another, and how it is brought back to its first state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.player import PATIENCE_MS
from tests.browser.support import Size, Watch

READY = """async (element, patience) => {
  const late = performance.now() + patience;
  while (element.app.boot.step !== "ready") {
    if (element.app.boot.step === "failed" || performance.now() > late) throw new Error("Python did not start");
    await new Promise(done => setTimeout(done, 50));
  }
  return structuredClone(element.app);
}"""
"""Waits until Python is there and returns the page's whole state."""

TIDY = """async (element, fresh) => {
  delete document.documentElement.dataset.keyed; // as if no key had been pressed
  const page = element.controller;
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
  page.set({ ...fresh, boot: page.app.boot, matches: page.app.matches });
  page.send("setSettings", { speed: "instant" });
  await element.updateComplete;
  document.activeElement?.blur();
  scrollTo(0, 0);
}"""
"""To the lobby, with empty storage and the state a page begins with; what is loaded stays, Python above all."""



@dataclass
class Used:
    """A page, its watch, and its state when Python had just started."""

    page: Page
    watch: Watch
    fresh: dict[str, Any]
    url: str

    @classmethod
    def of(cls, page: Page, watch: Watch) -> Used:
        """Return a page that was just opened, once Python is there."""
        fresh = ready(page)
        return cls(page, watch, fresh, page.url)

    def running(self) -> bool:
        """Return whether Python runs in it: a test may have ended while it started again."""
        state = self.page.locator("hp-page").evaluate_all("all => all[0]?.app.boot.step")
        return bool(state == "ready")

    def tidy(self, size: Size) -> None:
        """Bring the page back to its first state, at this size."""
        for other in self.page.context.pages:
            if other != self.page:
                other.close()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.mouse.move(0, 0)
        # What a test pretended the system asks for; None would leave it as it is.
        self.page.emulate_media(
            media="null", color_scheme="null", reduced_motion="null", forced_colors="null", contrast="null"
        )
        self.page.unroute_all()
        if self.page.url.partition("#")[0] != self.url:
            self.page.goto(self.url)
        ready(self.page)
        self.page.locator("hp-page").evaluate(TIDY, self.fresh)
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        expect(self.page.locator("hp-lobby .saved")).to_have_count(0)


def ready(page: Page) -> dict[str, Any]:
    """Return the page's state once Python is there."""
    state: dict[str, Any] = page.locator("hp-page").evaluate(READY, PATIENCE_MS)
    return state
