import { expect, test } from 'vitest';
import { compactText } from '../../formats/reading/compact.ts';
import { readShapes } from '../read-shapes.ts';
import { withoutNumbers } from './line-numbers.ts';

const ROWS = ['A..BBB', 'A....C', 'XX...C', '......', '..DD..', '......'];
const BOARD = 'AooBBBAooooCXXoooCooooooooDDoooooooo';

const boardsOf = (text: string) => {
  const answer = readShapes(text);
  return answer.kind === 'read' ? answer.boards.map(({ board }) => compactText(board)) : answer.kind;
};

const fronts: readonly [string, (number: number) => string][] = [
  ['grep -n', (n) => `${n}:`],
  ['grep -n with the name of the file', (n) => `levels/a-1.txt:${n}:`],
  ['grep -n, lines beside those that were found', (n) => `${n}-`],
  ['cat -n', (n) => `${String(n).padStart(6)}\t`],
  ['a list', (n) => `${n}. `],
  ['numbers in brackets', (n) => `${n}) `],
  ['a table', (n) => `${n},`],
];

test.each(fronts.flatMap(([what, front]) => [1, 7, 97].map((first) => [what, first, front] as const)))(
  '%s from %i on',
  (_, first, front) => {
    expect(boardsOf(ROWS.map((row, i) => front(first + i) + row).join('\n'))).toEqual([BOARD]);
  },
);

test('a blank line between two boards has its number, too', () => {
  const lines = [...ROWS, '', ...ROWS];
  expect(boardsOf(lines.map((row, i) => `${i + 1}:${row}`).join('\n'))).toEqual([BOARD, BOARD]);
});

test('rows that are named by words, more than nine of them', () => {
  const rows = [...ROWS, ...Array.from({ length: 5 }, () => '......')];
  expect(boardsOf(rows.map((row, i) => `Row ${i + 1}: ${row}`).join('\n'))).toEqual([
    expect.stringMatching(/^A[.]{2}BBB[/]A/),
  ]);
});

test('labels of a list of vehicles are no numbers of lines', () => {
  const list = Array.from({ length: 11 }, (_, i) => `${i + 1},h,2,${i},1`).join('\n');
  expect(withoutNumbers(list)).toBe(list);
});

test('numbers that leave one out are no numbers of lines', () => {
  const lines = ROWS.map((row, i) => `${i < 3 ? i + 7 : i + 8}:${row}`).join('\n');
  expect(withoutNumbers(lines)).toBe(lines);
});

test.each([
  ['an exit', 'Exit: right'],
  ['a name and an exit', '# Level 3\n# exit right'],
  ['a sentence', 'This is the hard one:'],
])('%s above rows with numbers', (_, above) => {
  const rows = ['......', 'A.XX..', 'AB....', 'AB....', '....CC', '......'];
  const numbered = rows.map((row, i) => `${i + 1} ${row}`).join('\n');
  expect(withoutNumbers(`${above}\n${numbered}`)).toBe(
    `${above}\n${rows.map((row) => `  ${row}`).join('\n')}`,
  );
});
