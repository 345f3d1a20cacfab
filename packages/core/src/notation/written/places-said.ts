/*
 * Whether vehicles stand where moves say that they do. A move from a cell at which its vehicle does not stand is wrong, however far it goes:
 *
 *     Y: E4 -> E1      Y stands at E4, or its other end does
 *     Y: A4 -> A1      Y stands in column E
 *     Y: E4 -> D4      Y is vertical
 *
 * All moves of a text count alike: the letter or the first number is the column or the row, and rows count from the top or the bottom.
 */
import type { Problem } from '../../basics/errors.ts';
import { err, type Result } from '../../basics/result.ts';
import type { Board } from '../../board/board.ts';
import { placeAt } from '../../text/place.ts';
import { labelsOf } from '../parts/labels.ts';
import { NAMED, POINTS } from './from-to.ts';
import { areLanes, LISTS, NUMBERS, PLACES } from './json-moves.ts';

/** A column and a row in either order, or that of them along which the vehicle moves, alone. */
type Place = readonly [number, number?];

/** A move from one place to another. */
interface PlacedMove {
  readonly vehicle: number;
  readonly from: Place;
  readonly to: Place;
  /** Whether the first number was a letter, and counts from 0. */
  readonly isNamed: boolean;
  /** Which of two numbers is the column, where their names say so. */
  readonly column: 0 | 1 | undefined;
  /** The cell that it says it comes from, as it is written, and where that stands. */
  readonly said: string;
  readonly position: number;
}

/** Whether rows count from the top; undefined where that is not known, as where no move says from where it comes. */
type Downwards = boolean | undefined;

/** How the places of a text count, or the problem with the first move that comes from another place. */
export function downwardsIn(
  text: string,
  board: Board,
): Result<never, Problem> | { readonly down: Downwards } {
  const moves = placedMoves(text, board);
  if (!moves || moves.length === 0) return { down: undefined };
  const fits = COUNTS.map((count) => ({ ...count, fitting: fittingMoves(moves, board, count) }));
  const whole = fits.filter(({ fitting }) => fitting === moves.length);
  const [first, ...more] = whole;
  if (first) return { down: more.some(({ down }) => down !== first.down) ? undefined : first.down };
  const index = Math.max(...fits.map(({ fitting }) => fitting));
  const { vehicle, said, position } = moves[index] as PlacedMove;
  const label = board.vehicles[vehicle]?.label ?? '';
  return err({
    code: 'illegal-move',
    message: `move ${index + 1} is illegal: ${label} does not slide from ${said}`,
    expected: `a cell at which ${label} stands, and another one of its lane`,
    at: { text: placeAt(text, position), move: index, vehicle: label },
  });
}

/** The moves that say from where to where; undefined where it is not clear which vehicle one of them is of. */
function placedMoves(text: string, board: Board): PlacedMove[] | undefined {
  const labels = labelsOf(board);
  const found: (Omit<PlacedMove, 'vehicle'> & { readonly label: string | undefined })[] = [];
  const take = (pattern: RegExp, pairOf: (parts: readonly string[]) => readonly number[] | undefined) => {
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const numbers = pairOf(match.slice(1));
      const before = text.slice(Math.max(end, match.index - LONGEST_BEFORE), match.index);
      end = match.index + match[0].length;
      if (!numbers) continue;
      const half = numbers.length / 2;
      const [from, to] = [numbers.slice(0, half), numbers.slice(half)] as unknown as [Place, Place];
      const said = match[0].split(BETWEEN)[0]?.replace(/^"from"\s*:\s*|^(?:from|von|de|desde)\s+/i, '') ?? '';
      const label = labelBefore(before, (word) => labels.has(word));
      const isNamed = pattern === NAMED;
      const column = pattern === PLACES ? columnBy(match[1] ?? '') : undefined;
      found.push({
        label,
        from,
        to,
        isNamed,
        column,
        said: said.trim(),
        position: match.index,
      });
    }
  };
  if (!board.vehicles.some(({ label }) => /^[A-P]\d{1,2}$/i.test(label)))
    take(NAMED, ([a = '', b, c = '', d]) => [letter(a), Number(b), letter(c), Number(d)]);
  for (const pattern of [POINTS, LISTS]) take(pattern, (parts) => parts.map(Number));
  take(PLACES, ([aName, a, bName, b, cName, c, dName, d]) =>
    aName === cName && bName === dName ? [a, b, c, d].map(Number) : undefined,
  );
  take(NUMBERS, (parts) => (areLanes(parts, board) ? parts.map(Number) : undefined));
  const moves = found
    .sort((one, other) => one.position - other.position)
    .flatMap(({ label, ...move }) => {
      const [vehicle, ...more] = (label !== undefined && labels.get(label)) || [];
      return vehicle === undefined || more.length > 0 ? [] : [{ ...move, vehicle }];
    });
  return moves.length === found.length ? moves : undefined;
}

