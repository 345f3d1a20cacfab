import { expect, test } from 'vitest';
import { primaryOf } from '../board/board.ts';
import { atlasBoardOf } from './atlas-board.ts';

test('the text of an atlas is a board whose primary is A', () => {
  const board = atlasBoardOf('oooBoooooBooAAoooooooooooooooooooooo', 6);
  expect(board?.vehicles.map(({ label }) => label).sort()).toEqual(['A', 'B']);
  expect(board && primaryOf(board)).toMatchObject({ label: 'A', lane: 2, offset: 0 });
});

test.each([
  ['a vehicle that is bent', 'AAoBBooBo'.padEnd(36, 'o')],
  ['no primary', 'ooBBoo'.repeat(6)],
  ['no text', ''],
])('%s is no board', (_, text) => {
  expect(atlasBoardOf(text, 6)).toBeUndefined();
});
