import { cells } from '../cells/cells.ts';
import { drawing } from '../drawing/drawing.ts';
import { framed } from '../framed/framed.ts';
import { grid } from '../grid/grid.ts';
import { json } from '../json/json.ts';
import { line } from '../line/line.ts';
import type { FormatSet } from '../parts/format.ts';
import { prolog } from '../prolog/prolog.ts';

/** The formats that every reader recognises, in the order in which they are listed. */
export const commonFormats = [grid, framed, drawing, line, cells, prolog, json] as const;

/** The id of a format that every reader recognises. */
export type CommonFormatId = (typeof commonFormats)[number]['id'];

/**
 * What a reader recognises that is given nothing else. The more particular a format, the earlier it is asked: some rows
 * of a grid are a line or a drawing too.
 */
export const commonSet: FormatSet = { recognised: [json, prolog, cells, framed, drawing, line, grid] };
