import { check, number } from './arguments.ts';

/**
 * A generator of random numbers from 0 up to, but not including, 1; the same seed gives the same numbers. Not for
 * secrets. Source: Marsaglia, Xorshift RNGs (2003), 32 bits, shifts 13, 17, 5. Any seed is allowed: its bits are mixed
 * first, because xorshift must not start at 0 and gives poor numbers after a small start.
 *
 * @param seed - the same seed gives the same numbers
 *
 * @example
 * const [first, again] = [randomFrom(7), randomFrom(7)];
 * first() === again() // true
 */
export function randomFrom(seed: number): () => number {
  check(seed, 'seed', number);
  let word = Math.imul(seed | 0, 0x9e3779b1) ^ 0x6d2b79f5 || 1;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 0x100000000;
  };
}
