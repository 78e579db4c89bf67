"""The family of zipai (字牌) games, as the rest of the engine knows it.

What a starting game does not need is loaded when it is first used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hupai.table.duel import ends_match, match_extras
from hupai.table.family import FamilyOf, GameDefinition, JsonFormsOf, NotationOf, PlayOf
from hupai.table.later import later, later_value
from hupai.zipai.actions import format_action, is_discard, parse_action
from hupai.zipai.as_json.events import events_json
from hupai.zipai.as_json.view import view_json
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import format_cards, full_deck, parse_cards
from hupai.zipai.games import GAMES
from hupai.zipai.games.base import conflicts
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.settlement import first_dealer, next_dealer
from hupai.zipai.state import PHASE_DISCARD, HandResult, Table
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import Observation, observe, onlook


def _seats(rules: ZipaiRules) -> int:
    return rules.seats


def _deck(rules: ZipaiRules) -> list[int]:
    return full_deck(rules.kings)


def _acts_openly(t: Table) -> bool:
    return t.phase == PHASE_DISCARD and is_discard(t.offers[t.pending[0]][-1])


def _earlier_rules(rules: ZipaiRules) -> tuple[ZipaiRules, ...]:
    return (replace(rules, called_as_sure=True), replace(rules, called_as_sure=True, asks_in_vain=True))


def _win_figures(result: HandResult) -> Mapping[str, int]:
    return {"huxi": result.win.huxi, "pay_each": result.win.price.pay_each} if result.win else {}


FAMILY: Final[FamilyOf[ZipaiRules, Table, Observation, HandResult]] = FamilyOf(
    id="zipai",
    page="zipai",
    name_in_records="",
    games=tuple(
        GameDefinition(
            module.ID, module.RULES, module.OPTIONS, getattr(module, "SETS", ()), getattr(module, "CALLED", ())
        )
        for module in GAMES
    ),
    play=PlayOf(
        seats=_seats,
        deck=_deck,
        conflicts=conflicts,
        begin=begin,
        step=step,
        why_not=later("hupai.zipai.why.refusals", "why_not"),
        effects=later("hupai.zipai.why.preview", "effects"),
        acts_openly=_acts_openly,
        observe=observe,
        onlook=onlook,
        sample=later("hupai.zipai.determinize.sample", "sample"),
        earlier_rules=_earlier_rules,
        first_dealer=first_dealer,
        next_dealer=next_dealer,
        ends_match=ends_match,
        match_extras=match_extras,
    ),
    notation=NotationOf(
        parse_cards=parse_cards,
        format_cards=format_cards,
        parse_action=parse_action,
        format_action=format_action,
        parse_position=later("hupai.zipai.position", "parse_position"),
        format_position=later("hupai.zipai.position", "format_position"),
    ),
    as_json=JsonFormsOf(
        view=view_json,
        summary=later("hupai.zipai.as_json.result", "summary_json"),
        opened=later("hupai.zipai.as_json.result", "opened_json"),
        preview=later("hupai.zipai.as_json.preview", "preview_json"),
        refused_preview=later("hupai.zipai.as_json.preview", "refused_preview"),
        why_rows=later("hupai.zipai.as_json.why_rows", "why_rows"),
        onlooker=later("hupai.zipai.as_json.onlooker", "onlooker_json"),
        events=events_json,
        drawn=later("hupai.zipai.as_json.view", "drawn_json"),
    ),
    vocabulary=later_value("hupai.zipai.explain.vocabulary", "VOCABULARY"),
    rulebook=later_value("hupai.zipai.explain.rulebook", "RULEBOOK"),
    bots=LADDER,
    figures=("huxi", "pay_each"),
    win_figures=_win_figures,
    score=later("hupai.zipai.calculators", "score"),
    circumstances=("turned", "declared", "calls"),
    waits=later("hupai.zipai.calculators", "waits"),
    adviser=later_value("hupai.zipai.bots.adviser", "ADVISER"),
    learning=later_value("hupai.zipai.training.learning", "LEARNING"),
    terminal=later_value("hupai.zipai.terminal", "ZipaiTerminal"),
    pictures=later_value("hupai.zipai.picture", "DECK"),
    puzzles=later_value("hupai.zipai.puzzle_hands", "PUZZLES"),
    questions=later_value("hupai.zipai.questions.asked", "QUESTIONS"),
)
