"""Python's program is sent in two parts: play needs only the first, and together they do what the whole does."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from hupai.bots.ladder import LEVELS
from hupai.registry import games
from hupai.tournament.presets import PRESETS
from hupai_build import node, runtime
from hupai_build.paths import TOOLS, WEB
from hupai_build.steps import run
from tests.in_pyodide import run_in_pyodide

SEVERAL = """
import array, ast, binascii, bz2, cmath, csv, datetime, decimal, hashlib, hmac, itertools, json, lzma, marshal, math
import pickle, re, sqlite3, statistics, struct, unicodedata, xml.etree.ElementTree, zlib
from pyodide.code import run_js

def deep(levels):
    return levels and 1 + deep(levels - 1)

def endless():
    return endless()

def sort_key_fails(values):
    return sorted(values, key=lambda value: 1 / value)

class Odd:
    def __index__(self):
        raise KeyError("odd")
    def __format__(self, how):
        return "odd" + how

async def waits():
    return [one async for one in counted()]

async def counted():
    for one in range(3):
        yield one

def driven(task):
    try:
        task.send(None)
    except StopIteration as end:
        return end.value

def answer(text):
    try:
        return repr(eval(text))
    except BaseException as error:
        return f"{type(error).__name__}: {error}"

json.dumps([answer(text) for text in json.loads(input_text)])
"""
ASKED = [
    "decimal.Decimal('1.1').sqrt()",
    "decimal.Decimal(10) ** 40 / 7",
    "decimal.Decimal('x')",
    "unicodedata.name('柒')",
    "unicodedata.lookup('CJK UNIFIED IDEOGRAPH-67D2')",
    "unicodedata.normalize('NFKD', 'ﬁⅦ가')",
    "[unicodedata.category(one) for one in '柒a1 ']",
    "'七柒'.encode('gb18030')",
    "b'\\xc6\\xdf'.decode('gbk')",
    "'七'.encode('big5'), '七'.encode('iso2022_jp')",
    "b'\\x8e\\xb5\\xff'.decode('shift_jis')",
    "'칠七'.encode('euc_kr'), '七'.encode('ascii', 'xmlcharrefreplace')",
    "'七'.encode('utf-7')",
    "'七'.encode('unicode_escape')",
    "zlib.decompress(zlib.compress(b'hupai' * 100, 9))[:9]",
    "zlib.crc32(b'hupai'), zlib.adler32(b'hupai')",
    "zlib.decompress(b'nothing')",
    "bz2.decompress(bz2.compress(b'hupai'))",
    "lzma.decompress(lzma.compress(b'hupai')), lzma.decompress(b'nothing')",
    "hashlib.md5(b'hupai').hexdigest(), hashlib.sha1(b'hupai').hexdigest()",
    "hashlib.sha512(b'hupai').hexdigest()[:9], hmac.digest(b'k', b'hupai', 'sha3_256')[:9]",
    "hashlib.blake2b(b'hupai', digest_size=9).hexdigest()",
    "re.findall(r'(?<=a)b(?!c)|\\Bq\\b', 'abacbq ab')",
    "re.fullmatch(r'(?P<x>.)(?P=x)(?(x)y|z)', 'aay').groupdict()",
    "re.sub(r'(?i)ß|(\\d+)', lambda found: f'<{found[1]}>', 'SS ẞ 12')",
    "re.compile('(')",
    "re.split(r'(?s:.)(?=x*+)', 'axxb')",
    "sqlite3.connect(':memory:').execute('select 2 + 3, upper(?)', ('seven',)).fetchall()",
    "sqlite3.connect(':memory:').execute('select nothing')",
    "pickle.loads(pickle.dumps([1.5, {'七': (None, b'')}]))",
    "[*csv.reader(['a,\"b,\"\"c\"', '1;2'])]",
    "struct.unpack('>hiqfd', struct.pack('>hiqfd', 1, -2, 3, 0.5, 1e300))",
    "statistics.NormalDist().inv_cdf(0.7), datetime.date(2026, 2, 28) + datetime.timedelta(1)",
    "array.array('d', [1, 2.5]).tobytes(), array.array('u', '七')",
    "binascii.b2a_qp('七=7'.encode()), binascii.crc_hqx(b'7', 0)",
    "cmath.sqrt(-2), cmath.polar(1j)",
    "math.lgamma(3.3), math.erfc(2), math.comb(60, 30), math.isqrt(10**41)",
    "marshal.loads(marshal.dumps(compile('7 + x', '', 'eval'))).co_names",
    "xml.etree.ElementTree.fromstring('<a><b/>')",
    "ast.unparse(ast.parse('match x:\\n case [1, *rest] if rest: pass'))",
    "eval('def f(:')",
    "10**5000 // 7**1000 % 10**9, int('z' * 40, 36), (-7) ** -3, 7 .__rpow__(2, 9)",
    "float.fromhex('0x1.8p3'), (0.1).as_integer_ratio(), float('nan').hex(), round(2.675, 2)",
    "f'{3.14159:^+12,.3e}|{1234567:_}|{\"七\":*>5}|{255:#010b}|{Odd():!}'",
    "'%-5s|%+.2f|%x|%r' % ('a', 2, 255, b'\\xff')",
    "memoryview(bytearray(range(12))).cast('B', (3, 4)).tolist()",
    "bytes(range(9)).translate(bytes.maketrans(b'\\x01', b'x'), b'\\x02'), b'a,b'.rpartition(b',')",
    "{*range(9)} ^ {*range(5, 12)}, frozenset('ab') <= set('abc')",
    "[1, 2, 3][Odd()]",
    "sort_key_fails([3, 0, 1])",
    "driven(waits())",
    "deep(500)",
    "endless()",
    "type('Made', (int,), {'__slots__': (), '__add__': lambda a, b: 7})(3) + 4",
    "(lambda: (yield from range(3)))().throw(ValueError('thrown in'))",
    "run_js('(call) => { try { call(); } catch (error) { return error.message.slice(-20); } }')(lambda: 1 / 0)",
    "run_js('() => { throw new TypeError(7); }')()",
    "run_js('(call) => call()')(lambda: run_js('(call) => call()')(endless))",
    "[*itertools.batched(range(7), 3)], [*itertools.pairwise('abc')]",
    "ExceptionGroup('both', [ValueError(1), KeyError(2)]).split(KeyError)",
]
"""What no page of ours asks of Python, its errors too."""


FIRST_CALLS = {
    "__import__('unicodedata').name('七')": "CJK UNIFIED IDEOGRAPH-4E03",
    "str(__import__('_decimal').Decimal(2).sqrt())[:7]": "1.41421",
    "str(-(10**90) % 7**70)[:7]": "1200846",
    "(deep := lambda n: n and deep(n - 1) or str(__import__('math').lgamma(3.3)))(300)[:6]": "0.9870",
}
"""What has the rest loaded where nothing was called of it before, the last one far down."""
*CALLS, LAST_CALL = FIRST_CALLS


@pytest.mark.long
def test_functions_outside_the_first_part_answer_as_in_the_whole_program(dist: Path) -> None:
    asked = json.dumps(ASKED)
    parts, whole = (json.loads(run_in_pyodide(SEVERAL, asked, "plain", program=one)) for one in ("site", "whole"))
    assert len(ASKED) > 40
    assert dict(zip(ASKED, parts, strict=True)) == dict(zip(ASKED, whole, strict=True))


@pytest.mark.parametrize("asked", [*(pytest.param(one, marks=pytest.mark.long) for one in CALLS), LAST_CALL])
def test_the_rest_is_loaded_by_whichever_function_is_called_first(dist: Path, asked: str) -> None:
    assert run_in_pyodide(asked) == FIRST_CALLS[asked]
    with pytest.raises(RuntimeError, match="not in the program's first part"):
        run_in_pyodide(asked, program="first")


PLAY = """
import json
from hupai.session import Session

