import { check, checkBoard, list, object, shown, whole } from '../basics/arguments.ts';
import type { Problem } from '../basics/errors.ts';
import { plain, quote } from '../basics/quote.ts';
import { err, ok, type Result } from '../basics/result.ts';
import type { Board } from './board.ts';
import { directions, directionWords } from './directions.ts';
import type { Move, Slide } from './moves.ts';

/**
 * Reads a move that comes from outside, such as from JSON: `{ vehicle, by }` with the index of a vehicle, `{ label, by }`, or all
 * three. The notation `json` has the label as `vehicle`, and `direction` and `cells` in the place of `by`; these are read, too.
 * Whether the move is legal is for `replay` to say.
 *
 * @param board - whose vehicle moves
 * @param value - anything
 * @returns the move with index and label; or the problem: a vehicle or a label that the board does not have, a label that two
 *   vehicles share, `by` that is not a whole number other than 0, or another one
 *   than `direction` and `cells` say. Other properties are left out
 *
 * @example
 * const move = readMove(board, JSON.parse('{"label":"A","by":2}'));
 * if (move.ok) console.log(isWon(slide(game, move.value))); // false
 * else console.log(move.error.message);
 */
export function readMove(board: Board, value: unknown): Result<Move, Problem> {
  const { vehicle, direction, cells, ...rest } = Object(value) as Readonly<Record<string, unknown>>;
  if (direction === undefined) return moveOf(board, value);
  const word = directionWords.find((one) => one === direction);
  if (!word) return refused('illegal-move', `direction is ${shown(direction)}`, directionWords.join(', '));
  if (!(Number(cells) > 0))
    return refused('illegal-move', `cells is ${shown(cells)}`, 'a whole number from 1');
  const { orientation, sign } = directions[word];
  const by = sign * Number(cells);
  if (rest.by !== undefined && rest.by !== by)
    return refused('illegal-move', `by is ${shown(rest.by)}`, `${by}`);
  const named = typeof vehicle === 'string' ? { label: vehicle } : { vehicle };
  const move = moveOf(board, { ...rest, ...named, by });
  if (!move.ok || board.vehicles[move.value.vehicle]?.orientation === orientation) return move;
  const others = directionWords.filter((one) => directions[one].orientation !== orientation);
  return refused(
    'illegal-move',
    `vehicle ${plain(move.value.label)} cannot move ${word}`,
    others.join(' or '),
  );
}

/** As `readMove`, for a move with `by` alone. */
export function moveOf(board: Board, value: unknown): Result<Move, Problem> {
  checkBoard(board);
  // `object` gives what was expected, or false for an object
  if (object(value))
    return refused(
      'unexpected-character',
      `the move is ${shown(value)}`,
      'an object with vehicle or label, and by',
    );
  const { vehicle, label, by } = value as Readonly<Record<string, unknown>>;
  if (!Number.isInteger(by) || by === 0)
    return refused('illegal-move', `by is ${shown(by)}`, 'a whole number other than 0');
  if (label !== undefined && typeof label !== 'string')
    return refused('unknown-vehicle', `label is ${shown(label)}`, 'the label of a vehicle');
  const named = vehicle === undefined ? indexOfLabel(board, label) : undefined;
  if (typeof named === 'string') return refused('unknown-vehicle', named, labelsOf(board));
  const index = named ?? vehicle;
  const found = typeof index === 'number' ? board.vehicles[index] : undefined;
  if (!found || typeof index !== 'number')
    return refused(
      'unknown-vehicle',
      `vehicle is ${shown(index)}`,
      `a whole number from 0 to ${board.vehicles.length - 1}`,
    );
  if (label !== undefined && label !== found.label)
    return refused(
      'unknown-vehicle',
      `label is ${quote(label)}`,
      `${plain(found.label)}, that of vehicle ${index}`,
    );
  return ok({ vehicle: index, label: found.label, by: by as number });
}

/** The index of the only vehicle with a label, or why there is none. */
function indexOfLabel({ vehicles }: Board, label: string | undefined): number | string {
  if (label === undefined) return 'there is neither vehicle nor label';
  const index = vehicles.findIndex((vehicle) => vehicle.label === label);
  if (index < 0) return `no vehicle is labelled ${quote(label)}`;
  return vehicles.findLastIndex((vehicle) => vehicle.label === label) === index
    ? index
    : `two vehicles are labelled ${quote(label)}; vehicle, the index, tells them apart`;
}

const labelsOf = ({ vehicles }: Board): string =>
  `one of ${vehicles.map(({ label }) => plain(label)).join(', ')}`;

const refused = (code: Problem['code'], message: string, expected: string): Result<Move, Problem> =>
  err({ code, message, expected });

/**
 * Checks moves that a program passes.
 *
 * @throws RangeError or TypeError that names the argument, the first bad move and what was expected
 */
export function checkSlides(board: Board, moves: readonly Slide[], name: string): void {
  check(moves, name, list);
  for (const [index, move] of moves.entries()) checkSlide(board, move, `${name}[${index}]`);
}

/** Checks one move that a program passes; a slide by 0 is allowed, since it changes nothing. */
export function checkSlide(board: Board, move: Slide, name: string): void {
  const read = moveOf(board, move?.by === 0 ? { ...move, by: 1 } : move);
  if (!read.ok) throw new RangeError(`${name}: ${read.error.message}; expected ${read.error.expected}`);
  // a label is enough for a reader only
  check(move.vehicle, `${name}.vehicle`, whole);
}
