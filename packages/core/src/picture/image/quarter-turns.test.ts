import { expect, it } from 'vitest';
import type { Corners } from './picture.ts';
import { ALL_TURNS, turnCell, turnCorners } from './quarter-turns.ts';

// the cells of 3 by 2 are those of the drawing on top of quarter-turns.ts: a to f
it.each([
  [0, 'abcdef'],
  [1, 'daebfc'],
  [2, 'fedcba'],
  [3, 'cfbead'],
] as const)('after %i turns the cells are %s in reading order', (turns, turned) => {
  const cells: string[] = [];
  [...'abcdef'].forEach((name, cell) => {
    cells[turnCell(cell, 3, 2, turns)] = name;
  });
  expect(cells.join('')).toBe(turned);
});

it('each turn moves every corner one place on, clockwise', () => {
  const corners: Corners = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 3, y: 2 },
    { x: 0, y: 2 },
  ];
  for (const turns of ALL_TURNS)
    corners.forEach((corner, i) => {
      expect(turnCorners(corners, turns)[(i + turns) % 4]).toBe(corner);
    });
});
