"""The mahjong table in lines of text: what is drawn, what is asked, what may be typed, and how a hand ended."""

from __future__ import annotations

from typing import Any

from hupai.mahjong.explain.hand_names import FAN_NAMES
from hupai.mahjong.terminal import MahjongTerminal
from hupai.mahjong.terminal_tiles import HONOUR_WORDS, TileFaces
from hupai.mahjong.tiles import KINDS, code, name_zh
from hupai.registry import game_named
from hupai.table.hand import Hand
from hupai.table.seats import Reader
from tests.engine.mahjong.tables import deck
from tests.engine.mahjong.worked_hands import KAWUXING, YIBIN, YONGZHOU
from tests.rows import each_row

ZH, EN = MahjongTerminal("zh"), MahjongTerminal("en")


def dealt(game_id: str, *hands: str, shown: str = "", wall: str = "", **options: Any) -> Hand:
    """A hand whose dealer is seat 0; tiles that no test names are far from each other."""
    game = game_named(game_id)
    rules = game.rules(**options)
    return game.deal(rules, deck=deck(rules, hands, shown, wall, "", 0), dealer=0)


def play(hand: Hand, *lines: str) -> Hand:
    """Apply ``SEAT ACTION`` lines; seats that are asked in between let the tile pass."""
    for line in lines:
        seat, _, action = line.partition(" ")
        while action not in hand.legal(int(seat)):
            asked = next(each for each in hand.to_act if "pass" in hand.legal(each))
            hand.act(asked, "pass")
        hand.act(int(seat), action)
    return hand


def view(hand: Hand, seat: int) -> dict[str, Any]:
    """The view that a page or a terminal draws."""
    found: dict[str, Any] = hand.family.as_json.view(hand.view(seat), hand, False, Reader(seat, hand.seats))
    return found


def table(hand: Hand, seat: int, terminal: MahjongTerminal = ZH) -> list[str]:
    """The lines of the table and of the hand."""
    found = view(hand, seat)
    return [*terminal.table_lines(found, [0] * hand.seats, {}), *terminal.hand_lines(found)]


def choices(hand: Hand, seat: int, terminal: MahjongTerminal = ZH) -> list[str]:
    """The choices as they are listed below the table."""
    table(hand, seat, terminal)
    return [terminal.choice(entry) + terminal.choice_note(entry) for entry in view(hand, seat)["legal"]]


# --- tiles -----------------------------------------------------------------------------------------------


def test_tiles_are_read_in_both_languages_and_coloured_where_wanted() -> None:
    zh, en = TileFaces("zh", colour=False), TileFaces("en", colour=False)
    assert [zh.face(code(kind)) for kind in range(KINDS)] == [name_zh(kind) for kind in range(KINDS)]
    assert en.row(["1m", "9s", "5p", "1z", "7z"]) == "1m 9s 5p east red"
    assert zh.row([]) == en.row([]) == "–"
    coloured = TileFaces("en", colour=True)
    assert coloured.face("1m") == "\x1b[31m1m\x1b[0m" and coloured.face("6z") == "\x1b[32mgreen\x1b[0m"
    assert coloured.face("1z") == "east"
    zh.wilds = ["5p"]
    assert zh.row(["4p", "5p"]) == "四筒 五筒*"


@each_row(
    "typed, meant",
    [
        ("3s", "discard 3s"),
        ("三条", "discard 3s"),
        ("东", "discard 1z"),
        ("红中", "discard 7z"),
        *[(word, f"discard {place}z") for place, word in enumerate(HONOUR_WORDS, 1)],
        ("Red", "discard 7z"),
        ("胡", "hu"),
        ("过", "pass"),
        ("碰", "peng"),
        ("PENG", "peng"),
        ("飘", "piao"),
        ("不飘", "nopiao"),
        ("吃", "chi"),
        ("discard 3s", "discard 3s"),
        ("what", "what"),
    ],
)
def test_a_typed_word_or_tile_means_an_action(typed: str, meant: str) -> None:
    assert ZH.meaning(typed, []) == meant


