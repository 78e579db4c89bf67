"""The regular bot: each piece of its knowledge decides a position that it decides otherwise without that piece."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hupai
from hupai.bots.base import Budget, Decision
from hupai.table.chance import Stream, shuffled
from hupai.zipai.actions import PASS, format_action
from hupai.zipai.bots import forced_moves, regular, shape_potential
from hupai.zipai.bots.discard_risk import DiscardRisk
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.wait_value import NO_WAITS, wait_value
from hupai.zipai.cards import COPIES, KINDS, code, full_deck, parse_card
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.hand.seat_cards import WithoutCard
from hupai.zipai.hand.waits import waits
from hupai.zipai.rules.win_facts import BY_SELF
from hupai.zipai.state import PHASE_OVER
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import Observation, observe
from hupai.zipai.why.preview import own_table
from tests.engine.amounts import amount
from tests.engine.decks import deal, until_hu
from tests.engine.positions import TWO_KINGS_LIMITED, possible
from tests.engine.random_options import drawn_options
from tests.engine.zipai_games import games

REGULAR = LADDER["regular"]


def decided(seen: Observation) -> Decision:
    return REGULAR.decide(seen, seen.legal, Budget(), Stream("regular", "test"))


def does(seen: Observation) -> str:
    return format_action(decided(seen).action)


def reasons(seen: Observation) -> dict[str, dict[str, Any]]:
    return {reason.code: dict(reason.facts) for reason in decided(seen).reasons}


def owing(discards: str, wall: int) -> Observation:
    """A seat with six groups and 6s 6b 7b that owes a discard after a 吃, of which one of these three must go."""
    plays = ",".join(
        f"discard.{number}{size}" for size, numbers in (("s", "1236789"), ("b", "12367")) for number in numbers
    )
    return possible(
        f"zipai:1 game:yongzhou-plain seat:0 dealer:0 phase:discard turn:0 wall:{wall} shown:0s cards:21,20,20 "
        f"hand:1236778899s12367888999b discards:{discards} live:-@1 last:9s legal:{plays}"
    )


# --- what the hand waits for ---------------------------------------------------------------------

READY = "888999b123b123s456b456s67s"
"""Waits for 5s and 8s."""


def test_it_discards_so_that_the_hand_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = deal(READY, shown="1b", game="yongzhou-plain").view(0)
    assert does(seen) == "discard 1b"
    assert reasons(seen)["bot_plays_to_wait"] == {"card": "1b", "cards": "58s", "live": 7}
    monkeypatch.setattr(regular, "wait_value", lambda *_: NO_WAITS)
    assert does(seen) != "discard 1b"


def test_it_discards_so_that_it_may_announce_a_king_win(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = possible(TWO_KINGS_LIMITED)
    assert does(seen) == "discard 9b"
    assert reasons(seen) == {"bot_plays_to_call": {"card": "9b", "name": "wang_chuang"}}
    with WithoutCard(t := own_table(seen), seen.seat, parse_card("9b")):
        assert not waits(t, seen.seat, BY_SELF)
    monkeypatch.setattr(regular, "wait_value", lambda *_: NO_WAITS)
    assert does(seen) != "discard 9b"


ONE_ANSWER = ("6s,6s,6s/6b,6b/6b,1b", "discard 6s", "58b")
OTHER_ANSWER = ("5b,5b/5b,5b/1b,1b,0b", "discard 7b", "6s6b")


@pytest.mark.parametrize(("discards", "answer", "waits"), [ONE_ANSWER, OTHER_ANSWER])
def test_it_waits_for_what_is_still_unseen(discards: str, answer: str, waits: str) -> None:
    """Of 6s 6b 7b one must go: 67b waits for 5b and 8b, 6s 6b for the other sixes; the discards decide."""
    seen = owing(discards, 12)
    assert does(seen) == answer
    assert reasons(seen)["bot_plays_to_wait"]["cards"] == waits


def test_without_counting_copies_it_waits_for_cards_that_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shape_potential, "hidden_copies", lambda _: [2] * (KINDS + 1))
    answers = {does(owing(discards, 12)) for discards, _, _ in (ONE_ANSWER, OTHER_ANSWER)}
    assert len(answers) == 1


def test_the_value_of_a_wait_depends_on_copies_payment_and_wall() -> None:
    seen = deal("0b", READY, game="yongzhou-plain").view(1)
    t = own_table(seen)
    live = [COPIES] * KINDS + [0]
    full = wait_value(t, 1, live, 19)
    assert [code(kind) for kind in full.kinds] == ["5s", "8s"] and full.copies == 8
    fewer = wait_value(t, 1, [1 if kind == 7 else 0 if kind == 4 else 4 for kind in range(KINDS)] + [0], 19)
    assert [code(kind) for kind in fewer.kinds] == ["8s"] and 0 < fewer.value < full.value
    assert wait_value(t, 1, live, 5).value < full.value
    assert wait_value(t, 1, [0] * (KINDS + 1), 19) == NO_WAITS
    dearer = own_table(deal("0b", READY, game="yongzhou-plain", base_bonus=1).view(1))
    assert wait_value(dearer, 1, live, 19).value > full.value


# --- the 胡息 target -----------------------------------------------------------------------------

SHORT = (
    "zipai:1 game:paohuzi seat:2 dealer:0 phase:claim turn:0 wall:19 shown:9b cards:20,20,20 "
    "hand:12256778900s145567880b live:8b!@0 legal:pass,peng"
)


def test_it_takes_a_group_with_huxi_while_it_lacks_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifteen 胡息 are missing and the 碰 of big cards has three; with enough 胡息 the bot keeps its hand."""
    seen = possible(SHORT)
    assert does(seen) == "peng"
    assert reasons(seen)["bot_takes_huxi"] == {"card": "8b", "huxi": 3, "lacking": 15}
    monkeypatch.setattr(shape_potential, "lacking_huxi", lambda _: 0)
    assert does(seen) == "pass"


