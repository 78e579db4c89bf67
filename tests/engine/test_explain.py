"""Words for everything: no code, rule, option, value, bot, fan or event of the engine is without them."""

from __future__ import annotations

import ast
import json
import random
import string
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hupai
from hupai.bots.ladder import BOTS
from hupai.cli.words import WORDS
from hupai.explain.book import PRACTICE, TITLES
from hupai.explain.event_texts import EVENTS
from hupai.explain.names import bot_catalogue, game_catalogue, label, names, value_label
from hupai.explain.narrate import narrate
from hupai.explain.option_names import COUNTED, HELPS, OPTIONS
from hupai.explain.rulebook import BOOK, RULES, diff, rule_row, rules_of
from hupai.explain.texts import TEXTS, error_sentence, sentence
from hupai.table.errors import CorruptRecord, InvalidNotation
from hupai.zipai.actions import DECLARE, HU, PASS, PENG, chi, discard
from hupai.zipai.cards import KINDS
from hupai.zipai.claim import BY_NAMES
from hupai.zipai.fans import WANG_FANS, colour_fans
from hupai.zipai.melds import GROUP_NAMES, SHAPES
from hupai.zipai.reasons import effects, why_not
from hupai.zipai.state import PHASES

PACKAGE = Path(hupai.__file__).parent
SOURCES = json.loads((Path(__file__).parents[1] / "fixtures" / "sources.json").read_text("utf-8"))
"""Every heading cited, by document, with the characters that follow it there."""

RAISED = {"EngineError", "IllegalAction", "InvalidNotation", "InvalidRequest", "CorruptRecord", "_because", "Reason"}
GAMES = sorted(hupai.games)


def calls():
    """Every call in the engine, with the file it is in."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield file.relative_to(PACKAGE).as_posix(), node


def constants(node):
    """The texts an expression may be: of `"a" if x else "b"` both."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def coded():
    """Every (file, code, call) in the engine whose code stands in the source."""
    for file, call in calls():
        if call.func.id in RAISED and call.args:
            for code in constants(call.args[0]):
                yield file, code, call


