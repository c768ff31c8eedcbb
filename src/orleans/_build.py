"""Whether the engine runs compiled."""


def compiled() -> bool:
    from .kernel import game

    return not (game.__file__ or "").endswith(".py")
