"""Wins of whole hands as bots play them, told as the score call that should have priced them.

Only what the façade shows of a finished hand is used: the events, the winner's melds and cards, the result. A flip
that was laid as 提, 偎 or 跑 before the win is taken back, since the oracle starts from the cards before it.
"""

import json
from random import Random

from hupai.session import Session

from .choices import GAMES, OPTIONS, played_options
from .hands import Case

BOTS = ("beginner", "beginner", "random")


def wins(matches, seed):
    """(score call, what the table paid) of every win in `matches` short matches with random options."""
    rng = Random(seed)
    for number in range(matches):
        game = GAMES[number % len(GAMES)]
        options = played_options(rng, game)
        seats = [rng.choice(BOTS) for _ in range(3)]
        new = {"do": "new", "game": game, "options": options, "seats": seats, "hands": 8, "seed": f"{number:032x}"}
        yield from match_wins(Session(), new)


def match_wins(session, new):
    """The wins of one match, played to its end."""
    state = ask(session, new)
    while True:
        events = list(state["events"])
        while state["waiting"] == "bot":
            state = ask(session, {"do": "advance"})
            events += state["events"]
        result = state["view"]["result"]
        if result["winner"] is not None:
            yield before_the_win(state, events), result["score"]
        if state["waiting"] == "end":
            return
        state = ask(session, {"do": "next"})


def ask(session, request):
    """One request that has to succeed."""
    reply = json.loads(session.handle(json.dumps(request)))
    assert reply["ok"], (request, reply)
    return reply["result"]


def before_the_win(state, events):
    """The score call of a finished hand."""
    match, view = state["match"], state["view"]
    result = view["result"]
    winner, win = result["winner"], "" if result["by"] == "deal" else result["card"]
    laid = [(meld["kind"], list(meld["cards"])) for meld in view["seats"][winner]["melds"]]
    hand = list(result["hands"][winner])
    if win == "k":  # it has gone into the hand
        hand.remove("k")
    won = max(place for place, event in enumerate(events) if event["t"] == "won")
    before, own = events[won - 1], own_moves(events[:won], winner)
    if before.get("seat") == winner and before["t"] in ("ti", "wei", "pao") and result["by"] != "deal":
        take_back(before, win, laid, hand)
        own = own[:-1]
    options = {name: value for name, value in match["options"].items() if name in OPTIONS[match["game"]]}
    unturned = "empty" if options.get("xing") == "fan" else None
    calls = ["ju_shou"] if raised(own) else []
    calls += ["haidi"] if view["wall"] == 0 and options.get("haidi") == 2 else []
    return Case(match["game"], " ".join(f"{kind}:{''.join(cards)}" for kind, cards in laid), "".join(hand), win,
                result["by"], options, result["turned"] or unturned, bool(result["declared"]), calls, limit(own))


def own_moves(events, seat):
    """What the winner did or laid after the deal, in order."""
    return [event for event in events if event.get("seat") == seat and not event.get("start")
            and event["t"] in ("raised", "limited", "chi", "peng", "wei", "ti", "pao", "skip", "discarded")]


def raised(own):
    """Whether the hand was raised and nothing was taken since (§11 举手)."""
    return bool(own) and own[-1]["t"] == "raised"


def limit(own):
    """What all limited discards together have left to win with (§11), None without one."""
    sets = [set(event["wins"]) for event in own if event["t"] == "limited"]
    return sorted(set.intersection(*sets)) if sets else None


def take_back(event, win, laid, hand):
    """Undo the 提, 偎 or 跑 the winning card was laid in just before the win."""
    place = next(place for place, (kind, cards) in enumerate(laid)
                 if kind in ("ti", "wei", "chouwei", "pao") and cards[0] == win)
    cards = laid[place][1]
    if event["t"] == "pao" and event["grew"] != "kan":
        laid[place] = (event["grew"], cards[:3])
    else:  # a 提 may have grown from a 偎 too: from a 坎 it scores the same
        del laid[place]
        hand += cards[1:]
