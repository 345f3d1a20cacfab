/*
 * A block of lines without a blank one among them, cut in all ways. What the cuts see does not depend on what is said around the
 * block, so it is found once, though a block is asked first whether it draws a board at all.
 */

import { once } from '../../basics/once.ts';
import type { Budget } from '../parts/budget.ts';
import { type Almost, nearer } from '../parts/candidate.ts';
import type { ExitMark } from '../parts/matrix.ts';
import { type Matrix, widthOf } from '../parts/matrix.ts';
import { cutKinds } from '../sentences/cuts.ts';
import type { Line } from '../sentences/unwrap.ts';
import { joined } from './joined.ts';
import { cellsInLine, type DrawnLine } from './line-of-cells.ts';
import { rawMatrix } from './raw.ts';
import { type Drawn, runsIn } from './runs.ts';

/** What the cuts of a block see. */
export interface Cuts {
  /** Its boards, as each cut that sees any sees them. */
  readonly seen: readonly (readonly Drawn[])[];
  /** Its lines as they are, where they may be a box. */
  readonly raw: Matrix | undefined;
  /** Why it is no board in the cut in which it is nearest to one. */
  readonly ragged: Almost | undefined;
}

export interface Block {
  readonly lines: readonly Line[];
  /** The boards of a block each of whose lines is one. */
  readonly inLines: () => readonly DrawnLine[];
  /** Undefined where so many lines may not be cut any more. */
  readonly cuts: () => Cuts | undefined;
}

export const blockOf = (lines: readonly Line[], budget: Budget): Block => ({
  lines,
  inLines: once(() => cellsInLine(lines)),
  cuts: once(() =>
    lines.length < 2 || budget.look(cutKinds.length * lines.length) ? cutsOf(lines) : undefined,
  ),
});

function cutsOf(lines: readonly Line[]): Cuts {
  const cuts = cutKinds.map((kind) => runsIn(lines, kind));
  const ragged = cuts.reduce<Almost | undefined>((least, cut) => nearer(least, cut.ragged), undefined);
  const seen = [
    ...cuts.map(({ drawn }) => drawn.flatMap(stacked)),
    ...cuts.flatMap(({ parts }) => (parts.length > 1 ? [joined(parts)] : [])),
  ];
  return { seen: seen.filter((drawn) => drawn.length > 0), raw: rawMatrix(lines), ragged };
}

/** Square boards below each other without a line between them. */
export function stacked(drawn: Drawn): Drawn[] {
  const { matrix } = drawn;
  const width = widthOf(matrix);
  const { length } = matrix.rows;
  if (length <= 16 || width < 4 || length % width !== 0) return [drawn];
  const exits = Array.from({ length: length / width }, (): ExitMark[] => []);
  for (const { lane = 0, ...mark } of matrix.exits)
    exits[Math.floor(lane / width)]?.push({ ...mark, lane: lane % width });
  return exits.map((marks, i) => ({
    ...drawn,
    matrix: { ...matrix, rows: matrix.rows.slice(i * width, (i + 1) * width), exits: marks },
  }));
}
