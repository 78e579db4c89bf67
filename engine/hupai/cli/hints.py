"""The lines of a hint: what can be seen, what a judge would do, and why."""

from __future__ import annotations

from collections.abc import Iterable

from hupai.cli.words import say
from hupai.explain.vocabulary import Vocabulary
from hupai.session.advice import EXPLAINED, SEEN
from hupai.table.json_object import Facts


def hint_lines(hint: Facts, words: Vocabulary, lang: str) -> list[str]:
    """Return the lines of a hint's last step: what can be seen, what is suggested, or why."""
    if hint["step"] == SEEN:
        return [say(lang, "hint.seen"), *reason_lines(hint["situation"], lang)]
    best = words.fact_words("action", hint["best"]["action"], lang)
    if hint["step"] == EXPLAINED:
        reasons = [*hint["best"]["reasons"], *hint["best"]["effects"]]
        return [say(lang, "hint.why", what=best), *reason_lines(reasons, lang)]
    lines = [say(lang, "hint.best", what=best)]
    if hint["says"] is not None:
        lines += reason_lines([hint["says"]], lang)
    if hint["second"] is not None:
        lines.append(say(lang, "hint.second", what=words.fact_words("action", hint["second"]["action"], lang)))
    return lines


def reason_lines(reasons: Iterable[Facts], lang: str) -> list[str]:
    """Return the sentence of each reason."""
    return [say(lang, "hint.line", text=reason["text"][lang]) for reason in reasons]
