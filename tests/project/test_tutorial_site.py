"""The tutorial site: every rule has its picture, every picture is of its game, and the engine fills in the numbers."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import hupai
from hupai.calculators import score, waits
from hupai.explain.language import LANGUAGES
from hupai.markdown import drawn
from hupai.quiz import made
from hupai_build.paths import ENGINE, ROOT
from tests import tutorial_pages as pages
from tests.rows import each_row

SITE = ROOT / "docs" / "site"


def hooks() -> ModuleType:
    """The module that MkDocs asks."""
    spec = importlib.util.spec_from_file_location("tutorial_hooks", SITE / "hooks.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def built(folder: Path, source: Path = SITE) -> subprocess.CompletedProcess[str]:
    """Build the site into a folder."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(source / "mkdocs.yml"), "-d", str(folder)]
    return subprocess.run(
        command, env={"PYTHONPATH": str(ENGINE), "PATH": ""}, capture_output=True, encoding="utf-8", check=False
    )


def test_there_is_a_page_in_both_languages_for_games_that_there_are() -> None:
    assert {*pages.games()} <= {*hupai.games}
    assert sorted(file.name for file in (pages.PAGES / "en").iterdir()) == sorted(
        file.name for file in (pages.PAGES / "zh").iterdir()
    )


@each_row("lang", lambda: LANGUAGES)
def test_the_first_page_shows_every_game_and_leads_to_it(lang: str) -> None:
    front = pages.source(lang, "index")
    shown = dict.fromkeys(re.findall(r"^game: (\S+)$", "\n".join(pages.blocks(front)), re.MULTILINE))
    assert sorted(shown) == sorted({*re.findall(r"\]\((\S+)\.md\)", front)} - {"also"}) == pages.games()
    assert [one.name for one in pages.elements(front)] == ["hupai-table"]
    zh, en = (pages.embeds(pages.source(lang, "index")) for lang in LANGUAGES)
    assert zh == en


def test_sixty_embeds_at_least() -> None:
    assert sum(len(pages.embeds(pages.source("zh", game))) for game in pages.games()) >= 60


@each_row("game", pages.games)
def test_both_languages_have_the_same_rules_and_embeds_in_the_same_order(game: str) -> None:
    zh, en = (pages.source(lang, game) for lang in LANGUAGES)
    assert pages.embeds(zh) == pages.embeds(en)
    assert [name for name, _ in pages.explained(zh)] == [name for name, _ in pages.explained(en)]
    assert re.findall(r"\{\{.*?\}\}", zh) == re.findall(r"\{\{.*?\}\}", en)


@pages.each_page
def test_every_rule_is_in_force_and_has_something_beside_it_or_a_reason(lang: str, game: str) -> None:
    rows = {row["id"] for row in hupai.games[game].family.rulebook().rows(hupai.games[game].rules())}
    found = pages.explained(pages.source(lang, game))
    assert len(found) >= 12 and len({name for name, _ in found}) == len(found)
    for name, below in found:
        assert name in rows, name
        assert pages.embeds(below) or pages.REASON.search(below), name


@pages.each_page
def test_every_paragraph_below_a_heading_belongs_to_a_rule(lang: str, game: str) -> None:
    """Sentences without a rule stand above the first heading of the second rank, or below the sources."""
    body = re.split(r"^## .*$", pages.source(lang, game), flags=re.MULTILINE)[1:-1]
    for section in body:
        before = section.split("<!-- rule:", 1)[0]
        assert not before.strip(), before[:80]


@pages.each_page
def test_every_block_can_be_drawn(lang: str, game: str) -> None:
    for block in pages.blocks(pages.source(lang, game)):
        named = block if re.search("^game:", block, re.MULTILINE) else f"game: {game}\n{block}"
        assert drawn(named, lang=lang).svg


@pages.each_page
def test_every_element_asks_what_the_engine_can_answer(lang: str, game: str) -> None:
    found = pages.elements(pages.source(lang, game))
    kinds = {one.name for one in found}
    assert {"hupai-table", "hupai-score", "hupai-waits"} <= kinds and len(found) >= 3
    for one in found:
        given = one.attributes
        if one.name in ("hupai-replay", "hupai-quiz"):
            continue
        assert given["game"] == game, one
        more: dict[str, Any] = {name: given[name] for name in ("indicator", "seats_state") if name in given}
        if one.name == "hupai-score":
            assert score(game, given.get("laid", ""), one.text, given["win"], given.get("by", "self"), **more)
        elif one.name == "hupai-waits":
            assert waits(game, given.get("laid", ""), one.text, by=given.get("by"), **more)["waits"], one
        elif one.name == "hupai-rule":
            assert hupai.games[game].family.rulebook().row(given["rule"], hupai.games[game].rules()), one
            assert given["caption"] and one.text == given["rule"]


