import { check, side, text } from '../basics/arguments.ts';

/*
 * Ids of the puzzles of an atlas: short, and the same in every release, because they are made from the board itself.
 *
 * Source: the hash FNV-1a of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo, 1991), of which the upper 50 bits are written as
 * ten digits of Crockford's base 32 (no i, l, o, u). Guarantee: the same text gives the same id. Two puzzles of an atlas
 * of half a million have the same id with a probability of 1 in 10,000; the program that publishes an atlas checks that none have.
 *
 *     atlasId(4, 'BBoCooDCAADoEEoo') // 'a-' and ten digits
 */

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const LENGTH = 10;

/**
 * The id of a puzzle.
 *
 * @param width - the columns of the board, because the text alone does not tell 4×9 from 6×6
 * @param canonical - the least board of the puzzle's cluster, in one line as an atlas writes it
 * @returns `a-` and ten digits
 *
 * @example
 * atlasId(4, 'EBBBEoCCEAAFDDDF') // 'a-etdeyv494c'
 */
export function atlasId(width: number, canonical: string): string {
  check(width, 'width', side);
  check(canonical, 'canonical', text);
  let hash = OFFSET;
  for (const character of `${width} ${canonical}`) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * PRIME);
  }
  let id = '';
  for (let digit = 0; digit < LENGTH; digit++) {
    id += DIGITS.charAt(Number((hash >> BigInt(59 - 5 * digit)) & 31n));
  }
  return `a-${id}`;
}
