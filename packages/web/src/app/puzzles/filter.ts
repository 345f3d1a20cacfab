// Which puzzles of the catalogue are shown, and in what order.

import { type CatalogueEntry, fits, formatBoardSize } from '@unjam/core/catalogue';
import { type Grade, grades, type ThemeId, themes } from '@unjam/core/difficulty';
import type { Span } from '@unjam/core/generate';
import { isRecord } from '../device/is-record.ts';

export const sortings = ['easiest', 'hardest', 'shortest', 'longest'] as const;
type Sorting = (typeof sortings)[number];

/** The values of the fields; an empty value stands for any. */
export interface Filter {
  readonly grade: Grade | '';
  readonly theme: ThemeId | '';
  /** Such as `6x6`. */
  readonly size: string;
  /** `2` is two or more. */
  readonly walls: '' | '0' | '1' | '2';
  readonly done: '' | 'yes' | 'no';
  /** Least and greatest length of the shortest solution in moves. */
  readonly from: string;
  readonly to: string;
  readonly sorting: Sorting;
}

export const anything: Filter = {
  grade: '',
  theme: '',
  size: '',
  walls: '',
  done: '',
  from: '',
  to: '',
  sorting: 'easiest',
};

/** A filter from any value; what is not understood is left empty. */
export function readFilter(value: unknown): Filter {
  const record = isRecord(value) ? value : {};
  const one = <T extends string>(list: readonly T[], found: unknown, otherwise: T): T =>
    list.find((each) => each === found) ?? otherwise;
  const text = (pattern: RegExp, found: unknown): string =>
    typeof found === 'string' && pattern.test(found) ? found : '';
  return {
    grade: one(['', ...grades.map(({ id }) => id)], record.grade, ''),
    theme: one(['', ...themes.map(({ id }) => id)], record.theme, ''),
    size: text(/^\d{1,2}x\d{1,2}$/, record.size),
    walls: one(['', '0', '1', '2'], record.walls, ''),
    done: one(['', 'yes', 'no'], record.done, ''),
    from: text(/^\d{1,3}$/, record.from),
    to: text(/^\d{1,3}$/, record.to),
    sorting: one(sortings, record.sorting, 'easiest'),
  };
}

/** Whether a filter leaves anything out, or sorts. */
export const filtering = (filter: Filter): boolean => JSON.stringify(filter) !== JSON.stringify(anything);

/** The puzzles that pass a filter, in its order; `isDone` tells which of them the player has solved. */
export function filtered(
  entries: readonly CatalogueEntry[],
  filter: Filter,
  isDone: (entry: CatalogueEntry) => boolean,
): readonly CatalogueEntry[] {
  // a phone needs a tenth of a second to ask 2,000 puzzles
  if (!filtering(filter)) return entries;
  const { grade, theme, size, walls, done, from, to, sorting } = filter;
  const most = Number.MAX_SAFE_INTEGER;
  const moves: Span = { least: Number(from || 0), most: to === '' ? most : Number(to) };
  const wallSpan: Span = {
    least: Number(walls || 0),
    most: walls === '' || walls === '2' ? most : Number(walls),
  };
  const found = entries.filter(
    (entry) =>
      fits(entry, {
        moves,
        walls: wallSpan,
        ...(grade !== '' && { grade }),
        ...(theme !== '' && { theme }),
      }) &&
      (size === '' || formatBoardSize(entry) === size) &&
      (done === '' || (done === 'yes') === isDone(entry)),
  );
  // the catalogue is sorted by rating, the easiest first
  if (sorting === 'easiest') return found;
  if (sorting === 'hardest') return found.reverse();
  const sign = sorting === 'shortest' ? 1 : -1;
  return found.sort((a, b) => sign * (a.moves - b.moves) || a.number - b.number);
}
