/*
 * A list of vehicles as a table: one record for each vehicle, one column for each thing said about it, whatever the text
 * looked like. Nothing is decided about what the columns mean.
 *
 *     1 h 2 2 3        columns: 1 2 · h v · 2 3 · 2 1 · 3 2
 *     2 v 3 1 2
 */
import type { TextPlace } from '../../basics/place.ts';
import type { About } from '../parts/matrix.ts';
import { areYesOrNo, isAcross, lengthOfWord, rolesOfHeading } from './words.ts';

export interface Column {
  /** What stands above the column, or in front of each of its values. */
  readonly heading?: string;
  /** The heading of a group of columns: `start` of `"start": [2, 3]`. */
  readonly group?: string;
  /** Whether it is the letter or the number of cells such as `b3`, which name places and count from A and 1. */
  readonly isOfCells?: true;
  /** The part of cells such as `b3` that it is; the other part is the next or the last column, and both say one place. */
  readonly part?: 'letter' | 'number';
  /** One for each record; empty where the record does not say it. */
  readonly values: readonly string[];
}

export interface Table {
  readonly columns: readonly Column[];
  /** Where each record begins. */
  readonly places: readonly TextPlace[];
  readonly about: About;
  /** Numbers beside the list, such as its size and the number of vehicles, in their order. */
  readonly numbers: readonly number[];
  /** How the text lists: `a vehicle a line`. */
  readonly says: string;
  readonly cost: number;
}

/** How the values of a program list. */
export const VALUES = 'a list of vehicles';

/** The most vehicles of a board, and the most columns of a list. */
export const MOST_RECORDS = 128;
export const MOST_COLUMNS = 12;

export const isWhole = (value: string): boolean => /^[+-]?\d{1,3}(?:\.0+)?$/.test(value);

/** A table of records with the same number of fields. */
export const columnsOf = (
  records: readonly (readonly string[])[],
  headings: readonly (string | undefined)[],
): Column[] =>
  (records[0] ?? []).map((_, index) => {
    const heading = headings[index];
    return {
      ...(heading !== undefined && { heading }),
      values: records.map((record) => record[index] ?? ''),
    };
  });

/**
 * Columns that say more than one thing, divided: `hcar` into `h` and `car`, `H2` into `H` and `2`, `b3` into 2 and 3.
 * Columns with one word for all records become the heading of the next: `row 3` is 3 under `row`, and `x=3 y=2` 3 and 2 under `x`
 * and `y`.
 */
export function divided(columns: readonly Column[]): Column[] {
  const ranged = columns.flatMap((column, i) => dividedRange(column, columns[i - 1]));
  const split = ranged.flatMap((column, i) =>
    dividedColumn(column, areEnds(column, ranged[i + 1]) || areEnds(ranged[i - 1], column)),
  );
  const letters = headingLetters(split);
  const found: Column[] = [];
  let heading: string | undefined;
  for (const [i, column] of split.entries()) {
    const [first = ''] = column.values;
    const isOneWord = (/^\p{L}{2,}$/u.test(first) || letters.has(first)) && isTheSame(column);
    const next = split[i + 1];
    const isHeading = (!isDirection(first) || areFlags(next)) && !(isKind(first) && areDirections(next));
    if (isOneWord && column.heading === undefined && isHeading) {
      heading = first;
      continue;
    }
    found.push(heading !== undefined && column.heading === undefined ? { ...column, heading } : column);
    heading = undefined;
  }
  return found;
}

const isTheSame = ({ values: [first, ...others] }: Column): boolean =>
  others.length > 0 && others.every((value) => value === first);

/**
 * The letters that are headings of what follows them. One alone may be a direction or a kind of vehicle; where those of both places stand
 * before numbers, all are names.
 */
function headingLetters(columns: readonly Column[]): ReadonlySet<string> {
  const letters = columns.flatMap((column, i) => {
    const [letter = ''] = column.values;
    const isNamed = /^[xyrclwhdo]$/i.test(letter) && isTheSame(column);
    const isBeforeNumbers = isNamed && (columns[i + 1]?.values.every(isWhole) ?? false);
    return isNamed && (isBeforeNumbers || /^[do]$/i.test(letter)) ? letter : [];
  });
  const has = (wanted: string) =>
    [...wanted].every((one) => letters.some((each) => each.toLowerCase() === one));
  if (!has('xy') && !has('rc')) return new Set();
  return new Set(letters.filter((letter) => !/^h$/i.test(letter) || has('w')));
}

