// What stands at the ends of rows whose cells have blanks, bars or commas between them, and is no part of a cell.
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const ROWS = ['A..BBB', 'A....C', 'XX...C', '......', '..DD..', '......'];
const joined = (between: string, empty = '.') =>
  ROWS.map((row) => [...row.replaceAll('.', empty)].join(between));

const sizeOf = (lines: readonly string[], options = {}) => {
  const answer = readShapes(lines.join('\n'), options);
  return answer.kind === 'read'
    ? answer.boards.map(({ board }) => `${board.width}x${board.height} ${board.vehicles.length}`).join()
    : answer.kind;
};

test.each([
  ['a comma behind the last cell', joined(' ').map((row) => `${row},`)],
  ['a dollar behind the last cell', joined('\t').map((row) => `${row}$`)],
  ['the same below a row of numbers', ['1 2 3 4 5 6', ...joined(' ').map((row) => `${row};`)]],
  ['a bracket and a comma', joined(' ').map((row) => `[${row}],`)],
  ['slashes below a row of numbers', ['   1 2 3 4 5 6', ...joined(' ').map((row) => `// ${row}`)]],
  ['numbers before cells with commas between', joined(', ').map((row, i) => `${i + 1} ${row}`)],
  ['letters for empty cells between bars', joined('|', 'o')],
  ['zeros between bars', joined(' | ', '0')],
])('%s', (_, lines) => {
  expect(sizeOf(lines)).toBe('6x6 5');
});

test('one row alone whose first cell is a letter keeps it', () => {
  const rows = joined(' | ', '*').map((row) => row.replace(/^A/, '*').replaceAll('A', '*'));
  expect(sizeOf(rows)).toBe('6x6 4');
});

test('a number and a point that is a cell before a bar are no name of a row', () => {
  expect(sizeOf(joined(' | ').map((row, i) => `${i + 1} ${row}`))).toBe('refused');
});

test('rows with names that are no rows of the board that is read', () => {
  const rows = [
    'row 0:   |   |   | A |',
    'row 1:   |   |   | A |',
    'row 2:   |   |   | B | B',
    'row 3: X | X |   |   ',
  ];
  expect(sizeOf(rows)).toBe('refused');
});
