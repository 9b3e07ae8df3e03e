"""Sounds: a cue by name, a volume, and silence. Never an error: where no sound can be had there is none.

Nothing is opened and nothing plays before `unlock` is called, at the first click, tap or key: browsers demand it, and
nobody wants a game that makes a noise by itself.
"""

from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import pygame

Cue: TypeAlias = Literal["button", "euchre", "loss", "match", "shuffle", "slide", "snap", "trick"]
CUES: Final[tuple[Cue, ...]] = get_args(Cue)
"""button: something was pressed; shuffle: before a deal; slide: a card moves; snap: a card lands; trick: the human's
side took one; euchre: the makers failed; match: the human won; loss: another did."""

_FOLDER: Final = Path(__file__).resolve().parent.parent / "assets" / "sounds"


class Audio:
    """The one voice of the game. `volume` is 0 to 1; `muted` keeps the volume and is silent."""

    def __init__(self, volume: float = 0.7, muted: bool = False) -> None:
        self._volume = min(1.0, max(0.0, volume))
        self.muted = muted
        self._unlocked = False
        self._open = False
        self._sounds: dict[Cue, pygame.mixer.Sound] = {}

    @property
    def volume(self) -> float:
        """Loudness of all sounds, 0 to 1; setting it clamps."""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        self._volume = min(1.0, max(0.0, value))

    @property
    def ready(self) -> bool:
        """Whether sounds can be heard: unlocked, and a mixer that opened."""
        return self._open

    def unlock(self) -> None:
        """The human did something: from now on cues may sound. Cheap to call again and again."""
        if self._unlocked:
            return
        self._unlocked = True
        try:
            if pygame.mixer.get_init() is None:
                pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_num_channels(12)
            self._open = True
        except (pygame.error, NotImplementedError):  # no device, or a pygame without a mixer
            self._open = False

    def cue(self, name: Cue) -> None:
        """Play a sound now, over what still sounds. Silent if muted, at volume 0, or where there is no sound."""
        if not self._open or self.muted or self._volume <= 0:
            return
        try:
            sound = self._sounds.get(name)
            if sound is None:
                sound = self._sounds[name] = pygame.mixer.Sound(str(_FOLDER / f"{name}.ogg"))
            # Loudness is heard by the square, so that half the slider is about half as loud.
            sound.set_volume(self._volume**2)
            sound.play()
        except (pygame.error, OSError):
            self._open = False
            self._sounds.clear()

    def silence(self) -> None:
        """Stop what sounds."""
        if self._open and pygame.mixer.get_init() is not None:
            pygame.mixer.stop()
