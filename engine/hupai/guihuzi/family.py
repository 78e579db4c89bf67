"""The family of 鬼胡子 games, as the rest of the engine knows it: zipai's cards in another game.

What a starting game does not need is loaded when it is first used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.guihuzi.actions import format_action, parse_action
from hupai.guihuzi.as_json.events import events_json
from hupai.guihuzi.as_json.view import view_json
from hupai.guihuzi.bots.ladder import LADDER
from hupai.guihuzi.games import GAMES
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.guihuzi.rules.settlement import next_dealer
from hupai.guihuzi.state import HandResult, Table
from hupai.guihuzi.turn.machine import begin, owes_openly, step
from hupai.guihuzi.view.observation import Observation, observe, onlook
from hupai.table.duel import ends_match, match_extras
from hupai.table.family import FamilyOf, GameDefinition, JsonFormsOf, NotationOf, PlayOf
from hupai.table.later import later, later_value
from hupai.zipai.cards import format_cards, full_deck, parse_cards


def _seats(rules: GuihuziRules) -> int:
    return rules.seats


def _deck(rules: GuihuziRules) -> list[int]:
    return full_deck()


def _win_figures(result: HandResult) -> Mapping[str, int]:
    return {"xi": result.win.facts.xi, "pay_each": result.win.price.pay_each} if result.win else {}


FAMILY: Final[FamilyOf[GuihuziRules, Table, Observation, HandResult]] = FamilyOf(
    id="guihuzi",
    page="guihuzi",
    name_in_records="guihuzi",
    games=tuple(GameDefinition(module.ID, module.RULES, module.OPTIONS) for module in GAMES),
    play=PlayOf(
        seats=_seats,
        deck=_deck,
        begin=begin,
        step=step,
        why_not=later("hupai.guihuzi.why.refusals", "why_not"),
        effects=later("hupai.guihuzi.why.effects", "effects"),
        acts_openly=owes_openly,
        observe=observe,
        onlook=onlook,
        sample=later("hupai.guihuzi.determinize.sample", "sample"),
        next_dealer=next_dealer,
        ends_match=ends_match,
        match_extras=match_extras,
    ),
    notation=NotationOf(
        parse_cards=parse_cards,
        format_cards=format_cards,
        parse_action=parse_action,
        format_action=format_action,
        parse_position=later("hupai.guihuzi.position", "parse_position"),
        format_position=later("hupai.guihuzi.position", "format_position"),
    ),
    as_json=JsonFormsOf(
        view=view_json,
        summary=later("hupai.guihuzi.as_json.result", "summary_json"),
        opened=later("hupai.guihuzi.as_json.result", "opened_json"),
        preview=later("hupai.guihuzi.as_json.preview", "preview_json"),
        refused_preview=later("hupai.guihuzi.as_json.preview", "refused_preview"),
        why_rows=later("hupai.guihuzi.as_json.why_rows", "why_rows"),
        onlooker=later("hupai.guihuzi.as_json.onlooker", "onlooker_json"),
        events=events_json,
        drawn=later("hupai.guihuzi.as_json.view", "drawn_json"),
    ),
    vocabulary=later_value("hupai.guihuzi.explain.vocabulary", "VOCABULARY"),
    rulebook=later_value("hupai.guihuzi.explain.rulebook", "RULEBOOK"),
    bots=LADDER,
    figures=("xi", "pay_each"),
    win_figures=_win_figures,
    score=later("hupai.guihuzi.calculators", "score"),
    circumstances=("calls",),
    waits=later("hupai.guihuzi.calculators", "waits"),
    terminal=later_value("hupai.guihuzi.terminal", "GuihuziTerminal"),
    pictures=later_value("hupai.guihuzi.picture", "DECK"),
    puzzles=later_value("hupai.guihuzi.puzzle_hands", "PUZZLES"),
    adviser=later_value("hupai.guihuzi.bots.adviser", "ADVISER"),
    questions=later_value("hupai.guihuzi.questions.asked", "QUESTIONS"),
)
