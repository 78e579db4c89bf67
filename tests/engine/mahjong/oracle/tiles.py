"""Tiles as strings, read from text such as `123m 5p 77z`, and the groups they form."""

ALL_TILES = [f"{rank}{suit}" for suit in "msp" for rank in range(1, 10)] + [f"{place}z" for place in range(1, 8)]
"""In ascending order."""

TRIPLETS = [[tile] * 3 for tile in ALL_TILES]
RUNS = [[f"{rank + step}{suit}" for step in range(3)] for suit in "msp" for rank in range(1, 8)]
PAIRS = [[tile] * 2 for tile in ALL_TILES]


def beside(tile, meld):
    """The two other tiles of a meld."""
    at = meld.index(tile)
    return meld[:at] + meld[at + 1 :]


BESIDE = {tile: [beside(tile, meld) for meld in TRIPLETS + RUNS if tile in meld] for tile in ALL_TILES}
"""For each tile, the two other tiles of every meld it can be in."""

ORPHANS = [f"{rank}{suit}" for suit in "msp" for rank in (1, 9)] + [f"{place}z" for place in range(1, 8)]


def read(text):
    """The tiles of a text, in its order."""
    tiles = []
    for word in text.split():
        tiles += [rank + word[-1] for rank in word[:-1]]
    return tiles
