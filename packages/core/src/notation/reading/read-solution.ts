import { text as aText, check, checkBoard, oneOf } from '../../basics/arguments.ts';
import type { Problem } from '../../basics/errors.ts';
import { ok } from '../../basics/result.ts';
import { type Board, isSolved, startOf } from '../../board/board.ts';
import { type Solution, splitSlides } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { withoutThoughts } from '../../text/thoughts.ts';
import { countsUpAsPlus } from '../csv/csv.ts';
import type { NotationId } from '../parts/notation.ts';
import { readers } from '../registry.ts';
import { drawnStatesAlone } from '../written/drawn-states.ts';
import { withoutLineMarks } from '../written/line-marks.ts';
import { readWritten } from '../written/written.ts';
import { movesBesideOthers } from './beside-moves.ts';
import { type ReadSolution, readInNotation } from './in-notation.ts';

/**
 * Reads a solution in one of the notations, or as people write them: numbered, in words, a step a line, with or without numbers of
 * cells. `tryParseSolution` reads the notations alone, which takes a program less.
 *
 * @param text - moves in any notation; what a language model thought before its answer, up to `</think>`, is passed over
 * @param board - whose vehicles the labels name
 * @param notation - the notation of the text; default: recognised, or none
 * @returns the moves, which may be illegal, or the first problem; `how` says how a text in no notation was read, or that
 *   moves under `car,move` count up as plus
 *
 * @example
 * const { result, how } = readSolution('1. Move car A down 2\n2. Move the red car right 2', board);
 * if (result.ok) console.log(result.value.length, how); // 2 label, direction, cells
 */
export function readSolution(text: string, board: Board, notation?: NotationId): ReadSolution {
  check(text, 'text', aText);
  const answer = withoutThoughts(text).replace(TOTAL, '\n');
  checkBoard(board);
  if (notation !== undefined) {
    check(notation, 'notation', oneOf(readers.map(({ id }) => id)));
    return asInNotation(answer, board, notation);
  }
  const read = readAny(answer, board);
  const bare = read.result.ok ? undefined : withoutLineMarks(answer);
  return bare === undefined ? read : readAny(bare, board);
}

/** Reads a text whose notation is not known. */
function readAny(answer: string, board: Board): ReadSolution {
  const exact = asInNotation(answer, board);
  if (exact.result.ok && replay(board, exact.result.value).ok)
    return isDivided(answer, exact.notation) ? withSecond(exact, answer, board) : exact;
  const written = readWritten(answer, board);
  if (!written?.ok) {
    const states = drawnStatesAlone(answer, board);
    if (states !== undefined) return readInNotation(states, board, 'frames');
    const bare = exact.notation === 'json' ? movesBesideOthers(answer, board) : undefined;
    if (bare !== undefined) return bare;
  }
  if (written === undefined) return exact;
  const inNone = exact.notation === undefined || (exact.notation === 'frames' && !isRow(answer, board));
  if (!written.ok) {
    const isBetter =
      inNone ||
      written.error.code === 'illegal-move' ||
      isFarther(written.error, exact) ||
      isUnfinished(written.error, exact) ||
      isStepNumber(exact, answer);
    return isBetter ? { result: written } : exact;
  }
  const { solution, how } = written.value;
  const played = replay(board, solution);
  // moves that a notation can read are read otherwise only where that solves the board, which says nothing of one that is solved already,
  // where no words name their parts, and where the number behind a direction stays a number of cells
  const isRead = exact.result.ok || exact.result.error.code === 'number-out-of-range';
  const better = isRead
    ? !saysParts(exact.notation) &&
      !BEHIND.test(how) &&
      played.ok &&
      played.value.solved &&
      !isSolved(board, startOf(board))
    : played.ok ||
      (!exact.result.ok &&
        (isBroken(exact.result.error, exact.notation) ||
          (!written.value.isPartial &&
            isOtherwise(exact.result.error, answer, played.error.at?.move === solution.length - 1))));
  if (!inNone && !better) return exact;
  return { result: ok(solution), how };
}