/** The most characters between a label and the cell from which the move comes. */
const LONGEST_BEFORE = 40;
/** What stands between the two cells of a move. */
const BETWEEN = /\s*(?:[-=]{1,2}>|[→➡|]|\s(?:to|nach|till?|vers|hacia|para)\s|,\s*"to")/iu;

/** Which of two numbers is the column, by the name of the first; x is a row in some programs. */
const columnBy = (name: string): 0 | 1 | undefined =>
  /^r(?:ow)?$/i.test(name) ? 1 : /^c(?:ol(?:umn)?)?$/i.test(name) ? 0 : undefined;

const letter = (name: string): number => name.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);

/** The only label among the words before a cell, on its line; the last one of several that stands right before it. */
function labelBefore(before: string, isLabel: (word: string) => boolean): string | undefined {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const words = line.match(/[\p{L}\p{N}@*]+/gu) ?? [];
  const last = words.at(-1);
  if (last !== undefined && isLabel(last)) return last;
  const [label, ...more] = words.filter(isLabel);
  return more.length === 0 ? label : undefined;
}

interface Count {
  /** Which of the two numbers is the column. */
  readonly column: 0 | 1;
  /** The number of the first column and row. */
  readonly base: 0 | 1;
  readonly down: boolean;
}

const COUNTS: readonly Count[] = ([0, 1] as const).flatMap((column) =>
  ([0, 1] as const).flatMap((base) => [true, false].map((down) => ({ column, base, down }))),
);

/** How many of the moves, from the first on, come from where their vehicle stands then, and stay in its lane. */
function fittingMoves(
  moves: readonly PlacedMove[],
  { vehicles, height }: Board,
  { column, base, down }: Count,
): number {
  const offsets = vehicles.map(({ offset }) => offset);
  const wrong = moves.findIndex(({ vehicle, from, to, isNamed, column: said }) => {
    if (said !== undefined && said !== column) return true;
    // numbers beside letters count from 1 where they count from the bottom, as in chess, and where the letters are rows
    if (isNamed && base === 0 && (!down || column === 1)) return true;
    const { orientation, lane, length = 0 } = vehicles[vehicle] ?? {};
    const [start, end] = [from, to].map(([a, b]) => {
      if (b === undefined) {
        const along = a - base;
        return { lane, along: down || orientation === 'horizontal' ? along : height - 1 - along };
      }
      const pair = [isNamed ? a : a - base, b - base];
      const [across = 0, below = 0] = column === 0 ? pair : pair.reverse();
      const row = down ? below : height - 1 - below;
      return orientation === 'horizontal' ? { lane: row, along: across } : { lane: across, along: row };
    });
    const offset = offsets[vehicle] ?? 0;
    if (!start || !end || start.lane !== lane || end.lane !== lane) return true;
    if (start.along < offset || start.along >= offset + length) return true;
    offsets[vehicle] = offset + end.along - start.along;
    return false;
  });
  return wrong < 0 ? moves.length : wrong;
}
