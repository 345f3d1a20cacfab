import { describe, expect, it } from 'vitest';
import { relettered } from '../../../../scripts/scenes/boards.mjs';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { testInAll } from '../../../../testing/in-all.ts';
import { rowsOf } from '../testing/lettered-rows.ts';
import { turned } from '../testing/turned-picture.ts';
import type { Picture } from './image/picture.ts';
import { otherGrids } from './other-grids.ts';
import { readPicture } from './read-picture.ts';

/** Seeds of the scenes that are read. */
const SCREEN = 3;
const ABOVE = 3;
/** Of a scene from above that a short search reads with too little confidence. */
const DOUBTFUL = 70_029;

it('pixels may be a plain list of numbers, as JSON has them; where there is one board there are no others', () => {
  const { image, rows } = makeScene('screen', SCREEN);
  const reading = readPicture({ ...image, data: Array.from(image.data) }, {}, otherGrids);
  expect(reading.kind === 'read' && rowsOf(reading.board)).toBe(relettered(rows));
  expect(reading).toMatchObject({ others: [] });
  expect(() => readPicture({ ...image, data: 5 as never })).toThrow('picture.data is 5; expected a list');
});

describe('scenes of our own making', () => {
  // test/all has the other turns; the command's tests read pictures that lie upright
  it('are read when the picture lies on its side', () => {
    const { image, rows } = makeScene('screen', SCREEN);
    const reading = readPicture(turned(image));
    expect(reading.kind === 'read' && rowsOf(reading.board)).toBe(relettered(rows));
    // a quarter clockwise too far
    expect(reading.kind === 'read' && reading.turns).toBe(3);
  });

  testInAll('are read inside given corners', () => {
    const { image, rows, corners } = makeScene('above', ABOVE);
    const [a, b, c, d] = corners;
    const reading = readPicture(image, { corners: [b!, c!, d!, a!] });
    expect(reading.kind === 'read' && rowsOf(reading.board)).toBe(relettered(rows));
  });

  it('have a number of turns that fits their corners, whichever corner is given first', () => {
    const { image, corners } = makeScene('screen', SCREEN);
    const [a, b, c, d] = corners;
    for (const given of [corners, [c!, d!, a!, b!], [d!, a!, b!, c!]] as const) {
      const reading = readPicture(image, { corners: [given[0]!, given[1]!, given[2]!, given[3]!] });
      expect(reading.kind === 'read' && reading.turns).toBe(0);
      expect(reading.kind === 'read' && reading.corners[0].x).toBeCloseTo(a!.x, -1);
    }
  });
});

describe('options that are not allowed', () => {
  it.each([
    [{ columns: 3 }, 'columns and rows must be whole numbers from 4 to 8, got 3'],
    [{ rows: 6.5 }, 'columns and rows must be whole numbers from 4 to 8, got 6.5'],
    [{ turns: 4 }, 'turns must be 0, 1, 2 or 3, got 4'],
    [{ exit: 'bogus' }, 'exit must be top, right, bottom, left, got "bogus"'],
    [{ corners: [] }, 'the four corners must go round a quadrilateral clockwise'],
  ])('%o', (options, message) => {
    const picture = { width: 60, height: 60, data: new Uint8ClampedArray(60 * 60 * 4) };
    // a caller without types
    expect(() => readPicture(picture, options as never)).toThrow(new RangeError(message));
  });
});

