import { expect, test } from 'vitest';
import { columnLayout, pivotLayout } from './layout.ts';

/** A grid of nodes; each is joined to the nodes beside and below it. */
function gridEdges(side: number): Uint32Array {
  const edges: number[] = [];
  for (let node = 0; node < side * side; node++) {
    if (node % side < side - 1) edges.push(node, node + 1);
    if (node + side < side * side) edges.push(node, node + side);
  }
  return Uint32Array.from(edges);
}

test('pivotLayout places the nodes of a grid as a grid', () => {
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

test('pivotLayout places one node, and two', () => {
  expect(pivotLayout(1, new Uint32Array())).toHaveLength(2);
  expect([...pivotLayout(2, Uint32Array.of(0, 1))].every(Number.isFinite)).toBe(true);
});

test('columnLayout has a column for every distance, the solved states on the left', () => {
  const side = 12;
  const distances = Int16Array.from({ length: side * side }, (_, node) => node % side);
  const positions = columnLayout(side * side, gridEdges(side), distances);
  const furthest = Array.from({ length: side }, (_, distance) => {
    const column = [...distances].flatMap((d, node) =>
      d === distance ? [positions[2 * node] as number] : [],
    );
    return [Math.min(...column), Math.max(...column)] as const;
  });
  for (const [distance, [least]] of furthest.entries())
    if (distance > 0) expect(least).toBeGreaterThan(furthest[distance - 1]?.[1] as number);
  const places = new Set(
    Array.from(distances, (_, node) => `${positions[2 * node]} ${positions[2 * node + 1]}`),
  );
  expect(places.size).toBe(side * side);
});

test('columnLayout places states from which nothing is solved', () => {
  const positions = columnLayout(4, Uint32Array.of(0, 1, 1, 2, 2, 3), Int16Array.of(-1, -1, -1, -1));
  expect([...positions].every(Number.isFinite)).toBe(true);
});
