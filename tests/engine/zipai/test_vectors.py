"""The worked examples as data: oracle and engine must get each right, and each must have its test.

Rows of tests/fixtures/vectors: scores.json, one for each game, proofs.json, zipai-wins.json, waits.json, huxi.json,
eatings.json. `expect` names what the source states; a row marked `only_oracle` uses an option value the game does
not offer, a `fragment` is not a whole hand. `proof` are the lines of the engine's account, `lost` is why the best other
reading lost. Rows that are played are in turn/, those of edges.json in turn/test_vectors_chi_bian.py; rows.json lists
which test stands for which worked example.
"""

import json
import re
from pathlib import Path
from random import Random

import hupai
from hupai.zipai.calculators import eatings
from tests.engine.oracle import oracle_eatings, oracle_score, oracle_waits, ordered_eatings
from tests.engine.oracle.cards import KINDS, NAMES, count, kind_of, read, write
from tests.engine.oracle.hands import Case, can_occur
from tests.engine.oracle.judging import flaws, readings_differ
from tests.engine.oracle.melds import huxi
from tests.engine.oracle.score import read_laid
from tests.rows import each_row

HERE = Path(__file__).parent
FOLDER = Path(__file__).parents[2] / "fixtures" / "vectors"
ARGUMENTS = ("game", "laid", "hand", "win", "by", "options", "turned", "declared", "calls")
#: How many worked examples each section has.
SIZES = {"12.1": 15, "12.2": 22, "12.3": 9, "12.4": 14, "12.5": 9}


def rows(name):
    """The rows of one vector file."""
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def wins():
    """The first published vectors in the form of the others."""
    names = ("huxi", "red", "pay_each")
    return [
        {
            **{name: row[name] for name in ("id", *ARGUMENTS[:5])},
            "expect": {"wins": True, **{name: row[name] for name in names}},
        }
        for row in rows("zipai-wins.json")
    ]


SCORED = ("scores", "yongzhou", "paohuzi", "leiyang", "shaoyang", "proofs")
SCORES = wins() + [row for name in SCORED for row in rows(f"{name}.json")]


def named(result, expect):
    """The parts of a result that the vector names; the engine nests 省 one level deeper and names a special win."""
    flat = {**result, "special": bool(result.get("special"))}
    if "xing" in result:
        flat["xing_count"] = result["xing"]["count"]
    return {name: flat.get(name) for name in expect}


def numbers(lines):
    """The lines of an account without words and rules, the groups left out: name and numbers of each."""
    shown = [[value for name, value in line.items() if name not in ("rule", "text")] for line in lines]
    return [line for line in shown if line[0] != "group"]


def lost(result):
    """Why the best other reading lost, with its 胡息 and payment; None without one."""
    other = result["alternative"]
    return other and [other["why"]["code"], other["why"]["facts"], other["huxi"], other["pay_each"]]


@each_row("row", {row["id"]: row for row in SCORES})
def test_oracle_and_engine_score_the_vector_correctly(row):
    """The oracle, which must be right before it may judge; and the engine, with every reading and an exact account."""
    asked, expect = {name: row[name] for name in ARGUMENTS if name in row}, row["expect"]
    assert named(oracle_score(**asked), expect) == expect
    if row.get("only_oracle") or row.get("fragment"):
        return
    assert can_occur(Case(**asked)), "no fifth copy, not too many cards, no fourth copy beside its triple"
    result = hupai.score(**asked)
    assert named(result, expect) == expect
    assert "proof" not in row or numbers(result["lines"]) == row["proof"]
    assert "lost" not in row or lost(result) == row["lost"]
    assert not result["wins"] or flaws(Case(**asked), result) == []
    assert readings_differ(Case(**asked)) == [], "divisions, what each pays or why it may not win, the best lost"
    if row["game"] == "yongzhou-plain" and row["by"] in ("self", "other"):
        assert named(hupai.score(**{**asked, "game": "paohuzi"}), expect) == expect, "the same fans without 天胡, 地胡"


