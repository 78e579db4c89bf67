"""How far a tournament has come."""

from __future__ import annotations

from hupai.tournament.tournament import Tournament


def hands_played(tournament: Tournament) -> tuple[int, int]:
    """Return how many hands have been played, and how many there are in all stages that have been drawn or will be."""
    done = sum(len(hands) for stage in tournament.stages for hands in stage.played.values())
    known = sum(len(stage.tables) * stage.stage.hands for stage in tournament.stages)
    entering, left = tournament.stage.stage.advance, tournament.plan.stages[len(tournament.stages) :]
    for stage in left:
        tables = (entering + len(stage.joined)) // tournament.seats * max(1, stage.rounds)
        known += tables * stage.hands
        entering = stage.advance
    return done, known
