"""What an action leads to, as JSON: 胡息, forced melds, what goes dead, waits, lasting effects."""

from __future__ import annotations

from hupai.table.json_object import Json
from hupai.table.reason import TELLS, Reason
from hupai.table.seats import Reader
from hupai.zipai.actions import Action
from hupai.zipai.cards import code, codes, codes_in
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.hand.win_claim import NO_LIMIT, win_names
from hupai.zipai.melds import shape
from hupai.zipai.view.observation import Observation
from hupai.zipai.why.effect_severity import SEVERITY
from hupai.zipai.why.preview import preview_action


def effect_json(effect: Reason, reader: Reader | None) -> Json:
    """Return an effect of an action as a reason with its ``gravity``: "tells", "warns" or "asks"."""
    return {**VOCABULARY.reason_json(effect, reader), "gravity": SEVERITY[effect.code]}


def preview_json(seen: Observation, action: Action, reader: Reader | None) -> Json:
    """Return what a legal action leads to; cards and melds in notation."""
    preview = preview_action(seen, action)
    return {
        "huxi": preview.huxi,
        "gained": preview.gained,
        "forced": [shape(number).text for number in preview.forced],
        "dead": {"chi": codes_in(preview.no_chi), "peng": codes_in(preview.no_peng)},
        "lost": win_names(preview.lost),
        "limit": None if preview.limit == NO_LIMIT else win_names(preview.limit),
        "above": preview.above or None,
        "waits": codes(preview.waits[0]),
        "waits_self": codes(preview.waits[1]),
        "waits_by_discard": [
            {"discard": code(kind), "waits": codes(some), "waits_self": codes(own)}
            for kind, (some, own) in preview.by_discard
        ],
        "ends_raise": preview.ends_raise,
        "effects": [effect_json(effect, reader) for effect in preview.effects],
    }


def refused_preview(reason: Reason, reader: Reader | None) -> Json:
    """Return the preview of what is not allowed: nothing but the reason."""
    return {
        "huxi": None,
        "gained": None,
        "forced": [],
        "dead": {"chi": [], "peng": []},
        "lost": [],
        "limit": None,
        "above": None,
        "waits": [],
        "waits_self": [],
        "waits_by_discard": [],
        "ends_raise": False,
        "effects": [{**VOCABULARY.reason_json(reason, reader), "gravity": TELLS}],
    }
