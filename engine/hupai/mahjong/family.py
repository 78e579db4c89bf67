"""The family of mahjong (麻将) games, as the rest of the engine knows it.

What a starting game does not need is loaded when it is first used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.mahjong.actions import format_action, parse_action
from hupai.mahjong.as_json.events import events_json
from hupai.mahjong.as_json.view import view_json
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.games import GAMES
from hupai.mahjong.notation import format_tiles, parse_tiles
from hupai.mahjong.result import HandResult
from hupai.mahjong.rules.dealer import first_dealer, next_dealer
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules, earlier_rules
from hupai.mahjong.state import PHASE_TURN, Table
from hupai.mahjong.tiles import tiles_of
from hupai.mahjong.turn.machine import begin, step
from hupai.mahjong.view.observation import Observation, observe, onlook
from hupai.table.family import FamilyOf, GameDefinition, JsonFormsOf, NotationOf, PlayOf
from hupai.table.later import later, later_value


def _seats(rules: MahjongRules) -> int:
    return rules.seats


def _deck(rules: MahjongRules) -> list[int]:
    return tiles_of(deck_of_rules(rules))


def _acts_openly(t: Table) -> bool:
    """Return whether a seat is on its turn: claims, robberies, 飘 and the question before the first turn are hidden."""
    return t.phase == PHASE_TURN


def _win_figures(result: HandResult) -> Mapping[str, int]:
    """Return the multiplier of the first win."""
    return {"multiplier": result.wins[0].value.multiplier} if result.wins else {}


FAMILY: Final[FamilyOf[MahjongRules, Table, Observation, HandResult]] = FamilyOf(
    id="mahjong",
    page="mahjong",
    name_in_records="mahjong",
    games=tuple(GameDefinition(module.ID, module.RULES, module.OPTIONS) for module in GAMES),
    play=PlayOf(
        seats=_seats,
        deck=_deck,
        begin=begin,
        step=step,
        why_not=later("hupai.mahjong.why.refusals", "why_not"),
        effects=later("hupai.mahjong.why.preview", "effects"),
        acts_openly=_acts_openly,
        observe=observe,
        onlook=onlook,
        sample=later("hupai.mahjong.determinize.sample", "sample"),
        earlier_rules=earlier_rules,
        first_dealer=first_dealer,
        next_dealer=next_dealer,
    ),
    notation=NotationOf(
        parse_cards=parse_tiles,
        format_cards=format_tiles,
        parse_action=parse_action,
        format_action=format_action,
        parse_position=later("hupai.mahjong.position", "parse_position"),
        format_position=later("hupai.mahjong.position", "format_position"),
    ),
    as_json=JsonFormsOf(
        view=view_json,
        summary=later("hupai.mahjong.as_json.result", "summary_json"),
        opened=later("hupai.mahjong.as_json.result", "opened_json"),
        preview=later("hupai.mahjong.as_json.preview", "preview_json"),
        refused_preview=later("hupai.mahjong.as_json.preview", "refused_preview"),
        why_rows=later("hupai.mahjong.as_json.why_rows", "why_rows"),
        onlooker=later("hupai.mahjong.as_json.onlooker", "onlooker_json"),
        events=events_json,
        drawn=later("hupai.mahjong.as_json.view", "drawn_json"),
    ),
    vocabulary=later_value("hupai.mahjong.explain.vocabulary", "VOCABULARY"),
    rulebook=later_value("hupai.mahjong.explain.rulebook", "RULEBOOK"),
    bots=LADDER,
    figures=("multiplier",),
    win_figures=_win_figures,
    score=later("hupai.mahjong.calculators", "score"),
    circumstances=("indicator", "seats_state", "calls"),
    waits=later("hupai.mahjong.calculators", "waits"),
    wait_circumstances=("indicator", "seats_state", "seen"),
    adviser=later_value("hupai.mahjong.bots.adviser", "ADVISER"),
    learning=later_value("hupai.mahjong.training.learning", "LEARNING"),
    terminal=later_value("hupai.mahjong.terminal", "MahjongTerminal"),
    pictures=later_value("hupai.mahjong.picture", "DECK"),
    puzzles=later_value("hupai.mahjong.puzzle_hands", "PUZZLES"),
    questions=later_value("hupai.mahjong.questions.asked", "QUESTIONS"),
)
