"""Sound: silent before a gesture, never an error, small files."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import audio
from game.audio import CUES, Audio

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"


@pytest.fixture(autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def test_nothing_is_opened_before_the_first_gesture() -> None:
    voice = Audio()
    voice.cue("snap")
    assert not voice.ready
    assert pygame.mixer.get_init() is None


def test_every_cue_sounds_after_it() -> None:
    voice = Audio()
    voice.unlock()
    voice.unlock()
    assert voice.ready
    for name in CUES:
        voice.cue(name)
    assert pygame.mixer.get_busy()
    voice.silence()
    assert not pygame.mixer.get_busy()


def test_muted_and_volume_0_are_silent() -> None:
    voice = Audio(volume=2)
    assert voice.volume == 1
    voice.unlock()
    voice.muted = True
    voice.cue("trick")
    voice.muted = False
    voice.volume = -1
    assert voice.volume == 0
    voice.cue("trick")
    assert not pygame.mixer.get_busy()


def test_no_device_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    voice = Audio()
    voice.unlock()
    voice.cue("euchre")
    voice.silence()
    assert not voice.ready


def test_a_missing_file_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(audio, "_FOLDER", tmp_path)
    voice = Audio()
    voice.unlock()
    voice.cue("match")
    assert not voice.ready


def test_the_set_is_complete_and_small() -> None:
    assert sorted(each.stem for each in FOLDER.glob("*.ogg")) == sorted(CUES)
    assert sum(each.stat().st_size for each in FOLDER.iterdir()) < 60_000
