import { puzzleId } from '@unjam/core/formats';
import { describe, expect, test } from 'vitest';
import { readSetLink, writeSetLink } from '../model/set-link.ts';
import { puzzlesIn, withPuzzles } from './add-puzzles.ts';

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

describe('a text that is pasted', () => {
  const rows = 'XX.A/...A/..../....'.replaceAll('/', '\n');
  const board = 'XXoAoooAoooooooo';
  const noPuzzle = (word: string) => ({ message: `there is no puzzle "${word}"` });

  test.each([
    ['an id above a board', `p-0ewcusj\n${rows}`, ['p-0ewcusj', board], undefined],
    ['an id under a board', `${rows}\n\np-0ewcusj\n`, [board, 'p-0ewcusj'], undefined],
    ['its own id above a board', `${puzzleId(board)}\n${rows}`, [board], undefined],
    [
      'a list of ids with a wrong one',
      'p-0ewcusj\n2025-11-29\n14\np-13nowzy',
      ['p-0ewcusj', '2025-11-29', 'p-13nowzy'],
      noPuzzle('14'),
    ],
    ['the same on one line', 'p-0ewcusj, 14; p-13nowzy', ['p-0ewcusj', 'p-13nowzy'], noPuzzle('14')],
    ['an id that no puzzle has', 'p-0ewcusj\np-0000000', ['p-0ewcusj'], noPuzzle('p-0000000')],
    [
      'a board that is wrong among ids',
      'p-0ewcusj\n\nXX.A/...A/..../...BB\n\np-13nowzy',
      ['p-0ewcusj', 'p-13nowzy'],
      { at: { text: { line: 3 } } },
    ],
  ])('%s', async (_, text, puzzles, unread) => {
    const read = await puzzlesIn(text);
    expect(read).toMatchObject({ ok: true, value: { puzzles, ...(unread && { unread }) } });
    expect(read.ok && 'unread' in read.value).toBe(unread !== undefined);
  });

  test.each([
    ['p-0000000', noPuzzle('p-0000000')],
    ['hello', { at: { text: { line: 1 } } }],
  ])('%s alone is refused', async (text, error) => {
    expect(await puzzlesIn(text)).toMatchObject({ ok: false, error });
  });
});
