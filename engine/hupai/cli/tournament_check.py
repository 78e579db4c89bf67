"""``hupai tournament --check FILE``: play the hands of a saved tournament again and say whether all agree."""

from __future__ import annotations

import argparse

from hupai.arena.checking import check_tournament, read_tournament
from hupai.cli.files import read_record
from hupai.cli.names import game_name
from hupai.cli.printing import print_answer
from hupai.cli.progress import Progress
from hupai.cli.simulate import workers
from hupai.cli.words import say


def check(args: argparse.Namespace) -> None:
    """Check the tournament of a file; the first hand that differs is an error."""
    file = read_tournament(read_record(args.check))
    where = {name: value for name, value in workers(args).items() if name != "ledger"}
    with Progress(args.lang) as progress:
        checked = check_tournament(file, progress=progress, **where)
    cup = file.tournament
    found = {
        "preset": cup.plan.id,
        "game": cup.plan.game,
        "seed": cup.seed,
        "over": cup.over,
        "checked": checked.hands,
        "unchecked": checked.unread,
    }
    facts = {"name": game_name(cup.plan.game, args.lang, cup.plan.options), "seed": cup.seed}
    lines = [say(args.lang, "tournament.checked", hands=checked.hands, **facts)]
    if checked.unread:
        lines.append(say(args.lang, "tournament.unchecked", hands=checked.unread))
    print_answer(args, found, lambda: lines)
