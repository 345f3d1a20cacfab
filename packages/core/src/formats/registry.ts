import { cells } from './cells.ts';
import { drawing } from './drawing.ts';
import type { BoardFormat, FormatId } from './format.ts';
import { framed } from './framed.ts';
import { grid } from './grid.ts';
import { json } from './json.ts';
import { line } from './line.ts';
import { prolog } from './prolog.ts';

/** Every way to write a board that can be read back. */
export const formats: readonly BoardFormat[] = [grid, framed, drawing, line, cells, prolog, json];

/**
 * The format with an id; undefined for a text that is not the id of a format.
 *
 * @example
 * formatById('line').print(board)
 */
export function formatById(id: FormatId): BoardFormat;
export function formatById(id: string): BoardFormat | undefined;
export function formatById(id: string): BoardFormat | undefined {
  return formats.find((format) => format.id === id);
}
