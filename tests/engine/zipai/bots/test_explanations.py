"""Reasons for a choice are true, follow from what the seat saw, and have words in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest

from hupai.bots.base import Budget
from hupai.bots.search import Candidate, noise_between
from hupai.bots.value_reasons import expected_value, favouring_first, missed_value, search_support
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import DECLARE, HU, PASS, RAISE, Action, discarded, is_discard
from hupai.zipai.bots.explanations import AGAINST, MOST, reasons_for, reasons_in_hindsight
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.situation_facts import situation
from hupai.zipai.cards import code
from hupai.zipai.explain.fact_texts import CHOSEN
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.view.observation import Observation, limit_after
from hupai.zipai.why.preview import preview_action
from tests.engine.amounts import amount
from tests.engine.decks import deal, play, until
from tests.engine.hint_recounts import unseen
from tests.engine.random_options import drawn_options
from tests.engine.reason_words import check_words
from tests.engine.strategies import rigged_deck
from tests.engine.zipai_games import each_game, games

Compared = tuple[Observation, Action, Action | None, tuple[Reason, ...]]

NAMING = ("bot_lone_card", "bot_nearer", "bot_feeds_peng", "bot_feeds_chi", "bot_joins_played")


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


@pytest.mark.more
@each_game
def test_there_are_one_to_three_reasons_with_words_and_a_rule(game_id: str) -> None:
    """Reasons and the situation before them, in both languages, without gaps."""
    for seen, _, _, reasons in compared(game_id, amount(3, 60), "words"):
        assert 1 <= len(reasons) <= MOST
        assert len({reason.code for reason in reasons}) == len(reasons)
        for reason in (*reasons, *situation(seen)):
            check_words(reason, seen.rules)


@pytest.mark.more
@each_game
def test_reasons_against_a_choice_name_differences(game_id: str) -> None:
    """Waits are named only if they differ, together with the waits that the choice made would have had."""
    checked: Counter[str] = Counter()
    for seen, best, done, _ in compared(game_id, amount(4, 60), "against"):
        if done is None:
            continue
        reasons = reasons_in_hindsight(seen, best, done, "bot.regular")
        assert 1 <= len(reasons) <= MOST
        for reason in reasons:
            check_words(reason, seen.rules)
            checked[reason.code] += 1
            assert reason.code != "bot_waits_more"
            if reason.code == "bot_waits":
                assert done in (HU, DECLARE, RAISE)
            if reason.code in ("bot_waits_done", "bot_waits_more_done"):
                others = [sum(unseen(seen)[kind] for kind in waits) for waits in waits_after(seen, done)]
                assert max(others, default=0) == reason.facts.get("less", 0)
                assert int(str(reason.facts["live"])) > max(others, default=0)
    assert checked["bot_waits_done"] > 0, checked


def waits_after(seen: Observation, action: Action) -> list[set[int]]:
    """The sets of cards that the hand may wait for after the action, by the preview, without those all seen."""
    preview = preview_action(seen, action)
    live = unseen(seen)
    found = [preview.waits, *(waits for _, waits in preview.by_discard)]
    return [{kind for kind in (*some, *own) if live[kind]} for some, own in found]


def test_reasons_for_passing_a_win_name_its_payment() -> None:
    """The other reasons come after it."""
    found = 0
    for seen in decisions("paohuzi", 20, "let-go"):
        if HU in seen.legal and len(seen.legal) > 1:
            other = next(action for action in seen.legal if action != HU)
            reason = reasons_for(seen, other, HU, "bot.regular")[0]
            assert reason.code == "bot_waits_for_more" and reason.facts["points"] > 0
            found += 1
    assert found > 2


def test_a_certain_choice_has_a_single_reason() -> None:
    """胡 needs no other reason than what it pays."""
    seen = next(seen for seen in decisions("yongzhou", 40, "sure") if HU in seen.legal)
    assert [reason.code for reason in reasons_for(seen, HU, PASS)] == ["bot_win_pays"]


def test_a_choice_that_is_valued_no_higher_has_no_margin() -> None:
    """A search may prefer it all the same; no sentence then says that it is worth more."""
    for reason in (expected_value([(PASS, 700), (HU, 900)], "bot.expert"), missed_value(700, 900, "bot.expert")):
        assert reason.code == "bot_value" and reason.facts == {"thousandths": 700}


def test_choices_apart_by_less_than_chance_are_about_equal() -> None:
    """Nothing is then said of one being worth more; without a known interval the margin is told as before."""
    ranking = [(PASS, 700), (HU, 610)]
    equal = expected_value(ranking, "bot.expert", noise=90)
    assert equal.code == "bot_value_equal"
    assert equal.facts == {"thousandths": 700, "margin": 90, "noise": 90}
    words = VOCABULARY.sentence(equal.code, equal.facts)
    assert "about equal" in words["en"] and "0.09" in words["en"] and "差不多" in words["zh"]
    assert expected_value(ranking, "bot.expert", noise=89).code == "bot_value"
    assert expected_value(ranking, "bot.expert").code == "bot_value"
    assert expected_value(ranking[:1], "bot.expert", noise=900).code == "bot_value"


def test_the_interval_is_that_of_the_differences_in_common_worlds() -> None:
    """The prior counts as worlds without a difference by chance, so it makes the interval narrower."""
    one, other = Candidate(PASS, -1, 0, [1000, 3000, 2000, 2000]), Candidate(HU, -1, 0, [0, 1000, 1000, 3000])
    # differences 1000, 2000, 1000, -1000: a standard deviation of 1258.3, a standard error of 629.2
    assert noise_between(one, other, 0) == 1233
    assert noise_between(one, other, 4) == 616
    assert noise_between(one, one, 0) == 0
    assert noise_between(Candidate(PASS, -1, 0, [1000]), other, 0) == 0


def test_what_speaks_for_the_other_choice_comes_last() -> None:
    against, searched = Reason("bot_joins_fewer", "bot.expert"), search_support(12, 9, "bot.expert")
    rated = Reason("bot_rates_pass", "bot.expert")
    order = partial(favouring_first, against=AGAINST, rated=lambda: rated)
    assert order((against, searched)) == (searched, against)
    assert order((against,)) == (rated, against)
    assert order((searched,)) == (searched,)


def test_figures_are_points_with_two_decimals() -> None:
    """Thousandths are rounded to the nearest hundredth; a loss has a sign, zero has none."""
    reason = expected_value([(PASS, -1254), (HU, -1504)], "bot.strong")
    words = VOCABULARY.sentence(reason.code, reason.facts)
    assert "−1.25分" in words["zh"] and "0.25 more" in words["en"]
    alone = expected_value([(PASS, 3)], "bot.strong")
    assert VOCABULARY.sentence(alone.code, alone.facts)["en"] == "Expected from this hand: 0.00 points on average."
    worse = missed_value(1250, 1000, "bot.strong")
    assert "比实际打的多0.25分" in VOCABULARY.sentence(worse.code, worse.facts)["zh"]
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
    left = set(CHOSEN) - {"bot_value", "bot_value_equal", "bot_value_done", "bot_searched"}
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
            named = {dict(r.facts)["card"] for r in reasons if r.code in NAMING}
            assert named <= {code(discarded(action))}, seen


def test_a_wait_of_which_every_copy_was_seen_is_named_as_such() -> None:
    """The waits that a hint names before a choice and after it differ by no card without a word on that card."""
    ready = "999b777b123b123s456b456s67s"
    hand = deal("0b8s", ready, "888s", wall="1b2s5s", apart="0b8s5s1b2s", game="yongzhou-plain")
    play(hand, "0 discard 8s", "2 discard 6b")
    until(hand, "5s")
    said = {reason.code: reason for reason in situation(hand.view(1))}
    assert said["seen_waits_partly"].facts == {"card": "58s", "gone": "8s", "live": 2}
