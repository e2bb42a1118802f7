"""Commands: the command line, one module for each command; no rule is decided here.

A command imports what it needs when it runs, so that the others start fast.
"""

from __future__ import annotations

import gc
import signal
import sys

SELDOM = (100_000, 50, 50)
"""When to look for garbage: starting makes much, and throws hardly anything away."""


def main() -> None:
    """Run the command line, whatever the terminal, the encoding and the arguments are like."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until `prepare` has a better answer
    gc.set_threshold(*SELDOM)
    from turup.commands.surroundings import prepare, refuse_unseen, survive

    prepare()
    refuse_unseen(sys.argv[1:])
    try:
        with survive():
            from turup.commands.application import application_for

            application_for(sys.argv[1:])(prog_name="turup")
    finally:
        gc.freeze()  # all of it ends with the process, and need not be looked through before
