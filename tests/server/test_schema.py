"""The browser client's types are those of the server."""

from pathlib import Path

from orleans.server.wire.typescript import typescript

TYPES = Path(__file__).parents[2] / "web" / "src" / "wire" / "types.ts"


def test_the_types_of_the_client_are_current() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), (
        "renew them: python -m orleans.server.wire.typescript > web/src/wire/types.ts"
    )


def test_what_the_client_says_may_leave_out_what_has_a_default() -> None:
    types = typescript()
    assert "  edition?: string | null;\n" in types
    assert "  options?: Partial<TableOptions>;\n" in types


def test_what_the_client_is_told_is_always_whole() -> None:
    types = typescript()
    assert "  rule: string;\n" in types
    assert '  type: "welcome";\n' in types


def test_docstrings_become_comments() -> None:
    assert "/** The held moves stand. */\nexport interface Confirm {" in typescript()
