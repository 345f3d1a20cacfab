// Many boards, which worker threads read and solve: the same lines in the same order as one after the other.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { records, scratch, unjam } from './command.ts';

const HARD = 'oooABBCoDAoECoDXXEFGGGHIFJKKHIoJooHo';
/** Enough for worker threads to start, which they do after a tenth of a second of solving. */
const TIMES = 200;

test('boards in several formats, names and mistakes between hundreds of others keep their order, names and lines', () => {
  const many = Array.from({ length: TIMES }, () => `34 ${HARD} 9999`);
  const text = [
    ...many,
    '34 oooABBCoDAoECoDXXEFGGGHIFJKKHIoJooH 9999', // too short
    '',
    'Card 7',
    'XX.A',
    '...A',
    '....',
    '',
    ...many,
    `{"name":"mine","board":"${HARD}"}`,
    '..0..A/..0.A/XX0...',
    HARD,
    '',
  ].join('\n');
  const folder = scratch();
  writeFileSync(join(folder, 'mixed.txt'), text);
  const ended = unjam(['solve', 'mixed.txt', '--json'], { cwd: folder });
  const second = TIMES + 8;
  expect({ status: ended.status, stderr: ended.stderr.trimEnd().split('\n') }).toEqual({
    status: 2,
    stderr: [
      `mixed.txt:${TIMES + 1}:38: a line of 35 cells is not a square board; expected 36 cells for 6 rows of 6`,
      `mixed.txt:${second + TIMES + 1}:13: row 2 has 5 cells, other rows have 6; expected 6 cells in every row`,
      `2 of ${2 * TIMES + 5} boards refused`,
    ],
  });
  const numbered = (from: number) =>
    many.map((_, index) => ({ name: `mixed-${from + index}`, board: HARD, moves: 34 }));
  expect(records(ended).map(({ name, board, moves }) => ({ name, board, moves }))).toEqual([
    ...numbered(1),
    { name: 'Card 7', board: 'XX.A/...A/....', moves: 2 },
    ...numbered(TIMES + 3),
    { name: 'mine', board: HARD, moves: 34 },
    { name: `mixed-${2 * TIMES + 5}`, board: HARD, moves: 34 },
  ]);

  const lines = unjam(['solve', 'mixed.txt'], { cwd: folder }).stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(2 * TIMES + 4);
  expect(lines[TIMES]).toMatch(/^Card 7 {8}2 moves, /);
  expect(lines.at(-1)).toMatch(
    /^405 boards: 403 solved, 2 refused · 13,670 moves, [\d,]+ steps · shortest in moves · /,
  );
});
