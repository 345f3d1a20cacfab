// Source: arithmetic coding with an adaptive model (I. Witten, R. Neal, J. Cleary, Arithmetic coding for data compression, 1987);
// scripts/train-board-network.py writes the codes.
// Guarantee: gives the numbers that were coded. A number that was frequent before takes few bits.
//
//    a code is a number from 0 to 1. If 0, 1 and 2 are as likely, each has a third of that range; 0.4 lies in the second third,
//    so the first number is 1, and the next one is found in that third in the same way:   0 |-----|0.4--|-----| 1
import { at } from '../at.ts';

/** A digit is one of 52 characters, from `(` to `[`; none of them needs an escape in a string of JavaScript. */
const BASE = 52;
const FIRST = 40;
/** Before a number is read, the range is made at least this large. */
const LEAST_RANGE = 2 ** 32;

/**
 * Reads a code from its beginning.
 *
 * @param code digits to the base 52, as the characters from `(` to `[`
 * @param kinds how many different numbers there are: 0 to kinds - 1
 * @returns a function that gives the next number
 */
export function arithmeticDecoder(code: string, kinds: number): () => number {
  const counts = new Array<number>(kinds).fill(1);
  let all = kinds;
  let range = 1;
  // the code minus the beginning of the range, in units of its last digit
  let value = 0;
  let place = 0;
  return () => {
    for (; range < LEAST_RANGE; range *= BASE) {
      const digit = place < code.length ? code.charCodeAt(place++) - FIRST : 0;
      value = value * BASE + digit;
    }
    const share = Math.floor(range / all);
    let number = 0;
    let below = 0;
    while (value >= share * (below + at(counts, number))) below += at(counts, number++);
    value -= share * below;
    range = share * at(counts, number);
    counts[number]!++;
    all++;
    return number;
  };
}
