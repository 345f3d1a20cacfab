/*
 * A list of values as a table of vehicles: objects with properties, arrays of numbers and words, or an object whose keys are
 * the labels.
 *
 *     [{ "id": "A", "pos": [1, 2] }, { "id": "B", "pos": [3, 0] }]
 *         columns: id · pos, first · pos, second
 *     { "A": [0, 0, 2, "H"], "B": [1, 3, 3, "V"] }
 */

import { at } from '../../basics/at.ts';
import { append } from '../../basics/many.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import { endsOf, runOf, withEnds } from '../lists/cell-lists.ts';
import { MOST_COLUMNS, MOST_RECORDS, type Table } from '../lists/table.ts';
import { isAcross, isWallWord, rolesOfHeading } from '../lists/words.ts';
import type { About } from '../parts/matrix.ts';
import type { Entry, Value } from '../values/value.ts';
import { saidByConstructors } from './constructors.ts';
import { keyWord } from './object-about.ts';
import { isPair, namesOfPair, pairOf } from './pairs.ts';
import { type Field, type Record, tableOf } from './records-table.ts';

/** Values of a group that an object names, such as `trucks`. */
export interface Group {
  readonly name: string;
  readonly items: readonly Value[];
}

/** The table of a list; undefined for values that are no vehicles: they hold too much, or nothing that says where. */
export function tableOfItems(items: readonly Value[], about: About): Table | undefined {
  return items.length > MOST_RECORDS ? undefined : tableOf(recordsOf(items), about);
}

/** The table of an object whose keys are labels. */
export function tableOfEntries(entries: readonly Entry[], about: About): Table | undefined {
  if (entries.length > MOST_RECORDS) return undefined;
  // lines such as `X: b4 c4` may have a comment beside them that says where a1 is
  if (entries.every(([, value]) => value.kind === 'scalar' && CHESS.test(value.text))) return undefined;
  const areCells = areCellNumbers(entries.map(([, value]) => value));
  const pairs = entries.map(([, value]) => endsOfPairs(value));
  const arePairs = pairs.every((ends) => ends !== undefined);
  const records = entries.map(([name, value], i) => {
    const fields = arePairs ? pairs[i] : fieldsOf(value, areCells);
    return fields && { at: value.at, fields: [{ heading: 'label', value: name }, ...fields] };
  });
  return records.length >= 2 ? tableOf(records, about) : undefined;
}

/** Cells as in chess. */
const CHESS = /^[a-h][1-8](?:[\s,;]+[a-h][1-8])+$/;

/** The table of vehicles in several groups, such as `cars` and `trucks`, or `player` and `blocks`. */
export function tableOfGroups(groups: readonly Group[], about: About): Table | undefined {
  if (groups.reduce((sum, { items }) => sum + items.length, 0) > MOST_RECORDS) return undefined;
  // what the items are is clear from all of them together
  const all = recordsOf(groups.flatMap(({ items }) => items));
  const names = groups.flatMap(({ name, items }) => items.map(() => singular(name)));
  const heading = areLabels(names) ? 'label' : 'type';
  const records = all.map((record, i) => {
    if (!record) return undefined;
    const name = names[i] ?? '';
    // a wall takes one cell; a list of walls need not say so
    const wall = isWallWord(name) && !record.fields.some(({ heading }) => /^len/i.test(heading ?? ''));
    return {
      ...record,
      fields: [
        { heading, value: name },
        ...record.fields,
        ...(wall ? [{ heading: 'length', value: '1' }] : []),
      ],
    };
  });
  return tableOf(records, about);
}

/** Whether each vehicle has a name of its own that is as short as a label; `h` and `v` alone are directions. */
const areLabels = (names: readonly string[]): boolean =>
  names.every((name) => [...name].length <= 2) &&
  new Set(names).size === names.length &&
  !names.every((name) => isAcross(name) !== undefined);

/** The name of a group for one vehicle of it: `car` of `Cars`. One or two characters are a label, which stays as it is: `X`. */
const singular = (name: string): string =>
  name.length > 2 ? keyWord(name).replace(/(?<=[^s])s$/, '') : name;

