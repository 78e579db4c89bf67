"""Positions as text, and what is wrong with them when they are damaged."""

from __future__ import annotations

POSITION = (
    "mahjong:1 game:yibin options:jingoupao=1,gen_wilds=one seat:1 dealer:1 phase:claim turn:3 wall:22 turned:2s "
    "tiles:10,10,8,7 hand:77788m22789p melds:gang:1111m@1/peng:333p@2/peng:888s@1,peng:777s@3/fei:44p+3s@1,peng:333m@0 "
    "discards:1p,5m,3m,2m,3s,3m~,7p,5p,5p,5p/2s,8s~,1m~,4m,6m,9s,4p~,2m,5s,1p,5m/4m,3p~,8m,9m,6p/"
    "2s,8s,7s~,2s,3p,6p,8p,9s,8m,4s,7m live:7m@3 open:-/-/111366s24p/- piao:1,2 dead:0 wins:2.self.3s "
    "paid:0.2.2.zimo,1.2.4.zimo,3.2.2.zimo legal:pass,peng,gang"
)
"""The example of docs/positions.md."""
FIELDS = dict(word.split(":", 1) for word in POSITION.split())


def changed(**values: str | None) -> str:
    """The position with other values in some fields; None leaves one out, and a missing field is added."""
    fields = {**FIELDS, **values}
    return " ".join(f"{name}:{value}" for name, value in fields.items() if value is not None)


def edited(name: str, old: str, new: str) -> str:
    """The position with a piece of one field replaced."""
    assert FIELDS[name].count(old) >= 1
    return changed(**{name: FIELDS[name].replace(old, new, 1)})


TURN = (
    "mahjong:1 game:kawuxing seat:0 dealer:0 phase:turn turn:0 wall:44 tiles:14,13,13 hand:123456s123p77z567p "
    "legal:hu,discard.1s"
)
FOUR_WILDS = (
    "mahjong:1 game:yongzhou-mahjong options:four_wild_deal=on seat:2 dealer:0 phase:opening turn:0 wall:82 "
    "turned:4p tiles:14,13,13,13 hand:123m456s5555p123z legal:pass,hu"
)
ROB = (
    "mahjong:1 game:kawuxing seat:1 dealer:0 phase:rob turn:0 wall:40 tiles:11,13,13 hand:123s12346789p55z "
    "taken:? melds:peng:555p@1/-/- discards:1s,2s/5p~,9s/3s live:jiagang.5p@0 legal:pass,hu"
)
ROBBED = (
    "mahjong:1 game:yibin options:cap=7,wilds=12,zimo_bonus=1,gangpao_payer=supplier,piao=off seat:0 dealer:2 "
    "phase:turn turn:0 wall:48 turned:4s tiles:11,10,10,13 hand:12456m11137s3p taken:3p "
    "melds:fei:33m+5s@1/peng:333s@2/fei:66m+5s@1/- discards:6p,2s,3m!/3m~,6m~,2s/4p!,3s~,8s/- robbed:1 "
    "open:-/-/22477889m67s/3m666s123566778p wins:3.discard.4p.first_round@2,2.discard.3m@0 "
    "paid:2.3.32.win,0.2.8.win legal:discard.1m,discard.2m,discard.4m,discard.5m,discard.6m,discard.1s,discard.3s,"
    "discard.7s,discard.3p"
)
"""Seat 0 has given 3m with 提, and seat 2 has won it."""
REVEALED = (
    "mahjong:1 game:kawuxing seat:1 dealer:0 phase:wait turn:0 wall:41 tiles:14,13,13 hand:123s12346789p55z "
    "taken:8s discards:1s/9s/3s open:456889s123456p66z/-/- revealed:0.7s"
)

