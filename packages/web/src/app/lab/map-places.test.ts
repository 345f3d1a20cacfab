import { describe, expect, test } from 'vitest';
import { layoutOf, lineOpacity, nearest, stateSize } from './map-places.ts';

const placesOf = (...values: number[]) => new Float32Array(values);
const rounded = (values: ArrayLike<number>) => Array.from(values, (value) => Math.round(1000 * value) / 1000);
const noEdges = new Uint32Array();

describe('a layout in its frame', () => {
  test.each<[string, number[], number[], [number, number]]>([
    ['wider than high', [-10, 5, 30, 15], [0, 0.375, 1, 0.625], [1, 0.25]],
    ['higher than wide', [2, -1, 4, 7], [0.375, 0, 0.625, 1], [0.25, 1]],
    ['a square', [0, 0, 2, 2, 1, 1], [0, 0, 1, 1, 0.5, 0.5], [1, 1]],
    ['a state alone', [7, 9], [0.5, 0.5], [0, 0]],
    ['on a line', [3, 4, 3, 8], [0.5, 0, 0.5, 1], [0, 1]],
  ])('%s', (_, positions, places, [width, height]) => {
    const layout = layoutOf(placesOf(...positions), noEdges);
    expect(rounded(layout.places)).toEqual(places);
    expect(rounded([layout.size.width, layout.size.height])).toEqual([width, height]);
  });
});

describe('how crowded it is', () => {
  const cell = 1 / 48;
  test('states that share a cell take its area alone', () => {
    // a third state so near to the first that both are in one of the cells
    const { crowd } = layoutOf(placesOf(0, 0, 1, 1, 0.001, 0.001), noEdges);
    expect(crowd.spacing).toBeCloseTo(Math.sqrt((2 * cell ** 2) / 3), 9);
    expect(crowd.lines).toBe(0);
  });

  test('the lines are those between states, for each unit of the area', () => {
    const { crowd } = layoutOf(placesOf(0, 0, 3, 4, 0, 4), new Uint32Array([0, 1, 2, 1]));
    // the longer side, 4, is the whole frame
    expect(crowd.lines).toBeCloseTo((5 / 4 + 3 / 4) / (3 * cell ** 2), 3);
  });

  test('states in rows and columns of their own are told apart', () => {
    const many = Array.from({ length: 48 }, (_, i) => [i, i % 7]).flat();
    expect(layoutOf(placesOf(...many), noEdges).crowd.spacing).toBeCloseTo(cell, 2);
  });

  test('of nothing', () => {
    expect(layoutOf(placesOf(), noEdges).crowd).toEqual({ spacing: 0, lines: 0 });
  });
});

describe('how a state is drawn', () => {
  test.each([
    // half as wide as states are apart
    [0.1, 100, 5, 1],
    [0.1, 280, 14, 1],
    [0.1, 1000, 14, 1],
    [0.1, 32, 1.6, 1],
    // where it would be smaller it is fainter
    [0.1, 16, 1.6, 0.25],
    [0.1, 1, 1.6, 0.15],
  ])('spacing %d, %d pixels', (spacing, pixels, diameter, opacity) => {
    const drawn = stateSize({ spacing, lines: 0 }, pixels);
    expect([drawn.diameter, drawn.opacity]).toEqual([
      expect.closeTo(diameter, 9),
      expect.closeTo(opacity, 9),
    ]);
  });

  test.each([
    [400, 100, 0.1],
    [400, 1000, 0.7],
    [0, 1, 0.7],
    [1e6, 100, 0.012],
  ])('lines %d, %d pixels: opacity %d', (lines, pixels, opacity) => {
    expect(lineOpacity({ lines, spacing: 0 }, pixels)).toBeCloseTo(opacity, 9);
  });
});

describe('the nearest state', () => {
  const places = placesOf(0, 0, 1, 0, 1, 1);
  test.each([
    [0.1, 0.2, 1, 0],
    [0.9, 0.1, 1, 1],
    [0.9, 0.9, 1, 2],
    [0.5, 0.5, 0.1, undefined],
    // just as far as allowed
    [0, 0.5, 0.5, 0],
    [0, 0.5, 0.4, undefined],
    // of two at one distance the later one, which is drawn over the other
    [0.5, 0, 1, 1],
  ])('to %d, %d within %d', (x, y, within, state) => {
    expect(nearest(places, x, y, within)).toBe(state);
  });
});
