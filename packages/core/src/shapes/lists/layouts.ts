/*
 * Every way to give the columns of a list their roles that says where each vehicle stands:
 *
 *     where it begins      row and column · a cell's number · its lane and its offset in it
 *     how far it reaches   direction and length · its last cell · width and height
 *
 * Each layout is tried with numbers from 0 and from 1.
 */
import { type Directions, directionsIn, type Facts, lengthsIn } from './column-facts.ts';
import type { ColumnRole, WantedColumn } from './column-roles.ts';

export interface Layout {
  readonly cost: number;
  /** The columns with a role, as bits. */
  readonly columns: number;
  /** The columns with a role; made when it is asked for, because most layouts do not fit. */
  readonly roles: ReadonlyMap<number, ColumnRole>;
  readonly base: 0 | 1;
  readonly directions: Directions | undefined;
  /** Undefined where the label says the length, or where the last cell does. */
  readonly lengths: readonly number[] | undefined;
  readonly start: Start;
  readonly end: End | undefined;
}

export type Start =
  | { readonly kind: 'square'; readonly row: Facts; readonly column: Facts }
  | { readonly kind: 'cell'; readonly cell: Facts }
  | { readonly kind: 'lane'; readonly lane: Facts; readonly offset: Facts };

export type End =
  | { readonly kind: 'square'; readonly row: Facts; readonly column: Facts }
  | { readonly kind: 'cell'; readonly cell: Facts }
  | { readonly kind: 'size'; readonly width: Facts; readonly height: Facts };

type ColumnWithRole = readonly [index: number, role: ColumnRole];

interface Part<T> {
  readonly value: T;
  readonly cost: number;
  readonly roles: readonly ColumnWithRole[];
  /** The columns of `roles`, as bits. */
  readonly columns: number;
}

function part<T>(value: T, cost: number, ...roles: readonly ColumnWithRole[]): Part<T> {
  return { value, cost, roles, columns: roles.reduce((bits, [index]) => bits | (1 << index), 0) };
}

/** How each vehicle's extent may be said. */
interface Extent {
  readonly directions?: Directions;
  readonly lengths?: readonly number[];
  readonly end?: End;
}

/**
 * The layouts, one after the other; a generator, because the budget ends the search early.
 *
 * @param said - the number from which the text says that rows and columns count
 */
export function* layoutsOf(
  facts: readonly Facts[],
  wanted?: readonly WantedColumn[],
  said?: 0 | 1,
): Generator<Layout> {
  const starts = [...startsOf(facts)];
  for (const extent of extentsOf(facts, wanted)) {
    for (const start of starts) {
      if ((extent.columns & start.columns) !== 0 || !fits(start.value, extent.value)) continue;
      const bases = isOfCells(start.value) ? FROM_ONE : said === undefined ? BOTH : [said];
      for (const base of wanted ? basesOf([...extent.roles, ...start.roles], wanted) : bases) {
        yield layoutOf(extent, start, base);
      }
    }
  }
}

/** Lists for people count from 1 more often. */
const BOTH = [1, 0] as const;
const FROM_ONE = [1] as const;

/** Whether a vehicle begins at a cell such as `b3`. */
const isOfCells = (start: Start): boolean =>
  start.kind === 'square' && (start.row.column.isOfCells ?? start.column.column.isOfCells) === true;

function layoutOf(extent: Part<Extent>, start: Part<Start>, base: 0 | 1): Layout {
  let roles: Layout['roles'] | undefined;
  return {
    directions: extent.value.directions,
    lengths: extent.value.lengths,
    end: extent.value.end,
    start: start.value,
    base,
    cost: extent.cost + start.cost + (isBackwards(start.value, extent.value.end) ? BACKWARDS : 0),
    columns: extent.columns | start.columns,
    get roles() {
      roles ??= new Map([...extent.roles, ...start.roles]);
      return roles;
    },
  };
}

/** What a layout costs whose last cell stands before the first one, which gives the same boards. */
const BACKWARDS = 0.1;

const isBackwards = (start: Start, end: End | undefined): boolean =>
  (start.kind === 'square' &&
    end?.kind === 'square' &&
    (end.row.index < start.row.index || end.column.index < start.column.index)) ||
  (start.kind === 'cell' && end?.kind === 'cell' && end.cell.index < start.cell.index);

/**
 * Whether a vehicle that begins so can end so. The word `row` or `column` as a direction is that of the number behind it, its lane, unless it
 * stands under a heading.
 */
