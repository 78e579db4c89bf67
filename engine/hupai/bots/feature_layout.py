"""Numbers the features of a learned bot block by block."""

from __future__ import annotations

import hashlib


class FeatureLayout:
    """The blocks of a feature set, in the order they were added."""

    def __init__(self) -> None:
        self.size = 0
        self.blocks: list[tuple[str, int, int]] = []

    def block(self, name: str, size: int) -> int:
        """Add a block and return its first number."""
        first = self.size
        self.blocks.append((name, first, size))
        self.size += size
        return first

    @property
    def schema(self) -> str:
        """16 hex digits that change whenever a block is added, moved or resized."""
        return hashlib.sha256(repr(self.blocks).encode()).hexdigest()[:16]
