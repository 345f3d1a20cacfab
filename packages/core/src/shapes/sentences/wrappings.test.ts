// Rows and vehicles with what forums, old programs and telephones write around them are read like the rows alone.
import { expect, test } from 'vitest';
import { compactText } from '../../formats/reading/compact.ts';
import { readShapes } from '../read-shapes.ts';

const rows = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];

function boardIn(text: string): string {
  const answer = readShapes(text);
  const [first, more] = answer.kind === 'read' ? answer.boards : [];
  return first && !more ? compactText(first.board) : answer.kind;
}

const quoted = rows.map((row) => `'${row}'`);

test.each<[string, string]>([
  ['tags of a forum', `[b]Level 3[/b]\n[code]${rows.join('\n')}[/code]`],
  ['a colour in a row', rows.join('\n').replace('XX', '[color=red]XX[/color]')],
  ['tags around cells', rows.join('\n').replace(/[AX]/g, '[b]$&[/b]')],
  [
    'a table of a forum',
    `[table]\n${rows.map((row) => `[tr]${row.replace(/./g, '[td]$&[/td]')}[/tr]`).join('\n')}\n[/table]`,
  ],
  ['names of a chat', rows.map((row, i) => `[21:0${i}] <anna> ${row}`).join('\n')],
  ['DATA of Fortran', `      CHARACTER*6 GRID(6)\n      DATA GRID /${quoted.join(',')}/`],
  ['lines that go on in Fortran', `character(len=6) :: grid(6) = [ &\n ${quoted.join(', &\n ')} ]`],
  ['DATA of BASIC', rows.map((row, i) => `${10 * i + 10} DATA ${row}`).join('\n')],
  [
    'values of COBOL',
    `       01  BOARD-ROWS.\n${quoted.map((row) => `           05  FILLER PIC X(6) VALUE ${row}.`).join('\n')}`,
  ],
  [
    'letters of full width',
    rows.join('\n').replace(/[!-~]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)),
  ],
])('%s', (_, text) => {
  expect(boardIn(text)).toBe(boardIn(rows.join('\n')));
});

test('a car in red is the red car', () => {
  const text = rows.join('\n').replace('XX', '[color=#ff0000]KK[/color]');
  const answer = readShapes(text);
  expect(answer.kind === 'read' && answer.boards[0]?.read).toMatch(/K is the red car, exit at the right$/);
});

test('letters of both widths may be two vehicles', () => {
  expect(boardIn('AAＡＡ..\n......\nXX....\n......\n......\n......')).not.toMatch(/AAAA/);
});

// Fortran fills the columns of an array first, and many people write its rows all the same
test('numbers of an array in Fortran are not read as rows', () => {
  const numbers = ['1,1,0,0,0,2', '3,0,0,4,0,2', '3,9,9,4,0,2', '3,0,0,4,0,0', '5,0,0,0,6,6', '5,0,7,7,7,0'];
  expect(boardIn(`integer :: b(6,6) = reshape([ &\n ${numbers.join(', &\n ')} ], [6,6])`)).toBe('refused');
});

test('values of Fortran without an end take no long time', () => {
  expect(boardIn(`DATA G /${"'A' & ".repeat(2000)}`)).toBe('refused');
});
