"""How long a bot thinks in the page: real decisions, asked of the worker in Chromium as the page asks it.

The decisions are those of a seat for which the bot chooses. The worker is asked for the hint's first step, which asks
no bot, and for its second step, which does: the bot's time is what the second step takes longer.
"""

from __future__ import annotations

from functools import cache

from in_worker import run_in_worker

import hupai
from hupai_build import page_wheel

ZIPAI_GAME = "yongzhou"
"""The game with kings: its decisions take longest."""
MAHJONG_GAME = "yongzhou-mahjong"
"""The game with the most wilds: its decisions take longest."""

VARIANTS = {
    "four_kings": ("yongzhou", {"kings": 4}),
    "duel": ("yongzhou", {"kings": 4, "seats": 2, "buried": 20}),
    "sitting": ("yongzhou", {"kings": 4, "seats": 4}),
    "yuanjiang": ("yuanjiang", {}),
    "nanxian": ("nanxian", {}),
    "guihuzi_duel": ("nanxian", {"seats": 2}),
}
"""Games and house rules of which a row of their own says how long a bot thinks."""

WANTED = 300
OTHERS = "beginner"

ASK = """
  for (const part of parts) await loadFamily(part);
  const took = [];
  for (let match = 0; took.length < wanted; match++) {
    let [state] = await ask({ do: "new", game, options, seats, hands: 3, seed: `bench-${match}` });
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
"""


def thinks_at_most(bot: str, share: float, game: str = ZIPAI_GAME, variant: str | None = None) -> float | None:
    """Milliseconds within which that share of the bot's decisions is made in the page; None without bot or browser."""
    took = _times(bot, game, variant)
    if took is None:
        return None
    return took[min(len(took) - 1, int(share * len(took)))]


@cache
def _times(bot: str, game: str, variant: str | None) -> tuple[float, ...] | None:
    """Milliseconds of each decision, in ascending order."""
    game, options = VARIANTS[variant] if variant else (game, {})
    played = hupai.games[game]
    family = played.family
    if bot not in family.bots:
        return None
    seats = ["human", *[OTHERS] * (family.play.seats(played.rules(**options)) - 1)]
    parts = [page_wheel.STUDY, *[part for part in page_wheel.APART if part == family.id]]  # hints, and the family
    took = run_in_worker(ASK, bot=bot, game=game, options=options, seats=seats, parts=parts, wanted=WANTED)
    return None if took is None else tuple(sorted(took))
