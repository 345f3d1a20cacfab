import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  [undefined, 1000, undefined],
  ['bytes=0-499', 1000, { first: 0, last: 499 }],
  ['bytes=500-', 1000, { first: 500, last: 999 }],
  ['bytes=-200', 1000, { first: 800, last: 999 }],
  ['bytes=-2000', 1000, { first: 0, last: 999 }],
  ['bytes=900-5000', 1000, { first: 900, last: 999 }],
  ['bytes=999-999', 1000, { first: 999, last: 999 }],
  ['bytes=1000-', 1000, 'unsatisfiable'],
  ['bytes=-0', 1000, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=5-2', 1000, undefined],
  ['bytes=0-1,5-6', 1000, undefined],
  ['bytes=-', 1000, undefined],
  ['lines=0-1', 1000, undefined],
  ['bytes=x-1', 1000, undefined],
])('%s of %i bytes', (header, size, range) => {
  expect(byteRange(header, size)).toEqual(range);
});
