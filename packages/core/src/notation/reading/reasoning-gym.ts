import { text as aText, check, checkBoard } from '../../basics/arguments.ts';
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, exitOffset, isSolved, primaryOf, startOf } from '../../board/board.ts';
import { apply, roomOf, type Slide } from '../../board/moves.ts';

/*
 * The verdict of another verifier: the task `rush_hour` of reasoning-gym, a collection of tasks for language models. It
 * is more lenient than `replay`, and here only to be compared with.
 *
 *     I would try F+1, then K+9 and finally A+4.     three moves: F right 1, K right as far as it can go, A right 4
 *
 *   - A move is one capital letter, a sign and digits, anywhere in the text; all other text is skipped.
 *   - A letter means a place in the alphabet: B is the second of the vehicles sorted by label, walls coming after them.
 *   - A vehicle goes as far as it can and at most as far as asked: what is blocked or off the board is skipped.
 *   - Only the end counts: 1 if the primary is at the exit then, else 0.01; 0 for an empty text, and for a move of the
 *     letter that follows the last vehicle or wall, with which the program fails.
 *
 * Source: reasoning-gym, `reasoning_gym/games/rush_hour.py`. Guarantee: the score is that of its `score_answer` for
 * ASCII digits.
 */

/** What reasoning-gym's verifier makes of a text. */
export interface LenientScore {
  /** 1: solved; 0.01: not solved; 0: no text, or a letter with which its program fails. */
  readonly score: 0 | 0.01 | 1;
  /** The slides that were made, without those of no cells. */
  readonly slides: readonly Slide[];
  /** How many moves were found in the text. */
  readonly found: number;
  /** How many of them were not made as written: blocked at once or on the way, or of no vehicle. */
  readonly altered: number;
}

const MOVE = /([A-Z])([+-])(\d+)/g;
const [WIDTH, HEIGHT, ROW] = [6, 6, 2];

/**
 * Scores a text as reasoning-gym does.
 *
 * @param board - 6×6 with cars and trucks, the primary a car in the third row, first by label, with the exit on the right
 * @param text - the answer of a language model, such as `F+1 K+1 M-1`
 * @returns the score; or the problem with a board that reasoning-gym does not take
 *
 * @example
 * const card = parseBoard('BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN', { primary: 'A' });
 * const scored = scoreLeniently(card, 'K+9');
 * if (scored.ok) console.log(scored.value.score); // 0.01
 */
export function scoreLeniently(board: Board, text: string): Result<LenientScore, Problem> {
  checkBoard(board);
  check(text, 'text', aText);
  const problem = boardProblem(board);
  if (problem) return err(problem);
  const vehicles = alphabetical(board);
  const slides: Slide[] = [];
  let [state, found, altered] = [startOf(board), 0, 0];
  for (const [, letter = '', sign, digits] of text.matchAll(MOVE)) {
    found++;
    const place = letter.charCodeAt(0) - 'A'.charCodeAt(0);
    if (place === vehicles.length + board.walls.length)
      return ok({ score: 0, slides, found, altered: altered + 1 });
    const vehicle = vehicles[place];
    const asked = Number(digits);
    const direction = sign === '+' ? 1 : -1;
    const cells = vehicle === undefined ? 0 : Math.min(asked, roomOf(board, state, vehicle, direction));
    if (vehicle === undefined || cells !== asked) altered++;
    if (vehicle === undefined || cells === 0) continue;
    const slide = { vehicle, by: direction * cells };
    slides.push(slide);
    state = apply(state, slide);
  }
  const score = text === '' ? 0 : isSolved(board, state) ? 1 : 0.01;
  return ok({ score, slides, found, altered });
}

/** The vehicles' indexes in the order of their labels. */
const alphabetical = ({ vehicles }: Board): number[] =>
  [...vehicles.keys()].sort((a, b) => (at(vehicles, a).label < at(vehicles, b).label ? -1 : 1));

function boardProblem(board: Board): Problem | undefined {
  const { width, height, exit, vehicles, primary } = board;
  const refused = (message: string, expected: string): Problem => ({
    code: 'unsupported-board',
    message: `reasoning-gym does not take this board: ${message}`,
    expected,
  });
  if (width !== WIDTH || height !== HEIGHT)
    return refused(`it is ${width}×${height}`, `a board of ${WIDTH}×${HEIGHT}`);
  const { orientation, lane, length } = primaryOf(board);
  if (orientation !== 'horizontal' || lane !== ROW || length !== 2 || exitOffset(board) !== WIDTH - length)
    return refused(
      `the primary is ${orientation} and ${length} cells long in lane ${lane + 1}, its exit ${exit}`,
      `a horizontal primary of 2 cells in row ${ROW + 1} with its exit on the right`,
    );
  const long = vehicles.find((vehicle) => vehicle.length > 3);
  if (long) return refused(`${long.label} covers ${long.length} cells`, 'cars and trucks');
  if (new Set(vehicles.map(({ label }) => label)).size < vehicles.length)
    return refused('two vehicles share a label', 'a label for each vehicle');
  if (alphabetical(board)[0] !== primary)
    return refused(
      `the primary is labelled ${primaryOf(board).label}`,
      'the primary to be first in the alphabet, as `unjam convert BOARD --to rows --relabel all` writes it',
    );
  return undefined;
}
