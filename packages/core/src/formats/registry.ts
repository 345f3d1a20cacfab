import { quote } from '../quote.ts';
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

/**
 * The one of these formats that has an id.
 *
 * @throws RangeError for any other text
 */
export function ownFormatById(id: OwnFormatId): BoardFormat {
  const format = ownFormats.find((each) => each.id === id);
  if (format) return format;
  const ids = ownFormats.map((each) => each.id).join(', ');
  throw new RangeError(
    `the format is ${quote(id)}; expected one of ${ids}, or a format from formatById of @unjam/core/formats`,
  );
}
