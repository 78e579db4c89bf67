"""Reasons, previews, errors and events as the façade sends them: facts with their sentences in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hupai.explain.texts import error_sentence, reason_json, sentence
from hupai.table.errors import EngineError
from hupai.table.reason import Reason
from hupai.zipai.actions import is_chi, parse_action, verb
from hupai.zipai.cards import code, codes, codes_in
from hupai.zipai.claim import NO_LIMIT, win_names
from hupai.zipai.foresight import Preview
from hupai.zipai.game import Hand
from hupai.zipai.gravity import TELLS, gravity
from hupai.zipai.happenings import outranked, why_happened
from hupai.zipai.melds import shape

Json = dict[str, Any]


def error_json(error: EngineError, you: int | None) -> Json:
    """Return an error; its sentences call the other seats as seat ``you`` does. Every problem has one of its own."""
    facts = dict(error.facts)
    if isinstance(facts.get("problems"), list):
        facts["problems"] = problems_json(facts["problems"])
    return {
        "code": error.code,
        "facts": facts,
        "position": error.position,
        "text": error_sentence(error, you=you),
    }


def problems_json(problems: Iterable[Mapping[str, Any]]) -> list[Json]:
    """Return each problem with a sentence of its own."""
    return [{**problem, "text": sentence(problem["code"], problem)} for problem in problems]


def effect_json(effect: Reason, you: int | None) -> Json:
    """Return an effect of an action as a reason with its ``gravity``: "tells", "warns" or "asks"."""
    return {**reason_json(effect, you), "gravity": gravity(effect)}


def preview_json(preview: Preview, you: int | None) -> Json:
    """Return what an action leads to; cards and melds in notation."""
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
        "effects": [effect_json(effect, you) for effect in preview.effects],
    }


def refused_preview(reason: Reason, you: int | None) -> Json:
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
        "effects": [{**reason_json(reason, you), "gravity": TELLS}],
    }


def claims_of(hand: Hand, seat: int) -> dict[int, str]:
    """Return the seat's claims on lying cards (hu, peng, chi), by the number of events before each."""
    found: dict[int, str] = {}
    for (mover, text), told in zip(hand.actions, hand.moments, strict=True):
        action = parse_action(text)
        if mover == seat and (is_chi(action) or text in ("hu", "peng")):
            found[told] = verb(action)
    return found


def events_json(hand: Hand, viewer: int | None, start: int, end: int | None = None) -> list[Json]:
    """Return the events from ``start`` on as ``viewer`` saw them; what nobody chose says ``why``."""
    mine = {} if viewer is None else claims_of(hand, viewer)
    events: list[Json] = []
    before = hand.log[start - 1].seen_by(viewer) if start else None
    for number, event in enumerate(hand.log[start:end], start):
        shown = event.seen_by(viewer)
        reason = why_happened(shown, before, viewer)
        if viewer is not None and number in mine:
            reason = outranked(shown, mine[number], viewer) or reason
        before = shown
        events.append(shown if reason is None else {**shown, "why": reason_json(reason, viewer)})
    return events
