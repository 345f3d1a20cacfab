// Vehicles in a list of free form, one a line, which is not read: where it begins, and how to write it instead.
//
//     A 0 0 2 H                                   in any order, because nothing says what each number means,
//     car X at 1,3, horizontal, length 2          with any words around the numbers,
//     A,H,1,1,2                                   and CSV without the heading that says it

import type { Problem } from '../../basics/errors.ts';
import { LARGEST_SIDE, validated } from '../../board/validate.ts';
import { isBlank, splitLines, unknownFormat } from '../../text/lines.ts';
import { drawing } from '../drawing/drawing.ts';

export const HEADING = 'car,orientation,col,row,length';

/** Whether a line is the heading of CSV, in any case and with blanks around the words. */
export const isCsvHeading = (line: string): boolean =>
  line.length < 200 && line.replaceAll(/\s/g, '').toLowerCase() === HEADING;

/** The most lines above a list that are not vehicles: a name or a heading, a size and a number of vehicles. */
const MOST_ABOVE = 2;
/** The longest line that is looked at. */
const LONGEST = 200;

const TURNED = /^(?:h|v|hori?z?|verti?c?|horizontal(?:ly)?|vertical(?:ly)?|across|down)$/i;
const FILLING =
  /^(?:a|an|the|and|is|are|at|in|on|of|to|from|with|car|truck|lorry|vehicle|block|piece|len|length|long|size|cells?|rows?|cols?|columns?|pos|position|stands?|starts?|[xyrc])$/i;
const ROW = /^rows?$/i;
const COLUMN = /^(?:cols?|columns?)$/i;

/** Whether a line places a vehicle: two to five numbers, its orientation or its row and column in words, and little else. */
export function isVehicle(line: string): boolean {
  // a lone glyph of an empty cell or a wall is a cell of a drawing
  if (line.length > LONGEST || /(?:^|\s)[.\-_*#@](?:\s|$)/.test(line)) return false;
  const words = line.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word)).length;
  const turned = words.some((word) => TURNED.test(word));
  const placed = words.some((word) => ROW.test(word)) && words.some((word) => COLUMN.test(word));
  // its label and its colour
  const others = words.filter((word) => !/^\d/.test(word) && !TURNED.test(word) && !FILLING.test(word));
  return numbers >= 2 && numbers <= 5 && (turned || placed) && others.length <= 2;
}

const isCsvRow = (line: string): boolean => /^\s*[^\s,]{1,3}\s*,\s*[HV]\s*(?:,\s*\d+\s*){3}$/i.test(line);

/**
 * The problem with a text that lists vehicles in a form that is not read, with the place of the list; undefined for all
 * others, and for all that can be read.
 */
export function vehicleList(text: string): Problem | undefined {
  const written = splitLines(text).filter(({ text }) => !isBlank(text));
  const begin = written.findIndex(({ text }) => isVehicle(text));
  const above = written.slice(0, begin);
  const first = written[begin];
  if (!first || begin > MOST_ABOVE || above.some(({ text }) => isCsvHeading(text))) return undefined;
  const vehicles = written.slice(begin);
  if (!vehicles.every(({ text }) => isVehicle(text)) || isBoard(text, written.length)) return undefined;
  const heading = above.find(({ text }) => text.includes(','));
  const start = heading ?? first;
  const at = { text: { line: start.number, column: start.text.search(/\S/) + 1 } };
  if (heading) return { ...unknownFormat, ...otherHeading, at };
  if (vehicles.every(({ text }) => isCsvRow(text))) return { ...unknownFormat, ...noHeading, at };
  return { ...unknownFormat, ...(vehicles.length === 1 ? alone : freeForm), at };
}

/** Whether a text is a legal board all the same, as rows of cells with blanks between them may be. */
function isBoard(text: string, rows: number): boolean {
  // rows, and the lines of a border or of names
  if (rows > 2 * LARGEST_SIDE) return false;
  const parsed = drawing.parse(text);
  return parsed.ok && validated(parsed.value.setup).ok;
}

export const otherHeading = {
  message: 'this looks like CSV with another heading',
  expected: `the heading ${HEADING}`,
};
const noHeading = {
  message: 'this looks like CSV without its heading',
  expected: `the line ${HEADING} above it`,
};
const alone = {
  message: 'this looks like a list of vehicles with one alone, which does not show what its numbers mean',
  expected: `CSV: the heading ${HEADING}, then a line such as X,H,1,3,2 ('unjam help formats')`,
};
const freeForm = {
  message: 'this looks like a list of vehicles, one a line',
  expected: `CSV: the heading ${HEADING}, then lines such as X,H,1,3,2 ('unjam help formats')`,
};
