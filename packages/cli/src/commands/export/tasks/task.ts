import type { Board, Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { cellsOf, joinSlides } from '@unjam/core/board';
import type { DataColumn } from '@unjam/core/catalogue';
import { boardOfLayout, layoutOf } from '@unjam/core/generate';
import type { Notation } from '@unjam/core/notation';
import { type Split, splitOf } from '../../../input/family.ts';
import { difficultyRecord } from '../../../output/difficulty-record.ts';
import { answersTo } from './answers.ts';
import { requestFor } from './request.ts';

/** What is written of a puzzle: a value for each of `taskColumns`, by its name. */
export interface TaskRecord {
  readonly name: string;
  readonly split: Split;
  readonly board: string;
  readonly moves: number;
  readonly [key: string]: string | number;
}

/** More shortest solutions than this are not counted exactly, so that every reader of numbers has the same ones. */
const MOST = Number.MAX_SAFE_INTEGER;

/** The columns of tasks, in their order; all have a value in every row. */
export const taskColumns: readonly DataColumn[] = [
  { name: 'name', type: 'text', meaning: 'of the puzzle' },
  { name: 'split', type: 'text', meaning: 'train, validation or test; depends on the family alone' },
  {
    name: 'family',
    type: 'text',
    meaning: 'the same for all boards that can be reached from one another and for their mirror images',
  },
  { name: 'prompt', type: 'text', meaning: 'the task in words, with the board drawn in letters' },
  { name: 'answer', type: 'text', meaning: 'a shortest solution in moves, as the prompt asks for it' },
  {
    name: 'board',
    type: 'text',
    meaning:
      'the rows, separated by slashes: . is an empty cell, # a wall, X the red car, which leaves at the right',
  },
  { name: 'width', type: 'integer', meaning: 'columns of the board' },
  { name: 'height', type: 'integer', meaning: 'rows of the board' },
  { name: 'vehicles', type: 'integer', meaning: 'vehicles, the red car included' },
  { name: 'walls', type: 'integer', meaning: 'walls' },
  {
    name: 'moves',
    type: 'integer',
    meaning: 'length of a shortest solution in moves: slides of any length; proved',
  },
  {
    name: 'steps',
    type: 'integer',
    meaning: 'length of a shortest solution in steps: slides of one cell; proved',
  },
  { name: 'notation', type: 'text', meaning: 'how the answers are written: an id of unjam help notations' },
  { name: 'answer_in_steps', type: 'text', meaning: 'a solution that is shortest in steps' },
  {
    name: 'shortest_solutions',
    type: 'integer',
    meaning: 'how many solutions are shortest in moves; 2^53 - 1 where there are that many or more',
  },
  { name: 'shortest_solutions_in_steps', type: 'integer', meaning: 'the same in steps' },
  { name: 'states', type: 'integer', meaning: 'boards that can be reached' },
  { name: 'rating', type: 'integer', meaning: 'how hard the puzzle is for a person, 0 to 100, as predicted' },
  {
    name: 'grade',
    type: 'text',
    meaning: 'the rating in a word: beginner, intermediate, advanced, expert or grandmaster',
  },
  {
    name: 'predicted_seconds',
    type: 'number',
    meaning: 'the time within which half of all players are predicted to solve it',
  },
  {
    name: 'predicted_seconds_least',
    type: 'number',
    meaning: 'the lower end of the range of four boards in five',
  },
  { name: 'predicted_seconds_most', type: 'number', meaning: 'the upper end of this range' },
  { name: 'gives_up', type: 'number', meaning: 'the share of players who are predicted to give up' },
  { name: 'gives_up_least', type: 'number', meaning: 'the lower end of the range of four boards in five' },
  { name: 'gives_up_most', type: 'number', meaning: 'the upper end of this range' },
  {
    name: 'themes',
    type: 'text',
    meaning: 'what the puzzle is about: ids of unjam rate --help, separated by spaces',
  },
  {
    name: 'extrapolated',
    type: 'text',
    meaning: 'in what the prediction goes beyond the boards that people were timed on, separated by spaces',
  },
];

/**
 * A puzzle with its answers.
 *
 * @param original - its labels are replaced: the primary is X, the others A, B, C ... from the top left
 * @returns fails, in one line, for a board without a solution or with a cluster that is too large
 */
export function taskOf(name: string, original: Board, notation: Notation): Result<TaskRecord, string> {
  const board = boardOfLayout(layoutOf(original));
  const found = answersTo(board);
  if (!found.ok) return found;
  const { states, shortestSolutions, rating, solutions, length, family } = found.value;
  const rows = rowsOf(board);
  const answer = notation.print(joinSlides(solutions.moves), board);
  const inSteps = notation.print(joinSlides(solutions.steps), board);
  if (!answer.ok) return err(answer.error.message);
  if (!inSteps.ok) return err(inSteps.error.message);
  const difficulty = difficultyRecord(rating);
  return ok({
    name,
    split: splitOf(family),
    family,
    prompt: `${rules} ${legend}\n\n${rows.join('\n')}\n\n${requestFor(notation)}`,
    answer: answer.value,
    board: rows.join('/'),
    width: board.width,
    height: board.height,
    vehicles: board.vehicles.length,
    walls: board.walls.length,
    moves: length.moves,
    steps: length.steps,
    notation: notation.id,
    answer_in_steps: inSteps.value,
    shortest_solutions: limited(shortestSolutions.moves),
    shortest_solutions_in_steps: limited(shortestSolutions.steps),
    states,
    rating: difficulty.rating,
    grade: difficulty.grade,
    predicted_seconds: difficulty.seconds,
    predicted_seconds_least: difficulty.secondsRange[0],
    predicted_seconds_most: difficulty.secondsRange[1],
    gives_up: difficulty.givesUp,
    gives_up_least: difficulty.givesUpRange[0],
    gives_up_most: difficulty.givesUpRange[1],
    themes: difficulty.themes.join(' '),
    extrapolated: difficulty.extrapolated.join(' '),
  });
}

const rules =
  'This is a sliding block puzzle. A vehicle slides along its own row or column, over empty cells only. The puzzle is solved when ' +
  'the vehicle X touches the right edge of the board. A move slides one vehicle by one or more cells.';

const legend =
  'In the drawing each letter is a vehicle that covers the cells with this letter, . is an empty cell, and # is a wall.';

/** The prompt that goes with a picture of the board in place of the drawing. */
export const picturePrompt = (notation: Notation): string =>
  `${rules} The picture shows the board; each vehicle has its letter, and X is the red one.\n\n${requestFor(notation)}`;

/** The rows of the board, a character a cell: `.` is empty, `#` a wall. */
function rowsOf({ width, height, vehicles, walls }: Board): string[] {
  const cells = new Array<string>(width * height).fill('.');
  for (const wall of walls) cells[wall] = '#';
  for (const vehicle of vehicles) for (const cell of cellsOf(vehicle, width)) cells[cell] = vehicle.label;
  return Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width).join(''));
}

const limited = (count: number | bigint | string | null): number => Math.min(Number(count), MOST);
