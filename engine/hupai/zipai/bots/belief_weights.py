"""The fitted weights of hidden hands, printed by :mod:`hupai.zipai.training.fit_beliefs`.

5983 decisions from 200 hands per game, bots regular,beginner, seed beliefs;
log loss 0.913 on 1187 held-out decisions, random guessing 2.773.
"""

WEIGHTS: dict[str, tuple[int, ...]] = {
    "one": (-8, -538, -840, -1067),
    "two": (48, -253, -212, -72),
    "three": (148, 707, 965, 1204),
    "red": (-21, -56, -71, -120),
    "two_big": (48, -18, -77, -87),
    "three_big": (24, -78, 242, 282),
    "two_let_go_lately": (-515, -980, -1190, -666),
    "two_let_go": (-528, -578, -705, -744),
    "one_played": (0, -2629, -1994, -1673),
    "beside_last_played": (0, -462, -305, -162),
    "beside_played": (0, -324, -746, -736),
    "one_of_two": (-235, -676, -704, -666),
    "one_of_one": (76, -436, -558, -589),
    "two_of_two": (-231, -829, -726, -930),
    "in_groups": (27, 318, 496, 583),
    "scoring": (202, 356, 389, 934),
    "half_scoring": (70, 82, 110, 244),
    "alone": (277, -1964, -1873, -1823),
    "in_mixed": (36, 176, 279, 264),
    "could_eat_lately": (-530, -778, -1007, -426),
    "could_eat_lately_holding": (-304, -232, 7, -89),
    "could_eat": (-286, -568, -892, -820),
    "could_eat_holding": (-290, -487, -320, -234),
    "fits_played": (0, -1440, -1243, -818),
    "two_left": (-213, 8, 668, 789),
    "five_left": (-162, 129, 489, 586),
}
"""For each feature and each number of cards a seat has played: thousandths of a natural logarithm."""
