import { expect, test, vi } from 'vitest';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { featuresOf } from './features.ts';
import { findGrids, THOROUGH } from './find-grids.ts';
import { readBoard } from './guess-size.ts';
import { toWorkingImage } from './working-image.ts';

vi.mock('./find-grids.ts', async (importActual) => {
  const actual = await importActual<typeof import('./find-grids.ts')>();
  return { ...actual, findGrids: vi.fn(actual.findGrids) };
});

/** The size of the board in a scene, and whether a long search was needed. */
function readScene(kind: string, seed: number, size?: { width: number; height: number }) {
  vi.mocked(findGrids).mockClear();
  const read = readBoard(featuresOf(toWorkingImage(makeScene(kind, seed, 1, size).image)), {});
  const efforts = vi.mocked(findGrids).mock.calls.map(([, , , effort]) => effort);
  return {
    columns: read?.reading.columns,
    rows: read?.reading.rows,
    searchedLong: efforts.includes(THOROUGH),
  };
}

test('a board of another size is found from the grid of a short search for a classic one', () => {
  const size = { width: 7, height: 7 };
  expect(readScene('screen', 98312, size)).toEqual({ columns: 7, rows: 7, searchedLong: false });
});

test('a classic board whose short reading is doubtful is read on the same cells', () => {
  expect(readScene('above', 98134)).toEqual({ columns: 6, rows: 6, searchedLong: false });
});

test('a board that the short search does not find is found by a longer one', () => {
  vi.mocked(findGrids).mockReturnValueOnce([]);
  expect(readScene('screen', 3)).toEqual({ columns: 6, rows: 6, searchedLong: true });
});
