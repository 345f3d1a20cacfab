/*
 * Moves that say from which cell to which, as one number of cells. Which of two numbers is the row does not matter: a vehicle moves
 * along one of them.
 *
 *     X: A3 -> E3               X: +4
 *     Q from F1-F3 to F4-F6     Q +3
 *     X (3,1) -> (3,5)          X +4
 *     | X | A3 | E3 |           X +4
 */
import type { Board } from '../../board/board.ts';

const TO = String.raw`\s*(?:[-=]{1,2}>|[→➡]\uFE0F?|(?<=\s)(?:to|nach|till?|vers|hacia|para)(?=\s)|\|)\s*`;
const CELL = String.raw`([A-P])(\d{1,2})(?:\s?[-–]\s?[A-P]\d{1,2})?`;
const FROM = String.raw`(?:(?:from|von|de|desde)[^\S\r\n]{1,3})?`;
/** `A1 -> B1` alone may be two moves. */
const BEHIND_VEHICLE = String.raw`(?<=[\p{L}\p{N}][^\S\r\n]{0,3}[:,|]?[^\S\r\n]{1,3})`;
export const NAMED = new RegExp(`${BEHIND_VEHICLE}${FROM}${CELL}${TO}${CELL}(?![\\p{L}\\p{N}])`, 'giu');
const POINT = String.raw`[([]\s*(\d{1,2})\s*[,;]\s*(\d{1,2})\s*[)\]]`;
export const POINTS = new RegExp(`${FROM}${POINT}${TO}${POINT}`, 'giu');
/** A label that is written like a cell. */
const LIKE_CELL = /^[A-P]\d{1,2}$/i;

/** The text with such moves as one signed number, each as long as what it replaces. */
export function withoutFromTo(text: string, { vehicles }: Board): string {
  const points = text.replace(POINTS, (found, a, b, c, d) =>
    signed(found, Number(c) - Number(a), Number(d) - Number(b)),
  );
  if (vehicles.some(({ label }) => LIKE_CELL.test(label))) return points;
  return points.replace(NAMED, (found, column, row, toColumn, toRow) =>
    signed(found, letterNumber(toColumn) - letterNumber(column), Number(toRow) - Number(row)),
  );
}

const letterNumber = (letter: string): number => letter.toLowerCase().charCodeAt(0);

/**
 * The cells of a move as one signed number, padded to the length of the text that it replaces. Unchanged where the move goes across
 * and down, or neither.
 */
export const signed = (found: string, across: number, down: number): string =>
  (across === 0) === (down === 0)
    ? found
    : ` ${across + down > 0 ? '+' : ''}${across + down}`.padEnd(found.length);
