import { expect, test } from 'vitest';
import { randomFrom } from '../../basics/random.ts';
import { type FlatBoard, MARGIN, SIDE } from './flat-board.ts';
import { lookFromMirrors } from './mirrored-looks.ts';

const COLUMNS = 5;
const ROWS = 4;
const WIDTH = (COLUMNS + 2 * MARGIN) * SIDE;
const HEIGHT = (ROWS + 2 * MARGIN) * SIDE;

/** A flat board of 5 by 4 cells whose points have the colours that `valueAt` gives. */
const flatOf = (valueAt: (plane: number, x: number, y: number) => number): FlatBoard => {
  const size = WIDTH * HEIGHT;
  const values = Float32Array.from({ length: 3 * size }, (_, i) =>
    valueAt(Math.floor(i / size), i % WIDTH, Math.floor((i % size) / WIDTH)),
  );
  return { columns: COLUMNS, rows: ROWS, count: 3, width: WIDTH, height: HEIGHT, values };
};

const closeTo = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 3));
const cells = Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell);
const [ACROSS, DOWN] = [COLUMNS + 2 * MARGIN, ROWS + 2 * MARGIN];
/** What a look says of exits, in another order: `from` gives the place from which that of a row and a column is taken. */
const exitsFrom = (exits: Float32Array, from: (row: number, column: number) => number) =>
  closeTo(Array.from(exits, (_, i) => exits[from(Math.floor(i / ACROSS), i % ACROSS)] ?? Number.NaN));
const three = (values: Float32Array, cell: number) => [...values.subarray(3 * cell, 3 * cell + 3)];

const random = randomFrom(4);
const blocks = cells.map(() => [random() - 1, 1.5 * random() - 0.75, 1.5 * random() - 0.75]);
/** Each cell has one colour, and a slope of lightness, so that neither side is like the other. */
const picture = (plane: number, x: number, y: number): number => {
  const column = Math.floor(x / SIDE) - MARGIN;
  const row = Math.floor(y / SIDE) - MARGIN;
  const inside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
  const colour = inside ? (blocks[row * COLUMNS + column]?.[plane] ?? 0) : 0;
  return plane === 0 ? colour + 0.006 * x + 0.002 * y : colour;
};

test('the look at a board mirrored left to right is the mirror image of the look at the board', () => {
  const look = lookFromMirrors(flatOf(picture));
  const mirrored = lookFromMirrors(flatOf((plane, x, y) => picture(plane, WIDTH - 1 - x, y)));
  const other = (cell: number) => cell - (cell % COLUMNS) + COLUMNS - 1 - (cell % COLUMNS);
  expect(mirrored.aligned).toBeCloseTo(look.aligned, 3);
  expect([...mirrored.exits]).toEqual(
    exitsFrom(look.exits, (row, column) => row * ACROSS + ACROSS - 1 - column),
  );
  expect([...mirrored.filled]).toEqual(closeTo(cells.map((cell) => look.filled[other(cell)] ?? Number.NaN)));
  for (const cell of cells) {
    expect(three(mirrored.below, cell)).toEqual(closeTo(three(look.below, other(cell))));
    if ((cell + 1) % COLUMNS === 0) continue;
    expect(three(mirrored.right, cell)).toEqual(closeTo(three(look.right, other(cell) - 1)));
  }
});

test('the look at a board mirrored top to bottom is the mirror image of the look at the board', () => {
  const look = lookFromMirrors(flatOf(picture));
  const mirrored = lookFromMirrors(flatOf((plane, x, y) => picture(plane, x, HEIGHT - 1 - y)));
  const other = (cell: number) => (ROWS - 1 - Math.floor(cell / COLUMNS)) * COLUMNS + (cell % COLUMNS);
  expect(mirrored.aligned).toBeCloseTo(look.aligned, 3);
  expect([...mirrored.exits]).toEqual(
    exitsFrom(look.exits, (row, column) => (DOWN - 1 - row) * ACROSS + column),
  );
  expect([...mirrored.filled]).toEqual(closeTo(cells.map((cell) => look.filled[other(cell)] ?? Number.NaN)));
  for (const cell of cells) {
    expect(three(mirrored.right, cell)).toEqual(closeTo(three(look.right, other(cell))));
    if (cell >= COLUMNS * (ROWS - 1)) continue;
    expect(three(mirrored.below, cell)).toEqual(closeTo(three(look.below, other(cell) - COLUMNS)));
  }
});

test('the look at a board with rows and columns exchanged is the exchanged look at the board', () => {
  const look = lookFromMirrors(flatOf(picture));
  const size = WIDTH * HEIGHT;
  const exchanged = lookFromMirrors({
    columns: ROWS,
    rows: COLUMNS,
    count: 3,
    width: HEIGHT,
    height: WIDTH,
    values: Float32Array.from({ length: 3 * size }, (_, i) =>
      picture(Math.floor(i / size), Math.floor((i % size) / HEIGHT), i % HEIGHT),
    ),
  });
  expect(exchanged.aligned).toBeCloseTo(look.aligned, 3);
  look.exits.forEach((exit, i) => {
    expect(exchanged.exits[(i % ACROSS) * DOWN + Math.floor(i / ACROSS)]).toBeCloseTo(exit, 3);
  });
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
    const other = column * ROWS + row;
    expect(exchanged.filled[other]).toBeCloseTo(look.filled[cell] ?? Number.NaN, 3);
    if (column + 1 < COLUMNS) expect(three(exchanged.below, other)).toEqual(closeTo(three(look.right, cell)));
    if (row + 1 < ROWS) expect(three(exchanged.right, other)).toEqual(closeTo(three(look.below, cell)));
  }
});
