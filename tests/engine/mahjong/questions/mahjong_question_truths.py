"""What each question must be answered, counted again by the oracles on the real table.

Nothing here calls the code that answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from hupai.bots.choice_parts import NOTICEABLE
from hupai.explain.choice_texts import PARTS
from hupai.mahjong.actions import HU, NO_PIAO, PASS, PIAO, Action, format_action, is_discard, parse_action, tile_of
from hupai.mahjong.bots.regular import Judged
from hupai.mahjong.bots.risk import Risk
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import code
from hupai.mahjong.view.observation import Observation
from hupai.table.questions import Sentence, Verdict
from hupai.table.reason import Reason
from tests.engine.mahjong.bots import ready_oracle
from tests.engine.mahjong.bots.hint_recounts import (
    Said,
    copies,
    distance,
    improving_tiles,
    most,
    outcomes,
    waits_of_revealed,
)
from tests.engine.mahjong.oracle.tiles import ALL_TILES
from tests.engine.mahjong.why import judge


@dataclass(frozen=True)
class Told:
    """An answer and the moment at which it was given."""

    table: Table
    seat: int
    seen: Observation
    about: Action | None
    verdict: Verdict
    sentences: list[Sentence]

    def facts(self, code_: str) -> list[dict[str, Any]]:
        """Return the facts of every sentence with this code."""
        return [dict(one.reason.facts) for one in self.sentences if one.reason.code == code_]

    @property
    def said(self) -> Said:
        """The moment, as the recounts of hints take it."""
        return Said(Reason("", ""), self.table, self.seat)


def improving(told: Told) -> None:
    """After each choice the hand is so far from waiting, and the tiles named bring it nearer or win it."""
    said, choices = told.said, choices_of(told.seen)
    chosen = [told.about] if told.about in choices else choices
    away = {action: distance(said, action) for action in chosen}
    least = min([far for far in away.values() if far is not None], default=None)
    assert bool(told.facts("improves_never")) == (least is None)
    spoken, counts = [], []
    for sentence in told.sentences:
        name, facts = sentence.reason.code, sentence.reason.facts
        if "action" not in facts:
            continue
        action = parse_action(str(facts["action"]))
        spoken.append(action)
        if name == "improves_waits":
            ((_, waits),) = outcomes(said, action).values()
            assert least == away[action] == 0 and list(facts["waits"]) == waits
            found = {tile: copies(said, [tile]) for tile in waits}
        else:
            found = improving_tiles(said, action)
            assert least == away[action] == facts["distance"]
            assert list(facts.get("tiles", [])) == list(found) == list(sentence.cards)
            assert facts.get("kinds", 0) == len(found) and (name == "improves_none") == (not found)
        assert facts.get("left", 0) == sum(found.values())
        counts.append(sum(found.values()))
    assert counts == sorted(counts, reverse=True)
    assert sum(facts["count"] for facts in told.facts("improves_others")) == (len(chosen) - len(spoken)) * (
        least is not None
    )
    near = [action for action in chosen if away[action] == least is not None]
    assert {*spoken} <= {*near} and len(spoken) == min(6, len(near))


def choices_of(seen: Observation) -> list[Action]:
    """Return the discards, or letting a tile pass."""
    return [each for each in seen.legal if is_discard(each)] or [
        each for each in seen.legal if each == PASS and seen.live >= 0
    ]


def waiting(told: Told) -> None:
    """Open hands wait for what is said; a single hidden tile waits for nothing else; the riskiest tiles come first."""
    seen, said, t = told.seen, told.said, told.table
    for facts in told.facts("seen_revealed"):
        assert list(facts["waits"]) == waits_of_revealed(t, facts["from"])
        assert facts["left"] == copies(said, list(facts["waits"]))
    for facts in told.facts("sign_laid"):
        seat = facts["from"]
        assert facts["count"] == len(judge.laid(t, seat))
        assert (facts["held"], facts["discards"]) == (sum(t.hands[seat]), len(t.rivers[seat]))
    for facts in told.facts("sign_only") + told.facts("sign_nothing"):
        seat, hidden = facts["from"], said.hidden
        assert sum(t.hands[seat]) == 1
        possible = set()
        for kind, tile in enumerate(ALL_TILES):
            if hidden[kind]:
                held = t.clone()
                held.hands[seat] = [int(other == kind) for other in range(len(ALL_TILES))]
                held.live = held.taken = -1
                found = ready_oracle.waits(held, seat)
                possible |= {wait for wait in found if hidden[ALL_TILES.index(wait)] > (wait == tile)}
        assert [tile for tile in ALL_TILES if tile in possible] == list(facts.get("waits", []))
    risk = Risk(seen, said.hidden)
    kinds = {tile_of(action) for action in seen.legal if is_discard(action)}
    order = sorted([kind for kind in kinds if risk.cost(kind)], key=lambda kind: (-risk.cost(kind), kind))
    expected = [{"tiles": [code(kind) for kind in order[:3]]}] if order else []
    assert told.facts("sign_risky") == expected


def bot(told: Told) -> None:
    """The choices are the judge's, the numbers behind are counted again, and the parts add up to what lies between."""
    said, found = told.said, told.verdict
    best, second, values = found.best, found.second, found.values
    made: dict[str, Any] = {"action": format_action(best)}
    if second is not None:
        made["instead"] = format_action(second)
        if values:
            made |= {"thousandths": values[best], "beside": values[second]}
    assert told.facts("choice_made") + told.facts("choice_only") == [made]
    behind = {name: told.facts(name) for name in ("choice_farther", "choice_waits_fewer", "choice_improves_fewer")}
    if second is None or {best, second} & {HU, PIAO, NO_PIAO}:
        assert not any(behind.values()) and not told.facts("choice_part")
        return
    mine, theirs = distance(said, best), distance(said, second)
    expected: dict[str, list[dict[str, int]]] = {name: [] for name in behind}
    if mine is not None and theirs is not None and mine > theirs:
        expected["choice_farther"] = [{"distance": mine, "less": theirs}]
    elif mine == theirs == 0 and (left := most(said, best)) < (more := most(said, second)):
        expected["choice_waits_fewer"] = [{"left": left, "more": more}]
    elif mine == theirs and mine and not owes(told, best) and not owes(told, second):
        left, more = (sum(improving_tiles(said, action).values()) for action in (best, second))
        expected["choice_improves_fewer"] = [{"left": left, "more": more}] if left < more else []
    assert behind == expected
    signed = {facts["part"]: (-1 if "behind" in facts else 1) * facts["margin"] for facts in told.facts("choice_part")}
    assert {*signed} <= {*PARTS}
    if signed:
        assert abs(sum(signed.values()) - values[best] + values[second]) < NOTICEABLE * len(PARTS)
    own = {facts["part"]: (-1 if "behind" in facts else 1) * facts["more"] for facts in told.facts("choice_part_own")}
    if own:
        worth = Judged(told.seen)
        assert abs(sum(own.values()) - worth.value(best) + worth.value(second)) < NOTICEABLE * len(PARTS)


def owes(told: Told, action: Action) -> bool:
    """Whether a discard follows the choice."""
    return "" not in outcomes(told.said, action) or len(outcomes(told.said, action)) > 1


CHECKS: dict[str, Callable[[Told], None]] = {"ask_improving": improving, "ask_waiting": waiting, "ask_bot": bot}
"""By the question's code."""


def applies(seen: Observation) -> Iterator[str]:
    """Yield the questions that must be offered."""
    if any(seen.tiles) and not seen.dead[seen.seat] and choices_of(seen):
        yield "ask_improving"
    others = [seat for seat, plays in enumerate(seen.playing) if plays and seat != seen.seat and not seen.dead[seat]]
    if any(seen.revealed[seat] or len(seen.melds[seat]) > 1 for seat in others):
        yield "ask_waiting"
    if len(seen.legal) > 1:
        yield "ask_bot"
