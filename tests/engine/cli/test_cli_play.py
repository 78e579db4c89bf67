"""``hupai play`` in the games with more to decide: 举手, 地胡, 吃边打边, 放偎, 过胡, and refusals that say why."""

from __future__ import annotations

import io
import json
import random
import re
import signal
import sys

import pytest

from hupai.cli import main
from hupai.cli.printing import broken, width
from hupai.cli.terminal import terminal_of
from hupai.registry import games
from hupai.session import Session
from tests.engine.facade_client import Client, new_match
from tests.rows import each_row


@pytest.fixture
def play(monkeypatch, capsys, tmp_path):
    """Type these lines into ``hupai play`` on a saved match and return what it printed."""

    def play(save, *lines, lang="en"):
        file = tmp_path / "match.txt"
        file.write_text(save, encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "--load", str(file), "--lang", lang]) == 0
        out, err = capsys.readouterr()
        assert err == "" and "{" not in out and "None" not in out
        return out

    return play


RAISING = [f"r{number}" for number in (18, 193, 574, 690, 799)]
"""Seeds with which seat 0 may raise its hand."""


def saved(game, wanted, seeds=()):
    """A match in which the person at seat 0 has this kind of decision, and the rows of its choices.

    ``seeds`` are tried first: they were found before.
    """
    for seed in [*seeds, *(f"decide-{number}" for number in range(400))]:
        chance = random.Random(seed)
        seats = ["human", "beginner", "beginner"]
        p = Client(game=game, options={}, seats=seats, hands=1, seed=seed)
        while p.state["waiting"] != "end":
            if p.state["waiting"] == "bot":
                p.ask(do="advance")
                continue
            rows = p.view["legal"]
            if wanted(p.view, rows):
                return p.record, rows
            eats = [row for row in rows if row["verb"] in ("chi", "raise")]
            plain = [row for row in rows if row["verb"] != "hu"]
            p.ask(do="act", seat=0, action=chance.choice(eats or plain)["action"])
    raise AssertionError("no such decision in all these hands")


def number_of(rows, wanted):
    """The number under which the terminal lists the first such choice."""
    return next(str(number) for number, row in enumerate(rows, 1) if wanted(row))


def test_a_waiting_hand_can_be_raised(play):
    save, rows = saved("leiyang", lambda view, rows: any(row["verb"] == "raise" for row in rows), RAISING)
    shown = play(save, "?", "discard 1s", number_of(rows, lambda row: row["verb"] == "raise"), "q")
    assert "Before the dealer's first card; the shown card is " in shown
    assert "raise the hand, waiting for" in shown
    assert "a win counts double" in shown
    assert "You raise your hand" in shown and "(then you win on" not in shown
    assert "你举手" in play(save, "举手", "q", lang="zh")
    hinted = play(save, "h", "h", "h", "h", "q", lang="zh")
    assert hinted.index("看得到的") < hinted.index("提示：举手。") < hinted.index("为什么举手：")
    assert hinted.count("为什么举手：") == 2 and "起手就听牌；举着手胡，名堂多一个“举手”。" in hinted
    assert "提示：" not in play(save, "h", "q", lang="zh")
    number = re.search(
        r"You may ask \(w and a number\):\n(?:.*\n)*?  (\d)  What would the bot do", play(save, "w", "q")
    )
    assert number and "It chooses: raise the hand" in play(save, f"w {number[1]}", "q")
    save, _ = saved("leiyang", lambda view, rows: view["seats"][0]["raised"], RAISING)
    assert "hand raised: a win counts double" in play(save, "q")


def test_a_discard_that_limits_the_hand_must_be_confirmed(play):
    save, rows = saved("leiyang", lambda view, rows: any(row.get("limit") for row in rows))
    choice = number_of(rows, lambda row: row.get("limit"))
    once = play(save, choice, "q")
    assert "may then win only with" in once and "Choose the same again to play it all the same." in once
    assert "You played" not in once
    twice = play(save, choice, choice, "q")
    assert "right after the chi (吃边打边) and may win only with" in twice
    assert "    may win only with" in twice


