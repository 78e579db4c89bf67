"""A zipai score in lines of text: its proof, the best other reading of the cards, and what a hand waits for."""

from __future__ import annotations

from hupai.table.json_object import Facts
from hupai.zipai.explain.card_words import plain_cards
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.settlement import discarder_pays
from hupai.zipai.rules.win_facts import BY_DISCARD, BY_NAMES
from hupai.zipai.terminal_words import say


def score_lines(found: Facts, lang: str) -> list[str]:
    """Return a score in words: every step of its proof with its rule, and the best other reading of the cards."""
    if not found["wins"]:
        return [say(lang, "score.no", text=found["why"]["text"][lang])]
    lines = [say(lang, "score.wins", huxi=found["huxi"], red=found["red"])]
    lines += [score_line(line, lang) for line in found["lines"]]
    if found["discarder_pays"] is not None:
        lines.append(say(lang, "score.discarder", points=found["discarder_pays"]))
    return lines + _other_reading(found["alternative"], lang)


def score_line(line: Facts, lang: str) -> str:
    """Return one step of a proof with the rule it follows."""
    return say(lang, "score.line", text=line["text"][lang], rule=line["rule"])


def waits_lines(found: Facts, rules: ZipaiRules, by: str | None, lang: str) -> list[str]:
    """Return what a hand waits for, a line for each card; ``by`` is how the cards are to come."""
    key = "waits.row.discard" if by == BY_NAMES[BY_DISCARD] else "waits.row"
    # Between two, whoever plays the card pays what every loser pays.
    rows = [
        say(lang, key, **row, alone=discarder_pays(rules, BY_DISCARD, row["pay_each"]) or row["pay_each"])
        for row in found["waits"]
    ]
    return rows or [say(lang, "waits.none")]


def _other_reading(other: Facts | None, lang: str) -> list[str]:
    """Return the best other reading of the same cards and why it lost; nothing where there is none."""
    if other is None:
        return []
    groups = [
        f"{VOCABULARY.label('group_short', group['kind'])[lang]} {plain_cards(group['cards'])}"
        for group in other["groups"]
    ]
    return [say(lang, "score.other", groups="  ".join(groups)), score_line(other["why"], lang)]
