"""The one of bamboo: a bird on a twig, as on most sets."""

from __future__ import annotations

from hupai_tiles.marks import discs, filled, lines, stroked

TAIL = (
    "M150 214Q236 208 262 300Q270 334 258 352Q236 338 214 304Q196 282 166 262z",
    "M140 226Q196 262 204 330Q206 358 196 374Q172 356 154 318Q138 288 132 250z",
)
BODY = "M92 118Q76 150 92 196Q112 252 168 262Q206 264 214 240Q200 168 150 132Q140 124 136 112z"
WING = "M126 172Q178 160 208 206Q218 224 214 240Q168 246 140 214Q126 196 126 172z"
HEAD = "M112 62a36 36 0 1 0 .1 0z"


def picture() -> str:
    """Return what is printed on the tile."""
    return (
        filled("blue", TAIL[0])
        + filled("green", TAIL[1])
        + lines([stroked("face", 7, "M186 244Q230 270 250 330M156 266Q180 300 190 350")])
        + filled("green", BODY + HEAD)
        + filled("red", WING)
        + lines(
            [
                stroked("face", 7, "M146 188Q178 190 200 220M148 206Q166 222 186 228"),
                stroked("red", 11, "M112 60Q104 36 86 30M122 60Q122 34 112 18M132 64Q142 42 138 26"),
                stroked("ink", 12, "M114 258V340M138 262V340"),
                stroked("green", 18, "M60 346H152"),
            ]
        )
        + filled("red", "M80 84L44 104L84 114z")
        + lines([stroked("face", 20, discs([(106, 92)])), stroked("ink", 10, discs([(104, 92)]))])
    )
