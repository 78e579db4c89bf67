"""Whole hands played at random, with random options, cards and actions: what holds for every game at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Any

import pytest

from hupai.mahjong.actions import HU, PASS, Action, discard, format_action, is_discard, parse_action
from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.settlement import next_dealer
from hupai.mahjong.rules.wilds import laid_tiles
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_SELF
from hupai.mahjong.state import LAID, PHASE_CLAIM, PHASE_PIAO, PHASE_TURN, Table
from hupai.mahjong.tiles import KINDS, Kind, held_kinds, tiles_of
from hupai.mahjong.turn.machine import begin, step
from hupai.mahjong.turn.wins import win_claim
from hupai.table.events import Event
from hupai.table.payments import totals
from tests.engine.amounts import amount

GAMES = (yongzhou, kawuxing, yibin)
HANDS = amount(8, 300)
MOST = 600
"""Hands of each game: so many checked at every step, and more until everything wanted has happened."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ID)
Check = Callable[[Table], None]
Choose = Callable[[Table, int, Random], Action]
"""Chooses a legal action of a seat."""


def drawn_rules(game: Any, rng: Random) -> MahjongRules:
    """The rules of a game with options drawn at random, every second time the usual ones."""
    rules: MahjongRules = game.RULES
    chosen = {option.name: rng.choice(option.choices) for option in game.OPTIONS}
    return replace(rules, **chosen) if rng.random() < 0.5 else rules


def stacked_deck(rules: MahjongRules, rng: Random) -> list[Kind]:
    """A shuffled deck; in two of three the dealt hands get triplets, runs and pairs: much is claimed and won."""
    deck = tiles_of(deck_of_rules(rules))
    rng.shuffle(deck)
    if not rng.randrange(3):
        return deck
    hands = [stacked_hand(deck, rng) for _ in range(rules.seats)]
    return [kind for hand in hands for kind in hand] + deck


def stacked_hand(deck: list[Kind], rng: Random) -> list[Kind]:
    """Thirteen tiles taken out of the deck: up to three groups and a pair, the rest as they come."""
    hand: list[Kind] = []
    for size in (*[3] * rng.randrange(4), 2):
        kind = rng.choice(deck)
        for group in ([kind] * size, list(range(kind, kind + size))):
            if all(deck.count(tile) >= group.count(tile) for tile in group) and (size == 2) == (len({*group}) == 1):
                hand += group
                for tile in group:
                    deck.remove(tile)
                break
    return hand + [deck.pop() for _ in range(13 - len(hand))]


def some_action(t: Table, seat: int, rng: Random) -> Action:
    """A legal action: a win most of the time, what is rarer than a discard more often than not, and single tiles go."""
    offers = t.offers[seat]
    if HU in offers and rng.random() < 0.8:
        return HU
    special = [action for action in offers if action not in (HU, PASS) and not is_discard(action)]
    if special and rng.random() < 0.6:
        return rng.choice(special)
    discards = [action for action in offers if is_discard(action)]
    if discards and rng.random() < 0.9:
        return min(discards, key=lambda action: (_kept(t, seat, action - discard(0)), rng.random()))
    return rng.choice(offers)


