"""A table is found for what any seat sees, also where few deals let another seat be asked as it must be."""

from __future__ import annotations

import pytest

from hupai.guihuzi.determinize.sample import sample
from hupai.guihuzi.position import format_position, parse_position
from hupai.guihuzi.view.observation import observe
from hupai.table.chance import Stream

SELDOM_ASKED = (
    "guihuzi:1 game:yuanjiang seat:0 dealer:1 phase:wait turn:1 wall:7 cards:10,13,7 hand:25670s22678b "
    "melds:chi:345b.5b@0,chi:270s.2s@2,peng:888s@2/chi:678s.7s@0,chi:345b.4b@1/peng:777b@0,piao:9999b@2,chi:123s.3s@1,"
    "peng:444s@0 discards:9s!,2s,3s,3s,0b/1s!,1b!,4s,3s/1s,8b!,6s!,0s!,6s played:49s7b/1s19b/680s8b live:7s@1 "
    "touched:0,1,2 no_chi:246790s780b no_peng:479s7b dead_pairs:4578s6b last:7s",
    "guihuzi:1 game:yuanjiang seat:2 dealer:0 phase:wait turn:1 wall:3 cards:7,7,4 hand:0s234b "
    "melds:chi:270s.7s@2,peng:111s@1,peng:000b@2,wai:111b@0/chi:678s.8s@0,peng:555s@0,chi:678b.8b@0,peng:555b@2/"
    "peng:666s@0,chi:234b.3b@1,peng:333s@1,chi:270b.2b@1,chi:270s.0s@1 "
    "discards:9b!,2s!,7b,8s,9b,8b,6b!/9s!,4s,7s,3b!,1s/6b!,9b!,4s!,4s,6b,5s!,9s played:268s69b/19s23b/457s69b "
    "live:1b@1 touched:0,1,2 no_chi:457s369b no_peng:457s69b last:1b",
)
"""Positions of real hands. About one deal in fifteen hundred lets somebody else claim the lying card."""


@pytest.mark.parametrize("position", SELDOM_ASKED, ids=["seat 0", "seat 2"])
def test_a_table_is_found_where_another_seat_is_seldom_asked(position: str) -> None:
    seen = parse_position(position)
    table = sample(seen, Stream("sampling", position))
    assert table.pending and seen.seat not in table.pending
    assert format_position(observe(table, seen.seat)) == position
