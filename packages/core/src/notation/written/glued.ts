// What is written without a blank: `R3`, `-left-1`, `LLL`, `3LC`, `A1-B1`, `AR1CL3`.
import type { Orientation } from '../../board/vehicle.ts';
import { type Labels, labelAt } from './label-at.ts';
import { numbers, type Way, ways } from './vocabulary.ts';

/** What a piece of a text can mean. */
export type Atom =
  | { readonly kind: 'label'; readonly vehicles: readonly number[] }
  | { readonly kind: 'way'; readonly way: Way }
  /** `signed`: with a sign before it, or from one cell to another; `along`: where the text says whether they are of a row or of a column. */
  | {
      readonly kind: 'cells';
      readonly cells: number;
      readonly signed: boolean;
      readonly along?: Orientation | undefined;
    };

/** The number of cells of a move that leads the primary off the board, however far it is from the exit. */
export const OUT = 1000;

export type Letters = ReadonlyMap<string, Way>;

/** No vehicle slides farther, with its way off the board. */
const MOST_CELLS = 32;

const cellsAtom = (cells: number, signed = false, along?: Orientation): Atom => ({
  kind: 'cells',
  cells,
  signed,
  along,
});

/** The signs of an axis in front of cells, as `withoutJson` writes them. */
const axes: Readonly<Record<string, Orientation>> = { '↔': 'horizontal', '↕': 'vertical' };

/** `3`, `-2`, `x3`, `↕-2`, `three`, or the cells from one square to another: `A1-B1` is 1. */
export function cellsIn(word: string): Atom | undefined {
  const [, axis = '', sign = '', digits] = /^([↔↕]?)([+−–-]?|[x×])(\d{1,4})$/.exec(word) ?? [];
  if (digits !== undefined)
    return cellsAtom((/[−–-]/.test(sign) ? -1 : 1) * Number(digits), /[+−–-]/.test(sign), axes[axis]);
  const named = numbers.get(word.toLowerCase());
  if (named !== undefined) return cellsAtom(named);
  const [, column = '', row = '', toColumn = '', toRow = ''] =
    /^([A-Pa-p])(\d{1,2})(?:[-–>→]|->)([A-Pa-p])(\d{1,2})$/.exec(word) ?? [];
  if (column === '') return undefined;
  const across = letterNumber(toColumn) - letterNumber(column);
  const down = Number(toRow) - Number(row);
  return (across === 0) === (down === 0) ? undefined : cellsAtom(across + down, true);
}

const letterNumber = (letter: string): number => letter.toLowerCase().charCodeAt(0);

/** `L`, `LLL`, `←←←`: a direction, and how often it stands there. */
export function runIn(
  word: string,
  letters: Letters,
): { readonly way: Way; readonly times: number } | undefined {
  const [first = '', ...rest] = word;
  const lower = first.toLowerCase();
  const way = letters.get(lower) ?? ways.get(lower);
  if (!way || rest.length >= MOST_CELLS || rest.some((letter) => letter !== first)) return undefined;
  return { way, times: 1 + rest.length };
}

/**
 * What is written after a label: `R3`, `-left-1`, `+2`, `→`, `2R`.
 *
 * @param runs - whether the number of cells is how often a direction stands there
 */
export function gluedTo(rest: string, letters: Letters, runs: boolean): readonly (readonly Atom[])[] {
  // `Done` is not D one
  const cells = numbers.has(rest.toLowerCase()) ? undefined : cellsIn(rest);
  if (cells) return [[cells]];
  const run = runs ? runIn(rest, letters) : undefined;
  if (run) return [[{ kind: 'way', way: run.way }, cellsAtom(run.times)]];
  const [, lead = '', word = '', digits = ''] =
    /^(\d{0,4})[-–>]?(<-|->|[^\d]+?)[-–]?(\d{0,4})$/u.exec(rest) ?? [];
  const way = ways.get(word.toLowerCase()) ?? letters.get(word.toLowerCase());
  if (!way || (lead !== '' && digits !== '')) return [];
  const number = (text: string): Atom[] => (text === '' ? [] : [cellsAtom(Number(text))]);
  return [[...number(lead), { kind: 'way', way }, ...number(digits)]];
}

/** `3LC`: cells, direction and label. */
export function labelLast(word: string, labels: Labels, letters: Letters): readonly Atom[] | undefined {
  const [, cells = '', letter = '', label = ''] = /^(\d{1,4})([^\d])(.+)$/u.exec(word) ?? [];
  const way = letters.get(letter.toLowerCase()) ?? ways.get(letter);
  const [found, vehicles] = labelAt(label, labels);
  if (!way || found !== label || label === '') return undefined;
  return [cellsAtom(Number(cells)), { kind: 'way', way }, { kind: 'label', vehicles }];
}

/** The fewest moves of one cell that are written without a blank: a shorter word may be any word. */
const LEAST_STEPS = 4;

/** `AR1CL3OD3`: several moves, each with its number of cells; or none has one, `ARCLCLOD`. */
export function chainIn(word: string, labels: Labels, letters: Letters): readonly Atom[] | undefined {
  const atoms: Atom[] = [];
  let [rest, moves, steps] = [word, 0, 0];
  while (rest !== '') {
    const [label, vehicles] = labelAt(rest, labels);
    const [whole = '', letter = '', cells = ''] = /^([^\d])(\d{0,2})/u.exec(rest.slice(label.length)) ?? [];
    const way = letters.get(letter.toLowerCase()) ?? ways.get(letter);
    if (label === '' || !way) return undefined;
    atoms.push({ kind: 'label', vehicles }, { kind: 'way', way });
    if (cells === '') steps++;
    else atoms.push(cellsAtom(Number(cells)));
    moves++;
    rest = rest.slice(label.length + whole.length);
  }
  return moves >= (steps > 0 ? LEAST_STEPS : 2) && (steps === 0 || steps === moves) ? atoms : undefined;
}
