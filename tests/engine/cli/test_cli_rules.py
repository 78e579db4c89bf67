"""``hupai score`` and ``hupai rules`` for all games: the proof with its rules, and differences row by row."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

import hupai
from hupai.cli.options import chosen_options
from tests.engine.source_scan import rules_with
from tests.rows import each_row

RAISED = ["--game", "leiyang", "--hand", "123s123b567s567b999s999b44s", "--win", "4s"]
"""A hand for 举手: 19 胡息 on another's card."""

FIVE_KAN = ["--game", "paohuzi", "--hand", "000s777s555s222s000b444s4b6s8b", "--by", "deal"]
"""Six 坎 and three loose cards: 三提五坎."""


def test_a_raised_hand_counts_its_huxi_twice(run):
    found = json.loads(run("score", *RAISED, "--by", "other", "--call", "ju_shou", "--json"))
    assert (found["huxi"], found["huxi_times"], found["tun"], found["pay_each"]) == (19, 2, 8, 8)
    text = run("score", *RAISED, "--by", "other", "--call", "ju_shou", "--lang", "zh")
    assert "举手：胡息2倍。〔fan.ju_shou〕" in text and "19胡息的2倍是38胡息。〔fan.huxi〕" in text
    assert "38胡息是8囤。〔pay.tun〕" in text and "每家该付8囤，8分。〔pay.each〕" in text
    assert "举手" not in run("score", *RAISED, "--by", "other", "--lang", "zh")


def test_the_discarder_pays_alone(run):
    text = run("score", *RAISED, "--by", "discard")
    assert "Whoever played the card pays 4 points alone, for both." in text
    assert json.loads(run("score", *RAISED, "--by", "discard", "--json"))["discarder_pays"] == 4
    waiting = run("waits", *RAISED[:-2], "--by", "discard")
    assert "Waits for small four (四): 19 huxi, whoever plays it pays 4 alone." in waiting


def test_three_ti_five_kan_wins_with_loose_cards(run):
    text = run("score", *FIVE_KAN, "--lang", "zh")
    assert "散牌“六肆捌”：0胡息。〔win.three_five〕" in text and "三提五坎：别的牌不用成组。" in text
    assert "天胡：2番。〔fan.tianhu〕" in text
    assert run("score", *FIVE_KAN, "--option", "three_ti_five_kan=off").startswith("No win:")


def test_the_shown_card_may_be_won_in_games_with_dihu(run):
    hand = ["--hand", "123s123b567s567b999s999b44s", "--win", "4s", "--by", "shown"]
    text = run("score", "--game", "paohuzi", *hand)
    assert "Win on the shown card: ×2. [fan.dihu]" in text
    assert "Only the dealer may use the shown card" in run("score", "--game", "yongzhou-plain", *hand)
    assert "Only the dealer" in run("score", "--game", "paohuzi", *hand, "--option", "dihu=0")


def test_the_best_losing_reading_is_printed_with_its_reason(run):
    """坎 of 一 and 壹壹: the fourth 一 makes a 跑; or the 坎 stays and 一壹壹 is a 绞, which is too little to win."""
    laid = ["--laid", "chi:4s44b chi:8s88b peng:555b peng:666b", "--hand", "111s00s11b0b", "--win", "1s"]
    words = ["score", "--game", "leiyang", *laid, "--by", "other"]
    assert json.loads(run(*words, "--json"))["alternative"]["why"]["code"] == "alt_not_enough"
    text = run(*words)
    assert "Pao (four), 一一一一: 6 huxi. [huxi.sets]" in text
    assert "The best other reading: " in text and "kan 一一一  mixed three 一壹壹" in text
    assert text.endswith("That way it has only 9 huxi, and a win needs 10. [win.minimum]\n")


@each_row(
    "words, message",
    [
        (["--call", "luck"], "no circumstance called “luck”"),
        (["--call", "ju_shou", "--game", "yongzhou-plain"], "raised hand"),
    ],
)
def test_an_impossible_call_is_refused(words, message, refused):
    assert message in refused("score", *RAISED, "--by", "other", *words)


PAIRS = [
    pair for pair in permutations(sorted(hupai.games), 2) if hupai.games[pair[0]].family is hupai.games[pair[1]].family
]
"""Any two games of one family: only these can be compared."""


@each_row("first, second", PAIRS)
@each_row("lang", ["zh", "en"])
def test_the_differences_of_any_two_games_are_printed_row_by_row(first, second, lang, run):
    found = json.loads(run("rules", first, "--diff", second, "--json"))
    assert found["game"] == first and found["other"] == second and found["rules"]
    names = [found["names"][side][lang] for side in ("first", "second")]
    text = run("rules", first, "--diff", second, "--lang", lang)
    lines = text.splitlines()
    assert str(len(found["rules"])) in lines[0] and all(name in lines[0] for name in names)
    none = "（没有这条规则）" if lang == "zh" else "(no such rule)"
    colon = "：" if lang == "zh" else ": "
    for row in found["rules"]:
        at = lines.index(f"  {row['id']}")
        for line, name, side in zip(lines[at + 1 :], names, ("first", "second"), strict=False):
            assert line == f"    {name}{colon}{row[side][lang] if row[side] else none}"


