"""``hupai svg``: draw a hand or groups as an SVG file."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import hupai
from hupai.picture.parts import LABELS


def draw(args: argparse.Namespace) -> None:
    """``hupai svg``: groups alone are drawn as groups, anything else as a hand."""
    look = {name: getattr(args, name) for name in ("caption", "lang", "face", "index", "theme", "width")}
    parts = {name: getattr(args, name) for name in LABELS}
    if args.laid and not any(text for name, text in parts.items() if name != "laid"):
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
