// The boards of a text in which no format has any: read by its shape. Standard error says how it was read.
import { err, ok, type Problem, renderText, solve } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import type { ReadBoard } from '@unjam/core/formats';
import {
  type BoardReading,
  type FailedBoard,
  type Question,
  type Reading,
  type Refusal,
  readShapes,
  type ShapeOptions,
} from '@unjam/core/shapes';
import { printError } from '../terminal/standard.ts';
import type { TextOptions } from './reading-options.ts';
import type { Source } from './sources.ts';

/** A board of a text that no format recognises, or why it is none. */
export interface ShapePiece {
  readonly kind: 'shape';
  readonly source: Source;
  readonly read: ReadBoard;
  /** How the text was read; undefined for a board that was refused. */
  readonly how?: string;
}

/** The most states that are searched to compare a length with the one that the text claims. */
const STATES_TO_COMPARE = 200_000;

/**
 * The boards of a text; undefined where its shape says no more than the formats do.
 *
 * @param isInFormat - whether the text is surely meant to be in a format that refuses it: then only a clear reading counts
 */
export function shapePieces(
  source: Source,
  text: string,
  options: TextOptions,
  isInFormat: boolean,
): ShapePiece[] | undefined {
  const answer = readShapes(text, shapeOptionsOf(options));
  if (answer.kind === 'refused' || (isInFormat && (answer.kind === 'question' || answer.failed.length > 0)))
    return undefined;
  if (answer.kind === 'question') return [failed(source, { line: 1, answer })];
  const items = [...answer.boards, ...answer.failed].sort((a, b) => a.line - b.line);
  let said = '';
  return items.map((item) => {
    if (!('board' in item)) return failed(source, item);
    if (item.read !== said) printError(`${source.label}:${item.line}: ${item.read}`);
    said = item.read;
    return readPiece(source, item);
  });
}

function shapeOptionsOf({ primary, exit, empty, wall, border, columns }: TextOptions): ShapeOptions {
  return {
    ...(primary !== undefined && { primary }),
    ...(exit && { exit }),
    ...(empty !== undefined && { empty }),
    ...(wall !== undefined && { wall }),
    ...(border !== undefined && { border }),
    ...(columns !== undefined && { columns }),
    solve: (board) => {
      const [moves, steps] = (['moves', 'steps'] as const).map((metric) =>
        solve(board, { metric, limit: { states: STATES_TO_COMPARE } }),
      );
      if (moves?.kind === 'unsolvable') return 'unsolvable';
      if (moves?.kind !== 'solved' || steps?.kind !== 'solved') return undefined;
      return { moves: moves.moves, steps: steps.steps };
    },
  };
}

const readPiece = (source: Source, { line, name, optimalMoves, board, read }: BoardReading): ShapePiece => ({
  kind: 'shape',
  source,
  how: read,
  read: {
    line,
    result: ok(board),
    setup: boardToSetup(board),
    ...(name !== undefined && { name }),
    ...(optimalMoves !== undefined && { optimalMoves }),
  },
});

function failed(source: Source, { line, name, answer }: FailedBoard): ShapePiece {
  if (answer.kind === 'question') drawReadings(source, line, answer);
  const problem = answer.kind === 'question' ? asked(answer, line) : withShape(answer);
  return {
    kind: 'shape',
    source,
    read: { line, result: err([problem]), ...(name !== undefined && { name }) },
  };
}

/** Every reading with its drawing and the option that chooses it. */
function drawReadings(source: Source, line: number, { readings }: Question): void {
  for (const reading of readings) {
    printError(`${source.label}:${line}: ${optionOf(reading)}: ${reading.read}`);
    for (const row of renderText(reading.board).trimEnd().split('\n')) printError(`  ${row}`);
  }
}

/** The option that chooses a reading, as it is typed. */
const optionOf = ({ choices }: Reading): string =>
  choices
    .slice(0, 1)
    .map(({ option, value }) => `--${option} ${/^[\w,.-]+$/.test(value) ? value : `'${value}'`}`)
    .join(' ');

const asked = (question: Question, line: number): Problem => ({
  code: 'ambiguous-primary',
  message: `this can be read in ${question.readings.length} ways`,
  expected: question.readings.map(optionOf).join(' or '),
  at: { text: { line, column: 1 } },
});

/** The problem of a refusal, after what the text looks like. */
const withShape = ({ looksLike, bestAlmost, problem }: Refusal): Problem => ({
  ...problem,
  message: `this looks like ${looksLike}: ${bestAlmost === undefined ? '' : `read as ${bestAlmost}, `}${problem.message}`,
});
