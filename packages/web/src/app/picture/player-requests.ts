// What the player asks of the picture that is open: other corners, another size, the next board, or the board turned.

import { type Corners, isConvex, type Point } from '@unjam/core/picture';
import { draft } from '../model/present-draft.ts';
import { turnedDraft } from '../model/turned-draft.ts';
import { distance, middleOf } from './corners.ts';
import { problem } from './opened-picture.ts';
import { inside } from './part.ts';
import {
  beginStep,
  boardPart,
  corners,
  grids,
  isWhole,
  partOf,
  partShown,
  readWith,
  seen,
  show,
} from './reading.ts';
import { turnedBoard } from './seen-board.ts';

/** Moves one corner, as far as the four still go round a quadrilateral, and reads again; `beginStep` says where a drag begins. */
export function moveCorner(index: number, to: Point): void {
  const now = corners.value;
  const area = partShown.value;
  if (!now || !area) return;
  const at = (i: number): Point => (i === index ? inside(area, to) : (now[i] as Point)); // i is 0 to 3
  const next: Corners = [at(0), at(1), at(2), at(3)];
  if (!isConvex(next)) return;
  const part = isWhole.value ? partOf(next) : boardPart.value;
  readWith({ corners: next, part, placed: true });
}

/** Reads the picture as a board of another size. Corners that a person did not place are looked for again. */
export function readSize(next: string): void {
  beginStep();
  readWith({ size: next }, true);
}

/** Reads the board after the one whose grid is nearest to the corners shown; after the last one, the first. */
export function readNext(): void {
  const now = corners.value;
  const all = grids.value;
  if (!now || all.length === 0) return;
  beginStep();
  const far = (grid: Corners): number => distance(middleOf(grid), middleOf(now));
  const nearest = all.reduce((a, b) => (far(b) < far(a) ? b : a));
  const next = all[(all.indexOf(nearest) + 1) % all.length] as Corners; // there is one
  readWith({ corners: next, part: partOf(next), placed: true, isNext: true }, true);
}

/** Turns the draft by a quarter, and what was read with it: the same vehicles, seen from another side. */
export function turnBoard(): void {
  if (!seen.value) return;
  problem.value = undefined;
  const board = turnedBoard(seen.value);
  show(board, turnedDraft(draft.value));
}
