"""Writes the data of the reading pages: `python -m hupai_learn FOLDER`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from hupai_learn.files import files


def main(folder: Path) -> None:
    """Write the files, each in one line so that they stay small."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, value in files().items():
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
