"""The rules that a record was made under, or every problem with them at once.

Versions add options. A record lists the options of the build that wrote it, and its fingerprint covers exactly those.
An option that is newer than the record has the value that was played before the option existed: its default, or
:attr:`~hupai.table.options.Option.before` where the default is another one now. A build may have been made before an
option of its own version came. Nothing else is filled in.
"""

from __future__ import annotations

import re

from hupai.table.errors import CorruptRecord, InvalidRules
from hupai.table.family import Rules
from hupai.table.game import Game, fingerprint
from hupai.table.json_object import Json
from hupai.table.options import as_named
from hupai.table.record import MatchRecord
from hupai.version import __version__

_OPTIONS_LINE, _RULES_LINE = 4, 5
_FIRST = (0, 1, 0)
"""The version that every option was in which names no other."""


def recorded_rules(game: Game, record: MatchRecord) -> Rules:
    """Return the rules that the record's header describes.

    Raises CorruptRecord ``wrong_header`` whose ``problems`` lists every fault: what the game says of the
    options, ``missing_option`` for one that every build of the writing version had, ``wrong_rules_hash``. Its facts
    name that ``engine`` and this ``version``.
    """
    problems: list[Json] = []
    rules: Rules | None = None
    try:
        rules = game.rules(**as_named(game.options, record.options))
    except InvalidRules as error:
        problems += error.facts["problems"]
    written_by = _numbers(record.engine)
    problems += [
        {"code": "missing_option", "option": option.name}
        for option in game.options
        if option.name not in record.options and _always_had(written_by, _numbers(option.since))
    ]
    if record.rules != fingerprint(game.id, record.options):
        problems.append({"code": "wrong_rules_hash", "rules": record.rules[:32]})
    if problems or rules is None:
        only_hash = [problem["code"] for problem in problems] == ["wrong_rules_hash"]
        raise CorruptRecord(
            "wrong_header",
            family=game.family.id,
            position=_RULES_LINE if only_hash else _OPTIONS_LINE,
            engine=record.engine[:32],
            version=__version__,
            problems=problems,
        )
    return rules


def _always_had(version: tuple[int, ...], since: tuple[int, ...]) -> bool:
    """Return whether every build of a version had an option that came with another one."""
    return since == _FIRST or since < version


def _numbers(version: str) -> tuple[int, ...]:
    """Return a version as numbers; a text that is not a version counts as the current one."""
    text = version if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,4}){2}", version) else __version__
    return tuple(map(int, text.split(".")))
