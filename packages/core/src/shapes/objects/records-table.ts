/*
 * Records as a table: one column for each heading, whatever the order in which each record has them.
 *
 *     { id: A, x: 1, y: 2 }        id  x  y
 *     { y: 3, id: B }               A  1  2
 *                                   B  0  3
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import type { TextPlace } from '../../basics/place.ts';
import { quote } from '../../basics/quote.ts';
import { type Column, MOST_COLUMNS, MOST_RECORDS, type Table, VALUES } from '../lists/table.ts';
import { rolesOfHeading } from '../lists/words.ts';
import type { About } from '../parts/matrix.ts';
import { markRed } from './red-flag.ts';

/** One thing that is said of a vehicle, and under which names. */
export interface Field {
  readonly heading?: string;
  readonly group?: string;
  readonly value: string;
}

/** What is said of one vehicle. */
export interface Record {
  readonly at: TextPlace;
  readonly fields: readonly Field[];
}

/** The fewest names that begin alike for a reason. */
const LEAST_ALIKE = 4;

/**
 * The columns without what all their names begin with, as those of records of Haskell and C do: `vId`, `vRow`, `vCol`, `vLen`.
 * Names of which one is understood as it is stay so.
 */
function withoutPrefix(columns: readonly Column[]): readonly Column[] {
  const names = columns.flatMap(({ heading }) => heading ?? []);
  const [first = ''] = names;
  if (names.length < LEAST_ALIKE || names.length < columns.length) return columns;
  if (names.some((name) => rolesOfHeading(name).length > 0)) return columns;
  let length = 0;
  while (length < first.length && names.every((name) => name[length] === first[length])) length++;
  const bare = names.map((name) => name.slice(length));
  return length > 0 && bare.every((name) => rolesOfHeading(name).length > 0)
    ? columns.map((column, i) => ({ ...column, heading: bare[i] ?? '' }))
    : columns;
}

/** One column for each heading; fields without one by their order. Undefined for records that are no vehicles. */
export function tableOf(records: readonly (Record | undefined)[], about: About): Table | undefined {
  if (records.length === 0 || records.length > MOST_RECORDS || records.some((record) => record === undefined))
    return undefined;
  const known = records.flatMap((record) => record ?? []);
  const columns = new Map<string, { heading?: string; group?: string; values: string[] }>();
  for (const [row, { fields }] of known.entries()) {
    const nameless = new Map<string, number>();
    for (const { heading, group, value } of fields) {
      const order = heading === undefined ? (nameless.get(group ?? '') ?? 0) : 0;
      if (heading === undefined) nameless.set(group ?? '', order + 1);
      const key = `${group ?? ''}\n${heading ?? ''}\n${order}`;
      let column = columns.get(key);
      if (!column) {
        column = {
          values: [],
          ...(heading !== undefined && { heading }),
          ...(group !== undefined && { group }),
        };
        columns.set(key, column);
      }
      // a record that says the same thing twice is about several vehicles
      if (column.values[row] !== undefined) return undefined;
      column.values[row] = value;
    }
  }
  if (columns.size > MOST_COLUMNS || columns.size < 2) return undefined;
  markRed([...columns.values()], known.length);
  // what says little of what the others do is no vehicle
  if (known.some(({ fields }) => fields.length * 2 < columns.size)) return undefined;
  // only what has a name may be left out
  const holed = [...columns.values()].filter(
    ({ heading, values }) => heading === undefined && Object.keys(values).length < known.length,
  );
  const [hole] = holed;
  if (holed.some(({ group, values }) => group === undefined || Object.keys(values).length * 2 < known.length))
    return undefined;
  const otherwise = known.flatMap((record, row) => {
    const heading = saidOtherwise([...columns.values()], row, known.length);
    return heading === undefined ? [] : [{ heading, at: record.at }];
  });
  const filled = withoutPrefix([...columns.values()].map((column) => withZeros(column, known.length)));
  if (!filled.some(saysWhere)) return undefined;
  // one record without names may be anything
  if (known.length === 1 && !filled.some(({ heading }) => heading !== undefined)) return undefined;
  const lacking = known.flatMap((record, row) => {
    const heading = zeroMissed([...columns.values()], row);
    return heading === undefined ? [] : [{ heading, at: record.at }];
  });
  const [odd] = otherwise;
  const [less] = lacking;
  const unread = odd ? oddProperty(odd) : less ? lacksProperty(less) : hole && lacksPart(hole, known);
  return {
    columns: filled,
    places: known.map((record) => record.at),
    about: { ...about, line: at(known, 0).at.line, ...(unread && { unread }) },
    numbers: [],
    says: VALUES,
    cost: 0,
  };
}

