"""``hupai svg``: draw a hand, groups or a position as an SVG file."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path

import hupai
from hupai.picture.parts import LABELS
from hupai.table.errors import InvalidRequest


def draw(args: argparse.Namespace) -> None:
    """``hupai svg``: a position, groups alone as groups, anything else as a hand."""
    look = {name: getattr(args, name) for name in ("caption", "lang", "face", "index", "theme", "width")}
    parts = {name: getattr(args, name) for name in LABELS}
    if args.position:
        _check_alone(parts)
        picture = hupai.svg.position(args.position, **look)
    elif args.laid and not any(text for name, text in parts.items() if name != "laid"):
        picture = hupai.svg.meld(args.laid, game=args.game, **look)
    else:
        picture = hupai.svg.hand(game=args.game, **parts, **look)
    if args.output:
        Path(args.output).write_text(picture.svg, "utf-8")
    if args.json:
        found = {"title": picture.title, "description": picture.description, "svg": picture.svg}
        print(json.dumps(found, ensure_ascii=False))
    elif not args.output:
        print(picture.svg)


def _check_alone(parts: Mapping[str, str]) -> None:
    """Refuse parts of a hand beside a position: InvalidRequest ``wrong_argument``."""
    for name, text in parts.items():
        if text:
            raise InvalidRequest("wrong_argument", name=name, expected="--position")
