import { readFileSync } from 'node:fs';
import { type Board, parseBoard, startOf } from '@unjam/core';
import { readCatalogue } from '@unjam/core/catalogue';
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

  test('of two the nearer one', () => {
    const daily = parseBoard('AooBCCAoDBoEFoDXXEFooGHHFIIGJKooooJK');
    const called = (label: string) => daily.vehicles.findIndex((vehicle) => vehicle.label === label);
    expect(neighbourOf(daily, startOf(daily), called('B'), 'ArrowLeft')).toBe(called('D'));
  });

  test('arrows across lead from every vehicle of every puzzle to every other one', () => {
    const catalogue = readCatalogue(
      readFileSync(new URL('../../../puzzles/catalogue.txt', import.meta.url), 'utf8'),
    );
    const entries = catalogue.ok ? catalogue.value : [];
    expect(entries.length).toBeGreaterThan(1000);
    expect(
      entries.filter(({ board: text }) => !reachesAll(parseBoard(text))).map(({ board: text }) => text),
    ).toEqual([]);
  });
});

/** Whether arrows across lead from every vehicle to all others. */
function reachesAll(board: Board): boolean {
  const ways = board.vehicles.map(({ orientation }, from) =>
    (orientation === 'horizontal' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']).map((key) =>
      neighbourOf(board, startOf(board), from, key),
    ),
  );
  return board.vehicles.every((_, first) => {
    const reached = new Set([first]);
    for (const from of reached) for (const to of ways[from] ?? []) if (to !== undefined) reached.add(to);
    return reached.size === board.vehicles.length;
  });
}
