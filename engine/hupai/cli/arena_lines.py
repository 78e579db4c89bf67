"""Measurements in words: sentences, and the cross table."""

from __future__ import annotations

from typing import Final

from hupai.cli.names import bot_name, game_name
from hupai.cli.printing import width
from hupai.cli.terminal import terminal_of
from hupai.cli.words import say
from hupai.explain.wording import JOIN
from hupai.registry import game_named
from hupai.table.json_object import Facts

_COUNTED: Final = {
    "zh": {1: "一", 2: "两", 3: "三", 4: "四"},
    "en": {1: "one", 2: "two", 3: "three", 4: "four"},
}
"""Small numbers as they are said before what they count."""


def duel_lines(found: Facts, lang: str) -> list[str]:
    """Return the figures of a duel in sentences."""
    game = game_named(found["game"])
    head = {
        "name": game_name(game.id, lang, found["options"]),
        "candidate": bot_name(found["candidate"], lang),
        "against": others_name(found, lang),
        "seats": _all_seats(_seats(found), lang),
    }
    figure = terminal_of(game.family, lang).figures_phrase(found)
    lines = [
        say(lang, "arena.score", **head, deals=found["deals"], **_signed(found, "")),
        say(lang, "arena.sigma", sigma=f"{found['sigma']:.2f}", **_signed(found, "_sigma")),
        say(lang, "arena.above", **_percent(found)),
        say(lang, "arena.hands", figure=figure, **{key: found[key] for key in ("won", "lost", "drawn")}),
        say(
            lang,
            "arena.moves",
            mine=found["ms_per_move"],
            theirs=found["against_ms_per_move"],
            illegal=found["illegal"],
            against=found["against_illegal"],
        ),
    ]
    test = found.get("test")
    if test:
        words = {key: test[key] for key in ("h0", "h1", "llr")}
        lines.append(say(lang, f"arena.test.{test['verdict']}", **words))
    return lines


def _signed(found: Facts, unit: str) -> dict[str, str]:
    """Return the score and its interval with their signs."""
    places = 3 if unit else 2
    return {key: f"{found[key + unit]:+.{places}f}" for key in ("ev", "low", "high")}


def _percent(found: Facts) -> dict[str, str]:
    """Return how often the points stand above another's, with the interval, in per cent."""
    keys = {"above": "above", "low": "above_low", "high": "above_high", "equal": "equal"}
    return {name: f"{100 * found[key]:.1f}" for name, key in keys.items()}


def compare_lines(found: Facts, lang: str) -> list[str]:
    """Return the figures of a comparison in sentences."""
    one, other, more = found["candidate"], found["baseline"], found["difference"]
    words = {"candidate": bot_name(one["candidate"], lang), "baseline": bot_name(other["candidate"], lang)}
    lines = [
        say(lang, "arena.difference", **words, **_signed(more, "")),
        say(lang, "arena.in_sigma", **_signed(more, "_sigma")),
    ]
    return [*duel_lines(one, lang), *duel_lines(other, lang), *lines]


def others_name(found: Facts, lang: str) -> str:
    """Return what people call the others of a match-up: copies of one bot, or different ones."""
    bots = [bot_name(bot, lang) for bot in found["against"].split(",")]
    if len(bots) == 1:
        return _copies(bots[0], _seats(found) - 1, lang)
    return say(lang, "arena.mixed", first=JOIN[lang].join(bots[:-1]), last=bots[-1])


def _copies(bot: str, number: int, lang: str) -> str:
    """Return so many copies of a bot."""
    return bot if number == 1 else say(lang, "arena.copies", number=_counted(number, lang), bot=bot)


def _seats(found: Facts) -> int:
    """Return how many played in a match-up: every deal was played once in each seat."""
    hands: int = found["won"] + found["lost"] + found["drawn"]
    return hands // int(found["deals"])


def _counted(number: int, lang: str) -> str:
    return _COUNTED[lang].get(number, str(number))


def _all_seats(number: int, lang: str) -> str:
    if lang == "zh":
        return f"{_counted(number, lang)}家"
    return "both" if number == 2 else f"all {_counted(number, lang)}"


def match_up_name(found: Facts, lang: str) -> str:
    """Return who plays whom."""
    return say(lang, "arena.match_up", candidate=bot_name(found["candidate"], lang), against=others_name(found, lang))


def cross_lines(found: Facts, lang: str) -> list[str]:
    """Return the cross table: a row for each candidate, a column for each opponent, scores in σ."""
    bots = found["bots"]
    names = [bot_name(bot, lang) for bot in bots]
    others = _seats(found["cells"][0]) - 1
    score = {(cell["candidate"], cell["against"]): _short(cell) for cell in found["cells"]}
    rows = [["", *(_copies(name, others, lang) for name in names)]]
    rows += [[name, *(score.get((bot, other), "0") for other in bots)] for bot, name in zip(bots, names, strict=True)]
    widths = [max(width(row[place]) for row in rows) for place in range(len(bots) + 1)]
    lines = [say(lang, "arena.cross", name=game_name(found["game"], lang, found["options"]), deals=found["deals"])]
    for row in rows:
        first, *cells = (" " * (room - width(text)) + text for room, text in zip(widths, row, strict=True))
        lines.append("  ".join([first, *cells]))
    mixed = [cell for cell in found["cells"] if "," in cell["against"]]
    lines += [say(lang, "arena.mixed.row", match_up=match_up_name(cell, lang), score=_short(cell)) for cell in mixed]
    note = "arena.cross.note.one" if others == 1 else "arena.cross.note"
    return [*lines, say(lang, note, others=_counted(others, lang))]


def _short(cell: Facts) -> str:
    """Return a score in σ and half its interval's width."""
    return f"{cell['ev_sigma']:+.3f} ±{(cell['high_sigma'] - cell['low_sigma']) / 2:.3f}"