def test_the_oracle_adds_up_the_huxi_of_groups():
    """The value table (``huxi.sets``, ``huxi.shapes``) and the sums the sources give."""

    def total(groups):
        return sum(
            huxi((name, tuple(sorted(read(cards)[0]))))
            for name, _, cards in (word.partition(":") for word in groups.split())
        )

    assert {row["id"]: total(row["groups"]) for row in rows("huxi.json")} == {
        row["id"]: row["huxi"] for row in rows("huxi.json")
    }


@each_row("row", {row["id"]: row for row in rows("waits.json")})
def test_oracle_and_engine_find_the_waits_of_the_vector(row):
    """Exactly the waits, by trying all twenty kinds or by search, with their 胡息 and payments where they are given."""
    expected = row["waits"] if "waits" in row else {card: {} for card in row["waits_on"]}
    asked = row["game"], row["laid"], row["hand"]
    for found in (oracle_waits(*asked), {wait["card"]: wait for wait in hupai.waits(*asked)["waits"]}):
        assert {card: named(result, expected.get(card, {})) for card, result in found.items()} == expected


def unordered(ways):
    """Ways as written (`345s 123s`) as a sorted list of sorted tuples: the order of laying does not matter."""
    return sorted(tuple(sorted(tuple(sorted(read(meld)[0])) for meld in way.split())) for way in ways)


@each_row("row", {row["id"]: row for row in rows("eatings.json")})
def test_oracle_and_engine_eat_as_published(row):
    """吃 with 比牌 (``bi.compulsory``): numbers of ways, the ways where the source gives them; each offered once."""
    counts, card = count(read(row["hand"])[0]), kind_of(row["card"])
    ways, offered = oracle_eatings(counts, card), eatings(row["hand"], row["card"])
    assert len(ways) == len(offered) == row["unordered"]
    assert unordered(offered) == ways
    assert "ordered" not in row or len(ordered_eatings(counts, card)) == row["ordered"]
    assert "ways" not in row or ways == unordered(row["ways"])


def random_offers(seed, number):
    """Random hands and a card to eat; extra copies of it are frequent, so that 比牌 is needed."""
    rng = Random(seed)
    for _ in range(number):
        card = rng.choice(KINDS)
        deck = [kind for kind in KINDS for _ in range(4)]
        deck.remove(card)
        rng.shuffle(deck)
        size = rng.randrange(2, 21)
        hand = [card] * rng.choice((0, 1, 1, 2, 2, 2, 3))
        hand += [kind for kind in deck if kind != card][: max(0, size - len(hand))]
        yield write(hand), NAMES[card]


def test_the_engine_eats_as_the_oracle_does_on_random_hands():
    """Two thousand hands with none to three copies of the eaten card."""
    for hand, card in random_offers("eating", 2000):
        expected = oracle_eatings(count(read(hand)[0]), kind_of(card))
        assert unordered(eatings(hand, card)) == expected, f"eatings({hand!r}, {card!r})"


def test_laid_melds_get_the_name_of_their_shape():
    """A laid 吃 is a run, 二七十, 一二三 or 绞 by its cards."""
    read_as = [name for name, _ in read_laid("chi:270b chi:123s chi:345s chi:3s33b ti:0000b")]
    assert read_as == ["er_qi_shi", "yi_er_san", "shun", "jiao", "ti"]


def test_every_worked_example_has_its_tests_and_every_test_its_example():
    """Each section has its number of rows, no id is used twice, and nothing numbered 12 is left out."""
    files = [path.name for path in FOLDER.glob("*.json") if path.name not in ("rows.json", "edges.json")]
    vectors, examples = [row["id"] for name in files for row in rows(name)], rows("rows.json")
    played = [
        name for path in HERE.rglob("test_*.py") for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
    ]
    listed = {name for row in examples for name in row["tests"]}
    assert all(row["tests"] for row in examples) and listed - {*vectors, *played} == set()
    assert len({row["row"] for row in examples}) == len(examples) and len(vectors) == len(set(vectors))
    assert {section: sum(row["row"].startswith(section) for row in examples) for section in SIZES} == SIZES
    assert {name for name in (*vectors, *played) if name.startswith(("12.", "test_12_"))} - listed == set()
