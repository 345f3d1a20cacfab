// Rules of dashes and equal signs that programs print above, below and between boards.
import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { compactText } from './compact.ts';
import { createBoardReader } from './reader.ts';

const first = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
const second = ['.AA..O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
const compact = [first, second].map((rows) => rows.join('').replaceAll('.', 'o'));

/** The boards of a text on one line, and what is wrong with others. */
function boardsIn(text: string): string[] {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) =>
    result.ok ? compactText(result.value) : result.error.message,
  );
}

const spaced = (rows: readonly string[]) => rows.map((row) => [...row].join(' '));

test.each([
  ['as long as the rows', '------', first, second],
  ['of equal signs', '======', first, second],
  ['longer than the rows', '-'.repeat(40), first, second],
  ['of low lines', '______', first, second],
  ['between rows with blanks', '-----------', spaced(first), spaced(second)],
  ['with blanks itself', '- - - - - -', spaced(first), spaced(second)],
])('a rule %s', (_, rule, one, other) => {
  expect(boardsIn([...one, rule, ...other, rule].join('\n'))).toEqual(compact);
  expect(boardsIn([rule, ...one, rule, ...other, rule].join('\n'))).toEqual(compact);
  expect(boardsIn(['Start:', ...one, rule, 'Step 1:', ...other, rule].join('\n'))).toEqual(compact);
  expect(boardsIn([...one, rule, 'Solved in 8 moves'].join('\n'))).toEqual(compact.slice(0, 1));
});

test('a row of empty cells is no rule', () => {
  const rows = [...first.slice(0, 4), '......', 'BB.CC.'];
  const dashed = rows.map((row) => row.replaceAll('.', '-'));
  expect(boardsIn(dashed.join('\n'))).toEqual([rows.join('').replaceAll('.', 'o')]);
});

test('a line of another glyph that makes a board square is not left out', () => {
  const rows = ['AA...O', '.....O', 'PXX..O', 'P.....', 'P..CC.', '------'];
  expect(boardsIn(rows.join('\n'))).toEqual([rows.join('').replaceAll(/[.-]/g, 'o')]);
});

test('a rule between the vehicles of a list is no end of it', () => {
  const list = ['X h 2 1 3', 'A v 3 1 4', '---------', 'B v 2 4 6', 'C h 2 6 1'];
  expect(boardsIn(list.join('\n'))).not.toContain(boardsIn(list.slice(0, 2).join('\n'))[0]);
});