def test_a_discard_of_another_s_wei_must_be_confirmed(play):
    save, rows = saved("leiyang", lambda view, rows: any(row.get("bars") for row in rows), ["decide-12"])
    choice = number_of(rows, lambda row: row.get("bars"))
    once = play(save, choice, "q", lang="zh")
    assert "，放偎" in once and "再选一次就打" in once and "放偎：打了" not in once
    assert "你放偎：打了别家偎了的" in play(save, choice, choice, "q", lang="zh")


def forbidden(view, rows):
    """A card in the hand that may not be discarded although it is not part of a 坎."""
    if view["phase"] != "discard":
        return None
    allowed = {row.get("card") for row in rows}
    return next((card for card in view["hand"] if card not in allowed and card not in view["locked"]), None)


def test_a_forbidden_discard_is_refused_with_its_reason_and_rule(play):
    found = []

    def wanted(view, rows):
        card = forbidden(view, rows)
        found[:] = [card]
        return card is not None

    save, _ = saved("leiyang", wanted)
    shown = play(save, found[0], f"? {found[0]}", "q")
    assert shown.count("may not be played now (吃边打边)") == 2
    assert "Rule chi.edge" in shown


def test_the_terminal_says_what_passing_a_win_costs(play):
    save, rows = saved(
        "leiyang",
        lambda view, rows: {"hu", "pass"} <= {row["verb"] for row in rows} and view["phase"] == "claim",
        ["decide-11"],
    )
    other = number_of(rows, lambda row: row["verb"] == "pass")
    shown = play(save, other, "q")
    assert "a later win must pay more than" in shown and "You could win now" in shown
    save, _ = saved("leiyang", lambda view, rows: view["above"] > 0, ["decide-121"])
    assert "the next must pay more than" in play(save, "q")


def test_a_win_on_a_discard_says_who_pays(play):
    save, _ = saved(
        "leiyang",
        lambda view, rows: any(row["verb"] == "hu" for row in rows) and (view["live"] or {}).get("from") == "discard",
        ["decide-121"],
    )
    shown = play(save, "hu", "q")
    assert re.search(r"win \(hu\): \d+ huxi, whoever played it pays \d+ alone", shown)
    assert re.search(r"Whoever played the card pays \d+ points? alone, for both.", shown)
    assert "(for the win, for both losers). [pay.discard]" in shown


def test_a_refused_action_names_its_rule_in_every_game(play):
    for game in ("paohuzi", "leiyang", "yongzhou"):
        save, _ = saved(game, lambda view, rows: view["phase"] == "discard")
        shown = play(save, "? 碰", "? raise", "? discard k", "q", lang="zh")
        raising = "win.raise" if game == "leiyang" else "turn.opening"
        assert shown.count("规则 ") == 3 and "规则 turn.window" in shown and f"规则 {raising}" in shown


def test_eating_may_be_typed_as_a_single_word(play):
    """A single way of eating is taken, several ask for a choice, and none gives a single reason."""

    def ways(number):
        return lambda view, rows: sum(row["verb"] == "chi" for row in rows) == number and len(rows) == number + 1

    one, _ = saved("paohuzi", ways(1))
    assert "你吃“" in play(one, "吃", "q", lang="zh") and "That is allowed." in play(one, "? chi", "q")
    several, _ = saved("paohuzi", ways(2))
    assert play(several, "chi", "? chi", "q").count("in more ways than one") == 2
    none, _ = saved("paohuzi", lambda view, rows: view["phase"] == "claim" and ways(0)(view, rows[1:]))
    assert re.search(r"    规则 (chi|past|bi|turn)\.", play(none, "? 吃", "q", lang="zh"))


@each_row("game, lang", [(game, lang) for game in ("yuanjiang", "nanxian") for lang in ("zh", "en")])
def test_a_hand_of_guihuzi_is_played_in_words(play, game, lang):
    """No fact is shown by its name, a claim reads as a choice, and bad input gets an answer."""
    save, rows = saved(game, lambda view, rows: [row["verb"] for row in rows] == ["pass", "chi"])
    shown = play(save, "?", "zzz", "? 溜", rows[1]["action"], *["1"] * 200, lang=lang)
    words = {
        "zh": ("，要不要？", "硬息起胡", "吃 ", "没有这个选择", "规则 turn.", "你吃“", "打完了。总账："),
        "en": (
            ". Do you want it?",
            "xi: ",
            "chi ",
            "That is no choice",
            "Rule turn.",
            "You take ",
            "The match is over",
        ),
    }
    assert not [word for word in words[lang] if word not in shown]
    assert not [name for name in ("huxi", "commitment", "dead_pairs", "live:", "columns") if name in shown]


