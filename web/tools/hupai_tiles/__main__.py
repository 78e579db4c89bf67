"""Writes the sprite of one face: `python -m hupai_tiles FACE FONT.woff OUT.svg`."""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

from hupai_tiles.faces import sprite

if __name__ == "__main__":
    Path(sys.argv[3]).write_text(sprite(sys.argv[1], TTFont(sys.argv[2])), "utf-8")
