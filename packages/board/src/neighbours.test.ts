import { parseBoard, startOf } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import { neighbourOf } from './neighbours.ts';

describe('the vehicle to which a key leads', () => {
  const board = parseBoard('.B..\n.BAA\nCC..\nXX..');
  const index = (label: string) => board.vehicles.findIndex((vehicle) => vehicle.label === label);
  test.each([
    ['A', 'ArrowUp', 'B'],
    ['A', 'ArrowDown', 'C'],
    ['A', 'ArrowRight', undefined],
    ['B', 'ArrowRight', 'A'],
    ['B', 'ArrowLeft', 'C'],
    ['B', 'ArrowUp', undefined],
    ['C', 'ArrowDown', 'X'],
    ['X', 'ArrowDown', undefined],
    ['B', 'PageDown', 'A'],
    ['A', 'PageUp', 'B'],
    ['B', 'PageUp', undefined],
    ['A', 'Enter', undefined],
  ])('from %s by %s is %s', (from, key, to) => {
    const found = neighbourOf(board, startOf(board), index(from), key);
    expect(found === undefined ? undefined : board.vehicles[found]?.label).toBe(to);
  });

  test('Page Down goes through all vehicles', () => {
    const rush = parseBoard('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
    const seen: number[] = [];
    const first = rush.vehicles.findIndex(
      (_, one) => neighbourOf(rush, startOf(rush), one, 'PageUp') === undefined,
    );
    for (
      let at: number | undefined = first;
      at !== undefined;
      at = neighbourOf(rush, startOf(rush), at, 'PageDown')
    )
      seen.push(at);
    expect(seen.toSorted((a, b) => a - b)).toEqual(rush.vehicles.map((_, i) => i));
  });
});
