import { cells } from './cells.ts';
import { drawing } from './drawing.ts';
import type { BoardFormat } from './format.ts';
import { framed } from './framed.ts';
import { grid } from './grid.ts';
import { json } from './json.ts';
import { line } from './line.ts';
import { prolog } from './prolog.ts';

/** Every way to write a board. */
export const formats: readonly BoardFormat[] = [grid, framed, drawing, line, cells, prolog, json];

export const formatById = (id: string): BoardFormat | undefined => formats.find((format) => format.id === id);
