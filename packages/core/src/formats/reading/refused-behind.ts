/*
 * The texts in a format that stand behind all that was read by a shape, so that none is lost:
 *
 *     ["AAB.", "XXB.", ...]      values of a program: read by their shape
 *     A.AB / XX.B / ...          rows with a fault: refused by their format
 */
import { greatestOf } from '../../basics/many.ts';
import type { BoardReading, FailedBoard, ShapeAnswer } from '../../shapes/parts/answer.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import type { BoardText } from '../parts/format.ts';
import { compactText } from './compact.ts';
import { isSurelyMeant } from './surely-meant.ts';

/**
 * The boards with a fault that stand below the last board of a text and are no part of it.
 *
 * @param refused - the pieces of the text that are in a format and have a fault
 * @param found - the boards that the whole text has by its shape
 * @param read - reads a part of the text by its shape
 */
export function refusedBehind(
  text: string,
  refused: readonly BoardText[],
  found: readonly (BoardReading | FailedBoard)[],
  read: (part: string) => ShapeAnswer,
): BoardText[] {
  const last = greatestOf(found.map(({ line }) => line));
  const rest = refused.filter((one) => one.line > last && (isSurelyMeant(one) || areRows(one)));
  const [first] = rest;
  if (!first) return [];
  const above = text
    .split(LINE_BREAK)
    .slice(0, first.line - 1)
    .join('\n');
  const alone = read(above);
  if (alone.kind !== 'read' || alone.boards.length + alone.failed.length !== found.length) return [];
  const boards = found.flatMap((one) => ('board' in one ? compactText(one.board) : []));
  return alone.boards.every(({ board }, i) => compactText(board) === boards[i]) ? rest : [];
}

/** Whether a text is at least four rows of as many cells each, and nothing else. */
function areRows({ format, text }: BoardText): boolean {
  const rows = text.trimEnd().split('\n');
  const width = rows[0]?.length ?? 0;
  return (
    format?.id === 'grid' &&
    rows.length >= 4 &&
    width >= 4 &&
    /[.\-_*]/.test(text) &&
    rows.every((row) => row.length === width && !/[\s,;]/.test(row))
  );
}
