"""The adviser of the mahjong games in positions where one fact decides: what hints and reviews then say."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hupai.mahjong.actions import HU, PASS, parse_action
from hupai.mahjong.bots.adviser import ADVISER
from hupai.mahjong.bots.strong import with_win_as_paid
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.view.observation import observe
from hupai.table.seats import Reader
from tests.engine.mahjong.tables import Game

KAWUXING = kawuxing.RULES
YIBIN = replace(yibin.RULES, piao="off")
RULE = "bot.regular"


def said(game: Game, seat: int, best: str, second: str | None = None) -> dict[str, dict[str, Any]]:
    """Return what speaks for a choice beside another one: the facts by code."""
    other = None if second is None else parse_action(second)
    found = ADVISER.reasons(observe(game.table, seat), parse_action(best), other, RULE)
    assert 0 < len(found) <= 3 and all(reason.rule == RULE for reason in found)
    return {reason.code: dict(reason.facts) for reason in found}


def seen(game: Game, seat: int) -> dict[str, dict[str, Any]]:
    """Return the facts of the position by code."""
    return {reason.code: dict(reason.facts) for reason in ADVISER.situation(observe(game.table, seat))}


def test_a_discard_that_leaves_a_wait_names_it_and_its_unseen_copies() -> None:
    game = Game(KAWUXING, "123p 456p 789p 11s 78s 5z")
    facts = said(game, 0, "discard 5z", "discard 1s")
    assert facts["bot_waits"] == {"waits": ["6s", "9s"], "left": 8}
    assert seen(game, 0)["seen_chances"]["left"] == 8


def test_of_two_waits_the_one_with_more_unseen_copies_is_compared_with_the_other() -> None:
    game = Game(KAWUXING, "123p 456p 789p 11s 7s 8s 9s")
    facts = said(game, 0, "discard 9s", "discard 1s")
    assert facts["bot_waits_more"] == {"waits": ["6s", "9s"], "left": 7, "less": 2}


def test_a_review_says_what_the_action_taken_left() -> None:
    game = Game(KAWUXING, "123p 456p 789p 11s 78s 5z")
    view = observe(game.table, 0)
    found = ADVISER.reasons_against(view, parse_action("discard 5z"), parse_action("discard 4p"), RULE)
    assert found[0].code == "bot_waits_done"
    words = VOCABULARY.sentence(found[0].code, dict(found[0].facts), reader=Reader(0, 3))
    assert words["zh"] == "这样就听六九条，没露面的还有8张；照实际打的，一张也没有。"
    assert words["en"].endswith("8 copies not seen yet, and none after what was done.")


def test_a_win_says_what_it_pays() -> None:
    game = Game(KAWUXING, "123p 456p 789p 11s 78s 6s")
    view = observe(game.table, 0)
    assert HU in view.legal
    facts = said(game, 0, "hu", "discard 6s")["bot_win_pays"]
    paid = 1000 * facts["points"]
    assert with_win_as_paid(view, [(HU, paid + 9), (PASS, paid + 9)]) == [(HU, paid), (PASS, paid)]
    assert "bot_waits_for_more" in said(game, 0, "discard 6s", "hu")


def test_the_shortest_suit_goes_first_where_a_win_must_lack_one() -> None:
    game = Game(YIBIN, "123m 456m 78m 234s 9s 2p 7p", shown="5s")
    facts = said(game, 0, "discard 2p", "discard 9s")
    assert facts["bot_drops_suit"] == {"tile": "2p", "count": 2}
    assert seen(game, 0)["seen_three_suits"] == {"suit": "p", "count": 2}


def test_a_laid_suit_is_no_suit_to_give_up() -> None:
    """Of the others the shortest is named, however few tiles of the laid one the hand holds."""
    game = Game(YIBIN, "5m", "55m 123456s 24579p", shown="8m")
    game.play("0 discard 5m", "1 peng")
    assert seen(game, 1)["seen_three_suits_laid"] == {"suit": "p", "count": 5, "laid": 1}
    facts = said(game, 1, "discard 9p", "discard 1s")
    assert facts["bot_drops_suit_laid"] == {"tile": "9p", "count": 5, "laid": 1}
    words = VOCABULARY.sentence("seen_three_suits_laid", {"suit": "p", "count": 2, "laid": 2}, reader=None)
    assert words["zh"] == "三门都还有；摆出了两门，只能缺筒，手里2张。"


def test_the_red_dragon_stands_beside_what_the_wild_would() -> None:
    """It plays as the 1 of bamboo: with the 2 of bamboo it is no lone tile, and neither is a 3 of bamboo beside it."""
    game = Game(yongzhou.RULES, "24s 7z 123m 456m 789p 12z", shown="9s")
    assert "bot_lone_tile" not in said(game, 0, "discard 7z", "discard 1m")
    assert "bot_lone_tile" in said(game, 0, "discard 1z", "discard 1m")
    beside = Game(yongzhou.RULES, "3s 7z 123m 456m 789p 122z", shown="9s")
    assert "bot_lone_tile" not in said(beside, 0, "discard 3s", "discard 1m")


def test_the_worth_of_a_claim_is_that_of_its_best_discard() -> None:
    """Another than the one that leaves the most copies may bring the dearer win: 对对胡, or a 根."""
    dear = Game(YIBIN, "2m", "22999m 22344777s", shown="5p").play("0 discard 2m")
    assert said(dear, 1, "peng", "pass")["bot_worth_more"] == {"multiplier": 4, "less": 2}
    alike = Game(YIBIN, "6p", "2345556677p 333s", shown="5m").play("0 discard 6p")
    assert "bot_worth_more" not in said(alike, 1, "pass", "peng"), "×4 either way"


def test_a_wild_is_kept() -> None:
    game = Game(YIBIN, "123m 456m 78m 234s 9s 6s 9s", shown="5s")
    facts = said(game, 0, "discard 9s", "discard 6s")
    assert facts["bot_keeps_wild"] == {"kept": "6s", "name": "ting_yong"}
    assert seen(game, 0)["seen_wilds"] == {"count": 1, "name": "ting_yong"}


def test_a_claim_brings_the_hand_nearer_or_does_not() -> None:
    game = Game(KAWUXING, "5s", "55s 123p 789p 13s 6z 7z 9s", wall="1p")
    game.play("0 discard 5s")
    assert said(game, 1, "peng", "pass")["bot_claim_nearer"] == {"tile": "5s", "distance": 1, "more": 2}
    assert seen(game, 1)["seen_copies"] == {"tile": "5s", "left": 1}
    pairs = Game(KAWUXING, "5s", "55s 1133557799p 6z")
    pairs.play("0 discard 5s")
    facts = said(pairs, 1, "pass", "peng")
    assert list(facts) == ["bot_waits", "bot_claim_no_nearer"] and facts["bot_claim_no_nearer"]["now"] == 0


def test_a_kong_says_what_it_is_paid() -> None:
    game = Game(KAWUXING, "5555s 123p 789p 13s 6z 7z")
    assert said(game, 0, "angang 5s", "discard 6z")["bot_kong_pays"] == {"points": 4}


def test_the_discard_that_a_revealed_hand_waits_for_is_named() -> None:
    free = replace(KAWUXING, feed_rule="free")
    game = Game(free, "123p 456p 789p 11s 78s 5z", "6s 5z 12s 4s 99p 6z 7z", wall="7z")
    game.play("0 reveal 5z").to_turn(1)
    facts = said(game, 1, "discard 6z", "discard 6s")
    assert facts["bot_feeds_not"] == {"tile": "6z", "kept": "6s", "to": 0}
    assert seen(game, 1)["seen_revealed"]["waits"] == ["6s", "9s"]


def test_the_dealer_alone_expects_to_win_by_piao() -> None:
    game = Game(replace(yibin.RULES, piao="choose"))
    dealer, other = 0, 1
    assert list(seen(game, dealer)) == ["seen_no_tiles"]
    assert list(said(game, dealer, "piao", "nopiao")) == ["bot_piao_dealer"]
    assert list(said(game, dealer, "nopiao", "piao")) == ["bot_piao_doubles"]
    assert list(said(game, other, "nopiao", "piao")) == ["bot_piao_other"]
    assert list(said(game, other, "piao", "nopiao")) == ["bot_piao_doubles"]


def test_a_passing_seat_is_told_what_else_a_pass_costs() -> None:
    game = Game(replace(KAWUXING, guo_hu="strict", min_discard=1), "6s 5z", "123p 456p 789p 11s 78s")
    game.play("0 discard 6s")
    view = observe(game.table, 1)
    assert view.legal == (PASS, HU)
    codes = [reason.code for reason in ADVISER.reasons_against(view, HU, PASS, RULE)]
    assert codes == ["bot_win_pays", "no_discard_win"]
    assert [row["code"] for row in ADVISER.effects_json(view, PASS, Reader(1, 3))] == ["no_discard_win"]
    assert list(said(game, 1, "pass", "hu")) == ["bot_waits_for_more", "bot_waits"]
