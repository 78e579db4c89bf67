"""The table of 鬼胡子 in lines of text: what is drawn, what is asked, what may be typed, and how a hand ended."""

from __future__ import annotations

import random
from typing import Any

import hupai
from hupai.guihuzi.rules.ruleset import DEALT
from hupai.guihuzi.terminal import GuihuziTerminal
from hupai.registry import game_named
from hupai.table.hand import Hand
from hupai.table.seats import Reader
from hupai.zipai.cards import full_deck, parse_cards
from tests.rows import each_row

ZH, EN = GuihuziTerminal("zh"), GuihuziTerminal("en")


def dealt(mine: str, wall: str, game_id: str = "yuanjiang", **options: Any) -> Hand:
    """A hand whose dealer is seat 0, with these cards; the wall begins with `wall`, the others hold anything."""
    game = game_named(game_id)
    left = full_deck()
    hand, top = parse_cards(mine), parse_cards(wall)
    for kind in (*hand, *top):
        left.remove(kind)
    random.Random("others").shuffle(left)
    others = 2 * DEALT + DEALT + 1 - len(hand)
    return game.deal(game.rules(**options), deck=[*hand, *left[:others], *top, *left[others:]], dealer=0)


def until(hand: Hand, action: str) -> Hand:
    """Go on until seat 0 may do this; whoever is asked in between lets the card pass or plays what comes first."""
    while action not in hand.legal(0):
        seat = hand.to_act[0]
        legal = hand.legal(seat)
        hand.act(seat, "pass" if "pass" in legal else legal[0])
    return hand


def play(hand: Hand, *actions: str) -> Hand:
    """Let seat 0 do these things, each as soon as it may."""
    for action in actions:
        until(hand, action).act(0, action)
    return hand


def view(hand: Hand) -> dict[str, Any]:
    """The view of seat 0."""
    found: dict[str, Any] = hand.family.as_json.view(hand.view(0), hand, False, Reader(0, hand.seats))
    return found


def table(hand: Hand, terminal: GuihuziTerminal = ZH) -> list[str]:
    """The lines of the table and of the hand."""
    return [*terminal.table_lines(view(hand), [0] * hand.seats, {}), *terminal.hand_lines(view(hand))]


def choices(hand: Hand, terminal: GuihuziTerminal = ZH) -> list[str]:
    """The choices as they are listed below the table."""
    return [terminal.choice(entry) + terminal.choice_note(entry) for entry in view(hand)["legal"]]


def preview_of(hand: Hand, action: str) -> dict[str, Any]:
    """The preview of an action of seat 0."""
    parsed = hand.family.notation.parse_action(action)
    found: dict[str, Any] = hand.family.as_json.preview(hand.view(0), parsed, Reader(0, hand.seats))
    return found


def opened() -> Hand:
    """A hand in which seat 0 can lay groups of many sorts."""
    return dealt("3334s 66s 99s 34b 5b 11b 8b 270b 5s 0s 2s", "6s 9s 1b 4b 4b 3s")


# --- what is typed ---------------------------------------------------------------------------------------


@each_row(
    "typed, meant",
    [
        ("3s", "discard 3s"),
        ("叁", "discard 3b"),
        *zip("胡歪飘碰吃溜过", ("hu", "wai", "piao", "peng", "chi", "liu", "pass"), strict=True),
        ("liu 9b", "liu 9b"),
        ("what", "what"),
    ],
)
def test_a_typed_word_or_card_means_an_action(typed: str, meant: str) -> None:
    assert ZH.meaning(typed, []) == EN.meaning(typed, []) == meant


def test_a_liu_or_chi_in_one_way_is_done_and_in_several_is_asked() -> None:
    legal = view(until(play(opened(), "discard 2s"), "liu 3s"))["legal"]
    assert (ZH.meaning("溜", legal), ZH.meaning("吃", legal)) == ("liu 3s", "chi 345s")
    two = view(dealt("3333s 4444s 66s 99s 34b 5b 11b 8b 0b", ""))["legal"]
    assert ZH.meaning("溜", two) == "liu" and {"liu", "chi"} == ZH.sorts