session, given, decisions = Session(), json.loads(input_text), iter(range(1_000_000))

def ask(**request):
    answer = json.loads(session.handle(json.dumps(request)))
    if not answer["ok"]:
        raise RuntimeError(f"{request}: {answer}")
    return answer["result"]

def play(game, players, hands):
    state = ask(do="new", game=game, options={}, seats=["human", *players], hands=hands, seed="-".join(players))
    legal = state["view"]["legal"]
    while state["waiting"] != "end":
        if state["waiting"] == "bot":
            state = ask(do="advance")
        elif state["waiting"] == "next":
            ask(do="review", seat=0, judge="beginner")
            state = ask(do="next")
        else:
            decision = next(decisions)
            action = legal[decision % len(legal)]["action"]
            ask(do="preview", seat=0, action=action)
            if decision % 10 == 0:
                ask(do="hint", seat=0, judge="regular")
                ask(do="why", seat=0)
            state = ask(do="act", seat=0, action=action)
        legal = (state.get("view") or state["changes"]).get("legal", legal)
    ask(do="load", record=ask(do="save")["record"])

for game, players, hands in given["matches"]:
    play(game, players, hands)
for puzzle in given["puzzles"]:
    ask(do="puzzle", puzzle=puzzle)
    ask(do="puzzle_answer", puzzle=puzzle, answer=puzzle["answer"])
