import type { BoardText, FormatSet, ParseOptions } from '../parts/format.ts';
import { compactText } from './compact.ts';
import { readPiece } from './read-piece.ts';

/** Whether a board is the one that a drawing directly above it shows: `unjam daily` prints its puzzle in both ways. */
export function isShownAbove(
  below: BoardText,
  drawn: BoardText,
  options: ParseOptions,
  formats: FormatSet,
): boolean {
  if (drawn.format?.id !== 'printed' || below.format === undefined) return false;
  const above = readPiece(drawn, options, formats);
  if (!above.result.ok) return false;
  const rows = above.result.value.height + 2 + (above.name === undefined ? 0 : 1);
  if (below.line !== drawn.line + rows) return false;
  const { result } = readPiece(below, options, formats);
  return result.ok && compactText(above.result.value) === compactText(result.value);
}
