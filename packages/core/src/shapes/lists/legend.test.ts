// Lines that say what the numbers of each vehicle mean.
import { expect, test } from 'vitest';
import { withLegend } from './legend.ts';

test.each([
  ['# y x length orientation', 'y x length orientation'],
  ['Format: x y length dir(0=horizontal), 0-based', 'x y length dir'],
  ['Each line is (row, col, length, direction)', 'row col length direction'],
  // the name of a pair is left out where its two numbers follow it, and nowhere else
  ['Each line: length, position (row, col), direction', 'length row col direction'],
  ['Format: position length row col direction, 0-based', 'position length row col direction'],
  ['the cars and the trucks', 'the cars and the trucks'],
  ['level,row,size,axis,car,col', 'level,row,size,axis,car,col'],
])('%s', (text, heading) => {
  expect(withLegend({ text, number: 1, offset: 0 }).text).toBe(heading);
});
