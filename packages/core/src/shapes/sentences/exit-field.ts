/*
 * A column of a list of vehicles that says where the exit is, or which vehicle leaves, as the sentence that it stands for:
 *
 *     id,orientation,length,row,col,exit        id,orientation,length,row,col
 *     X,H,2,2,3,left                            X,H,2,2,3
 *     A,V,3,0,2,                                A,V,3,0,2
 *                                               exit: left
 */
import { LINE_BREAK } from '../../text/lines.ts';
import { edgeNamed } from './exit-words.ts';

const EXIT =
  /^(?:is_?)?(?:exits?|goal|door|ausgang|salida|sortie|uscita)(?:[_ ]?(?:side|edge|direction|dir|wall))?$/i;
/** A column of these tells several boards apart, each of which may have another exit. */
const LEVEL = /^(?:level|puzzle|board|game|card|map)(?:[_ ]?(?:id|no|nr|number|name))?$/i;
const LABEL = /^(?:id|label|name|car|vehicle|letter|piece)$/i;
const NO = /^(?:|-|0|no|n|false|none|null|nan|na)$/i;
const YES = /^(?:1|yes|y|true|x)$/i;
const LEAST_FIELDS = 5;
/** The most lines of a list. */
const MOST_LINES = 60;

/** The text without such a column, and with the sentence below it. */
export function withoutExitField(text: string): string {
  const lines = text.split(LINE_BREAK, MOST_LINES + 2);
  const first = lines.findIndex((line) => line.trim() !== '');
  const heading = lines[first] ?? '';
  if (lines.length > MOST_LINES || !/exit|goal|door|ausgang|salida|sortie|uscita/i.test(heading)) return text;
  const mark = [',', ';', '\t', '|'].find((one) => heading.split(one).length >= LEAST_FIELDS);
  if (mark === undefined) return text;
  const fieldsOf = (line: string) =>
    line.split(mark).map((field) => field.trim().replace(/^(["'])(.*)\1$/, '$2'));
  const names = fieldsOf(heading);
  const exits = names.flatMap((name, i) => (EXIT.test(name) ? i : []));
  const [column] = exits;
  if (column === undefined || exits.length > 1 || names.some((name) => LEVEL.test(name))) return text;
  const rows = lines.slice(first + 1).filter((line) => line.trim() !== '');
  const fields = rows.map(fieldsOf);
  if (rows.length < 2 || fields.some(({ length }) => length !== names.length)) return text;
  const says = sentence(
    fields.map((row) => row[column] ?? ''),
    fields.map((row) => row[names.findIndex((name) => LABEL.test(name))] ?? ''),
  );
  if (says === undefined) return text;
  const without = (line: string) => line.split(mark).toSpliced(column, 1).join(mark);
  return [...lines.map((line) => (line.trim() === '' ? line : without(line))), says, ''].join('\n');
}

/** What the fields of the column say; undefined where that is not clear. */
function sentence(values: readonly string[], labels: readonly string[]): string | undefined {
  const given = values.flatMap((value, i) => (NO.test(value) ? [] : { value, label: labels[i] ?? '' }));
  const [one, ...more] = given;
  if (!one || (more.length > 0 && given.length < values.length)) return undefined;
  const red = more.length === 0 && /^\w{1,12}$/.test(one.label) ? [`red car: ${one.label}`] : [];
  if (more.length === 0 && YES.test(one.value)) return red[0];
  const edge = edgeNamed(one.value);
  if (edge === undefined || !more.every(({ value }) => edgeNamed(value) === edge)) return undefined;
  return [`exit: ${edge}`, ...red].join('\n');
}
