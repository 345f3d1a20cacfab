// What worker threads are asked about some boards at once, and what the boards become with their answers.
import type { Result } from '@unjam/core';
import { at, ok } from '@unjam/core/basics';
import type { Became } from '../../input/named.ts';
import type { EndOfSource, Piece } from '../../input/piece.ts';
import { type Answer, became } from './answer.ts';
import { type Job, type Outcome, solveYielding, type Task } from './job.ts';
import { isTooLarge } from './shared-memory.ts';

export type Item = Result<Piece | EndOfSource, string>;
export type Answered = Result<Became<Answer> | EndOfSource, string>;

/** What a thread is asked about a text; a picture has been read, which took much longer than solving it will. */
export function tasksOf(item: Item): Task[] {
  if (!item.ok || item.value.kind !== 'text') return [];
  const { source, text: given } = item.value;
  const { text, line, column, name, problem, format } = given;
  return [{ text, line, column, name, problem, format: format?.id, label: source.label }];
}

/** The answers of a batch; what was too large for a thread's memory, and what is in pictures, is solved in this thread. */
export async function* answersOf(
  batch: readonly Item[],
  outcomes: readonly Outcome[],
  job: Job,
): AsyncGenerator<Answered, void> {
  let next = 0;
  for (const item of batch) {
    if (!item.ok) {
      yield item;
      continue;
    }
    const piece = item.value;
    if (piece.kind === 'end') {
      yield ok(piece);
      continue;
    }
    const known = piece.kind === 'text' ? at(outcomes, next++) : undefined;
    const outcome = known && !isTooLarge(known) ? known : await solveYielding(job, piece, () => {});
    yield became(piece, outcome.legal, outcome.answer);
  }
}
