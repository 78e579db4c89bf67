"""The family of zipai (字牌) games, as the rest of the engine knows it.

What a starting game does not need is loaded when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from hupai.table.family import Family, GameDefinition, JsonForms, Notation, Play
from hupai.table.hand import Hand
from hupai.table.reason import Reason
from hupai.table.seats import Reader
from hupai.zipai.actions import Action, format_action, is_discard, parse_action
from hupai.zipai.as_json.events import events_json
from hupai.zipai.as_json.view import view_json
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import format_cards, full_deck, parse_cards
from hupai.zipai.games import GAMES
from hupai.zipai.games.base import conflicts
from hupai.zipai.rules.ruleset import SEATS, ZipaiRules
from hupai.zipai.rules.settlement import first_dealer, next_dealer
from hupai.zipai.state import PHASE_DISCARD, HandResult, Table
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import Observation, observe

if TYPE_CHECKING:
    from hupai.bots.adviser import Adviser
    from hupai.bots.learning import Learning

Json = dict[str, Any]


def _seats(rules: ZipaiRules) -> int:
    return SEATS


def _deck(rules: ZipaiRules) -> list[int]:
    return full_deck(rules.kings)


def _why_not(t: Table, seat: int, action: Action) -> Reason | None:
    from hupai.zipai.why.refusals import why_not

    return why_not(t, seat, action)


def _effects(t: Table, seat: int, action: Action) -> list[Reason]:
    from hupai.zipai.why.preview import effects

    return effects(t, seat, action)


def _acts_openly(t: Table) -> bool:
    return t.phase == PHASE_DISCARD and is_discard(t.offers[t.pending[0]][-1])


def _earlier_rules(rules: ZipaiRules) -> tuple[ZipaiRules, ...]:
    return (replace(rules, asks_in_vain=True),)


def _sample(seen: Observation, rng: Any) -> Table:
    from hupai.zipai.determinize.sample import sample

    return sample(seen, rng)


def _result(hand: Hand, reader: Reader | None) -> Json | None:
    from hupai.zipai.as_json.result import result_json

    return result_json(hand, reader)


def _summary(hand: Hand, reader: Reader | None) -> Json | None:
    from hupai.zipai.as_json.result import summary_json

    return summary_json(hand, reader)


def _changes(view: Json, hand: Hand, number: int) -> Json:
    from hupai.zipai.as_json.changes import changes

    return changes(view, hand, number)


def _parse_position(text: str) -> Observation:
    from hupai.zipai.position import parse_position

    return parse_position(text)


def _format_position(seen: Observation) -> str:
    from hupai.zipai.position import format_position

    return format_position(seen)


def _preview(seen: Observation, action: Action, reader: Reader | None) -> Json:
    from hupai.zipai.as_json.preview import preview_json

    return preview_json(seen, action, reader)


def _refused_preview(reason: Reason, reader: Reader | None) -> Json:
    from hupai.zipai.as_json.preview import refused_preview

    return refused_preview(reason, reader)


def _why_rows(t: Table, seat: int, reader: Reader | None) -> Json:
    from hupai.zipai.as_json.why_rows import why_rows

    return why_rows(t, seat, reader)


def _vocabulary() -> Any:
    from hupai.zipai.explain.vocabulary import VOCABULARY

    return VOCABULARY


def _rulebook() -> Any:
    from hupai.zipai.explain.rulebook import RULEBOOK

    return RULEBOOK


def _win_figures(result: HandResult) -> Mapping[str, int]:
    return {"huxi": result.win.huxi, "pay_each": result.win.price.pay_each} if result.win else {}


def _score(*arguments: Any, **circumstances: Any) -> Json:
    from hupai.zipai.calculators import score

    return score(*arguments, **circumstances)


def _waits(*arguments: Any) -> Json:
    from hupai.zipai.calculators import waits

    return waits(*arguments)


def _adviser() -> Adviser:
    from hupai.zipai.bots.adviser import ADVISER

    return ADVISER


def _learning() -> Learning:
    from hupai.zipai.training.learning import LEARNING

    return LEARNING


def _terminal() -> Any:
    from hupai.zipai.terminal import ZipaiTerminal

    return ZipaiTerminal


FAMILY: Final = Family(
    id="zipai",
    page="zipai",
    name_in_records="",
    games=tuple(GameDefinition(module.ID, module.RULES, module.OPTIONS) for module in GAMES),
    play=Play(
        seats=_seats,
        deck=_deck,
        conflicts=conflicts,
        begin=begin,
        step=step,
        why_not=_why_not,
        effects=_effects,
        acts_openly=_acts_openly,
        observe=observe,
        sample=_sample,
        earlier_rules=_earlier_rules,
        first_dealer=first_dealer,
        next_dealer=next_dealer,
    ),
    notation=Notation(
        parse_cards=parse_cards,
        format_cards=format_cards,
        parse_action=parse_action,
        format_action=format_action,
        parse_position=_parse_position,
        format_position=_format_position,
    ),
    as_json=JsonForms(
        view=view_json,
        result=_result,
        summary=_summary,
        preview=_preview,
        refused_preview=_refused_preview,
        why_rows=_why_rows,
        events=events_json,
        changes=_changes,
    ),
    vocabulary=_vocabulary,
    rulebook=_rulebook,
    bots=LADDER,
    figures=("huxi", "pay_each"),
    win_figures=_win_figures,
    score=_score,
    circumstances=("turned", "declared", "calls"),
    waits=_waits,
    adviser=_adviser,
    learning=_learning,
    terminal=_terminal,
)
