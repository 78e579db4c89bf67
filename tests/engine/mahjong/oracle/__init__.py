"""A second, slow reading of when a mahjong hand is complete. It shares no code with hupai.

Tiles are strings such as `5p`; a hand is a list of them and a number of wilds.
"""

from .shapes import complete, complete_by_trying, oracle_waits
from .targets import most_held
from .tiles import ALL_TILES, read

__all__ = ["ALL_TILES", "complete", "complete_by_trying", "most_held", "oracle_waits", "read"]
