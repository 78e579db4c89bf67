"""Every effect has a severity, and a discard with lasting effects must be confirmed."""

from __future__ import annotations

from collections import Counter

import pytest

from hupai.table.reason import ASKS, TELLS, WARNS
from hupai.zipai.actions import is_discard
from hupai.zipai.as_json.legal import legal_json
from hupai.zipai.explain.effect_texts import EFFECTS
from hupai.zipai.why.effect_severity import SEVERITY
from hupai.zipai.why.preview import own_table, preview_action
from tests.engine.facade_client import new_match
from tests.engine.zipai.bots.test_explanations import decisions


def test_every_effect_has_a_severity() -> None:
    """Forced effects that are announced beforehand are among them."""
    assert set(EFFECTS) | {"forced_pao"} == set(SEVERITY)
    assert set(SEVERITY.values()) == {TELLS, WARNS, ASKS}


@pytest.mark.parametrize(("game_id", "hands"), [("leiyang", 40), ("paohuzi", 10)])
def test_a_discard_binds_if_one_of_its_effects_must_be_confirmed(game_id: str, hands: int) -> None:
    """放偎 and 吃边打边, as the view says about the card; a passed win has nothing to do with the card."""
    found = Counter[bool]()
    for seen in decisions(game_id, hands, "gravity"):
        if found[True] > 3:
            break
        table = own_table(seen)
        for action in filter(is_discard, seen.legal):
            grave = {effect.code for effect in preview_action(seen, action).effects if SEVERITY[effect.code] == ASKS}
            binds = legal_json(seen, table, action)["binds"]
            assert binds == bool(grave - {"next_must_pay_more"})
            found[binds] += 1
    assert found[False] and bool(found[True]) == (game_id == "leiyang"), found


def test_the_view_says_how_many_copies_of_each_card_are_unseen() -> None:
    """Four, less the copies in the hand, in open groups, among the discards, on the table, and those all saw dealt."""
    p = new_match("yongzhou", seed="unseen", hands=2)
    while p.state["waiting"] != "end":
        view = p.state["view"]
        seen = list(view["hand"]) + ([view["live"]["card"]] if view["live"] else [])
        for seat in view["seats"]:
            seen += [card for meld in seat["melds"] for card in meld["cards"]]
            seen += [laid["card"] for laid in seat["discards"]]
            seen += ["k"] * seat["kings_shown"] * (seat is not view["seats"][0])
        if p.session.matches["main"].match.hand.view(0).shown_held:
            seen.append(view["shown"])
        assert len(view["unseen"]) == 20
        if p.state["waiting"] != "next":  # from then on all hands are open
            assert all(left == 4 - seen.count(card) for card, left in view["unseen"].items())
        p.step()


def test_a_row_says_what_a_claim_adds() -> None:
    """The same as in the preview, which has more."""
    met = Counter[str]()
    for seen in decisions("yongzhou-plain", 12, "gained"):
        for action in seen.legal:
            row = legal_json(seen, own_table(seen), action)
            if row["verb"] in ("chi", "peng"):
                assert row["gained"] == preview_action(seen, action).gained
                met[row["verb"]] += 1
    assert met["chi"] > 5 and met["peng"] > 5