function recordsOf(items: readonly Value[]): (Record | undefined)[] {
  const areCells = areCellNumbers(items);
  const pairs = items.map(endsOfPairs);
  if (pairs.length > 1 && pairs.every((ends) => ends !== undefined))
    return pairs.map((fields, i) => ({ at: at(items, i).at, fields }));
  const said = saidByConstructors(items);
  return items.map((item, i) => {
    const fields = fieldsOf(item, areCells);
    const own = said[i]?.filter((one) => !fields?.some((other) => saysSame(other, one))) ?? [];
    return fields && { at: item.at, fields: [...own, ...fields] };
  });
}

/** Whether a property says what a constructor says, by its name, `Truck(length=3)`, or by the last cell. */
const saysSame = ({ heading: name = '', group }: Field, { heading }: Field): boolean =>
  group === 'end' || rolesOfHeading(name).includes(heading === 'type' ? 'length' : 'direction');

const isCell = (value: Value): boolean => isPair(value) || namesOfPair(value) !== undefined;

/** The first and the last cell of an item that holds all cells of a vehicle: `((0, 1), (0, 2))`, or with names for the numbers. */
function endsOfPairs(item: Value): Field[] | undefined {
  if (item.kind !== 'array' || item.items.length < 2) return undefined;
  const [first] = item.items;
  const names = first && namesOfPair(first);
  const isLike = (other: Value) => (names ? namesOfPair(other)?.join() === names.join() : isPair(other));
  if (!item.items.every(isLike)) return undefined;
  const groups = ['start', 'start', 'end', 'end'];
  return endsOf(item.items.map(pairOf))?.map(
    (value, i): Field => ({
      group: groups[i] ?? 'end',
      ...(names && { heading: names[i % 2] ?? '' }),
      value,
    }),
  );
}

/**
 * Whether every vehicle has one list of numbers that follow each other, as the numbers of its cells do: lists of several
 * lengths, or numbers that are no row, column or length.
 */
function areCellNumbers(items: readonly Value[]): boolean {
  const lists = items.map((item) => {
    const inner = item.kind === 'object' ? item.entries.map(([, value]) => value) : [item];
    const arrays = inner.flatMap((value) => (value.kind === 'array' ? [textsOf(value.items)] : []));
    return arrays.length === 1 && runOf(arrays[0] ?? []) ? (arrays[0] ?? []) : [];
  });
  const lengths = new Set(lists.map(({ length }) => length));
  if (lists.length < 2 || lengths.has(0)) return false;
  return (
    lengths.size > 1 ||
    (!lengths.has(2) && lists.some((list) => list.some((cell) => Number(cell) > LARGEST_SIDE)))
  );
}

/** The texts of values that hold nothing; others are empty. */
const textsOf = (items: readonly Value[]): string[] =>
  items.map((item) => (item.kind === 'scalar' ? item.text : ''));

