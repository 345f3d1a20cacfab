/*
 * Which puzzles of an atlas pass a filter, in which order, and how many there are of each kind. The columns have one byte for
 * each puzzle.
 *
 * Source: our own. Guarantee: `columnsFor` names every column that `select` reads for a filter, and no other, so that only
 * those are fetched.
 *
 *     moves 3 3 4 4 7     moves 4 to 7, hardest first  ->  rows 4 3 2
 */

import { type AtlasByteColumn, atlasThemeColumn, statesBounds, statesClass } from '@unjam/core/catalogue';
import type { ThemeId } from '@unjam/core/difficulty';

/** Least and greatest value, both included. */
export interface Between {
  readonly least: number;
  readonly most: number;
}

/** What can be bounded. The bounds of `states` are among `statesBounds`, the upper one excluded. */
export const measures = ['moves', 'steps', 'vehicles', 'trucks', 'walls', 'rating', 'states'] as const;
export type Measure = (typeof measures)[number];

export const atlasOrders = [
  'longest',
  'shortest',
  'hardest',
  'easiest',
  'most-steps',
  'most-vehicles',
  'fewest-vehicles',
  'most-states',
  'fewest-states',
] as const;
export type AtlasOrder = (typeof atlasOrders)[number];

export interface AtlasFilter {
  readonly bounds: Partial<Readonly<Record<Measure, Between>>>;
  /** All of them. */
  readonly themes: readonly ThemeId[];
  readonly order: AtlasOrder;
}

export const everything: AtlasFilter = { bounds: {}, themes: [], order: 'longest' };

/** Whether a filter lets every puzzle pass. */
export const isEverything = ({ bounds, themes }: AtlasFilter): boolean =>
  Object.keys(bounds).length === 0 && themes.length === 0;

/** What an order sorts by; the file itself is sorted by moves, then steps. */
const keys: Readonly<Record<AtlasOrder, { readonly by?: Measure; readonly descending: boolean }>> = {
  longest: { descending: true },
  shortest: { descending: false },
  hardest: { by: 'rating', descending: true },
  easiest: { by: 'rating', descending: false },
  'most-steps': { by: 'steps', descending: true },
  'most-vehicles': { by: 'vehicles', descending: true },
  'fewest-vehicles': { by: 'vehicles', descending: false },
  'most-states': { by: 'states', descending: true },
  'fewest-states': { by: 'states', descending: false },
};

/** The columns that tell whether a measure is within bounds. */
function columnsOf(measure: Measure, between?: Between): readonly AtlasByteColumn[] {
  if (measure !== 'rating') return [measure];
  // the charts load rating_fives anyway: only bounds that are not multiples of five need rating_rest
  const isInFives = between && between.least % 5 === 0 && (between.most >= 100 || between.most % 5 === 4);
  return isInFives ? ['rating_fives'] : ['rating_fives', 'rating_rest'];
}

/** The columns of the charts. */
const charted: readonly AtlasByteColumn[] = ['moves', 'vehicles', 'rating_fives'];

/** The columns of the index that a filter needs, with its charts; none for everything in the order of the file. */
export function columnsFor(filter: AtlasFilter): readonly string[] {
  const { by } = keys[filter.order];
  const names = new Set<string>(by ? columnsOf(by) : []);
  if (!isEverything(filter)) {
    for (const name of charted) names.add(name);
    for (const measure of measures) {
      const between = filter.bounds[measure];
      if (between) for (const name of columnsOf(measure, between)) names.add(name);
    }
    for (const theme of filter.themes) names.add(atlasThemeColumn(theme));
  }
  return [...names];
}

export interface Selection {
  /** The puzzles that pass, in order, by their rows. */
  readonly rows: Uint32Array;
  /** Counts by moves and vehicles, under `256 × moves + vehicles`, of the puzzles that pass all but the bounds of these two. */
  readonly byMovesAndVehicles: ReadonlyMap<number, number>;
  /** At i: how many puzzles have a rating from 5 × i to 5 × i + 4 and pass all but the bounds of the rating. */
  readonly byRating: readonly number[];
}

type Columns = (name: string) => Uint8Array;

