"""The account of a finished mahjong hand: it adds up, cites rules that are played, and is worded in both languages."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from math import prod
from typing import Any

import pytest

from hupai.mahjong.as_json.result import summary_json
from hupai.mahjong.as_json.score import HALF, value_json
from hupai.mahjong.explain.item_rules import ITEM_RULES, PAYMENT_RULES
from hupai.mahjong.explain.rulebook import RULEBOOK
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.notation import parse_melds, parse_tile, parse_tiles
from hupai.mahjong.result import WonHand
from hupai.mahjong.rules.ruleset import FAN, POINTS, TIMES, MahjongRules
from hupai.mahjong.rules.wilds import stands_in, wild_kinds
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_SELF, ValueItem, WinClaim
from hupai.mahjong.tiles import RED, code, counts_of, held_kinds
from hupai.mahjong.value import kawuxing, yibin
from hupai.mahjong.value.yongzhou_scores import JI_BEN, QI_SHOU_SI_WANG, SCALES
from hupai.table.hand import Hand
from hupai.table.payments import Payment, totals
from hupai.table.seats import Reader
from tests.engine.amounts import amount
from tests.engine.mahjong.as_json.hands import GAMES, finished_hand, finished_hands

pytestmark = pytest.mark.more

Json = dict[str, Any]

each_game = pytest.mark.parametrize("game_id", GAMES)


@cache
def accounts(game_id: str, count: int = amount(30, 400)) -> list[tuple[Hand, Json]]:
    """Finished hands with their results."""
    found = []
    for hand in finished_hands(game_id, count):
        result = hand.family.as_json.result(hand, Reader(0, hand.seats))
        assert result is not None
        found.append((hand, result))
    return found


@each_game
def test_payments_and_scores_of_a_mahjong_result_agree(game_id: str) -> None:
    """The rows are the payments that were made; those of each win are among them; all together make the scores."""
    for hand, result in accounts(game_id):
        assert json.loads(json.dumps(result)) == result
        rows = [Payment(row["from"], row["to"], row["points"], row["why"]) for row in result["payments"]]
        assert tuple(rows) == hand.result.payments
        assert list(totals(rows, hand.seats)) == result["scores"] == list(hand.result.scores)
        of_wins = Counter(json.dumps(row) for won in result["wins"] for row in won["payments"])
        assert not of_wins - Counter(map(json.dumps, result["payments"]))
        assert [won["seat"] for won in result["wins"]] == result["winners"] == list(hand.result.winners)
        assert (result["winner"], result["by"]) == (
            (result["wins"][0]["seat"], result["wins"][0]["by"]) if result["wins"] else (None, None)
        )
        summary = summary_json(hand)
        assert summary is not None and not {"hands", "wall", "deck", "seed"} & set(summary)


def sum_of(terms: list[Json]) -> int:
    """What the terms of a payment make."""
    first, *rest = terms
    assert first["id"] in ("worth", "hits", "price", "stake", "pig", "best")
    points: int = first["n"]
    for term in rest:
        assert term["id"] in ("ming_pai", "piao", "shares", "chain", "cap")
        points = min(points, term["n"]) if term["id"] == "cap" else points * term["n"]
    return points


@each_game
def test_the_terms_of_every_payment_make_its_points(game_id: str) -> None:
    """明牌, 飘, a cap, shares and chains: what multiplies a payment is named, with the rule of the payment."""
    for hand, result in accounts(game_id):
        assert len(result["lines"]) == len(result["payments"])
        for line, row in zip(result["lines"], result["payments"], strict=True):
            assert line["line"] == "payment"
            assert {name: line[name] for name in ("from", "to", "points", "why", "rule")} == row
            assert sum_of(line["terms"]) == row["points"], (hand.rules, line)
            assert RULEBOOK.row(row["rule"], hand.rules) is not None, row
            for lang in ("zh", "en"):
                assert str(row["points"]) in line["text"][lang] and "{" not in line["text"][lang]


def test_every_term_and_every_reason_for_a_payment_occurs() -> None:
    """Hands until they had all of them, but for what is rarer than that."""
    terms = {"worth", "hits", "price", "stake", "pig", "best", "ming_pai", "piao", "shares", "cap"}
    missing = {*PAYMENT_RULES, *terms}
    for number in (226, *range(400)):  # in the first, somebody reveals a hand and pays a stake
        for game_id in GAMES:
            result = summary_json(finished_hand(game_id, number))
            assert result is not None
            missing -= {row["why"] for row in result["payments"]}
            missing -= {term["id"] for line in result["lines"] for term in line["terms"]}
        if not missing:
            return
    raise AssertionError(missing)


@each_game
def test_the_lines_of_a_win_lead_from_its_items_to_the_multiplier(game_id: str) -> None:
    """Fan are added and capped, factors multiplied, points added; each line has its rule and a sentence."""
    for hand, result in accounts(game_id):
        for won, found in zip(hand.result.wins, result["wins"], strict=True):
            check_lines(hand.rules, won, found)


def check_lines(rules: MahjongRules, won: WonHand, found: Json) -> None:
    """Add up the lines of a win again."""
    lines = {line["line"]: line for line in found["lines"]}
    amounts = [item["amount"] for item in found["items"] if item["id"] != HALF]
    counted = rules.valuation.counts(rules)
    told = {f"item_{counted}": 1, f"item_{counted}_less": -1}
    assert [told[line["line"]] * line["amount"] for line in found["lines"] if line["line"] in told] == amounts
    assert found["names"] == [item.id for item in won.value.items]
    for line in found["lines"]:
        assert RULEBOOK.row(line["rule"], rules) is not None, line
        assert all(line["text"].values()) and "{" not in line["text"]["zh"] + line["text"]["en"]
    if counted == FAN:
        fan = sum(amounts)
        assert found["fan"] == fan == lines.get("fan_sum", {"fan": amounts[0]})["fan"]
        capped = lines["fan_cap"]["cap"] if "fan_cap" in lines else fan
        assert capped <= fan and lines["fan_worth"]["fan"] == capped
        assert lines["fan_worth"]["multiplier"] == found["multiplier"] == 2 ** (capped - 1)
    elif counted == POINTS:
        assert found["multiplier"] == sum(amounts) == lines.get("sum", {"points": amounts[0]})["points"]
    else:
        assert counted == TIMES
        product = prod(amounts)
        assert lines.get("product", {"multiplier": amounts[0]})["multiplier"] == product
        half = lines["half"]["amount"] if "half" in lines else 0
        whole = min(product + half, lines["cap"]["cap"] if "cap" in lines else product + half)
        assert whole == found["multiplier"]


@each_game
def test_the_groups_of_a_win_are_its_tiles(game_id: str) -> None:
    """Every tile of the hand once, wilds and stand-ins as printed; what they play as forms the groups."""
    for hand, result in accounts(game_id):
        for won, found in zip(hand.result.wins, result["wins"], strict=True):
            check_groups(hand.rules, won.claim, found["groups"])
            if found["alternative"]:
                check_groups(hand.rules, won.claim, found["alternative"]["groups"])


def check_groups(rules: MahjongRules, claim: WinClaim, groups: list[Json]) -> None:
    wilds = [code(kind) for kind in wild_kinds(rules, claim.indicator)]
    held = [tile for group in groups if group["where"] == "hand" for tile in group["tiles"]]
    assert sorted(held, key=parse_tile) == [code(kind) for kind in held_kinds(claim.hand)]
    for group in groups:
        if group["where"] == "hand":
            assert [place for place, tile in enumerate(group["tiles"]) if tile in wilds] == group["wild"]
        for place, (tile, plays) in enumerate(zip(group["tiles"], group["as"], strict=True)):
            if place not in group["wild"] and tile != plays:
                assert tile == code(RED) and plays == wilds[0] and stands_in(rules, claim.wild)
        plays = group["as"]
        if group["kind"] in ("triplet", "pair", "peng", "gang", "angang", "jiagang", "fei"):
            assert len(set(plays)) == 1
        elif group["kind"] in ("run", "chi"):
            assert [parse_tile(tile) - parse_tile(plays[0]) for tile in plays] == [0, 1, 2]
    marked = [group["tiles"][group["last"]] for group in groups if group["last"] is not None]
    assert marked == ([code(claim.last)] if claim.last >= 0 else [])


def test_the_other_reading_of_a_win_is_worth_no_more_and_says_why_it_lost() -> None:
    found = 0
    for won in [won for game_id in GAMES for _, result in accounts(game_id) for won in result["wins"]]:
        other = won["alternative"]
        if other is None:
            continue
        found += 1
        assert (other["fan"] or other["multiplier"]) <= (won["fan"] or won["multiplier"])
        assert sorted(map(str, other["items"])) != sorted(map(str, won["items"]))
        assert other["why"]["rule"] in RULEBOOK and "{" not in other["why"]["text"]["en"]
        same = (other["fan"] or other["multiplier"]) == (won["fan"] or won["multiplier"])
        assert (other["why"]["code"] == "alt_same") == same
    assert found > 5


def told(game_id: str, *hand: str, **facts: Any) -> Json:
    """What is told of a win of this hand."""
    rules, won = GAMES[game_id].base, claim(*hand, **facts)
    value = rules.worth_of(won)
    assert value is not None
    return value_json(rules, won, value)


def test_triplets_that_could_be_runs_are_told_with_what_the_runs_would_be_worth() -> None:
    """卡五星: 222333444 as triplets is 碰碰胡, as three runs 屁胡."""
    found = told("kawuxing", "222333444s 111p 77z", "7z")
    assert (found["names"], found["alternative"]["names"]) == (["peng_peng_hu"], ["pi_hu"])
    assert found["alternative"]["why"]["text"] == {
        "zh": "这样算只有1倍，少于2倍。",
        "en": "That way it is only ×1 instead of ×2.",
    }


def claim(hand: str, last: str, melds: str = "", *, by: int = BY_SELF, indicator: str = "", **facts: Any) -> WinClaim:
    """A win of this hand, the last tile included."""
    kinds = parse_tiles(hand)
    turned = parse_tile(indicator) if indicator else -1
    wild = wild_kinds(GAMES["yongzhou-mahjong"].base, turned)[0] if indicator else -1
    return WinClaim(tuple(counts_of(kinds)), tuple(parse_melds(melds)), parse_tile(last), by, wild, turned, **facts)


def test_a_wild_at_home_is_shown_in_its_own_place() -> None:
    """王归位: m123456 s678 p4 W p6 s99, the wild 5p in 4-5-6 as itself."""
    found = told("yongzhou-mahjong", "123456m 678s 456p 99s", "9s", indicator="4p")
    assert found["names"] == ["wang_gui_wei"] and found["multiplier"] == 4
    (home,) = [group for group in found["groups"] if group["wild"]]
    assert (home["tiles"], home["as"], home["wild"]) == (["4p", "5p", "6p"], ["4p", "5p", "6p"], [1])
    assert found["lines"][0]["text"] == {"zh": "王归位：4分。", "en": "Wild at home (王归位): 4 points."}


def test_a_stand_in_is_shown_as_the_red_dragon_that_it_is() -> None:
    """红中 plays 5p: it is printed as 7z and no wild."""
    found = told("yongzhou-mahjong", "123456m 678s 4p 7z 6p 99s", "9s", indicator="4p")
    (run,) = [group for group in found["groups"] if "7z" in group["tiles"]]
    assert (run["tiles"], run["as"], run["wild"]) == (["4p", "7z", "6p"], ["4p", "5p", "6p"], [])


def test_the_winning_five_of_ka_wu_xing_is_marked_in_the_middle() -> None:
    """2245667 with a 5: it is the middle of 456, not of 567."""
    found = told("kawuxing", "22455667s 111p 777z", "5s")
    assert found["names"] == ["ka_wu_xing"]
    (last,) = [group for group in found["groups"] if group["last"] is not None]
    assert (last["tiles"], last["last"]) == (["4s", "5s", "6s"], 1)


def test_fan_over_the_cap_are_named_and_not_counted() -> None:
    """Four kongs and a pair: 对对胡 2, 根 4, 金钩吊 1, 无听用 1 are 8 fan, of which 6 count."""
    hand = ("99s", "9s", "gang:1111s gang:2222s angang:3333p jiagang:7777p")
    lines = told("yibin", *hand, by=BY_DISCARD, indicator="1m")["lines"]
    assert [line["line"] for line in lines[-3:]] == ["fan_sum", "fan_cap", "fan_worth"]
    assert [line["text"]["zh"] for line in lines[-3:]] == ["一共8番。", "封顶，只算6番。", "6番是32倍底注。"]


ITEM_IDS = {
    *(name for scale in SCALES.values() for name in scale.worth),
    *(JI_BEN.id, QI_SHOU_SI_WANG.id, HALF),
    *("long_qi_dui", "gen", "zi_mo", "jin_gou_pao", "ting_yong"),
    *(item.id for module in (kawuxing, yibin) for item in vars(module).values() if isinstance(item, ValueItem)),
    *(item.id for item in kawuxing.PAIRS_BY_FOURS),
}
"""Everything that a list of worths may count."""


def test_every_item_of_a_worth_has_a_name_and_a_rule() -> None:
    assert set(VOCABULARY.identifiers("fan")) == ITEM_IDS == set(ITEM_RULES)
    assert set(ITEM_RULES.values()) <= set(RULEBOOK.identifiers())
    for name in ITEM_IDS:
        label = VOCABULARY.label("fan", name)
        assert re.fullmatch("[\u4e00-\u9fff]+", label["zh"]) and re.match("[a-z]", label["en"]), label
    assert len({VOCABULARY.label("fan", name)["en"] for name in ITEM_IDS}) == len(ITEM_IDS)


def test_every_reason_for_a_payment_has_a_name_and_a_rule() -> None:
    assert set(VOCABULARY.identifiers("payment")) == set(PAYMENT_RULES)
    assert set(PAYMENT_RULES.values()) <= set(RULEBOOK.identifiers())
