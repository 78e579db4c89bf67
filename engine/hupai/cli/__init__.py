"""The command line: ``hupai play | score | waits | simulate | arena | train | replay | review | rules | …``.

Every command prints sentences, or with ``--json`` one JSON value on one line. Every error is one line on
standard error and exit code 2.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from hupai.cli.arguments import parser
from hupai.cli.errors import Refused, UsageError
from hupai.cli.words import say
from hupai.explain.language import LANGUAGES
from hupai.registry import games, vocabulary_of
from hupai.table.errors import EngineError

WRONG = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    lang = language(words)
    _open_streams()
    args = argparse.Namespace()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        parser().parse_args(words, args)
        args.lang = lang
        args.run(args)
        sys.stdout.flush()
    except UsageError as error:
        return _complain(lang, say(lang, "error.usage", why=str(error)))
    except EngineError as error:
        return _complain(lang, vocabulary_of(error.family or _family(args)).error_sentence(error)[lang])
    except Refused as error:
        return _complain(lang, error.text[lang])
    except BrokenPipeError:
        # Whoever read our output has seen enough; the interpreter must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        if error.filename is None:
            return _complain(lang, say(lang, "error.output", why=str(error.strerror)))
        return _complain(lang, say(lang, "error.file", path=str(error.filename), why=str(error.strerror)))
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    return 0


def _family(args: argparse.Namespace) -> str:
    """Return the family of the game that the command is about, empty where it names none or one that is not there."""
    game = getattr(args, "game", None)
    return games[game].family.id if isinstance(game, str) and game in games else ""


def _open_streams() -> None:
    """Open the standard streams that a caller closed, on nothing: Python leaves None there."""
    for name, way, mode in (("stdin", os.O_RDONLY, "r"), ("stdout", os.O_WRONLY, "w"), ("stderr", os.O_WRONLY, "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, way), mode, encoding="utf-8"))


def language(words: Sequence[str]) -> str:
    """Return the language to speak: ``--lang`` if it names one, else the environment's, else English."""
    for at, word in enumerate(words):
        chosen = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(words):
            chosen = words[at + 1]
        if chosen in LANGUAGES:
            return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "zh" if value.lower().startswith("zh") else "en"
    return "en"


def _complain(lang: str, text: str) -> int:
    """Print one line on standard error and return the exit code of an error."""
    print(say(lang, "error", text=" ".join(text.split())), file=sys.stderr)
    return WRONG
