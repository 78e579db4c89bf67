"""Hostile input, for the engine and for the page alike."""

from __future__ import annotations

from typing import Final

from hupai.table.links import LONGEST

SCRIPT: Final = "<img src=x onerror=window.__pwned=1><script>window.__pwned=1</script>"
HIDDEN: Final = "\u202e\u2066\u200b\x00\x1b[31m\x07\ufeff"
"""Characters that reverse a line, are invisible, or control a terminal."""

REST: Final = "&seats=human,strong,regular&dealer=0&deck=1s&play=0:1s"
"""The fields of a link besides the name of its game."""

LINKS: Final = {
    "a script": f"review?game={SCRIPT}",
    "an escaped script": "review?game=%3Cscript%3Ewindow.__pwned%3D1%3C%2Fscript%3E&seats=a&dealer=0&deck=1s&play=0:1s",
    "a quote that ends an attribute": "review?game=\"'><svg/onload=window.__pwned=1>",
    "an address of code": "review?game=javascript:window.__pwned=1&seats=a&dealer=0&deck=1s&play=0:1s",
    "a template": "review?game=${window.__pwned=1}{{constructor}}{0.__class__}%s",
    "no end": "review?game=" + "x" * 2 * LONGEST,
    "a long name": f"review?{'y' * (LONGEST - 100)}=1",
    "many names": "review?" + "&".join(f"n{nth}=1" for nth in range(900)),
    "many plays": f"review?game=yongzhou{REST}" + ",0:pass" * 1000,
    "hidden characters": f"review?game={HIDDEN}yongzhou",
    "hidden characters in a name": f"review?{HIDDEN}game=yongzhou",
    "escaped hidden characters": "review?game=%00%1B%E2%80%AE&seats=human&dealer=0&deck=1s&play=0:1s",
    "bytes that are no text": "review?game=%C0%AE%C0%AE%2F&seats=%ED%A0%80",
    "half an escape": "review?game=%&seats=%2&dealer=%zz&deck=%%&play=%25",
    "escaped twice": f"review?game=%2579ongzhou{REST}",
    "the object of all objects": "review?__proto__=1&constructor=2&prototype=3",
    "a game of all objects": f"review?game=__proto__{REST}",
    "rules of all objects": f"review?game=yongzhou&rules=__proto__:1,constructor:x,__class__:y{REST}",
    "a seat that is a file": "review?game=yongzhou&seats=human,../../etc/passwd,strong&dealer=0&deck=1s&play=0:1s",
    "a number without end": f"review?game=yongzhou{REST}&at=" + "9" * 5000,
    "other digits": "review?game=yongzhou&seats=human,strong,regular&dealer=\u0662&deck=1s&play=0:1s",
    "another kind": "puzzle?position=1",
    "nothing": "review?",
}
"""Links, by what is wrong with them; all are refused."""
