"""A tiny program in place of the game, to try the page alone: a counter, and what else the tests ask for."""

from collections.abc import Sequence

import pygame

from game.page import make_page
from game.storage.backend import open_backend
from game.widgets.control import Control

PLACE = (20.0, 100.0, 200.0, 60.0)
"""Where the first control stands on the canvas, in CSS px."""


async def main(arguments: Sequence[str]) -> int:
    """Count presses, until told to break."""
    import asyncio

    page = make_page()
    store = open_backend()
    if page.query().get("deal") == "break-at-start":
        raise ValueError("told to break at the start")
    pygame.display.init()
    screen, ratio = _fit(page.size())
    count = int(store.read("count") or 0)
    last, lists = "", 0
    screen.fill("darkgreen")
    pygame.display.flip()
    await page.play()
    page.announce("Welcome.")
    while True:
        for message in page.poll():
            last = message
            match message:
                case "activate:add":
                    count += 1
                    store.write("count", str(count))
                    page.announce(f"The count is {count}.")
                case "activate:break":
                    raise RuntimeError("told to break")
                case "activate:copy":
                    page.copy("the text to copy")
                case "activate:other":
                    lists += 1
                case "resize":
                    screen, ratio = _fit(page.size())
        for event in pygame.event.get():
            if event.type == pygame.MOUSEBUTTONDOWN:
                last = f"click {event.pos[0] / ratio:.0f} {event.pos[1] / ratio:.0f}"
            elif event.type == pygame.KEYDOWN:
                last = f"key {pygame.key.name(event.key)}"
        controls = [
            Control("add", "Add", "Add one", action="pass", hotkey="a"),
            Control("other", "Other", "Other buttons", command="other"),
            Control("copy", "Copy", "Copy", command="copy"),
            Control("break", "Break", "Break", command="break"),
        ]
        if lists % 2:
            controls = [
                Control("off", "Off", "Not now", action="keep", enabled=False),
                Control("JH", "J", "Jack of hearts", card="JH", pressed=count % 2 == 1),
                controls[0],
            ]
        page.show_controls(controls, "What you can do", {"add": PLACE})
        page.show_table(
            {
                "scene": "standin",
                "count": str(count),
                "last": last,
                "canvas": "{}x{}".format(*screen.get_size()),
                "motion": "less" if page.reduced_motion() else "more",
                "keeps": str(store.keeps),
                "query": str(sorted(page.query().items())),
            }
        )
        page.show_scores("Score", [["", "You"], ["Points", str(count)]])
        await asyncio.sleep(0)


def _fit(size: tuple[float, float, float] | None) -> tuple[pygame.Surface, float]:
    width, height, ratio = size or (640, 480, 1)
    return pygame.display.set_mode((round(width * ratio), round(height * ratio))), ratio