/** How moves are read whose numbers, behind the directions, count the moves. */
const BEHIND = /^label, direction, number\b/;

/** Whether a text in a notation may have a draft above its answer; the boards of frames stand apart. */
const isDivided = (text: string, notation: NotationId | undefined): boolean =>
  notation !== 'frames' && /\n[^\S\n]*(?:[-=_*]{3,}[^\S\n]*)?\n/.test(text.trim());

/** A solution in a notation, with what is to be said where its last moves are a solution too. */
function withSecond(exact: ReadSolution, text: string, board: Board): ReadSolution {
  const written = readWritten(text, board);
  if (!written?.ok || written.value.second === undefined || !exact.result.ok) return exact;
  const moves = (solution: Solution) => JSON.stringify(splitSlides(solution));
  const isSame = moves(written.value.solution) === moves(exact.result.value);
  return isSame ? { ...exact, how: `${exact.notation}; ${written.value.second}` } : exact;
}

/** Whether a text of JSON is understood farther than the first property that the notation has not. */
const isFarther = ({ at }: Problem, { notation, result }: ReadSolution): boolean =>
  notation === 'json' &&
  !result.ok &&
  /^unknown property/.test(result.error.message) &&
  orderOf(at) > orderOf(result.error.at);

/** Whether all words are read but the last move lacks its cells, where a notation does not know a word: `aL1 - qD3 - xR`. */
const isUnfinished = ({ code }: Problem, { result }: ReadSolution): boolean =>
  code === 'unfinished' &&
  !result.ok &&
  (result.error.code === 'unknown-vehicle' || result.error.code === 'unexpected-character');

/** Whether the vehicle that a notation misses is the number of a move: `1. AL1`. */
const isStepNumber = ({ result }: ReadSolution, text: string): boolean =>
  !result.ok && /^\d+$/.test(result.error.at?.vehicle ?? '') && /^\s*\d+[.)]\s/.test(text);

/** A number that grows with the place in a text. */
const orderOf = (at: Problem['at']): number => (at?.text?.line ?? 0) * 2 ** 24 + (at?.text?.column ?? 0);

/** The line below a solution that `unjam solve` prints: `8 moves, 16 steps · shortest in moves · 24 states`. */
const TOTAL = /\n\d+ moves?, \d+ steps?(?: · [^\n]*)?\s*$/;

/** Whether a notation says of each part of a move what it is, so that it can mean nothing else. */
const saysParts = (notation: NotationId | undefined): boolean => notation === 'json' || notation === 'words';

/** A solution in a notation; `how` says where the notation leaves a choice that the moves decided. */
function asInNotation(text: string, board: Board, notation?: NotationId): ReadSolution {
  const read = readInNotation(text, board, notation);
  return read.notation === 'csv' && countsUpAsPlus(text, board)
    ? { ...read, how: 'car, move, up as plus' }
    : read;
}

/** Whether a text begins with a line as long as a row of the board; two lines of equal length are taken for frames. */
const isRow = (text: string, { width }: Board): boolean =>
  [...(text.trimStart().split(/[\r\n]/, 1)[0] ?? '').trimEnd()].length === width;

/** Whether a text turned out not to be in the notation of its beginning. One move in words, such as `red car right`, only lacks its number. */
const isBroken = ({ code }: Problem, notation: NotationId | undefined): boolean =>
  code === 'unexpected-character' || code === 'bad-json' || (code === 'unfinished' && notation === 'words');

/**
 * Whether what a notation misses may be there where moves are read by their words: a vehicle, where a sign or the number of the move was
 * taken for its label, or cells, without which a move is one cell. A text whose last move lacks them may be cut off.
 *
 * @param isLast - whether only the last move is illegal
 */
const isOtherwise = ({ code }: Problem, text: string, isLast: boolean): boolean =>
  code === 'unknown-vehicle' || (code === 'unfinished' && (!isLast || /\d\W*$/.test(text)));