function fits(start: Start, { end, directions, lengths }: Extent): boolean {
  const column = directions?.facts.column;
  if (directions && column?.heading === undefined && areLaneWords(column?.values ?? []))
    return start.kind === 'lane' && start.lane.index === directions.facts.index + 1;
  // one number behind `up` or `left` is how far a vehicle goes, not where it stands
  if (!end) return start.kind !== 'cell' || lengths !== undefined || !areWays(column?.values ?? []);
  return end.kind === 'size' ? start.kind !== 'lane' : end.kind === start.kind;
}

function basesOf(roles: readonly ColumnWithRole[], wanted: readonly WantedColumn[]): readonly (0 | 1)[] {
  const said = roles.flatMap(([index, role]) => (role === 'direction' ? [] : (wanted[index]?.number ?? [])));
  const [first] = said;
  return first === undefined ? BOTH : [first];
}

/** Whether two columns are parts of cells, and not of the same. */
const areTorn = ({ index, column: { part } }: Facts, b: Facts): boolean =>
  (part !== undefined || b.column.part !== undefined) && b.index - index !== (part === 'letter' ? 1 : -1);

function* pairs<T>(
  facts: readonly Facts[],
  [first, second]: readonly [ColumnRole, ColumnRole],
  make: (a: Facts, b: Facts) => T,
  more = 0,
): Generator<Part<T>> {
  const whole = facts.filter((each) => each.whole);
  for (const a of whole) {
    const costA = a.cost(first);
    if (costA === undefined) continue;
    for (const b of whole) {
      const costB = a === b ? undefined : b.cost(second);
      if (costB === undefined || areTorn(a, b)) continue;
      yield part(make(a, b), costA + costB + more, [a.index, first], [b.index, second]);
    }
  }
}

function* singles<T>(
  facts: readonly Facts[],
  role: ColumnRole,
  make: (a: Facts) => T,
  more = 0,
): Generator<Part<T>> {
  for (const a of facts) {
    const cost = a.whole ? a.cost(role) : undefined;
    if (cost !== undefined) yield part(make(a), cost + more, [a.index, role]);
  }
}

function* startsOf(facts: readonly Facts[]): Generator<Part<Start>> {
  yield* pairs(facts, ['row', 'column'], (row, column): Start => ({ kind: 'square', row, column }));
  yield* singles(facts, 'cell', (cell): Start => ({ kind: 'cell', cell }), 0.5);
  yield* pairs(facts, ['lane', 'offset'], (lane, offset): Start => ({ kind: 'lane', lane, offset }), 2);
}

function* extentsOf(facts: readonly Facts[], wanted?: readonly WantedColumn[]): Generator<Part<Extent>> {
  const directions = facts.flatMap((each) => directionsIn(each, wanted?.[each.index]));
  for (const way of directions) {
    const own = way.facts.index;
    for (const each of facts) {
      const lengths = each.index === own ? undefined : lengthsIn(each);
      if (!lengths) continue;
      const cost = way.cost + (each.cost('length') ?? 0);
      yield part({ directions: way, lengths }, cost, [own, 'direction'], [each.index, 'length']);
    }
    yield part({ directions: way }, way.cost + 1, [own, 'direction']);
  }
  // the last cell says the direction too, and must not contradict words that say it
  const said = directions.find(isInWords);
  const withSaid = ({ value, cost, roles }: Part<Extent>): Part<Extent> =>
    said === undefined
      ? part(value, cost, ...roles)
      : part({ ...value, directions: said }, cost, ...roles, [said.facts.index, 'direction']);
  const ends = [
    ...pairs(facts, ['row2', 'column2'], (row, column): Extent => ({ end: { kind: 'square', row, column } })),
    ...singles(facts, 'cell2', (cell): Extent => ({ end: { kind: 'cell', cell } })),
    ...pairs(
      facts.filter(({ column }) => !column.isOfCells),
      ['width', 'height'],
      (width, height): Extent => ({ end: { kind: 'size', width, height } }),
    ),
  ];
  for (const end of ends) if (!said || (end.columns & (1 << said.facts.index)) === 0) yield withSaid(end);
}

/** Whether directions are words of more than a letter, which mean nothing else. */
const isInWords = ({ facts, number }: Directions): boolean =>
  number === undefined && !facts.whole && facts.column.values.every((value) => value.length > 1);

const areWays = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:up|down|left|right|[udlr←→↑↓])$/i.test(word));

const areLaneWords = (words: readonly string[]): boolean =>
  words.every((word) => /^(?:row|col(?:umn)?)$/i.test(word));
