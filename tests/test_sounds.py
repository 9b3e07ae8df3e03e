"""The shipped sounds, decoded and measured: none clicks, is clipped or startles, and each could be what it is named."""

import os
from functools import cache
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.audio import CUES, Audio, Cue
from tests.sounds import RATE, Heard, from_bytes, hear

CARDS: tuple[Cue, ...] = ("slide", "snap", "shuffle")
TUNES: tuple[Cue, ...] = ("trick", "euchre", "match", "loss")
LONGEST: dict[Cue, float] = {"button": 0.15, "slide": 0.3, "snap": 0.2, "shuffle": 1.4, "trick": 0.9}
G5, C6 = 784.0, 1046.5


@cache
def heard(name: Cue) -> Heard:
    return hear(name)


@pytest.mark.parametrize("name", CUES)
def test_no_sound_is_clipped_clicks_or_drifts(name: Cue) -> None:
    sound = heard(name)
    assert 0.05 < sound.seconds < LONGEST.get(name, 2.0)
    assert 0.15 < sound.peak < 0.9
    assert abs(sound.drift) < 0.001
    assert abs(sound.samples[0]) < 0.02, "it begins with a click"
    assert abs(sound.samples[-1]) < 0.002, "it is cut off"
    assert sound.rms(sound.seconds - 0.003) < 0.01 * sound.peak, "it is cut off"


@pytest.mark.parametrize("names", [CARDS, TUNES])
def test_sounds_of_a_kind_are_about_equally_loud(names: tuple[Cue, ...]) -> None:
    levels = [heard(name).loudness for name in names]
    assert max(levels) - min(levels) < 3.5, dict(zip(names, levels, strict=True))


def test_what_is_often_heard_is_softer_but_can_be_heard() -> None:
    levels = {name: heard(name).loudness for name in CUES}
    assert min(levels, key=levels.__getitem__) == "button"
    assert max(levels[name] for name in CARDS) < min(levels[name] for name in TUNES)
    assert max(levels.values()) - min(levels.values()) < 12, levels
    assert all(-26 < each < -12 for each in levels.values()), levels


def test_a_slide_is_one_short_swish_that_dies_away() -> None:
    sound = heard("slide")
    assert len(sound.strokes()) == 1
    loudest = sound.envelope().index(max(sound.envelope())) * 0.002
    assert 0.01 < loudest < 0.08
    assert sound.rms(0.12) < 0.4 * sound.rms(0.01, 0.06)
    middles = [sound.centroid(at, 1024) for at in (0.02, 0.06, 0.10)]
    assert middles == sorted(middles, reverse=True), "it does not slow down"
    assert all(1500 < each < 5000 for each in middles), "it hisses or it rumbles"


def test_a_snap_is_a_blow_that_is_over_at_once() -> None:
    sound = heard("snap")
    loudest = sound.envelope().index(max(sound.envelope())) * 0.002
    assert loudest < 0.02
    assert sound.rms(0.06) < 0.1 * sound.rms(0.0, 0.02)
    assert sound.peak > 4 * sound.rms()
    assert 500 < sound.centroid(0, 2048) < 3000


def test_a_shuffle_is_many_cards() -> None:
    sound = heard("shuffle")
    strokes = sound.strokes()
    assert len(strokes) > 30
    riffle = [late - early for early, late in pairwise(strokes[:24])]
    assert sum(riffle[-8:]) < sum(riffle[:8]), "a riffle goes quicker and quicker"
    assert not any(0.55 < each < 0.59 for each in strokes), "it rests before the bridge"


def test_a_trick_is_two_notes_up() -> None:
    sound = heard("trick")
    assert sound.pitch(0.0, 4096) == pytest.approx(G5, abs=12)
    assert sound.pitch(0.2) == pytest.approx(C6, abs=8)


def test_a_match_rises_and_a_loss_and_a_euchre_fall() -> None:
    def pitches(name: Cue, *seconds: float) -> list[float]:
        return [heard(name).pitch(each, 4096) for each in seconds]

    won = pitches("match", 0.02, 0.13, 0.24, 0.35, 0.55)
    assert won == sorted(won)
    assert won[-1] / won[0] > 2
    for name, seconds in (("loss", (0.02, 0.2, 0.5)), ("euchre", (0.02, 0.15, 0.28, 0.5))):
        fallen = pitches(name, *seconds)  # type: ignore[arg-type]
        assert fallen == sorted(fallen, reverse=True)
    middles = [heard(name).centroid(0.4) for name in TUNES]
    assert heard("euchre").centroid(0.45) == min(*middles, heard("euchre").centroid(0.45)), "a euchre sounds dark"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> "Recorder":
    return Recorder(monkeypatch, tmp_path / "out.raw")


class Recorder:
    """What a voice really sends to the sound card: SDL's disk driver writes it into a file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
        pygame.mixer.quit()
        self.file = file
        self.set = monkeypatch.setenv
        self.set("SDL_AUDIODRIVER", "disk")
        self.set("SDL_DISKAUDIOFILE", os.fspath(file))
        self.set("SDL_DISKAUDIODELAY", "1")  # as fast as it goes

    def voice(self, volume: float = 1.0, muted: bool = False, *, unlocked: bool = True) -> Audio:
        """A voice whose device is open, once it is unlocked."""
        self.file.unlink(missing_ok=True)
        voice = Audio(volume, muted)
        if unlocked:
            voice.unlock()
        return voice

    def of(self, voice: Audio, *names: Cue) -> Heard:
        """All that came out since then and while these are played, one after the other; the left channel."""
        for name in names:
            voice.cue(name)
            for _ in range(200):
                if pygame.mixer.get_init() is None or not pygame.mixer.get_busy():
                    break
                pygame.time.wait(5)
        if pygame.mixer.get_init() is not None:
            pygame.time.wait(30)  # what is under way comes out, and were it silence
        pygame.mixer.quit()
        both = from_bytes(self.file.read_bytes() if self.file.exists() else b"")
        return Heard(both.samples[::2])


def test_every_cue_comes_out_as_loud_as_it_is(played: Recorder) -> None:
    for name in CUES:
        out = played.of(played.voice(), name)
        assert out.peak == pytest.approx(heard(name).peak, rel=0.03), name
        sounding = [each for each in out.samples if each]
        assert len(sounding) > 0.5 * len(heard(name).samples), name


def test_nothing_comes_out_before_the_first_gesture(played: Recorder) -> None:
    voice = played.voice(unlocked=False)
    assert not played.of(voice, "match").samples
    voice.unlock()
    assert played.of(voice, "match").peak > 0.3


def test_volume_and_mute_change_what_comes_out(played: Recorder) -> None:
    def peak(volume: float, *, muted: bool = False) -> float:
        out = played.of(played.voice(volume, muted), "trick")
        assert out.seconds > 0, "the device was not open"
        return out.peak

    whole, half = peak(1.0), peak(0.5)
    assert half == pytest.approx(whole / 4, rel=0.05)  # the ear takes a quarter for about half
    assert 0 < peak(0.1) < half
    assert peak(0.0) == 0
    assert peak(1.0, muted=True) == 0


def test_volume_and_mute_hold_from_the_next_cue_on(played: Recorder) -> None:
    voice = played.voice()
    voice.muted = True
    voice.cue("snap")
    voice.muted = False
    voice.volume = 0.0
    voice.cue("snap")
    voice.volume = 0.5
    out = played.of(voice, "snap")
    assert out.peak == pytest.approx(heard("snap").peak / 4, rel=0.1)
    assert len(out.samples) < 2 * RATE
