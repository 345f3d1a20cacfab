import { expect, test } from 'vitest';
import { matricesOf, positionsOf } from './layout-matrices.ts';

const POSITIONS = Float32Array.of(1, 2, 3, 4, 5, 6);

test('a node has its place, a mass of one more than its edges, and a size; an edge where its nodes begin', () => {
  const { nodes, links } = matricesOf(POSITIONS, Uint32Array.of(0, 1, 1, 2));
  expect([...nodes]).toEqual([
    ...[1, 2, 0, 0, 0, 0, 2, 1, 1, 0],
    ...[3, 4, 0, 0, 0, 0, 3, 1, 1, 0],
    ...[5, 6, 0, 0, 0, 0, 2, 1, 1, 0],
  ]);
  expect([...links]).toEqual([0, 10, 1, 10, 20, 1]);
});

test('the places come back from the matrix of the nodes', () => {
  expect(positionsOf(matricesOf(POSITIONS, Uint32Array.of(0, 2)).nodes)).toEqual(POSITIONS);
});
