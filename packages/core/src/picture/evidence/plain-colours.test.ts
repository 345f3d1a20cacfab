import { describe, expect, test } from 'vitest';
import { coloursOf } from '../flat-board/cell-colours.ts';
import { flatten } from '../flat-board/flat-board.ts';
import type { Corners } from '../image/picture.ts';
import { toWorkingImage } from '../image/working-image.ts';
import { FLOOR, SAME } from '../tilings/tiling-steps.ts';
import { linesBetween, plainCells, withPlainColours } from './plain-colours.ts';

const CELL = 40;
type Colour = readonly [number, number, number];
const PALETTE: Record<string, Colour> = {
  '.': [30, 130, 30],
  X: [255, 0, 0],
  B: [255, 200, 0],
  C: [255, 200, 0],
  D: [90, 90, 200],
};

/** A drawing without lines on its floor; vehicles have a black line of one pixel around them. */
function drawn(rows: readonly string[]) {
  const [columns, count] = [rows[0]!.length, rows.length];
  const width = columns * CELL;
  const height = count * CELL;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const nameAt = (x: number, y: number) => rows[Math.floor(y / CELL)]?.[Math.floor(x / CELL)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const name = nameAt(x, y)!;
      const isEdge = name !== '.' && (nameAt(x - 1, y) !== name || nameAt(x, y - 1) !== name);
      data.set(isEdge ? [0, 0, 0] : PALETTE[name]!, (y * width + x) * 4);
    }
  }
  const image = toWorkingImage({ width, height, data });
  const corners: Corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return { image, corners, flat: flatten(image, corners, columns, count)! };
}

/** What plain colours say where the network takes every cell for a part of something and is not sure of any pair. */
function plainLook(rows: readonly string[]) {
  const { image, corners, flat } = drawn(rows);
  const cells = flat.columns * flat.rows;
  const pairs = () => new Float32Array(cells * 3).fill(Math.log(1 / 3));
  const look = {
    filled: new Float32Array(cells).fill(2),
    right: pairs(),
    below: pairs(),
    exits: new Float32Array(0),
    aligned: 0,
  };
  const lines = linesBetween(image, corners, flat.columns, flat.rows);
  const colours = coloursOf(flat);
  return { look, seen: withPlainColours(look, flat, lines, colours, plainCells(flat, colours)) };
}

describe('plain colours', () => {
  test('floor that no vehicle encloses tells which enclosed cells are floor', () => {
    const { seen } = plainLook(['BBC...', '..C...', 'XXC...', '......']);
    const empty = [...seen.filled].map((odds) => (odds < 0 ? '.' : '#')).join('');
    expect(empty).toBe('###.....#...###.........');
    expect(Math.exp(seen.right[6 * 3 + FLOOR]!)).toBeCloseTo((1 / 3 + 0.996) / 2);
  });

  test('vehicles of one colour with a thin line between them are not taken for floor', () => {
    const { seen } = plainLook(['BBC', 'XXC', 'DDC']);
    expect([...seen.filled].every((odds) => odds > 0)).toBe(true);
  });

  test('cells of a colour that no other cell has are likelier one vehicle', () => {
    const { look, seen } = plainLook(['BBC', 'XXC', 'DDC']);
    expect(Math.exp(seen.right[3 * 3 + SAME]!)).toBeCloseTo((1 / 3 + 0.9) / 2);
    // yellow is the colour of two vehicles
    expect(seen.right[SAME]).toBe(look.right[SAME]);
  });

  test('a look at a board without plain floor stays as it is', () => {
    const { look, seen } = plainLook(['BC', 'BC']);
    expect(seen).toBe(look);
  });
});
