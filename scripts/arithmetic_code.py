"""The arithmetic code that packages/core/src/picture/network/arithmetic-code.ts decodes, with exact whole numbers of any size."""

# a digit is one of the characters from ">" to "~" without the backslash
DIGITS = [chr(i) for i in range(ord(">"), ord("~") + 1) if chr(i) != "\\"]
BASE, LEAST_RANGE = len(DIGITS), 2**32


class Counts:
    """
    How often each number came. There is a table of counts for each mean distance, rounded down, of the last numbers from the middle
    one.
    """

    def __init__(self, kinds):
        self.kinds, self.distance, self.counts = kinds, 0, {}

    def here(self):
        """The counts for the next number."""
        return self.counts.setdefault(int(self.distance), [1] * self.kinds)

    def add(self, number):
        self.here()[number] += 1
        self.distance += (abs(number - (self.kinds - 1) / 2) - self.distance) / 16


def coded(numbers, kinds):
    """The arithmetic code of numbers from 0 to kinds - 1."""
    counts, low, span, digits = Counts(kinds), 0, 1, 0
    for number in numbers:
        while span < LEAST_RANGE:
            low, span, digits = low * BASE, span * BASE, digits + 1
        here = counts.here()
        share = span // sum(here)
        low += share * sum(here[:number])
        span = share * here[number]
        counts.add(number)
    code = []
    for _ in range(digits):
        low, digit = divmod(low, BASE)
        code.append(DIGITS[digit])
    return "".join(reversed(code))


def decoded(code, kinds):
    """The numbers of a code, one after the other."""
    counts, value, span, place = Counts(kinds), 0, 1, 0
    while True:
        while span < LEAST_RANGE:
            value, span, place = value * BASE + DIGITS.index(code[place]), span * BASE, place + 1
        here = counts.here()
        share = span // sum(here)
        number = below = 0
        while value >= share * (below + here[number]):
            below, number = below + here[number], number + 1
        value, span = value - share * below, share * here[number]
        counts.add(number)
        yield number
