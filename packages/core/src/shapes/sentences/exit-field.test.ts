import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const HEADING = 'id,orientation,length,row,col,exit';
const read = (exits: readonly string[], { heading = HEADING, red = 'X' } = {}) => {
  const rows = [`${red},H,2,2,3`, 'A,V,3,0,2', 'B,H,2,5,1', 'C,V,2,3,0'];
  const text = [heading, ...rows.map((row, i) => `${row},${exits[i] ?? ''}`)].join('\n');
  const answer = readShapes(text);
  if (answer.kind !== 'read') return answer.kind;
  const [one] = answer.boards;
  const board = one?.board;
  return `${board?.exit} ${board?.vehicles[board.primary]?.label}${one?.primaryGuessed === undefined ? '' : ' guessed'}`;
};

test.each<readonly [string, readonly string[], string]>([
  ['the same for all', ['left', 'left', 'left', 'left'], 'left X'],
  ['beside the red car alone', ['left', '', '', ''], 'left X'],
  ['beside the red car, and a dash beside others', ['Left', '-', '-', '-'], 'left X'],
  ['a number that is 1 for the red car', ['1', '0', '0', '0'], 'right X'],
  ['a flag', ['true', 'false', 'false', 'false'], 'right X'],
])('a column of a list names the exit: %s', (_, exits, expected) => {
  expect(read(exits)).toBe(expected);
  expect(read(exits, { heading: HEADING.replace('exit', 'exit_side') })).toBe(expected);
});

test('it tells which vehicle leaves where no other sign does', () => {
  expect(read(['yes', 'no', 'no', 'no'], { red: 'D' })).toBe('right D');
  expect(read(['left', '', '', ''], { red: 'D' })).toBe('left D');
});

test('two exits are not one', () => {
  expect(read(['left', 'right', 'left', 'left'])).not.toMatch(/^right/);
});
