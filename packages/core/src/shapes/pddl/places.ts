import type { Square } from '../../basics/place.ts';
import type { Fact, Task } from './facts.ts';

/** Two numbers that an object's name or two objects stand for, in the order in which they are written. */
export type Pair = readonly [number, number];

/** How a problem names the cells of its board. */
export interface Places {
  /** The pair of the last words of a fact, and the words before them; undefined where it names no cell. */
  read(fact: Fact): { readonly pair: Pair; readonly rest: readonly string[] } | undefined;
  /** The pairs of a fact that names one vehicle and some cells, or the pair of a fact that names one cell; otherwise none. */
  readEach(fact: Fact): readonly { readonly pair: Pair; readonly rest: readonly string[] }[];
  /** All pairs that are cells. */
  readonly pairs: readonly Pair[];
  /** The pair that an object stands for alone, if it is a cell. */
  pairOf(word: string): Pair | undefined;
  /** Whether the first number is the column; undefined where the names do not say it. */
  readonly columnFirst?: boolean;
}

const letterNumber = (letters: string): number =>
  letters.charCodeAt(letters.length - 1) - 'a'.charCodeAt(0) + 1;

/** `pos-1-2`, `r1c2`, `place_12`, `pa1`. */
function pairIn(name: string): Pair | undefined {
  const [, a, b] = /(\d+)\D+(\d+)$/.exec(name) ?? /(?<!\d)(\d)(\d)$/.exec(name) ?? [];
  if (a !== undefined && b !== undefined) return [Number(a), Number(b)];
  const [, letters, digits] = /^[a-z]*?([a-z])_?(\d+)$/.exec(name) ?? [];
  return letters !== undefined && digits !== undefined ? [letterNumber(letters), Number(digits)] : undefined;
}

/** The objects in groups that may be the cells: by type, and by what their names begin with. */
function groupsOf({ objects }: Task): string[][] {
  const groups = new Map<string, string[]>();
  const add = (key: string, name: string) => groups.set(key, [...(groups.get(key) ?? []), name]);
  for (const [name, type] of objects) {
    if (type !== '') add(`type ${type}`, name);
    add(`name ${/^[^\d]*/.exec(name)?.[0]}`, name);
  }
  return [...groups.values()];
}

/** The cells of a problem as objects of their own, or as pairs of rows and columns; undefined if there are neither. */
export function placesOf(task: Task): Places | undefined {
  const cells = groupsOf(task)
    .filter((names) => names.length >= 4 && names.every((name) => pairIn(name) !== undefined))
    .sort((a, b) => b.length - a.length)
    .find((names) => isSquarish(names.flatMap((name) => [pairIn(name) ?? ([0, 0] as const)])));
  if (cells) {
    const pairs = new Map(cells.map((name) => [name, pairIn(name) ?? ([0, 0] as const)]));
    const eachIn = ({ words, value }: Fact) => {
      const rest = words.filter((word) => !pairs.has(word));
      return value === undefined
        ? words.flatMap((word) => {
            const pair = pairs.get(word);
            return pair ? [{ pair, rest }] : [];
          })
        : [];
    };
    return {
      pairs: [...pairs.values()],
      pairOf: (word) => pairs.get(word),
      read(fact) {
        const [found, more] = eachIn(fact);
        return more ? undefined : found;
      },
      readEach(fact) {
        const found = eachIn(fact);
        return found.length === 1 || found[0]?.rest.length === 1 ? found : [];
      },
    };
  }
  const lanes = new Map<string, number>();
  for (const names of groupsOf(task)) {
    const numbers = names
      .map((name) => Number(/(?<!\d)\d+$/.exec(name)?.[0] ?? Number.NaN))
      .sort((a, b) => a - b);
    const isRun = numbers.every((number, i) => number === (numbers[0] ?? 0) + i) && (numbers[0] ?? 2) <= 1;
    const isUsed = (name: string) => task.facts.some(({ words }) => words.slice(-2).includes(name));
    if (names.length > 2 && isRun && names.every(isUsed))
      for (const name of names) lanes.set(name, Number(/(?<!\d)\d+$/.exec(name)?.[0]));
  }
  if (lanes.size === 0) return undefined;
  const read: Places['read'] = ({ words, value }) => {
    const [a, b] = words.slice(-2).map((word) => lanes.get(word));
    if (a === undefined || b === undefined || value !== undefined) return undefined;
    return { pair: [a, b], rest: words.slice(0, -2) };
  };
  // a fact about two rows is about neighbours
  const kinds = task.facts.flatMap((fact) => {
    const [a, b] = read(fact) ? fact.words.slice(-2).map((word) => kindOf(word, task)) : [];
    return a === b ? [] : [a];
  });
  const columnFirst = kinds.length > 0 && kinds.every((first) => first === 'column');
  const isSaid = columnFirst || (kinds.length > 0 && kinds.every((first) => first === 'row'));
  const numbersOf = (kind: 'row' | 'column') => [
    ...new Set(
      [...lanes].flatMap(([word, number]) => (!isSaid || kindOf(word, task) === kind ? [number] : [])),
    ),
  ];
  const [first, second] = columnFirst ? (['column', 'row'] as const) : (['row', 'column'] as const);
  return {
    read,
    readEach(fact) {
      const found = read(fact);
      return found ? [found] : [];
    },
    pairs: numbersOf(first).flatMap((a) => numbersOf(second).map((b): Pair => [a, b])),
    pairOf: () => undefined,
    ...(isSaid && { columnFirst }),
  };
}

