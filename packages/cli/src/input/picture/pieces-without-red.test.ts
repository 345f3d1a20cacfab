import { parseBoard } from '@unjam/core';
import { expect, test } from 'vitest';
import { rowsOfPieces } from './pieces-without-red.ts';

test('the piece that was taken for the red car gets the first free letter', () => {
  const board = parseBoard('..BBC./....C./XX.#C./....../....../......');
  expect(rowsOfPieces(board)).toEqual(['..BBC.', '....C.', 'DD.xC.', '......', '......', '......']);
});

test('if all capitals are taken, it gets a small letter', () => {
  const rows = [
    'BBCCDDEE',
    'FFGGHHII',
    'JJKKLLMM',
    'NNPPQQSS',
    'TTUUVVWW',
    'YYZZRR..',
    'XX......',
    '........',
  ];
  expect(rowsOfPieces(parseBoard(rows.join('/')))[6]).toBe('aa......');
});

test('with the red car marked, the rows are a board', () => {
  const board = parseBoard('..BBC./....C./XX.#C./....../....../......');
  const rows = rowsOfPieces(board).map((row) => row.replaceAll('D', 'X'));
  expect(parseBoard(rows.join('/'))).toEqual(board);
});
