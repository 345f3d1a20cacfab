// How a worker thread reads and solves one board.
import { finishTask } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { notationById } from '@unjam/core/notation';
import { readPiece } from '../../input/piece.ts';
import { type Origin, problemLine } from '../../input/problem-line.ts';
import { formatOfId, recognised } from '../../input/text-reader.ts';
import { type Job, type Outcome, searchOf, type Task, toAnswer } from './job.ts';

/** Reads and solves a board without interruption, for a worker thread, which has loaded the engines for larger boards. */
export function solveWhole(job: Job, { label, format, ...text }: Task): Outcome {
  const piece = { ...text, format: format === undefined ? undefined : formatOfId(format) };
  const read = readPiece({ text: piece, formats: recognised }, job.reading);
  const origin: Origin = { label, line: text.line };
  const { result, name } = read;
  if (!result.ok) return { legal: false, answer: err(problemLine(origin, result.problems)) };
  const answer = toAnswer(
    job,
    notationById(job.notation),
    result.value,
    name,
    origin,
    finishTask(searchOf(job, result.value)),
  );
  if (!answer.ok) return { legal: true, answer };
  const { tallied, text: printed, outcome } = answer.value;
  return { legal: true, answer: ok({ name, tallied, text: printed, outcome }) };
}