/**
 * The heading of a property that no other record has, in a record that lacks what all others have: it is that, with a mistake in its
 * name, where it is not understood or means the same, as `y-` in the place of `y`.
 */
function saidOtherwise(columns: readonly Column[], row: number, count: number): string | undefined {
  const isAlone = ({ values }: Column) => Object.keys(values).length === 1;
  const lacked = columns.flatMap((column) =>
    column.values[row] === undefined && Object.keys(column.values).length === count - 1
      ? rolesIn(column).filter((role) => role !== '-')
      : [],
  );
  if (lacked.length === 0 || count < 3) return undefined;
  return columns.find(
    (column) =>
      column.heading !== undefined &&
      column.values[row] !== undefined &&
      isAlone(column) &&
      (rolesIn(column).length === 0 || lacked.some((role) => rolesIn(column).includes(role))),
  )?.heading;
}

const oddProperty = ({ heading, at }: { heading: string; at: TextPlace }): Problem => ({
  code: 'unknown-format',
  message: `no other vehicle has the property ${quote(heading)}, and this one lacks one of theirs`,
  expected: 'the same properties for every vehicle',
  at: { text: at },
});

/** The heading of a number that says where a vehicle stands, which a record leaves out though some records write such numbers that are 0. */
function zeroMissed(columns: readonly Column[], row: number): string | undefined {
  const places = columns.filter((column) =>
    rolesIn(column).some((role) => /^(?:row|column|cell|lane|offset)$/.test(role)),
  );
  // what writes false writes 0 too
  const areWritten =
    places.some(({ values }) => values.some((value) => value === '0')) ||
    columns.some(({ values }) => values.some((value) => value === 'false'));
  return areWritten ? places.find(({ values }) => values[row] === undefined)?.heading : undefined;
}

const lacksProperty = ({ heading, at }: { heading: string; at: TextPlace }): Problem => ({
  code: 'unknown-format',
  message: `this vehicle lacks the property ${quote(heading)}, though 0 or false is written elsewhere`,
  expected: 'the same properties for every vehicle',
  at: { text: at },
});

/** What is wrong with the first record that has no value in a column. */
const lacksPart = ({ group = '', values }: Column, records: readonly { at: TextPlace }[]): Problem => ({
  code: 'unknown-format',
  message: `this vehicle lacks a part of the property ${quote(group)}`,
  expected: 'the same properties for every vehicle',
  at: {
    text: at(
      records,
      records.findIndex((_, row) => values[row] === undefined),
    ).at,
  },
});

const rolesIn = ({ heading, group }: Column) => rolesOfHeading(heading ?? group ?? '');

const saysWhere = ({ heading, group, values }: Column): boolean => {
  const roles = rolesOfHeading(heading ?? group ?? '');
  return heading === undefined && group === undefined
    ? values.every((value) => /^-?\d+$/.test(value))
    : roles.some((role) => /^(?:row|column|cell|lane)/.test(role));
};

/** Numbers that a record leaves out are 0, as programs do that write no zeros; what else is left out is empty. */
function withZeros({ heading, group, values }: Column, count: number): Column {
  const said = Array.from({ length: count }, (_, row) => values[row]);
  const isNumber = said.every((value) => value === undefined || /^-?\d+$/.test(value));
  const roles = rolesOfHeading(heading ?? group ?? '');
  const missing = isNumber ? '0' : roles[0] === 'direction' ? otherDirection(said) : '';
  return {
    ...(heading !== undefined && { heading }),
    ...(group !== undefined && { group }),
    values: said.map((value) => value ?? missing),
  };
}

/**
 * The direction of a vehicle that says none: that of all others, or the other one where these have `true` alone, or `false`; where they
 * differ, none that can be read.
 */
function otherDirection(said: readonly (string | undefined)[]): string {
  const [first = '', ...others] = new Set(said.filter((value) => value !== undefined));
  if (others.length > 0) return '?';
  return /^true$/i.test(first) ? 'false' : /^false$/i.test(first) ? 'true' : first;
}