@pages.each_page
def test_every_replay_is_a_hand_of_the_page_s_game_with_what_its_rule_is_about(lang: str, game: str) -> None:
    about = {
        "king": "declared:",
        "fan.wang": "declared:",
        "past.peng": "chouwei:",
        "past.fang_wei": "barred:",
        "past.pair": "dead_pairs:",
        "turn.wai": "wai:",
    }
    for rule, below in pages.explained(pages.source(lang, game)):
        for one in pages.elements(below):
            if one.name == "hupai-replay":
                link = SITE / "replays" / f"{Path(one.attributes['src']).stem}.txt"
                found = hooks().moments_of(link)
                (mark,) = (mark for start, mark in about.items() if rule.startswith(start))
                assert found["game"] == game and one.text and one.attributes["caption"]
                assert any(mark in moment["position"] for moment in found["moments"]), one


@pages.each_page
def test_every_quiz_is_about_the_page_s_game(lang: str, game: str) -> None:
    for one in pages.elements(pages.source(lang, game)):
        if one.name == "hupai-quiz":
            asked = SITE / "quizzes" / f"{Path(one.attributes['src']).stem}.toml"
            assert made(asked.read_text("utf-8"))["game"] == game and one.text and one.attributes["caption"]


@pages.each_page
def test_numbers_that_the_engine_knows_are_not_written_by_hand(lang: str, game: str) -> None:
    """Payments and counts of a hand in a sentence come from the engine."""
    text = pages.BLOCK.sub("", pages.ELEMENT.sub("", re.sub(r"\{\{.*?\}\}", "", pages.source(lang, game))))
    text = re.sub(r"^\|.*$", "", text, flags=re.MULTILINE)
    assert not re.search(r"[0-9]+ ?(?:分|points|番|fan\b)", text)


def test_where_a_source_differs_the_page_names_the_house_rule_that_plays_it() -> None:
    """What a source says is the rule book's; a usual rule, or one without such a source, is refused."""
    asked = hooks()
    said = asked.otherwise("yongzhou", "zh", ["xing=gen@跟省"])
    words = hupai.games["yongzhou"].family.vocabulary()
    label, value = words.label("option", "xing")["zh"], words.value_label("xing", "gen")["zh"]
    assert "【跟省】" in said and f"房规“{label}”选“{value}”" in said and "胡的那张就是省" in said
    for wrong in ("xing=fan@跟省", "xing=gen@富贵", "xing=gen@nowhere"):
        with pytest.raises(ValueError, match=r"usual rule|sources of"):
            asked.otherwise("yongzhou", "en", [wrong])
    told = {game for game in pages.games() if "{{ otherwise " in pages.source("zh", game)}
    assert told == set(pages.games()) - {"shaoyang", "yuanjiang", "nanxian"}  # which have no document of their own


def test_a_question_that_the_engine_refuses_stops_the_build(tmp_path: Path) -> None:
    asked = hooks()
    assert asked.answer("leiyang", "rules.min_huxi") == 10
    assert asked.answer("leiyang", 'score.pay_each hand="345s 456s 678s 345b 456b 678b 99s" win=9b by=other') == 3
    copy = tmp_path / "site"
    shutil.copytree(SITE, copy)
    page = copy / "pages" / "zh" / "leiyang.md"
    page.write_text(page.read_text("utf-8") + '\n{{ score.pay_each hand="99x" win=9b by=self }}\n', "utf-8")
    done = built(tmp_path / "out", copy)
    assert done.returncode != 0 and "zh/leiyang.md, line" in done.stderr


def test_the_built_site_has_every_picture_and_no_open_question(tmp_path: Path) -> None:
    done = built(tmp_path)
    assert done.returncode == 0, done.stderr
    names = {file.stem for file in (SITE / "replays").iterdir()}
    assert names == {file.stem for file in (tmp_path / "replays").iterdir()} and len(names) >= 4
    names = {file.stem for file in (SITE / "quizzes").iterdir()}
    assert names == {file.stem for file in (tmp_path / "quizzes").iterdir()} and len(names) >= 3
    for game in ("index", *pages.games(), "also"):
        for lang in LANGUAGES:
            html = (tmp_path / lang / f"{game}.html").read_text("utf-8")
            assert "{{" not in html and html.count('<div class="hupai">') == len(pages.blocks(pages.source(lang, game)))
            assert f'hreflang="{"en" if lang == "zh" else "zh-Hans"}"' in html
