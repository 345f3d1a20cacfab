import { expect, test } from 'vitest';
import { mergeBoards, readMyBoards } from './my-boards.ts';

test('readMyBoards leaves out what is not a board with a name', () => {
  const good = { name: 'Mine', board: 'XX../....' };
  expect(readMyBoards([good, { name: 'no board' }, 7, null, { ...good, board: 'x'.repeat(20_001) }])).toEqual(
    [good],
  );
  expect(readMyBoards({ name: 'no list' })).toEqual([]);
  expect(readMyBoards([{ ...good, name: 'n'.repeat(60) }])[0]?.name).toHaveLength(40);
});

test('mergeBoards keeps each board once, with its later name', () => {
  const one = { name: 'One', board: 'XX../....' };
  const two = { name: 'Two', board: '..../XX..' };
  expect(mergeBoards([one, two], [{ ...one, name: 'First' }])).toEqual([{ ...one, name: 'First' }, two]);
});
