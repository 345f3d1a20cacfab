import { describe, expect, test } from 'vitest';
import type { Board } from '../../board/board.ts';
import { validate } from '../../board/validate.ts';
import { boardOf } from '../../testing/drawn.ts';
import { prolog, seedBoards } from '../../testing/seeds.ts';
import { allFormats } from '../all-formats.ts';
import { formatBoard } from '../reading/format-board.ts';
import { parseBoard, tryParseBoard } from '../reading/parse-board.ts';
import type { ReaderOptions } from '../reading/reader.ts';
import { framed } from './framed.ts';

const read = (text: string): Board | string => {
  const parsed = framed.parse(text);
  if (!parsed.ok)
    return `${parsed.error.at?.text?.line}:${parsed.error.at?.text?.column} ${parsed.error.code}`;
  const board = validate(parsed.value.setup);
  return board.ok ? board.value : board.problems.map(({ code }) => code).join(' ');
};

test('the drawing that the Prolog solver prints, exactly', () => {
  const text = prolog.framed.join('\n');
  expect(read(text)).toEqual(seedBoards.framed);
  expect(framed.print(seedBoards.framed)).toEqual({ ok: true, value: text });
  expect(read(text)).toEqual(seedBoards['prolog-26']);
});

test('coordinates of two digits stay above their columns', () => {
  const board = boardOf([`XX${'.'.repeat(8)}`, ...Array(9).fill('.'.repeat(10))]);
  const printed = framed.print(board);
  const lines = printed.ok ? printed.value.split('\n') : [];
  expect(lines[0]).toBe('     1  2  3  4  5  6  7  8  9 10');
  expect(lines[1]).toBe(`   +${'-'.repeat(29)}+`);
  expect(lines[2]).toBe(' 1 | X  X  .  .  .  .  .  .  .  .|');
  expect(lines[11]).toBe('10 | .  .  .  .  .  .  .  .  .  .|');
  expect(read(lines.join('\n'))).toEqual(board);
});

describe('variations', () => {
  const [, , ...rows] = prolog.framed.slice(0, 8);
  test.each([
    ['no coordinates', rows.map((row) => row.slice(2)).join('\n')],
    ['no spaces', rows.map((row) => row.replaceAll(' ', '')).join('\n')],
    ['an open side at the exit', rows.map((row, i) => (i === 2 ? row.slice(0, -1) : row)).join('\n')],
    ['only a box', ['+---+', ...rows.map((row) => row.slice(2)), '+---+'].join('\r\n')],
    [
      'indented, named, commented',
      `# c\nA puzzle:\n${prolog.framed.map((row) => `    ${row}  `).join('\n')}\n`,
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(seedBoards.framed);
  });
});

test.each([
  ['1 |X X .|\n2 |. .|', '2:7 ragged-rows'],
  ['1 |X X .|\n2 |. ! .|', '2:6 unexpected-character'],
  ['1 |X X .|\n2 |. . .| 3', '2:11 unexpected-character'],
  ['1 |X X .|\nX |. . .|', '2:1 unexpected-character'],
  ['1 |a a .|\n2 |. . .|', 'no-primary'],
])('%j', (text, expected) => {
  expect(read(text)).toBe(expected);
});

describe('a gap or a mark in the line above or below may be the exit', () => {
  const rows = ['|a.b|', '|aXb|', '|.X.|'];
  const boxed = (top: string, bottom: string, options: ReaderOptions = {}) => {
    const found = tryParseBoard([top, ...rows, bottom].join('\n'), options);
    return found.ok ? `exit ${found.value.exit}` : found.error.message;
  };
  test.each([
    ['a gap above', '+- -+', '+---+', '"+- -+" stands above a board from which X leaves at the bottom'],
    ['an arrow above', '+-^-+', '+---+', '"+-^-+" stands above a board from which X leaves at the bottom'],
    ['a gap below', '+---+', '+- -+', 'unexpected character "+"'],
    [
      'a gap at the corner',
      '+ --+',
      '+---+',
      '"+ --+" stands above a board from which X leaves at the bottom',
    ],
    ['no gap', '+---+', '+---+', 'exit bottom'],
    ['dashes', '+ - +', '+ - +', 'exit bottom'],
    ['a line of blanks', '+   +', '+---+', 'exit bottom'],
  ])('%s', (_, top, bottom, expected) => {
    expect(boxed(top, bottom)).toBe(expected);
  });

  test('an exit that is asked for decides', () => {
    expect(boxed('+- -+', '+---+', { exit: 'top' })).toBe('exit top');
  });
});

describe('a box with an error in its border is refused', () => {
  const rows = ['|AA...O|', '|P..Q.O|', '|PXXQ.O|', '|P..Q..|', '|B...CC|', '|B.RRR.|'];
  const box = '+------+';
  const changed = (row: number, text: string) => rows.with(row, text);
  test.each([
    ['a bar that is lost at the right of another row', [box, ...changed(1, '|P..Q.O'), box], /row 2/],
    ['a bar that is lost at the left', [box, ...changed(2, 'PXXQ.O|'), box], /row 3 has no bar at its left/],
    ['a line with the first row', [`${box}${rows[0]}`, ...rows.slice(1), box], /row 1 has/],
    [
      'another mark in the place of a bar',
      [box, ...changed(4, ')B...CC|'), box],
      /a board cannot have 6 columns and 1 row/,
    ],
  ])('%s', (_, lines, message) => {
    const found = tryParseBoard(lines.join('\n'), { formats: allFormats() });
    expect(found.ok ? found.value.exit : found.error.message).toMatch(message);
    expect(found.ok).toBe(false);
  });
});

// they were left out, so that the board had a column less
test.each(['|C AA|\n|C XX|\n|EEG |\n|BBG |', '1 | C AA#|\n2 | C XXX|\n3 |EEE G |\n4 |BBB G |\n5 |FF DD |'])(
  'blanks that are empty cells are not left out: %j',
  (text) => {
    const rows = text.split('\n').map((row) => row.replace(/^\d? ?\||\|$/g, '').replace(/ /g, '.'));
    const read = parseBoard(text, { formats: allFormats() });
    expect(formatBoard(read, 'json')).toBe(formatBoard(parseBoard(rows.join('\n')), 'json'));
    expect(tryParseBoard(text)).toMatchObject({ ok: false });
  },
);