/** Which bounds a puzzle fails: those of the heat map, those of the histogram, or others. */
const [MAP, HISTOGRAM, OTHER] = [1, 2, 4];

/**
 * Applies a filter.
 *
 * @param column - each column of `columnsFor(filter)`
 * @param count - the number of puzzles
 */
export function select(filter: AtlasFilter, column: Columns, count: number): Selection {
  const failed = new Uint8Array(count);
  for (const measure of measures) {
    const between = filter.bounds[measure];
    if (!between) continue;
    const flag =
      measure === 'moves' || measure === 'vehicles' ? MAP : measure === 'rating' ? HISTOGRAM : OTHER;
    const value = valuesOf(measure, between, column);
    const { least, most } = measure === 'states' ? classesOf(between) : between;
    for (let row = 0; row < count; row++) {
      const found = value(row);
      if (found < least || found > most) failed[row] = (failed[row] ?? 0) | flag;
    }
  }
  for (const theme of filter.themes) {
    const bits = column(atlasThemeColumn(theme));
    for (let row = 0; row < count; row++)
      if (((bits[row >> 3] ?? 0) & (1 << (row & 7))) === 0) failed[row] = (failed[row] ?? 0) | OTHER;
  }
  return {
    rows: ordered(failed, filter.order, column),
    ...(isEverything(filter) ? { byMovesAndVehicles: new Map(), byRating: [] } : charts(failed, column)),
  };
}

/** The classes of states of these bounds, of which the upper is excluded. */
const classesOf = ({ least, most }: Between): Between => ({
  least: statesClass(Math.max(1, least)),
  most: most >= (statesBounds.at(-1) ?? 0) ? statesBounds.length : statesClass(most) - 1,
});

function valuesOf(measure: Measure, between: Between | undefined, column: Columns): (row: number) => number {
  if (measure !== 'rating') {
    const values = column(measure);
    return (row) => values[row] ?? 0;
  }
  const fives = column('rating_fives');
  if (columnsOf('rating', between).length === 1) return (row) => 5 * (fives[row] ?? 0);
  const rest = column('rating_rest');
  return (row) => 5 * (fives[row] ?? 0) + (rest[row] ?? 0);
}

function charts(failed: Uint8Array, column: Columns): Omit<Selection, 'rows'> {
  const [moves, vehicles, fives] = [column('moves'), column('vehicles'), column('rating_fives')];
  const cells = new Uint32Array(65_536);
  const byRating = new Array<number>(21).fill(0);
  for (let row = 0; row < failed.length; row++) {
    const failure = failed[row] ?? 0;
    if ((failure & ~MAP) === 0) {
      const cell = 256 * (moves[row] ?? 0) + (vehicles[row] ?? 0);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    if ((failure & ~HISTOGRAM) === 0) byRating[fives[row] ?? 0] = (byRating[fives[row] ?? 0] ?? 0) + 1;
  }
  const byMovesAndVehicles = new Map<number, number>();
  for (const [cell, count] of cells.entries()) if (count > 0) byMovesAndVehicles.set(cell, count);
  return { byMovesAndVehicles, byRating };
}

/** The rows that failed nothing, by a counting sort; equal rows stay in the order of the file, backwards if descending. */
function ordered(failed: Uint8Array, order: AtlasOrder, column: Columns): Uint32Array {
  const { by, descending } = keys[order];
  const value = by ? valuesOf(by, undefined, column) : () => 0;
  const key = (row: number): number => (descending ? 255 - value(row) : value(row));
  const starts = new Uint32Array(257);
  let total = 0;
  for (let row = 0; row < failed.length; row++) {
    if (failed[row] !== 0) continue;
    total++;
    starts[key(row) + 1] = (starts[key(row) + 1] ?? 0) + 1;
  }
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
  const rows = new Uint32Array(total);
  for (let i = 0; i < failed.length; i++) {
    const row = descending ? failed.length - 1 - i : i;
    if (failed[row] !== 0) continue;
    const place = starts[key(row)] ?? 0;
    rows[place] = row;
    starts[key(row)] = place + 1;
  }
  return rows;
}