def test_gang_means_the_only_kong_and_asks_where_there_are_several() -> None:
    one = dealt(YONGZHOU, "1111m", shown="9p")
    assert ZH.meaning("杠", view(one, 0)["legal"]) == "angang 1m"
    two = dealt(YONGZHOU, "1111m 2222m", shown="9p")
    assert ZH.meaning("杠", view(two, 0)["legal"]) == ZH.meaning("暗杠", view(two, 0)["legal"]) == "angang"
    assert "angang" in ZH.sorts and ZH.meaning("杠", []) == "gang"
    claim = play(dealt(YONGZHOU, "1m", "111m 5m", shown="9p"), "0 discard 1m")
    assert ZH.meaning("杠", view(claim, 1)["legal"]) == "gang"


def test_chi_in_one_way_is_done_and_in_several_is_asked() -> None:
    several = play(dealt(YONGZHOU, "3m", "1245m", shown="9p", chi=True), "0 discard 3m")
    legal = view(several, 1)["legal"]
    assert ZH.meaning("吃", legal) == "chi"
    assert ZH.several_ways() and "吃：三万 四万 五万" in choices(several, 1)
    one = play(dealt(YONGZHOU, "3m", "12m", shown="9p", chi=True), "0 discard 3m")
    assert ZH.meaning("吃", view(one, 1)["legal"]) == "chi 123m"


# --- the table -------------------------------------------------------------------------------------------


def test_the_table_shows_seats_melds_rivers_the_indicator_the_wall_and_the_hand() -> None:
    hand = dealt(YONGZHOU, "1m 2m", "11m 5p 7z", shown="4p", wall="9s")
    play(hand, "0 discard 1m", "1 peng", "1 discard 5p")
    lines = table(hand, 1)
    assert [line[:2] for line in lines if "手里" in line] == ["下家", "对家", "上家", "你　"]
    assert "上家（庄）　手里 13 张　0 分" in lines and "    打出：(一万)" in lines
    assert "    桌上：碰 一万 一万 一万" in lines and "    打出：五筒*" in lines
    assert "翻开 四筒，五筒* 可以当任何牌（带 * 的），中 当平常的 五筒" in lines
    assert any(line.startswith("牌墙还剩 8") for line in lines)
    english = table(hand, 1, EN)
    assert "Turned up: 4p. Wild, marked *: 5p*; red plays as an ordinary 5p" in english
    assert "    melds: peng 1m 1m 1m" in english and "    discards: (1m)" in english


def test_the_drawn_tile_stands_apart_and_the_question_is_asked() -> None:
    hand = play(dealt(KAWUXING, "5z", "123s", wall="9p"), "0 discard 5z")
    lines = table(hand, 1)
    assert lines[-3].startswith("    一条 二条 三条 ") and lines[-3].endswith("　摸 九筒")
    assert lines[-1] == "轮到你出牌：" and table(hand, 1, EN)[-1] == "Your turn to discard:"
    claimed = play(dealt(KAWUXING, "5z", "", "55z"), "0 discard 5z")
    assert table(claimed, 2)[-1] == "下家打出 白，要不要？"
    assert table(claimed, 2, EN)[-1] == "Discarded by the next player: white. Do you want it?"
    assert choices(claimed, 2) == ["过", "碰：白 白 白"]


def test_a_hand_tells_what_it_waits_for_or_how_far_it_is() -> None:
    hand = dealt(KAWUXING, "", "123456s 789p 666z 1p")
    assert "听：一筒（没露面的还有 3 张）" in table(hand, 1)
    assert "You win on: 1p (3 unseen)" in table(hand, 1, EN)
    assert any(line.startswith("还差 ") and line.endswith(" 张听牌") for line in table(hand, 2))


