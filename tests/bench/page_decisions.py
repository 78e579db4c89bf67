"""How long a bot thinks in the page: real decisions, asked of the worker in Chromium as the page asks it.

Each decision is one a seat owed in a hand that goes on with what the bot chose. The worker is asked for the hint's
first step, which asks no bot, and for its second, which does: the bot's time is what the second takes longer.
"""

from __future__ import annotations

from functools import cache

from in_browser import chromium_page, served_site

from hupai.zipai.bots.ladder import LADDER

GAME = "yongzhou"
"""The game with kings: its decisions take longest."""

WANTED = 300
OTHERS = "beginner"

ASK = """async ({ root, bot, game, others, wanted }) => {
  const worker = new Worker(new URL("assets/worker.js", root), { type: "module" });
  const waiting = new Map();
  worker.onmessage = ({ data }) => {
    const answered = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === "RAW") answered?.resolve(data.value);
    else answered?.reject(new Error(JSON.stringify(data.value)));
  };
  const call = (name, argumentList, transfer = []) =>
    new Promise((resolve, reject) => {
      const id = `${waiting.size}-${performance.now()}`;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, type: "APPLY", path: [name], argumentList }, transfer);
    });
  const raw = (value) => ({ type: "RAW", value });
  const progress = new MessageChannel();
  await call("boot", [{ type: "HANDLER", name: "proxy", value: progress.port2 }], [progress.port2]);
  const ask = async (request) => {
    const text = JSON.stringify(request);
    const start = performance.now();
    const answer = JSON.parse(await call("ask", [raw(text)]));
    if (!answer.ok) throw new Error(answer.error.text.en);
    return [answer.result, performance.now() - start];
  };
  const took = [];
  for (let match = 0; took.length < wanted; match++) {
    let [state] = await ask({ do: "new", game, seats: ["human", others, others], hands: 3, seed: `bench-${match}` });
    let { view } = state;
    while (state.waiting !== "end" && took.length < wanted) {
      if (state.waiting === "bot") [state] = await ask({ do: "advance" });
      else if (state.waiting === "next") [state] = await ask({ do: "next" });
      else if (view.legal.length === 1) [state] = await ask({ do: "act", action: view.legal[0].action });
      else {
        const [, without] = await ask({ do: "hint", judge: bot, step: 1 });
        const [hint, withBot] = await ask({ do: "hint", judge: bot, step: 2 });
        took.push(Math.max(0, withBot - without));
        [state] = await ask({ do: "act", action: hint.best.action });
      }
      view = state.view ?? { ...view, ...state.changes };
    }
  }
  worker.terminate();
  return took;
}"""


def thinks_at_most(bot: str, share: float) -> float | None:
    """Milliseconds within which that share of the bot's decisions is made in the page; None without bot or browser."""
    took = _times(bot)
    if took is None:
        return None
    return took[min(len(took) - 1, int(share * len(took)))]


@cache
def _times(bot: str) -> tuple[float, ...] | None:
    """Milliseconds of each decision, in ascending order."""
    if bot not in LADDER:
        return None
    with served_site() as site, chromium_page() as page:
        if page is None:
            return None
        page.goto(f"{site.url}build.json")
        page.set_default_timeout(0)
        asked = {"root": site.url, "bot": bot, "game": GAME, "others": OTHERS, "wanted": WANTED}
        return tuple(sorted(page.evaluate(ASK, asked)))