def test_the_differences_respect_house_rules(run):
    plain = {row["id"] for row in json.loads(run("rules", "paohuzi", "--diff", "yongzhou-plain", "--json"))["rules"]}
    words = ["--option", "dealer_after_draw=next", "--option", "dihu=0", "--option", "three_ti_five_kan=off"]
    rows = json.loads(run("rules", "paohuzi", "--diff", "yongzhou-plain", *words, "--json"))["rules"]
    assert {row["id"] for row in rows} == plain - {
        "deal.next", "turn.opening", "win.shown", "win.three_five", "fan.dihu"
    }  # fmt: skip


def test_a_house_rule_may_be_given_by_its_label(run):
    """The refusal lists the other values, on and off in words, with their labels."""
    typed = [["ka_hu=off", "ming_tang=add"], ["ka_hu=关", "ming_tang=相加"], ["ka_hu=照数算", "ming_tang=added"]]
    said = [run("rules", "leiyang", *(word for text in texts for word in ("--option", text))) for texts in typed]
    assert said[0] == said[1] == said[2] != run("rules", "leiyang")


@pytest.mark.parametrize("game", sorted(hupai.games))
def test_a_game_s_whole_rule_book_is_printed(game, run):
    for lang in ("zh", "en"):
        text = run("rules", game, "--lang", lang)
        ids = [line.strip() for line in text.splitlines() if line.startswith("  ") and line[2] != " "]
        book = hupai.games[game].family.rulebook()
        assert set(ids) <= set(book.identifiers()) and len(ids) == len(set(ids)) > 50
        assert "{" not in text and "None" not in text


@pytest.mark.parametrize("game", sorted(hupai.games))
def test_the_house_rules_of_a_game_are_listed_in_the_form_that_is_typed(game, run):
    options = hupai.games[game].options
    found = json.loads(run("options", game, "--json"))
    assert [row["id"] for row in found["options"]] == [option.name for option in options]
    for lang in ("zh", "en"):
        lines = run("options", game, "--lang", lang).splitlines()
        assert sum(line.startswith("  * ") for line in lines) == len(options)
        assert sum(line.startswith("    ") for line in lines) == sum(len(option.choices) - 1 for option in options)
        name = ""
        for line in lines:
            if not line.startswith(" "):
                name = line.split()[0]
                continue
            typed = line[4:].split()[0]
            rules_with(hupai.games[game], **chosen_options(game, [f"{name}={typed}"]))


@pytest.mark.parametrize("game", sorted(hupai.games))
def test_a_game_is_found_by_what_it_is_called_in_either_language_as_by_its_identifier(game, run):
    called = hupai.games[game].family.vocabulary().label("game", game)
    spelled = [called["zh"], called["en"].upper(), f"\u200b{called['zh']} ", f" {game.upper()}"]
    assert [run("options", name) for name in spelled] == [run("options", game)] * len(spelled)
    assert run("rules", game, "--diff", called["zh"]) == run("rules", game, "--diff", game)


def test_an_option_and_the_way_a_card_comes_are_found_by_what_they_are_called(run):
    right = run("score", *RAISED, "--by", "other", "--option", "wu_hu=off")
    for by, option in (("胡别人翻出的牌", "无胡"), ("Another player's flip", "WU_HU")):
        assert run("score", *RAISED, "--by", by, "--option", f"{option}=off") == right
    rules = ["rules", "yongzhou", "--option"]
    assert run(*rules, "醒（省）=跟醒") == run(*rules, "xing=gen")
    assert run("waits", *RAISED[:4], "--by", "点炮") == run("waits", *RAISED[:4], "--by", "discard")


@pytest.mark.parametrize(
    ("kings", "zh", "en"),
    [
        (0, "永州无王扯胡子", "Yongzhou with no kings"),
        (1, "永州单王扯胡子", "Yongzhou with one king"),
        (2, "永州双王扯胡子", "Yongzhou with two kings"),
        (3, "永州三王扯胡子", "Yongzhou with three kings"),
        (4, "永州四王扯胡子", "Yongzhou with four kings"),
    ],
)
def test_yongzhou_is_called_by_the_kings_that_it_is_played_with(kings, zh, en, run):
    chosen = ["rules", "yongzhou", "--option", f"kings={kings}"]
    assert run(*chosen, "--lang", "zh").splitlines()[0] == zh
    assert run(*chosen).splitlines()[0] == en
    assert json.loads(run(*chosen, "--json"))["name"] == {"zh": zh, "en": en}
    plan = ["tournament", "--preset", "quick", "--bots", "random:1", "--jobs", "1", "--top", "1"]
    assert run(*plan, "--option", f"kings={kings}").startswith(f"{en}, 27 entrants")


def test_every_other_name_of_a_game_is_one_that_its_options_allow():
    for game in hupai.games.values():
        for one in game.called:
            assert game.called_with(game.options_of(game.rules(**one.options))) == one
        assert game.called_with(game.options_of(game.rules())) is None
