"""What messages say."""

def short(value: object) -> str:
    """A value in a message."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
