import {
  type Algorithm,
  type CancelSignal,
  finish,
  type Result,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
  solveTask,
} from '@unjam/core';
import '@unjam/core/anytime';
import { type Notation, type NotationId, notationById } from '@unjam/core/notation';
import { type AlgorithmId, algorithmById } from '@unjam/core/search';
import type { InputBoard } from '../../input/boards.ts';
import { type SolveRecord, solveRecord, type Task } from '../../output/solve-record.ts';
import { finishYielding } from '../../yield-to-event-loop.ts';

/** How to solve every board; sent to worker threads, so algorithm and notation are given by their ids. */
export interface Job {
  readonly algorithm: AlgorithmId;
  readonly notation: NotationId;
  readonly request: Omit<SearchRequest, 'signal'>;
}

/** One message to a worker thread; its answer has the outcomes in the same order. */
export interface Batch {
  readonly job: Job;
  readonly tasks: readonly Task[];
}

/** The record of a board, or one line: the algorithm does not take the board, or the notation cannot express the solution. */
export type Outcome = Result<SolveRecord, string>;

/** A board that was read, and the record of its search. */
export interface Solved {
  readonly input: InputBoard;
  readonly record: SolveRecord;
}

/** A solved board, or one line about a board that could not be read or whose solution could not be written. */
export type Answer = Result<Solved, string>;

const algorithmOf = ({ algorithm }: Job): Algorithm => algorithmById(algorithm);
export const notationOf = ({ notation }: Job): Notation => notationById(notation);

/** Solves a board without interruption, for a worker thread. */
export const solveWhole = (job: Job, task: Task): Outcome =>
  toOutcome(job, task, finish(searchOf(job, task)));

/** Solves a board and lets the event loop run now and then. */
export async function solveYielding(
  job: Job,
  task: Task,
  onProgress: (progress: SearchProgress) => void,
  signal?: CancelSignal,
): Promise<Outcome> {
  return toOutcome(job, task, await finishYielding(searchOf(job, task, signal), onProgress));
}

/** The search of a board; with `anytime` it is that of `solve`. */
function searchOf(job: Job, { board }: Task, signal?: CancelSignal) {
  const request = { ...job.request, ...(signal && { signal }) };
  return request.anytime ? solveTask(board, request) : algorithmOf(job).run(board, request);
}

const toOutcome = (job: Job, task: Task, result: SearchResult): Outcome =>
  solveRecord(task, result, algorithmOf(job), job.request, notationOf(job));
