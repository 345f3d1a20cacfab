import { expect, test } from 'vitest';
import { allFormats } from '../../formats/all-formats.ts';
import { createBoardReader } from '../../formats/reading/reader.ts';

const ROWS = ['..XX.A', '.....A', '......', '......', '......', '......'].join('\n');

const read = (text: string) => {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) =>
    result.ok ? 'board' : result.error.code,
  );
};

test.each([
  'width 7',
  'Height = 5',
  'columns: 7',
  'rows 5',
  '7 columns',
  'the board is 7 cells wide',
  '# width: 7',
  'size 7',
  'Breite: 7',
])('%s contradicts rows of 6x6', (line) => {
  expect(read(`${line}\n${ROWS}`)).toEqual(['board-size']);
  expect(read(`${ROWS}\n${line}`)).toEqual(['board-size']);
  expect(read(`${line}\n${ROWS.replaceAll('\n', '/')}`)).toEqual(['board-size']);
  expect(read(`Card 1\n${ROWS}\n\n${line}\n${ROWS}`)).toEqual(['board', 'board-size']);
});

test.each(['width 6', 'height: 6', '6 columns', 'size: 6', 'Row 5', 'Level 7', 'column 3', '5 moves'])(
  '%s stands above rows of 6x6',
  (line) => {
    expect(read(`${line}\n${ROWS}\n\n${line}\n${ROWS}`)).toEqual(['board', 'board']);
  },
);

test('the border may be counted', () => {
  const ring = ['width 8', '########', ...ROWS.split('\n').map((row) => `#${row}#`), '########'];
  expect(read(ring.join('\n'))).toEqual(['board']);
});

test.each([
  ['exit: unknown', 'unknown-format'],
  ['Exit: ?', 'unknown-format'],
  ['# exit = none', 'unknown-format'],
  ['exit = 3', 'unreachable-exit'],
  ['exit = 1', 'board'],
  ['exit: right', 'board'],
])('%s above rows', (line, expected) => {
  expect(read(`${line}\n${ROWS}`)).toEqual([expected]);
});
