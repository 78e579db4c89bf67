"""What an action leads to, as JSON: 硬息, what goes dead, waits, lasting effects."""

from __future__ import annotations

from hupai.guihuzi.actions import Action
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.why.effects import SEVERITY
from hupai.guihuzi.why.preview import preview_action
from hupai.table.json_object import Json
from hupai.table.reason import TELLS, Reason
from hupai.table.seats import Reader
from hupai.zipai.cards import code, codes


def effect_json(effect: Reason, reader: Reader | None) -> Json:
    """Return an effect of an action as a reason with its ``gravity``: "tells", "warns" or "asks"."""
    return {**VOCABULARY.reason_json(effect, reader), "gravity": SEVERITY[effect.code]}


def preview_json(seen: Observation, action: Action, reader: Reader | None) -> Json:
    """Return what a legal action leads to; cards in notation."""
    preview = preview_action(seen, action)
    return {
        "huxi": preview.xi,
        "gained": preview.gained,
        "waits": codes(preview.waits[0]),
        "waits_self": codes(preview.waits[1]),
        "waits_by_discard": [
            {"discard": code(kind), "waits": codes(some), "waits_self": codes(own)}
            for kind, (some, own) in preview.by_discard
        ],
        "effects": [effect_json(effect, reader) for effect in preview.effects],
    }


def refused_preview(reason: Reason, reader: Reader | None) -> Json:
    """Return the preview of what is not allowed: nothing but the reason."""
    return {
        "huxi": None,
        "gained": None,
        "waits": [],
        "waits_self": [],
        "waits_by_discard": [],
        "effects": [{**VOCABULARY.reason_json(reason, reader), "gravity": TELLS}],
    }
