/* What a text says of the rows of a board, and the board that was read contradicts: its size, the names of its rows, a row more. */
import type { Problem } from '../../basics/errors.ts';
import type { BoardReading, SearchOptions } from '../parts/answer.ts';
import type { Order } from '../parts/matrix.ts';
import { edgeNameMissed } from '../sentences/edge-names-missed.ts';
import { rowNameMissed } from '../sentences/row-names.ts';
import { sideMissed } from '../sentences/side-alone.ts';
import { sizeMissed } from '../sentences/sizes-said.ts';
import { CHARACTERS_WIDE } from './enlarged.ts';
import { rowLost } from './row-lost.ts';

/** From one line up to another, which is not one of them. */
interface Lines {
  readonly from: number;
  readonly to: number;
}

interface Around {
  readonly text: string;
  /** The lines of the text. */
  readonly all: () => readonly string[];
  /** From the first row of the board to that of the next one. */
  readonly lines: Lines;
  /** The lines that speak of the board. */
  readonly beside: Lines;
  readonly order: Order | undefined;
}

/** What a text says of the rows of a board, where the board is another one. */
export function rowsMissed(
  reading: BoardReading,
  { text, all, lines, beside, order }: Around,
  { sizes = [] }: SearchOptions,
): Problem | undefined {
  const { board, read } = reading;
  const found =
    sizeMissed(reading, sizes) ??
    sideMissed(reading, all().slice(beside.from, beside.to - 1), beside.from + 1) ??
    rowNameMissed(text, lines, reading.board.height);
  if (found) return found;
  const isOtherwise = order !== undefined || read.includes(CHARACTERS_WIDE);
  return edgeNameMissed(all(), lines, board) ?? (isOtherwise ? undefined : rowLost(board, all(), lines));
}
