/*
 * Lists of vehicles whose properties are not named at each vehicle, as objects with names:
 *
 *     [["id", "row", "col", "len"], ["A", 1, 2, 2]]      a heading above the records
 *     { "id": ["A", "B"], "row": [1, 3], "len": [2, 2] }      a list for each property: data.frame of R, pandas
 */
import { MOST_COLUMNS, MOST_RECORDS } from '../lists/table.ts';
import { rolesOfHeading } from '../lists/words.ts';
import type { Entry, Value } from '../values/value.ts';

type Scalars = readonly (Value & { kind: 'scalar' })[];

/** The fewest names of properties that show that names are meant. */
const LEAST_NAMED = 3;

const areNames = (names: readonly string[]): boolean =>
  names.length <= MOST_COLUMNS &&
  new Set(names).size === names.length &&
  names.every((name) => rolesOfHeading(name).length > 0) &&
  names.filter((name) => name.length > 1).length >= LEAST_NAMED - (isXAndY(names) ? 1 : 0);

const isXAndY = (names: readonly string[]): boolean =>
  ['x', 'y'].every((name) => names.some((other) => other.toLowerCase() === name));

const scalarsOf = (value: Value | undefined): Scalars | undefined =>
  value?.kind === 'array' && value.items.every((item) => item.kind === 'scalar')
    ? (value.items as Scalars)
    : undefined;

/** The values of a property of all vehicles: an array, or words behind each other as in `xs: 0 3 4`. */
const valuesOf = (value: Value): Scalars | undefined =>
  value.kind === 'scalar' && value.text.length <= LONGEST
    ? value.text
        .trim()
        .split(/[\s,;]+/)
        .map((text) => ({ ...value, text }))
    : scalarsOf(value);

/** The most characters of such values. */
const LONGEST = 4 * MOST_RECORDS;

/** The name of one value in the list of a property: `xs`, `rows`, `lengths`. */
const singular = (name: string): string =>
  /^(?:rows|cols|columns)$/i.test(name) || rolesOfHeading(name).length === 0 ? name.replace(/s$/i, '') : name;

/** The records below a first one that names their properties; undefined where there is none. */
export function recordsBelowHeading(items: readonly Value[]): Value[] | undefined {
  if (items.length < 2 || items.length > MOST_RECORDS + 1) return undefined;
  const names = scalarsOf(items[0])?.map(({ text }) => text);
  if (!names || !areNames(names)) return undefined;
  const rows = items.slice(1).map(scalarsOf);
  return rows.every((row) => row?.length === names.length)
    ? rows.flatMap((row) => (row ? [recordOf(names, row)] : []))
    : undefined;
}

/** The records of an object that has a list for each property, all equally long; undefined for other objects. */
export function recordsOfColumns(entries: readonly Entry[]): Value[] | undefined {
  const columns = entries.flatMap(([name, value]) => {
    const values = valuesOf(value);
    return values && values.length > 1 ? [{ name: singular(name), values }] : [];
  });
  const count = columns[0]?.values.length ?? 0;
  if (columns.length !== entries.length || count > MOST_RECORDS) return undefined;
  const names = columns.map(({ name }) => name);
  if (!areNames(names) || columns.some(({ values }) => values.length !== count)) return undefined;
  return Array.from({ length: count }, (_, row) =>
    recordOf(
      names,
      columns.flatMap(({ values }) => values[row] ?? []),
    ),
  );
}

const recordOf = (names: readonly string[], values: Scalars): Value => ({
  kind: 'object',
  at: values[0]?.at ?? { line: 1, column: 1 },
  entries: values.map((value, i): Entry => [names[i] ?? '', value]),
});
