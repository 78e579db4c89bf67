"""Questions a player asks: whether options go together, why something cannot be done now."""

from __future__ import annotations

from typing import Any

from hupai.explain.texts import reason_json
from hupai.session.replies import problems_json
from hupai.table.errors import InvalidRules
from hupai.zipai.cards import code
from hupai.zipai.game import Hand, ZipaiGame
from hupai.zipai.reasons import why_no_chi

Json = dict[str, Any]


def why_rows(hand: Hand, seat: int, you: int | None) -> Json:
    """Return, for each sort of action the game has, whether the seat may do it now, and why not; 吃 as a whole."""
    t = hand.table
    kings, raising = ["declare"] if t.rules.kings else [], ["raise"] if t.rules.ju_shou else []
    words = ["hu", *kings, *raising, "peng", "chi", "pass"]
    rows: list[Json] = []
    for word in words:
        legal = [action for action in hand.legal(seat) if action.split()[0] == word]
        reason = why_no_chi(t, seat) if word == "chi" else hand.why_not(seat, word)
        row = {"verb": word, "legal": bool(legal), "reason": None if reason is None else reason_json(reason, you)}
        rows.append({**row, "action": legal[0]} if len(legal) == 1 else row)
    return {"card": code(t.live) if t.live >= 0 else None, "rows": rows}


def option_problems(game: ZipaiGame, chosen: Json) -> Json:
    """Return every option's value with these chosen, and every problem of the choice: never an error.

    What is unknown or not allowed counts as not chosen; options that contradict each other keep their values.
    """
    problems: list[Json] = []
    try:
        game.rules(**chosen)
    except InvalidRules as error:
        problems = list(error.facts["problems"])
    wrong = {problem["option"] for problem in problems if problem["code"] != "options_conflict"}
    return {
        "options": {
            option.name: chosen[option.name] if option.name in chosen and option.name not in wrong else option.default
            for option in game.options
        },
        "problems": problems_json(problems),
    }
