import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { PIECE } from './equal-pieces.ts';
import { formatBoard } from './format-board.ts';
import { tryParseBoard } from './parse-board.ts';
import { createBoardReader } from './reader.ts';

/** What a reader makes of a text that comes in pieces of some characters. */
function readIn(text: string, size: number): string[] {
  const reader = createBoardReader({ formats: allFormats() });
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
    reader.push(text.slice(i * size, (i + 1) * size)),
  );
  return [...pieces.flat(), ...reader.end()].map(({ line, name, result }) =>
    [line, name, result.ok ? formatBoard(result.value) : result.error.message].join(' '),
  );
}

const bordered = '######\n#..#.#\n#A...#\n#AB..#\n#.B.C#\n#DB.C#\n#D...#\n#DXX..\n######\n';

test.each([
  ['boards in borders', `${bordered}\n####\n#X.#\n#XA#\n#.A#\n#..#\n#.##\n\n${bordered}`],
  ['small boards', 'Level 1\nXA\nXA\n\nLevel 2\n..\n..\n..\nXX\n..\n\nLevel 4\nAAAAA\n.....\n...XX\n'],
  [
    'a line of cells and a list',
    `BCCoooDBEEoooDFFFooooooooGGoHoIJAAAHoIJKKooLLJooo\nLevel 1\n3x5\ncar,orientation,col,row,length\nA,V,3,2,2\nB,H,1,4,3\nX,V,1,1,3\n`,
  ],
])('a text is read alike however it arrives: %s', (_, text) => {
  const whole = readIn(text, text.length);
  for (const size of [1, 2, 7, 30, 100]) expect(readIn(text, size)).toEqual(whole);
});

test('so is a long text', () => {
  const remarks = '# a remark\n'.repeat(Math.floor(PIECE / 11) - 20);
  const text = `${remarks}${`\n${bordered}`.repeat(20)}`;
  const whole = readIn(text, text.length);
  expect(whole).toHaveLength(20);
  for (const size of [100, 1000]) expect(readIn(text, size)).toEqual(whole);
});

test('a record is given out as soon as its line is there', () => {
  const reader = createBoardReader({ formats: allFormats() });
  expect(reader.push('{"name":"one","board":"XX.A/...A/..../')).toEqual([]);
  expect(reader.push('...."}\n{"name":"two",').map(({ name }) => name)).toEqual(['one']);
});

test('a text may have more parts than a function takes arguments', () => {
  expect(readIn('['.repeat(PIECE + 1), PIECE + 1)).not.toEqual([]);
  expect(tryParseBoard('['.repeat(PIECE + 1), { formats: allFormats() }).ok).toBe(false);
});
