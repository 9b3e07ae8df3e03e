"""What stops a build."""


class BuildError(Exception):
    """The site could not be built, or is not as it should be; the text says why, in plain words."""


class UsageError(Exception):
    """The command line asks for something that cannot be."""
