import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { parseBoard } from '../reading/parse-board.ts';
import { createBoardReader } from '../reading/reader.ts';
import { said } from '../testing/said.ts';

const rows = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
const other = ['AABBC.', 'D..EC.', 'DXXEC.', 'D.FGGG', '..FHHH', 'IIIJJ.'];
const glyphs: Readonly<Record<string, string>> = {
  '.': '⬜',
  X: '🟥',
  A: '🟦',
  B: '🟩',
  C: '🟨',
  D: '🟧',
  E: '🟪',
  O: '🟫',
  P: '🔵',
  Q: '🟢',
  R: '🟤',
  F: '🟡',
  G: '🟠',
  H: '🟣',
  I: '🔷',
  J: '🔶',
};
const emoji = (lines: readonly string[]): string =>
  lines.map((line) => [...line].map((cell) => glyphs[cell]).join('')).join('\n');
/** The vehicles of a board: label, row, column, length and direction. */
const vehicles = parseBoard(other.join('/')).vehicles.map(({ label, orientation, lane, offset, length }) => {
  const isAcross = orientation === 'horizontal';
  return { label, row: isAcross ? lane : offset, column: isAcross ? offset : lane, length, isAcross };
});
const fields = vehicles.map(
  ({ label, row, column, length, isAcross }) =>
    `'${label}', ${row}, ${column}, ${length}, '${isAcross ? 'H' : 'V'}'`,
);
const tuples = `[${fields.map((one) => `(${one})`).join(', ')}]`;
const list = fields.map((one) => one.replace(/[',]/g, '')).join('\n');
const map = `{\n${fields.map((one) => `  ${one.replace(', ', ': (')}),\n`).join('')}}`;
const words = vehicles
  .map(
    ({ label, row, column, length, isAcross }) =>
      `car ${label}: row ${row + 1}, column ${column + 1}, ${isAcross ? 'horizontal' : 'vertical'}, length ${length}`,
  )
  .join('\n');
const backwards = (lines: readonly string[]): string[] => lines.map((line) => [...line].reverse().join(''));
const RIGHT = 'right X';
/** What `said` says, with X for the red car of emoji. */
const saidOf = (text: string): string[] => said(text).map((one) => one.replace('🟥', 'X'));

describe('boards of one text that are written in different ways', () => {
  test.each([
    ['a list of tuples and emoji', [tuples, emoji(other)]],
    ['emoji and a list of tuples', [emoji(other), tuples]],
    ['rows, a list and emoji', [rows.join('\n'), list, emoji(other)]],
    ['a map and rows', [map, rows.join('\n')]],
    ['sentences and rows in quotes', [words, JSON.stringify(rows)]],
    ['a list and sentences', [list, words]],
    ['two of each', [rows.join('\n'), other.join('\n'), tuples, map]],
  ])('%s', (_, boards) => {
    for (const between of ['\n\n', '\n---\n', '\n# next\n', '\n\nThe hard one:\n'])
      expect(saidOf(boards.join(between))).toEqual(boards.map(() => RIGHT));
  });

  test('each in quotes of a program', () => {
    const text = `easy = """\n${rows.join('\n')}\n"""\n\nhard = ${JSON.stringify(other)}\n\nlast = """\n${words}\n"""`;
    expect(said(text)).toEqual([RIGHT, RIGHT, RIGHT]);
  });

  test('what is said above the first board is said of all', () => {
    const text = `Exit: left\n\n${backwards(rows).join('\n')}\n\n${backwards(other)
      .map((row) => [...row].join(' '))
      .join('\n')}`;
    expect(said(text)).toEqual(['left X', 'left X']);
  });
});

describe('one of them with a mistake is refused', () => {
  const short = JSON.stringify(other.with(1, 'D..EC'));
  test.each([
    ['behind a list', `${list}\n\n${short}`, 'JSON in which no board'],
    ['before emoji', `${short}\n\n${emoji(rows)}`, 'JSON in which no board'],
    [
      'rows in a border',
      `${map}\n\n+------+\n${rows
        .with(2, 'PXXQ.')
        .map((row) => `|${row}|`)
        .join('\n')}\n+------+`,
      'cells',
    ],
  ])('%s', (_, text, message) => {
    const results = saidOf(text);
    expect(results).toHaveLength(2);
    expect(results.filter((one) => one === RIGHT)).toHaveLength(1);
    expect(results.join()).toContain(message);
  });
});

describe('what stands beside a board is no other board', () => {
  const board = rows.join('\n');
  test.each([
    ['a legend with lengths', `${board}\n\nA 2\nB 2\nO 3\nX 2`],
    ['moves', `${board}\n\n1. B up 1\n2. C left 2\n3. X right 4`],
    ['some of its vehicles in a table', `${board}\n\nX 2 1 2 H\nA 0 0 2 H\nO 0 5 3 V`],
  ])('%s', (_, text) => {
    expect(said(text)).toEqual([RIGHT]);
  });
});

test('a text of many lines that look different is read in little time', () => {
  const part = `${rows.join('\n')}\n[(1, 2, 3), (1, 2, 3), (1, 2, 3)]\n`;
  const texts = [
    part.repeat(500),
    '[\n\n'.repeat(15_000),
    `(${','.repeat(60_000)}`,
    `${' '.repeat(60_000)}=`,
  ];
  const begun = performance.now();
  for (const text of texts) said(text);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('a board above all parts is given once', () => {
  const square = 'AAAoxoooBooCXXBooCDoEEECDFFoGooHHoGo';
  const table = 'car,orientation,col,row,length\nA,V,1,1,2\nB,V,2,1,2\nC,V,3,1,3\nX,H,1,3,2';
  const reader = createBoardReader({ formats: allFormats() });
  const text = ['AAABCD/..EBCD/XXE.../FGH..x/FGHII.', square, table].join('\n\n');
  expect([...reader.push(text), ...reader.end()].map(({ line, result }) => [line, result.ok])).toEqual([
    [1, true],
    [3, true],
    [5, true],
  ]);
});
