// Every way to put walls on a small board: what is written is read back, or not written.
import { expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { allFormats } from './all-formats.ts';
import { compactText } from './reading/compact.ts';
import { tryParseNameless } from './reading/one-board.ts';
import { tryParseBoard } from './reading/parse-board.ts';
import { type WriterId, writerById } from './registry.ts';

const formats = allFormats();
const CELLS = 10;
const boards = ['X', 'x'].flatMap((label) =>
  Array.from({ length: 2 ** CELLS }, (_, set) => {
    const cells = [...Array(CELLS).keys()].map((cell) => ((set >> cell) & 1 ? '#' : '.'));
    const rows = [cells.slice(0, 4), [label, label, ...cells.slice(4, 6)], cells.slice(6)];
    return boardOf(
      rows.map((row) => row.join('')),
      { primary: label },
    );
  }),
);

test.each<WriterId>(['grid', 'framed', 'drawing', 'bordered'])('as %s', (id) => {
  let written = 0;
  for (const board of boards) {
    const printed = writerById(id).print(board);
    if (!printed.ok) continue;
    written++;
    const read = tryParseBoard(printed.value, { formats });
    expect(read.ok ? read.value.walls : read.error.message, printed.value).toEqual(board.walls);
  }
  expect(written).toBeGreaterThan(500);
});

test('in one line', () => {
  for (const board of boards) {
    const read = tryParseNameless(compactText(board));
    expect(read.ok && read.value, compactText(board)).toEqual(board);
  }
});
