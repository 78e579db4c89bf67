"""The size of the façade's answers, and how long the page waits for one."""

from __future__ import annotations

import json
from functools import cache
from statistics import median

from in_worker import run_in_worker

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


PLAY = """
  const took = [];
  const timed = async (request) => {
    const [result, ms] = await ask(request);
    if (request.do === "act" || request.do === "advance") took.push(ms);
    return result;
  };
  let state = await timed({ do: "new", game, seats, hands: 4, seed: "answers" });
  let view = state.view;
  while (state.waiting !== "end") {
    if (state.waiting === "human") state = await timed({ do: "act", action: view.legal[0].action });
    else state = await timed({ do: state.waiting === "bot" ? "advance" : "next" });
    view = state.view ?? { ...view, ...state.changes };
  }
  worker.terminate();
  return took;
"""


def page_answer_ms() -> float | None:
    """Milliseconds the page waits for the answer to a move in the middle of a match; None without a browser."""
    took = run_in_worker(PLAY, game=GAME, seats=["human", "random", "random"])
    return None if took is None else float(median(took))
