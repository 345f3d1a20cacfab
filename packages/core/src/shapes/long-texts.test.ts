// One thing again and again up to the length that is still read: nothing is thrown, as by a call with more arguments than fit on
// the stack, and the time grows with the length. Where it grew with the square, a test would take minutes and end by its limit.
import { expect, test } from 'vitest';
import { runsAll } from '../../../../testing/in-all.ts';
import { allFormats } from '../formats/all-formats.ts';
import { tryParseBoard } from '../formats/reading/parse-board.ts';

const often = ['| A |\n', '"', '```\n', '<td>A</td>'];
const more = [
  ...['{', '[', '(', '"x",', '- A: 3\n', 'AABBCC\n', '......\n', 'a,b,c\n', '0 1 2\n', '+-+\n', 'x = 1\n'],
  ...['A v 3 6 2\n', 'The red car is here.\n', '(1,2) ', '"A": [[0,1],[0,2]],\n', 'A: (1,2), (1,3)\n'],
  ...['| a | b |\n|---|---|\n', 'Level 1\nAA.B\n..XX\n....\n\n', '\n', 'a(1,2);a(2,1);b(1);', 'move(a,b).\n'],
];
const length = runsAll ? 1_200_000 : 800_000;

test.each(runsAll ? [...often, ...more] : often)('%j again and again', (unit) => {
  const text = unit.repeat(Math.floor(length / unit.length));
  expect(tryParseBoard(text, { formats: allFormats() }).ok).toBe(false);
});
