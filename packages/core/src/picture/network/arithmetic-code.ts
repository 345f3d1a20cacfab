// Source: arithmetic coding with an adaptive model (I. Witten, R. Neal, J. Cleary, Arithmetic coding for data compression, 1987);
// scripts/arithmetic_code.py writes the codes. That the counts depend on the numbers before is ours.
// Guarantee: gives the numbers that were coded. A number takes few bits if it was frequent before where the last numbers were
// about as far from the middle one.
//
//    a code is a number from 0 to 1. If 0, 1 and 2 are as likely, each has a third of that range; 0.4 lies in the second third,
//    so the first number is 1, and the next one is found in that third in the same way:   0 |-----|0.4--|-----| 1
//    of the numbers 0 to 20, 10 is in the middle: after 10 10 11 one table of counts tells how likely each is, after 2 19 1 another
import { at } from '../../basics/at.ts';

/** A digit is one of the 64 characters from `>` to `~`, without the backslash, which a string of JavaScript has to escape. */
const BASE = 64;
const FIRST = 62;
const BACKSLASH = 92;
/** Before a number is read, the range is made at least this large. */
const LEAST_RANGE = 2 ** 32;
/** The share of the newest number in the running mean of the distances from the middle. */
const SHARE_OF_LAST = 1 / 16;

/**
 * Reads a code from its beginning.
 *
 * @param code digits to the base 64: the characters from `>` to `~` without the backslash
 * @param kinds how many different numbers there are: 0 to kinds - 1
 * @returns a function that gives the next number, as often as numbers were coded
 */
export function arithmeticDecoder(code: string, kinds: number): () => number {
  const middle = (kinds - 1) / 2;
  // how often each number was read, for each mean distance from the middle that the numbers before it had, rounded down
  const countsAt: number[][] = [];
  let distance = 0;
  let range = 1;
  // the code minus the beginning of the range, in units of its last digit
  let value = 0;
  let place = 0;
  return () => {
    for (; range < LEAST_RANGE; range *= BASE) {
      const character = code.charCodeAt(place++);
      value = value * BASE + character - FIRST - (character > BACKSLASH ? 1 : 0);
    }
    const near = Math.floor(distance);
    countsAt[near] ??= new Array<number>(kinds).fill(1);
    const counts = countsAt[near];
    const share = Math.floor(range / counts.reduce((all, count) => all + count));
    let number = 0;
    let below = 0;
    while (value >= share * (below + at(counts, number))) below += at(counts, number++);
    value -= share * below;
    range = share * at(counts, number);
    counts[number]!++;
    distance += (Math.abs(number - middle) - distance) * SHARE_OF_LAST;
    return number;
  };
}