def test_before_the_deal_the_seats_are_asked_for_piao() -> None:
    hand = dealt(YIBIN)
    assert table(hand, 2)[-1] == "这一局飘不飘？" and choices(hand, 2) == ["飘", "不飘"]
    for seat, word in enumerate(("piao", "nopiao", "nopiao", "piao")):
        hand.act(seat, word)
    lines = table(hand, 1)
    assert [line.endswith("飘") for line in lines if "手里" in line] == [False, True, True, False]


def test_a_robbed_kong_and_a_swapped_wild_are_asked_in_their_own_words() -> None:
    robbed = dealt(YONGZHOU, "1m", "11m 5z", "23m 456s 789s 456p 44z", shown="9p", wall="1z 2z 3z 1m")
    play(robbed, "0 discard 1m", "1 peng", "1 discard 5z", "2 discard 1z", "3 discard 2z", "0 discard 3z")
    play(robbed, "1 jiagang 1m")
    assert table(robbed, 2)[-1] == "上家补杠 一万，抢不抢？"
    assert choices(robbed, 2) == ["过", "胡：收 3 分"]
    assert choices(robbed, 2, EN) == ["pass", "win (hu): 3 points"]


def test_a_revealed_hand_and_its_waits_are_shown_to_all() -> None:
    hand = dealt(KAWUXING, "123456s 789p 666z 1p 9s")
    assert "明牌，打 九条（听 一筒，没露面的还有 3 张）" in choices(hand, 0)
    assert "reveal the hand (明牌) and discard 9s (then you win on 1p, 3 unseen)" in choices(hand, 0, EN)
    play(hand, "0 reveal 9s")
    shown = [line for line in table(hand, 1) if line.startswith("    明牌：")]
    assert len(shown) == 1 and shown[0].startswith("    明牌：一条 二条 三条") and shown[0].endswith("听 一筒")


def test_a_dead_seat_is_marked_and_the_lacking_suit_is_named() -> None:
    hand = dealt(YIBIN, "2m 123456s 1234567p", shown="1m", piao="off")
    assert "缺万" in table(hand, 0) and "No characters in your hand" in table(hand, 0, EN)
    assert "打 二万*，打了停胡" in choices(hand, 0)
    play(hand, "0 discard 2m")
    assert any("停胡" in line for line in table(hand, 1) if "上家" in line)


# --- choices -----------------------------------------------------------------------------------------------


def preview_of(hand: Hand, seat: int, action: str) -> dict[str, Any]:
    """The preview of an action."""
    parsed = hand.family.notation.parse_action(action)
    found: dict[str, Any] = hand.family.as_json.preview(hand.view(seat), parsed, Reader(seat, hand.seats))
    return found


def test_a_preview_tells_waits_distance_and_effects() -> None:
    hand = dealt(KAWUXING, "123456s 789p 666z 1p 9s")
    lines = MahjongTerminal("zh").preview_lines(preview_of(hand, 0, "discard 9s"))
    assert lines[0] == "      听 一筒，没露面的还有 3 张"
    far = MahjongTerminal("zh").preview_lines(preview_of(hand, 0, "discard 1s"))
    assert far[0] == "      还差 1 张听牌"
    claim = play(dealt(KAWUXING, "5z", "55z 123456s 789p 1p 9s"), "0 discard 5z")
    after = MahjongTerminal("en").preview_lines(preview_of(claim, 1, "peng"))
    assert "      with 9s discarded it waits for 1p, 3 unseen" in after


def test_what_binds_and_passing_a_win_is_asked_twice() -> None:
    hand = dealt(YIBIN, "2m 1245s 88s 1245p 799p", shown="1m", piao="off")
    legal = view(hand, 0)["legal"]
    lines = ZH.warning_lines("discard 2m", legal, lambda: preview_of(hand, 0, "discard 2m"))
    assert len(lines) > 1 and lines[-1] == "真的这样打？再选一次就打。"
    assert ZH.warning_lines("discard 7p", legal, lambda: preview_of(hand, 0, "discard 7p")) == []
    won = dealt(YONGZHOU, "123456m 234678s 99p", shown="4p")
    legal = view(won, 0)["legal"]
    assert ZH.choice(legal[0]) == "胡：每家付 4 分"
    asked = EN.warning_lines("discard 9p", legal, lambda: preview_of(won, 0, "discard 9p"))
    assert asked[-1] == "You could win now. Choose the same again to pass the win."
    assert EN.warning_lines("hu", legal, lambda: preview_of(won, 0, "hu")) == []