for preset in given["presets"]:
    ask(do="cup", preset=preset, person=False, seed="first")
    found = ask(do="cup_tables")
    for table in found["tables"][:3]:
        parts = {name: table[name] for name in ("table", "seed", "levels")}
        ask(do="cup_add", **ask(do="cup_play", plan=found["plan"], **parts))
    ask(do="cup_ranking")
    ask(do="cup_open", log=ask(do="cup_log")["log"])
"""


def play_in_the_first_part(way: str = "trimmed", **played: object) -> None:
    """Play in a Python that has only the first part of its program: a call of another function fails."""
    nothing: dict[str, object] = {"matches": [], "puzzles": [], "presets": []}
    run_in_pyodide(PLAY, json.dumps(nothing | played), way, program="first")


def tables(game: str, hands: int) -> list[tuple[str, list[str], int]]:
    """Matches of so many hands in all, with every level of bots; the slow ones play few."""
    others, slow = games[game].seats - 1, LEVELS[3:]
    few = [(game, [level] * others, 1) for level in slow]
    each = (hands - len(few)) // (len(LEVELS) - len(slow))
    return [*few, *((game, [level] * others, each) for level in LEVELS if level not in slow)]


def puzzles(each: int) -> list[object]:
    """So many puzzles of every file."""
    return [
        puzzle for file in sorted((WEB / "puzzles").iterdir()) for puzzle in json.loads(file.read_text("utf-8"))[:each]
    ]


@pytest.mark.parametrize("way", [pytest.param("snapshot", marks=pytest.mark.long), "trimmed"])
def test_ordinary_play_needs_only_the_first_part(dist: Path, way: str) -> None:
    """Some hands, puzzles and a tournament; `--long` plays more of each."""
    matches = [
        (game, ["beginner", "regular", "strong"][: games[game].seats - 1], 1) for game in ("yongzhou", "kawuxing")
    ]
    play_in_the_first_part(way, matches=matches, puzzles=puzzles(1), presets=["quick"])


@pytest.mark.long
@pytest.mark.parametrize("game", games)
def test_200_hands_need_only_the_first_part(dist: Path, game: str) -> None:
    play_in_the_first_part(matches=tables(game, 200))


@pytest.mark.long
def test_500_puzzles_need_only_the_first_part(dist: Path) -> None:
    asked = puzzles(63)
    assert len(asked) >= 500
    play_in_the_first_part(puzzles=asked[:500])


@pytest.mark.long
def test_the_tournaments_need_only_the_first_part(dist: Path) -> None:
    play_in_the_first_part(presets=PRESETS)


def test_a_program_without_a_profile_is_shipped_whole(dist: Path, tmp_path: Path) -> None:
    """As when Pyodide is newer than the list of functions."""
    other = tmp_path / "called.txt"
    other.write_text(
        runtime.CALLED.read_text("utf-8").replace(runtime.CALLED.read_text("utf-8")[:8], "00000000", 1), "utf-8"
    )
    made = tmp_path / "program"
    made.mkdir()
    command = [node.node(), TOOLS / "split_program.mjs", runtime.PYODIDE / runtime.WASM, other, made]
    run(command, otherwise="it could not be split", log="program-without-profile")
    assert [part.name for part in made.iterdir()] == [runtime.WASM]
    assert (made / runtime.WASM).read_bytes() == (runtime.PYODIDE / runtime.WASM).read_bytes()


def test_the_profile_is_of_the_program_that_is_shipped(dist: Path) -> None:
    """A newer Pyodide is shipped whole, until its functions are listed: see docs/start-up.md."""
    digest, *called = runtime.CALLED.read_text("utf-8").split()
    assert digest == hashlib.sha256((runtime.PYODIDE / runtime.WASM).read_bytes()).hexdigest()
    assert called == sorted(set(called), key=int)
