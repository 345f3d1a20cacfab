import fc from 'fast-check';
import { expect, test } from 'vitest';
import { primaryOf } from '../board/board.ts';
import { labels, legalBoards } from '../testing/arbitraries.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { parseBoard } from './reading/parse-board.ts';
import { writerById } from './registry.ts';
import { relabelFor } from './relabel-for.ts';

// lower case, which `bandung` does not write, and trucks whose labels are cars in Prolog
const board = parseBoard('aaabbb/.....c/@@...c/....../....../vv....');

test.each([
  ['grid', 'AAABBB\n.....C\nXX...C\n......\n......\nDD....'],
  ['line', 'BBBCCCoooooDAAoooDooooooooooooEEoooo'],
  ['rows', 'BBBCCC\n.....D\nAA...D\n......\n......\nEE....'],
  ['bandung', '6 6\n4\nAAABBB\n.....C\nPP...CK\n......\n......\nDD....'],
  ['prolog', '[car(a,v,6-2),car(b,h,1-6),car(o,h,1-1),car(p,h,4-1),car(x,h,1-3)]'],
] as const)('%s', (id, text) => {
  const relabelled = relabelFor(board, id);
  expect(relabelled.ok && writerById(id).print(relabelled.value)).toEqual({ ok: true, value: text });
});

test('a square board is the same in line then, with the same primary', () => {
  fc.assert(
    fc.property(legalBoards({ labels, anyExit: false }), (board) => {
      fc.pre(board.width === board.height);
      const relabelled = relabelFor(board, 'line');
      if (!relabelled.ok) throw new Error(relabelled.error.message);
      const text = writerById('line').print(relabelled.value);
      if (!text.ok) throw new Error(text.error.message);
      const again = parseBoard(text.value, { format: 'line' });
      expect(primaryOf(again)).toEqual(primaryOf(relabelled.value));
      expect(primaryOf(again).label).toBe('A');
    }),
    { numRuns: randomRuns(200) },
  );
});

test('every board up to 8×8 can be written as a grid then, whatever its labels were', () => {
  fc.assert(
    fc.property(legalBoards({ labels, anyExit: false }), (board) => {
      const relabelled = relabelFor(board, 'grid');
      const printed = relabelled.ok && writerById('grid').print(relabelled.value);
      if (printed && !printed.ok) expect(printed.error.message).not.toMatch(/label/);
      expect(relabelled.ok).toBe(true);
    }),
    { numRuns: randomRuns(200) },
  );
});
