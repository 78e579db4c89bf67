"""What an action leads to, as JSON: what the hand waits for then, its distance, the worth of a win, lasting effects."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.actions import Action
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.tiles import Kind, code, codes
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.why.effect_severity import SEVERITY
from hupai.mahjong.why.preview import preview_action
from hupai.table.json_object import Json
from hupai.table.reason import TELLS, Reason
from hupai.table.seats import Reader


def effect_json(effect: Reason, reader: Reader | None) -> Json:
    """Return an effect of an action as a reason with its ``gravity``: "tells", "warns" or "asks"."""
    return {**VOCABULARY.reason_json(effect, reader), "gravity": SEVERITY[effect.code]}


def preview_json(seen: Observation, action: Action, reader: Reader | None) -> Json:
    """Return what a legal action leads to.

    ``left`` tells of each tile the hand waits for how many copies are unseen; ``by_discard`` tells the same of each
    discard that leaves a waiting hand, after a claim.
    """
    preview = preview_action(seen, action)
    return {
        **_waits_json(preview.waits, preview.left),
        "by_discard": [{"discard": code(kind), **_waits_json(waits, left)} for kind, waits, left in preview.by_discard],
        "distance": preview.distance,
        "worth": preview.worth,
        "effects": [effect_json(effect, reader) for effect in preview.effects],
    }


def refused_preview(reason: Reason, reader: Reader | None) -> Json:
    """Return the preview of what is not allowed: nothing but the reason."""
    return {
        "waits": [],
        "left": {},
        "by_discard": [],
        "distance": None,
        "worth": None,
        "effects": [{**VOCABULARY.reason_json(reason, reader), "gravity": TELLS}],
    }


def _waits_json(waits: Sequence[Kind], left: Sequence[int]) -> Json:
    names = codes(waits)
    return {"waits": names, "left": dict(zip(names, left, strict=True))}
