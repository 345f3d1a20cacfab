/*
 * Ids of puzzles for links. A catalogue puzzle is known by its board; its number may change with the catalogue, so the
 * id is made from the board: `p-` and the FNV-1a hash of its text (32 bits) in base 36. The puzzle of a day has its date
 * as its id, a lesson `lesson-1` to `lesson-3`.
 *
 *     puzzleId('XXooooooo') // 'p-1af06co'
 */

import { text as aText, check } from '../../basics/arguments.ts';

/**
 * The id of a board's text, as the catalogue writes it.
 *
 * @param board - the text of the board
 *
 * @example
 * puzzleId('XX.A/...A/..../....') // 'p-1qh84ue'
 */
export function puzzleId(board: string): string {
  check(board, 'board', aText);
  let hash = 0x811c9dc5;
  for (const character of board) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `p-${(hash >>> 0).toString(36).padStart(7, '0')}`;
}

/** Whether a text has the form of a day: `2026-11-21`. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Whether a puzzle may have a text as its id: `2026-02-30` has the form of a day, and is none. */
export const mayHavePuzzle = (text: string): boolean =>
  isPuzzleId(text) && (!isDay(text) || new Date(text).toJSON()?.startsWith(text));

/**
 * Whether a text looks like the id of a puzzle, as links name them: that of a puzzle of the catalogue, of a lesson of the app, or a
 * day for the puzzle of that day. There need be no such puzzle, nor such a day.
 *
 * @param text - what may be an id
 *
 * @example
 * isPuzzleId('p-1af06co') // true
 * isPuzzleId('2026-11-21') // true
 */
export const isPuzzleId = (text: string): boolean =>
  typeof text === 'string' && (/^(p-[0-9a-z]{7}|lesson-[1-3])$/.test(text) || isDay(text));
