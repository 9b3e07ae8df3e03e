"""Synthesises the sounds in assets/sounds. Run by hand, with ffmpeg (libvorbis) installed; what it makes is in git.

    python build/make_sounds.py

Cards are bursts of filtered noise, the rest are struck wooden bars: a few partials that die away, with a knock at the
start. Everything is computed from a fixed seed, so the same script makes the same sounds. Each is as loud as LEVELS
says, so that none of them startles; tests/test_sounds.py holds the files to it, `python -m tests.sounds` draws them.
"""

import math
import random
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

RATE = 44_100
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
LEVELS = {
    "button": -25,
    "slide": -22,
    "snap": -20,
    "shuffle": -20,
    "trick": -16,
    "loss": -15,
    "euchre": -14,
    "match": -14,
}
"""How loud each is where it is loudest, over 50 ms, in decibels below full scale: the more often, the softer."""
HIGHEST = 0.8
"""No sample goes beyond this part of full scale."""
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
    attack, release = round(0.002 * RATE), round(0.06 * RATE)
    for place in range(attack):
        out[place] *= place / attack
    for place in range(min(release, len(out))):  # what is cut off clicks
        out[-1 - place] *= place / release
    return out


def narrow_band(samples: Samples, centre: Callable[[float], float], narrow: float) -> Samples:
    """A band-pass twice over: what lies outside is gone, which takes the hiss away."""
    return band(band(samples, centre, narrow), centre, narrow)


def thud(pitch: float, last: float) -> Samples:
    """A dull knock that dies away within `last` seconds, about."""
    return [
        math.sin(2 * math.pi * pitch * t) * math.exp(-t / last) * min(1.0, t / 0.001)
        for t in (place / RATE for place in range(round(last * 8 * RATE)))
    ]


def card_tick(rng: random.Random, pitch: float = 1.0) -> Samples:
    """The edge of one card hitting another."""
    paper = shape(narrow_band(noise(0.05, rng), lambda _: 2900 * pitch, 1.1), lambda t: math.exp(-t / 0.005))
    body = shape(narrow_band(noise(0.05, rng), lambda _: 900 * pitch, 1.6), lambda t: math.exp(-t / 0.009))
    return shape(mix(0.05, (0, 1.0, paper), (0, 1.1, body)), lambda t: min(1.0, t / 0.0006))


def slide(rng: random.Random) -> Samples:
    """A card pushed over cloth: it sets off at once and slows down, and the weave makes it a little rough."""
    long = 0.19
    swish = narrow_band(noise(long, rng), lambda part: 3000 - 1700 * part, 1.0)
    weave = narrow_band(noise(long, rng), lambda _: 75, 1.2)
    most = max(abs(each) for each in weave)
    rough = [each * (1 + 0.45 * grain / most) for each, grain in zip(swish, weave, strict=True)]
    return shape(rough, lambda t: math.sin(math.pi / 2 * min(1.0, t / 0.028)) ** 2 * (1 - t / long) ** 1.7)


def snap(rng: random.Random) -> Samples:
    """A card laid down smartly: its edge touches, then it lies flat on the cloth, and the table answers."""
    slap = shape(narrow_band(noise(0.07, rng), lambda part: 2100 - 900 * part, 0.9), lambda t: math.exp(-t / 0.009))
    slap = shape(slap, lambda t: min(1.0, t / 0.0008))
    return mix(
        0.12,
        (0.0, 0.3, card_tick(rng, 1.2)),
        (0.006, 1.0, slap),
        (0.006, 0.2, thud(310, 0.011)),
        (0.007, 0.16, thud(170, 0.015)),
    )


def shuffle(rng: random.Random) -> Samples:
    """A riffle, quicker and quicker, the bridge falling together, and the packet squared on the table."""
    parts: list[tuple[float, float, Samples]] = []
    at = 0.01
    for place in range(26):
        parts.append((at, 0.5 + 0.4 * rng.random(), card_tick(rng, 0.85 + 0.3 * rng.random())))
        at += 0.028 - 0.0006 * place + rng.uniform(-0.005, 0.005)
    at += 0.07
    rush = narrow_band(noise(0.3, rng), lambda part: 1500 + 900 * part, 0.8)
    parts.append((at, 0.35, shape(rush, lambda t: math.sin(math.pi * t / 0.3) ** 2)))
    for place in range(22):
        there = place / 21
        parts.append((at + 0.28 * there, 0.3 + 0.5 * math.sin(math.pi * there), card_tick(rng, 0.9 + 0.25 * there)))
    parts.append((at + 0.36, 0.9, snap(rng)))
    parts.append((at + 0.47, 0.7, snap(rng)))
    return mix(at + 0.62, *parts)