# --- the table -------------------------------------------------------------------------------------------


def test_the_table_shows_groups_discards_xi_and_what_may_no_longer_be_done() -> None:
    hand = play(opened(), "discard 2s", "peng", "discard 8b", "chi 123b")
    lines = table(hand)
    assert [line[:2] for line in lines if "手里 1" in line] == ["下家", "上家", "你（"]
    assert lines[lines.index("你（庄）　手里 14 张　0 分　亮出 1 硬息") :] == [
        "你（庄）　手里 14 张　0 分　亮出 1 硬息",
        "    牌组：碰 六六六  一句话 壹贰叁",
        "    面前：二 捌",
        "墩上还剩 19 张",
        "现在有 3 硬息（亮出 1，手里 2），5 硬息起胡",
        "臭牌：不能吃 二 捌；不能碰 二 九 壹 捌",
        "臭门子：三四，不能再吃",
        "锁牌：不能打 壹 肆",
        "",
        "    三 九 壹 柒 四 肆 十",
        "    三 九 壹 拾 五 伍",
        "    三",
        "",
        "轮到你出牌：",
    ]
    english = table(hand, EN)
    assert "You have 3 xi: 1 laid, 2 in hand; 5 needed to win" in english
    assert "    melds: peng 六六六  run 壹贰叁" in english and english[-1] == "Your turn to discard:"
    assert "No more chi of 二 捌; no more peng of 二 九 壹 捌" in english
    assert "Dead pairs, no more chi with them: 三四" in english and "Locked, not to be played: 壹 肆" in english


def test_a_pair_that_is_no_longer_in_the_hand_is_not_listed_as_dead() -> None:
    found = view(play(opened(), "discard 2s"))
    assert found["dead_pairs"] == [["3s", "4s"]]
    assert "臭门子：三四，不能再吃" in ZH.table_lines(found, [0] * 3, {})
    found = {**found, "hand": [card for card in found["hand"] if card != "3s"]}
    assert not [line for line in ZH.table_lines(found, [0] * 3, {}) if line.startswith("臭门子")]


def test_a_liu_from_the_hand_is_seen_by_its_owner_only() -> None:
    hand = play(dealt("3333s 66s 99s 34b 5b 11b 8b 270b 5s 0s 2s", ""), "liu 3s")
    assert "    牌组：溜 三三三三" in table(hand)
    others = hand.family.as_json.view(hand.view(1), hand, False, Reader(1, hand.seats))
    assert "    牌组：溜（扣着）" in ZH.table_lines(others, [0] * 3, {})
    assert "    melds: liu (face down)" in EN.table_lines(others, [0] * 3, {})


def test_cards_laid_aside_between_two_are_told() -> None:
    hand = dealt("3334s 66s 99s 34b 5b 11b 8b 270b 5s 0s 2s", "", seats=2, buried=10)
    assert "墩上还剩 31 张，另去了 10 张" in table(hand)
    assert "31 cards left in the wall, 10 laid aside" in table(hand, EN)


# --- choices ---------------------------------------------------------------------------------------------


def test_a_claim_reads_as_what_it_lays_and_the_xi_that_are_there_then() -> None:
    hand = until(play(opened(), "discard 2s", "peng", "discard 8b"), "chi 123b")
    assert table(hand)[-1] == "上家翻出 壹，要不要？" and choices(hand) == [
        "过",
        "碰，共 5 硬息",
        "吃 壹贰叁，共 3 硬息",
    ]
    assert choices(hand, EN) == ["pass", "peng, 5 xi in all", "chi 壹贰叁, 3 xi in all"]
    hand = until(play(opened(), "discard 2s"), "liu 3s")
    assert table(hand, EN)[-1] == "Flipped by you: 三. Do you want it?"
    assert choices(hand)[1:] == ["歪，共 3 硬息", "溜 三，共 3 硬息", "吃 三四五，共 3 硬息"]
    assert "      这样不用打牌，下家接着翻。" in ZH.preview_lines(preview_of(hand, "liu 3s"))


