"""Engine and oracle play the same hands, under options drawn at random, and agree at every decision."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from hupai.guihuzi.actions import format_action, parse_action
from hupai.guihuzi.games import GAMES
from hupai.guihuzi.hand.winning import best_win
from hupai.guihuzi.turn.machine import begin, step
from hupai.zipai.cards import format_cards, full_deck
from tests.engine.amounts import few_or_parts
from tests.engine.guihuzi.claims import claim
from tests.engine.guihuzi.oracle import half_name, prices, written, written_all
from tests.engine.guihuzi.table_oracle import TableOracle


def drawn(module: Any, rng: random.Random) -> dict[str, Any]:
    """House rules of a game at random; those of another number of seats as they are."""
    chosen = {option.name: rng.choice(option.choices) for option in module.OPTIONS}
    for option in module.OPTIONS:
        if option.only_with is not None and chosen[option.only_with[0]] != option.only_with[1]:
            chosen[option.name] = option.default
    return chosen


def hungry(actions: list[str], rng: random.Random) -> str:
    """An action that often takes the card, so that hands grow; wins are declined now and then."""
    if "hu" in actions and rng.random() < 0.8:
        return "hu"
    wanted = [action for action in actions if action.split()[0] in ("wai", "liu", "piao", "peng", "chi")]
    return rng.choice(wanted if wanted and rng.random() < 0.6 else actions)


@few_or_parts(6, 2000)
@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.ID)
def test_the_oracle_agrees_at_every_decision(module: Any, number: int, seed: str) -> None:
    rng = random.Random(f"{module.ID} {seed}")
    for _ in range(number):
        options = drawn(module, rng)
        rules = replace(module.RULES, **options)
        deck = full_deck()
        rng.shuffle(deck)
        dealer = rng.randrange(rules.seats)
        table = begin(rules, deck, dealer)
        oracle = TableOracle(module.ID, options, format_cards(deck), dealer)
        while table.result is None:
            asked = {seat: sorted(map(format_action, table.offers[seat])) for seat in table.pending}
            assert asked == {seat: sorted(found) for seat, found in oracle.asked.items()}
            seat = rng.choice(sorted(asked))
            action = hungry(asked[seat], rng)
            step(table, seat, parse_action(action))
            oracle.act(seat, action)
        assert oracle.scores == list(table.result.scores) and sum(oracle.scores) == 0


GROUPS = ("kan", "peng", "wai", "liu", "piao", "chi", "run", "seven")


def complete_hand(rng: random.Random) -> Any:
    """A complete hand at random: groups on the table and in the hand, the winning card, how it came."""
    while True:
        cards, laid, hand = [], [], []
        size = rng.choice(["s", "b", None, None])
        words = rng.choice([GROUPS, GROUPS[:5], GROUPS[5:], ("run",)])
        for _ in range(6):
            word = rng.choice(words)
            own = size or rng.choice("sb")
            numbers = [2, 7, 10] if word == "seven" or (word == "chi" and rng.random() < 0.4) else None
            start = rng.randint(1, 8 if word in ("chi", "run") else 10)
            if numbers is None:
                numbers = [start, start + 1, start + 2] if word in ("chi", "run") else [start] * SIZES[word]
            group = tuple((own, number) for number in numbers)
            cards += group
            if word in ("kan", "run", "seven"):
                hand += group
            else:
                laid.append((word, group, rng.choice(group)))
        own, first = size or rng.choice("sb"), rng.randint(1, 10)
        half = [(own, first), (own, rng.choice([first, first + 1, first + 2, 2, 7, 10]))]
        hand += half
        if half[1][1] > 10 or half_name(*half) is None or max(Counter(cards + half).values()) > 4:
            continue
        by = rng.choice(["self", "other", "other", "deal"] if not laid else ["self", "other", "wai"])
        if by == "wai" and not any(word == "wai" for word, _, _ in laid):
            continue
        card = None if by in ("wai", "deal") else rng.choice(hand)
        return sorted(hand), laid, card, by


SIZES = {"kan": 3, "peng": 3, "wai": 3, "liu": 4, "piao": 4}


def as_text(laid: Any) -> str:
    """The groups as the engine's tests write them."""
    return ", ".join(
        f"{word} {written_all(cards)} {written(claimed)}" if word == "chi" else f"{word} {written(cards[0])}"
        for word, cards, claimed in laid
    )


@few_or_parts(60, 2000)
@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.ID)
def test_the_oracle_agrees_on_complete_hands(module: Any, number: int, seed: str) -> None:
    rng = random.Random(f"complete {module.ID} {seed}")
    won = 0
    for _ in range(number):
        options = drawn(module, rng)
        rules = replace(module.RULES, **options)
        hand, laid, card, by = complete_hand(rng)
        last, untouched = by != "deal" and rng.random() < 0.2, rng.random() < 0.2
        wanted = prices(module.ID, options, hand, laid, card, by, last=last, untouched=untouched)
        text = written(card) if card else ""
        found = best_win(rules, claim(as_text(laid), written_all(hand), text, by, haidi=last, untouched=untouched))
        assert (found.price.pay_each if found else None) == max(wanted, default=None)
        won += found is not None
    assert won > number // 6