@pytest.mark.parametrize("game", sorted(games))
def test_every_word_for_a_sort_of_action_gets_an_answer(play, game):
    """Also where the game has no such action; `w` alone asks a question, and `wai` is a word."""
    match = new_match(game)
    match.until_asked()
    words = terminal_of(games[game].family, "en").sorts
    shown = play(match.record, *words, *(f"? {word}" for word in words), "q")
    assert "saved" in shown.lower()


def test_a_number_that_no_row_has_is_no_choice(play):
    save, _ = saved("leiyang", lambda view, rows: rows)
    assert play(save, "0", "999", "9" * 5000, "q").count("That is no choice") == 3
    assert play(save, "w", "q") == play(save, "w" + "9" * 5000, "q")


def test_full_width_characters_are_understood(play):
    save, _ = saved("paohuzi", lambda view, rows: view["phase"] == "discard")
    shown = play(save, "？", "？ 碰", "ｈ", "Ｑ", lang="zh")
    assert "没有这个选择" not in shown and "看得到的" in shown and "规则 turn.window" in shown


def test_only_cards_that_were_passed_are_listed_as_dead(play):
    def first(view, rows):
        return [row["verb"] for row in rows] == ["pass", "chi"] and not view["no_chi"] + view["no_peng"]

    save, _ = saved("paohuzi", first)
    assert "臭牌" not in play(save, "q", lang="zh")
    shown = play(save, "过", "q", lang="zh")
    assert re.search("臭牌：不能吃 [^；]+$", shown, re.MULTILINE) and "–" not in shown


def test_a_long_line_is_wrapped_between_words():
    text = "    " + "吃边打边：吃了顺子的边张，紧接着打另一边外面的那一张，要看颜色。" * 3
    for columns in (30, 60, 100):
        pieces = broken(text, columns)
        assert len(pieces) > 1 and all(width(piece) <= columns for piece in pieces)
        assert all(piece.startswith("    ") and piece[4] not in "，。：" for piece in pieces)
        assert "".join(piece.strip() for piece in pieces) == text.strip()
    words = broken("  one two three four five six seven eight", 24)
    assert [piece.strip() for piece in words] == ["one two three four", "five six seven eight"]
    assert broken("  short", 24) == ["  short"]


class _Interrupted(io.StringIO):
    """An input on which Ctrl-C is pressed."""

    def readline(self, *_):
        raise KeyboardInterrupt


class _Closed(io.StringIO):
    """The input of a terminal that is closed while the player thinks."""

    def __init__(self, told: int) -> None:
        super().__init__()
        self._told = told

    def readline(self, *_):
        signal.raise_signal(self._told)
        return ""


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system tells nobody that a terminal was closed")
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_terminal_that_is_closed_saves_the_match(monkeypatch, capsys, tmp_path, name):
    file = tmp_path / "match.txt"
    monkeypatch.setattr(sys, "stdin", _Closed(getattr(signal, name)))
    assert main(["play", "leiyang", "--seed", "closed", "--save", str(file), "--lang", "en"]) == 0
    assert str(file) in capsys.readouterr().out and file.read_text(encoding="utf-8").startswith("hupai-record")


def test_ctrl_c_at_the_table_saves_the_match(monkeypatch, capsys, tmp_path):
    """As ``q`` does: nothing that was played is lost."""
    file = tmp_path / "match.txt"
    monkeypatch.setattr(sys, "stdin", _Interrupted())
    assert main(["play", "leiyang", "--seed", "ctrl-c", "--save", str(file), "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert str(file) in out and err == ""
    assert json.loads(Session().handle(json.dumps({"do": "load", "record": file.read_text(encoding="utf-8")})))["ok"]
