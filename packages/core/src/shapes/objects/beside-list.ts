/*
 * What stands beside a list of vehicles among the arguments of a call or in a tuple: the size of the board, and the square of its
 * exit or the one where the red car begins.
 *
 *     solve(6, 6, {2,0}, [{0,{2,3},{2,4}}, …])      6 columns and rows, the exit at 2, 0 in either order
 *     start([["A", 3, V, (0, 0)], …], (2, 1))       the red car at 2, 1, if no other vehicle can leave along its row
 */
import { at } from '../../basics/at.ts';
import { primaryOf } from '../../board/board.ts';
import type { Found } from '../parts/candidate.ts';
import type { About } from '../parts/matrix.ts';
import type { Value } from '../values/value.ts';

type Items = Value & { readonly kind: 'array' };

interface ListWithSquare {
  readonly list: Items;
  readonly about: About;
  /** The same list with a red car in the square, one for each word that may mean that it lies across; none where it has no labels. */
  readonly withRed: readonly (readonly Value[])[];
}

/** The list, where all that stands beside it are numbers and one pair of numbers; undefined otherwise. */
export function listWithSquare(items: readonly Value[], about: About): ListWithSquare | undefined {
  const lists = items.filter((item): item is Items => item.kind === 'array');
  const pairs = lists.filter(isPair);
  const [list, ...others] = lists.filter((item) => !isPair(item));
  const sides = items.filter((item) => item.kind === 'scalar').map(numberOf);
  const isOther = sides.includes(undefined) || items.some(({ kind }) => kind === 'object');
  const [square, ...more] = pairs;
  if (!list || others.length > 0 || !square || more.length > 0 || isOther) return undefined;
  if (list.items.length < 2 || !list.items.every(({ kind }) => kind === 'array')) return undefined;
  const [a = 0, b = 0] = square.items.map(numberOf);
  const [width = 0, height = 0] = sides;
  const isSize = sides.length === 2 && width === height && width > 2;
  return {
    list,
    about: {
      ...about,
      ...(isSize && { width, height }),
      exitSquares: [
        { row: a, column: b, isSaid: true },
        { row: b, column: a, isSaid: true },
      ],
    },
    withRed: listsWithRed(list.items.filter(isArray), square),
  };
}

/** The label of a red car that a list does not have. */
const RED = 'X';

/** The vehicles behind a red car, which has their form: a label, a length, one of two words for the direction, and its square. */
function listsWithRed(vehicles: readonly Items[], square: Items): readonly (readonly Value[])[] {
  const [first] = vehicles;
  if (!first || vehicles.some(({ items, call }) => call !== undefined || items.length !== first.items.length))
    return [];
  const columns = first.items.map((_, i) => vehicles.map(({ items }) => at(items, i)));
  const texts = columns.map((column) => column.map((value) => (value.kind === 'scalar' ? value.text : '')));
  const places = columns.flatMap((column, i) => (column.every(isSquare) ? i : []));
  const lengths = texts.flatMap((column, i) => (column.every((text) => /^[23]$/.test(text)) ? i : []));
  const labels = texts.flatMap((column, i) =>
    column.every((text) => /^\p{L}/u.test(text) && text !== RED) && new Set(column).size === column.length
      ? i
      : [],
  );
  const words = texts.flatMap((column, i) =>
    ![...lengths, ...labels].includes(i) && new Set(column).size === 2 && !column.includes('') ? i : [],
  );
  if ([places, lengths, labels, words].some(({ length }) => length !== 1) || columns.length !== 4) return [];
  const scalar = (text: string): Value => ({ kind: 'scalar', at: square.at, text, quoted: true });
  return [...new Set(texts[words[0] ?? 0])].map((word) => {
    const fields = columns.map((_, i) =>
      places.includes(i) ? square : scalar(lengths.includes(i) ? '2' : labels.includes(i) ? RED : word),
    );
    return [{ ...first, at: square.at, items: fields }, ...vehicles];
  });
}

/** The readings in which the square is the exit, and those in which a red car begins there and leaves to the right: both count. */
export function eitherSquare(asExit: readonly Found[], asRed: readonly Found[]): Found[] {
  const reds = asRed.flatMap(({ candidates }) =>
    candidates.filter(({ board }) => {
      const { label, orientation } = primaryOf(board);
      return label === RED && orientation === 'horizontal' && board.exit === 'right';
    }),
  );
  const [found] = asExit.length > 0 ? asExit : asRed;
  if (!found || reds.length === 0) return [...asExit];
  const { again: _, ...rest } = found;
  const kind = found.kind === undefined ? {} : { kind: `${found.kind}, a square beside it` };
  const exits = (asExit[0]?.candidates ?? []).map((one) => ({ ...one, roles: `${one.roles}, exit` }));
  const says = `; it begins in the square beside the list`;
  return [
    {
      ...rest,
      ...kind,
      candidates: [
        ...exits,
        ...reds.map((one) => ({
          ...one,
          cost: one.cost + UNSAID,
          says: `${one.says}${says}`,
          roles: `${one.roles}, red`,
        })),
      ],
    },
    ...asExit.slice(1),
  ];
}

/** What it costs that nothing says that the square is that of the red car. */
const UNSAID = 1;

const isArray = (value: Value): value is Items => value.kind === 'array';

const isSquare = (value: Value): boolean => isArray(value) && isPair(value);

const isPair = ({ items }: Items): boolean =>
  items.length === 2 && items.every((item) => numberOf(item) !== undefined);

const numberOf = (value: Value): number | undefined =>
  value.kind === 'scalar' && !value.quoted && /^\d{1,2}$/.test(value.text) ? Number(value.text) : undefined;
