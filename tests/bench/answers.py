"""The size of the façade's answers, and how long the page waits for one."""

from __future__ import annotations

import json
from functools import cache
from statistics import median

from in_browser import chromium_page, served_site

from hupai.session import Session

GAME, HANDS, BOTS = "yongzhou", 30, ["beginner", "beginner"]
"""A long match of the game with the largest answers."""


@cache
def _sizes() -> tuple[tuple[int, ...], ...]:
    """Bytes of every answer to ``act`` and ``advance``, by hand of the match."""
    session, sizes = Session(), [[0] for _ in range(HANDS + 1)]

    def ask(**request: object) -> dict[str, object]:
        text = session.handle(json.dumps(request))
        answer = json.loads(text)
        assert answer["ok"], answer
        if request["do"] in ("act", "advance"):
            sizes[answer["result"]["hand"]].append(len(text.encode()))
        return dict(answer["result"])

    state = ask(do="new", game=GAME, seats=["human", *BOTS], hands=HANDS, seed="answers")
    view = state["view"]
    while state["waiting"] != "end":
        if state["waiting"] == "human":
            state = ask(do="act", action=view["legal"][0]["action"])  # type: ignore[index]
        else:
            state = ask(do="advance" if state["waiting"] == "bot" else "next")
        view = state.get("view") or {**view, **state["changes"]}  # type: ignore[dict-item]
    return tuple(map(tuple, sizes))


def largest_answer(hand: int) -> float:
    """Bytes of the largest answer to a move in this hand of a long match."""
    return max(_sizes()[hand])


PLAY = """async ({ root, game, seats }) => {
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
  const progress = new MessageChannel();
  await call("boot", [{ type: "HANDLER", name: "proxy", value: progress.port2 }], [progress.port2]);
  const took = [];
  const ask = async (request) => {
    const start = performance.now();
    const answer = JSON.parse(await call("ask", [{ type: "RAW", value: JSON.stringify(request) }]));
    if (request.do === "act" || request.do === "advance") took.push(performance.now() - start);
    if (!answer.ok) throw new Error(answer.error.text.en);
    return answer.result;
  };
  let state = await ask({ do: "new", game, seats, hands: 4, seed: "answers" });
  let view = state.view;
  while (state.waiting !== "end") {
    if (state.waiting === "human") state = await ask({ do: "act", action: view.legal[0].action });
    else state = await ask({ do: state.waiting === "bot" ? "advance" : "next" });
    view = state.view ?? { ...view, ...state.changes };
  }
  worker.terminate();
  return took;
}"""


def page_answer_ms() -> float | None:
    """Milliseconds the page waits for the answer to a move in the middle of a match; None without a browser."""
    with served_site() as site, chromium_page() as page:
        if page is None:
            return None
        page.goto(f"{site.url}build.json")
        page.set_default_timeout(0)
        took = page.evaluate(PLAY, {"root": site.url, "game": GAME, "seats": ["human", "random", "random"]})
        return float(median(took))
