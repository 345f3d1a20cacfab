/*
 * Every way to give the columns of a list their roles that says where each vehicle stands:
 *
 *     where it begins      row and column · a cell's number · its lane and its offset in it
 *     how far it reaches   direction and length · its last cell · width and height
 *
 * Each layout is tried with numbers from 0 and from 1.
 */
import { type Directions, directionsIn, type Facts, lengthsIn, type WantedColumn } from './column-facts.ts';
import type { ColumnRole } from './words.ts';

export interface Layout {
  readonly cost: number;
  /** The columns with a role. */
  readonly roles: ReadonlyMap<number, ColumnRole>;
  readonly base: 0 | 1;
  readonly directions?: Directions;
  /** Undefined where the label says the length, or where the last cell does. */
  readonly lengths?: readonly number[];
  readonly start: Start;
  readonly end?: End;
}

export type Start =
  | { readonly kind: 'square'; readonly row: Facts; readonly column: Facts }
  | { readonly kind: 'cell'; readonly cell: Facts }
  | { readonly kind: 'lane'; readonly lane: Facts; readonly offset: Facts };

export type End =
  | { readonly kind: 'square'; readonly row: Facts; readonly column: Facts }
  | { readonly kind: 'cell'; readonly cell: Facts }
  | { readonly kind: 'size'; readonly width: Facts; readonly height: Facts };

interface Part<T> {
  readonly value: T;
  readonly cost: number;
  readonly roles: readonly (readonly [number, ColumnRole])[];
}

/** How each vehicle's extent may be said. */
interface Extent {
  readonly directions?: Directions;
  readonly lengths?: readonly number[];
  readonly end?: End;
}

/** The layouts, one after the other; a generator, because the budget ends the search early. */
export function* layoutsOf(facts: readonly Facts[], wanted?: readonly WantedColumn[]): Generator<Layout> {
  const starts = [...startsOf(facts)];
  for (const extent of extentsOf(facts, wanted)) {
    const used = new Set(extent.roles.map(([index]) => index));
    for (const start of starts) {
      if (start.roles.some(([index]) => used.has(index))) continue;
      if (!fits(start.value, extent.value)) continue;
      const roles = new Map([...extent.roles, ...start.roles]);
      for (const base of basesOf(roles, wanted)) {
        yield { ...extent.value, start: start.value, roles, base, cost: extent.cost + start.cost };
      }
    }
  }
}

/** Whether a vehicle that begins so can end so. */
function fits(start: Start, { end }: Extent): boolean {
  if (!end) return true;
  return end.kind === 'size' ? start.kind !== 'lane' : end.kind === start.kind;
}

function basesOf(roles: ReadonlyMap<number, ColumnRole>, wanted?: readonly WantedColumn[]): (0 | 1)[] {
  const said = [...roles].flatMap(([index, role]) =>
    role === 'direction' ? [] : (wanted?.[index]?.number ?? []),
  );
  const [first] = said;
  return first === undefined ? [1, 0] : [first];
}

function* pairs<T>(
  facts: readonly Facts[],
  [first, second]: readonly [ColumnRole, ColumnRole],
  make: (a: Facts, b: Facts) => T,
): Generator<Part<T>> {
  const whole = facts.filter((each) => each.whole);
  for (const a of whole) {
    const costA = a.cost(first);
    if (costA === undefined) continue;
    for (const b of whole) {
      const costB = a === b ? undefined : b.cost(second);
      if (costB === undefined) continue;
      yield {
        value: make(a, b),
        cost: costA + costB,
        roles: [
          [a.index, first],
          [b.index, second],
        ],
      };
    }
  }
}

function* singles<T>(facts: readonly Facts[], role: ColumnRole, make: (a: Facts) => T): Generator<Part<T>> {
  for (const a of facts) {
    const cost = a.whole ? a.cost(role) : undefined;
    if (cost !== undefined) yield { value: make(a), cost, roles: [[a.index, role]] };
  }
}

function* startsOf(facts: readonly Facts[]): Generator<Part<Start>> {
  yield* pairs(facts, ['row', 'column'], (row, column): Start => ({ kind: 'square', row, column }));
  for (const part of singles(facts, 'cell', (cell): Start => ({ kind: 'cell', cell }))) {
    yield { ...part, cost: part.cost + 0.5 };
  }
  for (const part of pairs(
    facts,
    ['lane', 'offset'],
    (lane, offset): Start => ({ kind: 'lane', lane, offset }),
  )) {
    yield { ...part, cost: part.cost + 2 };
  }
}

function* extentsOf(facts: readonly Facts[], wanted?: readonly WantedColumn[]): Generator<Part<Extent>> {
  const directions = facts.flatMap((each) => directionsIn(each, wanted?.[each.index]));
  for (const way of directions) {
    const own = way.facts?.index ?? -1;
    const direction: [number, ColumnRole] = [own, 'direction'];
    for (const each of facts) {
      const lengths = each.index === own ? undefined : lengthsIn(each);
      if (!lengths) continue;
      yield {
        value: { directions: way, lengths },
        cost: way.cost + (each.cost('length') ?? 0),
        roles: [direction, [each.index, 'length']],
      };
    }
    yield { value: { directions: way }, cost: way.cost + 1, roles: [direction] };
  }
  yield* pairs(
    facts,
    ['row2', 'column2'],
    (row, column): Extent => ({ end: { kind: 'square', row, column } }),
  );
  yield* singles(facts, 'cell2', (cell): Extent => ({ end: { kind: 'cell', cell } }));
  yield* pairs(
    facts,
    ['width', 'height'],
    (width, height): Extent => ({ end: { kind: 'size', width, height } }),
  );
}
