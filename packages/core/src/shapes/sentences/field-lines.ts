/*
 * Lists in which each thing said about a vehicle has a line of its own become lists with a vehicle on each line.
 *
 *     12          the number of vehicles           6          numbers of the size or the exit
 *     car         as many lines for each           6
 *     Red
 *     h                                            2          a group of lines for each vehicle,
 *     3                                            6          between blank lines
 *     3                                            4
 *     truck                                        hor
 */
import { isBlank, LINE_BREAK } from '../../text/lines.ts';

/** The fewest and the most things that are said about a vehicle, and the fewest vehicles. */
const [LEAST_FIELDS, MOST_FIELDS] = [3, 8];
const LEAST_VEHICLES = 2;
/** The longest text of such a list: 128 vehicles. */
const LONGEST = 1 << 14;
/** The most numbers above the vehicles: two of the size, two of the exit and their number. */
const MOST_ABOVE = 5;

/** One word, or two words of letters. */
const FIELD = /^\s*(?:[\p{L}\p{N}_.#-]{1,20}|\p{L}{2,12} \p{L}{2,12})\s*$/u;
const NUMBER = /^-?\d{1,3}$/;

/** The text with a vehicle on each line; undefined where its lines are not such fields. */
export function fieldsJoined(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const lines = text.split(LINE_BREAK);
  if (!lines.every((line) => isBlank(line) || FIELD.test(line))) return undefined;
  const fields = lines.map((line) => line.trim().replace(/\s+/g, '-'));
  return joinedGroups(fields) ?? joinedByCount(fields.filter((field) => field !== ''));
}

/** Groups between blank lines: those of a size, an exit or a count, and then one for each vehicle. */
function joinedGroups(fields: readonly string[]): string | undefined {
  const groups: string[][] = [[]];
  for (const field of fields) {
    if (field !== '') groups.at(-1)?.push(field);
    else if (groups.at(-1)?.length) groups.push([]);
  }
  const written = groups.filter((group) => group.length > 0);
  const count = written.at(-1)?.length ?? 0;
  const from = written.findIndex((group) => group.length === count);
  const [above, records] = [written.slice(0, from), written.slice(from)];
  return areAbove(above.flat()) && areRecords(records)
    ? [...above, ...records].map((group) => group.join(' ')).join('\n')
    : undefined;
}

/** The number of vehicles, below other numbers such as the size or below none, and then equally many lines for each vehicle. */
function joinedByCount(fields: readonly string[]): string | undefined {
  for (let above = 1; above <= MOST_ABOVE; above++) {
    const vehicles = Number(fields[above - 1]);
    const each = (fields.length - above) / vehicles;
    if (!Number.isInteger(each) || !areAbove(fields.slice(0, above))) continue;
    const records = Array.from({ length: vehicles }, (_, i) =>
      fields.slice(above + i * each, above + (i + 1) * each),
    );
    if (!areRecords(records)) continue;
    const sizes = above > 1 ? [fields.slice(0, above - 1)] : [];
    return [...sizes, [String(vehicles)], ...records].map((group) => group.join(' ')).join('\n');
  }
  return undefined;
}

const areAbove = (fields: readonly string[]): boolean =>
  fields.length <= MOST_ABOVE && fields.every((field) => NUMBER.test(field));

/** Whether groups are vehicles: all have equally many fields, and the same ones are numbers, at least two and not all. */
function areRecords(records: readonly (readonly string[])[]): boolean {
  const [first = []] = records;
  const areNumbers = first.map((field) => NUMBER.test(field));
  return (
    records.length >= LEAST_VEHICLES &&
    first.length >= LEAST_FIELDS &&
    first.length <= MOST_FIELDS &&
    areNumbers.filter(Boolean).length >= 2 &&
    areNumbers.includes(false) &&
    records.every(
      (record) =>
        record.length === first.length && record.every((field, i) => NUMBER.test(field) === areNumbers[i]),
    )
  );
}
