"""Golden hands: whole hands between bots, written down once and replayed in every test run.

Each file in ``golden/`` is a match record; a second file beside it holds every event as one line
of JSON. ``python -m tests.engine.golden_hands`` writes them anew after a rule was changed on purpose; read
the difference before committing it. To choose the seed of a new match,
``python -m tests.engine.golden_hands --seek leiyang won:by=discard fan:black`` looks for matches in which
all of that happens; without any word it counts whatever happens.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hupai.cli.options import chosen_options
from hupai.registry import games
from hupai.session import bot_action, match_from_record
from hupai.table.match import Match
from hupai.table.record import format_record
from hupai.version import __version__

FOLDER = Path(__file__).parent / "golden"
MATCHES = {
    "yongzhou-beginners": ("yongzhou", {}, ("beginner",) * 3, 4, "golden-a12"),
    "yongzhou-options": (
        "yongzhou",
        {"xing": "gen", "base_bonus": 1, "win_on_discard": True, "king_draw_penalty": 10, "red_to_dot": 13},
        ("beginner",) * 3,
        4,
        "golden-b38",
    ),
    "yongzhou-random": ("yongzhou", {}, ("random",) * 3, 3, "golden-3"),
    "yongzhou-plain-beginners": ("yongzhou-plain", {}, ("beginner",) * 3, 4, "golden-c14"),
    "yongzhou-plain-options": (
        "yongzhou-plain",
        {"xing": "fan", "min_huxi": 18, "win_on_discard": True},
        ("beginner",) * 3,
        4,
        "golden-d2",
    ),
    "paohuzi-beginners": ("paohuzi", {}, ("beginner",) * 3, 4, "golden-e2"),
    "paohuzi-options": (
        "paohuzi",
        {
            "min_huxi": 18,
            "ming_tang": "add",
            "dealer_after_draw": "next",
            "dihu": 4,
            "red_times": 3,
            "ti_hidden": "all",
            "xing": "gen",
            "win_on_discard": True,
        },
        ("beginner",) * 3,
        4,
        "golden-f35",
    ),
    "leiyang-beginners": ("leiyang", {}, ("beginner",) * 3, 4, "golden-g0"),
    "leiyang-random": ("leiyang", {}, ("random",) * 3, 3, "golden-h9"),
    "leiyang-options": (
        "leiyang",
        {
            "chi_bian_da_bian": False,
            "guo_hu": "free",
            "long_value": 2,
            "haidi": 2,
            "ming_tang": "add",
            "fang_wei": False,
            "wei_hidden": True,
            "dealer_after_draw": "stay",
        },
        ("beginner",) * 3,
        4,
        "golden-i16",
    ),
    "shaoyang-beginners": ("shaoyang", {}, ("beginner",) * 3, 4, "golden-j39"),
    "yongzhou-mahjong-random": ("yongzhou-mahjong", {}, ("random",) * 4, 3, "golden-yongzhou-mahjong-29"),
    "yongzhou-mahjong-options": (
        "yongzhou-mahjong",
        {"score": "open", "chi": True, "birds": 2, "kong_on_draw": "keep", "honour_flip": "reflip", "lan_gap": 2},
        ("random",) * 4,
        3,
        "golden-yongzhou-mahjong-13",
    ),
    "kawuxing-random": ("kawuxing", {}, ("random",) * 3, 3, "golden-kawuxing-3"),
    "kawuxing-options": (
        "kawuxing",
        {"min_discard": 1, "draw_penalty": "suizhou", "sigui": "any", "both_revealed": 4, "profile": "xiangyang"},
        ("random",) * 3,
        3,
        "golden-kawuxing-3",
    ),
    "yibin-random": ("yibin", {}, ("random",) * 4, 3, "golden-yibin-34"),
    "yibin-options": (
        "yibin",
        {"wilds": 8, "piao": "fixed", "kong_points": "sichuan", "zimo_bonus": 1},
        ("random",) * 4,
        3,
        "golden-yibin-35",
    ),
}


def play(match: Match) -> None:
    """Play a match of bots to its end."""
    while not match.over:
        if match.hand.result is not None:
            match.next()
        else:
            seat = match.hand.to_act[0]
            match.act(seat, bot_action(match, seat))


def event_lines(match: Match) -> list[str]:
    """Return every event of every hand, secrets included, one line of JSON each."""
    return [
        json.dumps({"hand": number, **event}, ensure_ascii=False, sort_keys=True)
        for number in range(1, match.number + 1)
        for event in match.hand_number(number).events_for(None)
    ]


def happenings(match: Match) -> set[str]:
    """Return what happened in a match, as words to seek.

    Every event gives its name, such as ``barred`` or ``won``, and more words for how it happened, such as
    ``won:by=discard`` or ``wei:chou=true``. Every fan of a win gives a word such as ``fan:red``.
    """
    found: set[str] = set()
    for number in range(1, match.number + 1):
        hand = match.hand_number(number)
        for event in hand.events_for(None):
            name = event["t"]
            how = {key: value for key, value in event.items() if isinstance(value, str | bool)}
            told = (f"{name}:{key}={str(value).lower()}" for key, value in how.items() if key not in ("t", "card"))
            found |= {name, *told}
        found |= {f"fan:{fan}" for fan in _fans(hand.result)}
    return found


def _fans(result: Any) -> list[str]:
    """Return what the wins of a hand's result are worth something for; each family keeps it in its own way."""
    if result is None:
        return []
    if hasattr(result, "wins"):
        return [item.id for win in result.wins for item in win.value.items]
    return [fan for fan, _ in (*result.win.price.huxi_fans, *result.win.price.fans)] if result.win else []


