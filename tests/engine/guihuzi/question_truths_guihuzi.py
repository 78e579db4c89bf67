"""What questions about 硬息, red cards, waiting seats and locked cards must be answered, counted from the rule book.

Nothing here calls the code that answers; groups and locks are read with the oracle's words for cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from hupai.guihuzi.actions import HU, eaten_shape, is_chi, is_discard, kind_of, verb
from hupai.guihuzi.determinize.sample import sample
from hupai.guihuzi.hand.winning import WinClaim, best_win, owned_cards
from hupai.guihuzi.melds import GROUP_NAMES, SHAPE_TEXTS, Meld, meld_cards
from hupai.guihuzi.questions import waiting_signs
from hupai.guihuzi.rules.win_facts import BY_OTHER, BY_SELF
from hupai.guihuzi.view.observation import Observation
from hupai.table.chance import Stream
from hupai.table.questions import Asking, Sentence
from hupai.zipai.cards import COPIES, KINDS, code, format_cards
from tests.engine.guihuzi.guihuzi_truths import finished
from tests.engine.guihuzi.oracle import RED, Card, is_run, is_seven, read, written, written_all

CARDS = [(size, number) for size in "sb" for number in range(1, 11)]
FEATS: dict[str, dict[int, tuple[str, int]]] = {
    "yuanjiang": {
        0: ("all_black", 100),
        1: ("one_red", 50),
        13: ("thirteen_red", 50),
        14: ("fourteen_red", 100),
        **dict.fromkeys(range(15, 25), ("fifteen_red", 200)),
    },
    "nanxian": {
        0: ("all_black", 80),
        1: ("one_red", 60),
        **{number: ("thirteen_red", 80 + 10 * (number - 13)) for number in range(13, 25)},
    },
}
"""The feats of colour of the book's tables, by the number of red cards."""


def held(seen: Observation) -> list[Card]:
    """The cards in the seat's hand."""
    return [card for kind, card in enumerate(CARDS) for _ in range(seen.hand[kind])]


def laid(seen: Observation, seat: int) -> list[tuple[str, list[Card]]]:
    """The groups before a seat: word and cards, none for those that cannot be read."""
    return [(GROUP_NAMES[meld[0]], _cards(meld)) for meld in seen.melds[seat]]


def _cards(meld: Meld) -> list[Card]:
    return [CARDS[kind] for kind in meld_cards(meld)] if meld[1] >= 0 else []


def unseen(seen: Observation) -> Counter[Card]:
    """The copies that the seat has not seen."""
    shown = [card for seat in range(seen.rules.seats) for _, cards in laid(seen, seat) for card in cards]
    shown += [CARDS[kind] for pile in seen.discards for kind, _ in pile]
    shown += [CARDS[seen.live]] * (seen.live >= 0)
    return Counter(CARDS * COPIES) - Counter([*held(seen), *shown])


# --- 硬息 -------------------------------------------------------------------------------------------------


