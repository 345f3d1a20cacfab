// Source: ours; coordinate ascent on the four sides of a grid.
// Guarantee: the network never sees the grid lie less well on the cells than at the start.
//
//    . . . . . .        a grid of the wrong size, on cells that were found: its left and right sides are moved by whole cells
//    . A A|. B .   ->   to where the network sees the board end, then the upper and lower ones, until nothing changes
//    . . .|. B .

import { type AlignedAt, lookAtSheet, sheetAround } from '../flat-board/sheets.ts';
import { cornersOf, homographyTo } from '../image/homography.ts';
import type { Corners } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';

/** So many cells beyond the grid are looked at. */
const BEYOND = 2;
/** The fewest and the most cells along a side of a board whose size is guessed. */
export const [FEWEST, MOST] = [5, 8];
/** The sides are moved at most so often. */
const ROUNDS = 3;

/** A grid with the columns and rows that the network sees, and how likely it lies on cells (the logarithm of the odds). */
export interface SizedGrid {
  readonly corners: Corners;
  readonly columns: number;
  readonly rows: number;
  readonly aligned: number;
}

/** The cells from `from` up to, but not including, `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The grid with its sides moved; undefined if the corners lie on a line. */
export function moveSides(
  image: WorkingImage,
  grid: Corners,
  columns: number,
  rows: number,
): SizedGrid | undefined {
  const sheet = sheetAround(grid, columns, rows, BEYOND);
  const map = sheet && homographyTo(sheet.corners, sheet.columns, sheet.rows);
  const seenAt = sheet && lookAtSheet(image, sheet);
  if (!map || !seenAt) return undefined;
  const alignedAt = kept(seenAt);
  let across: Span = { from: BEYOND, to: BEYOND + columns };
  let down: Span = { from: BEYOND, to: BEYOND + rows };
  let aligned = alignedOn(alignedAt, across, down);
  for (let round = 0, better = true; better && round < ROUNDS; round++) {
    better = false;
    for (const span of spansOf(sheet.columns)) {
      const next = alignedOn(alignedAt, span, down);
      if (next > aligned) [across, aligned, better] = [span, next, true];
    }
    for (const span of spansOf(sheet.rows)) {
      const next = alignedOn(alignedAt, across, span);
      if (next > aligned) [down, aligned, better] = [span, next, true];
    }
  }
  return {
    corners: cornersOf(map, across.from, down.from, across.to, down.to),
    columns: across.to - across.from,
    rows: down.to - down.from,
    aligned,
  };
}

/** The same answers, each computed once: a round asks again about most grids of the one before. */
function kept(alignedAt: AlignedAt): AlignedAt {
  const answers = new Map<string, number>();
  return (...grid) => {
    const key = grid.join();
    const answer = answers.get(key) ?? alignedAt(...grid);
    answers.set(key, answer);
    return answer;
  };
}

const alignedOn = (alignedAt: AlignedAt, across: Span, down: Span): number =>
  alignedAt(across.from, down.from, across.to - across.from, down.to - down.from);

/** All spans of a board's size on so many cells. */
function spansOf(count: number): Span[] {
  const spans: Span[] = [];
  for (let size = FEWEST; size <= MOST; size++)
    for (let from = 0; from + size <= count; from++) spans.push({ from, to: from + size });
  return spans;
}