def tune(notes: list[tuple[float, float, float, float]], length: float, rng: random.Random) -> Samples:
    """Bars struck at given seconds: (start, Hz, loudness, seconds it rings)."""
    return mix(length, *((start, level, bar(pitch, rings, rng)) for start, pitch, level, rings in notes))


def loudest(samples: Samples, seconds: float = 0.05) -> float:
    """The root mean square of the loudest stretch of so many seconds."""
    width = min(len(samples), round(seconds * RATE))
    total = most = sum(each * each for each in samples[:width])
    for gone, come in zip(samples, samples[width:], strict=False):
        total += come * come - gone * gone
        most = max(most, total)
    return math.sqrt(most / round(seconds * RATE))


def without_drift(samples: Samples) -> Samples:
    """Nothing below 40 Hz, which only pushes a loudspeaker about."""
    keep, last, out = math.exp(-2 * math.pi * 40 / RATE), 0.0, []
    level = 0.0
    for each in samples:
        level = keep * (level + each - last)
        last = each
        out.append(level)
    return out


def save(name: str, samples: Samples, quality: str) -> None:
    """Level, fade both ends and encode."""
    samples = without_drift(samples)
    fade = round(0.02 * RATE)
    for place in range(fade):
        samples[-1 - place] *= place / fade
    factor = 10 ** (LEVELS[name] / 20) / loudest(samples)
    highest = max(abs(sample) for sample in samples) * factor
    if highest > HIGHEST:
        raise ValueError(f"{name} would be clipped: {highest:.2f}")
    raw = struct.pack(f"<{len(samples)}h", *(round(sample * factor * 32_767) for sample in samples))
    target = FOLDER / f"{name}.ogg"
    command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "s16le", "-ar", str(RATE), "-ac", "1", "-i", "-"]
    command += ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact", "-c:a", "libvorbis"]
    subprocess.run([*command, "-q:a", quality, str(target)], input=raw, check=True)
    print(f"{name:8} {len(samples) / RATE:5.2f} s, highest {highest:.2f}, {target.stat().st_size:6} bytes")


def main() -> None:
    """Make all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    c5, e5, g5, c6, e6, g6 = 523.25, 659.26, 783.99, 1046.5, 1318.5, 1568.0
    tick = shape(bar(880, 0.09, random.Random(1), 1.4), lambda t: math.exp(-t / 0.02))
    save("button", tick, "1")
    save("slide", slide(random.Random(2)), "1")
    save("snap", snap(random.Random(3)), "1")
    save("shuffle", shuffle(random.Random(4)), "1")
    save("trick", tune([(0, g5, 0.8, 0.5), (0.09, c6, 1, 0.7)], 0.75, random.Random(5)), "1")
    fall = [(0.0, 440.0, 0.9, 0.5), (0.13, 415.3, 0.9, 0.5), (0.26, 392.0, 0.9, 0.5), (0.42, 293.66, 1.0, 1.0)]
    fall += [(0.42, 146.83, 0.9, 1.0), (0.42, 220.0, 0.6, 0.9)]
    save("euchre", tune(fall, 1.25, random.Random(6)), "1")
    rise = [(n * 0.11, pitch, 0.8, 0.9) for n, pitch in enumerate((c5, e5, g5, c6))]
    rise += [
        (0.5, c5, 0.6, 1.3),
        (0.5, g5, 0.6, 1.3),
        (0.5, e6, 0.9, 1.3),
        (0.62, g6, 0.6, 1.2),
        (0.74, 2093.0, 0.4, 1.0),
    ]
    save("match", tune(rise, 1.7, random.Random(7)), "1")
    sink = [(0.0, g5, 0.8, 0.8), (0.18, e5, 0.8, 0.8), (0.36, c5, 0.9, 1.2), (0.36, 261.63, 0.7, 1.2)]
    save("loss", tune(sink, 1.4, random.Random(8)), "1")


if __name__ == "__main__":
    main()
