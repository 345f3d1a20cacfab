import { expect, test } from 'vitest';
import { pivotLayout } from './layout.ts';

/** A grid of nodes, each tied to those beside and below it. */
function gridEdges(side: number): Uint32Array {
  const edges: number[] = [];
  for (let node = 0; node < side * side; node++) {
    if (node % side < side - 1) edges.push(node, node + 1);
    if (node + side < side * side) edges.push(node, node + side);
  }
  return Uint32Array.from(edges);
}

test('a grid is laid out as a grid: distances on the map go with distances in it', () => {
  const side = 12;
  const positions = pivotLayout(side * side, gridEdges(side));
  const apart = (a: number, b: number) =>
    Math.hypot(
      (positions[2 * a] as number) - (positions[2 * b] as number),
      (positions[2 * a + 1] as number) - (positions[2 * b + 1] as number),
    );
  const corners = [0, side - 1, side * side - 1] as const;
  expect(apart(corners[0], corners[1])).toBeGreaterThan(5 * apart(0, 1));
  expect(apart(corners[0], corners[2])).toBeGreaterThan(apart(corners[0], corners[1]));
  expect([...positions].every(Number.isFinite)).toBe(true);
});

test('one state, and two, have a place as well', () => {
  expect(pivotLayout(1, new Uint32Array())).toHaveLength(2);
  expect([...pivotLayout(2, Uint32Array.of(0, 1))].every(Number.isFinite)).toBe(true);
});