def test_a_win_that_each_pays_differently_is_summed_up() -> None:
    entry = {"verb": "hu", "worth": {"fan": None, "multiplier": 1, "pay_each": None, "pays": [
        {"from": 1, "points": 2}, {"from": 2, "points": 1}]}}  # fmt: skip
    assert ZH.choice(entry) == "胡：一共收 3 分"
    fan = {"verb": "hu", "worth": {"fan": 3, "multiplier": 4, "pay_each": 4, "pays": [{"from": 1, "points": 4}]}}
    assert EN.choice(fan) == "win (hu): 3 fan, 4 points"


# --- the end ------------------------------------------------------------------------------------------------


def test_several_winners_of_one_tile_are_listed_each_with_its_proof() -> None:
    hand = dealt(KAWUXING, "5p", "123456s 666z 46p 99p", "789s 123p 777z 46p 88p")
    play(hand, "0 discard 5p", "1 hu", "2 hu")
    found = view(hand, 0)
    assert [win["seat"] for win in found["result"]["wins"]] == [1, 2]
    lines = ZH.result_lines(found)
    assert lines[1].startswith("你　") and lines[2].startswith("下家　") and lines[3].startswith("上家　")
    assert "下家胡了：卡五星" in lines and "上家胡了：卡五星" in lines
    assert "  卡五星：2倍。〔worth.ka_wu_xing〕" in lines
    assert "  你付下家2分（胡牌）。〔pay.win〕" in lines and "  你付上家2分（胡牌）。〔pay.win〕" in lines
    assert "The next player: ka wu xing (卡五星)" in EN.result_lines(found)


def test_who_has_won_stays_on_the_table_with_what_it_won() -> None:
    hand = dealt(YIBIN, "5p", "123456789s 22p 34p", shown="1m", piao="off")
    play(hand, "0 discard 5p", "1 hu")
    lines = table(hand, 0)
    assert any(line.startswith("    胡了：一条 二条") and line.endswith("　胡 五筒，得 32 分") for line in lines)
    assert any(line.endswith("on 5p, 32 points") for line in table(hand, 0, EN))
    assert "下家　手里 13 张　32 分" in lines and "你（庄）　手里 13 张　−32 分" in lines


def test_an_exhausted_wall_and_birds_are_told() -> None:
    hand = dealt(YONGZHOU, "123456m 234678s 99p", shown="4p", birds=2)
    hand.act(0, "hu")
    lines = ZH.result_lines(view(hand, 0))
    assert any(line.startswith("扎鸟：") for line in lines) and "你胡了：天胡" in lines
    empty = dealt(KAWUXING)
    while not empty.over:
        seat = empty.to_act[0]
        legal = empty.legal(seat)
        empty.act(seat, "pass" if "pass" in legal else [each for each in legal if each.startswith("discard")][-1])
    assert "牌墙摸完了。" in ZH.result_lines(view(empty, 0))


def test_every_item_that_a_hand_can_be_worth_has_a_name() -> None:
    found = {"wins": True, "names": list(FAN_NAMES), "fan": None, "lines": [], "alternative": None,
             "pays": [{"seat": "next", "points": 1}], "pay_each": 1, "payers": "all", "waits": []}  # fmt: skip
    assert "卡五星" in ZH.score_lines(found)[0] and "wild bait (王钓)" in EN.score_lines(found)[0]


def test_the_figures_of_many_hands_are_told() -> None:
    assert EN.figures_line({"mean_multiplier": 2.5}) == "A win is worth 2.5 stakes on average."
    assert ZH.figures_phrase({"mean_multiplier": None}) == "；胡牌平均 – 倍底注"