def test_the_target_is_the_minimum_of_the_rules() -> None:
    hands = {game: deal("888b999b", game=game).view(0) for game in ("yongzhou-plain", "leiyang")}
    assert shape_potential.lacking_huxi(hands["yongzhou-plain"]) == 3
    assert shape_potential.lacking_huxi(hands["leiyang"]) == 0


# --- what others can do with a discard -----------------------------------------------------------


def test_a_card_without_copies_and_partners_left_is_no_discard_risk() -> None:
    seen = owing("4b,4b,4b/0s,0s,0s/5s,5s", 11)
    risk = DiscardRisk(seen, shape_potential.hidden_copies(seen))
    assert risk.takers(parse_card("0s")) == 0 and risk.cost(parse_card("0s")) == 0
    assert risk.takers(parse_card("2b")) > 0 and risk.cost(parse_card("2b")) > 0
    # Two copies of 5s are unseen, but everybody passed two: nobody may 碰 it any more.
    assert risk.takers(parse_card("5s")) <= 1


BETWEEN = (
    "zipai:1 game:leiyang seat:1 dealer:2 phase:discard turn:1 wall:7 shown:2s cards:5,6,11 hand:112s380b "
    "melds:chi:4s44b.4b@2,chi:678s.8s@2,chi:8s88b,peng:999b@2,peng:333s@2/"
    "wei:555s@1,chouwei:000s@1,peng:444s@0,chi:567b.7b@0,chi:270b/chi:567s.6s@1,chi:678s,peng:999s@1 "
    "discards:0s!,5b!,6s,6b!,6b/6b,5b,8s!,3b/2b,7b,7s live:-!@0 no_chi:6890s no_peng:6890s last:7b "
    "eaten:7b.567b.270b legal:discard.1s,discard.2s,discard.3b,discard.8b,discard.0b"
)


def test_it_does_not_discard_what_the_others_can_use(monkeypatch: pytest.MonkeyPatch) -> None:
    """8b fits the hand as well as 3b, and the others can use it less in games where discards are won."""
    seen = possible(BETWEEN)
    assert does(seen) == "discard 8b"
    monkeypatch.setattr(DiscardRisk, "cost", lambda *_: 0)
    assert does(seen) == "discard 3b"


# --- quads, 放偎, kings --------------------------------------------------------------------------

PAIRS = (
    "zipai:1 game:paohuzi seat:2 dealer:1 phase:claim turn:2 wall:16 shown:7b cards:14,17,13 hand:56777900s34680b "
    "melds:chi:22s2b.2s@2,peng:555b@2/chi:88s8b.8b@0/ti:1111b,chi:123s.3s@1 discards:3s!/2s!,5s/- live:8s@2 "
    "no_chi:2s no_peng:2s legal:pass,chi.890s"
)


