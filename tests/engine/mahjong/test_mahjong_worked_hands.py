"""The worked hands of the rule book, each read once: worth and proof, payments, shape, readings, and the command."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import hupai
from hupai.cli import main
from hupai.cli.arguments import parser
from hupai.mahjong.described.win import read_win
from hupai.mahjong.described.worth import judged, judged_claim
from hupai.mahjong.hand.divisions import RUN, divisions
from hupai.mahjong.hand.pairs import fours, seven_pairs
from hupai.mahjong.hand.scattered import scattered
from hupai.mahjong.hand.shapes import WinShapes, tiles_to_ready, waits
from hupai.mahjong.notation import parse_tile, parse_tiles
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.wilds import wild_kinds
from hupai.mahjong.rules.win_claim import SEVEN_PAIRS, STANDARD, WinClaim, WinValue
from hupai.mahjong.tiles import RED, SUITED, code, counts_of, next_in_order
from hupai.mahjong.value import kawuxing, yibin, yongzhou
from hupai.registry import game_named
from tests.engine.mahjong.complete_hands import is_complete
from tests.engine.mahjong.worked_hands import KAWUXING, YIBIN, YONGZHOU, circumstances, typed, worked_rows
from tests.rows import each_row

READINGS = {YONGZHOU: yongzhou.readings, KAWUXING: kawuxing.readings, YIBIN: yibin.readings}
MELDS_AND_PAIR, OR_PAIRS = WinShapes(seven_pairs=False), WinShapes()
FOURS = {"long_qiao_dui": 1, "hao_hua": 1, "chao_hao_hua": 2, "chao_chao_hao_hua": 3, "gen": 1, "long_qi_dui": 1}
"""How many times four alike are in seven pairs that are worth this."""

parser_once = cache(parser)
"""Building the parser of the command takes longer than to score a hand."""


@each_row("row", {name: row for game in READINGS for name, row in worked_rows(game).items()})
def test_a_worked_hand_is_worth_and_paid_what_the_book_says(
    row: dict[str, Any], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hupai.cli.parser", parser_once)
    options = row.get("options", {})
    asked = (row["laid"], row["hand"], row["win"], row["by"])
    found = hupai.score(row["game"], *asked, options, **circumstances(row))
    assert main([*typed(row), "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == found and err == ""
    told = {**found, "items": {item["id"]: item["amount"] for item in found.get("items", ())}}
    told["pays"] = {paid["seat"]: paid["points"] for paid in found.get("pays", ())}
    told["why"] = None if found["wins"] else [found["why"]["code"], found["why"]["rule"]]
    assert {name: told.get(name, told["items"].get(name, 0)) for name in row["expect"]} == row["expect"]
    if not found["wins"]:
        assert not any("reason code" in text or "原因代码" in text for text in found["why"]["text"].values())
    else:
        payers = "all" if row["by"] in ("self", "kong", "deal") else "discarder"
        assert found["payers"] == row["expect"].get("payers", payers)
        each = {paid["points"] for paid in found["pays"]}
        assert each == {found["pay_each"]} if found["pay_each"] is not None else len(each) > 1
        rules = game_named(row["game"]).rules(**options)
        check_proof(row, rules, found)
        given = {"indicator": None, "seats_state": "", "calls": ()} | circumstances(row)
        win = read_win(rules, *asked, **given)
        claim, value = judged_claim(win), judged(win)
        assert isinstance(value, WinValue)
        every = list(READINGS[row["game"]](rules, claim))
        assert value.items in [reading.items for reading in every]
        assert value.multiplier == max(reading.multiplier for reading in every)
        check_shape(rules, claim, value)


@cache
def book_ids(rules: MahjongRules) -> frozenset[str]:
    return frozenset(rule["id"] for rule in game_named(rules.game).family.rulebook().rows(rules))


def check_proof(row: dict[str, Any], rules: MahjongRules, found: dict[str, Any]) -> None:
    """A win is proved in lines of its own rule book, and the groups have its tiles."""
    payments = [line["points"] for line in found["lines"] if line["line"] == "payment"]
    assert payments == [paid["points"] for paid in found["pays"]]
    for line in found["lines"]:
        assert line["rule"] in book_ids(rules)
        assert set(line["text"]) == {"zh", "en"}
        assert not any("reason code" in text or "原因代码" in text for text in line["text"].values())
    shown = [tile for group in found["groups"] for tile in group["tiles"]]
    laid = [word.partition(":")[2].replace("+", "") for word in row["laid"].split()]
    assert sorted(shown) == sorted(map(code, parse_tiles(" ".join([row["hand"], row["win"], *laid]))))
    other = found["alternative"]
    if other is not None:
        assert other["items"] != found["items"] and other["why"]["text"]["en"]
        assert (other["fan"] or other["multiplier"]) <= (found["fan"] or found["multiplier"])


def check_shape(rules: MahjongRules, claim: WinClaim, value: WinValue) -> None:
    """The tiles are complete in the shape of the reading, and have what the items say of fours, winds and 卡五星."""
    counts, laid, shape = list(claim.hand), len(claim.melds), value.reading.shape
    names = [item.id for item in value.items]
    wild = wild_kinds(rules, claim.indicator)
    wilds = sum(counts[kind] for kind in wild)
    for kind in wild:
        counts[kind] = 0
    if shape in (STANDARD, SEVEN_PAIRS) and rules.stand_in and claim.wild != RED:
        counts[claim.wild], counts[RED] = counts[RED], 0
    if shape == STANDARD:
        ways = list(divisions(counts, wilds, 4 - laid))
        assert is_complete(counts, wilds, laid, MELDS_AND_PAIR) and ways
        assert tiles_to_ready(counts, wilds, laid, MELDS_AND_PAIR) == -1
        if rules.game == KAWUXING and code(claim.last) in ("5s", "5p"):
            around = any(group.group == RUN and group.kind + 1 == claim.last for groups in ways for group in groups)
            assert around == ("ka_wu_xing" in names) or rules.sigui == "strict"
    elif shape == SEVEN_PAIRS:
        assert is_complete(counts, wilds, laid, OR_PAIRS) and seven_pairs(counts, wilds)
        told = sum(FOURS.get(name, 0) for name in names)
        other_count = rules.long_natural_only or "san_yuan_qi_dui" in names or (rules.gen_wilds == "one" and wilds > 1)
        assert fours(counts, wilds) == told or other_count
    else:
        assert is_complete(counts, wilds, laid, WinShapes(thirteen_orphans=True, scattered_gap=rules.lan_gap))
        assert not is_complete(counts, wilds, laid, OR_PAIRS)
        assert (all(counts[SUITED:]) and scattered(counts, 3)) == ("qi_feng" in names)


@each_row("row", worked_rows("waits"))
def test_a_worked_hand_waits_for(row: dict[str, Any]) -> None:
    game, hand, shown, tiles = row["game"], row["hand"], row.get("indicator"), row["waits"]
    found = hupai.waits(game, "", hand, **circumstances(row))
    assert [wait["tile"] for wait in found["waits"]] == tiles
    for wait in found["waits"]:
        won = hupai.score(game, "", hand, wait["tile"], "self", **circumstances(row))
        assert wait["self"] == {name: won[name] for name in wait["self"]}
        taken = hupai.score(game, "", hand, wait["tile"], "discard", **circumstances(row))
        assert (wait["discard"] is not None, wait["why_not"]) == (taken["wins"], taken.get("why"))
        assert won["waits"] == tiles
    counts, wild = counts_of(parse_tiles(hand)), next_in_order(parse_tile(shown)) if shown else -1
    wilds = counts[wild] if shown else 0
    if wilds:
        counts[wild] = 0
    assert waits(counts, wilds, 0, OR_PAIRS) == sorted({*map(parse_tile, tiles)} - {wild})
    assert tiles_to_ready(counts, wilds, 0, OR_PAIRS) == 0
    assert is_complete(counts, wilds + 1, 0, OR_PAIRS), "any wild completes it too"
