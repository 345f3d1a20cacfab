/*
 * A table of vehicles with a column that says to which board each belongs, as the table of a database is:
 *
 *     level,id,x,y,w,h       1: id,x,y,w,h       2: id,x,y,w,h
 *     1,X,0,2,2,1               X,0,2,2,1           X,1,2,2,1
 *     1,A,4,1,1,3               A,4,1,1,3
 *     2,X,1,2,2,1
 *
 * Each board becomes a text of its own, whose vehicles stand in the lines that they have in the table.
 */
import { isBlank, splitLines } from '../../text/lines.ts';
import { rolesOfHeading } from './words.ts';

const SEPARATORS = ['\t', ';', ',', '|'];
/** The name of a column or a property that says to which board a vehicle belongs. */
export const LEVEL =
  /^(?:level|puzzle|board|card|challenge|stage|map|game|jam)(?:[ _-]?(?:id|no|nr|num|number|name|index))?$/i;
/** The fewest columns that a table of vehicles has beside that of the boards. */
const LEAST_COLUMNS = 4;
/** The fewest of these whose headings are understood. */
const LEAST_KNOWN = 3;
const LONGEST_NAME = 40;

export interface Level {
  readonly name: string;
  readonly text: string;
}

/** The boards of such a table; undefined for another text. */
export function levelsIn(text: string): readonly Level[] | undefined {
  const lines = splitLines(text);
  const start = lines.findIndex((line) => !isBlank(line.text));
  const heading = lines[start];
  const separator = SEPARATORS.find((one) => heading?.text.includes(one));
  if (!heading || separator === undefined) return undefined;
  const names = fieldsOf(heading.text, separator);
  const column = names.findIndex((name) => LEVEL.test(name));
  const others = names.filter((_, i) => i !== column);
  const known = others.filter((name) => rolesOfHeading(name).length > 0).length;
  if (column < 0 || others.length < LEAST_COLUMNS || known < LEAST_KNOWN) return undefined;
  const head = without(heading.text, separator, column);
  const levels = new Map<string, string[]>();
  let last: string | undefined;
  for (const line of lines.slice(start + 1)) {
    if (isBlank(line.text)) continue;
    const fields = fieldsOf(line.text, separator);
    const name = fields[column] ?? '';
    if (fields.length !== names.length || name === '' || name.length > LONGEST_NAME) return undefined;
    const level = levels.get(name) ?? Array.from({ length: line.number - 1 }, () => '');
    // the vehicles of two boards in turns would have the heading of one among those of the other
    if (levels.has(name) && name !== last) return undefined;
    if (!levels.has(name)) level[line.number - 2] = head;
    level[line.number - 1] = without(line.text, separator, column);
    levels.set(name, level);
    last = name;
  }
  return [...levels].map(([name, level]) => ({
    name,
    text: Array.from(level, (line) => line ?? '').join('\n'),
  }));
}

const fieldsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((field) => field.trim().replace(/^(["'])(.*)\1$/, '$2'));

const without = (line: string, separator: string, column: number): string =>
  line
    .split(separator)
    .filter((_, i) => i !== column)
    .join(separator);
