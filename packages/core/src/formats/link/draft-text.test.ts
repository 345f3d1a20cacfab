import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Setup } from '../../board/setup.ts';
import { readDraft, writeDraft } from './draft-text.ts';

const square = fc.record({
  row: fc.integer({ min: -10, max: 25 }),
  column: fc.integer({ min: -10, max: 25 }),
});
const drafts: fc.Arbitrary<Setup> = fc
  .record({
    width: fc.integer({ min: 0, max: 16 }),
    height: fc.integer({ min: 0, max: 16 }),
    walls: fc.array(square, { maxLength: 5 }),
    vehicles: fc.array(
      fc.record({
        label: fc.string({ unit: 'grapheme', maxLength: 8 }),
        squares: fc.array(square, { maxLength: 4 }),
      }),
      { maxLength: 8 },
    ),
    exit: fc.constantFrom('left', 'right', 'top', 'bottom', undefined),
    primaries: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  })
  .map(({ primaries, exit, ...draft }) => ({
    ...draft,
    ...(exit && { exit }),
    vehicles: draft.vehicles.map((vehicle, index) => ({
      ...vehicle,
      ...(primaries[index] && { primary: true }),
    })),
  }));

test('any draft, legal or not, reads back', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(readDraft(writeDraft(draft))).toEqual({ ok: true, value: draft });
    }),
  );
});

test('a draft is written as in the drawing', () => {
  const read = readDraft('6x6r.ff~!X*cacb~A*aebece');
  expect(read.ok && read.value).toEqual({
    width: 6,
    height: 6,
    exit: 'right',
    walls: [{ row: 5, column: 5 }],
    vehicles: [
      { label: 'X', squares: [2, 2].map((row, column) => ({ row, column })), primary: true },
      { label: 'A', squares: [0, 1, 2].map((row) => ({ row, column: 4 })) },
    ],
  });
});

describe('text that is not a draft is refused', () => {
  test.each([
    '',
    '6x6',
    '6x6r',
    '6x6.a',
    '6x6.~X',
    '6x6.~X*a',
    '6x6.~%*aa',
    '6x6._a',
    '6x6.a_',
    '600x6.',
    `6x6.${'~A*'.repeat(300)}`,
  ])('%s', (text) => {
    expect(readDraft(text).ok).toBe(false);
  });
});