def seek(
    game_id: str, wanted: set[str], options: Mapping[str, Any], bot: str, hands: int, tries: int
) -> tuple[list[str], Counter[str]]:
    """Return the seeds of the matches in which everything wanted happens, and in how many each thing happened."""
    game = games[game_id]
    seeds: list[str] = []
    counts: Counter[str] = Counter()
    for number in range(tries):
        seed = f"golden-{game_id}-{number}"
        match: Match = Match(game, game.rules(**options), (bot,) * game.seats, hands, seed)
        play(match)
        found = happenings(match)
        counts.update(found)
        if wanted <= found:
            seeds.append(seed)
    return seeds, counts


def write(names: list[str]) -> None:
    """Write all golden files, or those of the named matches."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or MATCHES:
        game_id, options, bots, hands, seed = MATCHES[name]
        game = games[game_id]
        match: Match = Match(game, game.rules(**options), bots, hands, seed)
        play(match)
        text = format_record(match.record(__version__))
        (FOLDER / f"{name}.record").write_text(text)
        (FOLDER / f"{name}.events").write_text("\n".join(event_lines(match_from_record(text))) + "\n")
        print(name, [row.scores for row in match.tally])


def main() -> None:
    """Write golden files, or seek seeds for new ones."""
    parser = argparse.ArgumentParser(description="Write the golden hands, or seek a seed for new ones.")
    parser.add_argument("names", nargs="*", help="matches to write (default: all); with --seek: what has to happen")
    parser.add_argument("--seek", metavar="ID", choices=games, help="print seeds of this game instead of writing")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule of the match")
    parser.add_argument("--bot", default="beginner", help="who plays in every seat (default: %(default)s)")
    parser.add_argument("--hands", type=int, default=4, help="hands in a match (default: %(default)s)")
    parser.add_argument("--tries", type=int, default=300, help="how many seeds to try (default: %(default)s)")
    given = parser.parse_args()
    wanted = set(given.names)
    if given.seek is None:
        if not wanted <= set(MATCHES):
            parser.error(f"not in MATCHES: {', '.join(sorted(wanted - set(MATCHES)))}")
        write(given.names)
        return
    options = chosen_options(given.seek, given.option)
    seeds, counts = seek(given.seek, wanted, options, given.bot, given.hands, given.tries)
    for word in sorted(wanted or counts):
        print(f"{word}: in {counts[word]} of {given.tries} matches")
    if wanted:
        print("seeds with all of it:", " ".join(seeds[:10]) or "none")
    sys.exit(0 if seeds else 1)


if __name__ == "__main__":
    main()
