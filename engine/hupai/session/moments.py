"""A finished hand moment by moment, as pages without an engine go through it: positions, and what happened in words."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from hupai.explain.language import LANGUAGES
from hupai.session.advice import review_json
from hupai.session.past_positions import finished_hand
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json
from hupai.table.match import Match
from hupai.table.seats import Reader

VERSION: Final = 1
"""The version of the form, which a reader checks."""
_BETWEEN: Final = {"zh": "", "en": " "}
"""What stands between two sentences."""


def moments_json(match: Match, number: int, seat: int, start: int | None = None, end: int | None = None) -> Json:
    """Return what ``seat`` saw of a finished hand: every moment with its position and what led to it in words.

    A moment's ``step`` is how many actions had been done. It is the same from every seat and in links; a step that
    the seat did not notice has no moment of its own. ``start`` and ``end`` cut the hand to the moments from one step
    to another. InvalidRequest ``wrong_argument`` while the hand runs, and where no moment is left.
    """
    past = finished_hand(match, number)
    if not 0 <= seat < match.seats:
        raise InvalidRequest("wrong_argument", name="seat", expected=f"0–{match.seats - 1}")
    low, high = start or 0, len(past.actions) if end is None else end
    steps = review_json(match, number, seat, None, 0, Reader(seat, match.seats))["steps"]
    told = {step["at"]: step["events"] for step in steps if step["events"] and low <= step["at"] <= high}
    if not told:
        raise InvalidRequest("wrong_argument", name="start, end", expected=f"0–{len(past.actions)}")
    family, again = match.game.family, past.after(min(told))
    found: list[Json] = []
    for step, following in pairwise([*told, None]):
        position = family.notation.format_position(again.view(seat))
        words = {lang: _BETWEEN[lang].join(event["text"][lang] for event in told[step]) for lang in LANGUAGES}
        found.append({"step": step, "position": position, "text": words})
        for mover, action in past.actions[step:following] if following is not None else ():
            again.act(mover, action)
    return {
        "hupai_moments": VERSION,
        "game": match.game.id,
        "seat": seat,
        "of": len(past.actions),
        "moments": found,
    }
