import type { Grade } from '../analysis/rating.ts';
import type { Problem } from '../errors.ts';
import { type Span, spanProblem } from '../generate/wish.ts';
import { err, ok, type Result } from '../result.ts';
import { randomFrom } from '../search/random.ts';
import { type CatalogueEntry, nameBoardSize } from './catalogue.ts';

/** What puzzles of a catalogue are asked for; nothing said of a measure means any value of it. */
export interface CatalogueWish {
  readonly grade?: Grade;
  readonly rating?: Span;
  /** Length of a shortest solution in each metric. */
  readonly moves?: Span;
  readonly steps?: Span;
  readonly size?: Pick<CatalogueEntry, 'width' | 'height'>;
  readonly walls?: Span;
  /** The primary included. */
  readonly vehicles?: Span;
}

/** The measures that a wish gives a range of, in the order in which they are told. */
export const catalogueMeasures = ['rating', 'moves', 'steps', 'walls', 'vehicles'] as const;

/** The sizes that a catalogue has, smallest first. */
export function sizesOf(entries: readonly CatalogueEntry[]): Pick<CatalogueEntry, 'width' | 'height'>[] {
  const sizes = new Map(
    entries.map(({ width, height }) => [nameBoardSize({ width, height }), { width, height }]),
  );
  return [...sizes.values()].sort((a, b) => a.width * a.height - b.width * b.height || a.width - b.width);
}

/** The first thing about a wish that no puzzle of the catalogue could ever meet. */
export function checkCatalogueWish(
  wish: CatalogueWish,
  entries: readonly CatalogueEntry[],
): Result<CatalogueWish, Problem> {
  for (const measure of catalogueMeasures) {
    const span = wish[measure];
    const problem = span && spanProblem(measure, span, measure === 'rating' ? 100 : Number.MAX_SAFE_INTEGER);
    if (problem) return err({ code: 'number-out-of-range', ...problem });
  }
  const sizes = sizesOf(entries).map(nameBoardSize);
  if (wish.size && !sizes.includes(nameBoardSize(wish.size))) {
    return err({
      code: 'number-out-of-range',
      message: `no puzzle of the catalogue is of size ${nameBoardSize(wish.size)}`,
      expected: sizes.join(', '),
    });
  }
  return ok(wish);
}

/** Whether a puzzle is as wished. */
export function fits(entry: CatalogueEntry, wish: CatalogueWish): boolean {
  const { grade, size } = wish;
  return (
    (grade === undefined || entry.grade === grade) &&
    (size === undefined || nameBoardSize(entry) === nameBoardSize(size)) &&
    catalogueMeasures.every((measure) => within(entry[measure], wish[measure]))
  );
}

const within = (value: number, span: Span | undefined): boolean =>
  span === undefined || (value >= span.least && value <= span.most);

/** So many of the entries by lot, or all where there are not so many; the same seed draws the same in the same order. */
export function draw(
  entries: readonly CatalogueEntry[],
  count: number,
  seed: number,
): readonly CatalogueEntry[] {
  const random = randomFrom(seed);
  const left = [...entries];
  const drawn: CatalogueEntry[] = [];
  while (drawn.length < count && left.length > 0) {
    const at = Math.floor(random() * left.length);
    drawn.push(left[at] as CatalogueEntry);
    left[at] = left.at(-1) as CatalogueEntry;
    left.pop();
  }
  return drawn;
}
