"""Golden hands: whole hands between bots, written down once and replayed in every test run.

Each file in ``golden/`` is a match record; a second file beside it holds every event as one line
of JSON. ``python -m tests.engine.golden_hands`` writes them anew after a rule was changed on purpose; read
the difference before committing it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

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


def main() -> None:
    """Write all golden files, or the named ones."""
    FOLDER.mkdir(exist_ok=True)
    for name, (game_id, options, bots, hands, seed) in MATCHES.items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        game = games[game_id]
        match: Match = Match(game, game.rules(**options), bots, hands, seed)
        play(match)
        text = format_record(match.record(__version__))
        (FOLDER / f"{name}.record").write_text(text)
        (FOLDER / f"{name}.events").write_text("\n".join(event_lines(match_from_record(text))) + "\n")
        print(name, [row.scores for row in match.tally])


if __name__ == "__main__":
    main()
