import { expect, test } from 'vitest';
import { spans, spansFor } from './reach.ts';

test.each([
  [2, 9, []],
  [4, 4, []],
  [6, 3, []],
  [5, 5, ['5..9', '10..14']],
  [6, 5, ['5..9', '10..14', '15..19']],
  [6, 6, spans.map((span) => span.join('..'))],
  [8, 8, spans.map((span) => span.join('..'))],
])('%d by %d', (width, height, expected) => {
  expect(spansFor(width, height).map((span) => span.join('..'))).toEqual(expected);
});
