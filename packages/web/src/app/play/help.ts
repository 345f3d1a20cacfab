// Hints, and the page playing by itself.

import { signal } from '@preact/signals';
import type { Slide, Solution } from '@unjam/core';
import { describeHint, hintOf } from '@unjam/core/analysis';
import { describeMove } from '@unjam/core/board';
import { describeInColour } from '@unjam/core/render';
import {
  boardNow,
  makeMove,
  pointed,
  session,
  state,
  stepForth,
  timeline,
  watching,
  won,
} from '../game/store.ts';
import { comingMoves } from '../game/timeline.ts';
import { search, stuckMessage } from '../solver/solver.ts';

/** What the page last said about the game: a hint, or why there is none. */
export const message = signal('');

/** Search under way for a hint or for watching, if it takes long enough to be told. */
export const thinking = signal<AbortController | undefined>(undefined);

async function solutionNow(): Promise<Solution | undefined> {
  thinking.value?.abort();
  const control = new AbortController();
  thinking.value = control;
  const board = boardNow.value;
  const from = state.value;
  const result = await search(board, { signal: control.signal });
  if (thinking.value === control) thinking.value = undefined;
  if (state.value !== from) return undefined;
  if (result.kind === 'solved') return result.solution;
  if (result.kind === 'unsolvable') message.value = await stuckMessage(board);
  else if (result.kind === 'limit')
    message.value =
      result.which === 'cancelled'
        ? 'Stopped.'
        : `No solution found within the ${result.which === 'memory' ? 'memory' : result.which} that this page allows.`;
  return undefined;
}

export async function giveHint(): Promise<void> {
  watching.value = false;
  if (won.value) {
    message.value = 'The red car is out already.';
    return;
  }
  const solution = await solutionNow();
  if (!solution) return;
  const board = boardNow.value;
  const hint = hintOf(board, solution, 'moves', describeInColour);
  message.value = describeHint(board, hint, describeInColour);
  if (hint.kind === 'move') pointed.value = hint.move;
}

/** Milliseconds between two moves that the page plays. */
const PACE = 520;

/** Starts or stops the page playing: first the moves that a link or undo left ahead, then the shortest solution. */
export async function toggleWatching(): Promise<void> {
  if (watching.value) {
    watching.value = false;
    return;
  }
  if (won.value) return;
  if (comingMoves(timeline.value).length > 0) {
    watching.value = true;
    message.value = 'Playing the moves that were made.';
    await pace(() => {
      const move = comingMoves(timeline.value)[0];
      if (move) stepForth();
      return move;
    });
    return;
  }
  const solution = await solutionNow();
  if (!solution) return;
  watching.value = true;
  const left = [...solution];
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
    message.value = describeMove(session.value.board, move, describeInColour);
    const after = state.value;
    await new Promise((resolve) => setTimeout(resolve, PACE));
    // whoever touches the board takes over
    if (state.value !== after) break;
  }
  watching.value = false;
}
