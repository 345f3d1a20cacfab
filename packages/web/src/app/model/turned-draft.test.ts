import { parseBoard } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import { expect, test } from 'vitest';
import { turnedDraft } from './turned-draft.ts';

const draft = { ...boardToSetup(parseBoard('XX..\n..B#\n..B.')), exit: 'right' } as const;

test('a turned draft has the same vehicles, walls and exit, seen from another side', () => {
  expect(turnedDraft(draft)).toEqual({
    width: 3,
    height: 4,
    vehicles: [
      {
        label: 'B',
        squares: [
          { row: 2, column: 0 },
          { row: 2, column: 1 },
        ],
      },
      {
        label: 'X',
        squares: [
          { row: 0, column: 2 },
          { row: 1, column: 2 },
        ],
        primary: true,
      },
    ],
    walls: [{ row: 3, column: 1 }],
    exit: 'bottom',
  });
});

test('four turns give the draft again, and a draft without an exit has the default one turned', () => {
  const { exit: _, ...plain } = draft;
  expect([1, 2, 3, 4].reduce(turnedDraft, draft)).toEqual(draft);
  expect(turnedDraft(turnedDraft(plain)).exit).toBe('left');
});
