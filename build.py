#!/usr/bin/env python3
"""Play, build, test and measure Hupai. Needs Python 3.11 or later and nothing else.

    python3 build.py play  [--port N] [--host H] [--no-open]   serve the site here and open it
    python3 build.py build [--single] [--url URL]              write the site to dist/, and as one file to dist-single/
    python3 build.py tutorial [--embed URL]                    write the tutorial site to dist-site/
    python3 build.py packages                                  write what is published to dist-packages/
    python3 build.py docs                                      write the package's documentation to dist-docs/
    python3 build.py test  [pytest arguments …]                run the tests that every change must pass
    python3 build.py test --long [--shard 2/4] [--fresh]       run the rest, or a part of it; stop it and go on later
    python3 build.py faults [NAME …]                           see whether the tests notice faults of the page
    python3 build.py mutants [--seed N] [NAME …]               count the faults that the engine's tests notice
    python3 build.py bench [--json | --profile] [NAME …]       measure the engine and the page
    python3 build.py bench --beside SITE phone                 measure its start beside the site of another version

A step runs again only if its inputs have changed or its outputs are missing.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit("Hupai needs Python 3.11 or later: run build.py with a newer python3.")

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "web", "tools"))

from hupai_build.tasks import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
