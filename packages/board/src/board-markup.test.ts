// What the element draws above a board.
import { parseBoard, startOf } from '@unjam/core';
import { expect, test } from 'vitest';
import { targetsMarkup } from './board-markup.ts';

test('a dot stands in the middle of the cell that the front of a vehicle comes to', () => {
  const board = parseBoard('....../....../.XX.../...A../...A../......');
  const targets = (label: string, by: number) => {
    const index = board.vehicles.findIndex((vehicle) => vehicle.label === label);
    return targetsMarkup(board, startOf(board), index, [by]);
  };
  const dot = (by: number, column: number, row: number) =>
    `<g class="target" data-by="${by}"><rect x="${column}00" y="${row}00" width="100" height="100" fill="transparent"/>` +
    `<circle cx="${column}50" cy="${row}50" r="20"/></g>`;
  expect(targets('X', 3)).toBe(dot(3, 5, 2));
  expect(targets('X', -1)).toBe(dot(-1, 0, 2).replace('x="000"', 'x="0"').replace('cx="050"', 'cx="50"'));
  expect(targets('A', 1)).toBe(dot(1, 3, 5));
  expect(targets('A', -2)).toBe(dot(-2, 3, 1));
});
