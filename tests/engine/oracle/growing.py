"""What a triple may become, and what a group of loose cards is called: by who brought the last card."""

ANOTHERS = ("other", "discard", "shown")


def growth(group, standing, card, by):
    """The quad that a triple may become by the winning card or a king; None if it may not."""
    name, cards = group
    if name in ("kan", "wei", "chouwei"):
        by_win = cards[0] == card and name != "chouwei"
        if by_win or cards[0] in standing:
            return ("ti" if by in ("self", "deal") else "pao", (cards[0],) * 4)
    if name == "peng" and cards[0] == card and by in ("self", "other", "shown"):
        return "pao", (cards[0],) * 4
    return None


def named(group, card, by):
    """A group of loose cards by its scoring name: a triple another's card completed is a 碰 (``huxi.last_card``)."""
    name, cards = group
    if name == "triple":
        return ("peng" if cards[0] == card and by in ANOTHERS else "kan"), cards
    if name == "quad":  # two natural cards at least, with kings: ``king.groups``
        return "ti", cards
    return group
