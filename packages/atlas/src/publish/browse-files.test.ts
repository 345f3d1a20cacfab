// What the app reads of a published atlas before it reads any puzzle.
import { expect, test } from 'vitest';
import { publishedColumns } from '../store/puzzle-columns.ts';
import { BrowseFiles } from './browse-files.ts';

const values = {
  board: 'oooooooooooooXXooooooooooooooooooooo',
  moves: 3,
  steps: 5,
  states: 70,
  vehicles: 4,
  trucks: 1,
  walls: 0,
  rating: 17,
  themes: '',
};
const filesOf = (...puzzles: readonly Partial<typeof values>[]): BrowseFiles => {
  const files = new BrowseFiles({ width: 6, height: 6, minWalls: 0, maxWalls: 0 }, puzzles.length);
  for (const puzzle of puzzles) {
    const row: Record<string, unknown> = { ...values, ...puzzle };
    files.add(publishedColumns.map(({ name }) => row[name] ?? 0) as never);
  }
  return files;
};

test('the summary counts puzzles by moves and vehicles, in order, and by each rating from 0 to 100', () => {
  const { byMovesAndVehicles, ratings } = filesOf(
    { moves: 9, vehicles: 5, rating: 100 },
    { moves: 3, vehicles: 7, rating: 0 },
    {},
    { rating: 17 },
    { moves: 9, vehicles: 5 },
  ).summary();
  expect(byMovesAndVehicles).toEqual([
    [3, 4, 2],
    [3, 7, 1],
    [9, 5, 2],
  ]);
  expect(ratings).toEqual(Array.from({ length: 101 }, (_, rating) => ({ 0: 1, 17: 3, 100: 1 })[rating] ?? 0));
});
