/*
 * Ids of puzzles for links. A catalogue puzzle is known by its board; its number may change with the catalogue, so the
 * id is made from the board (core's formats/link/puzzle-id.ts). The puzzle of a day has its date as its id, a lesson
 * `lesson-1` to `lesson-3`.
 */
import { isPuzzleId as isCatalogueId } from '@unjam/core/formats';

export { puzzleId } from '@unjam/core/formats';

/** Whether a text has the form of a day: `2026-11-21`. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Whether a text is a day that the calendar has: what is stored may say `2026-02-30`, of which nothing can be computed. */
export const isRealDay = (text: string): boolean =>
  isDay(text) && new Date(text).toJSON()?.slice(0, 10) === text;

export const isPuzzleId = (text: string): boolean =>
  isCatalogueId(text) || /^lesson-[1-3]$/.test(text) || isDay(text);
