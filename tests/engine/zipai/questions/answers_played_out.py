"""What is said of payments and of a bot's choice, counted again: by hands that are played out, and by the weights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, product
from typing import Any

from hupai.bots.base import Budget
from hupai.bots.choice_parts import NOTICEABLE
from hupai.explain.choice_texts import PARTS
from hupai.table.chance import Stream
from hupai.zipai.actions import (
    DECLARE,
    HU,
    PASS,
    RAISE,
    Action,
    format_action,
)
from hupai.zipai.bots import value_parts
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.evaluator import LAST_CARD_FACTOR, Evaluator
from hupai.zipai.bots.features import BLOCKS, WAIT_VALUE
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.strong import CROWDED, DISCARDS
from hupai.zipai.cards import KINDS, KING, Kind, parse_cards
from hupai.zipai.hand.seat_cards import add_to_hand
from hupai.zipai.melds import TI
from hupai.zipai.turn.finish import finish_exhausted
from hupai.zipai.turn.machine import step
from tests.engine.hint_recounts import (
    most_waits,
    unseen,
)
from tests.engine.hint_truths import numbers
from tests.engine.zipai.questions.told import Told, alone


def call(told: Told) -> None:
    """Each card that can still come is really flipped, with and without the declaration; a win is taken."""
    live = unseen(told.seen)
    live[KING] -= sum(count for seat, count in enumerate(told.seen.kings_shown) if seat != told.seat)
    for name, action in (("call", DECLARE), ("silent", PASS)):
        said = {
            kind: facts.get("points", 0)
            for part in ("pays", "fails")
            for facts in told.facts(f"{name}_{part}")
            for kind in parse_cards(facts["card"])
        }
        assert said == {kind: paid_on(told, kind, action) for kind in range(KINDS + 1) if live[kind]}
        whole = [facts for part in ("pays", "fails") for facts in told.facts(f"{name}_{part}") if "every" in facts]
        assert len(whole) == (len(set(said.values())) == 1)
    assert len(told.facts("call_no_xing")) == turned_later(told)


def turned_later(told: Told) -> bool:
    """Whether the bonus card is turned only after a win with the next card."""
    return told.seen.rules.xing == "fan" and told.seen.wall_left > 1


def paid_on(told: Told, kind: Kind, action: Action) -> int:
    """Return what each loser pays, bonus cards yet to be turned aside, if the seat does this and flips such a card."""
    t = alone(told)
    if turned_later(told):
        t.rules = replace(t.rules, xing="off")
    t.wall = [*t.wall[: t.drawn], kind, *t.wall[t.drawn + 1 :]]
    step(t, told.seat, action)
    if t.result is None and HU in t.offers[told.seat]:
        step(t, told.seat, HU)
    return t.result.win.price.pay_each if t.result is not None and t.result.win is not None else 0


def exhausted(told: Told, kings: list[int] | None, **rules: Any) -> int:
    """Return what the seat gains when the hand is really drawn with so many kings in each hand."""
    t = told.table.clone()
    t.rules = replace(t.rules, **rules)
    for seat in range(t.rules.seats):
        t.melds[seat][:] = [meld for meld in told.seen.melds[seat] if meld[1] >= 0]  # type: ignore[index]
        if kings is not None:
            add_to_hand(t, seat, KING, kings[seat] - t.hands[seat][KING])
    t.drawn = len(t.wall)
    finish_exhausted(t, None)
    assert t.result is not None
    return t.result.scores[told.seat]


def shared(number: int, least: Sequence[int]) -> list[tuple[int, ...]]:
    """Return every way to share so many kings, each seat having at least as many as it showed."""
    return [shares for shares in product(*(range(few, number + 1) for few in least)) if sum(shares) == number]


def drawn(told: Told) -> None:
    """What kings cost and 龙 bring is what the seat pays and gets when the hand is drawn, however the kings lie."""
    seen, seat = told.seen, told.seat
    others = [other for other in range(seen.rules.seats) if other != seat]
    said = {}
    for name in ("drawn_king_costs", "drawn_king_more", "drawn_king_brings"):
        for facts in told.facts(name):
            said[facts["count"]] = facts["points"] * (1 if name == "drawn_king_brings" else -1)
            costs = "drawn_king_costs" if facts["count"] == seen.hand[KING] else "drawn_king_more"
            assert name in ("drawn_king_brings", costs)
    said |= {facts["count"]: 0 for facts in told.facts("drawn_king_even")}
    beside, aside = told.facts("drawn_king_beside"), told.facts("drawn_king_aside")
    played: dict[int, int] = {}
    shown = [count if other != seat else 0 for other, count in enumerate(seen.kings_shown)]
    for mine in range(seen.hand[KING], seen.rules.kings - sum(shown) + 1 if seen.wall_left else seen.hand[KING] + 1):
        rest = seen.rules.kings - mine
        laid_aside = min(seen.rules.buried, rest - sum(shown))
        for shares in chain(*(shared(rest - few, [shown[other] for other in others]) for few in range(laid_aside + 1))):
            kings = [0] * seen.rules.seats
            kings[seat] = mine
            for other, share in zip(others, shares, strict=True):
                kings[other] = share
            points = exhausted(told, kings, long_value=0)
            for facts in beside:
                more = mine - kings[seen.dealer]
                assert points == -facts["points"] * max(0, more) + facts["less"] * max(0, -more)
            for facts in aside:
                assert points == facts["points"] * (kings[others[0]] - mine)
            assert beside or aside or played.setdefault(mine, points) == points
    assert said == (played if seen.rules.kings and seen.rules.king_draw_penalty else {})
    quads = any(meld[0] == TI and meld[1] >= 0 for melds in seen.melds for meld in melds)
    expected = [exhausted(told, None, king_draw_penalty=0)] if quads and seen.rules.long_value else []
    brings, costs = told.facts("drawn_long_brings"), told.facts("drawn_long_costs")
    assert [facts["points"] for facts in brings] + [-facts["points"] for facts in costs] == expected


def bot(told: Told) -> None:
    """The choices are the judge's, the numbers behind are counted again, and the parts add up to what lies between."""
    seen, found = told.seen, told.verdict
    best, second, values = found.best, found.second, found.values
    made = {"action": format_action(best)}
    if second is not None:
        made["instead"] = format_action(second)
        if best in values:
            made |= {"thousandths": values[best], "beside": values[second]}
    assert told.facts("choice_made") + told.facts("choice_only") == [made]
    assert not told.facts("choice_always_wins") or (best == HU and not seen.hand[KING])
    assert not told.facts("choice_overrated") or (best == HU and seen.hand[KING])
    outright = {HU, DECLARE, RAISE}
    if second is None or outright & {best, second}:
        assert not told.facts("choice_part") and not told.facts("choice_waits_fewer")
        return
    mine, theirs = most_waits(seen, best), most_waits(seen, second)
    assert told.facts("choice_waits_fewer") == ([{"live": mine, "more": theirs}] if mine < theirs else [])
    if not (seen.skips[seen.seat] and seen.live >= 0):
        (groups, _, live), (others, _, more) = (numbers(seen, action) for action in (best, second))
        fewer = [{"groups": groups, "others": others}] if groups < others else []
        assert told.facts("choice_groups_fewer") == fewer
        joins_ = [{"live": live, "more": more}] if groups == others and live < more else []
        assert told.facts("choice_joins_fewer") == joins_
    signed = {facts["part"]: (-1 if "behind" in facts else 1) * facts["margin"] for facts in told.facts("choice_part")}
    if found.bot == "strong" and seen.rules.kings >= CROWDED:
        assert not signed  # no part says why the regular bot's choice is kept
    elif values:
        assert abs(sum(signed.values()) - values[best] + values[second]) < NOTICEABLE * len(PARTS)
        for part in {*signed} - {"search", "next_card"}:
            assert signed[part] == masked(told, part, best) - masked(told, part, second)
    own = {facts["part"]: (-1 if "behind" in facts else 1) * facts["more"] for facts in told.facts("choice_part_own")}
    if own:
        ranked = dict(LADDER[found.bot].decide(seen, seen.legal, Budget(), Stream("judge", "judge")).ranking)
        assert abs(sum(own.values()) - ranked[best] + ranked[second]) < NOTICEABLE * len(PARTS)


def masked(told: Told, part: str, action: Action) -> int:
    """Return what the position after an action is worth by the weights of one part alone."""
    judge, seen = LADDER[told.verdict.bot], told.seen
    whole = LADDER["strong"].evaluator(seen.rules)  # type: ignore[attr-defined]
    _, _, found = whole.best(Afterstates(seen, *[DISCARDS] * (judge.name == "strong")), action)
    kept = list(whole.weights)
    for name, first, size in BLOCKS:
        if value_parts._ABOUT.get(name, "others") != part:
            kept[first : first + size] = [0] * size
    last = LAST_CARD_FACTOR * found[1][WAIT_VALUE][1] if part == "waits" and seen.wall_left <= 1 else 0
    return Evaluator(kept).value(found) + last