/** What an item says, in a row; undefined if it holds more than a vehicle does. */
function fieldsOf(item: Value, areCells: boolean, isNested = false): Field[] | undefined {
  if (item.kind === 'scalar') {
    const found = item.text.match(/[^\s,;:|]+/g) ?? [];
    const fields = withEnds(['', ...found])?.slice(1) ?? found;
    return fields.length > 1 && !item.text.includes('\n') ? fields.map((value) => ({ value })) : undefined;
  }
  const all = item.kind === 'array' ? cellEnds(item.items, areCells) : undefined;
  if (all) return all;
  const entries: readonly Entry[] =
    item.kind === 'array' ? item.items.map((one): Entry => ['', one]) : item.entries;
  if (entries.length > MOST_COLUMNS) return undefined;
  const fields: Field[] = [];
  const [, second] = entries.filter(([name, value]) => name === '' && namesOfPair(value));
  for (const entry of entries) {
    const [name, value] = entry;
    const heading = name === '' || name.startsWith('#') ? {} : { heading: name };
    const group = name === '' ? {} : { group: name };
    if (LOOKS.test(name) && value.kind !== 'scalar') continue;
    if (value.kind === 'scalar') {
      if (value.text.length > 40) continue;
      const [, ...two] = TWO_NUMBERS.exec(value.text) ?? [];
      if (two.length > 0) fields.push(...two.map((number): Field => ({ ...group, value: number })));
      else fields.push({ ...heading, value: value.text });
    } else if (value.kind === 'array' && value.items.length > 0 && value.items.every(isCell)) {
      const ends = endsOfPairs(value);
      if (!ends) return undefined;
      append(fields, ends);
    } else if (value.kind === 'array') {
      const ends = cellEnds(value.items, areCells);
      if (ends) {
        append(fields, ends);
        continue;
      }
      if (value.call !== undefined && !isNested && value.items.some(({ kind }) => kind !== 'scalar')) {
        const inner = fieldsOf(value, areCells, true);
        if (!inner) return undefined;
        append(fields, inner);
        continue;
      }
      if (value.items.length > 4 || value.items.some(({ kind }) => kind !== 'scalar')) return undefined;
      const isTwo = value.items.length === 2;
      const named = isTwo ? ORDERS[keyWord(name)] : undefined;
      const isPlace = isTwo && PLACE.test(keyWord(name));
      fields.push(
        ...value.items.map(
          (one, i): Field => ({
            ...(named
              ? { group: 'position', heading: named[i] ?? '' }
              : isPlace
                ? { group: 'position' }
                : group),
            value: one.kind === 'scalar' ? one.text : '',
          }),
        ),
      );
    } else {
      if (value.entries.some(([, inner]) => inner.kind !== 'scalar')) return undefined;
      const sides = SIZE.test(name) && namesOfPair(value)?.[0] === 'x' ? SIDES : undefined;
      fields.push(
        ...value.entries.map(
          ([inner, one]): Field => ({
            ...(entry === second ? { group: 'second' } : { ...group, heading: sides?.[inner] ?? inner }),
            value: one.kind === 'scalar' ? one.text : '',
          }),
        ),
      );
    }
  }
  return fields;
}

/** The name of how wide and how high a vehicle is, where its two numbers are named as those of a point. */
const SIZE = /^(?:size|dims?|dimensions?|extents?)$/i;
const SIDES: Readonly<{ [name: string]: string }> = { x: 'width', y: 'height' };

/** Names of a pair of numbers that are a cell, and of one number nothing. */
const PLACE = /^(?:at|place|coords?|coordinates?|topleft|origin|where|anchor)$/;

/** Names of a pair of numbers that say which of them is the row. */
const ORDERS: Readonly<{ [name: string]: readonly [string, string] }> = {
  xy: ['x', 'y'],
  yx: ['y', 'x'],
  rc: ['row', 'column'],
  rowcol: ['row', 'column'],
  rowcolumn: ['row', 'column'],
  colrow: ['column', 'row'],
};

/** The name of what a vehicle looks like, which may be made by a call: `color: palette(2)`. */
const LOOKS = /(?:colou?r|image|icon|sprite|texture|style)$/i;

/** A position in one text: `pos = 1,2`, `'(1, 2)'`, and `1/2` as Prolog writes pairs. */
const TWO_NUMBERS = /^\s*\(?\s*(\d{1,2})\s*[,;/]\s*(\d{1,2})\s*\)?\s*$/;

/** The first and the last of all cells of a vehicle, by their names, or by their numbers where all vehicles have them. */
function cellEnds(items: readonly Value[], areNumbers: boolean): Field[] | undefined {
  const cells = textsOf(items);
  const named = cells.every((cell) => /^\p{L}/u.test(cell)) ? withEnds(['', ...cells])?.slice(1) : undefined;
  const ends = named ?? (areNumbers ? runOf(cells) : undefined);
  return ends?.map(
    (value, i): Field => ({
      group: i === 0 ? 'start' : 'end',
      ...(!named && { heading: 'cell' }),
      value,
    }),
  );
}
