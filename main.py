"""Three-handed euchre. Natively: `python main.py --help`. On the web, pygbag runs this same file in the page."""

# /// script
# requires-python = ">=3.11"
# dependencies = ["pygame-ce"]
# ///

import asyncio
import sys


async def start() -> int:
    """Play; the exit code. In the page nothing shows what went wrong unless we do."""
    arguments = [] if sys.platform == "emscripten" else sys.argv[1:]
    try:
        from game.app import main

        return await main(arguments)
    except Exception as error:
        from game.page import report_crash

        report_crash(error)
        raise


if __name__ == "__main__":
    try:
        code = asyncio.run(start())  # in the page it comes back at once, with nothing
    except KeyboardInterrupt:
        code = 130  # Ctrl-C in the terminal: an end like any other; the match is saved
    if code:
        sys.exit(code)
