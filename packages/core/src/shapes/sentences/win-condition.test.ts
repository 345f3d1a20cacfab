// What a line of a program says of the place where the red car wins.
import { expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { winCondition, winsAt } from './win-condition.ts';

const right = boardOf(['....', '.XX.', '....', '....']);
const left = boardOf(['....', '.XX.', '....', '....'], { exit: 'left' });
const down = boardOf(['....', '.X..', '.X..', '....'], { exit: 'bottom', primary: 'X' });

test.each([
  ['while (x.col > 0) step();', { isRow: false, number: 0, isLess: true, isMore: false }],
  ['if (red.x == 4) win();', { isRow: false, number: 4, isLess: false, isMore: false }],
  ['if (red.x > 4) win();', { isRow: false, number: 5, isLess: false, isMore: true }],
  ['if (red.x < 4) win();', { isRow: false, number: 3, isLess: true, isMore: false }],
  ['return player.y + 1 >= SIZE', { isRow: true, number: 'end', isLess: false, isMore: true }],
])('%s', (line, condition) => {
  expect(winCondition(line)).toEqual(condition);
});

test.each(['if (red.x != 4) win();', 'red.x == 4', 'if (blue.x == 4) win();'])('nothing: %s', (line) => {
  expect(winCondition(line)).toBeUndefined();
});

test.each([
  // a board of four columns, whose red car has two cells and lies in row 1 or, counted from 1, in row 2
  ['if (red.x == 2) win();', [true, false, true]],
  ['if (red.x == 1) win();', [false, true, true]],
  ['if (red.x == 0) win();', [false, true, false]],
  ['if (red.x <= 0) win();', [false, true, true]],
  ['if (red.x >= 2) win();', [true, false, true]],
  ['if (red.x >= SIZE) win();', [true, false, true]],
  ['if (red.row == 1) win();', [true, true, false]],
  ['if (red.row == 2) win();', [true, true, true]],
  ['if (red.row == 3) win();', [false, false, true]],
  ['if (red.row == SIZE) win();', [true, true, true]],
])('%s: at the right, at the left, below', (line, wins) => {
  const condition = winCondition(line) ?? expect.fail();
  expect([right, left, down].map((board) => winsAt(board, condition))).toEqual(wins);
});
