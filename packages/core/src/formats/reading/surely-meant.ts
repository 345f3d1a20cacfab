/*
 * Whether a text that a format refuses is surely meant to be in it. Then the format says best what is wrong; otherwise it may
 * be in another notation that only begins alike, and is read by its shape.
 *
 *     {"width": 6, "hieght": 6, "vehicles": [{"label": "X", "row": 3, …}]}      Unjam's JSON, with a misspelt property
 *     {"size": 6, "cars": [{"id": "X", "row": 3, …}]}                           JSON of another program
 */

import { splitLines } from '../../text/lines.ts';
import { isCsvHeading } from '../csv/vehicle-list.ts';
import type { BoardText } from '../parts/format.ts';

/** The properties of a vehicle in Unjam's JSON. */
const properties = ['label', 'row', 'column', 'orientation', 'length'];

const isOwnJson = (text: string): boolean =>
  /"vehicles"\s*:/.test(text) &&
  properties.filter((name) => text.includes(`"${name}"`)).length >= properties.length - 1;

/** What tells a text in a format from others that its shape fits. A format that is not here has signs of its own. */
const signs: Readonly<Record<string, (text: string) => boolean>> = {
  // cells alone, as many other texts are
  grid: () => false,
  cells: () => false,
  line: () => false,
  // cells with blanks between them, which may be numbers; an empty cell is none
  drawing: (text) => /(?:^|\s)[.\-_*](?:\s|$)/.test(text),
  // its red car is P; numbers alone are a list of vehicles below the square of the exit
  bandung: (text) => text.includes('P'),
  json: isOwnJson,
  // a list of words in brackets is a row of cells
  prolog: (text) => /\w\s*\(/.test(text),
  csv: (text) => splitLines(text).some((line) => isCsvHeading(line.text)),
};

/** Whether a text is surely meant to be in the format that took it. */
export const isSurelyMeant = ({ format, text }: BoardText): boolean =>
  format !== undefined && (signs[format.id]?.(text) ?? true);
