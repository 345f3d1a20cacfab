// Source: ours; coordinate ascent on the sides of a grid.
// Guarantee: `aligned` never falls; at most ROUNDS times 8 looks for each step.
//
//    the lines that fit best are often those of the cars' tops, which stand beside the cells: so each side of the grid is
//    moved a little, and stays where the network sees the grid lie better on the cells
import { lookAtBoard } from './board-network.ts';
import { flatten } from './flat-board.ts';
import { cornersOf, homographyTo } from './homography.ts';
import type { Corners } from './picture.ts';
import type { WorkingImage } from './working-image.ts';

const ROUNDS = 2;

/** The logarithm of the odds that a grid lies on the cells. */
export function alignedOf(image: WorkingImage, corners: Corners, columns: number, rows: number): number {
  const flat = flatten(image, corners, columns, rows);
  return flat ? lookAtBoard(flat).aligned : -Infinity;
}

/**
 * Moves the sides of a grid to where it lies best on the cells, as the network sees it.
 *
 * @param steps how far sides are moved, in cells, one after the other
 */
export function climbGrid(
  image: WorkingImage,
  start: Corners,
  columns: number,
  rows: number,
  steps: readonly number[],
): Corners {
  let corners = start;
  let best = alignedOf(image, corners, columns, rows);
  for (const step of steps) {
    for (let better = true, round = 0; better && round < ROUNDS; round++) {
      better = false;
      for (let side = 0; side < 4; side++) {
        for (const by of [step, -step]) {
          const moved = withSideMoved(corners, side, by, columns, rows);
          const aligned = moved ? alignedOf(image, moved, columns, rows) : -Infinity;
          if (!moved || aligned <= best) continue;
          [corners, best, better] = [moved, aligned, true];
          break;
        }
      }
    }
  }
  return corners;
}

/** The grid with one side (0 left, 1 top, 2 right, 3 bottom) moved by so many cells rightwards or downwards. */
function withSideMoved(
  corners: Corners,
  side: number,
  by: number,
  columns: number,
  rows: number,
): Corners | undefined {
  const map = homographyTo(corners, columns, rows);
  if (!map) return undefined;
  const moved = (which: number): number => (side === which ? by : 0);
  return cornersOf(map, moved(0), moved(1), columns + moved(2), rows + moved(3));
}
