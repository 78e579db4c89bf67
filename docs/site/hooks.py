"""What MkDocs asks while it builds the site: numbers from the engine, sources of the rules, the language of a page.

A page writes ``{{ rules.min_huxi }}``, ``{{ score.pay_each laid="ti:0000b" hand="345s …" win=9b by=other }}`` or
``{{ waits.count hand="…" }}``, and the engine's answer stands there; ``{{ sources }}`` becomes the list of the
documents that the page's rules come from, and ``{{ otherwise xing=gen@跟省 }}`` one of what they say otherwise: under
the heading with this piece, played by this value of a house rule; ``{{ also }}`` becomes what `also.toml` says of
articles about other games of the same name. The game is the page's, by the name of its file. A question that the engine
refuses stops the build.

``replays/NAME.txt`` holds a link to a finished hand; the site gets ``replays/NAME.json`` for ``<hupai-replay>``. The
questions in ``quizzes/NAME.toml`` become ``quizzes/NAME.json`` for ``<hupai-quiz>``.
"""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

import hupai
from hupai.calculators import score, waits
from hupai.quiz import made
from hupai.session.moments import moments_json
from hupai.session.sharing import shared
from hupai.table.errors import EngineError
from hupai.table.options import parse_value

INDEX = "index"
ALSO = Path(__file__).parent / "also.toml"
PAGES = Path(__file__).parent / "pages"
REPLAYS = Path(__file__).parent / "replays"
QUIZZES = Path(__file__).parent / "quizzes"
LANGUAGES = {"zh": "中文", "en": "English"}
QUESTION = re.compile(r"\{\{\s*(.+?)\s*\}\}")
BLOCK = re.compile(r"^```hupai\n(.*?)^```$", re.DOTALL | re.MULTILINE)
RULE = re.compile(r"^<!-- rule: ([\w.]+) -->$", re.MULTILINE)


def on_files(files: Any, *, config: Any, **_: Any) -> Any:
    """Add the hands that pages go through, and the quizzes with the engine's answers."""
    for link in sorted(REPLAYS.glob("*.txt")):
        try:
            text = json.dumps(moments_of(link), ensure_ascii=False, separators=(",", ":"))
        except EngineError as error:
            raise PluginError(f"replays/{link.name}: the engine does not follow this link ({error})") from error
        files.append(File.generated(config, f"replays/{link.stem}.json", content=text))
    for asked in sorted(QUIZZES.glob("*.toml")):
        try:
            text = json.dumps(made(asked.read_text("utf-8")), ensure_ascii=False, separators=(",", ":"))
        except EngineError as error:
            raise PluginError(f"quizzes/{asked.name}: the engine does not answer this ({error})") from error
        files.append(File.generated(config, f"quizzes/{asked.stem}.json", content=text))
    return files


def moments_of(link: Path) -> dict[str, Any]:
    """Return the moments of the hand that a file links to, as the link's seat saw them."""
    shown = shared(link.read_text("utf-8").strip())
    return moments_json(shown.match, 1, shown.seat)


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Fill in the numbers and sources of a page, and give its pictures their game and language."""
    lang, game = place(page.file.src_uri)
    page.meta["lang"] = lang

    def filled(found: re.Match[str]) -> str:
        if found[1] == "sources":
            return sources(game, lang, RULE.findall(markdown))
        if found[1] == "also":
            return "\n\n".join(also(lang))
        try:
            if found[1].startswith("otherwise "):
                return otherwise(game, lang, found[1].split(" ")[1:])
            return str(answer(game, found[1]))
        except (EngineError, KeyError, AttributeError, ValueError) as error:
            line = markdown.count("\n", 0, found.start()) + 1
            raise PluginError(f"{page.file.src_uri}, line {line}: {found[0]} has no answer ({error})") from error

    def dressed(found: re.Match[str]) -> str:
        own = "" if game == INDEX or "game:" in found[1] else f"game: {game}\n"
        return f"```hupai\nlang: {lang}\n{own}{found[1]}```"

    return BLOCK.sub(dressed, QUESTION.sub(filled, markdown))


def on_page_context(context: dict[str, Any], *, page: Any, nav: Any, **_: Any) -> dict[str, Any]:
    """Tell the template the pages of the same language, and the same page in the other one."""
    lang, game = place(page.file.src_uri)
    other = next(one for one in LANGUAGES if one != lang)
    pages = {one.file.src_uri: one for one in nav.pages}
    twin = pages.get(str(PurePosixPath(other, PurePosixPath(page.file.src_uri).name)))
    own = [one for one in nav.pages if place(one.file.src_uri)[0] == lang]
    return {**context, "lang": lang, "own": own, "front": game == INDEX, "twin": twin, "twin_name": LANGUAGES[other]}


def place(path: str) -> tuple[str, str]:
    """Return the language and the game of a page by the path of its file; ``index`` is of no game."""
    found = PurePosixPath(path)
    return found.parts[0], found.stem


def answer(game: str, question: str) -> object:
    """Return the engine's answer to a question in a page."""
    asked, *given = shlex.split(question)
    what, *parts = asked.split(".")
    values = dict(one.split("=", 1) for one in given)
    game = values.pop("game", game)
    named = dict(one.split(":", 1) for one in values.pop("options", "").split(",") if one)
    chosen = {name: _value(text) for name, text in named.items()}
    found: Any = hupai.games[game].rules(**chosen)
    if what == "score":
        hand, win, by = (values.pop(name) for name in ("hand", "win", "by"))
        found = score(game, values.pop("laid", ""), hand, win, by, chosen, **values)
    elif what == "waits":
        found = waits(game, values.pop("laid", ""), values.pop("hand"), chosen, values.pop("by", None), **values)
        found = {**found, "count": len(found["waits"])}
    elif what != "rules":
        raise ValueError(f"{what} is neither rules, score nor waits")
    for part in parts:
        found = found[part] if isinstance(found, dict) else getattr(found, part)
    return found


