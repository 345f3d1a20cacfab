/* Between readers by format and by shape: the options of the one for the other, and boards read by their shape as a splitter gives them. */
import type { BoardReading, FailedBoard } from '../../shapes/parts/answer.ts';
import { cellsInName } from '../../shapes/parts/cells-in-name.ts';
import type { BoardText, ReadTextOptions } from '../parts/format.ts';
import { isProse } from './prose.ts';

/** The options without those of a reader, which `readShapes` does not have. */
export function shapeOptionsOf(options: ReadTextOptions): ReadTextOptions {
  const { format, formats, ...rest } = options as ReadTextOptions & { format?: unknown; formats?: unknown };
  return rest;
}

/** Orders what stands in a text by its line. */
export const byLine = (a: { readonly line: number }, b: { readonly line: number }): number => a.line - b.line;

/** A board that was read by its shape, or was not, as a splitter gives it. */
export const textOf = (shape: BoardReading | FailedBoard): BoardText => ({
  text: '',
  line: shape.line,
  shape,
});

/** The boards of a text without the sentences beside them, and refused where what seems to be their name looks like cells. */
export const withoutProse = (texts: readonly BoardText[]): BoardText[] =>
  texts.flatMap((one) => {
    if (isProse(one)) return [];
    const problem = cellsInName(one.name ?? '');
    return problem ? { ...one, problem } : one;
  });
