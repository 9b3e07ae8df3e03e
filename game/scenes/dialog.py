"""Small questions and messages over whatever is shown."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.scenes.host import Host
from game.scenes.sheet import Foot, SheetScene
from game.text import t
from game.widgets.button import Style
from game.widgets.control import Control
from game.widgets.form import Form


class MessageScene(SheetScene):
    """Says something; one button closes it."""

    name: ClassVar[str] = "message"
    overlay: ClassVar[bool] = True
    width: ClassVar[float] = 460
    dialog: ClassVar[bool] = True

    def __init__(self, host: Host, title: str, text: str, on_close: Callable[[], None] | None = None) -> None:
        super().__init__(host)
        self._title = title
        self._text = text
        self._on_close = on_close

    def heading(self) -> str:
        """The title."""
        return self._title

    def prose(self) -> Sequence[str]:
        """The message."""
        return self._text.split("\n")

    def fill(self, form: Form) -> None:
        """The message, by paragraphs."""
        for each in self._text.split("\n"):
            form.text(each)

    def back(self) -> Control | None:
        """None: the button below closes it."""
        return None

    def feet(self) -> Sequence[Foot]:
        """The button that closes it."""
        words = t("common.ok")
        return ((Control("back", words, words, command="back", hotkey="escape"), Style.PRIMARY, None),)

    def activate(self, control_id: str) -> None:
        """Close."""
        self.host.pop()
        if self._on_close is not None:
            self._on_close()


class ConfirmScene(MessageScene):
    """Asks before something is done that cannot be taken back."""

    name: ClassVar[str] = "confirm"

    def __init__(
        self, host: Host, title: str, text: str, yes: str, on_yes: Callable[[], None], *, danger: bool = False
    ) -> None:
        super().__init__(host, title, text)
        self._yes = yes
        self._on_yes = on_yes
        self._danger = danger

    def feet(self) -> Sequence[Foot]:
        """Cancel, and the words of what will be done."""
        cancel = t("common.cancel")
        return (
            (Control("back", cancel, cancel, command="back", hotkey="escape"), Style.PLAIN, None),
            (
                Control("yes", self._yes, self._yes, command="yes"),
                Style.DANGER if self._danger else Style.PRIMARY,
                None,
            ),
        )

    def default(self) -> str | None:
        """What cannot be taken back is not what a stray Enter does."""
        return "back" if self._danger else "yes"

    def activate(self, control_id: str) -> None:
        """Close, and do it if that was the answer."""
        self.host.pop()
        if control_id == "yes":
            self._on_yes()