def test_what_only_the_own_flip_wins_on_is_told_apart() -> None:
    entry = {"verb": "discard", "card": "1s", "waits": [], "waits_self": ["7b"]}
    assert ZH.choice(entry) + ZH.choice_note(entry) == "打 一（打出后听 柒，只能自摸）"
    assert EN.choice_note(entry) == " (then you win on 柒, by own flip only)"
    preview = {
        "gained": -1,
        "huxi": 4,
        "waits": ["7b"],
        "waits_self": ["7b", "8b"],
        "waits_by_discard": [],
        "effects": [],
    }
    assert ZH.preview_lines(preview) == ["      4 硬息（−1）", "      听 柒，自摸还听 捌"]
    assert EN.preview_lines(preview)[1] == "      waits for 柒, by own flip also 捌"


def test_red_cards_are_coloured_where_that_is_wanted() -> None:
    entry = {"verb": "discard", "card": "7b", "waits": [], "waits_self": []}
    assert GuihuziTerminal("zh", colour=True).choice(entry) == "打 \x1b[31m柒\x1b[0m"


# --- the end ---------------------------------------------------------------------------------------------

AS_DEALT = "270s270b555b888s456s123b11s"


def test_a_win_as_dealt_is_asked_about_and_passed_only_when_chosen_twice() -> None:
    hand = dealt(AS_DEALT, "")
    assert table(hand)[-1] == "起手牌就能胡，胡不胡？" and choices(hand) == ["过", "胡：5 硬息，每家付 60 分"]
    assert table(hand, EN)[-1] == "Your hand wins as dealt. Do you win?"
    legal = view(hand)["legal"]
    warned = EN.warning_lines("pass", legal, lambda: preview_of(hand, "pass"))
    assert warned == ["You could win now. Choose the same again to pass the win."]
    assert EN.warning_lines("hu", legal, lambda: preview_of(hand, "hu")) == []


def test_a_win_is_accounted_for_line_by_line() -> None:
    found = view(play(dealt(AS_DEALT, ""), "hu"))
    lines = ZH.result_lines(found)
    assert lines[1].startswith("你　一 一 二 四") and lines[2].startswith("下家　") and lines[3].startswith("上家　")
    assert lines[4] == "胡：5 硬息，红字 7 张。" and "  坎“伍伍伍”：1息。〔xi.groups〕" in lines
    assert lines[-2:] == ["  下家付你60分（胡牌）。〔pay.win〕", "  上家付你60分（胡牌）。〔pay.win〕"]
    english = EN.result_lines(found)
    assert english[4] == "A win: 5 xi, 7 red cards." and "  Heavenly win: ×4. [pay.luck]" in english


def test_a_win_without_xi_names_what_wins_instead() -> None:
    hand = dealt("1133557799s113355779b2b", "")
    assert choices(hand) == ["过", "胡：每家付 100 分"] and choices(hand, EN)[1] == "win (hu): each pays 100"
    assert ZH.result_lines(view(play(hand, "hu")))[4] == "胡：九对半。"
    pairs = hupai.score("nanxian", "", "1133557799s113355779b", "9b", "self")
    assert EN.score_lines(pairs)[0] == "A win: ten pairs."
    waits = hupai.waits("nanxian", "", "1133557799s113355779b")
    assert ZH.waits_lines(waits, game_named("nanxian").rules(), None) == ["听“玖”：每家付 120 分。"]


def test_the_figures_of_many_hands_are_told() -> None:
    assert (
        EN.figures_line({"mean_xi": 5.5, "mean_pay_each": 20}) == "A win has 5.5 xi on average and each loser pays 20."
    )
    assert ZH.figures_phrase({"mean_xi": None}) == "；胡牌平均 – 硬息"
