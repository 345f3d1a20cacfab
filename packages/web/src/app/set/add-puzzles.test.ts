import { expect, test } from 'vitest';
import { readSetLink, writeSetLink } from '../model/set-link.ts';
import { withPuzzles } from './add-puzzles.ts';

/** A hundred boards with a vehicle of their own place each, and their names. */
const boards = Array.from({ length: 100 }, (_, i) => {
  const cells = 'ooooooooooooAAoooooooooooooooooooooo'.split('');
  cells[i % 6] = cells[(i % 6) + 6] = 'B';
  cells[18 + (i % 5)] = cells[19 + (i % 5)] = 'C';
  cells[24 + (Math.floor(i / 30) % 5)] = cells[25 + (Math.floor(i / 30) % 5)] = 'D';
  return cells.join('');
});

test('what is added to a set can be opened again by its link, or is refused', () => {
  const none = { title: 'Class', puzzles: [] };
  const named = (name: string) => ({
    puzzles: boards,
    names: Object.fromEntries(boards.map((one) => [one, name])),
  });
  const short = withPuzzles(none, named('Short'));
  expect(short.ok && readSetLink(writeSetLink(short.value))).toEqual(short);
  expect(withPuzzles(none, named('長い名前'.repeat(10)))).toMatchObject({
    ok: false,
    error: { code: 'input-too-large', expected: 'at most 20000' },
  });
});
