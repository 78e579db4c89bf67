"""What each question must be answered, counted again from the table: played to its end, or with the oracle's readings.

Nothing here calls the code that answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any

from hupai.table.chance import Stream
from hupai.table.events import Event
from hupai.table.questions import Sentence
from hupai.zipai.actions import (
    DECLARE,
    HU,
    PASS,
    Action,
    discard,
    discarded,
    format_action,
    is_discard,
    parse_action,
)
from hupai.zipai.bots.beliefs import sample_worlds
from hupai.zipai.cards import KINDS, KING, Kind, code, format_cards, hanzi, parse_card, parse_cards
from hupai.zipai.hand.seat_cards import add_to_hand, set_cards
from hupai.zipai.melds import TI, meld_cards
from hupai.zipai.questions import waiting_signs
from hupai.zipai.state import FLIP, PHASE_CLAIM, PHASE_DECLARE, PHASE_DISCARD, PLAYED, Table
from hupai.zipai.turn.machine import step
from hupai.zipai.view.observation import Observation, observe
from tests.engine.hint_recounts import (
    Left,
    after,
    hidden,
    is_claim,
    laid_huxi,
    now,
    options_of,
    unseen,
    waits,
)
from tests.engine.oracle.payment import colour_fan
from tests.engine.zipai.questions.answers_played_out import bot, call, drawn
from tests.engine.zipai.questions.told import Told, alone

# --- which groups could bring 胡息 ------------------------------------------------------------------------


def huxi(told: Told) -> None:
    """Each card that can still come is really flipped or played: what the seat lays then, and may lay, is what is said.

    The others hold nothing meanwhile, so nobody is in the way.
    """
    seen, live = told.seen, unseen(told.seen)
    if seen.skips[seen.seat]:
        return  # after a claim the turn goes on at once, and more is laid than the group
    said = {(one.reason.code, facts["card"]): facts for one in told.sentences if "card" in (facts := one.reason.facts)}
    expected: dict[tuple[str, str], dict[str, Any]] = {}
    for kind in range(KINDS):
        if not live[kind]:
            continue
        own, flipped, played = (laid_with(told, kind, *how) for how in ((0, FLIP), (-1, FLIP), (-1, PLAYED)))
        facts = {"card": code(kind), "live": live[kind]}
        forced, peng = own.get("laid", 0), max(flipped.get("peng", 0), played.get("peng", 0))
        if flipped.get("laid", 0) and "laid" in played:
            expected["huxi_quad", code(kind)] = {**facts, "huxi": forced, "less": played["laid"]}
            assert flipped["laid"] == played["laid"]
        elif flipped.get("laid", 0):
            expected["huxi_pao", code(kind)] = {**facts, "huxi": forced}
        elif forced > 0 < peng:
            expected["huxi_pair", code(kind)] = {**facts, "huxi": forced, "less": peng}
        elif forced > 0:
            expected["huxi_wei", code(kind)] = {**facts, "huxi": forced}
        ways = {way: gain for found in (own, flipped, played) for way, gain in found.items() if way.startswith("chi")}
        if max(ways.values(), default=0) > 0:
            best = max(ways.values())
            mine = said["huxi_chi", code(kind)]
            assert ways[f"chi {' '.join(mine['melds'])}"] == best
            expected["huxi_chi", code(kind)] = {**facts, "huxi": best, "melds": mine["melds"]}
    assert said == expected
    assert len(told.facts("huxi_none")) == (not expected)


def laid_with(told: Told, kind: Kind, giver: int, source: int) -> dict[str, int]:
    """Return how many 胡息 more the hand has with each thing it lays once the card lies: "laid" if it lays it unasked.

    ``giver`` is 0 for the seat itself, -1 for the one before it.
    """
    seat, t = told.seat, alone(told)
    before = now(told.seen).huxi()
    giver, log = (seat + giver) % t.rules.seats, list[Event]()
    # After the card come others with which the seat has nothing to lay.
    laid = {meld[1] for meld in t.melds[seat]}
    idle = next(other for other in range(KINDS) if not t.hands[seat][other] and other not in {kind, *laid})
    t.wall = [*t.wall[: t.drawn], *[kind] * (source == FLIP), *[idle] * (t.wall_left - (source == FLIP))]
    if source == PLAYED:
        t.eaten, t.phase, t.pending = -1, PHASE_DISCARD, [giver]
        add_to_hand(t, giver, kind)
        step(t, giver, discard(kind), log.append)
    else:
        t.phase, t.pending, t.live = PHASE_DECLARE, [giver], -1
        step(t, giver, PASS, log.append)
    claims = [action for action in t.offers[seat] if is_claim(action)]
    if HU in t.offers[seat] and t.phase == PHASE_CLAIM and not claims:
        step(t, seat, PASS, log.append)
    types = [event.type for event in log if event.type in ("unclaimed", "ti", "wei", "pao")]
    if types:
        return {} if types[0] == "unclaimed" else {"laid": gained(t, seat, before)}
    found = {}
    for action in claims:
        after_it = t.clone()
        step(after_it, seat, action)
        found[format_action(action)] = gained(after_it, seat, before)
    return found


def gained(t: Table, seat: int, before: int) -> int:
    """Return how many 胡息 more lie before the seat and are finished in its hand."""
    return Left(list(t.hands[seat]), list(t.melds[seat]), None, 0, raised=False, skips=0).huxi() - before


# --- which cards would finish one more group -----------------------------------------------------------


def joins(told: Told) -> None:
    """Every choice that is spoken of is told its groups and the kinds that would make one more; the best come first."""
    seen, live = told.seen, unseen(told.seen)
    rows: list[tuple[int, int]] = []
    spoken: list[Action] = []
    for sentence in told.sentences:
        facts = sentence.reason.facts
        if sentence.reason.code not in ("joins_played", "joins_played_none", "joins_chosen", "joins_chosen_none"):
            continue
        kinds = parse_cards(str(facts.get("kept", "")))
        for action in named(sentence):
            outcomes = {}
            for left in after(seen, action):
                missing = left.missing(seen)
                outcomes[left.discard] = left.groups(), sum(live[kind] for kind in missing), missing
            mine = outcomes[parse_card(str(facts["then"])) if "then" in facts else -1]
            assert mine == (facts["groups"], facts.get("live", 0), kinds), (mine, sentence)
            assert mine[:2] == max(each[:2] for each in outcomes.values())
            rows.append(mine[:2])
            spoken.append(action)
        assert len(kinds) == facts.get("kinds", 0) and ("choices" not in facts or len(named(sentence)) > 1)
        assert list(sentence.cards) == [code(kind) for kind in kinds]
    choices = [action for action in seen.legal if is_discard(action) or is_claim(action) or action == PASS]
    rest = sum(facts["count"] for facts in told.facts("joins_others"))
    if told.about in choices:
        assert spoken == [told.about] and not rest
    else:
        assert rows == sorted(rows, reverse=True) and len(spoken) + rest == len(choices)
        most = max(
            max((left.groups(), sum(live[k] for k in left.missing(seen))) for left in after(seen, action))
            for action in choices
        )
        assert rows[0] == most
    assert len(told.facts("kings_aside")) == (seen.rules.kings > 0)


def named(sentence: Sentence) -> list[Action]:
    """Return the choices that a sentence speaks of."""
    facts = sentence.reason.facts
    if "card" in facts:
        return [discard(kind) for kind in parse_cards(str(facts["card"]))]
    return [parse_action(str(facts["action"]))]


# --- red cards -----------------------------------------------------------------------------------------

REDS = "二七十贰柒拾"


def fan_of(told: Told, red: int) -> dict[str, Any]:
    """Return the fan of so many red cards by the oracle, with its name."""
    rules = told.seen.rules
    times = colour_fan(red, options_of(told.seen))
    many = "red_to_black" if 0 < rules.red_to_black <= red else "red_to_dot" if 0 < rules.red_to_dot <= red else "red"
    return {"id": {0: "black", 1: "dot"}.get(red, many), "times": times} if times > 1 else {}


def red(told: Told) -> None:
    """The red cards are counted by what is printed on them, and every number of them has the oracle's fan."""
    seen = told.seen
    laid = "".join(hanzi(card) for meld in seen.melds[seen.seat] for card in meld_cards(meld))
    held = "".join(hanzi(kind) * count for kind, count in enumerate(seen.hand))
    mine, kept = (sum(text.count(card) for card in REDS) for text in (laid, held))
    live = sum(copies for kind, copies in enumerate(unseen(seen)) if hanzi(kind) in REDS)
    assert told.facts("red_now") == [{"red": mine + kept, "laid": mine, "held": kept, "live": live}]
    fans = {}
    for name in ("red_exactly", "red_between", "red_from"):
        for facts in told.facts(name):
            assert (name == "red_exactly") == (facts["count"] == facts["most"])
            assert (name == "red_from") == (facts["most"] == 24 != facts["count"])
            for number in range(facts["count"], facts["most"] + 1):
                fans[number] = {"id": facts["id"], "times": facts["times"]}
    assert fans == {number: fan for number in range(25) if (fan := fan_of(told, number))}
    fixed = mine + sum(3 for card in REDS if held.count(card) == 3)
    out = [name for name, number in (("black", 0), ("dot", 1)) if fixed > number and fan_of(told, number)]
    assert told.facts("red_fixed") == ([{"count": fixed, "wins": sorted(out)}] if out else [])
    choices = [told.about] if told.about is not None else list(seen.legal)
    plays = [discarded(action) for action in choices if is_discard(action)]
    total = mine + kept
    for name, after_it, cards in (
        ("red_fewer", total - 1, [kind for kind in plays if hanzi(kind) in REDS]),
        ("red_same", total, [kind for kind in plays if hanzi(kind) not in REDS]),
        ("red_more", total + 1, [seen.live] * (any(map(is_claim, choices)) and hanzi(seen.live) in REDS)),
    ):
        named_ = {} if name == "red_same" else {"card": format_cards(cards)}
        expected = [{"red": after_it, **named_, **fan_of(told, after_it)}] if cards else []
        assert told.facts(name) == expected


