"""The family of mahjong (麻将) games, as the rest of the engine knows it.

What a starting game does not need is loaded when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hupai.mahjong.actions import Action, format_action, parse_action
from hupai.mahjong.as_json.events import events_json
from hupai.mahjong.as_json.view import view_json
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.games import GAMES
from hupai.mahjong.notation import format_tiles, parse_tiles
from hupai.mahjong.result import HandResult
from hupai.mahjong.rules.dealer import first_dealer, next_dealer
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.state import PHASE_TURN, Table
from hupai.mahjong.tiles import tiles_of
from hupai.mahjong.turn.machine import begin, step
from hupai.mahjong.view.observation import Observation, observe
from hupai.table.family import Family, GameDefinition, JsonForms, Notation, Play
from hupai.table.hand import Hand
from hupai.table.reason import Reason
from hupai.table.seats import Reader

Json = dict[str, Any]


def _seats(rules: MahjongRules) -> int:
    return rules.seats


def _deck(rules: MahjongRules) -> list[int]:
    return tiles_of(deck_of_rules(rules))


def _why_not(t: Table, seat: int, action: Action) -> Reason | None:
    from hupai.mahjong.why.refusals import why_not

    return why_not(t, seat, action)


def _effects(t: Table, seat: int, action: Action) -> list[Reason]:
    from hupai.mahjong.why.preview import effects

    return effects(t, seat, action)


def _acts_openly(t: Table) -> bool:
    """Return whether a seat is on its turn: claims, robberies, 飘 and the question before the first turn are hidden."""
    return t.phase == PHASE_TURN


def _sample(seen: Observation, rng: Any) -> Table:
    from hupai.mahjong.determinize.sample import sample

    return sample(seen, rng)


def _result(hand: Hand, reader: Reader | None) -> Json | None:
    from hupai.mahjong.as_json.result import result_json

    return result_json(hand, reader)


def _summary(hand: Hand, reader: Reader | None) -> Json | None:
    from hupai.mahjong.as_json.result import summary_json

    return summary_json(hand, reader)


def _changes(view: Json, hand: Hand, number: int) -> Json:
    from hupai.mahjong.as_json.changes import changes

    return changes(view, hand, number)


def _parse_position(text: str) -> Observation:
    from hupai.mahjong.position import parse_position

    return parse_position(text)


def _format_position(seen: Observation) -> str:
    from hupai.mahjong.position import format_position

    return format_position(seen)


def _preview(seen: Observation, action: Action, reader: Reader | None) -> Json:
    from hupai.mahjong.as_json.preview import preview_json

    return preview_json(seen, action, reader)


def _refused_preview(reason: Reason, reader: Reader | None) -> Json:
    from hupai.mahjong.as_json.preview import refused_preview

    return refused_preview(reason, reader)


def _why_rows(t: Table, seat: int, reader: Reader | None) -> Json:
    from hupai.mahjong.as_json.why_rows import why_rows

    return why_rows(t, seat, reader)


def _vocabulary() -> Any:
    from hupai.mahjong.explain.vocabulary import VOCABULARY

    return VOCABULARY


def _rulebook() -> Any:
    from hupai.mahjong.explain.rulebook import RULEBOOK

    return RULEBOOK


def _win_figures(result: HandResult) -> Mapping[str, int]:
    """Return the multiplier of the first win."""
    return {"multiplier": result.wins[0].value.multiplier} if result.wins else {}


def _score(*arguments: Any, **circumstances: Any) -> Json:
    from hupai.mahjong.calculators import score

    return score(*arguments, **circumstances)


def _waits(*arguments: Any, **circumstances: Any) -> Json:
    from hupai.mahjong.calculators import waits

    return waits(*arguments, **circumstances)


def _adviser() -> Any:
    from hupai.mahjong.bots.adviser import ADVISER

    return ADVISER


def _terminal() -> Any:
    from hupai.mahjong.terminal import MahjongTerminal

    return MahjongTerminal


FAMILY: Final = Family(
    id="mahjong",
    page="mahjong",
    name_in_records="mahjong",
    games=tuple(GameDefinition(module.ID, module.RULES, module.OPTIONS) for module in GAMES),
    play=Play(
        seats=_seats,
        deck=_deck,
        begin=begin,
        step=step,
        why_not=_why_not,
        effects=_effects,
        acts_openly=_acts_openly,
        observe=observe,
        sample=_sample,
        first_dealer=first_dealer,
        next_dealer=next_dealer,
    ),
    notation=Notation(
        parse_cards=parse_tiles,
        format_cards=format_tiles,
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
    figures=("multiplier",),
    win_figures=_win_figures,
    score=_score,
    circumstances=("indicator", "seats_state", "calls"),
    waits=_waits,
    wait_circumstances=("indicator", "seats_state", "seen"),
    adviser=_adviser,
    terminal=_terminal,
)
