"""The arithmetic code that packages/core/src/picture/arithmetic-code.ts decodes, with exact whole numbers of any size."""

# a digit is a character from "(" on
BASE, FIRST, LEAST_RANGE = 52, ord("("), 2**32


def coded(numbers, kinds):
    """The arithmetic code of numbers from 0 to kinds - 1."""
    counts, low, span, digits = [1] * kinds, 0, 1, 0
    for done, number in enumerate(numbers):
        while span < LEAST_RANGE:
            low, span, digits = low * BASE, span * BASE, digits + 1
        share = span // (kinds + done)
        low += share * sum(counts[:number])
        span = share * counts[number]
        counts[number] += 1
    code = []
    for _ in range(digits):
        low, digit = divmod(low, BASE)
        code.append(chr(FIRST + digit))
    return "".join(reversed(code))


def decoded(code, kinds):
    """The numbers of a code, one after the other."""
    counts, value, span, place = [1] * kinds, 0, 1, 0
    while True:
        while span < LEAST_RANGE:
            digit = ord(code[place]) - FIRST if place < len(code) else 0
            value, span, place = value * BASE + digit, span * BASE, place + 1
        share = span // sum(counts)
        number = below = 0
        while value >= share * (below + counts[number]):
            below, number = below + counts[number], number + 1
        value, span = value - share * below, share * counts[number]
        counts[number] += 1
        yield number
