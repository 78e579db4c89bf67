"""In the place of the library's own: what tells a fault in the page's Python has no colours."""


class Colourless:
    """A theme in which no word has a colour."""

    def __getattr__(self, name):
        return self if name == "traceback" else ""


def can_colorize(*, file=None):
    """Whether there are colours."""
    return False


def get_theme(*, tty_file=None, force_color=False, force_no_color=False):
    """The theme."""
    return Colourless()