describe('a picture that shows two boards', () => {
  it('gives the corners of the one that was not read', () => {
    const { image, rows } = makeScene('screen', SCREEN);
    const read = readPicture(besideItself(image), {}, otherGrids);
    if (read.kind !== 'read') throw new Error(read.message);
    expect(read.others).toHaveLength(1);
    const [other] = read.others;
    const apart = Math.abs(read.corners[0].x - other![0].x);
    expect(Math.abs(apart - image.width)).toBeLessThan(image.width / 50);
    const second = readPicture(besideItself(image), { corners: other! });
    expect(second.kind === 'read' && rowsOf(second.board)).toBe(relettered(rows));
  });

  testInAll('gives them where the board is doubtful at first, and does not become sure of it', () => {
    const { image, rows } = makeScene('above', DOUBTFUL);
    const read = readPicture(besideItself(image), {}, otherGrids);
    if (read.kind !== 'read') throw new Error(read.message);
    expect(rowsOf(read.board)).toBe(relettered(rows));
    expect(read.confidence).toBeLessThanOrEqual(0.9);
    expect(read.others).toHaveLength(1);
  });
});

/** The picture twice, side by side. */
function besideItself({ width, height, data }: Picture): Picture {
  const twice = new Uint8ClampedArray(2 * width * height * 4);
  for (let i = 0; i < twice.length; i++) {
    const y = Math.floor(i / (8 * width));
    twice[i] = data[y * 4 * width + (i % (4 * width))]!;
  }
  return { width: 2 * width, height, data: twice };
}

describe('a picture without a board', () => {
  it.each([
    ['an even surface', () => 128],
    ['noise', (i: number) => (Math.imul(i, 2654435761) >>> 24) & 255],
    ['slanted stripes', (i: number) => (((i % 320) + Math.floor(i / 320)) % 40 < 20 ? 40 : 200)],
  ])('%s gives no confident board', (_, valueAt) => {
    const data = new Uint8ClampedArray(320 * 240 * 4).fill(255);
    for (let i = 0; i < 320 * 240; i++) data.fill(valueAt(i), i * 4, i * 4 + 3);
    const reading = readPicture({ width: 320, height: 240, data });
    expect(reading.kind === 'read' ? reading.confidence : 0).toBeLessThan(0.5);
  });

  it('gives one clear message when it is too small', () => {
    const reading = readPicture({ width: 20, height: 20, data: new Uint8Array(1600) });
    expect(reading).toEqual({
      kind: 'no grid',
      message: 'no grid found: the picture is smaller than 48 pixels a side',
    });
  });

  it.each([
    ['nothing', () => [120, 120, 120], 'no board of cells; the picture shows no straight edges'],
    [
      'red and white stripes',
      (x: number) => (x % 30 < 15 ? [220, 20, 20] : [255, 255, 255]),
      'no board of cells fits the straight edges and the red in the picture',
    ],
    [
      'grey grain',
      (x: number, y: number) => Array(3).fill(((x * 7919 + y * 104729) >> 3) % 256),
      'no board of cells fits the straight edges in the picture',
    ],
  ])('says what it sees in a picture without a grid: %s', (_, colourAt, message) => {
    const side = 200;
    const data = Uint8Array.from(
      { length: side * side * 4 },
      (_, i) => colourAt((i >> 2) % side, Math.floor((i >> 2) / side))[i & 3] ?? 255,
    );
    expect(readPicture({ width: side, height: side, data })).toEqual({
      kind: 'no grid',
      message: `no grid found: ${message}`,
    });
  });

  it.each([
    [100, 100, 9],
    [100, 100, 40001],
    [100.5, 100, 40200],
    [-100, -100, 40000],
    [0, 100, 0],
    [Number.NaN, 100, 40000],
  ])('throws for %d by %d pixels with %d values', (width, height, values) => {
    expect(() => readPicture({ width, height, data: new Uint8Array(values) })).toThrow(
      new RangeError(
        `a picture has sides of whole pixels and 4 values for each pixel, got ${width} by ${height} pixels and ${values} values`,
      ),
    );
  });
});

it('a board is no surer than any of its cells', () => {
  // two walls look like a car
  const reading = readPicture(makeScene('screen', 500002).image);
  if (reading.kind !== 'read') throw new Error(reading.kind);
  expect(Math.min(...reading.cells)).toBeLessThan(0.9);
  expect(reading.confidence).toBe(Math.min(...reading.cells));
});
