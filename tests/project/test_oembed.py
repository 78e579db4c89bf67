"""The pages of lessons and puzzles for other sites: what they say, and that their answers are oEmbed (https://oembed.com)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from hupai_build import head, oembed, site, steps, tasks
from hupai_build.paths import WEB
from tests.markup import Markup
from tests.rows import each_row

URL = "https://example.org/hupai/"
KINDS = re.compile(r"^ {2}(\w+): \[", re.MULTILINE)
"""The kinds of frames, in the table of web/src/frame/address.js."""

TEXT_FIELDS = {
    *("version", "type", "title", "author_name", "author_url", "provider_name", "provider_url"),
    *("thumbnail_url", "html", "url"),
}
NUMBER_FIELDS = {"cache_age", "thumbnail_width", "thumbnail_height", "width", "height"}
NEEDED = {"rich": {"html", "width", "height"}, "video": {"html", "width", "height"}, "link": set[str]()}
"""What an answer of a type must have besides `type` and `version`: section 2.3.4 of the specification."""


def problems(answer: dict[str, Any]) -> list[str]:
    """Return what the specification forbids in an answer."""
    found = [f"no {name}" for name in {"type", "version", *NEEDED.get(answer.get("type", ""), ())} - set(answer)]
    if answer.get("version") != "1.0":
        found.append("version is not 1.0")
    if answer.get("type") not in NEEDED:
        found.append("unknown type")
    for name, value in answer.items():
        wanted: type = str if name in TEXT_FIELDS else int
        if name not in TEXT_FIELDS | NUMBER_FIELDS or type(value) is not wanted:
            found.append(f"{name} is {value!r}")
    if len({"thumbnail_url", "thumbnail_width", "thumbnail_height"} & set(answer)) in (1, 2):
        found.append("a thumbnail needs all of its three fields")
    return found


@pytest.fixture(scope="module")
def shown(dist: Path) -> list[oembed.Shown]:
    """All lessons of the site, and the puzzles of all games."""
    return [*oembed.lessons(site.LESSONS), *oembed.puzzles(site.LESSONS, site.PUZZLES)]


@pytest.fixture(scope="module")
def made(shown: list[oembed.Shown], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pages and the answers of all lessons."""
    folder = tmp_path_factory.mktemp("oembed")
    oembed.write(folder, URL, shown)
    return folder


def test_every_lesson_and_game_has_a_page_and_an_answer(made: Path, shown: list[oembed.Shown]) -> None:
    files = {file.relative_to(made).as_posix() for file in made.rglob("*") if file.is_file()}
    ids = [outline["id"] for outline in json.loads((site.LESSONS / "lessons.json").read_text("utf-8"))["lessons"]]
    names = {f"lesson/{name}" for name in ids} | {f"puzzle/{file.stem}" for file in site.PUZZLES.glob("*.json")}
    assert files == {f"{name}/index.html" for name in names} | {f"oembed/{name}.json" for name in names}
    assert all(name.startswith(oembed.FOLDERS) for name in files)


def test_an_answer_keeps_to_the_specification(made: Path, shown: list[oembed.Shown]) -> None:
    kinds = set(KINDS.findall((WEB / "src" / "frame" / "address.js").read_text("utf-8")))
    for one in shown:
        answer = json.loads((made / one.answer).read_text("utf-8"))
        assert problems(answer) == []
        assert (answer["provider_url"], answer["title"]) == (URL, one.name)
        ((tag, frame, _),) = Markup(answer["html"]).tags
        source = urlsplit(frame["src"])
        assert tag == "iframe" and f"{source.scheme}://{source.netloc}{source.path}" == f"{URL}embed.html"
        assert source.fragment.partition("?")[0] in kinds
        assert (int(frame["width"]), int(frame["height"])) == (answer["width"], answer["height"])


def test_the_check_of_the_specification_finds_what_is_wrong() -> None:
    right = {"version": "1.0", "type": "rich", "html": "<b>x</b>", "width": 1, "height": 1}
    assert problems(right) == []
    changes = ({"version": 1.0}, {"width": "1"}, {"type": "poem"}, {"thumbnail_url": "x"}, {"more": "x"})
    lacking = {name: value for name, value in right.items() if name != "html"}
    assert all(problems(wrong) for wrong in (*({**right, **change} for change in changes), lacking))


def test_a_page_leads_to_its_answer_and_into_the_site(made: Path, dist: Path, shown: list[oembed.Shown]) -> None:
    for one in shown:
        page = Markup((made / one.page / "index.html").read_text("utf-8"))
        (found,) = [link for link in page.all("link") if link.get("type") == "application/json+oembed"]
        assert found["rel"] == "alternate" and (made / found["href"].removeprefix(URL)).is_file()
        address = URL + one.page
        assert {"rel": "canonical", "href": address} in page.all("link")
        for link in (*page.all("a"), *(each for each in page.all("link") if each["rel"] == "stylesheet")):
            whole = urljoin(address, link["href"])
            assert whole.startswith(URL) and (dist / unquote(urlsplit(whole).path).removeprefix("/hupai/")).is_file()
        (link,) = page.all("a")
        assert link["href"] == f"../../{one.opens}" and one.id in link["href"]
        for lang in ("zh", "en"):
            for told in (one.title, one.about, one.heading, one.text, one.label):
                assert told[lang] in page.text


def test_a_page_runs_nothing(made: Path, shown: list[oembed.Shown]) -> None:
    for one in shown:
        page = Markup((made / one.page / "index.html").read_text("utf-8"))
        (policy,) = [given["content"] for given in page.all("meta") if given.get("http-equiv")]
        assert policy == head.written(head.TEXT)
        assert not page.all("script") and not page.all("iframe")


def test_words_become_text_and_never_markup() -> None:
    hostile = {"zh": '"><script>alert(1)</script>', "en": "a & b <i>"}
    one = oembed.Shown(
        *("lesson", "x", hostile, hostile, hostile, hostile, "learn.html#x/1", hostile, "lesson?lesson=x&lang=en")
    )
    page = Markup(oembed.page_of(one, URL))
    assert not page.all("script") and not page.all("i") and hostile["zh"] in page.text
    frame = Markup(oembed.answer_of(one, URL)["html"])
    assert [tag.name for tag in frame.tags] == ["iframe"]
    assert frame.all("iframe")[0]["src"] == f"{URL}embed.html#lesson?lesson=x&lang=en"


def test_the_address_of_a_site_ends_with_a_slash() -> None:
    assert [oembed.checked(given) for given in (URL, "https://example.org")] == [URL, "https://example.org/"]


@each_row(
    "given", ["example.org", "/hupai", "ftp://a.b", "https://", "https://a.b/?x=1", "https://a.b/#x", 'https://"']
)
def test_what_is_no_address_of_a_site_is_refused(given: str) -> None:
    with pytest.raises(steps.Trouble, match="address of a site"):
        oembed.checked(given)


def test_a_wrong_address_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is built."""
    assert tasks.main(["build", "--url", "example.org"]) == 1
    told = capsys.readouterr()
    assert told.out == "" and re.fullmatch(r"build\.py: 'example\.org' is not the address of a site.*\n", told.err)
