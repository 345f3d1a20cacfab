import { drawing } from './drawing.ts';
import type { BoardFormat } from './format.ts';
import { framed } from './framed.ts';
import { grid } from './grid.ts';
import { line } from './line.ts';

/** Every way to write a board. */
export const formats: readonly BoardFormat[] = [grid, framed, drawing, line];

export const formatById = (id: string): BoardFormat | undefined => formats.find((format) => format.id === id);