def _kept(t: Table, seat: int, kind: Kind) -> float:
    """How much a tile goes with the rest of the hand: equal tiles, neighbours and the tiles of its suit."""
    if kind in t.wilds:
        return KINDS
    hand, first = t.hands[seat], kind - kind % 9
    near = [other for other in range(kind - 2, kind + 3) if kind < 27 and other // 9 == kind // 9 and hand[other]]
    return 2 * hand[kind] + len(near) + sum(hand[first : first + 9]) / 3


def check(t: Table) -> None:
    """Every tile is in one place, hands have their size, and only seats that play and have a choice are asked."""
    places = Counter([*t.wall[t.drawn :], *t.turned, *t.birds])
    for seat in range(t.seats):
        places.update(held_kinds(t.hands[seat]))
        for meld in t.melds[seat]:
            places.update(laid_tiles(t.rules, t.wilds, meld))
        places.update(tile.kind for tile in t.rivers[seat] if tile.fate != LAID)
        assert min(t.hands[seat]) >= 0 and len(t.melds[seat]) == len(t.meld_from[seat]) <= 4
    assert places == Counter(tiles_of(deck_of_rules(t.rules)))
    if t.phase != PHASE_PIAO:
        _check_sizes(t)
    assert (t.result is not None) == (not t.pending)
    for seat in t.pending:
        offers = t.offers[seat]
        assert t.playing[seat] and offers == sorted(set(offers)) and offers
        assert all(parse_action(format_action(action)) == action for action in offers)
        assert offers[0] != PASS or len(offers) > 1
        if t.phase == PHASE_TURN:
            assert t.pending == [seat] == [t.turn] and any(map(is_discard, offers))
            assert all(t.hands[seat][action - discard(0)] for action in offers if is_discard(action))
        if t.dead[seat]:
            assert all(map(is_discard, offers))


def _check_sizes(t: Table) -> None:
    for seat in range(t.seats):
        size = sum(t.hands[seat]) + 3 * len(t.melds[seat])
        won_own = any(won.seat == seat and won.source is None for won in t.wins)
        dealt = seat == t.dealer and not t.discards
        may_have_more = won_own or dealt or (seat == t.turn and t.result is None)
        assert size == 13 or (size == 14 and may_have_more), (seat, size)


def played(
    rules: MahjongRules, deck: Sequence[Kind], dealer: int, rng: Random, look: Check, choose: Choose = some_action
) -> tuple[Table, list[Event]]:
    """A hand played to its end, looked at before every action and at the end."""
    log: list[Event] = []
    t = begin(rules, deck, dealer, log.append)
    while t.result is None:
        look(t)
        seat = rng.choice(t.pending)
        step(t, seat, choose(t, seat, rng), log.append)
    look(t)
    return t, log


def random_hands(
    game: Any, name: str, hands: int, look: Check, choose: Choose = some_action
) -> Iterator[tuple[Table, list[Event]]]:
    """Hands of a game with random options, decks and dealers, and by default random actions."""
    for number in range(hands):
        rng = Random(f"{name} {game.ID} {number}")
        rules = drawn_rules(game, rng)
        yield played(rules, stacked_deck(rules, rng), rng.randrange(rules.seats), rng, look, choose)


@pytest.mark.more
@each_game
def test_every_hand_ends_with_every_tile_in_one_place_and_payments_that_add_up_to_zero(game: Any) -> None:
    seen: Counter[str] = Counter()
    wanted = {"peng", "gang", "angang", "jiagang", "won", "paid", "exhausted", "several"}
    wanted |= {"fei", "ti", "dead", "robbed", "piao"} if game is yibin else set()
    wanted |= {"revealed"} if game is kawuxing else {"indicator"}
    wanted |= {"chi", "birds"} if game is yongzhou else set()
    hands = chain(random_hands(game, "whole", HANDS, check), random_hands(game, "more", MOST, lambda t: None))
    for number, hand in enumerate(hands, 1):
        seen += check_whole_hands(iter([hand]))
        if number >= HANDS and wanted <= set(seen):
            return
    raise AssertionError(wanted - set(seen))


def check_whole_hands(hands: Iterator[tuple[Table, list[Event]]]) -> Counter[str]:
    """Check what holds at the end of each hand; return how often each event was there, and several winners."""
    seen: Counter[str] = Counter()
    for t, log in hands:
        result = t.result
        assert result is not None and sum(result.scores) == 0
        assert result.scores == totals(result.payments, t.seats) and result.payments == tuple(t.payments)
        assert all(payment.points > 0 and payment.payer != payment.payee for payment in result.payments)
        assert len(set(result.winners)) == len(result.winners) < t.seats
        assert result.exhausted or len(result.wins) >= t.rules.wins_to_end
        assert (result.last_drawer is not None) == (t.drawn - len(t.birds) == len(t.wall))
        assert 0 <= next_dealer(t.rules, t.dealer, result, 0) < t.seats
        moments = [won.moment for won in result.wins]
        assert moments == sorted(moments) and all(won.payments for won in result.wins)
        told = [event.facts for event in log if event.type == "paid"]
        named = [(facts["from"], facts["to"], facts["points"], facts["cause"]) for facts in told]
        assert named == [(each.payer, each.payee, each.points, each.why) for each in result.payments]
        seen.update(event.type for event in log)
        seen["several"] += len(set(moments)) < len(moments)
    return seen


def everything(t: Table) -> str:
    """All that a table holds, except what it only remembers to save time."""
    return repr([(name, getattr(t, name)) for name in Table.__slots__ if name != "waits"])


@pytest.mark.more
@each_game
def test_the_order_in_which_seats_answer_does_not_matter(game: Any) -> None:
    """Everybody's answer to a lying tile is fixed; asking in another order leads to the same table."""
    for number in range(amount(4, 60)):
        rng = Random(f"order {game.ID} {number}")
        rules = drawn_rules(game, rng)
        deck, dealer = stacked_deck(rules, rng), rng.randrange(rules.seats)
        one, two = begin(rules, deck, dealer), begin(rules, deck, dealer)
        while one.result is None:
            answers = {seat: some_action(one, seat, rng) for seat in one.pending}
            for t, asked in ((one, list(one.pending)), (two, rng.sample(two.pending, len(two.pending)))):
                question = (t.phase, t.discards, t.drawn, t.robbed)
                for seat in asked:
                    if (t.phase, t.discards, t.drawn, t.robbed) == question and seat in t.pending:
                        step(t, seat, answers[seat])
            assert public(one) == public(two)


def public(t: Table) -> str:
    """The state of a table without answers that were no longer needed, and without what passing them cost."""
    skipped = {"answers", "waits", "worths", "passed", "offers", "pending"}
    shown = repr([(name, getattr(t, name)) for name in Table.__slots__ if name not in skipped])
    return shown + repr(sorted(t.pending)) + repr([t.offers[seat] for seat in sorted(t.pending)])


@each_game
def test_no_win_is_missed(game: Any) -> None:
    """A seat may win exactly where the game says that its hand wins, if it passed no win and none is forced."""
    free: dict[str, Any] = {"guo_hu": "off", "reveal": False, "forced_last": 0}
    free |= {"self_draw_only": False, "wild_hand_self_draw_only": False}
    wins = 0

    def look(t: Table) -> None:
        nonlocal wins
        if t.phase == PHASE_TURN and t.taken >= 0:
            value = t.rules.worth_of(win_claim(t, t.turn, BY_SELF, t.taken))
            assert (HU in t.offers[t.turn]) == (value is not None and not t.dead[t.turn])
            wins += value is not None
        elif t.phase == PHASE_CLAIM:
            for seat in range(t.seats):
                may_claim = seat != t.live_seat and t.playing[seat] and not t.dead[seat] and t.live not in t.wilds
                value = t.rules.worth_of(win_claim(t, seat, BY_DISCARD, t.live)) if may_claim else None
                enough = value is not None and value.multiplier >= t.rules.min_discard
                assert (HU in t.offers[seat]) == enough
                wins += enough

    for number in range(20):
        rng = Random(f"missed {game.ID} {number}")
        rules = replace(drawn_rules(game, rng), **free)
        played(rules, stacked_deck(rules, rng), 0, rng, look)
    assert wins > 12


def test_no_seat_is_special() -> None:
    """Another dealer and the same deck: everything happens one seat further on."""
    for game in GAMES:
        rng = Random(f"shift {game.ID}")
        rules = replace(drawn_rules(game, rng), birds=0)
        deck = stacked_deck(rules, rng)
        one, two = begin(rules, deck, 0), begin(rules, deck, 1)
        while one.result is None:
            seat = rng.choice(one.pending)
            action = some_action(one, seat, rng)
            step(one, seat, action)
            step(two, (seat + 1) % rules.seats, action)
        assert two.result is not None
        for seat in range(rules.seats):
            other = (seat + 1) % rules.seats
            assert one.hands[seat] == two.hands[other] and one.result.scores[seat] == two.result.scores[other]
            assert one.rivers[seat] == two.rivers[other] and len(one.hands[seat]) == KINDS
