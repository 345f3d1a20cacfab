// Boards of rows whose empty cells or red car may be others than the format says.
import { expect, test } from 'vitest';
import { grid } from '../grid/grid.ts';
import { areGlyphsUnclear } from './glyph-doubts.ts';
import { tryParseBoard } from './parse-board.ts';

test.each([
  ['one empty glyph and no wall', 'AA..\nXX..\n..BB\n....', false],
  ['three walls beside empty cells', 'AA#.\nXX..\n#.BB\n...#', false],
  ['no empty cell, and more than two walls', 'AA##\nXX##\n##BB\n####', true],
  ['no empty cell, and two walls', 'AABB\nXXCC\nDDEE\n#FF#', false],
  ['two empty glyphs', 'AA.-\nXX..\n--BB\n....', true],
])('%s', (_, text, isUnclear) => {
  const board = tryParseBoard(text, { format: 'grid' });
  if (!board.ok) expect.fail(board.error.message);
  expect(areGlyphsUnclear(board.value, grid, text, {})).toBe(isUnclear);
});
