import { cells } from '../cells/cells.ts';
import { drawing } from '../drawing/drawing.ts';
import { framed } from '../framed/framed.ts';
import { grid } from '../grid/grid.ts';
import { json } from '../json/json.ts';
import { line } from '../line/line.ts';
import type { BoardFormat, OwnFormatId } from '../parts/format.ts';
import { prolog } from '../prolog/prolog.ts';

/** The formats that every reader recognises. */
export const ownFormats: readonly BoardFormat[] = [grid, framed, drawing, line, cells, prolog, json];

/** The one of these formats that has an id; undefined for every other text. */
export function ownFormatById(id: OwnFormatId): BoardFormat;
export function ownFormatById(id: string): BoardFormat | undefined;
export function ownFormatById(id: string): BoardFormat | undefined {
  return ownFormats.find((format) => format.id === id);
}
