import type { Board } from '../board/board.ts';
import { relabelAll } from '../board/relabel.ts';
import type { Problem } from '../errors.ts';
import type { Result } from '../result.ts';
import type { WriterId } from './parts/format.ts';

/*
 * New labels on all vehicles, as a format wants them:
 *
 *     prolog    x, trucks o p q r, cars a b c ...
 *     rows      A, then B C D ...
 *     bandung   P, then A B C ...
 *     others    X, then A B C ... and, where letters run out, a b c ..., 0 1 2 ..., AA AB ...
 */

const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWYZ'];
/** Without those that are an empty cell or a wall in some format. */
const SMALL = [...'abcdefghijklmnpqrstuvwyz'];
const single = [...CAPITALS, ...SMALL, ...'0123456789'];
const many = [...single, ...CAPITALS.flatMap((first) => CAPITALS.map((second) => first + second))];

const without = (letters: string): readonly string[] => CAPITALS.filter((label) => !letters.includes(label));

const TRUCKS = [...'opqr'];
const CARS = SMALL.filter((label) => !TRUCKS.includes(label));

const rules: Readonly<
  Partial<Record<WriterId, readonly [primary: string, labels: (length: number) => readonly string[]]>>
> = {
  prolog: ['x', (length) => (length === 3 ? TRUCKS : CARS)],
  rows: ['A', () => without('AR')],
  bandung: ['P', () => without('KP')],
};

/**
 * The board with new labels on all vehicles, which the format can write.
 *
 * @returns the problem where the format has too few labels
 *
 * @example
 * const board = relabelFor(parseBoard('aa..\n@@.b\n...b\n....'), 'rows'); // vehicles A (the primary), B, C
 */
export function relabelFor(board: Board, id: WriterId): Result<Board, readonly Problem[]> {
  const [primary, labels] = rules[id] ?? ['X', () => many];
  return relabelAll(board, primary, labels);
}
