"""The family's adviser: what hints and reviews say about a decision (:class:`hupai.bots.adviser.Adviser`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.bots.adviser import Adviser
from hupai.mahjong.actions import Action
from hupai.mahjong.as_json.preview import effect_json
from hupai.mahjong.bots.explanations import reasons_for, reasons_in_hindsight
from hupai.mahjong.bots.situation_facts import situation
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.why.effect_severity import SEVERITY
from hupai.mahjong.why.preview import preview_action
from hupai.table.reason import Reason


def effects(seen: Observation, action: Action) -> Sequence[Reason]:
    """Return what an action causes for the rest of the hand."""
    return preview_action(seen, action).effects


ADVISER: Final = Adviser(
    situation=situation,
    reasons=reasons_for,
    reasons_in_hindsight=reasons_in_hindsight,
    effects=effects,
    effect_json=effect_json,
    severity=SEVERITY,
)
