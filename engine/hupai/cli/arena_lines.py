"""What simulations and measurements read like: sentences, and the cross table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hupai.cli.printing import width
from hupai.cli.words import say
from hupai.explain.names import label, names

Json = Mapping[str, Any]


def bot_name(bot: str, lang: str) -> str:
    """Return what people call a bot of the ladder; another one, such as strong@weights.json, is called as written."""
    return label("bot", bot)[lang] if bot in names("bot") else bot


def simulation_lines(found: Json, lang: str) -> list[str]:
    """Return what happened in a simulation in sentences."""
    name = label("game", found["game"])[lang]
    counts = {key: found[key] for key in ("hands", "won", "drawn")}
    lines = [say(lang, "simulate.hands", name=name, **counts)]
    for seat, bot in enumerate(found["bots"]):
        words = {"bot": bot_name(bot, lang), "wins": found["wins"][seat], "points": found["mean_points"][seat]}
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


def duel_lines(found: Json, lang: str) -> list[str]:
    """Return the figures of a duel in sentences."""
    head = {"name": label("game", found["game"])[lang], "candidate": bot_name(found["candidate"], lang)}
    head["against"] = others_name(found["against"], lang)
    lines = [
        say(lang, "arena.score", **head, deals=found["deals"], **_signed(found, "")),
        say(lang, "arena.sigma", sigma=f"{found['sigma']:.2f}", **_signed(found, "_sigma")),
        say(
            lang,
            "arena.hands",
            huxi="–" if found["mean_huxi"] is None else found["mean_huxi"],
            **{key: found[key] for key in ("won", "lost", "drawn")},
        ),
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


def _signed(found: Json, unit: str) -> dict[str, str]:
    """Return the score and its interval with their signs."""
    places = 3 if unit else 2
    return {key: f"{found[key + unit]:+.{places}f}" for key in ("ev", "low", "high")}


def compare_lines(found: Json, lang: str) -> list[str]:
    """Return the figures of a comparison in sentences."""
    one, other, more = found["candidate"], found["baseline"], found["difference"]
    words = {"candidate": bot_name(one["candidate"], lang), "baseline": bot_name(other["candidate"], lang)}
    lines = [
        say(lang, "arena.difference", **words, **_signed(more, "")),
        say(lang, "arena.in_sigma", **_signed(more, "_sigma")),
    ]
    return [*duel_lines(one, lang), *duel_lines(other, lang), *lines]


def others_name(against: str, lang: str) -> str:
    """Return what people call the two others of a match-up."""
    bots = [bot_name(bot, lang) for bot in against.split(",")]
    if len(bots) == 1:
        return say(lang, "arena.two", bot=bots[0])
    return say(lang, "arena.mixed", first=bots[0], second=bots[1])


def match_up_name(found: Json, lang: str) -> str:
    """Return who plays whom."""
    others = others_name(found["against"], lang)
    return say(lang, "arena.match_up", candidate=bot_name(found["candidate"], lang), against=others)


def cross_lines(found: Json, lang: str) -> list[str]:
    """Return the cross table: a row for each candidate, a column for each opponent, scores in σ."""
    bots = found["bots"]
    score = {(cell["candidate"], cell["against"]): _short(cell) for cell in found["cells"]}
    rows = [["", *(others_name(bot, lang) for bot in bots)]]
    rows += [[bot_name(one, lang), *(score.get((one, other), "0") for other in bots)] for one in bots]
    widths = [max(width(row[place]) for row in rows) for place in range(len(bots) + 1)]
    lines = [say(lang, "arena.cross", name=label("game", found["game"])[lang], deals=found["deals"])]
    for row in rows:
        first, *cells = (" " * (room - width(text)) + text for room, text in zip(widths, row, strict=True))
        lines.append("  ".join([first, *cells]))
    mixed = [cell for cell in found["cells"] if "," in cell["against"]]
    lines += [say(lang, "arena.mixed.row", match_up=match_up_name(cell, lang), score=_short(cell)) for cell in mixed]
    return [*lines, say(lang, "arena.cross.note")]


def _short(cell: Json) -> str:
    """Return a score in σ and half its interval's width."""
    return f"{cell['ev_sigma']:+.3f} ±{(cell['high_sigma'] - cell['low_sigma']) / 2:.3f}"
