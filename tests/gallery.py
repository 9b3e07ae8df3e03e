"""Takes the pictures of docs/gallery from the real game, at fixed seeds and without a window.

    python -m tests.gallery [what …]

`what` are beginnings of file names ("bidding", "mid-trick-1280"); without any, all pictures are taken. Needs Pillow,
which writes WebP: `pip install -e '.[pictures]'`.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame
from PIL import Image

from game.app import App
from game.engine.actions import Keep, PickUp
from game.engine.state import Phase
from game.scenes.lesson import LessonScene
from game.scenes.match import MatchScene
from game.storage.preferences import Preferences
from game.table.prompts import action_id
from game.widgets.theme import THEMES
from tests.scenes.stage import SCENES, stage

GALLERY = Path(__file__).resolve().parent.parent / "docs" / "gallery"
SIZES = {(390, 844): 2.0, (844, 390): 2.0, (1280, 720): 1.0, (2560, 1440): 1.0}
"""Windows in CSS pixels, with the device pixels to each."""
QUALITY = 90
"""Of WebP: faces and felt stay as the game shows them, at a fourth of the size of a PNG in true colour."""
FRAME_MS = 40.0
FRAMES = 20_000
"""No moment is further off than so many frames."""

Moment = Callable[[MatchScene], bool]


def asked(scene: MatchScene) -> bool:
    """Whether the human may act."""
    return scene.session.humans_turn and not scene.timeline.busy


def bidding(scene: MatchScene) -> bool:
    """The human speaks after another has passed."""
    view = scene.session.view
    return asked(scene) and view.phase is Phase.ORDER_UP and view.passes > 0


def five_of_ten(scene: MatchScene) -> bool:
    """The human has the dummy and has chosen three."""
    if not asked(scene) or scene.session.view.phase is not Phase.DUMMY:
        return False
    suggestion = scene.session.suggestion()
    assert isinstance(suggestion, Keep)
    for card in suggestion.cards[:3]:
        scene.press(f"card:{card.code}")
    return True


def mid_trick(scene: MatchScene) -> bool:
    """Two cards lie, some tricks are taken, and the human may not play all of the hand."""
    view = scene.session.view
    return (
        asked(scene)
        and view.phase is Phase.PLAY
        and len(view.trick) == 2
        and len(view.hand) in (3, 4)
        and len(view.legal) < len(view.hand)
    )


def euchre(scene: MatchScene) -> bool:
    """A maker has been euchred, and the hand's result is shown."""
    view = scene.session.view
    return (
        scene.host.top.name == "hand-over"  # type: ignore[attr-defined]
        and view.maker is not None
        and view.taken[view.maker] < 3
    )


def won(scene: MatchScene) -> bool:
    """The human has won the match."""
    return scene.host.top.name == "match-over" and 0 in scene.session.view.winners  # type: ignore[attr-defined]


MOMENTS: dict[str, Moment] = {
    "bidding": bidding,
    "five-of-ten": five_of_ten,
    "mid-trick": mid_trick,
    "euchre": euchre,
    "match-won": won,
}
SCREENS = {"menu": "menu", "settings": "settings", "rules": "rules", "statistics": "statistics-some"}
"""File names of the pictures that are scenes of `tests.scenes.stage`."""


def look(app: App, frames: int = 60) -> Image.Image:
    """What the window shows once everything rests."""
    for _ in range(frames):
        app.frame(FRAME_MS, ())
    screen = pygame.display.get_surface()
    assert screen is not None
    return Image.frombytes("RGB", screen.get_size(), pygame.image.tobytes(screen, "RGB"))


def answer(scene: MatchScene) -> None:
    """Do what a sound player would."""
    action = scene.session.suggestion()
    if isinstance(action, Keep):
        scene.choosing.chosen = list(action.cards)
        scene.press("action:keep")
    elif isinstance(action, PickUp):
        scene.press(f"card:{action.discard.code}")
        scene.press(action_id(action))
    else:
        assert action is not None
        scene.press(action_id(action))


def at_table(moment: Moment, size: tuple[int, int], preferences: Preferences) -> App:
    """An app in which that moment has come, in the first of some matches in which it does."""
    for seed in range(7, 60):
        app = stage(size, SIZES[size], preferences.but(speed="off"))
        app.start_match()
        scene = app.top
        assert isinstance(scene, MatchScene)
        scene.session.seed = seed
        for _ in range(FRAMES):
            if moment(scene):
                if moment is won:  # with what falls when the human has won
                    app.set_preferences(preferences)
                return app
            if app.top.name == "match-over":
                break
            if app.top is not scene:
                app.top.press("next-hand")
            elif asked(scene):
                answer(scene)
            app.frame(1000, ())
    raise AssertionError("the moment never came")


def tutorial(size: tuple[int, int], preferences: Preferences) -> App:
    """The guided first hand at its second page."""
    app = stage(size, SIZES[size], preferences)
    app.begin()
    app.push(LessonScene(app))
    look(app, 150)
    for control in app.top.controls():
        if control.command == "next":
            app.top.press(control.id)
            break
    return app


def screen_of(name: str, size: tuple[int, int], preferences: Preferences) -> App:
    """A scene above the menu, or the menu."""
    app = stage(size, SIZES[size], preferences)
    app.begin()
    look(app, 6)
    if name != "menu":
        app.push(SCENES[name](app))
    return app


def pictures() -> Iterator[tuple[str, Callable[[], App]]]:
    """Every picture's name, with what shows it."""
    plain = Preferences(levels=("advice", "advice"))
    for size in SIZES:
        label = f"{size[0]}x{size[1]}"
        for name, moment in MOMENTS.items():
            yield f"{name}-{label}", lambda moment=moment, size=size: at_table(moment, size, plain)  # type: ignore[misc]
        for name, scene in SCREENS.items():
            yield f"{name}-{label}", lambda scene=scene, size=size: screen_of(scene, size, plain)  # type: ignore[misc]
        yield f"tutorial-{label}", lambda size=size: tutorial(size, plain)  # type: ignore[misc]
    size = (1280, 720)
    for theme in THEMES:
        themed = plain.but(theme=theme)
        yield f"theme-{theme}", lambda themed=themed: at_table(mid_trick, size, themed)  # type: ignore[misc]
    four = plain.but(four_colour=True)
    yield "four-colour-deck", lambda: at_table(bidding, size, four)
    large = plain.but(text_size=150)
    yield "large-text", lambda: at_table(mid_trick, (390, 844), large)


def main(wanted: Sequence[str], folder: Path = GALLERY) -> None:
    """Write the pictures, in true colour."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in pictures():
        if wanted and not any(name.startswith(each) for each in wanted):
            continue
        file = folder / f"{name}.webp"
        look(make()).save(file, quality=QUALITY, method=6)
        print(f"{file.name}: {file.stat().st_size:,} bytes")
    print(f"together: {sum(each.stat().st_size for each in folder.glob('*.webp')):,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
