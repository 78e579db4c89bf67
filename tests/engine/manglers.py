"""What messengers and people do to a link on its way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from urllib.parse import quote

Mangler = Callable[[Random, str], str]
WORDS = ("，快来看", "。", ")", "”", " 快来看这一局", "！！", "》", ".", "),")
FIELDS = ("&from=groupmessage&isappinstalled=0", "?from=singlemessage", "&utm_source=x&nsukey=a%2Fb", "&fbclid=Iw")
UNSEEN = ("\u200b", "\ufeff", "\u2060", "\u200e")


def _inserted(rng: Random, link: str, what: str) -> str:
    """The link with something between two of its characters, not within an escape."""
    places = [place for place in range(len(link) + 1) if "%" not in link[max(0, place - 2) : place]]
    place = rng.choice(places)
    return link[:place] + what + link[place:]


MANGLERS: dict[str, Mangler] = {
    "question mark encoded": lambda rng, link: link.replace("?", rng.choice(["%3F", "%3f"]), 1),
    "all encoded": lambda rng, link: quote(link, safe=""),
    "entities": lambda rng, link: link.replace("&", rng.choice(["&amp;", "&#38;"])),
    "unseen": lambda rng, link: _inserted(rng, link, rng.choice(UNSEEN)),
    "address": lambda rng, link: f"https://example.org/hupai/index.html{rng.choice(['', '?from=x'])}#{link}",
    "words behind": lambda rng, link: link + rng.choice(WORDS),
    "redirect": lambda rng, link: link + rng.choice(["#wechat_redirect", "#rd"]),
    "fields behind": lambda rng, link: link + rng.choice(FIELDS),
    "blanks": lambda rng, link: f" {link}\n",
    "quotes": lambda rng, link: link + rng.choice(['"', "'", ">", "%22"]),
}
"""Each does one thing; those that encode come before those that add something behind."""
ORDER = (
    *("fields behind", "entities", "question mark encoded", "all encoded"),
    *("address", "redirect", "words behind", "quotes", "unseen", "blanks"),
)


def mangled(rng: Random, link: str) -> tuple[str, list[str]]:
    """A link after one to four of these, and which they were."""
    names = rng.sample(ORDER, rng.randint(1, 4))
    found = sorted(names, key=ORDER.index)
    if {"entities", "all encoded"} <= set(found):
        found.remove("entities")
    for name in found:
        link = MANGLERS[name](rng, link)
    return link, found
