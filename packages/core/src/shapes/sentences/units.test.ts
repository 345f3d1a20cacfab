import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';
import { withoutUnits } from './units.ts';

test.each(['c', ' cells', ' squares'])('lengths with the unit "%s" are the numbers', (unit) => {
  const text = `name;row;col;size;axis\nX;2;0;2${unit};h\nA;0;2;3${unit};v\nB;4;0;3${unit};h`;
  const answer = readShapes(text);
  const lengths =
    answer.kind === 'read' &&
    answer.boards[0]?.board.vehicles.map(({ label, length }) => `${label}${length}`);
  expect(lengths).toEqual(['A3', 'B3', 'X2']);
});

test.each(['A;2c;3c\nB;2c;4c', 'A;2c\nB;2 squares'])('what may be no length stays: %j', (text) => {
  expect(withoutUnits(text)).toBe(text);
});
