import { cells } from './cells.ts';
import { drawing } from './drawing.ts';
import type { BoardFormat, BoardWriter } from './format.ts';
import { framed } from './framed.ts';
import { grid } from './grid.ts';
import { json } from './json.ts';
import { line } from './line.ts';
import { pddl } from './pddl.ts';
import { prolog } from './prolog.ts';

/** Every way to write a board that can be read back. */
export const formats: readonly BoardFormat[] = [grid, framed, drawing, line, cells, prolog, json];

export const formatById = (id: string): BoardFormat | undefined => formats.find((format) => format.id === id);

/** Every way to write a board: the formats, and those that are only written. */
export const writers: readonly BoardWriter[] = [...formats, pddl];

export const writerById = (id: string): BoardWriter | undefined => writers.find((writer) => writer.id === id);