# --- who waits ----------------------------------------------------------------------------------------


def waiting(told: Told) -> None:
    """What lies before a seat is counted again; what it may wait for, the oracle finds in the same and in all deals."""
    seen, live = told.seen, unseen(told.seen)
    worlds = sample_worlds(seen, Stream("asked", "waiting"), waiting_signs.WORLDS)
    for facts in told.facts("sign_raised"):
        assert waited_for(told.table, facts["from"])
    for facts in told.facts("sign_laid"):
        seat = facts["from"]
        huxi_ = laid_huxi(list(seen.melds[seat]))
        assert (facts["count"], facts["held"]) == (len(told.table.melds[seat]), sum(told.table.hands[seat]))
        assert (facts["huxi"], facts["lacking"]) == (huxi_, max(0, seen.rules.min_huxi - huxi_))
        waits = [waited_for(t, seat) for t in worlds]
        times = sum(map(bool, waits))
        counts = Counter(kind for kinds in waits for kind in kinds if live[kind])
        most = sorted(counts, key=lambda kind: (-counts[kind], kind))[:4]
        said = {"from": seat, "worlds": len(worlds)} | ({"share": 100 * times // len(worlds)} if times else {})
        if most:
            said["card"] = format_cards(most)
        name = "sign_imagined" if most else "sign_imagined_gone" if times else "sign_imagined_none"
        assert [one for one in told.facts(name) if one["from"] == seat] == [said]
    for facts in told.facts("sign_only") + told.facts("sign_nothing"):
        seat, kinds = facts["from"], parse_cards(facts.get("card", ""))
        assert {kind for kind in waited_for(told.table, seat) if live[kind]} <= {*kinds}
        assert facts["held"] == sum(told.table.hands[seat]) and sum(live[k] for k in kinds) == facts.get("live", 0)
        missing = {*kinds}
        for cards in combinations_with_replacement(range(KINDS + 1), facts["held"]):
            if missing and all(cards.count(kind) <= hidden(seen)[kind] for kind in cards):
                t = told.table.clone()
                set_cards(t, seat, [cards.count(kind) for kind in range(KINDS + 1)], t.melds[seat])
                missing -= waited_for(t, seat)
        assert not missing


def waited_for(t: Table, seat: int) -> set[Kind]:
    """Return what the hand waits for, by the oracle."""
    seen = observe(t, seat)
    return {*waits(seen, replace(now(seen), above=0))[0]}


# --- cards that may not be claimed any more ---------------------------------------------------------------


def dead(told: Told) -> None:
    """Each loss is one that the table has noted, with the card and the moment at which it did."""
    lying = [one for one in told.gone if one["card"] == told.seen.live]
    said = []
    for sentence in told.sentences:
        name, facts = sentence.reason.code, sentence.reason.facts
        how = {"from": facts["from"], "flipped": facts.get("flipped", False)} if "from" in facts else {}
        lost = [facts["mine"]] if "mine" in facts else ["chi", "peng"]
        if name == "dead_barred":
            said.append({"card": parse_card(facts["card"]), "lost": ["all"]})
            continue
        assert name.startswith("dead_let" if how else "dead_played")
        said.append({"card": parse_card(facts["card"]), "wall": facts["count"], "lost": lost, **how})
    assert said == lying + [one for one in told.gone if one not in lying]


def losses(t: Table, seat: int, action: Action, act: Callable[[], object]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Carry out an action; yield what it has cost each seat whose claims it ended."""
    before = list(zip(t.no_chi, t.no_peng, t.barred, strict=True))
    came = {"card": t.live, "from": t.live_seat, "flipped": t.live_from == FLIP}
    wall = t.wall_left
    act()
    for other, (no_chi, no_peng, barred) in enumerate(before):
        new = {"chi": t.no_chi[other] & ~no_chi, "peng": t.no_peng[other] & ~no_peng}
        mine = {"card": discarded(action)} if other == seat and is_discard(action) else came
        if any(new.values()):
            yield other, {**mine, "wall": wall, "lost": [name for name, bits in new.items() if bits]}
        if t.barred[other] != barred:
            yield other, {"card": discarded(action), "lost": ["all"]}


# --- the shown card -------------------------------------------------------------------------------------


def shown(told: Told) -> None:
    """The card is where the table has it, or the dealer has played one like it."""
    seen, t = told.seen, told.table
    (sentence,) = told.sentences
    kind, dealer, facts = seen.shown, seen.dealer, sentence.reason.facts
    assert facts["live"] == unseen(seen)[kind]
    laid = [kind in meld_cards(meld) for meld in t.melds[dealer]]
    read = [meld[1] >= 0 and kind in meld_cards(meld) for meld in seen.melds[dealer]]
    if sentence.reason.code == "shown_held":
        assert t.hands[dealer][kind] or any(laid) > any(read)
    else:
        assert any(read) if sentence.reason.code == "shown_laid" else t.shown_played


CHECKS: dict[str, Callable[[Told], None]] = {
    "ask_call": call,
    "ask_huxi": huxi,
    "ask_joins": joins,
    "ask_red": red,
    "ask_waiting": waiting,
    "ask_dead": dead,
    "ask_shown": shown,
    "ask_drawn": drawn,
    "ask_bot": bot,
}
"""By the question's code."""


def applies(seen: Observation) -> Iterator[str]:
    """Yield the questions that must be offered."""
    if DECLARE in seen.legal:
        yield "ask_call"
    if now(seen).huxi() < seen.rules.min_huxi and not seen.dead[seen.seat] and seen.wall_left:
        yield "ask_huxi"
    if seen.phase == PHASE_DISCARD and any(map(is_discard, seen.legal)):
        yield "ask_joins"
    if seen.phase == PHASE_CLAIM and seen.wall_left:
        yield "ask_joins"
    coloured = any(colour_fan(number, options_of(seen)) > 1 for number in range(25))
    takes_red = any(map(is_claim, seen.legal)) and hanzi(seen.live) in REDS
    if coloured and not seen.dead[seen.seat] and (takes_red or any(map(is_discard, seen.legal))):
        yield "ask_red"
    others = [seat for seat in range(seen.rules.seats) if seat != seen.seat and not seen.dead[seat]]
    if any(seen.raised[seat] or len(seen.melds[seat]) > 1 for seat in others):
        yield "ask_waiting"
    if seen.no_chi or seen.no_peng:
        yield "ask_dead"
    if seen.dealer != seen.seat and seen.shown != KING:
        yield "ask_shown"
    quads = any(meld[0] == TI for melds in seen.melds for meld in melds)
    if (seen.rules.kings and seen.rules.king_draw_penalty) or (quads and seen.rules.long_value):
        yield "ask_drawn"
    if len(seen.legal) > 1:
        yield "ask_bot"
