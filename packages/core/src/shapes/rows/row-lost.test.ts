import { expect, test } from 'vitest';
import { allFormats } from '../../formats/all-formats.ts';
import { createBoardReader } from '../../formats/reading/reader.ts';
import { readShapes } from '../read-shapes.ts';
import { isLikeRows } from './row-lost.ts';

/** The sizes of the boards that are read of a text; none where a part of it is refused. */
function sizes(text: string): string[] {
  const reader = createBoardReader({ formats: allFormats() });
  const read = [...reader.push(text), ...reader.end()];
  return read.flatMap(({ result }) =>
    result.ok ? `${result.value.width}x${result.value.height}` : 'refused',
  );
}

const rows = ['ABBCCD', 'AE.FFD', 'AEXXGH', '.IJ.GH', '.IJKKK', 'LLJMM.'];
const spaced = rows.map((row) => [...row].join(' '));

/** A board with another line in the place of one of its rows. */
const withLine = (lines: readonly string[], index: number, line: string): string =>
  [...lines.slice(0, index), line, ...lines.slice(index + 1)].join('\n');

test.each<[string, string]>([
  ['a row that is too short', withLine(rows, 5, 'LLJMM')],
  ['a row that lost a cell of its own', withLine(spaced, 5, 'L L J M .')],
  ['a quote in front of a row', withLine(rows, 0, '> ABBCCD')],
  ['a row without blanks', withLine(spaced, 0, 'ABBCCD')],
  ['a row with two blanks', withLine(spaced, 0, 'A  B  B  C  C  D')],
  ['a row with commas', withLine(spaced, 5, 'L,L,J,M,M,.')],
  ['a word behind a row', withLine(spaced, 0, `${spaced[0]} exit`)],
  ['a row that has run into a word', withLine([...rows].reverse(), 0, 'Exit: rightLLJMM.')],
  ['a row with its remark that lost a cell', withLine(rows, 5, 'LLJMM   <- two cars at the bottom')],
  [
    'a row without bars between its cells',
    withLine(
      rows.map((row) => `|${[...row].join('|')}|`),
      5,
      '|LLJMM.|',
    ),
  ],
  [
    'a row of strings that is a comment',
    `board = [\n${withLine(
      rows.map((row) => `['${[...row].join("','")}'],`),
      5,
      "#['L','L','J','M','M','.'],",
    )}\n]`,
  ],
])('%s: no board without it', (_, text) => {
  expect([['6x6'], ['refused']]).toContainEqual([...new Set(sizes(text))]);
});

test.each<[string, string]>([
  ['a name', `Zoomed\n${rows.slice(0, 5).join('\n')}`],
  ['a name below spaced rows', `${spaced.slice(0, 5).join('\n')}\nEasy 3`],
  ['a sentence', `Made by Eddy A. on 3.4.\n${rows.slice(0, 5).join('\n')}`],
  ['a rule', `------\n${rows.slice(0, 5).join('\n')}\n------`],
])('%s beside a board with fewer rows than columns is none of them', (_, text) => {
  expect(sizes(text)).toEqual(['6x5']);
});

test.each(['..B', '...B', 'B..B', '__B'])(
  'the last row %s that lost cells is not taken for a name',
  (row) => {
    expect(readShapes(`..A...\n..A...\nXX....\n${row}\n`).kind).toBe('refused');
  },
);

test.each<[boolean, string]>([
  [true, 'exit: leftAE.FFD'],
  [true, 'AE.FFDexit'],
  [true, '<row>AE.FFD'],
  [true, 'AE.FF   and a word or two'],
  [false, 'exit: left'],
  [false, 'Made by Eddy A. on 3.4.'],
])('that a row may be in the line is %s of "%s"', (is, line) => {
  const cells = rows.map((row) => [...row]);
  expect(isLikeRows(line, cells)).toBe(is);
});
