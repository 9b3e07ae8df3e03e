"""Synthesises the sounds in assets/sounds. Run by hand, with ffmpeg (libvorbis) installed; what it makes is in git.

    python build/make_sounds.py

Cards are bursts of filtered noise, the rest are struck wooden bars: a few partials that die away, with a knock at the
start. Everything is computed from a fixed seed, so the same script makes the same sounds.
"""

import math
import random
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

RATE = 44_100
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
Samples = list[float]


def noise(seconds: float, rng: random.Random) -> Samples:
    """White noise."""
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def band(samples: Samples, centre: Callable[[float], float], narrow: float) -> Samples:
    """A band-pass whose middle (Hz) is a function of the part of the time; `narrow` is its Q."""
    low = mid = 0.0
    out = []
    for place, sample in enumerate(samples):
        step = 2 * math.sin(math.pi * min(centre(place / len(samples)), RATE / 6.5) / RATE)
        low += step * mid
        high = sample - low - mid / narrow
        mid += step * high
        out.append(mid / narrow)
    return out


def shape(samples: Samples, level: Callable[[float], float]) -> Samples:
    """Loudness as a function of seconds."""
    return [sample * level(place / RATE) for place, sample in enumerate(samples)]


def mix(length: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Several sounds, each with its start in seconds and its loudness."""
    out = [0.0] * round(length * RATE)
    for start, level, samples in parts:
        first = round(start * RATE)
        for place, sample in enumerate(samples[: len(out) - first]):
            out[first + place] += sample * level
    return out


def bar(pitch: float, seconds: float, rng: random.Random, bright: float = 1.0) -> Samples:
    """A wooden bar struck with a soft mallet; pitch in Hz."""
    partials = ((1.0, 1.0, 1.0), (3.93, 0.22 * bright, 0.28), (9.2, 0.06 * bright, 0.1), (1.003, 0.35, 0.8))
    out = [0.0] * round(seconds * RATE)
    for ratio, level, last in partials:
        if pitch * ratio > RATE / 2.2:
            continue
        turn = 2 * math.pi * pitch * ratio / RATE
        decay = 1 / (seconds * last * 0.24 * RATE)
        for place in range(len(out)):
            out[place] += level * math.sin(turn * place) * math.exp(-place * decay)
    knock = shape(band(noise(0.03, rng), lambda _: 1400, 1.2), lambda t: math.exp(-t / 0.005))
    for place, sample in enumerate(knock[: len(out)]):
        out[place] += 0.5 * bright * sample
    attack = round(0.002 * RATE)
    for place in range(attack):
        out[place] *= place / attack
    return out


def card_tick(rng: random.Random, pitch: float = 1.0) -> Samples:
    """The edge of one card hitting another."""
    paper = shape(band(noise(0.06, rng), lambda _: 3300 * pitch, 1.4), lambda t: math.exp(-t / 0.007))
    body = shape(band(noise(0.06, rng), lambda _: 900 * pitch, 2.0), lambda t: math.exp(-t / 0.012))
    return mix(0.06, (0, 1.0, paper), (0, 0.8, body))


def slide(rng: random.Random) -> Samples:
    """A card pushed over cloth."""
    swish = band(noise(0.2, rng), lambda part: 1500 + 3200 * math.sin(math.pi * part * 0.8), 0.9)
    return shape(swish, lambda t: math.sin(math.pi * min(1.0, t / 0.2)) ** 1.6)


def snap(rng: random.Random) -> Samples:
    """A card laid down smartly."""
    thump = [
        math.sin(2 * math.pi * (150 - 420 * t) * t) * math.exp(-t / 0.022) for t in (n / RATE for n in range(5000))
    ]
    return mix(0.12, (0, 1.0, card_tick(rng)), (0.001, 0.5, thump), (0.007, 0.35, card_tick(rng, 0.8)))


def shuffle(rng: random.Random) -> Samples:
    """A riffle, quicker and quicker, and the bridge falling together."""
    parts: list[tuple[float, float, Samples]] = []
    at = 0.02
    for place in range(26):
        parts.append((at, 0.35 + 0.4 * rng.random(), card_tick(rng, 0.85 + 0.3 * rng.random())))
        at += 0.030 - 0.0006 * place + rng.uniform(-0.006, 0.006)
    rush = band(noise(0.34, rng), lambda part: 2000 + 2600 * part, 0.8)
    parts.append((at + 0.02, 0.55, shape(rush, lambda t: (t / 0.34) ** 1.5 * max(0.0, 1 - t / 0.34) * 5)))
    for place in range(14):
        parts.append((at + 0.04 + place * 0.02, 0.25 + 0.02 * place, card_tick(rng, 0.9 + 0.02 * place)))
    parts.append((at + 0.35, 1.0, snap(rng)))
    return mix(at + 0.5, *parts)


def tune(notes: list[tuple[float, float, float, float]], length: float, rng: random.Random) -> Samples:
    """Bars struck at given seconds: (start, Hz, loudness, seconds it rings)."""
    return mix(length, *((start, level, bar(pitch, rings, rng)) for start, pitch, level, rings in notes))


def save(name: str, samples: Samples, peak: float, quality: str) -> None:
    """Level, fade the end and encode."""
    highest = max(abs(sample) for sample in samples)
    fade = round(0.02 * RATE)
    for place in range(fade):
        samples[-1 - place] *= place / fade
    raw = struct.pack(f"<{len(samples)}h", *(round(sample / highest * peak * 32_000) for sample in samples))
    target = FOLDER / f"{name}.ogg"
    command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "s16le", "-ar", str(RATE), "-ac", "1", "-i", "-"]
    command += ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact", "-c:a", "libvorbis"]
    subprocess.run([*command, "-q:a", quality, str(target)], input=raw, check=True)
    print(f"{name:8} {len(samples) / RATE:5.2f} s {target.stat().st_size:6} bytes")


def main() -> None:
    """Make all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    c5, e5, g5, c6, e6, g6 = 523.25, 659.26, 783.99, 1046.5, 1318.5, 1568.0
    tick = shape(bar(880, 0.09, random.Random(1), 1.4), lambda t: math.exp(-t / 0.02))
    save("button", tick, 0.5, "1")
    save("slide", slide(random.Random(2)), 0.5, "0")
    save("snap", snap(random.Random(3)), 0.8, "1")
    save("shuffle", shuffle(random.Random(4)), 0.7, "1")
    save("trick", tune([(0, g5, 0.8, 0.5), (0.09, c6, 1, 0.7)], 0.75, random.Random(5)), 0.6, "1")
    fall = [(0.0, 440.0, 0.9, 0.5), (0.13, 415.3, 0.9, 0.5), (0.26, 392.0, 0.9, 0.5), (0.42, 293.66, 1.0, 1.0)]
    fall += [(0.42, 146.83, 0.9, 1.0), (0.42, 220.0, 0.6, 0.9)]
    save("euchre", tune(fall, 1.25, random.Random(6)), 0.75, "1")
    rise = [(n * 0.11, pitch, 0.8, 0.9) for n, pitch in enumerate((c5, e5, g5, c6))]
    rise += [
        (0.5, c5, 0.6, 1.3),
        (0.5, g5, 0.6, 1.3),
        (0.5, e6, 0.9, 1.3),
        (0.62, g6, 0.6, 1.2),
        (0.74, 2093.0, 0.4, 1.0),
    ]
    save("match", tune(rise, 1.7, random.Random(7)), 0.75, "1")
    sink = [(0.0, g5, 0.8, 0.8), (0.18, e5, 0.8, 0.8), (0.36, c5, 0.9, 1.2), (0.36, 261.63, 0.7, 1.2)]
    save("loss", tune(sink, 1.4, random.Random(8)), 0.6, "1")


if __name__ == "__main__":
    main()
