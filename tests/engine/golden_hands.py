"""Golden hands: whole hands between bots, written down once and replayed in every test run.

Each file in ``golden/`` is a match record; a second file beside it holds every event as one line
of JSON. ``python -m tests.engine.golden_hands`` writes them anew after a rule was changed on purpose; read
the difference before committing it. To choose the seed of a new match,
``python -m tests.engine.golden_hands --seek leiyang won:by=discard fan:black`` looks for matches in which
all of that happens; without any word it counts whatever happens. The same with ``--new NAME`` and a seed for the words
writes that match.
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
from hupai.table.record import format_record, parse_record
from hupai.version import __version__

FOLDER = Path(__file__).parent / "golden"


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
    if hasattr(result.win, "reading"):
        return list(result.win.price.named)
    return [fan for fan, _ in (*result.win.price.huxi_fans, *result.win.price.fans)] if result.win else []


def seek(
    game_id: str, wanted: set[str], options: Mapping[str, Any], bot: str, hands: int, tries: int
) -> tuple[list[str], Counter[str]]:
    """Return the seeds of the matches in which everything wanted happens, and in how many each thing happened."""
    game, rules = games[game_id], games[game_id].rules(**options)
    seeds: list[str] = []
    counts: Counter[str] = Counter()
    for number in range(tries):
        seed = f"golden-{game_id}-{number}"
        match: Match = Match(game, rules, (bot,) * game.family.play.seats(rules), hands, seed)
        play(match)
        found = happenings(match)
        counts.update(found)
        if wanted <= found:
            seeds.append(seed)
    return seeds, counts


def write(name: str, match: Match) -> None:
    """Let the bots of a new match play it, and write its golden files."""
    play(match)
    text = format_record(match.record(__version__))
    (FOLDER / f"{name}.record").write_text(text)
    (FOLDER / f"{name}.events").write_text("\n".join(event_lines(match_from_record(text))) + "\n")
    print(name, [row.scores for row in match.tally])


def again(name: str) -> Match:
    """Return the match of a golden record before its first action."""
    record = parse_record((FOLDER / f"{name}.record").read_text())
    game = games[record.game]
    return Match(game, game.rules(**record.options), record.seats, record.hands, record.seed)


def main() -> None:
    """Write golden files, or seek seeds for new ones."""
    parser = argparse.ArgumentParser(description="Write the golden hands, or seek a seed for new ones.")
    parser.add_argument("names", nargs="*", help="matches to write anew (default: all); with --seek: what must happen")
    parser.add_argument("--seek", metavar="ID", choices=games, help="print seeds of this game instead of writing")
    parser.add_argument("--new", metavar="NAME", help="with --seek: write the match of this one seed under a new name")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule of the match")
    parser.add_argument("--bot", default="beginner", help="who plays in every seat (default: %(default)s)")
    parser.add_argument("--hands", type=int, default=4, help="hands in a match (default: %(default)s)")
    parser.add_argument("--tries", type=int, default=300, help="how many seeds to try (default: %(default)s)")
    given = parser.parse_args()
    wanted = set(given.names)
    if given.seek is None:
        known = {path.stem for path in FOLDER.glob("*.record")}
        if not wanted <= known:
            parser.error(f"no golden hands: {', '.join(sorted(wanted - known))}")
        for name in given.names or sorted(known):
            write(name, again(name))
        return
    options = chosen_options(given.seek, given.option)
    if given.new:
        game, (seed,) = games[given.seek], given.names
        rules = game.rules(**options)
        write(given.new, Match(game, rules, (given.bot,) * game.family.play.seats(rules), given.hands, seed))
        return
    seeds, counts = seek(given.seek, wanted, options, given.bot, given.hands, given.tries)
    for word in sorted(wanted or counts):
        print(f"{word}: in {counts[word]} of {given.tries} matches")
    if wanted:
        print("seeds with all of it:", " ".join(seeds[:10]) or "none")
    sys.exit(0 if seeds else 1)


if __name__ == "__main__":
    main()
