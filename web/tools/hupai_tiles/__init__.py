"""Draws the mahjong tiles: `python -m hupai_tiles FACE FONT.woff OUT.svg` writes a sprite with a symbol for each tile.

The face `picture` has the traditional pictures: numbers over 万, bamboo sticks, circles. The face `plain` has a big
digit over the character of the suit. Both have `t-1m` … `t-7z` and `t-back`. A symbol is what is printed on a tile;
the page's styles draw the tile itself.

Colours are custom properties, so that every theme sets its own: `--tile-ink`, `--tile-red`, `--tile-green`,
`--tile-blue`, and `--tile-face` for what shows through. The suits differ by shape too.
"""
