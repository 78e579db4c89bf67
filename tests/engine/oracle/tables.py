"""Wins of whole hands between bots, as the score calls that must give the same price.

Only what the façade shows of a finished hand is used: the events, the winner's melds and cards, the result. A flip
that was laid as 提, 偎 or 跑 before the win is taken back, since the oracle starts from the cards before it.
"""

from random import Random

from tests.engine.facade_client import Client

from .choices import BURIED, GAMES, OPTIONS, duel_options, played_options
from .hands import Case

BOTS = ("beginner", "beginner", "random")


def wins(matches, seed):
    """(score call, what the table paid) of every win in `matches` short matches with random options."""
    rng = Random(seed)
    for number in range(matches):
        game = GAMES[number % len(GAMES)]
        duel = game in BURIED and number // len(GAMES) % 2 == 1
        options = duel_options(rng, game) if duel else played_options(rng, game)
        seats = [rng.choice(BOTS) for _ in range(options.get("seats", 3))]
        new = {"game": game, "options": options, "seats": seats, "hands": 8, "seed": f"{number:032x}"}
        yield from match_wins(new)


def match_wins(new):
    """The wins of one match, played to its end."""
    client = Client(**new)
    while True:
        while client.state["waiting"] == "bot":
            client.ask(do="advance")
        result = client.view["result"]
        if result["winner"] is not None:
            yield before_the_win(client.setup, client.view, client.log), result["score"]
        if client.state["waiting"] == "end":
            return
        client.ask(do="next")


def before_the_win(setup, view, events):
    """The score call for a finished hand."""
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
    options = {name: value for name, value in setup["options"].items() if name in OPTIONS[setup["game"]]}
    unturned = "empty" if options.get("xing") == "fan" else None
    calls = ["ju_shou"] if raised(own, options.get("ju_shou_kept", False)) else []
    calls += ["haidi"] if view["wall"] == 0 else []
    return Case(
        setup["game"],
        " ".join(f"{kind}:{''.join(cards)}" for kind, cards in laid),
        "".join(hand),
        win,
        result["by"],
        options,
        result["turned"] or unturned,
        bool(result["declared"]),
        calls,
        limit(own),
    )


def own_moves(events, seat):
    """What the winner did or laid after the deal, in order."""
    return [
        event
        for event in events
        if event.get("seat") == seat
        and not event.get("start")
        and event["t"] in ("raised", "limited", "chi", "peng", "wei", "ti", "pao", "skip", "discarded")
    ]


def raised(own, kept):
    """Whether the hand was raised and, unless the raise is kept, nothing was taken since (举手, ``win.raise``)."""
    return any(event["t"] == "raised" for event in (own if kept else own[-1:]))


def limit(own):
    """What all limited discards together have left to win with (``chi.edge``), None without one."""
    sets = [set(event["wins"]) for event in own if event["t"] == "limited"]
    return sorted(set.intersection(*sets)) if sets else None


def take_back(event, win, laid, hand):
    """Undo the 提, 偎 or 跑 in which the winning card was laid just before the win."""
    place = next(
        place for place, (kind, cards) in enumerate(laid) if kind in ("ti", "wei", "chouwei", "pao") and cards[0] == win
    )
    cards = laid[place][1]
    if event["t"] == "pao" and event["grew"] != "kan":
        laid[place] = (event["grew"], cards[:3])
    else:  # a 提 may have grown from a 偎 as well; from a 坎 it scores the same
        del laid[place]
        hand += cards[1:]