WRONG = {
    "no text": ("", "not_a_position"),
    "a link": ("review?game=yibin", "not_a_position"),
    "zipai": ("zipai:1 game:paohuzi", "not_a_position"),
    "no first field": (POSITION.removeprefix("mahjong:1 "), "not_a_position"),
    "ten thousand characters": (POSITION + " " * 10_000, "not_a_position"),
    "ten thousand tiles": (changed(hand="1m" * 5_000), "not_a_position"),
    "another version": (POSITION.replace("mahjong:1", "mahjong:2"), "position_version"),
    "no version": (POSITION.replace("mahjong:1", "mahjong:"), "position_version"),
    "no UTF-8": (changed(hand="77788m\udc80"), "position_character_wrong"),
    "an end of text": (changed(turned="2s\x00"), "position_character_wrong"),
    "unknown field": (f"{POSITION} mood:good", "position_field_unknown"),
    "no field": (f"{POSITION} good", "position_field_unknown"),
    "field twice": (f"{POSITION} seat:1", "position_field_twice"),
    "no hand": (changed(hand=None), "position_field_missing"),
    "no game": (changed(game=None), "position_field_missing"),
    "unknown game": (changed(game="paohuzi"), "unknown_game"),
    "option the game lacks": (changed(options="birds=2"), "position_options_wrong"),
    "option not allowed": (changed(options="cap=9"), "position_options_wrong"),
    "option without a value": (changed(options="cap"), "position_field_wrong"),
    "option twice": (changed(options="cap=4,cap=5"), "option_twice"),
    "no such seat": (changed(seat="4"), "position_field_wrong"),
    "fourth seat of three": (TURN.replace("seat:0", "seat:3"), "position_field_wrong"),
    "seat in letters": (changed(dealer="east"), "position_field_wrong"),
    "unknown phase": (changed(phase="lunch"), "position_field_wrong"),
    "number in other digits": (changed(wall="٢٢"), "position_field_wrong"),
    "endless number": (changed(wall="9" * 40), "position_field_wrong"),
    "two seats only": (changed(tiles="18,17"), "position_field_wrong"),
    "seat twice": (changed(dead="0,0"), "position_field_wrong"),
    "no tile": (changed(hand="7788mx"), "unknown_tile"),
    "digits alone": (changed(hand="77788"), "suit_missing"),
    "suit alone": (changed(hand="m"), "suit_alone"),
    "no such honour": (changed(hand="8z"), "no_such_honour"),
    "no tiles": (changed(hand=""), "position_field_wrong"),
    "honour the game lacks": (changed(hand="77788m2278p1z"), "not_in_deck"),
    "suit the game lacks": (TURN.replace("123456s", "123456m"), "not_in_deck"),
    "meld the deck lacks": (ROB.replace("555p", "555m"), "not_in_deck"),
    "two taken tiles": (changed(taken="12m"), "position_field_wrong"),
    "five of a kind": (changed(hand="777778m2278p"), "too_many_copies"),
    "five with the melds": (changed(hand="77788m22333p"), "too_many_copies"),
    "five with the discards": (changed(hand="77788m55555p"), "too_many_copies"),
    "four of the indicator": (changed(hand="2222s77788m2p"), "too_many_copies"),
    "a tile too few": (changed(wall="21"), "position_tiles_wrong"),
    "a tile too many": (edited("discards", "1p,5m", "1p,6s,5m"), "position_tiles_wrong"),
    "hand and count": (changed(tiles="10,9,9,7"), "position_hand_size_wrong"),
    "fourteen without a turn": (changed(tiles="11,10,8,7", wall="21"), "position_hand_size_wrong"),
    "five melds": (
        changed(melds="gang:1111m@1/peng:333p@2/peng:888s@1,peng:777s@3/fei:44p+3s@1,peng:333m@0" + 4 * ",peng:999m@0"),
        "too_many_copies",
    ),
    "hand of another size": (changed(hand="77788m2278p"), "position_fields_conflict"),
    "indicator that is no tile": (changed(turned="0s"), "unknown_tile"),
    "no indicator": (changed(turned=None), "position_meld_wrong"),
    "indicator of a game without one": (TURN.replace("wall:44", "wall:43 turned:1s"), "position_fields_conflict"),
    "two indicators": (changed(turned="2m2s", wall="21"), "position_fields_conflict"),
    "unknown meld": (edited("melds", "peng:333p@2", "kan:333p@2"), "unknown_meld_kind"),
    "meld without tiles": (edited("melds", "peng:333p@2", "peng@2"), "wrong_meld"),
    "unequal peng": (edited("melds", "peng:333p@2", "peng:334p@2"), "wrong_meld"),
    "gang of three": (edited("melds", "gang:1111m@1", "gang:111m@1"), "wrong_meld"),
    "peng of one's own": (edited("melds", "peng:333p@2", "peng:333p@1"), "wrong_meld"),
    "peng from nobody": (edited("melds", "peng:333p@2", "peng:333p"), "wrong_meld"),
    "angang from another": (edited("melds", "gang:1111m@1", "angang:1111m@1"), "wrong_meld"),
    "meld from no seat": (edited("melds", "peng:333p@2", "peng:333p@7"), "position_field_wrong"),
    "a wild in a gang": (edited("melds", "gang:1111m@1", "gang:3333s@1"), "position_meld_wrong"),
    "a fei with another wild": (edited("melds", "fei:44p+3s@1", "fei:44p+4s@1"), "position_meld_wrong"),
    "a chi where there is none": (edited("melds", "peng:333p@2", "chi:345p@2"), "position_meld_wrong"),
    "a fei where there is none": (ROB.replace("peng:555p@1", "fei:55p+1s@1"), "position_meld_wrong"),
    "melds of two seats": (changed(melds="peng:333p@1/-"), "position_field_wrong"),
    "a claimed tile nobody discarded": (edited("discards", "3m~", "4m~"), "position_fields_conflict"),
    "a claimed tile in no meld": (edited("discards", "3m,2m", "3m~,2m"), "position_tiles_wrong"),
    "discards of two seats": (changed(discards="2m/3m"), "position_field_wrong"),
    "live without its seat": (changed(live="7m"), "position_field_wrong"),
    "robbed with another word": (changed(live="peng.7m@3"), "position_field_wrong"),
    "a tile that was not discarded last": (changed(live="4s@3"), "position_fields_conflict"),
    "a tile of another turn": (changed(live="5m@1"), "position_fields_conflict"),
    "nothing to claim": (changed(live=None), "position_hand_size_wrong"),
    "a kong without its peng": (ROB.replace("jiagang.5p", "jiagang.6p"), "position_fields_conflict"),
    "a robbed tile more than there are": (f"{ROB} robbed:1", "position_fields_conflict"),
    "asked for nothing": (changed(legal=None), "position_fields_conflict"),
    "asked while waiting": (changed(phase="wait"), "position_fields_conflict"),
    "another's turn": (changed(phase="turn"), "position_fields_conflict"),
    "an opening in the middle": (changed(phase="opening"), "position_fields_conflict"),
    "piao after the deal": (changed(phase="piao"), "position_fields_conflict"),
    "over while a tile lies": (changed(phase="over", legal=None), "position_fields_conflict"),
    "a hidden hand lies open": (edited("open", "-/-/", "224455666m1s/-/"), "position_fields_conflict"),
    "an open hand is hidden": (changed(open=None), "position_fields_conflict"),
    "an open hand of another size": (edited("open", "111366s24p", "11366s24p"), "position_fields_conflict"),
    "an open hand without its drawn tile": (REVEALED.replace("taken:8s", "taken:7s"), "position_fields_conflict"),
    "the drawn tile of a hidden hand": (ROB.replace("taken:?", "taken:5p"), "position_fields_conflict"),
    "a drawn tile before the deal": (
        "mahjong:1 game:yibin seat:3 dealer:1 phase:piao turn:1 wall:108 tiles:0,0,0,0 hand:- taken:? "
        "legal:piao,nopiao",
        "position_fields_conflict",
    ),
    "before the deal of a game without piao": (
        "mahjong:1 game:kawuxing seat:2 dealer:1 phase:piao turn:1 wall:84 tiles:0,0,0 hand:- legal:piao,nopiao",
        "position_fields_conflict",
    ),
    "revealing where there is none": (changed(revealed="2.4s"), "position_fields_conflict"),
    "revealed and waiting for another tile": (REVEALED.replace("0.7s", "0.78s"), "position_fields_conflict"),
    "revealed without waits": (REVEALED.replace("0.7s", "0"), "position_field_wrong"),
    "dead without a wild": (changed(dead="1"), "position_fields_conflict"),
    "alive after a wild": (changed(dead=None), "position_fields_conflict"),
    "tiles to discard first of the living": (changed(first="7m"), "position_fields_conflict"),
    "a passed win without its fan": (changed(passed="all"), "position_fields_conflict"),
    "late without a peng": (changed(late="7m"), "position_fields_conflict"),
    "more kongs than there are": (changed(kongs="2"), "position_fields_conflict"),
    "a kong from a seat that gave none": (changed(kongs="1@2"), "position_fields_conflict"),
    "the last tile while there are others": (changed(last="1"), "position_fields_conflict"),
    "nobody drew the last tile": (TURN.replace("wall:44", "wall:0"), "position_tiles_wrong"),
    "birds where there are none": (changed(birds="1m", wall="21"), "too_many_copies"),
    "birds without a winner": (changed(birds="9m", wall="21"), "position_fields_conflict"),
    "a win of nobody's tile": (changed(wins="2.discard.3s"), "position_field_wrong"),
    "a win with an unknown word": (changed(wins="2.luck.3s"), "position_field_wrong"),
    "a win with another flag": (changed(wins="2.self.3s.loudly"), "position_field_wrong"),
    "a win on no win's tile": (changed(wins="+2.self.3s"), "position_field_wrong"),
    "a win with a tile it does not hold": (changed(wins="2.self.9m"), "position_fields_conflict"),
    "a win that is none": (edited("open", "111366s24p", "111366s25p"), "position_win_wrong"),
    "a win twice": (changed(wins="2.self.3s,2.self.3s"), "position_fields_conflict"),
    "the winner is asked": (changed(seat="2"), "position_fields_conflict"),
    "a payment of nothing": (changed(paid="0.2.0.zimo"), "position_fields_conflict"),
    "a payment to oneself": (changed(paid="2.2.2.zimo"), "position_fields_conflict"),
    "a payment for no reason": (changed(paid="0.2.2.luck"), "position_fields_conflict"),
    "a payment of three words": (changed(paid="0.2.zimo"), "position_field_wrong"),
    "due where kongs are not paid": (changed(due="0.1.1.angang"), "position_fields_conflict"),
    "answered and asked": (changed(answer="pass"), "position_fields_conflict"),
    "no action": (changed(legal="pass,shout"), "position_field_wrong"),
    "action twice": (changed(legal="pass,pass"), "position_field_wrong"),
    "cannot win": (changed(legal="pass,hu,peng,gang"), "position_action_wrong"),
    "not one's discard": (changed(legal="pass,peng,gang,discard.7m"), "position_action_wrong"),
    "an action is missing": (changed(legal="pass,peng"), "position_action_missing"),
    "an impossible answer": (changed(phase="wait", legal=None, answer="hu"), "position_action_wrong"),
    "would be asked": (changed(phase="wait", legal=None), "position_action_missing"),
}
