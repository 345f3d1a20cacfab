// Sections that are named after the vehicles: the name is a label, whatever else its letter may mean.
import { expect, test } from 'vitest';
import { compactText } from '../../formats/reading/compact.ts';
import { readShapes } from '../read-shapes.ts';

const settings = (row: number, column: number, length: number, direction: string) =>
  `row = ${row}\ncol = ${column}\nlength = ${length}\ndir = ${direction}\n`;

const boards = (text: string) => {
  const answer = readShapes(text);
  return answer.kind === 'read' ? answer.boards.map(({ board }) => compactText(board)) : answer.kind;
};

// C, E, H, N, S, T, U, V, W and Y also name a number of moves, an exit, a side, a direction or a size
test.each([...'CEHNSTUVWY'])('[%s] is a vehicle', (label) => {
  const text = `[board]\nwidth=6\nheight=6\nexit=right\n[X]\n${settings(2, 0, 2, 'h')}[A]\n${settings(0, 3, 2, 'v')}[${label}]\n${settings(5, 3, 3, 'h')}`;
  expect(boards(text)).toEqual([`oooAoooooAooXXooooooooooooooooooo${label.repeat(3)}`]);
});

test('a key E is a vehicle where it says more than a square, and otherwise the exit', () => {
  expect(boards('{"X":[2,0,2,"h"],"A":[0,3,2,"v"],"E":[5,3,3,"h"]}')).toEqual([
    'oooAoooooAooXXoooooooooooooooooooEEE',
  ]);
  const answer = readShapes('{"e":"left","grid":["oooA","XXoA","oooo"]}');
  expect(answer.kind === 'read' && answer.boards[0]?.board.exit).toBe('left');
});

test('what is behind the last dot of a section is the label', () => {
  const text = `[vehicles.A]\n${settings(0, 3, 2, '"v"')}[vehicles.V]\n${settings(5, 3, 3, '"h"')}[vehicles.X]\n${settings(2, 0, 2, '"h"')}`;
  expect(boards(text)).toEqual(['oooAoooooAooXXoooooooooooooooooooVVV']);
});
