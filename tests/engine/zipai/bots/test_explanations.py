"""Reasons for a choice are true, follow from what the seat saw, and have words in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from hupai.bots.base import Budget
from hupai.bots.value_reasons import expected_value, missed_value, search_support
from hupai.registry import games
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import CLAIM_PENG, HU, PASS, RAISE, Action, discarded, is_chi, is_discard
from hupai.zipai.bots.explanations import MOST, reasons_for, reasons_in_hindsight
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.situation_facts import situation
from hupai.zipai.cards import KINDS, code, parse_card, parse_cards
from hupai.zipai.determinize.sample import sample
from hupai.zipai.explain.fact_texts import CHOSEN
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.turn.machine import step
from hupai.zipai.view.observation import Observation, limit_after
from hupai.zipai.why.preview import preview_action
from tests.engine.random_options import drawn_options
from tests.engine.reason_words import check_words
from tests.engine.strategies import rigged_deck

Compared = tuple[Observation, Action, Action | None, tuple[Reason, ...]]

each_game = pytest.mark.parametrize("game_id", sorted(games))


def decisions(game_id: str, hands: int, seed: str) -> Iterator[Observation]:
    """What seats saw when they had a choice, in hands that bots play under random options."""
    game = games[game_id]
    bot = LADDER["beginner"]
    for number in range(hands):
        chance = Stream(f"{seed}{number}", game_id)
        rules = game.rules(**drawn_options(game, chance))
        hand = game.deal(rules, deck=rigged_deck(rules, f"{seed}{number}", ("plain", "waiting")[number % 2]), dealer=0)
        while not hand.over:
            seat = hand.to_act[0]
            seen = hand.view(seat)
            if len(seen.legal) > 1:
                yield seen
            hand.act(seat, bot.decide(seen, seen.legal, Budget(), chance).action)


def compared(game_id: str, hands: int, seed: str) -> Iterator[Compared]:
    """Reasons for one choice against another, both random; choices limited by 吃边打边 are preferred."""
    chance = Stream(seed, "choices")
    for seen in decisions(game_id, hands, seed):
        action = chance.choice(seen.legal)
        limited = [a for a in seen.legal if is_discard(a) and limit_after(seen, discarded(a)) != NO_LIMIT]
        second = chance.choice(limited or seen.legal)
        other = None if second == action else second
        yield seen, action, other, reasons_for(seen, action, other, "bot.regular")


@each_game
def test_there_are_one_to_three_reasons_with_words_and_a_rule(game_id: str) -> None:
    """Reasons and the situation before them, in both languages, without gaps."""
    for seen, _, _, reasons in compared(game_id, 12, "words"):
        assert 1 <= len(reasons) <= MOST
        assert len({reason.code for reason in reasons}) == len(reasons)
        for reason in (*reasons, *situation(seen)):
            check_words(reason, seen.rules)


@each_game
def test_reasons_against_a_choice_name_differences(game_id: str) -> None:
    """Waits are named only if they differ, together with the waits that the choice made would have had."""
    checked: Counter[str] = Counter()
    for seen, best, done, _ in compared(game_id, 20, "against"):
        if done is None:
            continue
        reasons = reasons_in_hindsight(seen, best, done, "bot.regular")
        assert 1 <= len(reasons) <= MOST
        for reason in reasons:
            check_words(reason, seen.rules)
            checked[reason.code] += 1
            assert reason.code != "bot_waits_more"
            if reason.code == "bot_waits":
                assert done in (HU, RAISE)
            if reason.code in ("bot_waits_done", "bot_waits_more_done"):
                others = [sum(unseen(seen)[kind] for kind in waits) for waits in waits_after(seen, done)]
                assert max(others, default=0) == reason.facts.get("less", 0)
                assert int(str(reason.facts["live"])) > max(others, default=0)
    assert checked["bot_waits_done"] > 3, checked


@each_game
def test_every_claim_about_waits_copies_and_takers_is_true(game_id: str) -> None:
    """Waits are those of the preview, copies lie where nobody looked, and a card that feeds nobody is not taken."""
    checked: Counter[str] = Counter()
    for seen, action, second, reasons in compared(game_id, 30, "true"):
        for reason in reasons:
            found = dict(reason.facts)
            if reason.code in ("bot_waits", "bot_waits_more"):
                kinds = set(parse_cards(str(found["card"])))
                assert kinds and kinds in waits_after(seen, action)
                assert found["live"] == sum(unseen(seen)[kind] for kind in kinds) > 0
                if second is not None and second not in (HU, RAISE):
                    others = [sum(unseen(seen)[kind] for kind in waits) for waits in waits_after(seen, second)]
                    assert max(others, default=0) <= int(found["live"])
            elif reason.code == "bot_feeds_nobody":
                assert not anybody_takes(seen, action, str(found["card"]))
            elif reason.code == "bot_last_copy":
                assert unseen(seen)[parse_card(str(found["card"]))] == 0
            elif reason.code == "bot_huxi":
                assert preview_action(seen, action).gained == found["huxi"] > 0
            elif reason.code == "bot_no_huxi":
                assert second is not None and preview_action(seen, second).gained == 0
            else:
                continue
            checked[reason.code] += 1
    assert checked["bot_waits"] + checked["bot_waits_more"] > 3 and checked["bot_feeds_nobody"] > 3, checked


def waits_after(seen: Observation, action: Action) -> list[set[int]]:
    """The sets of cards that the hand may wait for after the action, by the preview, without dead ones."""
    preview = preview_action(seen, action)
    live = unseen(seen)
    found = [preview.waits, *(waits for _, waits in preview.by_discard)]
    return [{kind for kind in some if live[kind]} for some, _ in found]


def unseen(seen: Observation) -> list[int]:
    """Copies of each kind in the wall, in another hand or face down, counted in a table that fits."""
    t = sample(seen, Stream("unseen", "sample"))
    counts = [0] * (KINDS + 1)
    for kind in t.wall[t.drawn :]:
        counts[kind] += 1
    for seat in range(SEATS):
        if seat != seen.seat:
            for kind in range(KINDS + 1):
                counts[kind] += t.hands[seat][kind]
        for meld, shown in zip(t.melds[seat], seen.melds[seat], strict=True):
            if shown[1] < 0:
                counts[meld[1]] += 4 if meld[0] == 0 else 3
    return counts


def anybody_takes(seen: Observation, action: Action, card: str) -> bool:
    """Whether another seat is offered a 碰 or 吃 of the card once it is played, in any of some deals that fit."""
    for number in range(6):
        t = sample(seen, Stream(f"deal{number}", "sample"))
        step(t, seen.seat, action)
        if t.live != parse_card(card) or t.live_seat != seen.seat:
            continue
        if any(offer == CLAIM_PENG or is_chi(offer) for seat in t.pending for offer in t.offers[seat]):
            return True
    return False


def test_reasons_for_passing_a_win_name_its_payment() -> None:
    """The other reasons come after it."""
    found = 0
    for seen in decisions("paohuzi", 40, "let-go"):
        if HU in seen.legal and len(seen.legal) > 1:
            other = next(action for action in seen.legal if action != HU)
            reason = reasons_for(seen, other, HU, "bot.regular")[0]
            assert reason.code == "bot_waits_for_more" and reason.facts["pay_each"] > 0
            found += 1
    assert found > 5


def test_a_certain_choice_has_a_single_reason() -> None:
    """胡 needs no other reason."""
    seen = next(seen for seen in decisions("yongzhou", 40, "sure") if HU in seen.legal)
    assert [reason.code for reason in reasons_for(seen, HU, PASS)] == ["bot_wins"]


def test_figures_are_points_with_two_decimals() -> None:
    """Thousandths are rounded to the nearest hundredth; a loss has a sign, zero has none."""
    reason = expected_value([(PASS, -1254), (HU, -1504)], "bot.strong")
    words = VOCABULARY.sentence(reason.code, reason.facts)
    assert "−1.25分" in words["zh"] and "0.25 more" in words["en"]
    alone = expected_value([(PASS, 3)], "bot.strong")
    assert VOCABULARY.sentence(alone.code, alone.facts)["en"] == "Expected from this hand: 0.00 points on average."
    worse = missed_value(1250, 1000, "bot.strong")
    assert "比实际走的多0.25分" in VOCABULARY.sentence(worse.code, worse.facts)["zh"]
    assert "0.25 more than with what was done" in VOCABULARY.sentence(worse.code, worse.facts)["en"]
    assert "0.01" in VOCABULARY.sentence("bot_value", {"thousandths": 5})["zh"]
    assert "−0.01" in VOCABULARY.sentence("bot_value", {"thousandths": -5})["zh"]
    assert " 0.00" in VOCABULARY.sentence("bot_value", {"thousandths": -4})["en"]


def test_a_search_reports_how_much_it_evaluated() -> None:
    """The number of deals and their share."""
    reason = search_support(120, 90, "bot.expert")
    assert reason.facts == {"worlds": 120, "share": 75}
    words = VOCABULARY.sentence(reason.code, reason.facts)
    assert "120" in words["zh"] and "75 %" in words["en"]


def test_every_reason_that_has_words_occurs() -> None:
    """Played hands reach all of them."""
    left = set(CHOSEN) - {"bot_value", "bot_value_done", "bot_searched"}
    for game_id in ("leiyang", "yongzhou-plain", "paohuzi", "shaoyang"):
        for seen, action, other, reasons in compared(game_id, 120, "all"):
            left -= {reason.code for reason in reasons}
            if other is not None and left & {"bot_waits_done", "bot_waits_more_done"}:
                left -= {reason.code for reason in reasons_in_hindsight(seen, action, other, "bot.regular")}
            if not left:
                return
    raise AssertionError(left)


def test_a_reason_for_a_discard_names_its_card() -> None:
    """The named card is the card that is played."""
    for seen, action, _, reasons in compared("yongzhou-plain", 10, "named"):
        if is_discard(action):
            named = {dict(r.facts)["card"] for r in reasons if r.code in ("bot_dead_card", "bot_nearer", "bot_feeds")}
            assert named <= {code(discarded(action))}, seen
