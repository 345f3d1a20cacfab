"""Values as messages show them."""

def short(value: object) -> str:
    """The beginning of a value as Python writes it."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
