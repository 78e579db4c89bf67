"""Every command but ``play``: what it computes and how it prints."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import hupai
from hupai import arena
from hupai.cli.progress import Progress
from hupai.cli.words import say
from hupai.explain.names import label
from hupai.explain.narrate import narrate
from hupai.explain.rulebook import diff, rules_of
from hupai.explain.wording import plain_cards
from hupai.registry import game_named
from hupai.session import match_from_record
from hupai.table.errors import CorruptRecord, InvalidRequest
from hupai.table.match import Match
from hupai.zipai.game import Hand
from hupai.zipai.options import Value, parse_value
from hupai.zipai.rules import ZipaiRules

MAX_JOBS = 64
Json = dict[str, Any]


def chosen_options(game: str, texts: Iterable[str]) -> dict[str, Value]:
    """Return the options of ``name=value`` texts; whether they make sense is for the game to say."""
    known = {option.name: option for option in game_named(game).options}
    chosen: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidRequest("not_an_option", text=text)
        chosen[name] = parse_value(known[name], value) if name in known else value
    return chosen


def read_text(path: str) -> str:
    """Return a record file's text (``-``: standard input); CorruptRecord if it is not text."""
    data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise CorruptRecord("not_a_record", position=1) from None


def checked_seed(seed: str) -> str:
    """Return the seed; InvalidRequest if the terminal's bytes are no text, for a seed is hashed as text."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise InvalidRequest("wrong_argument", name="--seed", expected="UTF-8") from None
    return seed


def score(args: argparse.Namespace) -> None:
    """``hupai score``."""
    options = chosen_options(args.game, args.option)
    found = hupai.score(
        args.game, args.laid, args.hand, args.win, args.by, options, args.turned, args.declared
    )
    _print(args, found, lambda: score_lines(found, args.lang))


def score_lines(found: Mapping[str, Any], lang: str) -> list[str]:
    """Return a score in words, every number it is made of included."""
    if not found["wins"]:
        return [say(lang, "score.no", text=found["why"]["text"][lang])]
    lines = [say(lang, "score.wins", huxi=found["huxi"], red=found["red"])]
    for group in found["groups"]:
        key = "score.group.kings" if group["kings"] else "score.group"
        name = label("group", group["kind"])[lang]
        words = {**group, "cards": plain_cards(group["cards"])}
        lines.append(say(lang, key, name=name, **words))
    xing = found["xing"]
    added = xing["count"] * xing["tun_each"]
    if xing["value"] is not None:
        lines.append(say(lang, "score.xing", value=plain_cards(xing["value"]), count=xing["count"], added=added))
    for fan in found["fans"]:
        lines.append(say(lang, "score.fan", name=label("fan", fan["id"])[lang], times=fan["times"]))
    amounts = {name: found[name] for name in ("pay_each", "tun", "multiplier")}
    lines.append(say(lang, "score.pay.xing" if added else "score.pay", added=added, **amounts))
    return [*lines, say(lang, "score.capped")] if found["capped"] else lines


def waits(args: argparse.Namespace) -> None:
    """``hupai waits``."""
    found = hupai.waits(args.game, args.laid, args.hand, chosen_options(args.game, args.option), args.by)
    rows = found["waits"]
    _print(
        args,
        found,
        lambda: [say(args.lang, "waits.row", **row) for row in rows] or [say(args.lang, "waits.none")],
    )


def simulate(args: argparse.Namespace) -> None:
    """``hupai simulate``."""
    bots = [name.strip() for name in args.bots.split(",")]
    if len(bots) != game_named(args.game).seats:
        raise InvalidRequest("wrong_argument", name="--bots", expected="beginner,random,random")
    if args.hands < 1:
        raise InvalidRequest("wrong_argument", name="--hands", expected="≥ 1")
    if not 1 <= args.jobs <= MAX_JOBS:
        raise InvalidRequest("wrong_argument", name="--jobs", expected=f"1–{MAX_JOBS}")
    options = chosen_options(args.game, args.option)
    seed = checked_seed(args.seed)
    progress = Progress(args.lang)
    try:
        found = arena.simulate(args.game, options, bots, args.hands, seed, args.jobs, progress)
    finally:
        progress.close()
    _print(args, found, lambda: _simulation_lines(found, args.lang))


def _simulation_lines(found: Json, lang: str) -> list[str]:
    name = label("game", found["game"])[lang]
    counts = {key: found[key] for key in ("hands", "won", "drawn")}
    lines = [say(lang, "simulate.hands", name=name, **counts)]
    for seat, bot in enumerate(found["bots"]):
        words = {"bot": label("bot", bot)[lang], "wins": found["wins"][seat], "points": found["mean_points"][seat]}
        lines.append(say(lang, "simulate.seat", seat=seat, **words))
    if found["won"]:
        lines.append(say(lang, "simulate.mean", huxi=found["mean_huxi"], pay=found["mean_pay_each"]))
    lines.append(
        say(
            lang,
            "simulate.speed",
            seconds=found["seconds"],
            hands=found["hands_per_second"],
            decisions=found["decisions_per_second"],
            illegal=found["illegal"],
        )
    )
    return lines


def replay(args: argparse.Namespace) -> None:
    """``hupai replay``."""
    match = match_from_record(read_text(args.file))
    hands = [_told(match, number) for number in range(1, match.number + 1)]
    found = {
        "game": match.game.id,
        "options": match.game.options_of(match.rules),
        "seats": list(match.players),
        "hands": hands,
        "scores": list(match.scores),
        "over": match.over,
    }
    _print(args, found, lambda: _replay_lines(match, hands, args.lang))


def _told(match: Match[Hand, ZipaiRules], number: int) -> Json:
    """Return a hand of the match step by step, everything seen."""
    past = match.hand_number(number)
    again = match.game.deal(match.rules, seed=past.seed, deck=past.deck_text, dealer=past.dealer)
    steps: list[Json] = [{"seat": None, "action": None, "events": again.events_for(None)}]
    for seat, action in past.actions:
        events = [event.seen_by(None) for event in again.act(seat, action)]
        steps.append({"seat": seat, "action": action, "events": events})
    return {
        "hand": number,
        "dealer": past.dealer,
        "seed": past.seed,
        "deck": past.deck_text,
        "commitment": past.commitment,
        "steps": steps,
        "scores": None if past.result is None else list(past.result.scores),
    }


def _replay_lines(match: Match[Hand, ZipaiRules], hands: list[Json], lang: str) -> list[str]:
    name = label("game", match.game.id)[lang]
    lines = [say(lang, "replay.match", name=name, hands=len(hands), seats=" ".join(match.players))]
    for hand in hands:
        lines += ["", say(lang, "replay.hand", number=hand["hand"], dealer=hand["dealer"])]
        lines += ["  " + narrate(event)[lang] for step in hand["steps"] for event in step["events"]]
    return [*lines, "", say(lang, "replay.total", scores=list(match.scores))]


def rules(args: argparse.Namespace) -> None:
    """``hupai rules``."""
    game = game_named(args.game)
    first = game.rules(**chosen_options(args.game, args.option))
    name = label("game", game.id)
    if args.diff is None:
        rows = rules_of(first)
        found: Json = {"game": game.id, "name": name, "options": game.options_of(first), "rules": rows}
        _print(args, found, lambda: [name[args.lang], *_by_topic(rows, args.lang, _rule_lines)])
        return
    other = game_named(args.diff)
    rows = diff(first, other.rules())
    found = {"game": game.id, "other": other.id, "rules": rows}
    _print(args, found, lambda: _diff_lines(name, label("game", other.id), rows, args.lang))


def _by_topic(rows: list[Json], lang: str, lines_of: Any) -> list[str]:
    """Return the rows' lines under the headings of their topics."""
    lines: list[str] = []
    for topic in dict.fromkeys(row["topic"] for row in rows):
        lines += ["", label("topic", topic)[lang]]
        for row in rows:
            if row["topic"] == topic:
                lines += lines_of(row, lang)
    return lines


def _rule_lines(row: Json, lang: str) -> list[str]:
    return [f"  {row['id']}", f"    {row['text'][lang]}", *(_source_line(source, lang) for source in row["sources"])]


def _source_line(source: Json, lang: str) -> str:
    place = say(lang, "rules.source" if source["title"] else "rules.practice", **source)
    return say(lang, "rules.says", place=place, says=source["says"][lang]) if source["says"] else place


def _diff_lines(first: Json, second: Json, rows: list[Json], lang: str) -> list[str]:
    names = {"first": first[lang], "second": second[lang]}
    if not rows:
        return [say(lang, "rules.same", **names)]

    def lines_of(row: Json, lang: str) -> list[str]:
        texts = [row[side][lang] if row[side] else say(lang, "rules.none") for side in ("first", "second")]
        sides = zip(names.values(), texts, strict=True)
        return [f"  {row['id']}", *(say(lang, "rules.side", name=name, text=text) for name, text in sides)]

    return [say(lang, "rules.diff", count=len(rows), **names), *_by_topic(rows, lang, lines_of)]


def _print(args: argparse.Namespace, found: Mapping[str, Any], lines: Any) -> None:
    """Print the value as JSON if asked to, else its lines."""
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join(lines()))