def problems():
    """The codes of problems with options, which are plain dicts."""
    tree = ast.parse((PACKAGE / "zipai" / "options.py").read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "code":
                    yield from constants(value)


CODES = sorted({code for _, code, _ in coded()} | set(problems()) - {"invalid_options"})


def places(template):
    """The facts a template names."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def test_the_scan_sees_the_engine():
    assert {"kan_locked", "unknown_card", "bad_sum", "unknown_game", "unknown_option", "bot_wins"} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_text(code):
    assert code in TEXTS


def test_no_text_is_without_its_code():
    assert set(TEXTS) <= set(CODES)


@pytest.mark.parametrize("code", sorted(TEXTS))
def test_both_languages_name_the_same_facts(code):
    zh, en = TEXTS[code]
    assert places(zh) == places(en)
    assert zh.endswith(("。", "{reason}")) and en.endswith((".", "{reason}"))


@pytest.mark.parametrize("key", sorted(WORDS))
def test_the_command_line_speaks_both_languages(key):
    zh, en = WORDS[key]
    assert places(zh) == places(en)


@pytest.mark.parametrize("name", sorted(EVENTS))
def test_event_texts_name_the_same_facts(name):
    zh, en, en_you = EVENTS[name]
    assert places(zh) == places(en)
    assert places(en_you) in (places(en), places(en) - {"who"})


def given_facts(call):
    """The facts a call gives as far as the source tells, or None where it does not."""
    if call.func.id == "Reason":
        if len(call.args) < 3:
            return set()
        facts = call.args[2]
        if not isinstance(facts, ast.Dict) or None in facts.keys:
            return None
        return {key.value for key in facts.keys if isinstance(key, ast.Constant)}
    if call.func.id == "_because" or any(keyword.arg is None for keyword in call.keywords):
        return None
    return {keyword.arg for keyword in call.keywords}


@pytest.mark.parametrize(("file", "code", "call"), [row for row in coded() if row[1] in TEXTS])
def test_every_call_gives_the_facts_its_text_names(file, code, call):
    facts = given_facts(call)
    if facts is not None:
        assert places(TEXTS[code][0]) <= facts, f"{code} in {file}"


def rule_ids():
    """Every rule id that a reason or an option of the engine names."""
    for _, call in calls():
        if call.func.id == "Reason" and len(call.args) > 1:
            yield from constants(call.args[1])
    for game in hupai.games.values():
        for option in game.options:
            yield option.rule


@pytest.mark.parametrize("name", sorted(set(rule_ids())))
def test_every_rule_id_resolves(name):
    assert name in RULES


def rule_sets():
    """Every game with its defaults, and with each value of each option."""
    for name in GAMES:
        game = hupai.games[name]
        yield pytest.param(game.rules(), id=name)
        for option in game.options:
            for value in option.choices:
                if value != option.default:
                    yield pytest.param(game.rules(**{option.name: value}), id=f"{name}-{option.name}-{value}")


@pytest.mark.parametrize("rules", list(rule_sets()))
def test_the_rule_book_reads_under_every_house_rule(rules):
    rows = rules_of(rules)
    assert len({row["id"] for row in rows}) == len(rows) > 40
    for row in rows:
        label("topic", row["topic"])
        assert row["sources"]
        for text in row["text"].values():
            assert text.strip() and "{" not in text


@pytest.mark.parametrize("name", GAMES)
def test_every_house_rule_changes_what_the_rule_book_says(name):
    """A rule behind an option says something else, or is no rule, when the option is set otherwise."""
    game = hupai.games[name]
    for option in game.options:
        base = {"xing": "fan"} if option.rule.startswith("xing.") and option.name != "xing" else {}
        texts = [
            str(rule_row(option.rule, game.rules(**{**base, option.name: value}))) for value in option.choices
        ]
        assert len(set(texts)) == len(texts), option.name


def test_a_diff_shows_what_differs_and_nothing_else():
    first, second = (hupai.games[name].rules() for name in GAMES)
    rows = diff(first, second)
    ids = {row["id"] for row in rows}
    assert {"deck.cards", "king.keep", "xing.when"} <= ids
    assert "win.minimum" not in ids
    assert all(row["first"] != row["second"] for row in rows)
    assert diff(first, first) == []


@pytest.mark.parametrize("rule", BOOK, ids=lambda rule: rule.id)
def test_every_source_exists(rule):
    for source in rule.sources:
        if source.file == PRACTICE:
            assert not source.path
        else:
            assert source.file in TITLES
            assert " › ".join(source.path) in SOURCES[source.file]


def test_every_option_and_value_has_a_label_and_a_help():
    for game in hupai.games.values():
        for option in game.options:
            assert all(label("option", option.name).values()) and all(label("option_help", option.name).values())
            labels = [value_label(option.name, value) for value in option.choices]
            for lang in ("zh", "en"):
                assert len({row[lang] for row in labels}) == len(labels)
    known = {option.name for game in hupai.games.values() for option in game.options}
    assert set(OPTIONS) == set(HELPS) == known
    assert set(COUNTED) <= known


def test_an_unknown_value_has_no_label():
    with pytest.raises(KeyError):
        value_label("xing", "sideways")


def test_every_name_the_engine_uses_has_a_label():
    groups = {*GROUP_NAMES, *(shape.name for shape in SHAPES if shape)}
    fans = {"self_draw", "tianhu", *WANG_FANS}
    rules = [hupai.games["yongzhou"].rules(), hupai.games["yongzhou"].rules(red_to_dot=13, red_to_black=15)]
    for chosen, red in product(rules, range(22)):
        fans |= {name for name, _ in colour_fans(chosen, red)}
    wanted = {
        "game": set(hupai.games),
        "game_about": set(hupai.games),
        "bot": set(BOTS),
        "bot_about": set(BOTS),
        "group": groups,
        "group_short": groups,
        "fan": fans,
        "by": set(BY_NAMES),
        "phase": set(PHASES),
        "call": {"wang_diao", "wang_chuang"},
        "payment": {"win", "king"},
        "verb": {"discard", "pass", "hu", "peng", "chi", "declare"},
        "topic": {rule.topic for rule in RULES.values()},
    }
    for kind, ids in wanted.items():
        assert set(names(kind)) == ids, kind
        for name in ids:
            assert all(label(kind, name).values())


def test_the_catalogue_is_what_a_lobby_needs():
    games = game_catalogue(hupai.games.values())
    assert [game["id"] for game in games] == list(hupai.games)
    for game in games:
        for option in game["options"]:
            assert option["default"] in [choice["value"] for choice in option["choices"]]
            assert option["rule"] in RULES
    assert [bot["id"] for bot in bot_catalogue(BOTS)] == list(BOTS)
    assert json.loads(json.dumps(games)) == games


def test_cards_and_seats_read_as_people_say_them():
    facts = {"card": "3s", "from": 2}
    assert sentence("not_next_seat", facts, you=0)["zh"].startswith("“三”来自上家")
    assert "seat 2" in sentence("not_next_seat", facts)["en"]
    assert "small 3 (三)" in sentence("kan_locked", facts)["en"]
    assert "三四五" in sentence("bi_forced", {"card": "3s", "melds": ["345s"]})["en"]


def test_every_problem_with_options_gets_its_sentence():
    with pytest.raises(hupai.InvalidRules) as caught:
        hupai.games["yongzhou"].rules(min_huxi=16, nonsense=1, red_to_dot=14, red_to_black=15, xing=True)
    text = error_sentence(caught.value)
    assert text["en"].count("The option") == 2 and "nonsense" in text["en"]
    assert text["zh"].count("。") >= 3


def test_an_error_tells_its_place():
    assert error_sentence(InvalidNotation("size_alone", position=0, text="s"))["en"].endswith("at character 1 of “s”.")
    assert error_sentence(CorruptRecord("bad_sum", position=7))["zh"].endswith("第7行。")


def test_an_unknown_code_is_named():
    assert "no_such_code" in sentence("no_such_code")["en"]
    assert "too_few_huxi" in sentence("too_few_huxi", {})["zh"]


PLAIN = st.none() | st.booleans() | st.integers() | st.text()
VALUES = PLAIN | st.lists(PLAIN, max_size=4)


@given(code=st.sampled_from(sorted(TEXTS)), data=st.data())
def test_no_fact_breaks_a_sentence(code, data):
    facts = {name: data.draw(VALUES) for name in places(TEXTS[code][0])}
    text = sentence(code, facts, you=data.draw(st.none() | st.integers(0, 2)))
    assert set(text) == {"zh", "en"} and all(text.values())


# --- in play ---------------------------------------------------------------------------------------

CHOICES = [PASS, HU, PENG, DECLARE, *map(discard, range(KINDS + 1)), *map(chi, range(1, len(SHAPES)))]
CHOICES.append(chi(1 | 2 << 6))


def spoken(reason):
    """Whether a reason resolves: words in both languages and a rule."""
    for you in (None, 0):
        text = sentence(reason.code, dict(reason.facts), you=you)
        assert all(part and "reason code" not in part and "原因代码" not in part for part in text.values()), reason
    assert reason.rule in RULES, reason


@pytest.mark.parametrize("name", GAMES)
def test_everything_one_could_try_is_legal_or_has_a_reason(name):
    chance = random.Random(name)
    game = hupai.games[name]
    for number in range(12):
        hand = game.deal(game.rules(), seed=f"reasons-{number}", dealer=number % 3)
        while not hand.over:
            for seat in range(3):
                for action in chance.sample(CHOICES, 12):
                    reason = why_not(hand.table, seat, action)
                    legal = seat in hand.table.pending and action in hand.table.offers[seat]
                    assert (reason is None) == legal
                    if reason:
                        spoken(reason)
            seat = chance.choice(hand.to_act)
            for action in hand.table.offers[seat]:
                for effect in effects(hand.table, seat, action):
                    spoken(effect)
            hand.act(seat, chance.choice(hand.legal(seat)))
        for seat, action in product(range(3), (PASS, HU, PENG, discard(0))):
            spoken(why_not(hand.table, seat, action))


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_told_to_everybody(name):
    chance = random.Random(name)
    game = hupai.games[name]
    told = set()
    for number in range(150):
        hand = game.deal(game.rules(win_on_discard=True), seed=f"events-{number}", dealer=number % 3)
        while not hand.over:
            seat = chance.choice(hand.to_act)
            legal = hand.legal(seat)
            hand.act(seat, "hu" if "hu" in legal else chance.choice(legal))
        for seat in (None, 0, 1, 2):
            for event in hand.events_for(seat):
                text = narrate(event, you=seat)
                told.add(event["t"])
                assert all(part and "None" not in part and "{" not in part for part in text.values())
                assert "reason code" not in text["en"], event
    assert {"dealt", "shown", "flipped", "discarded", "chi", "peng", "pao", "ti", "wei", "won", "settled"} <= told
