"""“Also called 跑胡子”: every heading and link has its entry in both languages, and its figures are made again."""

from __future__ import annotations

import json
import re
import shlex
import tomllib

import pytest

import hupai
from hupai.zipai.training import count_advice
from hupai_build.paths import ROOT, TESTS
from hupai_learn.also import SOURCE, also
from tests import tutorial_pages as pages
from tests.project.test_tutorial_site import hooks
from tests.rows import each_row

HEADINGS = json.loads((TESTS / "fixtures" / "headings.json").read_text("utf-8"))
WRITTEN = tomllib.loads(SOURCE.read_text("utf-8"))
PARTS = {part["id"]: part["entries"] for part in also()["parts"]}
TOLD = [entry for name in ("articles", "documents", "links") for entry in PARTS[name]]
LANGUAGES = ("zh", "en")


@each_row("part", list(HEADINGS))
def test_every_heading_and_link_has_its_entry(part: str) -> None:
    """Articles in the order of the collection, because some headings occur more than once."""
    named = [name for entry in PARTS[part] for name in entry["names"]]
    assert named == HEADINGS[part] if part == "articles" else sorted(named) == sorted(HEADINGS[part])


def test_every_document_that_a_rule_book_cites_has_its_entry() -> None:
    """Except for the collection itself, whose articles are told one by one."""
    books = [game.family.rulebook().rows(game.rules()) for game in hupai.games.values()]
    cited = {source["title"] for rows in books for row in rows for source in row["sources"] if source["title"]}
    told = {name for entry in TOLD for name in entry["names"]}
    assert {title for title in cited if title not in told} == {"永州双王扯胡子规则（合集）"}
    assert {name for entry in PARTS["documents"] for name in entry["names"]} <= cited


def test_an_entry_says_in_both_languages_what_it_is_and_whether_it_is_played() -> None:
    for entry in TOLD:
        assert entry["gloss"] and entry["verdict"] in WRITTEN["verdict"], entry["names"]
        for text in (entry["says"], entry["why"], *entry.get("clash", ())):
            assert set(text) == set(LANGUAGES) and all(text.values()), entry["names"]


def test_what_is_said_to_be_played_is_a_game_and_every_game_with_a_tutorial_is_said() -> None:
    named = [game["id"] for entry in TOLD for game in entry.get("games", ())]
    assert set(pages.games()) <= set(named) <= set(hupai.games)
    assert all(bool(entry.get("games")) == (entry["verdict"] in ("played", "partly")) for entry in TOLD)


def test_ten_articles_describe_something_else() -> None:
    """Eight are written for poker decks, one has partners, one deals four cards; each says what does not fit."""
    other = [number for number, entry in enumerate(PARTS["articles"], 1) if entry["verdict"] == "not"]
    assert other == [1, 4, 6, 8, 9, 10, 13, 14, 16]
    poker = [number for number in other if re.search("扑克", PARTS["articles"][number - 1]["says"]["zh"])]
    assert poker == [1, 4, 6, 8, 9, 10, 13, 16]
    assert all(PARTS["articles"][number - 1]["clash"] for number in (*other, 7))


@each_row("name, said", [
    ("跑胡子规则", "也叫二七十、煨胡子、跑和字、棍棍"),
    ("跑胡子规则", "讲了什么叫牌点，后面一次也没用上"),
    ("跑胡子规则", "有人走了就重新定庄这一句不用"),
    ("永州扯胡子的技巧", "扯胡子是三个人各打各的"),
    ("永州跑胡子规则和技巧", "蹲和没是什么，怎么出牌，怎么算，一句没有"),
    ("2015年永州第一届扯胡子", "报名、奖金、裁判没有"),
    ("永州扯胡子特殊规则", "一点朱在后面叫点钩"),
    ("永州扯胡子特殊规则", "括别处没有，我们当提讲"),
    ("永州扯胡子规则资料讲解", "不许强退、至少打一局，是那个软件的规矩"),
    ("跑胡子游戏规则（8页）", "这里的开就是提"),
    ("湖南省衡阳市耒阳字牌规则", "没人胡就散伙那一句不用"),
    ("卡五星规则大全", "五万当五条读"),
    ("宜宾麻将-规则", "番种表印到清对就没有了"),
    ("湖南省永州四王坐醒字牌APP游戏软件开发公司规则", "庄家对面的坐醒"),
])  # fmt: skip
def test_a_sentence_that_no_rule_of_ours_answers_is_answered_there(name: str, said: str) -> None:
    assert said in str([entry for entry in TOLD if name in entry["names"]])


def test_every_piece_of_advice_names_its_article_and_its_figures() -> None:
    for entry in WRITTEN["part"]["advice"]["entries"]:
        assert set(entry["found"]) == set(LANGUAGES) and all(1 <= number <= 19 for number in entry["from"])
        assert entry.get("figures", "quick") in WRITTEN["figures"]
    used = [
        re.findall(r"\{(\w+)\[", text)
        for entry in WRITTEN["part"]["advice"]["entries"]
        for text in entry["found"].values()
    ]
    by = [entry.get("figures") for entry in WRITTEN["part"]["advice"]["entries"] for _ in LANGUAGES]
    assert all(set(names) == ({figures} if figures else set()) for names, figures in zip(used, by, strict=True))
    assert {figures for figures in by if figures} == set(WRITTEN["figures"]) - {"quick"}


FULL = [pytest.param(name, marks=pytest.mark.long) for name in WRITTEN["figures"] if name != "quick"]


@pytest.mark.parametrize("name", ["quick", *FULL])
def test_the_printed_figures_are_those_that_the_command_prints(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    figures = WRITTEN["figures"][name]
    python, module, name_of, *arguments = shlex.split(figures["command"])
    assert (python, module, name_of) == ("python", "-m", count_advice.__name__)
    count_advice.main(arguments)
    assert capsys.readouterr().out.strip() == figures["prints"].strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_the_tutorial_site_has_every_entry_and_sentence(lang: str) -> None:
    text = "\n".join(hooks().also(lang))
    assert text.count("\n### ") == sum(map(len, PARTS.values())) + 1
    for entries in PARTS.values():
        for entry in entries:
            said = [entry[name][lang] for name in ("says", "why", "found", "title") if name in entry]
            assert all(one in text for one in (*said, *entry.get("names", ()))), entry
            assert all(f"- {one[lang]}" in text for one in entry.get("clash", ()))
            for game in entry.get("games", ()):
                name = game["name"][lang]
                assert (f"[{name}]({game['id']}.md)" if game["id"] in pages.games() else name) in text


def test_the_way_to_the_page_is_in_both_languages() -> None:
    for lang in LANGUAGES:
        index = (ROOT / "docs" / "site" / "pages" / lang / "index.md").read_text("utf-8")
        assert f"[{WRITTEN['title'][lang]}](also.md)" in index
        page = (ROOT / "docs" / "site" / "pages" / lang / "also.md").read_text("utf-8")
        assert f"\n# {WRITTEN['title'][lang]}\n" in page