def test_with_a_quad_it_keeps_its_only_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand with a quad needs a pair, and the 吃 would take one 0s of the only pair."""
    seen = possible(PAIRS)
    assert does(seen) == "pass"
    monkeypatch.setattr(regular, "JIANG", 0)
    assert does(seen) == "chi 890s"


BARRING = (
    "zipai:1 game:leiyang seat:0 dealer:1 phase:discard turn:0 wall:16 shown:7s cards:15,20,14 "
    "hand:444550s111347888b melds:chi:22s2b.2s@0,peng:000b@2/-/wei:777b@2,peng:666b@1 discards:8s!/9s!/3b! "
    "live:-!@2 no_chi:8s no_peng:8s last:0b legal:discard.5s,discard.0s,discard.3b,discard.4b,discard.7b"
)


def test_it_does_not_play_what_would_end_its_own_claims(monkeypatch: pytest.MonkeyPatch) -> None:
    """放偎: 7b lies before another seat as a 偎."""
    seen = possible(BARRING)
    assert does(seen) == "discard 0s"
    monkeypatch.setattr(regular, "FORFEIT", 0)
    assert does(seen) == "discard 7b"


KING = (
    "zipai:1 game:yongzhou seat:2 dealer:0 phase:discard turn:2 wall:15 shown:1s cards:4,4,8 hand:678900bkk "
    "melds:ti:7777s,chi:1s11b.1b@2,chi:44s4b.4s@0,pao:5555b@2,peng:333b@1/"
    "pao:9999s@0,chi:789b.7b@1,chi:00s0b.0s@0,chi:1s11b.1b@1,wei:*/pao:8888s@1,wei:222b@2,chi:456s.6s@1,chi:66s6b "
    "discards:8b!,1s!/9b!,1s!/2s! live:-@2 kings:0,0,1 no_chi:2s15b no_peng:26s15b last:k "
    "legal:hu,discard.6b,discard.7b,discard.8b,discard.9b,discard.0b"
)


def test_it_passes_a_hu_only_for_a_king_win_that_it_can_announce(monkeypatch: pytest.MonkeyPatch) -> None:
    """With both kings left, 王闯 at the next draw pays four times as much; if it cannot come, the bot takes the 胡."""
    seen = possible(KING)
    assert does(seen) == "discard 6b" and set(reasons(seen)) == {"bot_waits_for_king"}
    monkeypatch.setattr(forced_moves, "better_than_winning", lambda *_: None)
    assert does(seen) == "hu"


@pytest.mark.parametrize("game", sorted(games))
def test_it_wins_with_a_complete_hand_of_the_deal(game: str) -> None:
    assert does(until_hu(deal(READY, shown="8s", game=game), 0).view(0)) == "hu"


# --- always --------------------------------------------------------------------------------------


@pytest.mark.more
@pytest.mark.parametrize("game", sorted(games))
def test_every_decision_is_legal_reproducible_complete_and_explained(game: str) -> None:
    """Hands under many options: the action is legal, choices are ranked, every reason reads as a sentence."""
    decisions = 0
    for number in range(amount(2, 40)):
        chance = Stream(f"regular{number}", game)
        rules = hupai.games[game].rules(**drawn_options(hupai.games[game], chance))
        t = begin(rules, shuffled(full_deck(rules.kings), f"regular{number}"), number % rules.seats)
        while t.phase != PHASE_OVER:
            seat = t.pending[0]
            seen = observe(t, seat)
            found = decided(seen)
            decisions += 1
            assert found.action in seen.legal
            assert found == REGULAR.decide(seen, seen.legal, Budget(), Stream("another", "stream"))
            assert all(type(value) is int for _, value in found.ranking)
            assert found.ranking[0][0] == found.action
            assert [value for _, value in found.ranking] == sorted((v for _, v in found.ranking), reverse=True)
            assert found.reasons
            for reason in found.reasons:
                assert reason.rule == "bot.regular"
                assert json.loads(json.dumps(dict(reason.facts))) == dict(reason.facts)
                text = VOCABULARY.sentence(reason.code, reason.facts)
                assert all(text.values()) and reason.code not in text["en"]
            step(t, seat, found.action if chance.below(5) else chance.choice(seen.legal))
    assert decisions > 30


def test_a_pass_is_explained_by_the_waits_of_the_hand() -> None:
    seen = next(seen for seen in _answers() if decided(seen).action == PASS and "bot_keeps_waiting" in reasons(seen))
    facts = reasons(seen)["bot_keeps_waiting"]
    found = wait_value(own_table(seen), seen.seat, shape_potential.hidden_copies(seen), seen.wall_left)
    assert facts["live"] == found.copies > 0


def _answers() -> Any:
    """Yield what seats are asked about lying cards in hands between regular bots."""
    rules = hupai.games["yongzhou-plain"].rules()
    for number in range(30):
        t = begin(rules, shuffled(full_deck(0), f"answers{number}"), 0)
        while t.phase != PHASE_OVER:
            seen = observe(t, t.pending[0])
            if PASS in seen.legal:
                yield seen
            step(t, seen.seat, decided(seen).action)
