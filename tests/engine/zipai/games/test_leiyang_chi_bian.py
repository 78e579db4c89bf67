"""吃边打边 (``chi.edge``) at a table: what may be discarded right after a 吃. Every row of the rule is a vector."""

from __future__ import annotations

from tests.engine.decks import play
from tests.engine.leiyang_tables import table, take
from tests.engine.scenes import lazily, play_scene
from tests.rows import each_row


def eaten(card, cards, *shapes, **options):
    """Seat 1 holds these cards and has eaten the dealer's card in these shapes; other seats lack that number."""
    hand = play(table(card, cards, "", apart=f"{card[0]}s{card[0]}b", **options), f"0 discard {card}")
    return take(hand, *shapes)


after = lazily(eaten)
NOTHING = "no limited; 0 sees limits -1 -1 -1"


@each_row(
    "scene",
    {
        "free: no card is beyond the one": (after("1s", "234s", "123s"), "1 discard 4s", NOTHING),
        "free: the other size": (after("3b", "456b6s", "345b"), "1 discard 6s", NOTHING),
        "free: every other card": (after("3s", "456s9b", "345s"), "1 discard 9b", NOTHING),
        "limited": (after("4s", "123s", "234s"), "1 discard 1s; told limited seat=1 card=1s wins=wu_hu,ka_hu"),
        "limited, big": (after("2b", "345b", "234b"), "1 discard 5b; told limited seat=1 card=5b wins=red"),
        "limited once by two equal runs": (
            after("4s", "4s5566s7s", "456s", "456s"),
            "1 discard 7s; told limited seat=1 card=7s wins=black,dot",
        ),
        "limited, as forbidden cards are with 比牌": (
            after("3s", "34512s6s", "345s", "123s"),
            "1 discard 6s; told limited seat=1 card=6s wins=red,black,dot,wu_hu",
        ),
        "forbidden": (after("3s", "456s", "345s"), "1 may not discard 6s: edge_forbidden"),
        "forbidden, big": (after("0b", "789b", "890b"), "1 may not discard 7b: edge_forbidden"),
        "forbidden after a 绞": (after("9s", "9s99b", "99s9b"), "1 may not discard 9b: edge_forbidden"),
        "forbidden after a 绞, with 比牌 too": (
            after("3s", "33s33b456s", "33s3b", "345s"),
            "1 may not discard 3b: edge_forbidden; 1 discard 6s; told limited wins=red,black,dot,wu_hu …",
        ),
        "red for red free by option": (after("7s", "890s", "789s", chi_bian_red=False), "1 discard 0s", NOTHING),
        "no other row changes with that option": (
            after("3s", "456s", "345s", chi_bian_red=False),
            "1 may not discard 6s: edge_forbidden",
        ),
        "switched off": (after("3s", "456s", "345s", chi_bian_da_bian=False), "1 discard 6s", NOTHING),
        "switched off, after a 绞": (after("3s", "3s33b", "33s3b", chi_bian_da_bian=False), "1 discard 3b", NOTHING),
    },
)
def test_a_discard_after_a_chi_is_free_limited_or_forbidden(scene):
    """``chi.edge``, ``chi.edge_red``."""
    play_scene(*scene)