def hand_xi(cards: list[Card]) -> int:
    """The most 硬息 of finished groups and one half group: black cards count for themselves, red ones are tried."""
    black = Counter(card for card in cards if card[1] not in RED)
    red = tuple(sorted(card for card in cards if card[1] in RED))
    pair = any(count == 2 for count in black.values())
    triples = sum(count // 3 for count in black.values())
    return triples + max(finished(red, half=False) + pair, finished(red))


def laid_xi(seen: Observation, seat: int) -> int:
    """The 硬息 that lie before a seat: every group but a run."""
    return sum(word != "chi" or is_seven(cards) for word, cards in laid(seen, seat))


def lacking(seen: Observation) -> int:
    """The 硬息 that a win still needs."""
    return 5 - laid_xi(seen, seen.seat) - hand_xi(held(seen))


def xi(asking: Asking, said: list[Sentence]) -> None:
    """Each unseen card is tried with the hand: as three or four equal ones, as a 碰, as the third of a 二七十."""
    seen: Observation = asking.seen
    live = unseen(seen)
    expected: dict[tuple[str, str], dict[str, Any]] = {}
    for kind, card in enumerate(CARDS):
        if not live[card]:
            continue
        facts = {"card": written(card), "live": live[card]}
        own = {name: gain for name, gain in _own_gains(seen, card) if gain > 0}
        peng = max((gain for gain in _peng_gains(seen, kind)), default=0)
        if own:
            best = max(own.values())
            name = "xi_pair" if peng == best else "xi_own"
            mine = next(each for each, gain in own.items() if gain == best)
            expected[name, written(card)] = {**facts, "mine": mine, "xi": best}
        if peng > 0 and peng != max(own.values(), default=0):
            expected["xi_peng", written(card)] = {**facts, "xi": peng}
        eaten = {melds: gain for melds, gain in _chi_gains(seen, kind) if gain > 0}
        if eaten:
            (melds, gain), *_ = eaten.items()
            expected["xi_chi", written(card)] = {**facts, "melds": [melds], "xi": gain}
    found = {(one.reason.code, str(one.reason.facts["card"])): one.reason.facts for one in said if one.reason.facts}
    assert found == expected
    assert [one.reason.code for one in said if not one.reason.facts] == ([] if expected else ["xi_none"])
    gains = [one.reason.facts["xi"] for one in said if one.reason.facts]
    assert len(found) == len(gains)


def _without(cards: list[Card], *gone: Card) -> list[Card]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def _own_gains(seen: Observation, card: Card) -> Iterator[tuple[str, int]]:
    """What the seat's own flip of a card may lay, with the 硬息 that this adds: a 歪 before a 溜."""
    cards = held(seen)
    before, count = hand_xi(cards), cards.count(card)
    if count in (2, 3):
        yield "wai", 1 + hand_xi(_without(cards, card, card)) - before
    if count == 3:
        yield "liu", 1 + hand_xi(_without(cards, card, card, card)) - before


def _peng_gains(seen: Observation, kind: int) -> Iterator[int]:
    cards, card = held(seen), CARDS[kind]
    if cards.count(card) >= 2 and not seen.no_peng >> kind & 1:
        left = _without(cards, card, card)
        if may_go_on(seen, left, {card}):
            yield 1 + hand_xi(left) - hand_xi(cards)


def _chi_gains(seen: Observation, kind: int) -> Iterator[tuple[str, int]]:
    """A 二七十 is all that eating can add: no run has 硬息."""
    cards, (size, number) = held(seen), CARDS[kind]
    others = [(size, other) for other in RED if other != number]
    if number in RED and not seen.no_chi >> kind & 1 and all(other in cards for other in others):
        left = _without(cards, *others)
        if may_go_on(seen, left, {(size, number)}):
            yield written_all([(size, each) for each in RED]), 1 + hand_xi(left) - hand_xi(cards)


def may_go_on(seen: Observation, left: list[Card], new: set[Card]) -> bool:
    """Whether a card may be discarded, or four laid, after a claim that locks these."""
    bound = {read(text)[0] for text in locks(seen)} | new
    wai = {cards[0] for word, cards in laid(seen, seen.seat) if word == "wai"}
    return any(card not in bound or card in wai or left.count(card) == COPIES for card in left)


# --- red cards -----------------------------------------------------------------------------------------------


def reds(asking: Asking, said: list[Sentence]) -> None:
    """The red cards are counted one by one, and each number of them has the points of the book."""
    seen: Observation = asking.seen
    feats = FEATS[seen.rules.game]
    mine = [card for _, cards in laid(seen, seen.seat) for card in cards if card[1] in RED]
    kept = [card for card in held(seen) if card[1] in RED]
    live = sum(count for card, count in unseen(seen).items() if card[1] in RED)
    total = len(mine) + len(kept)
    by_code: dict[str, list[dict[str, Any]]] = {}
    for one in said:
        by_code.setdefault(one.reason.code, []).append(dict(one.reason.facts))
    assert by_code["red_now"] == [{"red": total, "laid": len(mine), "held": len(kept), "live": live}]
    told: dict[int, tuple[str, int]] = {}
    for facts in by_code.get("red_exactly", []):
        told[facts["count"]] = facts["id"], facts["points"]
    for facts in by_code.get("red_from", []) + by_code.get("red_from_more", []):
        for number in range(facts["count"], 25):
            told[number] = facts["id"], facts["points"] + facts.get("more", 0) * (number - facts["count"])
    assert told == feats
    fixed = len(mine) + sum(written(card) in locks(seen) for card in kept)
    out = [feats[number][0] for number in (0, 1) if fixed > number]
    assert by_code.get("red_fixed", []) == ([{"count": fixed, "names": out}] if out else [])
    choices = [asking.about] if asking.about is not None else list(seen.legal)
    plays = [kind_of(action) for action in choices if is_discard(action)]
    claims = seen.live >= 0 and CARDS[seen.live][1] in RED and any(action > HU for action in choices)
    for name, after, kinds in (
        ("red_fewer", total - 1, [kind for kind in plays if CARDS[kind][1] in RED]),
        ("red_same", total, [kind for kind in plays if CARDS[kind][1] not in RED]),
        ("red_more", total + 1, [seen.live] * claims),
    ):
        named = {} if name == "red_same" else {"card": format_cards(kinds)}
        feat = dict(zip(("id", "points"), feats.get(after, ()), strict=False))
        assert by_code.get(name, []) == ([{**named, "red": after, **feat}] if kinds else [])


# --- who waits -----------------------------------------------------------------------------------------------


def waits_with(seen: Observation, seat: int, hand: tuple[int, ...], melds: list[Meld]) -> set[int]:
    """The cards on which a seat with these cards would win, whoever flips them."""
    owned, found = owned_cards(hand, melds), set()
    for kind in range(KINDS):
        if owned[kind] < COPIES:
            whole = tuple(count + (each == kind) for each, count in enumerate(hand))
            untouched = seen.untouched[seat]
            claims = [WinClaim(whole, tuple(melds), kind, by, untouched=untouched) for by in (BY_OTHER, BY_SELF)]
            if any(best_win(seen.rules, one) for one in claims):
                found.add(kind)
    return found


def waiting(asking: Asking, said: list[Sentence]) -> None:
    """What lies before a seat is counted again, and what it may wait for in the same deals and in all small hands."""
    seen: Observation = asking.seen
    rng = Stream("asked", "waiting")
    worlds = [sample(seen, rng) for _ in range(waiting_signs.WORLDS)]
    live = unseen(seen)
    left = [live[card] for card in CARDS]
    by_seat: dict[int, dict[str, dict[str, Any]]] = {}
    for one in said:
        by_seat.setdefault(int(one.reason.facts["from"]), {})[one.reason.code] = dict(one.reason.facts)
    suspects = [
        seat
        for step in range(1, seen.rules.seats)
        if len(seen.melds[seat := (seen.seat + step) % seen.rules.seats]) >= 3 and not seen.dead[seat]
    ]
    assert list(by_seat) == suspects
    for seat, told in by_seat.items():
        xi_, cards = laid_xi(seen, seat), seen.cards[seat]
        facts = {"from": seat, "count": len(seen.melds[seat]), "held": cards, "xi": xi_, "lacking": max(0, 5 - xi_)}
        assert told.pop("sign_laid") == facts
        waits = [waits_with(seen, seat, tuple(t.hands[seat]), t.melds[seat]) for t in worlds]
        times = sum(map(bool, waits))
        counts = Counter(kind for kinds in waits for kind in kinds if left[kind])
        most = sorted(counts, key=lambda kind: (-counts[kind], kind))[:4]
        expected = {"from": seat, "worlds": len(worlds)} | ({"share": 100 * times // len(worlds)} if times else {})
        if most:
            expected["card"] = format_cards(most)
        name = "sign_imagined" if most else "sign_imagined_gone" if times else "sign_imagined_none"
        assert told.pop(name) == expected
        assert told == _only(seen, seat, left)


def _only(seen: Observation, seat: int, left: list[int]) -> dict[str, dict[str, Any]]:
    """What must be said of a seat with one or two cards, each of which it may hold."""
    cards = seen.cards[seat]
    if cards > 2 or not all(meld[1] >= 0 for meld in seen.melds[seat]):
        return {}
    possible: set[int] = set()
    for kinds in combinations_with_replacement(range(KINDS), cards):
        hand = tuple(kinds.count(kind) for kind in range(KINDS))
        if all(count <= left[kind] for kind, count in enumerate(hand)):
            waits = waits_with(seen, seat, hand, list(seen.melds[seat]))
            possible |= {kind for kind in waits if left[kind] > hand[kind]}
    if len(possible) == sum(map(bool, left)):
        return {}
    if not possible:
        return {"sign_nothing": {"from": seat, "held": cards}}
    facts = {"card": format_cards(sorted(possible)), "live": sum(left[kind] for kind in possible)}
    return {"sign_only": {"from": seat, "held": cards, **facts}}


# --- locked cards --------------------------------------------------------------------------------------------


def locks(seen: Observation) -> set[str]:
    """The cards that the groups before the seat lock, as codes."""
    return {written(card) for meld in seen.melds[seen.seat] for card in locked_by_group(meld)}


def locked_by_group(meld: Meld) -> set[Card]:
    """The cards that a group locks: the eaten one and the other end of its two neighbours, or the rest of three."""
    word, cards = GROUP_NAMES[meld[0]], _cards(meld)
    if word in ("peng", "wai"):
        return {cards[0]}
    if word != "chi":
        return set()
    eaten = CARDS[meld[2]]
    kept = sorted(_without(cards, eaten))
    ends = {card for card in CARDS if is_run(sorted([*kept, card]))} if is_run(cards) else set()
    return {eaten, *ends}


def locked(asking: Asking, said: list[Sentence]) -> None:
    """Each group names what it locks in the hand, and the decision that laid it; the rest of the hand is free."""
    seen: Observation = asking.seen
    mine = {written(card) for card in held(seen)}
    expected = []
    for meld in seen.melds[seen.seat]:
        kinds = {written(card) for card in locked_by_group(meld)} & mine
        if kinds:
            expected.append(written_all(read("".join(sorted(kinds)))))
    groups = [one for one in said if one.reason.code in ("locked_chi", "locked_set")]
    assert [one.reason.facts["card"] for one in groups] == expected
    for one in groups:
        facts = one.reason.facts
        at = [(then, action) for then, action in asking.past if then.wall_left == facts["count"]]
        if one.reason.code == "locked_chi":
            meld = facts["meld"]
            named = [action for then, action in at if is_chi(action) and code(then.live) == facts["eaten"]]
            assert meld in [SHAPE_TEXTS[eaten_shape(action)] for action in named]
        else:
            assert facts["mine"] in [verb(action) for then, action in at if code(then.live) == facts["eaten"]]
    free = sorted(mine - locks(seen), key=lambda text: CARDS.index(read(text)[0]))
    rest = [one.reason for one in said if one not in groups]
    if not free:
        assert [reason.code for reason in rest] == ["locked_all"]
    elif any(map(is_discard, seen.legal)):
        (reason,) = rest
        assert (reason.code, read(str(reason.facts["card"]))) == ("locked_free", [read(text)[0] for text in free])
        assert reason.facts["kinds"] == len(free)
    else:
        assert not rest
