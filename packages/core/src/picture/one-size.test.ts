// A reading whose red car is pale: how sure the reader may be of it.
import { expect, test } from 'vitest';
import { PALEST, type Sized, withPrimaryByPlace } from './one-size.ts';
import type { ReaderOptions } from './reader-options.ts';

/** A reading with a primary of some redness, of which the reader is sure. */
const sized = (redness: number): Sized => {
  // what is not used here
  const reading = { columns: 6, rows: 6, signs: { redness } } as unknown as Sized['reading'];
  return { reading, confidence: 0.9, elsewhere: [] };
};
const options = {
  closer: { byPlace: () => ({ problem: 'no car stands along the third row' }) },
} as unknown as ReaderOptions;
const confidenceAt = (redness: number) => withPrimaryByPlace(sized(redness), options, () => 1).confidence;

test.each([
  ['plainly red: its place does not matter', -2, 0.9],
  ['reddish, and its place does not tell: doubtful', PALEST + 1, 0.75],
  ['not red: as it is, to be refused', PALEST, 0.9],
])('%s', (_, redness, confidence) => {
  expect(confidenceAt(redness)).toBe(confidence);
});
