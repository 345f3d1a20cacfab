// The boards of a text in no format, which core reads by its shape: standard error says how each was read, and draws the readings
// that are equally good.
import { type Board, renderText, solve } from '@unjam/core';
import type { ReadBoard } from '@unjam/core/formats';
import {
  type BoardReading,
  decidingChoices,
  type Length,
  type Question,
  type Reading,
} from '@unjam/core/shapes';
import { printError } from '../terminal/standard.ts';
import type { Source } from './sources.ts';

/** A board of a text that no format recognises, or why it is none. */
export interface ShapePiece {
  readonly kind: 'shape';
  readonly source: Source;
  readonly read: ReadBoard;
  /** How the text was read, and the size of the board; undefined for a board that was refused. */
  readonly how?: string;
}

/** The most states that are searched to compare a length with the one that the text claims. */
const STATES_TO_COMPARE = 200_000;

/** The lengths of a board's shortest solutions, to choose between readings by the length that the text claims. */
export function lengthOf(board: Board): Length | undefined {
  const [moves, steps] = (['moves', 'steps'] as const).map((metric) =>
    solve(board, { metric, limit: { states: STATES_TO_COMPARE } }),
  );
  if (moves?.kind === 'unsolvable') return 'unsolvable';
  if (moves?.kind !== 'solved' || steps?.kind !== 'solved') return undefined;
  return { moves: moves.moves, steps: steps.steps };
}

/**
 * The piece of a board that was read by its shape.
 *
 * @param said - the last line that was printed about the source, which is not printed again
 */
export function shapePiece(source: Source, read: ReadBoard, said: string | undefined): ShapePiece {
  const { shape, line } = read;
  if (!shape || 'answer' in shape)
    return { kind: 'shape', source, read: shape ? failed(source, read, shape.answer) : read };
  const how = `${shape.read}; the board is ${sizeOf(shape.board)}`;
  if (how !== said) printError(`${source.label}:${line}: ${how}${claimWords(shape)}`);
  return { kind: 'shape', source, how, read };
}

const sizeOf = ({ width, height }: Board): string => `${width}x${height}`;

/** That the board as it was read has no solution of the length that the text claims; nothing where it has one, or is not solved soon. */
function claimWords({ board, optimalMoves: claimed }: BoardReading): string {
  const length = claimed === undefined ? undefined : lengthOf(board);
  if (length === undefined) return '';
  if (length === 'unsolvable') return `; ${says(claimed)}, but it has no solution: ${ASK}`;
  const { moves, steps } = length;
  if (claimed === moves || claimed === steps) return '';
  return `; ${says(claimed)}, but the shortest solution has ${moves} (${steps} steps): ${ASK}`;
}

const says = (claimed: number | undefined): string => `the text says ${claimed} moves`;
const ASK = 'is it read as it is meant?';

/** The options that choose a reading stand in the place of those of the library. */
function failed(source: Source, read: ReadBoard, answer: Question | { readonly kind: 'refused' }): ReadBoard {
  if (answer.kind === 'refused' || read.result.ok) return read;
  for (const reading of answer.readings) {
    printError(`${source.label}:${read.line}: ${optionsOf(reading, answer.readings)}: ${reading.read}`);
    for (const row of renderText(reading.board).trimEnd().split('\n')) printError(`  ${row}`);
  }
  const expected = answer.readings.map((reading) => optionsOf(reading, answer.readings)).join(' or ');
  const { error, problems } = read.result;
  const told = problems.map((problem) => ({ ...problem, expected }));
  return { ...read, result: { ok: false, error: { ...error, expected }, problems: told } };
}

/** The options that choose a reading, as they are typed. */
const optionsOf = (reading: Reading, readings: readonly Reading[]): string =>
  decidingChoices(reading, readings)
    .map(({ option, value }) => `--${option} ${/^[\w,.-]+$/.test(value) ? value : `'${value}'`}`)
    .join(' ');
