import { parseBoard } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import type { Picture } from '@unjam/core/picture';
import { paintAt } from '@unjam/core/render';
import { expect, test } from 'vitest';
import { type Colour, difference, labelledByColour, nearestPlaces } from './seen-colours.ts';

const CELL = 20;

/** A picture of 6 by 6 cells, each in one colour; cells without one are grey. */
function painted(colours: ReadonlyMap<string, Colour>): Picture {
  const side = 6 * CELL;
  const data = new Uint8ClampedArray(side * side * 4).fill(120);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const cell = `${Math.floor(pixel / side / CELL)} ${Math.floor((pixel % side) / CELL)}`;
    const colour = colours.get(cell);
    if (colour) data.set(colour, pixel * 4);
  }
  return { width: side, height: side, data };
}

const corners = [
  { x: 0, y: 0 },
  { x: 120, y: 0 },
  { x: 120, y: 120 },
  { x: 0, y: 120 },
] as const;

const blue: Colour = [50, 110, 190];
const yellow: Colour = [230, 190, 70];
const green: Colour = [60, 150, 100];

test('brightness counts half in how different two colours are, red and yellow wholly', () => {
  expect(difference([20, 20, 20], [80, 80, 80])).toBe(30);
  expect(difference([90, 60, 60], [60, 90, 75])).toBe(Math.hypot(2.5, 60, 15));
});

test('vehicles keep the colours that the picture shows', () => {
  // read from the top: A, B and C; the paints of the app are blue, yellow and green
  const setup = boardToSetup(parseBoard('AA....\n......\nXX.B..\n...B..\n......\nCCC...'));
  const colours = new Map<string, Colour>([
    ...['0 0', '0 1'].map((cell) => [cell, green] as const),
    ...['2 3', '3 3'].map((cell) => [cell, blue] as const),
    ...['5 0', '5 1', '5 2'].map((cell) => [cell, yellow] as const),
  ]);
  const labelled = labelledByColour(setup, corners, painted(colours));
  const at = (row: number, column: number) =>
    labelled.vehicles.find(({ squares }) => squares.some((one) => one.row === row && one.column === column))
      ?.label;
  expect([at(0, 0), at(2, 3), at(5, 0), at(2, 0)]).toEqual(['C', 'A', 'B', 'X']);
  expect(labelled.vehicles.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'X']);
  const paint = (label: string) => paintAt(['A', 'B', 'C'].indexOf(label)).name;
  expect([at(0, 0), at(2, 3), at(5, 0)].map((label) => paint(label ?? ''))).toEqual([
    'green',
    'blue',
    'yellow',
  ]);
});

test.each<[string, readonly Colour[], readonly number[]]>([
  ['as they are', [blue, yellow, green], [0, 1, 2]],
  ['in a ring', [yellow, green, blue], [1, 2, 0]],
  [
    'darker than the paints',
    [
      [90, 75, 25],
      [20, 45, 80],
      [25, 60, 40],
    ],
    [1, 0, 2],
  ],
  ['two of a colour share what is left', [yellow, yellow, green], [0, 1, 2]],
  ['none', [], []],
])('%s', (_, seen, places) => {
  const paints = [0, 1, 2].map((place): Colour => {
    const hex = paintAt(place).fill;
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
  });
  expect(nearestPlaces(seen, paints.slice(0, seen.length))).toEqual(places);
});

// the picture is 120 by 120, and the board lies 25 pixels beyond one of its edges: all of A is outside
test.each<[string, string, number, number, (x: number, y: number) => boolean]>([
  ['top', 'AA....\n......\nXX.B..\n...B..\n......\nCCC...', 0, -25, (_, y) => y === 0],
  ['bottom', 'CCC...\n......\nXX.B..\n...B..\n......\nAA....', 0, 25, (_, y) => y === 119],
  ['left', 'A.....\nA....B\n..XX.B\n......\n......\n..CCC.', -25, 0, (x) => x === 0],
  ['right', '.....A\nB....A\nB.XX..\n......\n......\nCCC...', 25, 0, (x) => x === 119],
])('a vehicle beyond the %s of the picture has the colour of that edge', (_, rows, right, down, isEdge) => {
  const cells = rows.split('\n');
  const data = new Uint8ClampedArray(120 * 120 * 4).fill(120);
  for (let y = 0; y < 120; y++) {
    for (let x = 0; x < 120; x++) {
      const cell = cells[Math.floor((y - down) / CELL)]?.[Math.floor((x - right) / CELL)];
      const colour = isEdge(x, y) ? green : cell === 'B' ? blue : cell === 'C' ? yellow : undefined;
      if (colour) data.set(colour, (y * 120 + x) * 4);
    }
  }
  const moved = corners.map(({ x, y }) => ({ x: x + right, y: y + down }));
  const seen = labelledByColour(boardToSetup(parseBoard(rows)), moved as unknown as typeof corners, {
    width: 120,
    height: 120,
    data,
  });
  const labelOf = (glyph: string) =>
    seen.vehicles.find(({ squares }) => squares.some(({ row, column }) => cells[row]?.[column] === glyph))
      ?.label;
  expect(['A', 'B', 'C'].map(labelOf)).toEqual(['C', 'A', 'B']);
});
