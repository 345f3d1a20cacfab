/*
 * Two solutions in one text, such as a draft and the answer: the moves below a line without a move solve the board by themselves, from
 * its start.
 *
 *     A left 1
 *     Q down 2
 *
 *     A left 1           from here on
 *     Q down 3
 *     X right 4
 */
import type { Problem } from '../../basics/errors.ts';
import { ok, type Result } from '../../basics/result.ts';
import { type Board, isSolved, startOf } from '../../board/board.ts';
import { endAtExit } from '../../board/end-at-exit.ts';
import type { Slide } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { placeAt } from '../../text/place.ts';
import { refuse } from '../parts/refuse.ts';
import type { Chunk } from './chunk.ts';
import { hasDrawnStates } from './drawn-states.ts';

interface Moves {
  readonly slides: readonly Slide[];
  readonly legal: boolean;
  readonly chunks: readonly Chunk[];
  /** Where the last word of each move stands in the text. */
  readonly ends: readonly number[];
}

/**
 * In words: `the moves from line 4 on solve the board without those above them`; a problem where they cannot follow those above them.
 * Undefined where all moves are one solution: their numbers count on, each stands in a paragraph of
 * its own, or the board is drawn between them.
 *
 * @param all - the words of the text
 */
export function secondSolution(
  { slides, legal, chunks, ends }: Moves,
  all: readonly Chunk[],
  text: string,
  board: Board,
): Result<string, Problem> | undefined {
  if (isSolved(board, startOf(board))) return undefined;
  const starts = slides.flatMap((_, index) => {
    const before = ends[index - 1];
    const word = before === undefined ? undefined : chunks.find(({ position }) => position > before);
    const isApart = word !== undefined && /\n[^\n]*\n/.test(text.slice(before, word.position));
    return isApart ? [{ index, position: word.position }] : [];
  });
  const second = starts.find(({ index }) => {
    const played = replay(board, endAtExit(board, slides.slice(index)));
    return played.ok && played.value.solved;
  });
  if (!second) return undefined;
  const { line } = placeAt(text, second.position);
  if (!legal)
    return refuse({
      code: 'illegal-move',
      at: placeAt(text, second.position),
      message: `there are two solutions: the moves from line ${line} on solve the board from its start, and do not follow those above them`,
      expected: 'one solution',
      move: second.index,
    });
  const isCounted = all.some(({ ordinal, position }) => ordinal && position < second.position);
  const isOne = isCounted || starts.length >= slides.length - 1 || hasDrawnStates(text, board);
  if (isOne) return undefined;
  return ok(`the moves from line ${line} on solve the board without those above them`);
}
