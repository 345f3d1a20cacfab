import { cells } from './cells.ts';
import { drawing } from './drawing.ts';
import type { BoardFormat, OwnFormatId } from './format.ts';
import { framed } from './framed.ts';
import { grid } from './grid.ts';
import { json } from './json.ts';
import { line } from './line.ts';
import { prolog } from './prolog.ts';

/** The formats that every reader recognises. */
export const ownFormats: readonly BoardFormat[] = [grid, framed, drawing, line, cells, prolog, json];

/** The one of these formats that has an id; undefined for every other text. */
export function ownFormatById(id: OwnFormatId): BoardFormat;
export function ownFormatById(id: string): BoardFormat | undefined;
export function ownFormatById(id: string): BoardFormat | undefined {
  return ownFormats.find((format) => format.id === id);
}
