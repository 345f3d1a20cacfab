import {
  check,
  checkList,
  checkOptions,
  checkParts,
  list,
  number,
  object,
  oneOf,
  side,
  type Table,
  text,
  whole,
} from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import type { Problem } from '../basics/errors.ts';
import { randomFrom } from '../basics/random.ts';
import { err, ok, type Result } from '../basics/result.ts';
import { type Grade, grades } from '../difficulty/grades.ts';
import { type ThemeId, themes } from '../difficulty/theme-list.ts';
import { isWithin, type SpanLike, span, spanOf, spanProblem } from '../generate/spans.ts';
import { type CatalogueEntry, formatBoardSize } from './catalogue.ts';

/** Which puzzles of a catalogue are wanted: each measure as a number or a range; one that is left out may have any value. */
export interface CatalogueCriteria {
  readonly grade?: Grade | undefined;
  readonly theme?: ThemeId | undefined;
  readonly rating?: SpanLike | undefined;
  /** Length of a shortest solution in each metric. */
  readonly moves?: SpanLike | undefined;
  readonly steps?: SpanLike | undefined;
  readonly size?: Pick<CatalogueEntry, 'width' | 'height'> | undefined;
  readonly walls?: SpanLike | undefined;
  /** The primary included. */
  readonly vehicles?: SpanLike | undefined;
}

const criteriaTable: Table = {
  grade: oneOf(grades.map(({ id }) => id)),
  theme: oneOf(themes.map(({ id }) => id)),
  size: (value) => object(value) && 'an object such as { width: 6, height: 6 }',
  rating: span,
  moves: span,
  steps: span,
  walls: span,
  vehicles: span,
};

/** The measures that criteria give ranges for, in the order in which problems with them are reported. */
export const catalogueMeasures = ['rating', 'moves', 'steps', 'walls', 'vehicles'] as const;

/**
 * The sizes that a catalogue has, smallest first.
 *
 * @param entries - entries of a catalogue, easiest first
 *
 * @example
 * sizesOf([entry]) // [ { width: 6, height: 6 } ]
 */
export function sizesOf(entries: readonly CatalogueEntry[]): Pick<CatalogueEntry, 'width' | 'height'>[] {
  checkList(entries, 'entries', { width: side, height: side });
  const sizes = new Map(
    entries.map(({ width, height }) => [formatBoardSize({ width, height }), { width, height }]),
  );
  return [...sizes.values()].sort((a, b) => a.width * a.height - b.width * b.height || a.width - b.width);
}

/**
 * Returns the criteria, or the problem with the first of them that no puzzle of the catalogue can meet.
 *
 * @param criteria - what is wanted; what is left out may have any value
 * @param entries - entries of a catalogue, easiest first
 *
 * @example
 * const checked = checkCatalogueCriteria({ moves: [9, 3] }, [entry]);
 * if (!checked.ok) console.log(checked.error.message); // moves: 9..3 runs backwards
 */
export function checkCatalogueCriteria(
  criteria: CatalogueCriteria,
  entries: readonly CatalogueEntry[],
): Result<CatalogueCriteria, Problem> {
  check(criteria, 'criteria', object);
  checkOptions(criteria, 'criteria', criteriaTable);
  checkList(entries, 'entries', { board: text });
  for (const measure of catalogueMeasures) {
    const range = spanOf(criteria[measure]);
    const problem =
      range && spanProblem(measure, range, measure === 'rating' ? 100 : Number.MAX_SAFE_INTEGER);
    if (problem) return err({ code: 'number-out-of-range', ...problem });
  }
  const sizes = sizesOf(entries).map(formatBoardSize);
  if (criteria.size && !sizes.includes(formatBoardSize(criteria.size))) {
    return err({
      code: 'number-out-of-range',
      message: `no puzzle of the catalogue is of size ${formatBoardSize(criteria.size)}`,
      expected: sizes.join(', '),
    });
  }
  return ok(criteria);
}

/**
 * Whether a puzzle meets the criteria.
 *
 * @param entry - the puzzle, as the catalogue has it
 * @param criteria - what is wanted; what is left out may have any value
 *
 * @example
 * fits(entry, { grade: 'grandmaster', moves: [50, 60] }) // true
 */
export function fits(entry: CatalogueEntry, criteria: CatalogueCriteria): boolean {
  checkParts(entry, 'entry', { board: text, themes: list });
  check(criteria, 'criteria', object);
  checkOptions(criteria, 'criteria', criteriaTable);
  const { grade, theme, size } = criteria;
  return (
    (grade === undefined || entry.grade === grade) &&
    (theme === undefined || entry.themes.includes(theme)) &&
    (size === undefined || formatBoardSize(entry) === formatBoardSize(size)) &&
    catalogueMeasures.every((measure) => {
      const range = spanOf(criteria[measure]);
      return range === undefined || isWithin(entry[measure], range);
    })
  );
}

/**
 * Entries drawn at random, none twice.
 *
 * @param entries - entries of a catalogue, easiest first
 * @param count - how many to draw; if there are fewer, all are drawn
 * @param seed - the same seed draws the same entries in the same order
 *
 * @example
 * draw([entry], 5, 7).length // 1
 */
export function draw(
  entries: readonly CatalogueEntry[],
  count: number,
  seed: number,
): readonly CatalogueEntry[] {
  checkList(entries, 'entries', { board: text });
  check(count, 'count', whole);
  check(seed, 'seed', number);
  const random = randomFrom(seed);
  const left = [...entries];
  const drawn: CatalogueEntry[] = [];
  while (drawn.length < count && left.length > 0) {
    const index = Math.floor(random() * left.length);
    drawn.push(at(left, index));
    left[index] = at(left, left.length - 1);
    left.pop();
  }
  return drawn;
}