/** What an object is by its type, or by its name where it has none. */
function kindOf(word: string, { objects }: Task): 'row' | 'column' | undefined {
  const named = objects.get(word) || word;
  return /^(?:row|fila|zeile|r\d)/.test(named)
    ? 'row'
    : /^(?:col|spalte|c\d)/.test(named)
      ? 'column'
      : undefined;
}

/** Whether pairs fill a rectangle, but for a few. */
function isSquarish(pairs: readonly Pair[]): boolean {
  const [rows, columns] = [new Set(pairs.map(([a]) => a)), new Set(pairs.map(([, b]) => b))];
  return rows.size > 1 && columns.size > 1 && pairs.length * 4 >= rows.size * columns.size * 3;
}

/** Names of relations between neighbours in a row: the first is left of the second, or right of it. */
const LEFT_FIRST = /^(?:is[-_])?(?:left|beside)|^next[-_]?col|^poziomo/;
const RIGHT_FIRST = /^(?:is[-_])?(?:right|derecha)/;
const ABOVE_FIRST = /^(?:is[-_])?(?:top|above|up)|^next[-_]?row|^pionowo/;
const BELOW_FIRST = /^(?:is[-_])?(?:below|under|down)|^arriba/;

/** Which number of a pair is the column, and which way each counts: the square of a pair, before the least ones are taken off. */
export function squaresBy(task: Task, places: Places, across: readonly (readonly Pair[])[]) {
  let { columnFirst } = places;
  let [left, down] = [1, 1];
  for (const { name, words } of task.facts) {
    const [a, b] = words.slice(0, 2).map(places.pairOf);
    if (!a || !b || words.length !== 2) continue;
    const isFirst = a[0] !== b[0];
    const isRow = LEFT_FIRST.test(name) || RIGHT_FIRST.test(name);
    const isColumn = ABOVE_FIRST.test(name) || BELOW_FIRST.test(name);
    if (isRow) columnFirst ??= isFirst;
    if (isColumn) columnFirst ??= !isFirst;
    const grows = isFirst ? b[0] > a[0] : b[1] > a[1];
    if (isRow) left = LEFT_FIRST.test(name) === grows ? 1 : -1;
    if (isColumn) down = ABOVE_FIRST.test(name) === grows ? 1 : -1;
  }
  columnFirst ??= across.some(([a, b]) => a !== undefined && b !== undefined && a[0] !== b[0]);
  return ([a, b]: Pair): Square => {
    const [column, row] = columnFirst ? [a, b] : [b, a];
    return { row: row * down, column: column * left };
  };
}