def _value(text: str) -> object:
    return int(text) if text.lstrip("-").isdecimal() else text


def sources(game: str, lang: str, names: list[str]) -> str:
    """Return the documents and headings that these rules come from, as a list."""
    family, rules = hupai.games[game].family, hupai.games[game].rules()
    found: dict[str, dict[str, None]] = {}
    for name in names:
        row = family.rulebook().row(name, rules)
        if row is None:
            raise PluginError(f"{game}.md: the rule {name} is not in force in this game")
        for source in row["sources"]:
            if source["title"] and source["heading"]:
                found.setdefault(source["title"], {})[source["heading"]] = None
    line = "- 《{}》：{}。" if lang == "zh" else "- “{}”: {}."
    return "\n".join(line.format(title, ("；" if lang == "zh" else "; ").join(parts)) for title, parts in found.items())


OTHERWISE = {
    "zh": (
        "出处里有几条和这里的默认不一样，选了房规就能那样打：",
        "- 《{title}》（{heading}）：{says}房规“{label}”选“{value}”。",
    ),
    "en": (
        "In some points these sources differ from the usual rules here. A house rule plays each of them:",
        "- “{title}” ({heading}): {says} The house rule is “{label}: {value}”.",
    ),
}


def otherwise(game: str, lang: str, chosen: list[str]) -> str:
    """Return what sources say that differs from the usual rules, each with the house rule that plays it."""
    family, rules = hupai.games[game].family, hupai.games[game].rules()
    words, known = family.vocabulary(), {option.name: option for option in hupai.games[game].options}
    first, row = OTHERWISE[lang]
    lines = [first, ""]
    for one in chosen:
        setting, piece = one.split("@")
        name, text = setting.split("=")
        option = known[name]
        value = parse_value(option, text)
        if value == option.default or value not in option.choices:
            raise ValueError(f"{setting} is the usual rule or none")
        found = [
            source
            for source in family.rulebook().row(option.rule, rules)["sources"]
            if source["heading"] and piece in source["heading"] and source["says"]
        ]
        if len(found) != 1:
            raise ValueError(f"{len(found)} sources of {option.rule} have “{piece}” in their heading")
        (source,) = found
        said = {"title": source["title"], "heading": source["heading"], "says": source["says"][lang]}
        label, meant = words.label("option", name)[lang], words.value_label(name, value)[lang]
        lines.append(row.format(**said, label=label, value=meant))
    return "\n".join(lines)


def also(lang: str) -> Iterator[str]:
    """Yield the blocks of the page about other games of the same name."""
    written = tomllib.loads(ALSO.read_text("utf-8"))
    figures, words = written["figures"], {name: text[lang] for name, text in written["words"].items()}
    values = {name: tomllib.loads(one["prints"]) for name, one in figures.items()}
    yield written["intro"][lang]
    for part in written["part"].values():
        yield f"## {part['title'][lang]}"
        yield part["intro"][lang]
        for number, entry in enumerate(part["entries"], 1):
            yield f"### {number}. {_heading(entry, lang)}"
            if "found" in entry:
                yield written["from"][lang].format(n=("、" if lang == "zh" else ", ").join(map(str, entry["from"])))
                yield entry["found"][lang].format_map(values)
                yield from _command(figures[entry["figures"]], words, lang) if "figures" in entry else ()
                continue
            yield f"**{words['says']}**{_colon(lang)}{entry['says'][lang]}"
            if "clash" in entry:
                found = entry["clash"][lang]
                yield f"**{words['clash']}**{_colon(lang)}" + ("" if found else words["none"])
                yield "\n".join(f"- {one}" for one in found)
            yield f"**{words['why']}** {_verdict(written['verdict'], entry, lang)}{entry['why'][lang]}"
    quick = figures["quick"]
    yield f"### {quick['title'][lang]}"
    yield from _command(quick, words, lang)


def _colon(lang: str) -> str:
    return "：" if lang == "zh" else ": "


def _heading(entry: dict[str, Any], lang: str) -> str:
    if "title" in entry:
        return str(entry["title"][lang])
    names = "、".join(f"《{name}》" for name in entry["names"])
    return names if lang == "zh" else f"{names} ({entry['gloss']})"


def _verdict(verdicts: dict[str, dict[str, str]], entry: dict[str, Any], lang: str) -> str:
    """Return whether the game is played here, with links to the pages of the games that have one."""
    said = verdicts[entry["verdict"]][lang]
    links = []
    for game in entry.get("games", ()):
        name = hupai.games[game].family.vocabulary().label("game", game)[lang]
        # A game that has no page here is played all the same.
        links.append(f"[{name}]({game}.md)" if (PAGES / lang / f"{game}.md").exists() else name)
    if not links:
        return said + ("。" if lang == "zh" else ". ")
    return said + _colon(lang) + ("、" if lang == "zh" else ", ").join(links) + ("。" if lang == "zh" else ". ")


def _command(figures: dict[str, Any], words: dict[str, str], lang: str) -> Iterator[str]:
    """Yield a command and, folded away, what it prints."""
    yield f"{words['command']}{_colon(lang).strip()}\n\n```\n{figures['command']}\n```"
    yield f"<details><summary>{words['prints']}</summary><pre>{figures['prints'].strip()}</pre></details>"
