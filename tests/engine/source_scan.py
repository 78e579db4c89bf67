"""What zipai and the rooms of every family can say, read from the source: codes with facts, rule ids, options."""

from __future__ import annotations

import ast
import string
from functools import cache
from pathlib import Path

import hupai

PACKAGE = Path(hupai.__file__).parent
FAMILIES = {"zipai", "mahjong", "guihuzi"}
"""The packages of families: each has words for its own codes."""


def modules(family="zipai"):
    """Every module of a family and of the rooms that all families share."""
    others = FAMILIES - {family}
    return [file for file in sorted(PACKAGE.rglob("*.py")) if file.relative_to(PACKAGE).parts[0] not in others]


ERRORS = {"CorruptRecord", "EngineError", "IllegalAction"}
ERRORS |= {"InvalidLink", "InvalidNotation", "InvalidRequest", "InvalidWeights"}
RAISED = ERRORS | {"Reason", "because", "_because"}
LINES = {"Line"}
"""Calls that make a line of the proof; its text is named ``line_`` and the line's name."""


@cache
def nodes(file):
    """Every call of a plain name and every dict in a module."""
    tree = ast.walk(ast.parse(file.read_text("utf-8")))
    return [node for node in tree if isinstance(node, ast.Dict) or isinstance(getattr(node, "func", None), ast.Name)]


def calls(family="zipai"):
    """Every call in these modules, with the file it is in."""
    for file in modules(family):
        yield from ((file.relative_to(PACKAGE).as_posix(), node) for node in nodes(file) if isinstance(node, ast.Call))


def constants(node):
    """The texts that an expression may be: for `"a" if x else "b"` both."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def coded(family="zipai"):
    """Every (file, code, call) in the engine whose code is a literal."""
    for file, call in calls(family):
        if call.func.id in RAISED | LINES and call.args:
            for code in sorted(constants(call.args[0])):
                yield file, f"line_{code}" if call.func.id in LINES else code, call


def dict_codes():
    """Every code in a plain dict ``{"code": …}`` of the engine: the problems an error lists."""
    for file in modules():
        for node in nodes(file):
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(key, ast.Constant) and key.value == "code":
                        yield from constants(value)


def codes():
    """Every code that zipai can say."""
    return {code for _, code, _ in coded()} | set(dict_codes()) - {"invalid_options"}


def places(template):
    """The facts that a template names."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def given_facts(call):
    """The facts that a call gives, as far as the source shows, or None."""
    if call.func.id in ("Reason", "Line"):
        if len(call.args) < 3:
            return set()
        facts = call.args[2]
        if not isinstance(facts, ast.Dict) or None in facts.keys:
            return None
        found = {key.value for key in facts.keys if isinstance(key, ast.Constant)}
        # A group of the proof is worded by its name; the JSON calls it its kind.
        return found | {"name"} if call.func.id == "Line" and "kind" in found else found
    if call.func.id in ("_because", "because") or any(keyword.arg is None for keyword in call.keywords):
        return None
    return {keyword.arg for keyword in call.keywords}


def rule_ids(family="zipai"):
    """Every rule id that reasons and options of the family name."""
    for _, call in calls(family):
        if call.func.id in ("Reason", "Line") and len(call.args) > 1:
            yield from constants(call.args[1])
    for game in hupai.games.values():
        for option in game.options if game.family.id == family else ():
            yield option.rule


def rules_with(game, **options):
    """The game's rules with these options, each beside what it belongs to, and without what contradicts it."""
    needed = dict(option.only_with for option in game.options if option.only_with and option.name in options)
    if options.get("wei_hidden") is True and any(option.name == "fang_wei" for option in game.options):
        needed["fang_wei"] = False
    if options.get("sitter_floor"):
        needed["cap_per_loser"] = 300
    return game.rules(**{**needed, **options})


LAID = "ti:0000b wei:222s chi:123b"
PROVED = (
    ("yongzhou-plain", LAID, "345s345b77s99b", "9b", "self", {"base_bonus": 1}, ()),
    ("leiyang", "", "123s123b567s567b999s999b44s", "4s", "self", {}, ("ju_shou",)),
    ("shaoyang", LAID, "345s345b77s99b", "9b", "self", {"self_draw_tun": 1}, ()),
)
"""Wins whose proofs have the lines that are named by data and not in the source."""


def proved_lines():
    """The names of the lines in the proofs of those wins."""
    for game, laid, hand, win, by, options, calls in PROVED:
        found = hupai.score(game, laid, hand, win, by, options, calls=calls)
        yield from (f"line_{line['line']}" for line in found["lines"])
