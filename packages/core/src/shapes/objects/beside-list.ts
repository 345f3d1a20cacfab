/*
 * What stands beside a list of vehicles among the arguments of a call or in a tuple: the size of the board and the square of its
 * exit.
 *
 *     solve(6, 6, {2,0}, [{0,{2,3},{2,4}}, …])      6 columns and rows, the exit at 2, 0 in either order
 */
import type { About } from '../parts/matrix.ts';
import type { Value } from '../values/value.ts';

type Items = Value & { readonly kind: 'array' };

interface ListWithSquare {
  readonly list: Items;
  readonly about: About;
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
  };
}

const isPair = ({ items }: Items): boolean =>
  items.length === 2 && items.every((item) => numberOf(item) !== undefined);

const numberOf = (value: Value): number | undefined =>
  value.kind === 'scalar' && !value.quoted && /^\d{1,2}$/.test(value.text) ? Number(value.text) : undefined;
