"""What a card is and how it is written: the oracle's own parser.

A kind is a number 0..19: 0-9 are small 一..十, 10-19 are big 壹..拾. A king is never a kind; it is counted
apart. Written form: digits then size, `345s` = 三四五, `270b` = 贰柒拾, `0` = ten, `k` = king.
"""

KINDS = range(20)
NAMES = [
    *("1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "0s"),
    *("1b", "2b", "3b", "4b", "5b", "6b", "7b", "8b", "9b", "0b"),
]
#: 二 七 十 贰 柒 拾 (``deck.colours``)
RED = {1, 6, 9, 11, 16, 19}


def is_big(kind):
    """Whether a kind is of the big size (大字)."""
    return kind >= 10


def kind_of(name):
    """The kind written `3s` or `0b`.

    >>> kind_of("0b")
    19
    """
    return NAMES.index(name)


def read(text):
    """Read cards: a list of kinds in the order written, and the number of kings.

    >>> read("270b1sk")
    ([11, 16, 19, 0], 1)
    """
    kinds, kings, digits = [], 0, ""
    for letter in text.replace(" ", ""):
        if letter == "k":
            kings += 1
        elif letter in "sb":
            kinds += [kind_of(digit + letter) for digit in digits]
            digits = ""
        else:
            digits += letter
    if digits:
        raise ValueError(f"cards without a size: {digits!r} in {text!r}")
    return kinds, kings


def write(kinds, kings=0):
    """Write cards, sizes grouped, kings last.

    >>> write([11, 0, 16], 1)
    '1s27b k'
    """
    small = "".join(NAMES[kind][0] for kind in sorted(kinds) if not is_big(kind))
    big = "".join(NAMES[kind][0] for kind in sorted(kinds) if is_big(kind))
    text = (small + "s" if small else "") + (big + "b" if big else "")
    return (text + " " + "k" * kings).strip() if kings else text


def count(kinds):
    """How many of each of the 20 kinds."""
    return [sum(1 for other in kinds if other == kind) for kind in KINDS]
