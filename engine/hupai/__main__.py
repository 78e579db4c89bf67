"""``python -m hupai``."""

import sys

from hupai.cli import main

if __name__ == "__main__":
    sys.exit(main())
