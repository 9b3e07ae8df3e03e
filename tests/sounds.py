"""Measures the sounds of assets/sounds, and draws them for eyes to judge: loudness over time, pitch over time.

python -m tests.sounds /tmp/sounds.png
"""

import cmath
import math
import os
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.audio import CUES, Cue

FOLDER: Final = Path(__file__).resolve().parents[1] / "assets" / "sounds"
RATE: Final = 44_100
STEP: Final = 0.002
"""Seconds between two points of an envelope."""
LOWEST, HIGHEST = 80.0, 16_000.0
"""Hz, of the pictures."""


@dataclass(frozen=True)
class Heard:
    """A sound as samples from -1 to 1, one channel, RATE a second."""

    samples: Sequence[float]

    @property
    def seconds(self) -> float:
        """How long it is."""
        return len(self.samples) / RATE

    @property
    def peak(self) -> float:
        """The farthest sample; 1 is as far as they go."""
        return max(abs(each) for each in self.samples)

    @property
    def drift(self) -> float:
        """The mean of all samples: 0 where the loudspeaker rests in its middle."""
        return sum(self.samples) / len(self.samples)

    def rms(self, start: float = 0.0, end: float | None = None) -> float:
        """The root mean square from one second to another."""
        part = self.samples[round(start * RATE) : None if end is None else round(end * RATE)]
        return math.sqrt(sum(each * each for each in part) / len(part))

    @property
    def loudness(self) -> float:
        """How loud it is where it is loudest, over 50 ms, in decibels below full scale."""
        points = self.envelope()
        width = round(0.05 / STEP)
        windows = [points[at : at + width] for at in range(max(1, len(points) - width))]
        most = max(sum(each * each for each in window) / width for window in windows)
        return 10 * math.log10(most)

    def envelope(self) -> list[float]:
        """The root mean square of each STEP."""
        return [self.rms(at * STEP, (at + 1) * STEP) for at in range(int(self.seconds / STEP))]

    def strokes(self, times: float = 2.0, apart: float = 0.012) -> list[float]:
        """The seconds at which a noise grows suddenly: `times` as loud as it was just before. Not for deep notes."""
        points = self.envelope()
        floor = max(points) * 0.08
        found: list[float] = []
        for place, now in enumerate(points):
            before = points[max(0, place - 4) : place] or [0.0]
            if now > floor and now > times * max(min(before), floor / 4):
                seconds = place * STEP
                if not found or seconds - found[-1] >= apart:
                    found.append(seconds)
        return found

    def spectrum(self, start: float = 0.0, size: int = 4096) -> list[float]:
        """The strength of the pitches from a second on; point n is n * RATE / size Hz. `size` is a power of 2."""
        first = round(start * RATE)
        part = list(self.samples[first : first + size])
        part += [0.0] * (size - len(part))
        shaped = [each * (0.5 - 0.5 * math.cos(2 * math.pi * n / size)) for n, each in enumerate(part)]
        return [abs(each) for each in _transform([complex(each) for each in shaped])[: size // 2]]

    def centroid(self, start: float = 0.0, size: int = 4096) -> float:
        """The middle of the pitches in Hz, by their strength: low is dull, high is bright."""
        points = [each * each for each in self.spectrum(start, size)]
        return sum(n * RATE / size * each for n, each in enumerate(points)) / sum(points)

    def pitch(self, start: float = 0.0, size: int = 8192) -> float:
        """The strongest pitch from a second on, in Hz."""
        points = self.spectrum(start, size)
        return max(range(len(points)), key=points.__getitem__) * RATE / size


def hear(name: Cue) -> Heard:
    """A shipped sound, decoded by the mixer that plays it."""
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, 1024, allowedchanges=0)
    try:
        raw = pygame.mixer.Sound(str(FOLDER / f"{name}.ogg")).get_raw()
    finally:
        pygame.mixer.quit()
    return from_bytes(raw)


def from_bytes(raw: bytes) -> Heard:
    """Samples of 16 bits, one channel."""
    return Heard([each / 32_768 for each in array("h", raw)])


def _transform(samples: list[complex]) -> list[complex]:
    count = len(samples)
    if count == 1:
        return samples
    even, odd = _transform(samples[::2]), _transform(samples[1::2])
    turned = [cmath.exp(-2j * math.pi * n / count) * each for n, each in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


def picture(heard: Heard, name: str, width: int = 620, height: int = 290) -> pygame.Surface:
    """The wave above, and below it how strong each pitch is at each time, low ones at the bottom."""
    sheet, wave, size = pygame.Surface((width, height)), 90, 1024
    pitches = height - wave
    middle = wave // 2
    for x in range(width):
        part = heard.samples[len(heard.samples) * x // width : len(heard.samples) * (x + 1) // width + 1]
        top, bottom = (middle - round(each * middle) for each in (max(part), min(part)))
        pygame.draw.line(sheet, (120, 220, 140), (x, top), (x, bottom))
    for x in range(0, width, 4):
        points = heard.spectrum(max(0.0, heard.seconds * x / width - size / RATE / 2), size)
        for y in range(pitches):
            hertz = LOWEST * (HIGHEST / LOWEST) ** (y / pitches)
            strength = points[min(len(points) - 1, round(hertz * size / RATE))]
            light = min(255, max(0, round((20 * math.log10(strength + 1e-6) + 50) / 90 * 255)))
            sheet.fill((light, light * 7 // 10, 255 - light if light > 10 else 0), (x, height - 1 - y, 4, 1))
    pygame.font.init()
    font = pygame.font.Font(None, 20)
    sheet.blit(font.render(f"{name} {heard.seconds:.2f} s", True, (255, 255, 0)), (width // 2, 2))
    for mark in (100, 200, 500, 1000, 2000, 5000, 10_000):
        y = height - 1 - round(pitches * math.log(mark / LOWEST) / math.log(HIGHEST / LOWEST))
        sheet.blit(font.render(str(mark), True, (255, 255, 255)), (2, y - 7))
    return sheet


def main(file: str) -> None:
    """Tell the measures of all sounds, and save their pictures."""
    pictures = []
    for name in CUES:
        heard = hear(name)
        pictures.append(picture(heard, name))
        print(
            f"{name:8} {heard.seconds:5.2f} s  peak {heard.peak:.2f}  loudness {heard.loudness:5.1f} dB  "
            f"drift {heard.drift:+.5f}  middle {heard.centroid():5.0f} Hz"
        )
    width, height = pictures[0].get_size()
    sheet = pygame.Surface((2 * width + 12, (height + 12) * (len(pictures) + 1) // 2))
    sheet.fill((60, 60, 70))
    for place, each in enumerate(pictures):
        sheet.blit(each, (place % 2 * (width + 12), place // 2 * (height + 12)))
    pygame.image.save(sheet, file)


if __name__ == "__main__":
    main(*sys.argv[1:])
