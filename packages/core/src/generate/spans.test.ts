import { expect, test } from 'vitest';
import { ANY, spanOf } from './spans.ts';

test.each([
  [20, { least: 20, most: 20 }],
  [[20, 25], { least: 20, most: 25 }],
  [[20, Number.POSITIVE_INFINITY], { least: 20, most: ANY.most }],
  [{ least: 20 }, { least: 20, most: ANY.most }],
  [{ most: 25 }, { least: 0, most: 25 }],
  [
    { least: 20, most: 25 },
    { least: 20, most: 25 },
  ],
  [undefined, undefined],
] as const)('%j', (range, span) => expect(spanOf(range)).toEqual(span));

// a key that a range does not have would be passed over: { least: 20, max: 25 } is not 20 or more
test.each([
  [[20]],
  [{}],
  [{ min: 5, max: 9 }],
  [{ least: 20, max: 25 }],
  [{ min: 20, most: 25 }],
  [{ least: '20' }],
  ['20'],
  [[1, 2, 3]],
  [null],
])('%j is no range', (range) =>
  expect(() => spanOf(range as unknown as number)).toThrow(
    /; expected a number such as 20, or a range such as \[20, 25\], \{ least: 20 \} or \{ most: 25 \}$/,
  ),
);
