import { cells } from './cells.ts';
import { drawing } from './drawing.ts';
import type { BoardFormat, BoardWriter, FormatId, WriterId } from './format.ts';
import { framed } from './framed.ts';
import { grid } from './grid.ts';
import { json } from './json.ts';
import { line } from './line.ts';
import { pddl } from './pddl.ts';
import { prolog } from './prolog.ts';

/** Every way to write a board that can be read back. */
export const formats: readonly BoardFormat[] = [grid, framed, drawing, line, cells, prolog, json];

/**
 * The format of an id; undefined where a text is no format's id.
 *
 * @example
 * formatById('line').print(board)
 */
export function formatById(id: FormatId): BoardFormat;
export function formatById(id: string): BoardFormat | undefined;
export function formatById(id: string): BoardFormat | undefined {
  return formats.find((format) => format.id === id);
}

/** Every way to write a board: the formats, and those that are only written. */
export const writers: readonly BoardWriter[] = [...formats, pddl];

/** The writer of an id; undefined where a text is no writer's id. */
export function writerById(id: WriterId): BoardWriter;
export function writerById(id: string): BoardWriter | undefined;
export function writerById(id: string): BoardWriter | undefined {
  return writers.find((writer) => writer.id === id);
}
