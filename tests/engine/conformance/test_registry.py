"""Which families there are: those of this build, whatever a list of homes may name."""

from __future__ import annotations

import pytest

from hupai import registry
from hupai.session import match_from_record
from hupai.table.errors import CorruptRecord, InvalidRequest


def test_a_family_whose_package_is_not_in_this_build_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page starts without most families: it lists none that it cannot load, and knows no game of theirs."""
    known, games = registry.families(), list(registry.games)
    monkeypatch.setitem(registry._HOMES, "absent", "hupai.absent.family")
    assert registry.families() == known and list(registry.games) == games
    with pytest.raises(InvalidRequest) as refused:
        registry.family_named("absent")
    assert refused.value.code == "unknown_family" and refused.value.facts["known"] == list(known)
    with pytest.raises(CorruptRecord):
        match_from_record("hupai-record 1\nengine 1\nfamily absent\ngame x\n")
    assert registry.vocabulary_of("absent") is registry.vocabulary_of("")


def test_a_game_is_found_without_loading_the_families_after_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._HOMES, "broken", "hupai.session.no_such_module")
    assert registry.games["yongzhou"].id == "yongzhou"
