"""The rules a record was made under, or everything that speaks against them, at once.

Options come and go with versions. A record lists the options of the version that wrote it, and its
fingerprint is taken over exactly those, so an older one is read as it was meant: what it could not yet choose
is at its default, which is what was played before there was a choice. Nothing else is filled in.
"""

from __future__ import annotations

import re
from typing import Any

from hupai.table.errors import CorruptRecord, InvalidRules
from hupai.table.record import MatchRecord
from hupai.version import __version__
from hupai.zipai.game import ZipaiGame, fingerprint
from hupai.zipai.rules import ZipaiRules

_OPTIONS_LINE, _RULES_LINE = 4, 5


def recorded_rules(game: ZipaiGame, record: MatchRecord) -> ZipaiRules:
    """Return the rules the record's header describes.

    Raises CorruptRecord ``wrong_header`` whose ``problems`` lists every fault: what the game says of the
    options, ``missing_option`` for one that the writing version had, ``wrong_rules_hash``. Its facts name
    that ``engine`` and this ``version``.
    """
    problems: list[dict[str, Any]] = []
    rules = None
    try:
        rules = game.rules(**record.options)
    except InvalidRules as error:
        problems += error.facts["problems"]
    written_by = _numbers(record.engine)
    problems += [
        {"code": "missing_option", "option": option.name}
        for option in game.options
        if option.name not in record.options and _numbers(option.since) <= written_by
    ]
    if record.rules != fingerprint(game.id, record.options):
        problems.append({"code": "wrong_rules_hash", "rules": record.rules[:32]})
    if problems or rules is None:
        only_hash = [problem["code"] for problem in problems] == ["wrong_rules_hash"]
        raise CorruptRecord(
            "wrong_header",
            position=_RULES_LINE if only_hash else _OPTIONS_LINE,
            engine=record.engine[:32],
            version=__version__,
            problems=problems,
        )
    return rules


def _numbers(version: str) -> tuple[int, ...]:
    """Return a version as numbers; what is no version is read as this one."""
    text = version if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,4}){2}", version) else __version__
    return tuple(map(int, text.split(".")))
