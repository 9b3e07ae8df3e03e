"""Takes the README's pictures from the real game, at the moment of docs/screenshot.euchre.

    python -m tests.screenshots

Needs Pillow, which writes WebP: `pip install -e '.[pictures]'`.
"""

from pathlib import Path

import pygame
from PIL import Image

from game.app import read_saved
from game.options import Options
from tests.scenes.stage import stage

DOCS = Path(__file__).resolve().parent.parent / "docs"
QUALITY = 92
"""Of WebP: true colours, where a palette would band faces and felt."""
PICTURES = {"screenshot.webp": ((1280, 720), 1.0), "screenshot-phone.webp": ((390, 844), 1.5)}
"""File names, with the window's size in CSS pixels and the device pixels to each."""


def table(size: tuple[int, int], scale: float) -> Image.Image:
    """The table with the record's last move made, once nothing moves."""
    app = stage(size, scale)
    app.begin(read_saved(DOCS / "screenshot.euchre", Options(seed=7)))
    for _ in range(120):
        app.frame(50, ())
    screen = pygame.display.get_surface()
    assert screen is not None
    return Image.frombytes("RGB", screen.get_size(), pygame.image.tobytes(screen, "RGB"))


def main() -> None:
    """Write every picture."""
    for name, (size, scale) in PICTURES.items():
        table(size, scale).save(DOCS / name, quality=QUALITY, method=6)
        print(f"{DOCS / name}: {(DOCS / name).stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
