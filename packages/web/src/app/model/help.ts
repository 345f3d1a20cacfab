// Hints, and watching: the app plays moves by itself. It is loaded when it is asked for, by ask-help.ts.

import { words } from '@unjam/board/board-words';
import type { Board, LimitKind, Slide, Solution } from '@unjam/core';
import type { Hint } from '@unjam/core/analysis';
import { movesAhead } from '@unjam/core/game';
import { searchText } from '../language/english/search.ts';
import { search } from '../solver/solver.ts';
import { stuckMessage } from '../solver/tasks.ts';
import { attempts, marked, message, page, pointed, thinking, watching } from './state.ts';
import { attempt, boardNow, boardText, makeMove, noteHint, state, stepForth, won } from './store.ts';

interface Found {
  readonly solution: Solution;
  /** What ended the search where the solution is not proved shortest. */
  readonly which?: LimitKind;
  /** Whether the player stopped the search. */
  readonly stopped: boolean;
}

/** The best solution from here, also of a search that the player stopped; undefined where a message says why there is none. */
async function solutionNow(): Promise<Found | undefined> {
  thinking.value?.abort();
  const control = new AbortController();
  thinking.value = control;
  const board = boardNow.value;
  const from = state.value;
  const result = await search(board, { algorithm: 'anytime', signal: control.signal });
  if (thinking.value === control) thinking.value = undefined;
  // another state, or another page, is shown by now
  if (state.value !== from || page.value !== 'play') return undefined;
  // the next press has begun another search
  if (thinking.value !== undefined) return undefined;
  if (result.kind === 'solved')
    return {
      solution: result.solution,
      ...(result.optimal === false && { which: result.which }),
      stopped: control.signal.aborted,
    };
  if (result.kind === 'unsolvable') {
    const text = await stuckMessage(board);
    if (boardNow.value === board) message.value = text;
  } else if (result.kind === 'limit') {
    const { sayLimit } = await import('../solver/limit-text.ts');
    if (boardNow.value === board) message.value = () => sayLimit(result);
  }
  return undefined;
}

/** The hint of the present state, and how much of it was said: what blocks, which vehicle, which move. */
let given: { readonly from: string; readonly hint: Hint; said: number } | undefined;

/** The board of the puzzle and the state that it is in. */
const place = (): string => `${boardText.value} ${state.value}`;

/** Says a little more with each call: what blocks the red car, then which vehicle to move, then the move. */
export async function giveHint(): Promise<void> {
  watching.value = false;
  if (won.value) {
    message.value = () => searchText().alreadySolved;
    return;
  }
  const from = place();
  if (given?.from !== from) {
    const answer = await solutionNow();
    if (!answer) return;
    // what is not said does not count as a hint
    const [{ hintOf }] = await Promise.all([hints(), hintWords()]);
    if (place() !== from) return;
    // a press in the meantime may have found the same hint
    if (given?.from !== from)
      given = { from, hint: hintOf(boardNow.value, answer.solution, 'moves', answer.which), said: 0 };
  }
  // however much of it is said, it is one hint
  if (given.said === 0) noteHint();
  given.said = Math.min(3, given.said + 1);
  await sayHint(boardNow.value, given.hint, given.said);
}

/** What finds and describes hints: loaded with the first one. */
const hints = () => import('./hints.ts');
const hintWords = () => import('../language/hint-words.ts');

async function sayHint(board: Board, hint: Hint, step: number): Promise<void> {
  if (hint.kind !== 'move') return;
  const { hintsOf } = await hintWords();
  // another board, or the board after a move, is shown by now
  if (boardNow.value !== board) return;
  const { move, because, remaining, optimal } = hint;
  if (step >= 3) {
    message.value = () => hintsOf(board).move(move, because, remaining, optimal !== false);
    marked.value = [];
    pointed.value = move;
    return;
  }
  const { blockersOf } = await hints();
  // a further press has said more in the meantime
  if (given?.said !== step || boardNow.value !== board) return;
  const blockers = blockersOf(board);
  message.value = () => (step === 1 ? hintsOf(board).blockers(blockers) : hintsOf(board).next(move, because));
  marked.value = step === 1 ? blockers : [move.vehicle];
}

/** Milliseconds between two moves that the app plays. */
const PACE = 520;

/** Starts watching: first the moves that redo would bring back, then the shortest solution. */
export async function watch(): Promise<void> {
  if (won.value) return;
  if (movesAhead(attempts.value).length > 0) {
    watching.value = true;
    const { length } = movesAhead(attempts.value);
    message.value = () => searchText().replay(length);
    await pace(() => {
      const move = movesAhead(attempts.value)[0];
      if (move) stepForth();
      return move;
    });
    return;
  }
  const answer = await solutionNow();
  if (!answer) return;
  if (answer.stopped) {
    message.value = () => searchText().stopped;
    return;
  }
  watching.value = true;
  const left = [...answer.solution];
  await pace(() => {
    const move = left.shift();
    if (move) makeMove(move);
    return move;
  });
}

async function pace(next: () => Slide | undefined): Promise<void> {
  while (watching.value) {
    const move = next();
    if (!move) break;
    const { board } = attempt.value;
    message.value = () => words.move(board, move);
    const after = state.value;
    await new Promise((resolve) => setTimeout(resolve, PACE));
    // a move of the player ends it
    if (state.value !== after) break;
  }
  watching.value = false;
}