/** Whether a column says of each vehicle whether something is so: `Horizontal: false`. */
const areFlags = (column: Column | undefined): boolean =>
  column !== undefined &&
  column.heading === undefined &&
  !column.values.some(isWhole) &&
  areYesOrNo(column.values);

/** Whether a word says how long all vehicles are, and nothing of their direction. */
const isKind = (word: string): boolean =>
  lengthOfWord(word) !== undefined && !rolesOfHeading(word).includes('direction');

/** Whether the values of a column are words for directions. */
const areDirections = (column: Column | undefined): boolean =>
  column?.values.every((value) => value.length > 1 && isAcross(value) !== undefined) ?? false;

/** Whether a word is the direction of all vehicles and not the heading of what follows it. */
const isDirection = (word: string): boolean =>
  isAcross(word) !== undefined && rolesOfHeading(word).every((role) => role === 'direction');

const HEAD = /^(h|v|hor|ver|horizontal|vertical)[-_ ]?(car|truck|bus|lorry|auto)$/i;
const TAIL = /^(car|truck|bus|lorry|auto)[-_ ]?(h|v|hor|ver|horizontal|vertical)$/i;
const LETTER_NUMBER = /^([HV])(\d{1,2})$/i;
const NUMBER_LETTER = /^(\d{1,2})([HV])$/i;
const CELL_NAME = /^([A-P])(\d{1,2})$/i;

const RANGE = /^([A-P]?\d{1,2})[-–:]([A-P]?\d{1,2})$/iu;

/** `A1-B1` as `A1` and `B1`; `2-4` as 2 and 4, which behind `rows` are the first and the last row. */
function dividedRange(column: Column, before: Column | undefined): Column[] {
  if (!column.values.every((value) => RANGE.test(value))) return [column];
  const [word = ''] = new Set(before?.values);
  const isNamed = /^(?:cols?|columns?|rows?)$/i.test(word);
  const headings = /^c/i.test(word) ? ['column', 'column2'] : ['row', 'row2'];
  return headings.map((heading, part) => ({
    values: column.values.map((value) => RANGE.exec(value)?.[part + 1] ?? ''),
    ...(isNamed && { heading }),
  }));
}

/** Whether two columns are the first and the last cells of vehicles, `A1` and `A3`, so that neither has labels. */
const areEnds = (first: Column | undefined, last: Column | undefined): boolean =>
  first !== undefined &&
  last !== undefined &&
  first.values.length > 1 &&
  first.values.every((cell, i) => isInLine(CELL_NAME.exec(cell), CELL_NAME.exec(last.values[i] ?? '')));

const isInLine = (a: RegExpExecArray | null, b: RegExpExecArray | null): boolean =>
  a !== null && b !== null && (a[1]?.toLowerCase() === b[1]?.toLowerCase()) !== (a[2] === b[2]);

/** @param isEnd - whether its cells are an end of each vehicle, and so no labels */
function dividedColumn(column: Column, isEnd: boolean): Column[] {
  const { values, heading } = column;
  for (const pattern of [HEAD, TAIL, LETTER_NUMBER, NUMBER_LETTER]) {
    if (values.every((value) => pattern.test(value)))
      return [1, 2].map((part) => ({ values: values.map((v) => pattern.exec(v)?.[part] ?? '') }));
  }
  const isCells = values.every((value) => CELL_NAME.test(value)) && new Set(values).size > 1;
  const isLabel = new Set(values.map((value) => value.replace(/\d+/, ''))).size === 1;
  if (!isEnd && (!isCells || isLabel)) return [column];
  const numbers = values.map((value) => (value.toLowerCase().codePointAt(0) ?? 0) - 96);
  const isFromOne = values.every((value) => Number(value.slice(1)) > 0);
  const group = {
    ...(heading !== undefined && { group: heading }),
    ...(isFromOne && { isOfCells: true as const }),
  };
  return [
    { ...group, part: 'letter', values: numbers.map(String) },
    { ...group, part: 'number', values: values.map((value) => value.slice(1)) },
  ];
}

/** Lists that are cut alike and have the same headings, so that their columns mean the same. */
export const kindOf = ({ says, columns }: Table): string =>
  [says, ...columns.map(({ heading, group }) => `${group ?? ''} ${heading ?? ''}`)].join('\n');
